"""What a game declares, and the questions the kernel asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..cards import CardDef
from ..effects.effect import Effect, Step
from ..errors import Refusal
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
        """This game's effect classes that can wait on a stack, besides the kernel's."""
        return []

    def verbs(self) -> list[Effect]:
        """The choices of this game's moments of free choice, to read keys with."""
        return []

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

    def refuse_resign(self, t: State, seat: Seat) -> Refusal | None:
        """Why that seat may not give up now; None when it may."""
        return None

    def resign(self, t: State, seat: Seat) -> None:
        """That seat gives up, whoever's move it is."""


TIMINGS: Final = ("interrupt", "reaction", "action")
