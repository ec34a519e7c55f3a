"""The rules of The Card Game for the engine."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...engine.abilities.frames import ACT, actions_of, might_act
from ...engine.abilities.triggers import Trigger
from ...engine.abilities.windows import concerned_card
from ...engine.cards import CardDef
from ...engine.effects.card_choice import PICK
from ...engine.effects.effect import Effect, Step
from ...engine.effects.hands import DECK, DISCARD_CARD
from ...engine.errors import BadDeck, Refusal
from ...engine.history.kinds import EventKinds
from ...engine.ids import NO_CARD, Card, Seat, Zone
from ...engine.rules.corrections import CorrectionRules
from ...engine.rules.decks import DeckRules
from ...engine.rules.formats import Format, Gauge, Option, Story, Window
from ...engine.rules.game import Rules
from ...engine.rules.log import LogRules
from ...engine.rules.seats import SeatRules
from ...engine.rules.tables import TableRules
from ...engine.voice import Message
from ...engine.zones import Number, ZoneKind
from . import board, headlines, setup
from .abilities import ability_costs, conditions, selectors, targets
from .affiliations import DARK_SIDE, LIGHT_SIDE, SIDE_OF, SIDES
from .cards.card_types import AFFILIATION, OBJECTIVE, PrintedCard
from .cards.hunt_for_skywalker import HUNT_CARDS
from .cards.jerjerrods_task import JERJERROD_CARDS
from .cards.sets import AFFILIATION_CARDS, CARDS, READY_DECKS, command_cards_of, deck_parts, objectives_of, pool
from .composed import assign_owners, impossible
from .corrections import correct, correctable
from .decks.building import CHALLENGE, FORMS, read_deck, read_decks, write_deck
from .decks.guess import fitting, guess
from .decks.limits import EITHER
from .decks.pairings import completed, deck_conflicts, deck_places, pairings, side_of, suited
from .effects import (
    cancel,
    capture,
    discard_piles,
    friendly_players,
    hand_to_play,
    hidden_zones,
    icon_names,
    in_play,
    mill,
    opponents,
    pile_to_play,
    reveal,
    token_removal,
    top_cards,
)
from .engagement import conflict, damage, edge_battle, places, prevention, shields, strikes, support
from .events import EVENTS
from .figures import costs as costs_now
from .figures import figures
from .formats import (
    common_reserve,
    elimination,
    facedown_objectives,
    hunt_effects,
    hunt_for_skywalker,
    objective_layout,
    reinforcements,
)
from .formats.common_reserve import as_if_in_hand, has_reserves, held
from .formats.hunt_for_skywalker import HUNT_FOR_SKYWALKER
from .formats.jerjerrods_task import JERJERRODS_TASK
from .formats.mode import Mode, mode_of
from .formats.standard import CHANCE, DARK_SEAT, MULLIGAN, OPEN_DECKS, TOURNAMENT, Duel
from .formats.two_on_two import TWO_ON_TWO
from .seating import Seating
from .terms import (
    ACTIVE,
    COMMON,
    DARK,
    DIAL,
    MARKS,
    NUMBERS,
    OBJECTIVE_DECK,
    OUT,
    PHASE,
    PHASES,
    PLAY,
    RESERVED,
    SEAT_NUMBERS,
    SEAT_ZONES,
    TEAM_SEAT_NUMBERS,
    VICTORY,
)
from .turn import costs, discard_order, discounts, force_phase, movement, phases, play, tokens

if TYPE_CHECKING:
    from ...engine.abilities.pending import PendingEvent
    from ...engine.history.events import Event
    from ...engine.setup import OptionValue, Setup
    from ...engine.state import State
    from ...engine.voice import Message

BALANCE: Final = PHASES.index("balance") + 1
CHALLENGE_CARDS: Final = [*JERJERROD_CARDS, *HUNT_CARDS]
OPTIONS: Final = (
    Option(DARK_SEAT, 0, (0, 1, CHANCE), "SWLCG-056"),
    MULLIGAN,
    OPEN_DECKS,
    discard_order.DISCARD_ORDER,
    Option(TOURNAMENT, False, (False, True), "SWLCG-675"),
)
WINDOWS: Final = (
    Window("refresh", False, False),
    Window("draw", False, False),
    Window("deployment", True, False),
    Window("conflict", False, False),
    Window("attackers", True, True),
    Window("defenders", True, True),
    Window("edge-fought", True, True),
    Window("strike", False, False),
    Window("conflict-end", False, False),
    Window("force", False, False),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGameDecks(DeckRules):
    def ready(self) -> list[dict[str, Any]]:
        """Each with the formats in which it is offered."""
        modes = [mode for mode in self.game.formats if isinstance(mode, Mode)]
        found: list[dict[str, Any]] = []
        for deck in READY_DECKS.values():
            taking = [mode for mode in modes if mode.takes(deck.side)]
            fitting = [mode.id for mode in taking if mode.limits(mode.defaults()).offers(deck.id, len(deck.sets))]
            found.append(deck.facts(fitting))
        return found

    def parts(self) -> list[dict[str, Any]]:
        return deck_parts()

    def read_all(self, format: Format, options: dict[str, OptionValue], seats: int, decks: Any) -> list[dict[str, Any]]:
        assert isinstance(format, Mode)
        teams = format.teams(seats, options)
        return read_decks(decks, format.sides(options, seats), format.limits(options), teams)

    def read(self, format: Format, options: dict[str, OptionValue], given: Any) -> dict[str, Any]:
        assert isinstance(format, Mode)
        deck = read_deck(given, format.limits(options))
        side = SIDE_OF[deck["affiliation"]]
        if not format.takes(side):
            raise BadDeck([Message("flaw-deck-no-seat", side=side, rule="BOTF-047")])
        return deck

    def write(self, given: Any, lang: str, form: str) -> str:
        return write_deck(given, lang, form)

    def seat(
        self, format: Format, options: dict[str, OptionValue], said: set[str], own: list[list[dict[str, Any]]]
    ) -> tuple[dict[str, OptionValue], list[Any]]:
        assert isinstance(format, Mode)
        chosen = suited(options, said, own)
        return chosen, completed(format, chosen, own)

    def pair(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        seats: int,
        decks: list[dict[str, Any]],
    ) -> tuple[dict[str, OptionValue], list[list[Any]]]:
        """Decks are seated as they are named, unless somebody said who plays which side."""
        assert isinstance(format, Mode)
        as_named = len(decks) == seats
        chosen = suited(options, said, [[deck] for deck in decks]) if as_named else options
        return chosen, pairings(format.sides(chosen, seats), decks)

    def side(self, deck: dict[str, Any]) -> str:
        return side_of(deck)

    def places(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        seat: Seat,
    ) -> list[list[str]]:
        assert isinstance(format, Mode)
        return deck_places(format, options, said, own, seat)

    def conflicts(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        absent: set[int],
    ) -> list[Message]:
        assert isinstance(format, Mode)
        return deck_conflicts(format, suited(options, said, own), own, absent)

    def played(self, t: State, owner: Seat, brought: Any) -> dict[str, Any]:
        side = board.side(t, owner)
        return dict(brought.get(side, brought))

    def has_first_hand(self, t: State, seat: Seat) -> bool:
        return setup.has_first_hand(t, seat)

    def lay_out(self, t: State, decks: list[dict[str, Any]]) -> None:
        """Draw the sides first, if chance decides. Copies are drawn at random, so that their numbers reveal nothing
        about the deck."""
        if t.setup.options.get(DARK_SEAT) == CHANCE:
            t.numbers[DARK] = t.chance.below(2)
        for seat in t.setup.seats:
            brought = decks[seat]
            if CHALLENGE in brought:
                mode_of(t).lay_challenge(t, seat)
                continue
            deck = self.played(t, seat, brought)
            cards = [AFFILIATION_CARDS[deck["affiliation"]], *objectives_of(deck), *command_cards_of(deck)]
            for id, n in Counter([card.id for card in cards]).items():
                self.lay(t, seat, id, n)

    def is_known(self, t: State, seat: Seat | None, owner: Seat) -> bool:
        """A deck is known to its owner only, and to the owner's team if partners show each other their cards."""
        if seat is not None and t.setup.seating.seen_by[owner] >> seat & 1:
            return True
        side = mode_of(t).sides(t.setup.options, t.setup.seat_count)[owner]
        made = side != EITHER and side not in SIDES
        return made or bool(t.setup.options["open_decks"])

    def guess(self, t: State, owner: Seat, cards: int, pool: list[Card]) -> None:
        guess(t, owner, cards, pool)

    def lay(self, t: State, seat: Seat, id: str, n: int) -> None:
        copies = [t.setup.index[f"{id}#{i}"] for i in range(1, t.setup.copies[id] + 1)]
        copies = [card for card in copies if t.where[card] < 0]  # a partner's deck may hold others
        if n < len(copies):
            t.chance.shuffle(copies)
        definition: PrintedCard = t.setup.defs[copies[0]]
        zone = {AFFILIATION: PLAY, OBJECTIVE: OBJECTIVE_DECK}.get(definition.kind, DECK)
        for card in copies[:n]:
            t.place(card, t.zone_of(seat, zone))
            t.owner[card] = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGameTables(TableRules):
    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        """Every copy that decks of either side could hold, so that the box does not reveal the decks. A team shares its
        copies (BOTF-176)."""
        assert isinstance(format, Mode)
        sides = format.sides(options, seats)
        players = [sides.count(side) or int(EITHER in sides) for side in (LIGHT_SIDE, DARK_SIDE)]
        ordinary = [*pool(LIGHT_SIDE, players[0]), *pool(DARK_SIDE, players[1])]
        return [*ordinary, *format.challenge_cards()]

    def zones_of_seat(self, format: Format) -> tuple[ZoneKind, ...]:
        assert isinstance(format, Mode)
        return format.seat_zones()

    def numbers_in(self, format: Format) -> tuple[Number, ...]:
        assert isinstance(format, Mode)
        return format.numbers()

    def seat_numbers_in(self, format: Format) -> tuple[Number, ...]:
        return TEAM_SEAT_NUMBERS if format.team_turns else SEAT_NUMBERS

    def make_seating(self, setup: Setup) -> Seating:
        return Seating(setup)

    def deal_unseen(self, t: State, zone: Zone, owner: Seat, pools: dict[Seat, list[Card]]) -> Card:
        unseen = pools.get(owner)
        return fitting(t, zone, owner, unseen) if unseen else NO_CARD

    def start_numbers(self, t: State) -> None:
        t.numbers[DARK] = mode_of(t).dark_lead(t.setup.options)

    def start(self, t: State) -> None:
        mode_of(t).begin(t)

    def free_moment(self, t: State) -> None:
        """A bare position starts in the active player's deployment phase."""
        phases.rest_of_turn(t, board.active_player(t), t.numbers[PHASE] or play.DEPLOYMENT)

    def check(self, t: State) -> Message | None:
        assign_owners(t)
        return None

    def impossible(self, t: State) -> Message | None:
        return impossible(t)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGameSeats(SeatRules):
    def sees(self, t: State, seat: Seat, zone: Zone) -> bool:
        """Partners see each other's common reserves, even if they do not show their hands (BOTF-187), and what their
        side has captured (SWLCG-622)."""
        if t.zone_kind(zone).name in (RESERVED, "captured"):
            return seat in t.setup.seating.team[t.setup.seat_of_zone[zone]]
        return super().sees(t, seat, zone)

    def facts(self, t: State) -> dict[str, object]:
        return {**figures(t), **mode_of(t).figures(t)}

    def own_facts(self, t: State, seat: Seat | None) -> dict[str, object]:
        return {"costs": costs_now(t, seat)}


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGameLog(LogRules):
    def headline(self, story: Story, events: list[Event]) -> Message | None:
        return headlines.engagement(events)

    def gauges(self, t: State) -> list[Gauge]:
        """The dial, then for each player the enemy objectives destroyed and the units in play."""
        seats = t.setup.seats
        dark = list(board.all_of(t, board.dark_lead(t)))
        dial = [Gauge("dial", dark, t.numbers[DIAL])] if mode_of(t).has_dial else []
        return [
            *dial,
            *[Gauge("objectives", [seat], len(t.cards_in(seat, VICTORY))) for seat in seats],
            *[Gauge("units", [seat], len(board.units(t, seat))) for seat in seats],
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGameCorrections(CorrectionRules):
    def correctable(self, card: CardDef) -> dict[str, Any]:
        assert isinstance(card, PrintedCard)
        return correctable(card)

    def correct_number(self, card: CardDef, name: str, value: Any) -> None:
        assert isinstance(card, PrintedCard)
        correct(card, name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Rules):
    id: ClassVar[str] = "card-game"
    ledger: ClassVar[str] = "SWLCG"
    seat_zones: ClassVar[tuple[ZoneKind, ...]] = SEAT_ZONES
    numbers: ClassVar[tuple[Number, ...]] = NUMBERS
    seat_numbers: ClassVar[tuple[Number, ...]] = SEAT_NUMBERS
    marks: ClassVar[tuple[Number, ...]] = MARKS
    formats: ClassVar[tuple[Format, ...]] = (
        Duel("duel", (2,), OPTIONS),
        TWO_ON_TWO,
        JERJERRODS_TASK,
        HUNT_FOR_SKYWALKER,
    )
    over_rule: ClassVar[str] = "SWLCG-287"
    turn_rule: ClassVar[str] = "SWLCG-124"
    window_rule: ClassVar[str] = "SWLCG-694"
    compulsory_rule: ClassVar[str] = "SWLCG-190"
    either_rule: ClassVar[str] = "SWLCG-190"
    forced_rule: ClassVar[str] = "SWLCG-538"
    forced_order_rule: ClassVar[str] = "SWLCG-542"
    active_number: ClassVar[int] = ACTIVE
    out_number: ClassVar[int] = OUT
    agreement_rule: ClassVar[str] = "SWLCG-797"
    brings_decks: ClassVar[bool] = True
    deck_forms: ClassVar[tuple[str, ...]] = FORMS
    framed: ClassVar[bool] = True
    windows: ClassVar[tuple[Window, ...]] = WINDOWS
    events: ClassVar[EventKinds] = EVENTS
    attacks: ClassVar[tuple[str, ...]] = headlines.ENGAGEMENT.begins
    routine: ClassVar[tuple[str, ...]] = ("turn", "phase", "refresh", "shield-gone", "draw", "dial", "struggle-won")
    harms: ClassVar[tuple[str, ...]] = ("damage", "exhaust", "capture", "destroy", "leave")
    decisive: ClassVar[tuple[str, ...]] = (
        "to-victory", "dial", "empty-deck", "stake-lost", "take-affiliation", "resign",
    )  # fmt: skip
    stories: ClassVar[tuple[Story, ...]] = (headlines.ENGAGEMENT,)
    ability_rules: ClassVar[dict[str, str]] = {
        "limit": "SWLCG-502",
        "target": "SWLCG-658",
        "effect": "SWLCG-763",
        "cost": "SWLCG-762",
        "cannot": "SWLCG-116",
        "used-interrupt": "SWLCG-528",
        "used-reaction": "SWLCG-535",
        "place": "SWLCG-766",
        "timing-action": "SWLCG-508",
        "timing-interrupt": "SWLCG-520",
        "timing-reaction": "SWLCG-531",
        "event-interrupt": "SWLCG-520",
        "event-reaction": "SWLCG-531",
        "condition-action": "SWLCG-499",
        "condition-interrupt": "SWLCG-520",
        "condition-reaction": "SWLCG-531",
    }
    deck_zones: ClassVar[tuple[str, ...]] = ("hand", "deck", "discard")

    def __init__(self) -> None:
        super().__init__()
        self.decks = CardGameDecks(self)
        self.tables = CardGameTables(self)
        self.seats = CardGameSeats(self)
        self.log = CardGameLog(self)
        self.corrections = CardGameCorrections(self)

    def cards(self) -> list[CardDef]:
        return [*CARDS, *CHALLENGE_CARDS]

    def effects(self) -> list[type[Effect]]:
        return [
            *selectors.EFFECTS, *conditions.EFFECTS, *targets.EFFECTS, *ability_costs.EFFECTS, *in_play.EFFECTS,
            *discounts.EFFECTS, *icon_names.EFFECTS, *discard_piles.EFFECTS, *hidden_zones.EFFECTS, *capture.EFFECTS,
            *opponents.EFFECTS, *common_reserve.EFFECTS, *prevention.EFFECTS, *pile_to_play.EFFECTS,
            *token_removal.EFFECTS, *hand_to_play.EFFECTS, *places.EFFECTS, *reveal.EFFECTS, *top_cards.EFFECTS,
            *friendly_players.EFFECTS, *cancel.EFFECTS, *elimination.EFFECTS, *mill.EFFECTS,
            *facedown_objectives.EFFECTS, *reinforcements.EFFECTS, *discard_order.EFFECTS, *hunt_effects.EFFECTS,
            *objective_layout.EFFECTS, *hunt_for_skywalker.EFFECTS, *movement.EFFECTS, *tokens.EFFECTS,
            *shields.EFFECTS, *damage.EFFECTS, *costs.EFFECTS, *play.EFFECTS, *strikes.EFFECTS, *support.EFFECTS,
            *edge_battle.EFFECTS, *conflict.EFFECTS, *force_phase.EFFECTS, *phases.EFFECTS, *setup.EFFECTS,
        ]  # fmt: skip

    def verbs(self) -> list[Effect]:
        return [
            ACT, PICK, DISCARD_CARD, *ability_costs.VERBS, shields.SHIELD_VERB, damage.TAKE_OVER, *costs.VERBS,
            *play.VERBS, *common_reserve.VERBS, *icon_names.VERBS, *token_removal.VERBS, *friendly_players.VERBS,
            *cancel.VERBS, *strikes.VERBS, *support.VERBS, *reinforcements.VERBS, *objective_layout.VERBS,
            *edge_battle.VERBS, *conflict.VERBS, *force_phase.VERBS, *setup.VERBS,
        ]  # fmt: skip

    def may_cancel(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """Some cards cannot be cancelled or copied by enemies, wherever they are."""
        if not mode_of(t).may_cancel(t, event.card):
            return False
        if event.card not in t.setup.constants.get("cannot-be-cancelled", ()):
            return True
        return seat not in board.other_side(t, t.owner[event.card])

    # how it begins

    # who may what

    def actions(self, t: State, seat: Seat, window: str) -> list[Step]:
        return [*play.plays(t, seat), *actions_of(t, seat)]

    def could_act(self, t: State, seat: Seat, window: str) -> bool:
        """Judged from public knowledge: the active player deploys, a card in play might have an action, or a hand could
        hold one."""
        holds_some = bool(held(t, seat))
        if holds_some and play.may_deploy(t, seat):
            return True
        return might_act(t, seat) or (holds_some and play.could_hold_action(t, seat))

    def action_zones(self, t: State, seat: Seat) -> list[Zone]:
        own: list[Zone] = t.setup.action_zones[seat]
        if not has_reserves(t):
            return own
        return [*own, *[t.zone_of(mate, COMMON) for mate in board.partners(t, seat)]]

    def may_use(self, t: State, seat: Seat, card: Card) -> bool:
        return t.controller(card) == seat or card in as_if_in_hand(t, seat)

    def use_action(self, t: State, me: Step) -> None:
        play.use(t, me.seat, me.card, me.ability, -1, NO_CARD)

    def resolve_answer(self, t: State, me: Step, trigger: Trigger) -> None:
        play.use(t, me.seat, me.card, me.ability, len(t.pending) - 1, concerned_card(t, me))

    def could_hold(self, t: State, seat: Seat, definition: CardDef, trigger: Trigger) -> bool:
        return play.could_hold(t, seat, definition)

    def refuse_play(self, t: State, seat: Seat, card: Card) -> Refusal | None:
        return play.refuse_event(t, seat, card)

    def ability_rule(self, t: State, why: str, trigger: Trigger | None) -> str:
        """There is no action window in the balance phase."""
        rule = super().ability_rule(t, why, trigger)
        return "SWLCG-143" if rule == "SWLCG-508" and t.numbers[PHASE] == BALANCE else rule

    def may_play(self, t: State, seat: Seat, card: Card) -> bool:
        return play.may_play_event(t, seat, card)

    def resign(self, t: State, seat: Seat) -> None:
        t.tell("resign", seat)
        t.finish(board.other_side(t, seat), mode_of(t).resign_rule)


RULES: Final = CardGame()
