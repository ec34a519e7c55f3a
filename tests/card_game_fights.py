"""Engagements of The Card Game: declared move by move, or set up at the strikes."""

from __future__ import annotations

from typing import Any

import kantyna
from card_game_situations import DARK, PHASES, do, keys, pass_windows, table
from loose import position_of

AFTER_THE_FIGHT = (
    ("next-turn", None),
    ("phase", 6),
    ("phase-end", 5),
    ("action-window", "conflict-end"),
    ("conflict-loop", None),
    ("end-engagement", None),
    ("survivors", None),
    ("unopposed", None),
)


def label(name: str) -> str:
    """The label; without a copy number, that of the first copy."""
    return name if "#" in name else f"{name}#1"


def attack(t: kantyna.Table, objective: str, *units: str) -> None:
    do(t, f"engage {label(objective)}")
    declare(t, "attack-with", *units)


def defend(t: kantyna.Table, *units: str) -> None:
    declare(t, "defend-with", *units)


def declare(t: kantyna.Table, verb: str, *units: str) -> None:
    """Declare exactly these units."""
    pass_windows(t, verb)
    (seat,) = t.choices
    for unit in units:
        t.choose(seat, f"{verb} {label(unit)}")
    if any(key.startswith(verb) for key in keys(t, seat)):
        t.choose(seat, "done" if units else "decline")


def stack(active: int, *top: str) -> list[dict[str, Any]]:
    """The stack of an engagement, with these steps to come first."""
    words: list[list[Any]] = [[word] if about is None else [word, about] for word, about in AFTER_THE_FIGHT]
    return [
        {"do": each, "seat": -1 if each[0] == "action-window" else active, "card": None, "n": 0}
        for each in [*words, *[word.split() for word in top]]
    ]


def fight(
    dark: dict[str, Any],
    light: dict[str, Any],
    attackers: str,
    defenders: str = "",
    engaged: str = "jedi_training",
    active: int = DARK,
    edge: int | None = None,
    steps: tuple[str, ...] = ("strikes",),
    hosts: dict[str, str] | None = None,
    owners: dict[str, int] | None = None,
    game: str = "card-game",
    **marks: dict[str, int],
) -> kantyna.Table:
    """An engagement at its strikes, or with other `steps` to come, the last one first. `edge`: who has the edge, by
    default the active player."""
    part = {label(unit): 1 for unit in attackers.split()} | {label(unit): 2 for unit in defenders.split()}
    return table(
        dark,
        light,
        active,
        "conflict",
        engaged=label(engaged),
        attacker=active + 1,
        edge=(active if edge is None else edge) + 1,
        marks={"part": part, "attacked": {label(engaged): 1}, **marks},
        stack=stack(active, *steps),
        hosts=hosts or {},
        owners=owners or {},
        game=game,
    )


def changed(t: kantyna.Table, **marks: dict[str, int]) -> kantyna.Table:
    """The same moment with other marks, as if a card had changed them."""
    position = position_of(t)
    position["marks"].update(marks)
    return kantyna.Table.from_position(position)


def gone(t: kantyna.Table, unit: str, seat: int, to: str = "discard") -> kantyna.Table:
    """The same moment without that unit, as if a card had moved it to another zone."""
    position = position_of(t)
    position["seats"][seat]["play"].remove(unit)
    position["seats"][seat][to].append(unit)
    for marks in position["marks"].values():
        marks.pop(unit, None)
    return kantyna.Table.from_position(position)


def logged(t: kantyna.Table, kind: str) -> list[str]:
    """The cards of all events of a kind, or their amounts where there is no card."""
    seen = [event.view(None) for event in t.events if event.kind == kind]
    return [str(event["card"] or event["n"]) for event in seen]


def windows(t: kantyna.Table) -> list[str]:
    """Pass and decline to the end of the phase; the names of the action windows that opened."""
    found: list[str] = []
    for _ in range(100):
        now = position_of(t)["stack"][-1]["do"]
        if t.position()["phase"] == PHASES["force"] or t.over:
            return found
        if now[0] == "action-window":
            found.append(now[1])
        (seat,) = t.choices
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    raise AssertionError("the phase never ends")
