"""Situations of The Card Game for four: two players of the dark side against two of the light side."""

from __future__ import annotations

from typing import Any

import kantyna
from card_game_fights import AFTER_THE_FIGHT, label
from card_game_situations import PHASES, keys

DARK_1, DARK_2, LIGHT_1, LIGHT_2 = range(4)
AFFILIATIONS = ("sith", "imperial_navy", "jedi", "rebel_alliance")
OBJECTIVES = ("shadows_of_dathomir", "imperial_command", "a_heros_journey", "rumors_at_the_cantina")
FILLERS = ("dark_side_apprentice", "death_star_trooper", "twilek_loyalist", "y_wing")


def player(seat: int, *play: str, **zones: Any) -> dict[str, Any]:
    """A player with an affiliation card, an objective and these cards in play, and two cards in the deck. The fate card
    in hand makes sure that the player is asked in windows."""
    return {
        "play": [f"affiliation_{AFFILIATIONS[seat]}", OBJECTIVES[seat], *play],
        "deck": [FILLERS[seat]] * 2,
        "hand": ["twist_of_fate_dark" if seat < LIGHT_1 else "twist_of_fate_light"],
        "turns": 2,
        **zones,
    }


def four(
    *players: dict[str, Any], active: int = DARK_1, phase: str = "deployment", options: Any = None, **more: Any
) -> kantyna.Table:
    """The start of this phase of the active player's team. Players left out get an objective and a short deck."""
    seats = [players[seat] if seat < len(players) and players[seat] else player(seat) for seat in range(4)]
    return kantyna.Table.from_position(
        {
            "game": "card-game",
            "format": "two-on-two",
            "options": options or {},
            "seats": seats,
            "active": active,
            "phase": PHASES[phase],
            **more,
        }
    )


def fight_of_four(
    *players: dict[str, Any],
    attacker: int,
    defender: int,
    attackers: str,
    defenders: str = "",
    edge: int | None = None,
    steps: tuple[str, ...] = ("strikes",),
    **marks: dict[str, int],
) -> kantyna.Table:
    """An engagement at its strikes, against the defender's objective. `edge`: who has it, by default the attacker."""
    engaged = label(OBJECTIVES[defender])
    part = {label(unit): 1 for unit in attackers.split()} | {label(unit): 2 for unit in defenders.split()}
    words: list[list[Any]] = [[word] if about is None else [word, about] for word, about in AFTER_THE_FIGHT]
    waiting = [
        {"do": each, "seat": -1 if each[0] == "action-window" else attacker, "card": None, "n": 0}
        for each in [*words, *[word.split() for word in steps]]
    ]
    return four(
        *players, active=attacker, phase="conflict", engaged=engaged, attacker=attacker + 1, defender=defender + 1,
        edge=(attacker if edge is None else edge) + 1, marks={"part": part, "attacked": {engaged: 1}, **marks},
        stack=waiting,
    )  # fmt: skip


def pass_until(t: kantyna.Table, *words: str) -> None:
    """Pass and decline until a seat is offered a choice with one of these verbs."""
    for _ in range(400):
        if t.over or any(key.split()[0] in words for seat in t.choices for key in keys(t, seat)):
            return
        seat = next(iter(t.choices))
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    raise AssertionError(f"nobody is ever asked to {' or '.join(words)}")


def logged_events(t: kantyna.Table, *kinds: str) -> list[tuple[str, int, int]]:
    """The events of these kinds in order: kind, seat and number."""
    return [(event.kind, event.seat, event.n) for event in t.events if event.kind in kinds]
