"""The words of the panel "Data"."""

from __future__ import annotations

from engine.report.data import Data
from engine.text import QT_TRANSLATE_NOOP, Text
from gui.words import number

DATA = Text(QT_TRANSLATE_NOOP("data", "Data"))
WHO = Text(QT_TRANSLATE_NOOP("data", "Who holds what: a row is a node, a column a chunk"))
NOW = Text(QT_TRANSLATE_NOOP("data", "sum now"))
END = Text(QT_TRANSLATE_NOOP("data", "at the end"))
HELD = Text(QT_TRANSLATE_NOOP("data", "holds"))
IN_SUM = Text(QT_TRANSLATE_NOOP("data", "in the sum"))
ARRIVING = Text(QT_TRANSLATE_NOOP("data", "arriving now"))
NOT_YET = Text(QT_TRANSLATE_NOOP("data", "not there"))
REPLAYING = Text(QT_TRANSLATE_NOOP("data", "who holds what is being worked out"))
TOO_MANY = QT_TRANSLATE_NOOP(
    "data",
    "The matrix is drawn for at most {most} nodes, for its squares would be too small; "
    "here are {p}. {counts}",
)
EACH_HOLDS = QT_TRANSLATE_NOOP("data", "Each node holds {n} chunks now.", None, 1)
HOLD_RANGE = QT_TRANSLATE_NOOP("data", "Nodes hold from {low} to {high} chunks now.")
CHUNKS_A_NODE = QT_TRANSLATE_NOOP("data", "{before} → {after} chunks a node")
VALUES_A_NODE = QT_TRANSLATE_NOOP("data", "{before} → {after} of {all} values in a sum")
PICK = Text(QT_TRANSLATE_NOOP("data", "a click on a square shows the way of its chunk"))
LIFE = QT_TRANSLATE_NOOP("data", "The way of {chunk}")
STAYS = QT_TRANSLATE_NOOP("data", "{chunk} is sent nowhere")
NUMBERS = QT_TRANSLATE_NOOP(
    "data", "node {node}: its sum is {now} now and must be {end} at the end"
)
NO_SUM = QT_TRANSLATE_NOOP("data", "node {node}: it has no sum now; at the end it must be {end}")
NONE_DUE = QT_TRANSLATE_NOOP("data", "node {node}: its sum is {now} now; no result is due here")
NOTHING_DUE = QT_TRANSLATE_NOOP("data", "node {node}: it has no sum now, and no result is due here")
BOTH = QT_TRANSLATE_NOOP("data", "{cell}; {numbers}")


def of_numbers(node: int, now: int | None, end: int | None) -> Text:
    """Return what the numbers beside a row say."""
    if now is None:
        return Text(NOTHING_DUE, node=node) if end is None else Text(NO_SUM, node=node, end=end)
    if end is None:
        return Text(NONE_DUE, node=node, now=number(now))
    return Text(NUMBERS, node=node, now=number(now), end=number(end))


def in_words(data: Data, cycle: int, node: int, column: int, value: int | None) -> Text:
    """Return all that a cell and the numbers of its row say."""
    cell = data.told(cycle, node, column)
    if not data.adds:
        return cell
    return Text(BOTH, cell=cell, numbers=of_numbers(node, value, data.due[node]))
