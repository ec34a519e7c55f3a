"""Situations at a Star Realms table, written as data: *given* this table, *when* a seat does this, *then*..."""

from __future__ import annotations

from typing import Any

import kantyna
from kantyna.engine.cards import CardDef
from loose import position_of

ROW = ["dreadnaught", "mothership", "command_ship", "brain_world", "fleet_hq"]
"""Five expensive cards, for tests that need a full trade row and do not care which."""


def usual_cards() -> dict[str, CardDef]:
    """The cards at a table without options. Optional sets add more."""
    there = kantyna.copies("star-realms")
    return {card.id: card for card in kantyna.cards("star-realms") if card.id in there}


def duel(
    *,
    hand: list[str] | None = None,
    play: list[str] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    opponent: dict[str, Any] | None = None,
    row: list[str] | None = None,
    trade_deck: list[str] | None = None,
    explorers: int | list[str] = 3,
    options: dict[str, Any] | None = None,
    active: int = 0,
    seed: int = 0,
    more: dict[str, Any] | None = None,
    **numbers: int,
) -> kantyna.Table:
    """A duel in seat 0's main phase. Cards are ids ("ram") or labels ("ram#2"); decks are listed from the top.

    `numbers` are seat 0's (authority, trade, combat, ...); `opponent` is seat 1's side of the position, `more` goes
    into the position unchanged. `active=1` makes it seat 1's turn and does not swap the sides.
    """
    me: dict[str, Any] = {"hand": hand or [], "play": play or [], "deck": deck or [], "discard": discard or []}
    me.update(numbers)
    position: dict[str, Any] = {
        "game": "star-realms",
        "format": "duel",
        "options": options or {},
        "active": active,
        "seed": seed,
        "trade_row": row or [],
        "trade_deck": trade_deck or [],
        "explorers": ["explorer"] * explorers if isinstance(explorers, int) else explorers,
        "seats": [me, opponent or {}],
    }
    position.update(more or {})
    return kantyna.Table.from_position(position)


def table(format: str, *sides: dict[str, Any], active: int = 0, **more: Any) -> kantyna.Table:
    """A table of any format in that seat's (in Hydra: that team's) main phase; a side for each seat.

    `row`, `trade_deck`, `explorers` (a number) and `options` as in `duel`; anything else goes into the position.
    """
    position: dict[str, Any] = {
        "game": "star-realms",
        "format": format,
        "options": more.pop("options", {}),
        "active": active,
        "trade_row": more.pop("row", []),
        "explorers": ["explorer"] * more.pop("explorers", 3),
        "seats": list(sides),
        **more,
    }
    return kantyna.Table.from_position(position)


def do(t: kantyna.Table, *keys: str, seat: int = 0) -> kantyna.Table:
    """Make these choices, one after the other, as that seat. A copy number left out means the copy that is offered."""
    for key in keys:
        t.choose(seat, find(t, key, seat))
    return t


def find(t: kantyna.Table, key: str, seat: int = 0) -> str:
    """The offered key for `key`, which may leave out the copy number ("play ram" for "play ram#2")."""
    offered = keys(t, seat)
    if key in offered:
        return key
    for candidate in offered:
        if candidate.rpartition("#")[0] == key:
            return candidate
    return key


def keys(t: kantyna.Table, seat: int = 0) -> list[str]:
    """The keys of the choices that the seat is offered now."""
    return [choice.key for choice in t.choices.get(seat, [])]


def can(t: kantyna.Table, key: str, seat: int = 0) -> bool:
    """May that seat choose this now? `key` may leave the copy number out."""
    return find(t, key, seat) in keys(t, seat)


def zone(t: kantyna.Table, name: str, seat: int | None = None) -> list[str]:
    """The cards in a zone, as ids without copy number; a deck from the top."""
    position = position_of(t)
    labels = position[name] if seat is None else position["seats"][seat][name]
    return [label.partition("#")[0] for label in labels]


def number(t: kantyna.Table, name: str, seat: int = 0) -> int:
    """A seat's number: authority, trade, combat, ..."""
    return int(position_of(t)["seats"][seat][name])


def pools(t: kantyna.Table) -> list[int]:
    """Seat 0's trade and combat."""
    return [number(t, "trade"), number(t, "combat")]


def refused(t: kantyna.Table, key: str, seat: int = 0) -> str:
    """The ledger line that forbids this choice. Fails if the choice is allowed, or if trying it changes the table."""
    key = find(t, key, seat)
    refusal = t.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    before = t.position()
    try:
        t.choose(seat, key)
    except kantyna.IllegalChoice as error:
        assert error.rule == refusal.rule
        assert t.position() == before
        assert refusal.text("en") and refusal.text("pl") and refusal.text("en") != refusal.text("pl")
        return refusal.rule
    raise AssertionError(f"{key} was refused by why_not and accepted by choose")


def reason(t: kantyna.Table, key: str, seat: int = 0, lang: str = "en") -> str:
    """The text of the refusal of a choice."""
    refusal = t.why_not(seat, find(t, key, seat))
    assert refusal is not None, f"{key} is allowed"
    return refusal.text(lang)


def end_turn(t: kantyna.Table) -> kantyna.Table:
    """The active seat ends its turn."""
    seat = t.position()["active"]
    return do(t, "end", seat=seat)


# Star Wars: The Deckbuilding Game

FILLERS = {
    "clone-wars": [
        "providence_class_dreadnought", "venator_class_star_destroyer", "dreadnought_class_cruiser", "acclamator",
        "droid_control_ship", "cr70_corvette", "munificent_class_frigate", "consular_class_cruiser",
    ],
    "original": [
        "star_destroyer", "mon_calamari_cruiser", "nebulon_b_frigate", "imperial_carrier", "blockade_runner",
        "hammerhead_corvette", "c_roc_cruiser", "gozanti_cruiser",
    ],
}  # fmt: skip
"""Capital ships with at least two copies each: in the row they cannot be attacked and have no effect."""


def galaxy(
    *sides: dict[str, Any],
    format: str = "clone-wars",
    active: int = 0,
    force: int = 0,
    row: list[str] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
    pilots: int = 2,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> kantyna.Table:
    """A table of The Deckbuilding Game in that seat's (in teams: that team's) turn, after its start.

    A side is a seat's entry in the position: hand, deck (from the top), discard, units, ships, base, bases, exile,
    victory, resources. In clone-wars seat 0 has the Republic, at the positive end of the Force track. `row`, `deck`,
    `discard` and `pilots` (a number) are the galaxy's; anything else goes into the position (`galaxy_row_2`, `marks`).
    All ten bases of a faction are in the box and 3 win, unless `options` say otherwise. In a game of one box a short
    row is filled with capital ships that the test does not name, and the default deck is six of them. With
    `bare=True`, and always in mixed and team games, row and deck are as given.
    """
    options = {"bases": "all", "length": 3, **(options or {})}
    setup = {"game": "deckbuilding", "format": format, "options": options}
    seats = 4 if format == "teams" else 2
    pilot = kantyna.Table("deckbuilding", format, 1, options=options).position()["pilots"][0].partition("#")[0]
    bare = more.pop("bare", False) or format not in FILLERS
    named = repr((sides, row, deck, discard, more))
    fillers = [] if bare else [ship for ship in FILLERS[format] if ship not in named]
    row = [*(row or []), *fillers[: max(0, 6 - len(row or []))]]
    deck = fillers[:6] if deck is None else deck
    position: dict[str, Any] = {
        **setup,
        "active": active,
        "force": force,
        "galaxy_row": row,
        "galaxy_deck": deck,
        "galaxy_discard": discard or [],
        "pilots": [pilot] * pilots,
        "seats": [*sides, *[{} for _ in range(seats - len(sides))]],
        **more,
    }
    return kantyna.Table.from_position(position)


def mark(t: kantyna.Table, name: str, card: str) -> int:
    """A card's mark (damage, used, ...). The card is a label, or an id for its first copy."""
    marks = t.position()["marks"][name]
    return int(marks.get(card, marks.get(card + "#1", 0)))


DECKBUILDING: dict[str, Any] = {card.id: card for card in kantyna.cards("deckbuilding")}


def facts(id: str) -> dict[str, Any]:
    """The printed facts of a card. Tests read numbers from here, so that corrections do not break them."""
    found: dict[str, Any] = DECKBUILDING[id].facts()
    return found


def force(t: kantyna.Table) -> int:
    """The space of the Force marker on its track."""
    return int(t.position()["force"])
