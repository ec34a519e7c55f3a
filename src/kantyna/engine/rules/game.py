"""The rules of a game: its declarations, and the answers that the engine needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..cards import CardDef
from ..effects.effect import Effect, Step
from ..errors import Refusal
from ..history.kinds import EventKinds
from ..ids import Card, Seat, Zone
from ..setup import Setup
from ..voice import Message, seat_name
from ..zones import Number, ZoneKind
from .corrections import CorrectionRules
from .decks import DeckRules
from .formats import Format, Story, Window
from .log import LogRules
from .seats import SeatRules
from .tables import TableRules

if TYPE_CHECKING:
    from ..abilities.pending import PendingEvent
    from ..abilities.triggers import Trigger
    from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game: everything the engine needs to know about it, and nothing that belongs to a table.

    The methods here are about cards and turns; other subjects have classes of their own, which a game replaces in its
    `__init__`."""

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
    """The index of the number that holds the active seat; -1: none."""
    deck_name: ClassVar[str] = ""
    """The name of a player's deck in messages, if it has one."""
    out_number: ClassVar[int] = -1
    """The index of the seat number that is 1 when a seat has left the game; -1: none."""
    deck_zones: ClassVar[tuple[str, ...]] = ()
    """A seat's zones for the cards of its deck."""
    agreement_rule: ClassVar[str] = ""
    quiet_rule: ClassVar[str] = ""
    forced_rule: ClassVar[str] = ""
    """The ledger line: a forced ability must be used."""
    forced_order_rule: ClassVar[str] = ""
    """The ledger line: who orders several forced abilities."""
    ability_rules: ClassVar[dict[str, str]] = {}
    """The ledger line for each reason why an ability cannot be used (`triggers.py`), by reason and timing
    (`used-reaction`), then by reason; otherwise `window_rule`."""
    ability_event: ClassVar[str] = "ability"
    """The kind of event for the use of an ability."""
    brings_decks: ClassVar[bool] = False
    """Each player brings a deck that the others do not know."""
    windows: ClassVar[tuple[Window, ...]] = ()
    """Its action windows, in the order of a turn."""
    events: ClassVar[EventKinds] = EventKinds({}, {}, {})
    """Its kinds of events, besides those of the kernel."""
    attacks: ClassVar[tuple[str, ...]] = ()
    """The kinds of log events that begin an engagement."""
    routine: ClassVar[tuple[str, ...]] = ()
    """The kinds of log events that only say that the turn goes on."""
    harms: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that target cards: the controller of such a card may want to answer."""
    decisive: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that can end the game, besides a draw."""
    stories: ClassVar[tuple[Story, ...]] = ()
    """The runs of events under one headline; they do not overlap."""
    deck_forms: ClassVar[tuple[str, ...]] = ("json",)
    """The text forms of decks; the first is the one that people type."""
    framed: ClassVar[bool] = False
    """Abilities are used in frames (`frames.py`), and only if they could have an effect."""

    def __init__(self) -> None:
        self.tables = TableRules(self)
        self.seats = SeatRules(self)
        self.decks = DeckRules(self)
        self.log = LogRules(self)
        self.corrections = CorrectionRules(self)

    def cards(self) -> list[CardDef]:
        """Every card of the game, once."""
        return []

    def effects(self) -> list[type[Effect]]:
        """The game's effect classes that can be on a stack, besides the engine's."""
        return []

    def verbs(self) -> list[Effect]:
        """The verbs of the game's free phases, for reading keys."""
        return []

    def actions(self, t: State, seat: Seat, window: str) -> list[Step]:
        """The seat's choices in an action window, besides passing."""
        return []

    def could_act(self, t: State, seat: Seat, window: str) -> bool:
        """As far as everybody knows: could that seat act in that window? If not, it is not asked. Only called for seats
        without an action now."""
        return True

    def action_zones(self, t: State, seat: Seat) -> list[Zone]:
        """The zones with actions that the seat may use: its own, perhaps a partner's."""
        return t.setup.action_zones[seat]

    def may_use(self, t: State, seat: Seat, card: Card) -> bool:
        """May that seat use abilities of that card, as far as control matters?"""
        return t.controller(card) == seat

    def use_action(self, t: State, me: Step) -> None:
        """Use an action of a card."""

    def could_hold(self, t: State, seat: Seat, definition: CardDef, trigger: Trigger) -> bool:
        """As far as everybody knows: could that seat hold such a card hidden where its ability works?"""
        works = t.setup.works_in[trigger]
        for zone in t.setup.zones_of(seat):
            if works[zone] and t.zones[zone] and t.hidden_zone(zone):
                return True
        return False

    def refuse_play(self, t: State, seat: Seat, card: Card) -> Refusal | None:
        """Why that seat may not play this card from a ready zone for its ability, including the cost; None if it
        may."""
        return None

    def may_play(self, t: State, seat: Seat, card: Card) -> bool:
        """Is `refuse_play` None? Called often; a game may have a faster way."""
        return self.refuse_play(t, seat, card) is None

    def resolve_answer(self, t: State, me: Step, trigger: Trigger) -> None:
        """A card answers the last pending event: pay, discard a played card, run the effects."""
        t.push_all(trigger.effects, me.seat, me.card, len(t.pending) - 1)

    def no_such_copy(self, setup: Setup, card_id: str, number: int) -> Refusal:
        """The refusal for a copy of a card that is not at this table."""
        return Refusal(self.window_rule, Message("refuse-no-copy", card=card_id, n=setup.copies.get(card_id, 0)))

    def ability_rule(self, t: State, why: str, trigger: Trigger | None) -> str:
        """The ledger line for the reason why an ability cannot be used; `trigger` is None if there is no such
        ability."""
        timing = "" if trigger is None else "-" + TIMINGS[trigger.timing]
        return self.ability_rules.get(why + timing) or self.ability_rules.get(why) or self.window_rule

    def refuse_turn(self, t: State, seat: Seat) -> Refusal:
        """The refusal for a seat that is not asked now."""
        return Refusal(self.turn_rule, Message("refuse-turn", who=[seat_name(other) for other in t.waiting()]))

    def may_cancel(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """May an effect of that seat cancel the event?"""
        return True

    def refuse_resign(self, t: State, seat: Seat) -> Refusal | None:
        """Why that seat may not resign now; None if it may."""
        return None

    def resign(self, t: State, seat: Seat) -> None:
        """That seat resigns, at any time."""


TIMINGS: Final = ("interrupt", "reaction", "action")
