"""Named checks for tests: what a seat may choose now, and what is refused by which rule.

A failure names the choices that are missing and those that should not be there.
"""

from __future__ import annotations

import kantyna


def assert_choices(t: kantyna.Table, seat: int, *keys: str) -> None:
    """Exactly these choices are offered to the seat, in any order."""
    _compare(_offered(t, seat), list(keys))


def assert_cards(t: kantyna.Table, seat: int, verb: str, *cards: str) -> None:
    """Exactly these cards can be chosen with this verb. An id stands for any copies of the card, a label for one."""
    labels = [key.split()[1] for key in _with_verb(t, seat, verb)]
    named = [label if label in cards else label.partition("#")[0] for label in labels]
    _compare(sorted(set(named)), list(cards))


def assert_no_choice(t: kantyna.Table, verb: str, *seats: int) -> None:
    """None of these seats (nobody at all, if none is named) is offered a choice with this verb."""
    offered = {seat: _with_verb(t, seat, verb) for seat in seats or t.choices}
    assert not any(offered.values()), f"offered: {offered}"


def assert_refused(t: kantyna.Table, seat: int, key: str, rule: str) -> None:
    """The choice is refused, with this ledger line as the reason, and the table stays as it was."""
    refusal = t.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    assert refusal.rule == rule, f"{key} is refused by {refusal.rule}, not {rule}: {refusal.text('en')}"
    before = t.position()
    try:
        t.choose(seat, key)
    except kantyna.IllegalChoice as error:
        assert error.rule == rule
        assert t.position() == before, f"{key} changed the table"
        return
    raise AssertionError(f"{key} is refused by why_not and accepted by choose")


def _offered(t: kantyna.Table, seat: int) -> list[str]:
    return [choice.key for choice in t.choices.get(seat, [])]


def _with_verb(t: kantyna.Table, seat: int, verb: str) -> list[str]:
    return [key for key in _offered(t, seat) if key.split()[0] == verb]


def _compare(found: list[str], expected: list[str]) -> None:
    missing = [each for each in expected if each not in found]
    unexpected = [each for each in found if each not in expected]
    assert not missing and not unexpected, f"missing: {missing}, not expected: {unexpected}"
