"""The state of a table as plain data, and the machine that advances it.

There is one stack of steps, and only a question stops it. A state copies by copying its lists, compares by value, and
holds nothing that JSON could not.
"""

from __future__ import annotations

from typing import Final

from .abilities.pending import PendingEvent
from .chance.generator import Chance
from .effects.constants import Modifier
from .effects.effect import Effect, Step
from .errors import Endless
from .history.append_only import AppendOnlyList
from .history.events import ALL, Note
from .ids import NO_CARD, NO_SEAT, NOWHERE, Card, Seat, Zone
from .setup import Setup
from .voice import Message
from .zones import EVERYBODY, ZoneKind

STEPS: Final[list[None]] = [None] * 10_000
"""The most steps between two questions. The longest turn needs hundreds, so more means an endless loop. Iterating over
a list is cheaper than counting in this innermost loop. (A tuple would become a structure with ten thousand members in
the compiled build.)"""


class State:
    """The current state of a table."""

    __slots__ = (
        "setup", "chance", "zones", "where", "owner", "host", "known", "marks", "numbers", "seat_numbers", "stack",
        "pending", "modifiers", "delayed", "picks", "asked", "quiet", "agreed", "over", "winners", "ended_by", "log",
    )  # fmt: skip

    def __init__(self, setup: Setup, source: State | None = None) -> None:
        """An empty table of that set-up, or a copy of `source`."""
        self.setup = setup
        self.chance: Chance = source.chance.copy() if source is not None else Chance(0)
        self.zones: list[list[Card]]
        self.where: list[Zone]
        self.owner: list[Seat]
        self.host: list[Card]
        self.known: list[int]
        self.marks: list[list[int]]
        self.numbers: list[int]
        self.seat_numbers: list[list[int]]
        self.stack: list[Step]
        self.pending: list[PendingEvent]
        self.modifiers: list[Modifier]
        self.delayed: list[tuple[str, Step]]
        self.picks: list[Card]
        self.asked: dict[Seat, list[Step]]
        self.quiet: int
        """The number of turns in a row without progress; -1: this turn has made some."""
        self.agreed: int
        """The seats that have offered or accepted a draw, as a bit mask."""
        self.over: bool
        self.winners: tuple[Seat, ...]
        self.ended_by: str
        """The ledger line by which the game ended; empty while it runs."""
        self.log: AppendOnlyList[Note]
        if source is not None:
            self.zones = [zone[:] for zone in source.zones]
            self.where = source.where[:]
            self.owner = source.owner[:]
            self.host = source.host[:]
            self.known = source.known[:]
            self.marks = [mark[:] for mark in source.marks]
            self.numbers = source.numbers[:]
            self.seat_numbers = [numbers[:] for numbers in source.seat_numbers]
            self.stack = source.stack[:]
            self.pending = [event.copy() for event in source.pending]
            self.modifiers = source.modifiers[:]
            self.delayed = source.delayed[:]
            self.picks = source.picks[:]
            self.asked = source.asked
            self.quiet = source.quiet
            self.agreed = source.agreed
            self.over = source.over
            self.winners = source.winners
            self.ended_by = source.ended_by
            self.log = source.log.copy()
            return
        cards = len(setup.defs)
        self.zones = [[] for _ in setup.zone_names]
        self.where = [NOWHERE] * cards
        self.owner = [NO_SEAT] * cards
        self.host = [NO_CARD] * cards
        self.known = [0] * cards
        self.marks = [[mark.start] * cards for mark in setup.marks]
        self.numbers = [number.start for number in setup.numbers]
        self.seat_numbers = [[number.start] * setup.seat_count for number in setup.seat_numbers]
        self.stack = []
        self.pending = []
        self.modifiers = []
        self.delayed = []
        self.picks = []
        self.asked = {}
        self.quiet = 0
        self.agreed = 0
        self.over = False
        self.winners = ()
        self.ended_by = ""
        self.log = AppendOnlyList()

    def copy(self) -> State:
        return State(self.setup, self)

    def __eq__(self, other: object) -> bool:
        """Equal if everything but the log is equal."""
        return (
            isinstance(other, State)
            and self.chance == other.chance
            and self.zones == other.zones
            and self.owner == other.owner
            and self.host == other.host
            and self.known == other.known
            and self.marks == other.marks
            and self.numbers == other.numbers
            and self.seat_numbers == other.seat_numbers
            and self.stack == other.stack
            and self.pending == other.pending
            and self.modifiers == other.modifiers
            and self.delayed == other.delayed
            and self.picks == other.picks
            and self.asked == other.asked
            and self.quiet == other.quiet
            and self.agreed == other.agreed
            and self.over == other.over
            and self.winners == other.winners
            and self.ended_by == other.ended_by
        )

    def __hash__(self) -> int:
        return hash((self.chance, len(self.stack)))

    # the machine

    def advance(self) -> None:
        """Run until somebody has to choose or the game is over: the whole engine."""
        stack = self.stack
        for _ in STEPS:
            if self.asked or self.over:
                return
            me = stack.pop()
            me.effect.run(self, me)
        if not self.asked and not self.over:
            raise Endless(Message("error-endless", n=len(STEPS)))

    def take(self, choice: Step) -> None:
        """Take one of the offered steps."""
        me = self.stack.pop()
        self.asked = {}
        me.effect.answer(self, me, choice)
        self.advance()

    def waiting(self) -> list[Seat]:
        """The seats with a choice that has to be made sometime."""
        return [seat for seat, steps in sorted(self.asked.items()) if not all([step.effect.idle for step in steps])]

    def push(self, effect: Effect, seat: Seat, card: Card, n: int) -> None:
        self.stack.append(Step(effect, seat, card, n, self.setup))

    def push_all(self, effects: tuple[Effect, ...], seat: Seat, card: Card, n: int = 0) -> None:
        """Push several effects so that they run in the given order."""
        for i in range(len(effects) - 1, -1, -1):
            self.stack.append(Step(effects[i], seat, card, n, self.setup))

    def finish(self, winners: tuple[Seat, ...], rule: str) -> None:
        """End the game by that ledger line; nothing more is resolved."""
        self.over = True
        self.winners = winners
        self.ended_by = rule
        self.stack = []
        self.asked = {}

    def take_out(self, seat: Seat, turn_too: bool = False) -> None:
        """A seat leaves the game at any moment: its waiting steps are dropped, the others stay.

        `turn_too`: it was the seat's turn, which ends, so the other seats' steps of this turn are dropped too.
        """
        self.stack[:] = [step for step in self.stack if step.effect.outlives or not (turn_too or step.seat == seat)]
        self.delayed = [(when, step) for when, step in self.delayed if step.seat != seat or step.effect.outlives]
        self.modifiers = [modifier for modifier in self.modifiers if modifier.seat != seat]
        self.asked = {}
        self.picks = []

    def withdraw(self, effect: Effect, seat: Seat) -> None:
        """Drop the waiting steps of a seat with that effect."""
        self.stack[:] = [step for step in self.stack if step.seat != seat or step.effect != effect]
        self.asked = {}
        self.picks = []

    def note_progress(self) -> None:
        """Something has changed that could decide the game, so it is not drawn soon (`draws.end_turn`)."""
        self.quiet = -1

    # cards

    def zone_kind(self, zone: Zone) -> ZoneKind:
        return self.setup.zone_kinds[zone]

    def hidden_zone(self, zone: Zone) -> bool:
        """Are the cards there hidden from anybody?"""
        return self.setup.zone_kinds[zone].seen != EVERYBODY

    def controller(self, card: Card) -> Seat:
        """The seat whose zone the card lies in, or `NO_SEAT`."""
        return self.setup.seat_of_zone[self.where[card]]

    def zone_of(self, seat: Seat, kind: int) -> Zone:
        """The zone of that kind of a seat."""
        return self.setup.seat_zone_table[seat][kind]

    def cards_in(self, seat: Seat, kind: int) -> list[Card]:
        """The cards in a seat's zone of that kind."""
        return self.zones[self.setup.seats_first_zone[seat] + kind]

    def place(self, card: Card, zone: Zone) -> None:
        """Put a card that is in no zone on top of a zone."""
        self.zones[zone].append(card)
        self.where[card] = zone

    def move(self, card: Card, zone: Zone) -> None:
        """Move a card to the top of another zone. Knowledge of its face by position is lost."""
        self.zones[self.where[card]].remove(card)
        self.zones[zone].append(card)
        self.where[card] = zone
        self.known[card] = 0

    def send(self, card: Card, zone: Zone, why: str, seat: Seat, seen: int = ALL) -> None:
        """Move a card to the top of another zone and log it. `seen` says who may know which card it is."""
        came_from = self.where[card]
        self.move(card, zone)
        self.tell_move(why, seat, card, came_from, zone, seen)

    def move_to(self, card: Card, zone: Zone, place: int) -> None:
        """Move a card into a zone at that index from the bottom."""
        self.move(card, zone)
        cards = self.zones[zone]
        cards.insert(place, cards.pop())

    def attached(self, card: Card) -> list[Card]:
        """The cards that are attached to this one."""
        host = self.host
        return [each for each in self.setup.cards if host[each] == card] if card in host else []

    def forget(self, card: Card) -> None:
        """Reset a card that has left play: its marks, and lasting effects on it."""
        for i, mark in enumerate(self.setup.marks):
            self.marks[i][card] = mark.start
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.card != card]

    def show(self, card: Card) -> None:
        """Note that everybody saw the card go to its present zone."""
        if self.zone_kind(self.where[card]).seen != EVERYBODY:
            self.known[card] = ALL

    def lose_track(self, zone: Zone, seers: int) -> None:
        """A card has left this zone and only `seers` (a bit mask) know which, so the others no longer know the rest."""
        known = self.known
        for card in self.zones[zone]:
            known[card] &= seers

    def shuffle(self, zone: Zone) -> None:
        cards = self.zones[zone]
        self.chance.shuffle(cards)
        known = self.known
        for card in cards:
            known[card] = 0

    # numbers that hold a card or a seat (`Number.holds`)

    def card_held(self, number: int) -> Card:
        """The card that a number of the table holds, or `NO_CARD`."""
        return Card(self.numbers[number] - 1)

    def hold_card(self, number: int, card: Card) -> None:
        self.numbers[number] = card + 1

    def seat_held(self, number: int) -> Seat:
        """The seat that a number of the table holds, or `NO_SEAT`."""
        return Seat(self.numbers[number] - 1)

    def hold_seat(self, number: int, seat: Seat) -> None:
        self.numbers[number] = seat + 1

    def card_held_by(self, seat: Seat, number: int) -> Card:
        """The card that a number of a seat holds, or `NO_CARD`."""
        value = self.seat_numbers[number][seat] - self.setup.seat_numbers[number].first
        return Card(value) if value >= 0 else NO_CARD

    def hold_card_for(self, seat: Seat, number: int, card: Card) -> None:
        self.seat_numbers[number][seat] = card + self.setup.seat_numbers[number].first

    def seat_held_by(self, seat: Seat, number: int) -> Seat:
        """The seat that a number of a seat holds, or `NO_SEAT`."""
        value = self.seat_numbers[number][seat] - self.setup.seat_numbers[number].first
        return Seat(value) if value >= 0 else NO_SEAT

    def hold_seat_for(self, seat: Seat, number: int, held: Seat) -> None:
        self.seat_numbers[number][seat] = held + self.setup.seat_numbers[number].first

    def card_marked_on(self, card: Card, mark: int) -> Card:
        """The card that a mark of a card holds, or `NO_CARD`."""
        value = self.marks[mark][card] - self.setup.marks[mark].first
        return Card(value) if value >= 0 else NO_CARD

    def mark_card_on(self, card: Card, mark: int, held: Card) -> None:
        self.marks[mark][card] = held + self.setup.marks[mark].first

    # what happened

    def tell(
        self, kind: str, seat: Seat, card: Card = NO_CARD, n: int = 0, other: Seat = NO_SEAT, seen: int = ALL
    ) -> None:
        """Write an event into the log."""
        self.log.tail.append((kind, seat, card, n, other, seen, NOWHERE, NOWHERE))

    def tell_move(self, kind: str, seat: Seat, card: Card, came_from: Zone, went_to: Zone, seen: int = ALL) -> None:
        """Write a card's move from one zone to another into the log."""
        self.log.tail.append((kind, seat, card, 0, NO_SEAT, seen, came_from, went_to))

    def expire(self, until: str) -> None:
        """End the effects that last until now, and run those delayed until now."""
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.until != until]
        if not self.delayed:
            return
        due = [step for when, step in self.delayed if when == until]
        if due:
            self.delayed = [entry for entry in self.delayed if entry[0] != until]
            self.stack.extend(reversed(due))
