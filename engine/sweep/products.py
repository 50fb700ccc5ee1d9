"""The product of lists of settings, for tables.

A combination that cannot be (a hypercube of 12) is handed out as the error that says why; an option
that an operation does not use makes no rows of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.errors import InputError
from engine.operation import OPERATIONS
from engine.scenario import KEYS, Scenario, from_settings


def combinations(
    lists: Mapping[str, Sequence[object]],
) -> Iterator[Scenario | tuple[dict[str, object], InputError]]:
    """Yield the scenarios of a product of settings, rising in the order of the lists.

    ``all`` as an operation stands for all of them.  What cannot be is yielded as its settings with
    the error; what only differs in unused options is yielded once.
    """
    columns = []
    for key in KEYS:
        values = list(lists.get(key, ()))
        if key == "operation" and "all" in values:
            values = [operation.key for operation in OPERATIONS]
        if values:
            columns.append([(key, value) for value in values])
    seen: set[Scenario] = set()
    for combination in product(*columns):
        settings = dict(combination)
        try:
            scenario = from_settings(settings).without_unused()
        except InputError as error:
            yield settings, error
            continue
        if scenario not in seen:
            seen.add(scenario)
            yield scenario
