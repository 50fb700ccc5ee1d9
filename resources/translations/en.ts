<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>canvas</name>
    <message numerus="yes">
        <source>link {a} → {b}: {n} chunks ({words} words)</source>
        <translation>
            <numerusform>link {a} → {b}: {n} chunk ({words} words)</numerusform>
            <numerusform>link {a} → {b}: {n} chunks ({words} words)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}; {n} waiting</source>
        <translation>
            <numerusform>{what}; {n} waiting</numerusform>
            <numerusform>{what}; {n} waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{links} and {n} more</source>
        <translation>
            <numerusform>{links} and {n} more</numerusform>
            <numerusform>{links} and {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {every} links in use. {next}</source>
        <translation>
            <numerusform>{n} of {every} links in use. {next}</numerusform>
            <numerusform>{n} of {every} links in use. {next}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message numerus="yes">
        <source>{kind}, {n} nodes</source>
        <translation>
            <numerusform>{kind}, {n} node</numerusform>
            <numerusform>{kind}, {n} nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message numerus="yes">
        <source>{n} chunks</source>
        <translation>
            <numerusform>{n} chunk</numerusform>
            <numerusform>{n} chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} chunks</source>
        <translation>
            <numerusform>{low} to {high} chunks</numerusform>
            <numerusform>{low} to {high} chunks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} words</source>
        <translation>
            <numerusform>{n} word</numerusform>
            <numerusform>{n} words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} words</source>
        <translation>
            <numerusform>{low} to {high} words</numerusform>
            <numerusform>{low} to {high} words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} transfers</source>
        <translation>
            <numerusform>{n} transfer</numerusform>
            <numerusform>{n} transfers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>along {n} dimensions</source>
        <translation>
            <numerusform>along {n} dimension</numerusform>
            <numerusform>along {n} dimensions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on {n} links</source>
        <translation>
            <numerusform>on {n} link</numerusform>
            <numerusform>on {n} links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs of nodes swap {amount} {where}</source>
        <translation>
            <numerusform>{n} pair of nodes swaps {amount} {where}</numerusform>
            <numerusform>{n} pairs of nodes swap {amount} {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} nodes send {amount} each {where}</source>
        <translation>
            <numerusform>{n} node sends {amount} {where}</numerusform>
            <numerusform>{n} nodes send {amount} each {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentence}, over {n} links</source>
        <translation>
            <numerusform>{sentence}, over {n} link</numerusform>
            <numerusform>{sentence}, over {n} links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentence}, over up to {n} links</source>
        <translation>
            <numerusform>{sentence}, over up to {n} link</numerusform>
            <numerusform>{sentence}, over up to {n} links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sentence}; {n} wait</source>
        <translation>
            <numerusform>{sentence}; {n} waits</numerusform>
            <numerusform>{sentence}; {n} wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>scenes</name>
    <message numerus="yes">
        <source>{topology}, {n} nodes: {operation}</source>
        <translation>
            <numerusform>{topology}, {n} node: {operation}</numerusform>
            <numerusform>{topology}, {n} nodes: {operation}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>textbook</name>
    <message numerus="yes">
        <source>{kind}, {n} nodes</source>
        <comment>Hypercube, 8 nodes</comment>
        <translation>
            <numerusform>{kind}, {n} node</numerusform>
            <numerusform>{kind}, {n} nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sets of chunks find no room here.</source>
        <translation>
            <numerusform>{n} set of chunks finds no room here.</numerusform>
            <numerusform>{n} sets of chunks find no room here.</numerusform>
        </translation>
    </message>
</context>
</TS>
