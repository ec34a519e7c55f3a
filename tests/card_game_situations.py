"""Situations of The Card Game for tests."""

from __future__ import annotations

from typing import Any

import kantyna
from kantyna.engine.abilities.pending import PendingEvent
from kantyna.engine.effects.effect import Effect
from kantyna.engine.ids import NO_CARD, Seat
from loose import position_of

DARK, LIGHT = Seat(0), Seat(1)
PHASES = {"balance": 1, "refresh": 2, "draw": 3, "deployment": 4, "conflict": 5, "force": 6}


def side(affiliation: str, *play: str, **zones: Any) -> dict[str, Any]:
    """A player with that affiliation card and these cards in play. Decks hold a few cards."""
    light = affiliation in ("jedi", "rebel_alliance", "smugglers_and_spies")
    filler = "rebel_sympathizer" if light else "espo_trooper"
    objective = "tribal_support" if light else "looking_for_droids"
    return {
        "play": [f"affiliation_{affiliation}", *play],
        "deck": [filler] * 3,
        "objective_deck": [objective],
        "turns": 2,
        **zones,
    }


def table(
    dark: dict[str, Any], light: dict[str, Any], active: int = DARK, phase: str = "deployment", **more: Any
) -> kantyna.Table:
    """The start of this phase of the active player's turn; the later phases follow."""
    return kantyna.Table.from_position(
        {"game": "card-game", "seats": [dark, light], "active": active, "phase": PHASES[phase], **more}
    )


def keys(t: kantyna.Table, seat: int) -> list[str]:
    return [choice.key for choice in t.choices.get(seat, [])]


def do(t: kantyna.Table, *moves: tuple[int, str] | str) -> None:
    """Make these moves, each by its seat or by the seat that is asked. Windows on the way there are passed.

    "pay" is the proposed payment.
    """
    for move in moves:
        seats = [move[0]] if isinstance(move, tuple) else []
        key = move[1] if isinstance(move, tuple) else move
        pass_windows(t, key)
        seat = seats[0] if seats else next(iter(t.choices))
        t.choose(seat, payment(t, seat) if key == "pay" else key)


def payment(t: kantyna.Table, seat: int) -> str:
    """The key of the proposed payment; empty if the seat is not asked to pay."""
    return next((key for key in keys(t, seat) if key.startswith("pay-with ")), "")


def pass_windows(t: kantyna.Table, wanted: str) -> None:
    """Pass in windows until a seat is offered a key that begins with `wanted`."""
    for _ in range(40):
        offered = [key for seat in t.choices for key in keys(t, seat)]
        if t.over or any(key.startswith(wanted) for key in offered) or t.view(None)["window"] is None:
            return
        t.choose(next(iter(t.choices)), "pass")


def pass_answers(t: kantyna.Table) -> None:
    """Pass in all windows that answer an event."""
    for _ in range(40):
        window = None if t.over else t.view(None)["window"]
        if window is None or window["name"] not in ("interrupt", "reaction"):
            return
        t.choose(next(iter(t.choices)), "pass")


def until(t: kantyna.Table, *verbs: str) -> None:
    """Pass and decline until a seat is offered a choice with one of these verbs."""
    for _ in range(200):
        offered = [(seat, key) for seat in t.choices for key in keys(t, seat)]
        if t.over or any(key.split()[0] in verbs for _, key in offered):
            return
        idle = [(seat, key) for seat, key in offered if key in ("pass", "decline", "done")]
        t.choose(*(idle or offered)[0])
    raise AssertionError(f"nobody is ever asked to {' or '.join(verbs)}")


def marks(t: kantyna.Table, mark: str) -> dict[str, int]:
    found: dict[str, int] = position_of(t)["marks"][mark]
    return found


def zone(t: kantyna.Table, seat: int, name: str) -> list[str]:
    """The ids of the cards in a zone."""
    return [label.partition("#")[0] for label in position_of(t)["seats"][seat][name]]


def refusal(t: kantyna.Table, seat: int, key: str) -> str:
    """The ledger line that refuses this choice."""
    why = t.why_not(seat, key)
    assert why is not None, f"{key} is allowed"
    assert why.text("en") and why.text("pl")
    return why.rule


def using(t: kantyna.Table, effect: Effect, seat: int, card: str) -> kantyna.Table:
    """The same moment, while an ability of that card with this effect resolves."""
    state = t._state.copy()
    index = state.setup.index[card]
    frame = PendingEvent("ability", Seat(seat), index, NO_CARD, 0)
    frame.ability = 0
    state.pending.append(frame)
    state.asked = {}
    state.push(effect, Seat(seat), index, 0)
    state.advance()
    copy = t.copy()
    copy._state = state
    return copy
