"""Makes and caches set-ups: all tables of the same game, format, seats and options share one."""

from __future__ import annotations

from typing import Any, Final

from .errors import BadSetup, setup_error
from .registry import load_rules
from .rules.formats import Format
from .rules.game import Rules
from .serialization.codec import quote
from .setup import OptionValue, Setup

Json = Any
ALL_WINDOWS: Final = "all"
WINDOWS: Final = ("needed", ALL_WINDOWS)
"""In which windows seats are asked: only where somebody could act as far as everybody knows, or in all."""


def make_setup(
    game: Json, format: Json = None, seats: Json = None, options: Json = None, windows: Json = None
) -> Setup:
    """The set-up for these values, or an error that names the possible ones."""
    rules = load_rules(game)
    chosen = _find_format(rules, format)
    if seats is None:
        seats = chosen.seats[0]
    if isinstance(seats, bool) or seats not in chosen.seats:
        raise setup_error(
            "error-seats", value=quote(seats), format=chosen.id, known=", ".join([str(n) for n in chosen.seats])
        )
    values: dict[str, OptionValue] = chosen.defaults()
    if options is not None and not isinstance(options, dict):
        raise setup_error("error-options", value=quote(options))
    for id, value in (options or {}).items():
        for option in chosen.options:
            if option.id == id:
                if not any([type(value) is type(allowed) and value == allowed for allowed in option.values]):
                    raise setup_error(
                        "error-option-value",
                        option=id,
                        value=quote(value),
                        known=", ".join([repr(allowed) for allowed in option.values]),
                    )
                values[id] = value
                break
        else:
            raise setup_error(
                "error-option",
                value=quote(id),
                format=chosen.id,
                known=", ".join([option.id for option in chosen.options]) or "-",
            )
    if windows is not None and windows not in WINDOWS:
        raise setup_error("error-windows", value=quote(windows), known=", ".join(WINDOWS))
    every_window = windows == ALL_WINDOWS and bool(rules.windows)  # a game without windows has nothing to ask in
    problem = rules.tables.check_setup(chosen, values, seats)
    if problem is not None:
        raise BadSetup(problem)
    key = (rules.id, chosen.id, seats, tuple([(name, values[name]) for name in sorted(values)]), every_window)
    setup = _setups.get(key)
    if setup is None:
        # another thread may have been first; all tables must share one
        made = Setup(rules, chosen, values, seats, rules.tables.box(chosen, values, seats), every_window)
        setup = _setups.setdefault(key, made)
        for oldest in list(_setups)[:-MOST_KEPT]:
            _setups.pop(oldest, None)
    return setup


def written_windows(setup: Setup) -> str:
    """The value of `windows` that makes this set-up."""
    return ALL_WINDOWS if setup.every_window else WINDOWS[0]


MOST_KEPT: Final = 64
"""How many set-ups are cached. There are thousands of combinations of options, and a set-up is large; tables keep
their own alive."""
_setups: dict[tuple[str, str, int, tuple[tuple[str, OptionValue], ...], bool], Setup] = {}


def _find_format(rules: Rules, format: Json) -> Format:
    if format is None:
        return rules.formats[0]
    for known in rules.formats:
        if known.id == format:
            return known
    raise setup_error(
        "error-format", value=quote(format), game=rules.id, known=", ".join([known.id for known in rules.formats])
    )
