"""What a game declares, and the questions the kernel asks it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .cards import CardDef
from .draws import BY_AGREEMENT, BY_RULE
from .effects.effect import Effect, Step
from .effects.phases import Menu
from .errors import BadDeck, Refusal
from .ids import NO_CARD, Card, Seat, Zone
from .seating import Seating, in_game
from .setup import OptionValue, Setup
from .voice import Arg, Message, seat_name
from .zones import EVERYBODY, HOLDER, Number, ZoneKind

if TYPE_CHECKING:
    from .abilities.pending import PendingEvent
    from .abilities.triggers import Trigger
    from .history.events import Event
    from .state import State


class Option:
    """A choice made before the game. Names and help are messages `option-<id>` and `option-<id>-help`."""

    __slots__ = ("id", "default", "values", "rule")

    def __init__(self, id: str, default: OptionValue, values: tuple[OptionValue, ...], rule: str = "") -> None:
        self.id = id
        self.default = default
        self.values = values
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Format:
    """One way to play a game; its name is the message `format-<id>`. A subclass adds what they differ in."""

    def __init__(
        self, id: str, seats: tuple[int, ...], options: tuple[Option, ...] = (), team_turns: bool = False
    ) -> None:
        self.id = id
        self.seats = seats
        self.options = options
        self.team_turns = team_turns
        """A team plays its turn together (`phases.FreePhase`)."""

    def defaults(self) -> dict[str, OptionValue]:
        """The options where nobody says anything."""
        return {option.id: option.default for option in self.options}

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        """The teams; a player alone is a team of one."""
        return [[Seat(seat)] for seat in range(seats)]

    def sharing(self, seats: int, options: dict[str, OptionValue], seat: Seat) -> list[Seat]:
        """Who sees what lies before that seat for its holder alone, such as a hand: the seat, perhaps its team."""
        return [seat]

    def alliances(self, seats: int) -> list[list[Seat]]:
        """Which seats play together, whatever the options; empty where each plays alone or an option says who does."""
        return []


class Window:
    """An action window by name: is whoever has changed nothing asked in it, in the own turn and in another's?"""

    def __init__(self, name: str, own: bool, theirs: bool) -> None:
        self.name = name
        self.own = own
        self.theirs = theirs


class Story:
    """Events that are told together (`stories.py`): the kinds with which such a story begins, and with which it is
    over. It is over as well when the next of its name begins."""

    __slots__ = ("name", "begins", "ends")

    def __init__(self, name: str, begins: tuple[str, ...], ends: tuple[str, ...] = ()) -> None:
        self.name = name
        self.begins = begins
        self.ends = ends


class Gauge:
    """A number by which one follows how a game goes, and the seats it is of; its name is the message `gauge-<name>`.
    `balance`: below zero it is for the others."""

    __slots__ = ("name", "seats", "value", "balance")

    def __init__(self, name: str, seats: list[Seat], value: int, balance: bool = False) -> None:
        self.name = name
        self.seats = seats
        self.value = value
        self.balance = balance


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game. Everything the kernel needs to know of one, and nothing that belongs to a table."""

    id: ClassVar[str] = ""
    ledger: ClassVar[str] = ""
    common_zones: ClassVar[tuple[ZoneKind, ...]] = ()
    seat_zones: ClassVar[tuple[ZoneKind, ...]] = ()
    numbers: ClassVar[tuple[Number, ...]] = ()
    seat_numbers: ClassVar[tuple[Number, ...]] = ()
    marks: ClassVar[tuple[Number, ...]] = ()
    formats: ClassVar[tuple[Format, ...]] = ()
    over_rule: ClassVar[str] = ""
    turn_rule: ClassVar[str] = ""
    together_rule: ClassVar[str] = ""
    window_rule: ClassVar[str] = ""
    either_rule: ClassVar[str] = ""
    compulsory_rule: ClassVar[str] = ""
    any_of_rule: ClassVar[str] = ""
    active_number: ClassVar[int] = -1
    """The number of the table that says whose turn it is; -1: none does."""
    deck_name: ClassVar[str] = ""
    """Where a player's own deck has a name: the word by which messages choose it."""
    out_number: ClassVar[int] = -1
    """The number of a seat that says whether it has left the game (1) while others play on; -1: none does."""
    deck_zones: ClassVar[tuple[str, ...]] = ()
    """The zones of a seat in which the cards of its deck lie while it is played with."""
    agreement_rule: ClassVar[str] = ""
    quiet_rule: ClassVar[str] = ""
    forced_rule: ClassVar[str] = ""
    """The ledger line by which a forced ability must be carried out."""
    forced_order_rule: ClassVar[str] = ""
    """The ledger line by which somebody says which of several forced abilities comes first."""
    ability_rules: ClassVar[dict[str, str]] = {}
    """The ledger line for each reason why an ability cannot be used (`triggers.py`), and before that for each reason
    and timing (`used-reaction`); otherwise `window_rule`."""
    ability_event: ClassVar[str] = "ability"
    """The kind of event that the use of an ability is."""
    brings_decks: ClassVar[bool] = False
    """Each player brings a deck, which the others do not know."""
    windows: ClassVar[tuple[Window, ...]] = ()
    """Its action windows, in the order of a turn."""
    attacks: ClassVar[tuple[str, ...]] = ()
    """The events of the log with which an engagement begins."""
    routine: ClassVar[tuple[str, ...]] = ()
    """The events of the log that say no more than that the turn goes on."""
    harms: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that are aimed at cards: whoever they lie before may want to answer."""
    decisive: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that can end the game, besides a draw."""
    stories: ClassVar[tuple[Story, ...]] = ()
    """Which of its events are told together; none of them overlap."""
    deck_forms: ClassVar[tuple[str, ...]] = ("json",)
    """The forms in which `write_deck` writes one, the one that people type first."""
    framed: ClassVar[bool] = False
    """Abilities are used in frames (`frames.py`), and only if they could do something."""

    def cards(self) -> list[CardDef]:
        """Every card of the game, once."""
        return []

    def correctable(self, card: CardDef) -> dict[str, Any]:
        """The numbers printed on a card that a user may replace, by name: numbers, lists or tables of numbers."""
        return {}

    def correct(self, wanted: dict[str, dict[str, Any]], edition: str) -> tuple[str, Message] | None:
        """Replace printed numbers, by card and name, before any table is set up.

        Or replace none and say of which card, and what, is wrong with them taken together.
        """
        for card in self.cards():
            for name, value in wanted.get(card.id, {}).items():
                self.correct_number(card, name, value)
        _editions[self.id] = edition
        return None

    def correct_number(self, card: CardDef, name: str, value: Any) -> None:
        """Give the card another of its correctable numbers. The value has been checked."""

    def edition(self) -> str:
        """Which corrections the cards have; empty: none. Records say it, for they replay with the same cards only."""
        return _editions.get(self.id, "")

    def zones(self, format: Format) -> tuple[ZoneKind, ...]:
        """The places on that format's table that are nobody's."""
        return self.common_zones

    def zones_of_seat(self, format: Format) -> tuple[ZoneKind, ...]:
        """The places that every player of that format has."""
        return self.seat_zones

    def numbers_in(self, format: Format) -> tuple[Number, ...]:
        """The numbers of that format's table."""
        return self.numbers

    def seat_numbers_in(self, format: Format) -> tuple[Number, ...]:
        """The numbers of every player of that format."""
        return self.seat_numbers

    def marks_in(self, format: Format) -> tuple[Number, ...]:
        """What may be marked on a card in that format."""
        return self.marks

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        """The copies on a table of that set-up, in an order that never changes."""
        return []

    def make_seating(self, setup: Setup) -> Seating:
        """Who sits where; made with the set-up."""
        return Seating(setup)

    def make_menu(self, setup: Setup, seat: Seat) -> Menu:
        """The steps that the seat takes again and again; made with the set-up."""
        return Menu(setup, seat)

    def check_setup(self, format: Format, options: dict[str, OptionValue], seats: int) -> Message | None:
        """What is wrong with options and seats that are each allowed, taken together."""
        return None

    def effects(self) -> list[type[Effect]]:
        """This game's effect classes that can wait on a stack, besides the kernel's."""
        return []

    def verbs(self) -> list[Effect]:
        """The choices of this game's moments of free choice, to read keys with."""
        return []

    def ready_decks(self) -> list[dict[str, Any]]:
        """The ready-made decks, where each player brings one."""
        return []

    def deck_parts(self) -> list[dict[str, Any]]:
        """What decks are built of, where each player brings one: the `id` of each part, its `cards`, `most` copies."""
        return []

    def read_decks(
        self, format: Format, options: dict[str, OptionValue], seats: int, decks: Any
    ) -> list[dict[str, Any]]:
        """One deck a seat in the form that records have. Given are ids of ready-made ones, decks as JSON, or None for
        ready-made ones. Raises `BadDeck` with every flaw."""
        return []

    def read_deck(self, format: Format, options: dict[str, OptionValue], given: Any) -> dict[str, Any]:
        """One deck, whoever brings it, in the form that records have. Given are the id of a ready-made one, JSON, or a
        text as people share it. Raises `BadDeck` with every flaw."""
        return self.read_decks(format, options, 1, [given])[0]

    def write_deck(self, given: Any, lang: str, form: str) -> str:
        """A deck in one of the `deck_forms`; one that may not be played as well, but none that nobody understands."""
        return json.dumps(given) + "\n"

    def seat_decks(
        self, format: Format, options: dict[str, OptionValue], said: set[str], own: list[list[dict[str, Any]]]
    ) -> tuple[dict[str, OptionValue], list[Any]]:
        """What all seats bring where some have decks of their own (read ones, by seat), ready-made ones where not; and
        the options for it: those that nobody said may follow from the decks."""
        brought: list[Any] = list(self.read_decks(format, options, len(own), None))
        for seat, decks in enumerate(own):
            if len(decks) > 1:
                raise BadDeck([Message("flaw-deck-several", n=len(decks))])
            if decks:
                brought[seat] = decks[0]
        return options, brought

    def pair_decks(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        seats: int,
        decks: list[dict[str, Any]],
    ) -> tuple[dict[str, OptionValue], list[list[Any]]]:
        """Who plays whom when these decks (read ones) meet: pairings, each what the seats bring, as numbers in the list
        of decks; and the options, as in `seat_decks`. Raises `BadDeck` when they cannot meet."""
        if len(decks) != seats:
            raise BadDeck([Message("flaw-deck-pairing", n=seats, value=str(len(decks)))])
        return options, [list(range(seats))]

    def deck_side(self, deck: dict[str, Any]) -> str:
        """Which side a read deck is for, where decks have one: everybody at the table may know that before the deal."""
        return ""

    def deck_places(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        seat: Seat,
    ) -> list[list[str]]:
        """For each deck that the seat brings, the sides that it may be for, as far as that follows from the options
        that were `said` and from the decks (read ones, by seat) that the others bring."""
        return [[""]]

    def deck_conflicts(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        absent: set[int],
    ) -> list[Message]:
        """What is wrong with these decks taken together, ready-made ones for who has none, before those who are absent
        have brought theirs. Sides are another matter (`deck_places`)."""
        return []

    def deck_played(self, t: State, owner: Seat, brought: Any) -> dict[str, Any]:
        """Of what a seat brought, the deck that it plays with."""
        return dict(brought)

    def has_first_hand(self, t: State, seat: Seat) -> bool:
        """Does the seat hold what it begins with, with nothing left to choose about it?"""
        return True

    def lay_decks(self, t: State, decks: list[dict[str, Any]]) -> None:
        """Put the decks on the table, before anything else is set up. What lies nowhere then is in no deck."""

    def knows_deck(self, t: State, seat: Seat | None, owner: Seat) -> bool:
        """May that seat (None: a spectator) know which cards the deck of that owner holds?"""
        return True

    def guess_deck(self, t: State, owner: Seat, cards: int, pool: list[Card]) -> None:
        """Fill the pool of unseen cards of an owner up to that many with cards that could be in the deck."""

    def start(self, t: State) -> None:
        """Set the table up and push the first turn."""

    def start_numbers(self, t: State) -> None:
        """Give the numbers that depend on the format their starting values."""

    def deal_unseen(self, t: State, zone: Zone, owner: Seat, pools: dict[Seat, list[Card]]) -> Card:
        """A card that could lie unseen in that zone, taken from the pools of unseen cards by owner; -1: none."""
        pool = pools.get(owner)
        return pool.pop() if pool else NO_CARD

    def free_moment(self, t: State) -> None:
        """Push what makes a bare position the active seat's first moment of free choice."""

    def complete(self, t: State, given: set[str]) -> None:
        """Fill in what a position written by hand left out (`given` names the marks it did not)."""

    def check(self, t: State) -> Message | None:
        """What is wrong with a position beyond zones and numbers, if anything."""
        return None

    def impossible(self, t: State) -> Message | None:
        """What no game could come to on a table that could be played on all the same, if anything."""
        return None

    def sees(self, t: State, seat: Seat, zone: Zone) -> bool:
        """May the seat see the faces of the cards in that zone?"""
        seen = t.zone_kind(zone).seen
        if seen != HOLDER:
            return seen == EVERYBODY
        return bool(t.setup.seating.seen_by[t.setup.seat_of_zone[zone]] >> seat & 1)

    def sees_card(self, t: State, seat: Seat, card: Card) -> bool:
        """Does the seat know the face of that card where it lies?"""
        zone = t.where[card]
        return zone >= 0 and (self.sees(t, seat, zone) or t.known[card] == -1 or bool(t.known[card] >> seat & 1))

    def facts(self, t: State) -> dict[str, object]:
        """What a view says besides zones and numbers, known to all: teams, roles."""
        return {}

    def own_facts(self, t: State, seat: Seat | None) -> dict[str, object]:
        """What the view of that seat (None: a spectator's) says besides, from what the seat knows of its own cards."""
        return {}

    def event_args(self, setup: Setup, kind: str, seat: Seat) -> dict[str, Arg]:
        """What the sentence about an event of that kind needs besides, such as what that seat's side calls it."""
        return {"deck": self.deck_name} if kind == "shuffle" else {}

    def first_to_act(self, t: State) -> Seat:
        """Who has the first opportunity in a window."""
        return Seat(t.numbers[self.active_number]) if self.active_number >= 0 else Seat(0)

    def seats_to_act(self, t: State, first: Seat) -> list[Seat]:
        """The order of opportunities in a window, beginning with `first`; who is out has none. Not to be changed."""
        order: list[Seat] = t.setup.seating.order[first]
        if t.setup.out_number < 0 or 1 not in t.seat_numbers[t.setup.out_number]:
            return order  # asked at every opportunity
        return in_game(t, order)

    def is_out(self, t: State, seat: Seat) -> bool:
        """Has that seat left the game, while others play on?"""
        number = t.setup.out_number
        return number >= 0 and t.seat_numbers[number][seat] != 0

    def actions(self, t: State, seat: Seat, window: str) -> list[Step]:
        """What that seat may do in an action window, besides passing."""
        return []

    def could_act(self, t: State, seat: Seat, window: str) -> bool:
        """From what everybody knows: could that seat act in that window? If not, it is not asked. Who has an action now
        could, of course, and this is not asked of them."""
        return True

    def action_zones(self, t: State, seat: Seat) -> list[Zone]:
        """Where the cards lie whose actions that seat may use: its own zones, perhaps some of a partner's."""
        return t.setup.action_zones[seat]

    def may_use(self, t: State, seat: Seat, card: Card) -> bool:
        """May that seat use abilities of a card that lies there, as far as it is a matter of whose it is?"""
        return t.controller(card) == seat

    def use_action(self, t: State, me: Step) -> None:
        """A seat uses the action number `n` of a card."""

    def could_hold(self, t: State, seat: Seat, definition: CardDef, trigger: Trigger) -> bool:
        """From what everybody knows: could that seat hold such a card unseen where its ability works?"""
        works = t.setup.works_in[trigger]
        for zone in t.setup.zones_of(seat):
            if works[zone] and t.zones[zone] and t.hidden_zone(zone):
                return True
        return False

    def refuse_play(self, t: State, seat: Seat, card: Card) -> Refusal | None:
        """Why that seat may not play this card from a ready zone for its ability, as an action or an answer; None when
        it may. Costs are asked here."""
        return None

    def may_play(self, t: State, seat: Seat, card: Card) -> bool:
        """Is there nothing for `refuse_play` to say? Asked all the time; a game may know it without the words."""
        return self.refuse_play(t, seat, card) is None

    def resolve_answer(self, t: State, me: Step, trigger: Trigger) -> None:
        """A card answers the last pending event: pay, put the card away if it was played for this, run the effects."""
        t.push_all(trigger.effects, me.seat, me.card, len(t.pending) - 1)

    def no_such_copy(self, setup: Setup, card_id: str, number: int) -> Refusal:
        """Why there is no such copy of a card at this table."""
        return Refusal(self.window_rule, Message("refuse-no-copy", card=card_id, n=setup.copies.get(card_id, 0)))

    def ability_rule(self, t: State, why: str, trigger: Trigger | None) -> str:
        """The ledger line by which an ability cannot be used for that reason; None: the card has no such ability."""
        timing = "" if trigger is None else "-" + TIMINGS[trigger.timing]
        return self.ability_rules.get(why + timing) or self.ability_rules.get(why) or self.window_rule

    def refuse_turn(self, t: State, seat: Seat) -> Refusal:
        """Why a seat of whom nothing is asked may not act."""
        return Refusal(self.turn_rule, Message("refuse-turn", who=[seat_name(other) for other in t.waiting()]))

    def may_cancel(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """May an effect of that seat's cancel the event?"""
        return True

    def gauges(self, t: State) -> list[Gauge]:
        """The numbers by which one follows how the game goes, known to all; always the same ones in the same order."""
        return []

    def headline(self, story: Story, events: list[Event]) -> Message | None:
        """What came of a story that is over, from those of its events that everybody knows; None: nothing to say."""
        return None

    def is_decisive(self, kind: str) -> bool:
        """Can an event of this kind end the game?"""
        return kind in self.decisive or kind in (BY_AGREEMENT, BY_RULE)

    def event_rule(self, kind: str) -> str:
        """The ledger line that an event of this kind names; empty: none."""
        if kind == BY_AGREEMENT:
            return self.agreement_rule
        return self.quiet_rule if kind == BY_RULE else ""

    def refuse_resign(self, t: State, seat: Seat) -> Refusal | None:
        """Why that seat may not give up now; None when it may."""
        return None

    def resign(self, t: State, seat: Seat) -> None:
        """That seat gives up, whoever's move it is."""


TIMINGS: Final = ("interrupt", "reaction", "action")
_editions: dict[str, str] = {}
"""Of each game whose cards were corrected, by which corrections."""
