"""Changes to a table that several cards and actions of Star Realms share."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects.card_choice import SelectOne
from ...engine.effects.effect import Effect, Step, Verb
from ...engine.effects.hands import DECK, DISCARD, HAND
from ...engine.errors import Refusal, refusal
from ...engine.history.events import ALL
from ...engine.ids import NO_CARD, NO_SEAT, Card, Seat, Zone
from ...engine.seating import in_game
from ...engine.voice import Message, seat_name
from .cards import PrintedCard
from .seating import Seating, bases_in_reach, players_in_reach, seating_of
from .terms import (
    AUTHORITY,
    COMBAT,
    COPIES,
    DAMAGE,
    EXPLORERS,
    GONE,
    OUT,
    PLAY,
    PLAYED,
    PLAYED_BITS,
    PLAYED_BY,
    PLAYED_ENTRY,
    PLEDGE_CARD,
    PLEDGE_FOR,
    PLEDGE_N,
    ROW_SIZE,
    SCRAP_HEAP,
    TRADE,
    TRADE_DECK,
    TRADE_ROW,
    USED,
)

if TYPE_CHECKING:
    from ...engine.state import State


def in_play(t: State, seat: Seat) -> list[Card]:
    return t.zones[t.setup.seats_first_zone[seat] + PLAY]


def face(t: State, card: Card) -> PrintedCard:
    """The card whose abilities this one has: itself, or the ship that a Stealth Needle copies."""
    copied = t.card_marked_on(card, COPIES)
    definition: PrintedCard = t.setup.defs[copied if copied >= 0 else card]
    return definition


def factions(t: State, card: Card) -> int:
    """A card's factions, as bits. A Stealth Needle adds those of the ship it copies (SR-327)."""
    cards: list[PrintedCard] = t.setup.defs
    return cards[card].faction | face(t, card).faction


def note_played(t: State, seat: Seat, card: Card) -> None:
    """Record that the seat has played this card, with its current factions.

    In a team that plays together, a card can be played, scrapped, bought by a teammate and played again in one turn. So
    the mark holds one entry for each player, the latest in the lowest bits.
    """
    marks = t.marks[PLAYED]
    entry = seating_of(t).played_by[seat] + factions(t, card)
    earlier = marks[card]
    marks[card] = entry if not earlier else entry + (_without(earlier, entry) << PLAYED_BITS)


def _without(entries: int, newer: int) -> int:
    """The entries of a `played` mark, without one by the player of a newer entry."""
    kept = shift = 0
    while entries:
        entry = entries & PLAYED_ENTRY
        if entry // PLAYED_BY != newer // PLAYED_BY:
            kept |= entry << shift
            shift += PLAYED_BITS
        entries >>= PLAYED_BITS
    return kept


def played_as(t: State, seat: Seat, card: Card) -> int:
    """The factions that the card had when the seat played it this turn, as bits; -1: it has not."""
    entries = t.marks[PLAYED][card]
    player = seating_of(t).played_by[seat]
    while entries:
        played = (entries & PLAYED_ENTRY) - player
        if 0 <= played < PLAYED_BY:
            return played
        entries >>= PLAYED_BITS
    return -1


def has_ally(t: State, seat: Seat, card: Card) -> bool:
    """Is another card of this card's faction in play (SR-079, SR-082, SR-328)?"""
    setup = t.setup
    zone = setup.seats_first_zone[seat] + PLAY
    area = t.zones[zone]
    if len(area) < 2:
        return False
    cards: list[PrintedCard] = setup.defs
    copies = t.marks[COPIES]
    icon = face(t, card).faction if copies[card] else cards[card].faction
    for other in area:
        if (cards[other].faction & icon or (copies[other] and factions(t, other) & icon)) and other != card:
            return True
    if icon and "ally" in setup.constants:
        for holder in setup.constants["ally"]:
            if holder != card and t.where[holder] == zone:
                return True
    return False


def to_discard(t: State, seat: Seat, card: Card, why: str) -> None:
    leave_play(t, [card])
    t.send(card, t.zone_of(seat, DISCARD), why, seat)


def leave_play(t: State, cards: list[Card]) -> None:
    """Remove the marks of cards in play: a card that comes back starts anew (SR-060, SR-330)."""
    used, copies, damage = t.marks[USED], t.marks[COPIES], t.marks[DAMAGE]
    for card in cards:
        used[card] = 0
        copies[card] = 0
        damage[card] = 0


def scrap(t: State, seat: Seat, card: Card) -> None:
    """Move a card to the scrap heap; an Explorer goes to its pile instead (SR-097)."""
    t.note_progress()
    came_from = t.where[card]
    leave_play(t, [card])
    explorer = t.setup.defs[card].id == "explorer"
    heap = EXPLORERS if explorer else SCRAP_HEAP
    if came_from == TRADE_ROW:
        take_from_row(t, card, heap)
    else:
        t.move(card, heap)
    t.owner[card] = NO_SEAT
    t.tell_move("scrap-explorer" if explorer else "scrap", seat, card, came_from, heap)


def take_from_row(t: State, card: Card, zone: Zone) -> None:
    """Move a card out of the trade row and refill its place from the trade deck (SR-098, SR-112, SR-116)."""
    row = t.zones[TRADE_ROW]
    place = row.index(card)
    t.move(card, zone)
    deck = t.zones[TRADE_DECK]
    if deck and len(row) < ROW_SIZE:
        new = deck.pop()
        row.insert(place, new)
        t.where[new] = TRADE_ROW
        t.known[new] = 0
        t.tell_move("refill", NO_SEAT, new, TRADE_DECK, TRADE_ROW)


def acquire(t: State, seat: Seat, card: Card, on_top: bool) -> None:
    """Give a player a card: on the discard pile, or face up on top of the deck (SR-107, SR-363)."""
    t.note_progress()
    came_from = t.where[card]
    goes_to = t.zone_of(seat, DECK if on_top else DISCARD)
    if came_from == TRADE_ROW:
        take_from_row(t, card, goes_to)
    else:
        t.move(card, goes_to)
    t.owner[card] = seat
    if on_top:
        t.known[card] = ALL
    t.tell_move("acquire-top" if on_top else "acquire", seat, card, came_from, goes_to)


def spend(t: State, pool: int, seat: Seat, n: int) -> None:
    """Take points from a seat's trade or combat. A pledge lapses when its points are gone (SR-360)."""
    t.seat_numbers[pool][seat] -= n
    if t.seat_numbers[PLEDGE_CARD][seat] and over_pledged(t, seat):
        card = t.card_held_by(seat, PLEDGE_CARD)
        clear_pledge(t, seat)
        t.tell("lapse", seat, card)


def over_pledged(t: State, seat: Seat) -> bool:
    """Has the seat pledged more trade, or for a base more combat, than it has?"""
    numbers = t.seat_numbers
    return numbers[PLEDGE_N][seat] > numbers[TRADE if numbers[PLEDGE_FOR][seat] else COMBAT][seat]


def clear_pledge(t: State, seat: Seat) -> None:
    for number in (PLEDGE_CARD, PLEDGE_N, PLEDGE_FOR):
        t.seat_numbers[number][seat] = 0


def has_outpost(t: State, seat: Seat) -> bool:
    """Does an outpost protect the player? In a team that plays together any member's does (SR-223)."""
    setup = t.setup
    cards: list[PrintedCard] = setup.defs
    seating: Seating = setup.seating
    for owner in seating.acting[seat]:
        for card in t.zones[setup.seats_first_zone[owner] + PLAY]:
            if cards[card].outpost:
                return True
    return False


def attackable(t: State, seat: Seat) -> list[Seat]:
    """The players whose authority a seat may attack now. A team that shares authority counts as one."""
    seating: Seating = t.setup.seating
    targets = players_in_reach(t, seating, seat)
    return targets[:1] if seating.format.team_turns else targets


def open_bases(t: State, seat: Seat) -> list[Card]:
    """The bases that a player may attack or target now: only outposts while there are any (SR-054, SR-055)."""
    bases: list[Card] = []
    setup = t.setup
    seating: Seating = setup.seating
    for other in seating.only_enemy[seat] or bases_in_reach(t, seating, seat):
        area = t.zones[setup.seats_first_zone[other] + PLAY]
        if area:
            cards: list[PrintedCard] = setup.defs
            guarded = has_outpost(t, other)
            for card in area:
                definition = cards[card]
                if not definition.ship and (definition.outpost or not guarded):
                    bases.append(card)
    return bases


def defense_left(t: State, base: Card) -> int:
    """The combat still needed to destroy a base."""
    cards: list[PrintedCard] = t.setup.defs
    return cards[base].defense - t.marks[DAMAGE][base]


def destroy(t: State, seat: Seat, base: Card) -> None:
    """Move a destroyed base to its owner's discard pile (SR-052, SR-132)."""
    t.note_progress()
    to_discard(t, t.controller(base), base, "destroy")


def gain_authority(t: State, seat: Seat, n: int) -> None:
    """Add authority. A team that plays together shares it: every member has the same number (SR-206, SR-228)."""
    t.note_progress()
    seating: Seating = t.setup.seating
    authority = t.seat_numbers[AUTHORITY]
    for member in seating.acting[seat]:
        authority[member] += n


def lose_authority(t: State, seat: Seat, n: int) -> None:
    """Subtract authority; a player without any is out at once (SR-018, SR-170)."""
    gain_authority(t, seat, -n)
    if t.seat_numbers[AUTHORITY][seat] <= 0:
        eliminate(t, seat)


def eliminate(t: State, seat: Seat, rule: str = "") -> None:
    """Take a player out of the game. Unless this decides it, legacies are offered first and then all cards leave.

    `rule`: the ledger line by which the game ends, where the reason is not lost authority.
    """
    seating: Seating = t.setup.seating
    for member in seating.acting[seat]:
        t.seat_numbers[OUT][member] = 1
        t.tell("eliminated", member)
    standing = [team for team in seating.teams if not has_lost(t, seating, team)]
    if len(standing) == 1:
        format = seating.format
        boss_wins = seating.role[standing[0][0]] == "boss"
        t.finish(tuple(standing[0]), rule or (format.boss_rule if boss_wins else format.win_rule))
        for winner in standing[0]:
            t.tell("win", winner)
        return
    t.push(LEAVE_GAME, seat, NO_CARD, 0)
    receivers = in_game(t, seating.team[seat])
    if seating.format.legacy == "emperor":
        receivers = [receiver for receiver in receivers if seating.role[receiver] == "emperor"]
    if seating.format.legacy:
        for receiver in reversed(receivers):
            t.push(LEGACY, seat, NO_CARD, receiver)


def has_lost(t: State, seating: Seating, team: list[Seat]) -> bool:
    """Is a team beaten? It is when its Emperor is out, or all its members are (SR-255, SR-289)."""
    left = in_game(t, team)
    emperors = [seat for seat in team if seating.role[seat] == "emperor"]
    return not left or (bool(emperors) and emperors[0] not in left)


class LeaveGame(Effect):
    """All cards of a defeated player leave the game (SR-173, SR-174)."""

    word: ClassVar[str] = "leave-game"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        gone = t.zone_of(me.seat, GONE)
        for kind in (HAND, DECK, DISCARD, PLAY):
            cards = t.cards_in(me.seat, kind)
            leave_play(t, cards)
            for card in cards:
                t.where[card] = gone
                t.known[card] = 0
            t.zones[gone].extend(cards)
            cards.clear()


LEAVE_TO: Final = Verb("leave")


class Legacy(SelectOne):
    """A defeated player may leave one card, from any of their zones, to a teammate (SR-254, SR-288).

    `other_seat` is the teammate. The offered cards are sorted, so that they do not reveal the order of the deck.
    """

    word: ClassVar[str] = "legacy"
    outlives: ClassVar[bool] = True
    may_decline: ClassVar[bool] = True
    picks: ClassVar[Verb] = LEAVE_TO

    def candidates(self, t: State, me: Step) -> list[Card]:
        if t.seat_numbers[OUT][me.other_seat]:
            return []  # SR-309: only a teammate who is still in the game gets a card
        return sorted([card for kind in (HAND, DECK, DISCARD, PLAY) for card in t.cards_in(me.seat, kind)])

    def act_on(self, t: State, me: Step, card: Card) -> None:
        to_discard(t, me.other_seat, card, "legacy")
        t.owner[card] = me.other_seat

    def rule_of(self, t: State) -> str:
        return LEGACY_RULES[seating_of(t).format.legacy]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule_of(t), "not-yours", t, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-legacy", whom=seat_name(me.other_seat))


LEGACY_RULES: Final = {"emperor": "SR-270", "fellows": "SR-308"}
LEAVE_GAME: Final = LeaveGame()
LEGACY: Final = Legacy()
