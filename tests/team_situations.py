"""Team games of The Deckbuilding Game: seats 0 and 1 are the active team, 0 and 2 share the first region."""

from __future__ import annotations

from typing import Any

import kantyna
from situations import do, facts, galaxy, keys

START = {"rebel": "dantooine", "empire": "lothal", "republic": "rishi", "separatist": "xorrn"}
UNNAMED = {
    "original": ["rodian_gunslinger", "fang_fighter", "jawa_scavenger"] * 2,
    "clone-wars": ["assassin_droid", "hutt_fighter", "cr70_corvette"] * 2,
}
"""Neutral cards of a box that few tests name."""
Side = dict[str, Any]


def teams(box: str, factions: str, *sides: Side, options: Side | None = None, **more: Any) -> kantyna.Table:
    """A team game of these factions, by seat, with the neutral cards and pilots of one box in both regions.

    Every seat has its starting base unless its side says otherwise; the galaxy decks are six unnamed cards.
    """
    plays = factions.split()
    chosen = {f"faction_{seat}": faction for seat, faction in enumerate(plays)}
    chosen.update(dict.fromkeys(("neutrals", "neutrals_2", "pilots", "pilots_2"), box))
    filled = [
        {"base": [START[faction]], **(sides[seat] if seat < len(sides) else {})} for seat, faction in enumerate(plays)
    ]
    more = {"deck": more.pop("galaxy_deck", UNNAMED[box]), "galaxy_deck_2": UNNAMED[box], **more}
    return galaxy(*filled, format="teams", options={**chosen, **(options or {})}, **more)


def revealing(box: str, base: str, factions: str, *sides: Side, seat: int = 0, **more: Any) -> kantyna.Table:
    """The turn of seats 0 and 1 begins; `seat` has no base and has just chosen this one.

    The other team needs five cards in each deck: it draws new hands on the way.
    """
    filled = [dict(sides[n]) if n < len(sides) else {} for n in range(4)]
    filled[seat].update(base=[], bases=[base])
    t = end(teams(box, factions, *filled, active=2, **more), 2, 3)
    return do(t, f"choose-base {base}", seat=seat)


def end(t: kantyna.Table, *seats: int) -> kantyna.Table:
    for seat in seats:
        do(t, "end", seat=seat)
    return t


def next_turn(t: kantyna.Table, resources: int = 20) -> kantyna.Table:
    """The same team's next turn. Both members have these resources."""
    position = end(t.copy(), 0, 1, 2, 3).position()
    for seat in (0, 1):
        position["seats"][seat]["resources"] = resources
    return kantyna.Table.from_position(position)


def bonus(t: kantyna.Table, label: str) -> int:
    """The attack of a card in play above its printed value."""
    attack: int = t.view(None)["attack"][label]
    return attack - int(facts(label.partition("#")[0])["attack"])


def picks(t: kantyna.Table, seat: int, verb: str) -> list[str]:
    """The ids that this seat may choose with this verb."""
    return sorted(key.split()[1].partition("#")[0] for key in keys(t, seat) if key.split()[0] == verb)
