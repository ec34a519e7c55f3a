"""Changes to a table that several cards and actions of The Deckbuilding Game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.abilities.windows import Occur
from ...engine.effects.card_choice import SelectOne
from ...engine.effects.constants import read
from ...engine.effects.effect import NOTHING, Step, Verb
from ...engine.effects.hands import DECK, DISCARD, rebuilt
from ...engine.ids import NO_CARD, NO_SEAT, Card, Seat, Zone
from ...engine.voice import Message
from .cards.card_types import PrintedCard
from .seating import Seating, seating_of
from .terms import (
    ATTACKED,
    ATTACKS,
    BASE_IN_PLAY,
    DAMAGE,
    EXILE,
    EXILED,
    FILLS,
    FORCE,
    GALAXY_DECK,
    GALAXY_DISCARD,
    GALAXY_ROW,
    OUTERMOST,
    RESOURCES,
    ROW_SIZE,
    SHIELDED,
    SHIP,
    SHIPS,
    TARGET,
    UNITS,
    VICTORY,
    aim_at,
    zone_in_region,
)

if TYPE_CHECKING:
    from ...engine.state import State

# Events that cards may answer.
PLAYED: Final = "play"
BOUGHT_EVENT: Final = "buy"
DEFEATED: Final = "defeat"
BASE_REVEALED: Final = "base"
TURN_STARTS: Final = "start"
DISCARDED: Final = "discard"
DECK_REVEALED: Final = "reveal"
DESTROYED: Final = "destroy"

HAPPENED: Final = {
    kind: Occur(kind, NOTHING)
    for kind in (
        PLAYED,
        BOUGHT_EVENT,
        DEFEATED,
        BASE_REVEALED,
        TURN_STARTS,
        DISCARDED,
        DECK_REVEALED,
        DESTROYED,
    )
}
"""By kind: the effect that offers the abilities answering such an event."""


def base_of(t: State, seat: Seat) -> Card:
    """The base in play, or `NO_CARD`."""
    base = t.cards_in(seat, BASE_IN_PLAY)
    return base[0] if base else NO_CARD


def row_of(t: State, seat: Seat) -> list[Card]:
    return t.zones[seating_of(t).rows[seat]]


def in_play(t: State, seats: list[Seat]) -> list[Card]:
    """Units and capital ships of these seats."""
    cards: list[Card] = []
    for seat in seats:
        first = t.setup.seats_first_zone[seat]
        cards.extend(t.zones[first + UNITS])
        cards.extend(t.zones[first + SHIPS])
    return cards


def ships_of(t: State, seats: list[Seat]) -> list[Card]:
    ships: list[Card] = []
    for seat in seats:
        ships.extend(t.zones[t.setup.seats_first_zone[seat] + SHIPS])
    return ships


def bases_of(t: State, seats: list[Seat]) -> list[Card]:
    bases: list[Card] = []
    for seat in seats:
        bases.extend(t.zones[t.setup.seats_first_zone[seat] + BASE_IN_PLAY])
    return bases


def team_number(t: State, seat: Seat, number: int) -> int:
    return t.seat_numbers[number][seating_of(t).lead[seat]]


def count_for_team(t: State, seat: Seat, number: int, n: int = 1) -> None:
    t.seat_numbers[number][seating_of(t).lead[seat]] += n


def privilege(t: State, seat: Seat, name: str) -> int:
    """The sum of a privilege over the bases of a seat's team."""
    holders = t.setup.constants.get(name)
    if holders is None:
        return 0
    total = 0
    for mate in seating_of(t).team[seat]:
        for base in t.cards_in(mate, BASE_IN_PLAY):
            if base in holders:
                for constant in t.setup.defs[base].constants:
                    if constant.stat == name:
                        total += constant.n
    return total


# the Force, resources


def force_is_with(t: State, seat: Seat) -> bool:
    """Is the marker on one of the three spaces of the seat's side (DBG-050 to DBG-053)?"""
    return t.numbers[FORCE] * seating_of(t).sign[seat] > 0


def force_at_end(t: State, seat: Seat) -> bool:
    """Is the marker on the outermost space of the seat's side?"""
    return t.numbers[FORCE] * seating_of(t).sign[seat] == OUTERMOST


def gain_force(t: State, seat: Seat, n: int) -> None:
    """Move the marker towards the seat's side, at most to its end (DBG-054, DBG-055)."""
    sign = seating_of(t).sign[seat]
    before = t.numbers[FORCE]
    t.numbers[FORCE] = sign * min(OUTERMOST, sign * before + n)
    if t.numbers[FORCE] != before:
        t.note_progress()
    t.tell("force", seat, NO_CARD, n)


def gain_resources(t: State, seat: Seat, n: int) -> None:
    t.seat_numbers[RESOURCES][seat] += n
    t.tell("resources", seat, NO_CARD, n)


def spend(t: State, seat: Seat, n: int) -> None:
    t.seat_numbers[RESOURCES][seat] -= n
    t.tell("spend", seat, NO_CARD, n)


# moving cards


def send(t: State, seat: Seat, card: Card, zone: Zone, why: str, known: bool = True) -> None:
    """Move a card between zones of players and log why. Not for cards of the galaxy row."""
    came_from = t.where[card]
    kind = came_from - t.setup.seats_first_zone[t.setup.seat_of_zone[came_from]] if came_from >= 0 else -1
    if kind in (UNITS, SHIPS, BASE_IN_PLAY):
        t.forget(card)  # DBG-133, DBG-162: one that comes back starts anew
    t.move(card, zone)
    if known:
        t.show(card)
        t.tell_move(why, seat, card, came_from, zone)
        return
    seers = seating_of(t).seen_by[seat]
    if not t.zone_kind(came_from).deck:  # a card of a deck that is taken is its top card
        t.lose_track(came_from, seers)
    t.tell_move(why, seat, card, came_from, zone, seers)


def deck_ready(t: State, seat: Seat) -> bool:
    """Rebuild a player's empty deck from the discard pile; is there a card now (DBG-262 to DBG-264)?"""
    return rebuilt(t, t.zone_of(seat, DECK), t.zone_of(seat, DISCARD), "shuffle", seat)


def galaxy_ready(t: State, region: int) -> bool:
    """Rebuild an empty galaxy deck from its discard pile; is there a card now (DBG-265)?"""
    deck, pile = zone_in_region(region, GALAXY_DECK), zone_in_region(region, GALAXY_DISCARD)
    return rebuilt(t, deck, pile, "shuffle-galaxy", NO_SEAT)


def exile(t: State, seat: Seat, card: Card) -> None:
    """Move a card from anywhere to the exile pile of the player who exiles it (DBG-203, DBG-215)."""
    t.note_progress()
    count_for_team(t, seat, EXILED)
    pile = t.zone_of(seat, EXILE)
    came_from = t.where[card]
    if t.setup.seat_of_zone[came_from] < 0:
        leave_row(t, seat, card, pile, "exile")
    else:
        send(t, seat, card, pile, "exile")
    t.owner[card] = seat


def leave_row(t: State, seat: Seat, card: Card, zone: Zone, why: str) -> None:
    """Move a card out of the galaxy row for that player and fill the slot at once (DBG-115, DBG-118).

    Push any following steps before calling this: filling the slot may ask a question (DBG-496).
    """
    fill_empty(t, seat, vacate(t, seat, card, zone, why))


def fill_empty(t: State, seat: Seat, place: int) -> None:
    """Fill a slot that the player emptied, from the exile pile if an effect waits for that (DBG-466)."""
    fills = t.seat_numbers[FILLS]
    if fills[seat]:
        fills[seat] -= 1
        t.push(FILL_FROM_EXILE, seat, NO_CARD, place)
    else:
        refill(t, seating_of(t).region[seat], place)


def vacate(t: State, seat: Seat, card: Card, zone: Zone, why: str) -> int:
    """Take a card out of the row and return its place, which is now empty."""
    row = t.where[card]
    place = t.zones[row].index(card)
    lose_attacks(t, card)
    t.move(card, zone)
    t.show(card)
    t.tell_move(why, seat, card, row, zone)
    return place


def refill(t: State, region: int, place: int) -> None:
    """Fill the slot from the galaxy deck, then slots that had to stay empty before (DBG-266)."""
    deck = zone_in_region(region, GALAXY_DECK)
    row = t.zones[zone_in_region(region, GALAXY_ROW)]
    while len(row) < ROW_SIZE and galaxy_ready(t, region):
        card = t.zones[deck].pop()
        put_into_row(t, region, card, place, deck)
        place = len(row)


def put_into_row(t: State, region: int, card: Card, place: int, came_from: Zone) -> None:
    """Put a card that was just taken out of its zone face up into a slot of the row."""
    row = zone_in_region(region, GALAXY_ROW)
    t.zones[row].insert(place, card)
    t.where[card] = row
    t.known[card] = 0
    t.owner[card] = NO_SEAT
    t.tell_move("fill-row", NO_SEAT, card, came_from, row)


def fill_slot(t: State, region: int, card: Card, place: int) -> None:
    """Fill the vacated slot with a named card instead of the top of the galaxy deck (DBG-496)."""
    came_from = t.where[card]
    t.zones[came_from].remove(card)
    put_into_row(t, region, card, place, came_from)


# attacks


def lose_attacks(t: State, target: Card) -> None:
    """Cancel the attack on a target that is gone; the attackers stay committed (DBG-146)."""
    targets = t.marks[TARGET]
    wanted = aim_at(target)
    if wanted in targets:
        t.numbers[ATTACKS] += 1
        for card, committed in enumerate(targets):
            if committed == wanted and not t.marks[ATTACKED][card]:
                t.marks[ATTACKED][card] = t.numbers[ATTACKS]


def attack_of(t: State, card: Card, at_row: bool) -> int:
    """A card's current attack; some cards have more against the row."""
    definition: PrintedCard = t.setup.defs[card]
    attack = read(t, "attack", card, definition.attack)
    return read(t, "row-attack", card, attack) if at_row else attack


def hit_points(t: State, card: Card) -> int:
    definition: PrintedCard = t.setup.defs[card]
    return read(t, "hit-points", card, definition.hit_points)


def endures(t: State, card: Card) -> int:
    """The damage still needed to destroy a base or ship, including what will be prevented."""
    return hit_points(t, card) - t.marks[DAMAGE][card] + shield(t, card)


def shield(t: State, card: Card) -> int:
    """The damage to this base that will be prevented next (DBG-396, DBG-483)."""
    holders = t.setup.constants.get("shield")
    if holders is None or card not in holders:
        return 0
    owner = t.controller(card)
    total = privilege(t, owner, "shield")
    return max(0, total - t.seat_numbers[SHIELDED][seating_of(t).lead[owner]])


def damage(t: State, seat: Seat, card: Card, n: int) -> None:
    """Damage a base or ship, and destroy it if it has enough (DBG-150, DBG-154). Excess is lost."""
    prevented = min(n, shield(t, card))
    if prevented:
        count_for_team(t, t.controller(card), SHIELDED, prevented)
        t.tell("prevent", t.controller(card), card, prevented)
        n -= prevented
    if n:
        t.marks[DAMAGE][card] += n
        t.note_progress()
        t.tell("damage", seat, card, n, t.controller(card))
        check_endurance(t, seat, card)


def check_endurance(t: State, seat: Seat, card: Card) -> None:
    if t.marks[DAMAGE][card] >= hit_points(t, card):
        if t.setup.defs[card].type == SHIP:
            destroy_ship(t, card)
        else:
            destroy_base(t, seat, card)


def destroy_ship(t: State, ship: Card) -> None:
    """Move a destroyed ship to its owner's discard pile (DBG-150, DBG-256)."""
    t.note_progress()
    owner = t.controller(ship)
    send(t, owner, ship, t.zone_of(owner, DISCARD), "destroy")
    t.push(HAPPENED[DESTROYED], owner, ship, 0)


def destroy_base(t: State, seat: Seat, base: Card) -> None:
    """Move a destroyed base to the other side's victory pile, which may win the game (DBG-155, DBG-195)."""
    t.note_progress()
    owner = t.controller(base)
    seating: Seating = t.setup.seating
    victor = seating.lead[seating.opponent[owner]]
    send(t, owner, base, t.zone_of(victor, VICTORY), "destroy-base")
    t.owner[base] = owner
    if has_won(t, seating, victor):
        win(t, seating.team[victor], seating.win_rule)
        return
    t.push(HAPPENED[DESTROYED], owner, base, 0)
    for ship in ships_of(t, seating.team[owner]):
        check_endurance(t, seat, ship)  # DBG-164: a base may have given hit points


def has_won(t: State, seating: Seating, lead: Seat) -> bool:
    """Has the team destroyed enough bases of each opponent (DBG-194, DBG-372, DBG-373)?"""
    pile = t.cards_in(lead, VICTORY)
    for enemy in seating.enemies[lead]:
        if len([base for base in pile if t.owner[base] == enemy]) < seating.to_win:
            return False
    return True


def win(t: State, team: list[Seat], rule: str) -> None:
    t.finish(tuple(team), rule)
    for seat in team:
        t.tell("win", seat)


PUT_IN_ROW: Final = Verb("put-in-row")


class IntoSlot(SelectOne):
    """A named card takes the slot that has just been vacated (DBG-496): the step's `slot`.

    With no such card, or if the player declines, it is filled like any slot.
    """

    rule: ClassVar[str] = "DBG-496"
    picks: ClassVar[Verb] = PUT_IN_ROW

    def run(self, t: State, me: Step) -> None:
        cards = self.candidates(t, me)
        if len(cards) > self.least:  # there is something to choose
            super().run(t, me)
        else:
            self.act(t, me, cards[:])

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        if cards:
            fill_slot(t, seating_of(t).region[me.seat], cards[0], me.slot)
        else:
            self.leave(t, me)

    def leave(self, t: State, me: Step) -> None:
        """No named card takes the slot."""
        fill_empty(t, me.seat, me.slot)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-into-slot")


class FillFromExile(IntoSlot):
    """Fill the slot from the player's exile pile, if a card there qualifies (DBG-466)."""

    word: ClassVar[str] = "fill-from-exile"
    rule: ClassVar[str] = "DBG-466"
    must_rule: ClassVar[str] = "DBG-466"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return not_starters(t, me.seat)

    def leave(self, t: State, me: Step) -> None:
        refill(t, seating_of(t).region[me.seat], me.slot)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-fill-from-exile")


def not_starters(t: State, seat: Seat) -> list[Card]:
    """The cards of a player's exile pile that are no starter cards (DBG-497)."""
    cards: list[PrintedCard] = t.setup.defs
    return [card for card in t.cards_in(seat, EXILE) if "not-starter" in cards[card].kinds]


FILL_FROM_EXILE: Final = FillFromExile()
