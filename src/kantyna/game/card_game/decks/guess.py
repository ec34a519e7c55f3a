"""Guessing an unknown deck: objective sets that contain every card seen of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat, Zone
from .. import board
from ..affiliations import SIDE_OF
from ..cards.card_types import AFFILIATION, OBJECTIVE
from ..cards.sets import CARD, OBJECTIVE_SETS, ObjectiveSet
from ..terms import CHOSEN, OBJECTIVE_DECK, REINFORCEMENT_DECK, REINFORCEMENTS, REINFORCING

if TYPE_CHECKING:
    from ....engine.state import State


def guess(t: State, owner: Seat, cards: int, pool: list[Card]) -> None:
    """Fill the pool of unseen cards up to `cards` with the rest of a plausible deck."""
    seen = [card for card in t.setup.cards if t.owner[card] == owner and (t.where[card] >= 0 or card in pool)]
    affiliation = next((board.printed(t, card).affiliation for card in seen if _is(t, card, AFFILIATION)), "")
    # the affiliation card is public before the first choice; the sides are read from a view only later
    side = SIDE_OF[affiliation] if affiliation else board.side(t, owner)
    wanted = Counter([board.printed(t, card).id for card in seen if not _is(t, card, AFFILIATION)])
    size = (sum(wanted.values()) - len(pool) + cards) // 6
    chosen = _sets(t, owner, side, affiliation, wanted, size)
    held = Counter([card.id for each in chosen for card in each.cards])
    for id, n in sorted(held.items()):
        copies = [card for card in _copies(t, id) if t.where[card] < 0 and t.owner[card] < 0]
        t.chance.shuffle(copies)
        pool.extend(copies[: max(0, n - wanted[id])])
    _top_up(t, owner, side, cards, pool)
    t.chance.shuffle(pool)


def _top_up(t: State, owner: Seat, side: str, cards: int, pool: list[Card]) -> None:
    """Composed positions need not consist of whole sets: fill up with any cards of that side."""
    hidden = sum([t.cards_in(owner, zone).count(NO_CARD) for zone in (OBJECTIVE_DECK, CHOSEN)])
    for objectives, n in ((True, hidden), (False, cards - hidden)):
        missing = n - len([card for card in pool if _is(t, card, OBJECTIVE) == objectives])
        if missing > 0:
            pool.extend(_spare(t, side, objectives, pool)[:missing])


def _spare(t: State, side: str, objectives: bool, pool: list[Card]) -> list[Card]:
    found: list[Card] = []
    for card in t.setup.cards:
        definition = board.printed(t, card)
        fits = definition.side == side and definition.kind != AFFILIATION
        if (
            fits
            and t.where[card] < 0
            and t.owner[card] < 0
            and card not in pool
            and (definition.kind == OBJECTIVE) == objectives
        ):
            found.append(card)
    t.chance.shuffle(found)
    return found


def _is(t: State, card: Card, kind: str) -> bool:
    return board.printed(t, card).kind == kind


def _sets(t: State, owner: Seat, side: str, affiliation: str, wanted: Counter[str], size: int) -> list[ObjectiveSet]:
    """Choose `size` sets at random that a deck could hold and that contain all wanted cards. Sets that a partner has
    are taken (BOTF-176)."""
    permitted = [
        each
        for each in OBJECTIVE_SETS
        if each.side == side and each.objective.affiliation_only in ("", affiliation)
        for _ in range(each.most - _taken(t, owner, each))
    ]
    order = list(range(len(permitted)))
    t.chance.shuffle(order)
    free = [permitted[i] for i in order]
    chosen: list[ObjectiveSet] = []
    missing = Counter(wanted)
    while free and (len(chosen) < size or +missing):
        gain = _Gain(missing)
        best = max(free, key=gain)
        if len(chosen) >= size and not gain(best):
            break  # the missing cards were used in the guess of a partner's deck
        free.remove(best)
        chosen.append(best)
        missing.subtract([card.id for card in best.cards])
    return chosen


def _taken(t: State, owner: Seat, each: ObjectiveSet) -> int:
    """How many copies of the set are in other decks, judged by their objectives."""
    return len([card for card in _copies(t, each.objective.id) if t.owner[card] not in (NO_SEAT, owner)])


class _Gain:
    """How many missing cards a set would bring. A seen objective can only come from its own set."""

    def __init__(self, missing: Counter[str]) -> None:
        self.missing: dict[str, int] = {id: n for id, n in missing.items() if n > 0}

    def __call__(self, each: ObjectiveSet) -> int:
        missing = self.missing
        gain = 0
        for id, n in _CONTENTS[each.number]:
            if id in missing:
                gain += min(n, missing[id])
        return gain + (100 if each.objective.id in missing else 0)


_CONTENTS: Final = {each.number: list(Counter([card.id for card in each.cards]).items()) for each in OBJECTIVE_SETS}
"""By set number: its cards with their numbers of copies."""


def _copies(t: State, id: str) -> list[Card]:
    return [t.setup.index[f"{id}#{n}"] for n in range(1, t.setup.copies.get(id, 0) + 1)]


def fitting(t: State, zone: Zone, owner: Seat, pool: list[Card]) -> Card:
    """Take a card from the pool that could lie in that zone, or return `NO_CARD`. Objectives do not mix with the
    command deck, and reinforcements consist of cards of objective sets."""
    name = t.zone_kind(zone).name
    if name == "gone" and pool:  # everything of a player who is out
        return pool.pop()
    command = name not in ("objective_deck", "chosen", "facedown")
    wanted = _reinforcements(t, owner)
    reinforcement = name in (REINFORCING, "reinforcement_deck")
    spare = len([card for card in pool if _is_of_set(t, card)]) - wanted if wanted else 0
    for i in range(len(pool) - 1, -1, -1):
        if board.printed(t, pool[i]).in_command_deck != command:
            continue
        if not wanted or (_is_of_set(t, pool[i]) if reinforcement else spare > 0 or not _is_of_set(t, pool[i])):
            return pool.pop(i)
    return NO_CARD


def _reinforcements(t: State, owner: Seat) -> int:
    """How many hidden cards that player's reinforcements still need."""
    if len(t.setup.seat_zones) <= REINFORCEMENT_DECK:
        return 0
    return sum([t.cards_in(owner, zone).count(NO_CARD) for zone in (REINFORCEMENTS, REINFORCEMENT_DECK)])


def _is_of_set(t: State, card: Card) -> bool:
    return board.printed(t, card).id in CARD
