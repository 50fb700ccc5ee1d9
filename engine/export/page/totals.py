"""What a run is and what it comes to, as HTML."""

from __future__ import annotations

from html import escape

from engine.exact_time import format_exact, short_number
from engine.export.page.formula import html_of
from engine.export.page.settings import Settings
from engine.export.summary import COUNTS
from engine.report.formula_sheet import formula_sheet
from engine.report.method import costs_text, method_of, terms_text
from engine.report.verdict import verdict
from engine.run import Run
from engine.text import QT_TRANSLATE_NOOP, Text
from engine.topology import TOPOLOGIES

SIMULATED = Text(QT_TRANSLATE_NOOP("totals", "Simulated"))
FORMULA = Text(QT_TRANSLATE_NOOP("totals", "Formula"))
PROCESSORS = QT_TRANSLATE_NOOP("page", "{network}, p = {p}", "Hypercube, p = 16")
SIDES = QT_TRANSLATE_NOOP("page", "{network} {dims}", "Torus 4×4")
PACKET = QT_TRANSLATE_NOOP("page", "{switching}, packets of {n} words", None, 1)
NOTHING = "–"


def network_of(run: Run) -> Text:
    """Return the network in words: ``Hypercube, p = 16``, ``Torus 4×4, p = 16``."""
    network: Text | str = next(one.title for one in TOPOLOGIES if one.key == run.topology.kind)
    if run.topology.kind == "torus":
        network = Text(SIDES, network=network, dims="×".join(map(str, run.scenario.dims)))
    return Text(PROCESSORS, network=network, p=run.scenario.p)


def title_of(run: Run, settings: Settings) -> str:
    """Return the title of the page."""
    words = settings.words
    return f"{words(run.operation.title)} · {words(network_of(run))}"


def facts_of(run: Run, settings: Settings) -> list[str]:
    """Return what the run is, piece by piece: network, algorithm, switching and costs."""
    scenario, words = run.scenario, settings.words
    how = method_of(scenario)
    if "packet" in scenario.uses:
        how = Text(PACKET, switching=how, n=scenario.packet)
    said = (network_of(run), run.algorithm.title, how)
    return [*(words(one) for one in said), costs_text(scenario)]


def totals_of(run: Run, settings: Settings) -> str:
    """Return steps, cycles, both times, how they compare and the formula."""
    words = settings.words
    first, *notes = verdict(run)
    agrees = run.analytic == run.simulated
    counts = Text(COUNTS, steps=run.schedule.steps, cycles=run.trace.cycles)
    parts = [
        '<dl class="times">',
        _time(words(SIMULATED), short_number(run.simulated), terms_text(run.scenario, run.terms)),
        _time(words(FORMULA), *_analytic(run)),
        "</dl>\n",
        f'<p class="{"agrees" if agrees else "differs"}">{escape(words(first))}</p>\n',
        *(f'<p class="note">{escape(words(note))}</p>\n' for note in notes),
        *(f'<p class="formula">{line}</p>\n' for line in _formula(run, settings)),
        f'<p class="note">{escape(words(counts))}</p>\n',
    ]
    return "".join(parts)


def numbers_of(run: Run) -> dict[str, str]:
    """Return the totals for programs that read the page, as data attributes."""
    numbers = {
        "steps": str(run.schedule.steps),
        "cycles": str(run.trace.cycles),
        "simulated": format_exact(run.simulated),
        "tick": str(run.trace.unit.time(1)),
    }
    analytic = {} if run.analytic is None else {"analytic": format_exact(run.analytic)}
    return numbers | analytic


def _analytic(run: Run) -> tuple[str, str]:
    if run.analytic is None or run.analytic_terms is None:
        return NOTHING, ""
    return short_number(run.analytic), terms_text(run.scenario, run.analytic_terms)


def _time(name: str, time: str, terms: str) -> str:
    return (
        f"<div><dt>{escape(name)}</dt><dd><strong>{escape(time)}</strong>"
        f"<small>{escape(_unbroken(terms))}</small></dd></div>\n"
    )


def _unbroken(terms: str) -> str:
    """Return a sum that is broken before its signs only."""
    return terms.replace(" ", "\u00a0").replace("\u00a0+", " +")


def _formula(run: Run, settings: Settings) -> list[str]:
    """Return the formula in letters and with its numbers, each an HTML line."""
    sheet = formula_sheet(run, settings.paper.view.notation, settings.language)
    lines = (sheet.letters, sheet.numbers)
    return [" ".join(html_of(piece) for piece in line) for line in lines if line]
