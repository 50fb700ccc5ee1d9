"""One run in a few lines of plain text, for reading at a terminal."""

from __future__ import annotations

from engine.exact_time import format_exact
from engine.formulas.bounds import BOUNDS
from engine.report.embedding_words import embedding_lines, shift_lines
from engine.report.method import costs_text, method_of, terms_text
from engine.report.turns import most_waiting
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

HEAD = QT_TRANSLATE_NOOP("summary", "{operation} on {network}, p = {p} ({dims}), {switching}")
ALGORITHM = QT_TRANSLATE_NOOP("summary", "algorithm: {title} ({key})")
COUNTS = QT_TRANSLATE_NOOP("summary", "steps: {steps}, cycles: {cycles}")
SIMULATED = QT_TRANSLATE_NOOP("summary", "simulated time: {time} = {terms}")
EQUAL = QT_TRANSLATE_NOOP("summary", "formula: {time} = {terms}, equal to the last digit")
DIFFERS = QT_TRANSLATE_NOOP("summary", "formula: {time} = {terms}, the difference is {difference}")
NO_FORM = QT_TRANSLATE_NOOP("summary", "formula: no closed form is claimed for this case")
PRINTED = QT_TRANSLATE_NOOP("summary", "as printed in the lecture: {time}")
PRINTED_BOUND = QT_TRANSLATE_NOOP("summary", "as printed in the lecture: at most {time}")
CONTENTION = QT_TRANSLATE_NOOP(
    "summary", "without contention: {time}; price of contention: {ratio}"
)
LINKS = QT_TRANSLATE_NOOP(
    "summary",
    "links: at most {chunks} chunks on one, {waiting} waiting, congestion {congestion}",
)
HUB = QT_TRANSLATE_NOOP("summary", "hub: one message at a time, at most {n} waiting")
BOUNDS_LINE = QT_TRANSLATE_NOOP("summary", "lower bounds: {bounds}")
BOUND = QT_TRANSLATE_NOOP("summary", "{bound} {time}")
AT_BOUND = QT_TRANSLATE_NOOP("summary", "the run reaches the largest ({bound})")
FROM_BOUND = QT_TRANSLATE_NOOP("summary", "the run takes {ratio} times the largest ({bound})")


def summary_of(run: Run) -> list[Text | str]:
    """Return the lines that tell a run."""
    scenario = run.scenario
    lines: list[Text | str] = [
        Text(
            HEAD,
            operation=run.operation.title,
            network=scenario.topology,
            p=scenario.p,
            dims="x".join(map(str, scenario.dims)),
            switching=method_of(scenario),
        ),
        *embedding_lines(scenario),
        Text(ALGORITHM, title=run.algorithm.title, key=run.algorithm.key),
        *shift_lines(run),
        costs_text(scenario),
        Text(COUNTS, steps=run.schedule.steps, cycles=run.trace.cycles),
        Text(SIMULATED, time=format_exact(run.simulated), terms=terms_text(scenario, run.terms)),
        _formula(run),
    ]
    if run.lecture is not None:
        printed = PRINTED_BOUND if run.lecture_is_bound else PRINTED
        lines.append(Text(printed, time=format_exact(run.lecture)))
    if run.uncontended != run.simulated:
        ratio = format_exact(run.simulated / run.uncontended, 3)
        lines.append(Text(CONTENTION, time=format_exact(run.uncontended), ratio=ratio))
    lines.append(
        Text(
            LINKS,
            chunks=run.most_chunks,
            waiting=run.trace.max_waiting,
            congestion=run.congestion,
        )
    )
    if run.topology.kind == "hub":
        lines.append(Text(HUB, n=most_waiting(run)))
    return [*lines, *_bounds(run)]


def _bounds(run: Run) -> list[Text]:
    """Return what no algorithm can beat, and how far this one is from it."""
    titles = {bound.key: bound.title for bound in BOUNDS}
    known = {key: time for key, time in run.bounds.items() if time is not None}
    each = [Text(BOUND, bound=titles[key], time=format_exact(t)) for key, t in known.items()]
    key, largest = max(known.items(), key=lambda item: item[1])
    lines = [Text(BOUNDS_LINE, bounds=enumeration(each))]
    if largest == run.simulated:
        lines.append(Text(AT_BOUND, bound=titles[key]))
    elif largest:
        ratio = format_exact(run.simulated / largest, 3)
        lines.append(Text(FROM_BOUND, ratio=ratio, bound=titles[key]))
    return lines


def _formula(run: Run) -> Text:
    if run.analytic is None or run.analytic_terms is None:
        return Text(NO_FORM)
    terms = terms_text(run.scenario, run.analytic_terms)
    values = {"time": format_exact(run.analytic), "terms": terms}
    if run.analytic == run.simulated:
        return Text(EQUAL, **values)
    return Text(DIFFERS, difference=format_exact(run.simulated - run.analytic), **values)
