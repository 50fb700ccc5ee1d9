"""One run in a few lines of plain text, for reading at a terminal."""

from __future__ import annotations

from engine.cost import SWITCHINGS
from engine.exact_time import format_exact, sum_of_terms
from engine.formulas.bounds import BOUNDS
from engine.report.embedding_words import embedding_lines, shift_lines
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text, enumeration

HEAD = QT_TRANSLATE_NOOP("summary", "{operation} on {network}, p = {p} ({dims}), {switching}")
ALGORITHM = QT_TRANSLATE_NOOP("summary", "algorithm: {title} ({key})")
COSTS = QT_TRANSLATE_NOOP("summary", "m = {m}, ts = {ts}, th = {th}, tw = {tw}")
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
BOUNDS_LINE = QT_TRANSLATE_NOOP("summary", "lower bounds: {bounds}")
BOUND = QT_TRANSLATE_NOOP("summary", "{bound} {time}")
AT_BOUND = QT_TRANSLATE_NOOP("summary", "the run reaches the largest ({bound})")
FROM_BOUND = QT_TRANSLATE_NOOP("summary", "the run takes {ratio} times the largest ({bound})")


def summary_of(run: Run) -> list[Text]:
    """Return the lines that tell a run."""
    scenario = run.scenario
    switching = next(one.title for one in SWITCHINGS if one.key == scenario.switching)
    times = {name: format_exact(getattr(scenario, name)) for name in ("ts", "th", "tw")}
    lines = [
        Text(
            HEAD,
            operation=run.operation.title,
            network=scenario.topology,
            p=scenario.p,
            dims="x".join(map(str, scenario.dims)),
            switching=switching,
        ),
        *embedding_lines(scenario),
        Text(ALGORITHM, title=run.algorithm.title, key=run.algorithm.key),
        *shift_lines(run),
        Text(COSTS, m=scenario.m, **times),
        Text(COUNTS, steps=run.schedule.steps, cycles=run.trace.cycles),
        Text(SIMULATED, time=format_exact(run.simulated), terms=sum_of_terms(run.terms)),
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
    values = {"time": format_exact(run.analytic), "terms": sum_of_terms(run.analytic_terms)}
    if run.analytic == run.simulated:
        return Text(EQUAL, **values)
    return Text(DIFFERS, difference=format_exact(run.simulated - run.analytic), **values)
