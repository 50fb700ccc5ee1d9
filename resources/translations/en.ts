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
        <source>link {a} → {b}: {n} chunks ({bytes} bytes)</source>
        <translation>
            <numerusform>link {a} → {b}: {n} chunks ({bytes} bytes)</numerusform>
            <numerusform>link {a} → {b}: {n} chunks ({bytes} bytes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Switch: messages between different pairs go through it at once. Under way now: {n}.</source>
        <translation>
            <numerusform>Switch: messages between different pairs go through it at once. Under way now: {n}.</numerusform>
            <numerusform>Switch: messages between different pairs go through it at once. Under way now: {n}.</numerusform>
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
    <message numerus="yes">
        <source>then: {turns} and {n} more</source>
        <translation>
            <numerusform>then: {turns} and {n} more</numerusform>
            <numerusform>then: {turns} and {n} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} at once</source>
        <translation>
            <numerusform>{n} at once</numerusform>
            <numerusform>{n} at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message numerus="yes">
        <source>{n} more</source>
        <translation>
            <numerusform>{n} more</numerusform>
            <numerusform>{n} more</numerusform>
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
    <name>data</name>
    <message numerus="yes">
        <source>node {node} holds {n} chunks for node {end}, {origins}</source>
        <translation>
            <numerusform>node {node} holds {n} chunk for node {end}, {origins}</numerusform>
            <numerusform>node {node} holds {n} chunks for node {end}, {origins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each node holds {n} chunks now.</source>
        <translation>
            <numerusform>Each node holds {n} chunk now.</numerusform>
            <numerusform>Each node holds {n} chunks now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>embedding words</name>
    <message numerus="yes">
        <source>{n} logical edges: {list}</source>
        <translation>
            <numerusform>{n} logical edge: {list}</numerusform>
            <numerusform>{n} logical edges: {list}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links</source>
        <translation>
            <numerusform>{n} link</numerusform>
            <numerusform>{n} links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{list} and {n} more</source>
        <translation>
            <numerusform>{list} and {n} more</numerusform>
            <numerusform>{list} and {n} more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>export</name>
    <message numerus="yes">
        <source>{note} (and {n} more)</source>
        <translation>
            <numerusform>{note} (and {n} more)</numerusform>
            <numerusform>{note} (and {n} more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures; {size}</source>
        <translation>
            <numerusform>{n} picture; {size}</numerusform>
            <numerusform>{n} pictures; {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures in {seconds} s; {size}</source>
        <translation>
            <numerusform>{n} picture in {seconds} s; {size}</numerusform>
            <numerusform>{n} pictures in {seconds} s; {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fit</name>
    <message numerus="yes">
        <source>and {n} more groups</source>
        <translation>
            <numerusform>and {n} more group</numerusform>
            <numerusform>and {n} more groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times of 0 bytes have no place on a logarithmic axis</source>
        <translation>
            <numerusform>{n} time of 0 bytes has no place on a logarithmic axis</numerusform>
            <numerusform>{n} times of 0 bytes have no place on a logarithmic axis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formula</name>
    <message numerus="yes">
        <source>{name}: paid by {n} transfers, lit up in their steps</source>
        <translation>
            <numerusform>{name}: paid by {n} transfer, lit up in its step</numerusform>
            <numerusform>{name}: paid by {n} transfers, lit up in their steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gray code</name>
    <message numerus="yes">
        <source>Reflect: write the {n} codes of length {bits} once more below a mirror, the last one first. Either side of the mirror stands the same code.</source>
        <translation>
            <numerusform>Reflect: write the {n} code of length {bits} once more below a mirror, the last one first. Either side of the mirror stands the same code.</numerusform>
            <numerusform>Reflect: write the {n} codes of length {bits} once more below a mirror, the last one first. Either side of the mirror stands the same code.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put 0 in front of the {n} codes above the mirror.</source>
        <translation>
            <numerusform>Put 0 in front of the {n} code above the mirror.</numerusform>
            <numerusform>Put 0 in front of the {n} codes above the mirror.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put 1 in front of the {n} codes below it. At the mirror, and from the last code to the first, only the new bit {bit} changes; everywhere else the bit that changed before.</source>
        <translation>
            <numerusform>Put 1 in front of the {n} code below it. At the mirror, and from the last code to the first, only the new bit {bit} changes; everywhere else the bit that changed before.</numerusform>
            <numerusform>Put 1 in front of the {n} codes below it. At the mirror, and from the last code to the first, only the new bit {bit} changes; everywhere else the bit that changed before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gray tutor</name>
    <message numerus="yes">
        <source>The ring is closed: {n} steps, each along one link, and back to position 0.</source>
        <translation>
            <numerusform>The ring is closed: {n} step, along one link, and back to position 0.</numerusform>
            <numerusform>The ring is closed: {n} steps, each along one link, and back to position 0.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message numerus="yes">
        <source>{operation}: all {n} cycles</source>
        <translation>
            <numerusform>{operation}: {n} cycle</numerusform>
            <numerusform>{operation}: all {n} cycles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>happens</name>
    <message numerus="yes">
        <source>In {n} steps with {transfers}: {aim}.</source>
        <translation>
            <numerusform>In {n} step with {transfers}: {aim}.</numerusform>
            <numerusform>In {n} steps with {transfers}: {aim}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nodes {a} and {b} differ in {n} bits.</source>
        <translation>
            <numerusform>Nodes {a} and {b} differ in {n} bit.</numerusform>
            <numerusform>Nodes {a} and {b} differ in {n} bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nodes {a} and {b} are {n} links apart.</source>
        <translation>
            <numerusform>Nodes {a} and {b} are {n} link apart.</numerusform>
            <numerusform>Nodes {a} and {b} are {n} links apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Node {a} sends its sum of {n} values to node {b}, whose sum then holds {held} of {all}.</source>
        <translation>
            <numerusform>Node {a} sends its sum of {n} value to node {b}, whose sum then holds {held} of {all}.</numerusform>
            <numerusform>Node {a} sends its sum of {n} values to node {b}, whose sum then holds {held} of {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for the hub, in this order: {turns} and {n} more.</source>
        <translation>
            <numerusform>Waiting for the hub, in this order: {turns} and {n} more.</numerusform>
            <numerusform>Waiting for the hub, in this order: {turns} and {n} more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>measurement lab</name>
    <message numerus="yes">
        <source>and {n} more lines</source>
        <translation>
            <numerusform>and {n} more line</numerusform>
            <numerusform>and {n} more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>over-time</name>
    <message numerus="yes">
        <source>{n} links</source>
        <translation>
            <numerusform>{n} link</numerusform>
            <numerusform>{n} links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} links; a row’s height: {share} % of them busy</source>
        <translation>
            <numerusform>{n} link; a row’s height: {share} % of them busy</numerusform>
            <numerusform>{n} links; a row’s height: {share} % of them busy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {n} wait for one link: for {link}, in cycle {cycle}</source>
        <translation>
            <numerusform>at most {n} waits for one link: for {link}, in cycle {cycle}</numerusform>
            <numerusform>at most {n} wait for one link: for {link}, in cycle {cycle}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most {n} wait for the hub, in cycle {cycle}</source>
        <translation>
            <numerusform>at most {n} wait for the hub, in cycle {cycle}</numerusform>
            <numerusform>at most {n} wait for the hub, in cycle {cycle}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>own formula</name>
    <message numerus="yes">
        <source>equal in all {n} cases tried</source>
        <translation>
            <numerusform>equal in the {n} case tried</numerusform>
            <numerusform>equal in all {n} cases tried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>equal to the closed form in all {n} cases</source>
        <translation>
            <numerusform>equal to the closed form in {n} case</numerusform>
            <numerusform>equal to the closed form in all {n} cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {n} cases your formula has no exact value ({reason})</source>
        <translation>
            <numerusform>in {n} case your formula has no exact value ({reason})</numerusform>
            <numerusform>in {n} cases your formula has no exact value ({reason})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} large cases were not simulated</source>
        <translation>
            <numerusform>{n} large case was not simulated</numerusform>
            <numerusform>{n} large cases were not simulated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>page</name>
    <message numerus="yes">
        <source>{switching}, packets of {n} words</source>
        <translation>
            <numerusform>{switching}, packets of {n} word</numerusform>
            <numerusform>{switching}, packets of {n} words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>place</name>
    <message numerus="yes">
        <source>{chunks} to {n} nodes</source>
        <translation>
            <numerusform>{chunks} to {n} node</numerusform>
            <numerusform>{chunks} to {n} nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{chunks} from {n} nodes</source>
        <translation>
            <numerusform>{chunks} from {n} node</numerusform>
            <numerusform>{chunks} from {n} nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} crossings; busy for {busy} of {time} ({share} %)</source>
        <translation>
            <numerusform>{n} crossing; busy for {busy} of {time} ({share} %)</numerusform>
            <numerusform>{n} crossings; busy for {busy} of {time} ({share} %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}; at most {n} waiting</source>
        <translation>
            <numerusform>{what}; at most {n} waiting</numerusform>
            <numerusform>{what}; at most {n} waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>presets</name>
    <message numerus="yes">
        <source>words of {n} bytes</source>
        <translation>
            <numerusform>words of {n} byte</numerusform>
            <numerusform>words of {n} bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reading</name>
    <message numerus="yes">
        <source>{name}: {n} rows, {low} to {high} bytes</source>
        <translation>
            <numerusform>{name}: {n} row, {low} to {high} bytes</numerusform>
            <numerusform>{name}: {n} rows, {low} to {high} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} rows of {low} bytes</source>
        <translation>
            <numerusform>{name}: {n} row of {low} bytes</numerusform>
            <numerusform>{name}: {n} rows of {low} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} processes</source>
        <translation>
            <numerusform>{name}, {n} process</numerusform>
            <numerusform>{name}, {n} processes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>recovery</name>
    <message numerus="yes">
        <source>The program was not closed properly. Unsaved changes of {n} windows were kept:</source>
        <translation>
            <numerusform>The program was not closed properly. Unsaved changes of {n} window were kept:</numerusform>
            <numerusform>The program was not closed properly. Unsaved changes of {n} windows were kept:</numerusform>
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
        <source>{n} bytes</source>
        <translation>
            <numerusform>{n} bytes</numerusform>
            <numerusform>{n} bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} bytes</source>
        <translation>
            <numerusform>{low} to {high} bytes</numerusform>
            <numerusform>{low} to {high} bytes</numerusform>
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
    <name>steps</name>
    <message numerus="yes">
        <source>{n} steps; the parts sum up to {time}</source>
        <translation>
            <numerusform>{n} step; its parts sum up to {time}</numerusform>
            <numerusform>{n} steps; the parts sum up to {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>textbook</name>
    <message numerus="yes">
        <source>{n} sets of chunks find no room here.</source>
        <translation>
            <numerusform>{n} set of chunks finds no room here.</numerusform>
            <numerusform>{n} sets of chunks find no room here.</numerusform>
        </translation>
    </message>
</context>
</TS>
