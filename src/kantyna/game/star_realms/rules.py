"""Star Realms: the set-up and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...engine.cards import CardDef
from ...engine.draws import end_turn
from ...engine.effects.effect import Effect, Step
from ...engine.effects.hands import DECK, DISCARD, HAND, draw, put_away
from ...engine.effects.phases import push_phases
from ...engine.errors import Refusal
from ...engine.history.kinds import EventKinds
from ...engine.ids import NO_CARD, Card, Seat
from ...engine.rules.formats import Format, Gauge
from ...engine.rules.game import Rules
from ...engine.rules.log import LogRules
from ...engine.rules.seats import SeatRules
from ...engine.rules.tables import TableRules
from ...engine.seating import next_in_game
from ...engine.setup import OptionValue, Setup
from ...engine.voice import Message, card_name
from ...engine.zones import Number, ZoneKind
from . import actions, effects, play, teams
from .actions import SeatMenu
from .cards import PrintedCard
from .cards_core import CARDS, EXPLORER, SCOUT, TRADE_DECK_CARDS, VIPER
from .effects import DiscardCards
from .events import EVENTS
from .formats import FORMATS
from .play import (
    LEGACY,
    LeaveGame,
    Legacy,
    clear_pledge,
    eliminate,
    has_lost,
    in_play,
    leave_play,
    note_played,
    over_pledged,
)
from .seating import Seating, players_in_reach, seating_of
from .terms import (
    ACTIVE,
    AUTHORITY,
    COMBAT,
    COMMON_ZONES,
    DAMAGE,
    EXPLORERS,
    MARKS,
    NUMBERS,
    ON_TOP,
    OUT,
    OWED,
    PLAY,
    PLAYED,
    PLEDGE_N,
    ROW_SIZE,
    SEAT_NUMBERS,
    SEAT_ZONES,
    TRADE,
    TRADE_DECK,
    TRADE_ROW,
    TURN,
    USED,
)

if TYPE_CHECKING:
    from ...engine.state import State

STARTING_DECK: Final = {"scout": 8, "viper": 2}


class Turn(Effect):
    """Main phase, discard phase, draw phase (SR-033), then the next player's turn."""

    word: ClassVar[str] = "turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat
        seating: Seating = t.setup.seating
        t.tell("turn", me.seat, NO_CARD, t.numbers[TURN])
        push_phases(t, me.seat, PHASES)
        for seat in reversed(seating.acting[me.seat]):  # the first to discard is pushed last
            area = in_play(t, seat)
            if area:
                used, damage = t.marks[USED], t.marks[DAMAGE]
                for card in area:
                    used[card] = 0
                    damage[card] = 0  # SR-281: the Boss's bases recover at the start of the Boss's turn
            owed = t.seat_numbers[OWED][seat]
            if owed:
                t.seat_numbers[OWED][seat] = 0
                t.push(DiscardCards(owed, owed), seat, NO_CARD, 0)


class DiscardPhase(Effect):
    """Empty the pools; discard ships in play and the hand; bases stay (SR-136 to SR-140)."""

    word: ClassVar[str] = "discard-phase"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        for seat in seating.acting[me.seat]:
            if seating.format.team_turns:
                clear_pledge(t, seat)
            self.clear(t, seat)
        t.marks[PLAYED] = [0] * len(t.setup.defs)

    def clear(self, t: State, seat: Seat) -> None:
        setup, numbers = t.setup, t.seat_numbers
        numbers[TRADE][seat] = 0
        numbers[COMBAT][seat] = 0
        numbers[ON_TOP][seat] = 0
        cards: list[PrintedCard] = setup.defs
        zones = setup.seat_zone_table[seat]
        area, discard = zones[PLAY], zones[DISCARD]
        ships: list[Card] = []
        bases: list[Card] = []
        where = t.where
        for card in t.zones[area]:
            if cards[card].ship:
                ships.append(card)
                where[card] = discard
            else:
                bases.append(card)
        if ships:
            leave_play(t, ships)
            t.zones[discard].extend(ships)
            t.zones[area] = bases
            t.tell("clear-ships", seat, NO_CARD, len(ships))
        put_away(t, seat, HAND, "clear-hand")


class DrawPhase(Effect):
    """Draw a new hand (SR-143). The deck is rebuilt only when a card is needed (SR-144, SR-147)."""

    word: ClassVar[str] = "draw-phase"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        for seat in seating.acting[me.seat]:
            draw(t, seat, seating.standard_hand[seat])


class NextTurn(Effect):
    """The next player clockwise, or the other team, takes a turn (SR-010, SR-171, SR-216)."""

    word: ClassVar[str] = "next-turn"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.numbers[TURN] += 1
        if end_turn(t):
            return
        seating: Seating = t.setup.seating
        following = seating.enemies[me.seat][0] if seating.format.team_turns else next_in_game(t, me.seat)
        menu: SeatMenu = t.setup.menus[following]
        t.stack.append(menu.turn)


def resigning(t: State) -> bool:
    """Has the active seat resigned, so that only legacies are left of its turn (SR-175)?"""
    active = t.numbers[ACTIVE]
    phases_left = [step for step in t.stack if step.effect in (MAIN_PHASE, DISCARD_PHASE, DRAW_PHASE)]
    return bool(t.stack) and t.stack[0].effect == NEXT_TURN and t.stack[0].seat == active and not phases_left


MAIN_PHASE: Final = actions.MainPhase()
DISCARD_PHASE: Final = DiscardPhase()
DRAW_PHASE: Final = DrawPhase()
NEXT_TURN: Final = NextTurn()
PHASES: Final[tuple[Effect, ...]] = (NEXT_TURN, DRAW_PHASE, DISCARD_PHASE, MAIN_PHASE)
TURN_OF: Final[Effect] = Turn()


@mypyc_attr(allow_interpreted_subclasses=True)
class StarRealmsTables(TableRules):
    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        boxes = options["boxes"]
        assert isinstance(boxes, int)
        cards: list[CardDef] = []
        for card in (SCOUT, VIPER):
            cards.extend([card] * (STARTING_DECK[card.id] * seats))
        for card in [EXPLORER, *TRADE_DECK_CARDS]:
            cards.extend([card] * (card.count * boxes))
        return cards

    def make_seating(self, setup: Setup) -> Seating:
        return Seating(setup)

    def make_menu(self, setup: Setup, seat: Seat) -> SeatMenu:
        return SeatMenu(setup, seat, TURN_OF)

    def check_setup(self, format: Format, options: dict[str, OptionValue], seats: int) -> Message | None:
        boss = options.get("boss", 0)
        if isinstance(boss, int) and boss >= seats:
            return Message("error-boss", value=boss, n=seats - 1)
        return None

    def start_numbers(self, t: State) -> None:
        setup = t.setup
        format, count = seating_of(t).format, setup.seat_count
        t.seat_numbers[AUTHORITY] = [format.starting_authority(count, setup.options, seat) for seat in setup.seats]

    def start(self, t: State) -> None:
        """Set up the table in the order of the rulebook (SR-020 to SR-032)."""
        setup = t.setup
        dealt: dict[str, int] = {}
        for card in setup.cards:
            definition = setup.defs[card]
            share = STARTING_DECK.get(definition.id)
            if share is not None:
                owner = setup.seats[dealt.get(definition.id, 0) // share]
                dealt[definition.id] = dealt.get(definition.id, 0) + 1
                t.place(card, t.zone_of(owner, DECK))
                t.owner[card] = owner
            else:
                t.place(card, EXPLORERS if definition is EXPLORER else TRADE_DECK)
        t.shuffle(TRADE_DECK)
        for _ in range(ROW_SIZE):
            t.move(t.zones[TRADE_DECK][-1], TRADE_ROW)
        for seat in setup.seats:
            t.shuffle(t.zone_of(seat, DECK))
        seating = seating_of(t)
        format, count = seating.format, setup.seat_count
        firsts = format.first_players(count, setup.options)
        first = firsts[t.chance.below(len(firsts))]
        for turn, seat in enumerate(seating.order[first]):
            draw(t, seat, format.starting_hand(count, setup.options, seat, turn))
        t.push(TURN_OF, first, NO_CARD, 0)

    def free_moment(self, t: State) -> None:
        push_phases(t, self.game.seats.first_to_act(t), PHASES)

    def complete(self, t: State, given: set[str]) -> None:
        """Ships leave play at the end of the turn, so all ships in play were played this turn."""
        if "played" in given:
            return
        cards: list[PrintedCard] = t.setup.defs
        for seat in seating_of(t).acting[self.game.seats.first_to_act(t)]:
            for card in in_play(t, seat):
                if cards[card].ship:
                    note_played(t, seat, card)

    def check(self, t: State) -> Message | None:
        if len(t.zones[TRADE_ROW]) > ROW_SIZE:
            return Message("flaw-row", n=len(t.zones[TRADE_ROW]), most=ROW_SIZE)
        if any([t.setup.defs[card] is not EXPLORER for card in t.zones[EXPLORERS]]):
            return Message("flaw-explorers")
        for seat in t.setup.seats:
            if over_pledged(t, seat):
                return Message("flaw-pledge", seat=seat, n=t.seat_numbers[PLEDGE_N][seat])
        seating: Seating = t.setup.seating
        for seat in t.setup.seats:
            authority = t.seat_numbers[AUTHORITY][seat]
            if seating.format.team_turns:
                leader = seating.team[seat][0]
                if authority != t.seat_numbers[AUTHORITY][leader]:
                    return Message("flaw-team-authority", first=leader, second=seat)
            if authority <= 0 and not t.over and not t.seat_numbers[OUT][seat]:
                return Message("flaw-authority", seat=seat, n=authority)
        if not t.over and t.seat_numbers[OUT][t.numbers[ACTIVE]] and not resigning(t):
            return Message("flaw-active-out", seat=t.numbers[ACTIVE])
        if not t.over and len([team for team in seating.teams if not has_lost(t, seating, team)]) < 2:
            return Message("flaw-decided")
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class StarRealmsSeats(SeatRules):
    def facts(self, t: State) -> dict[str, object]:
        seating: Seating = t.setup.seating
        out = t.seat_numbers[OUT]
        reach = [[] if t.over or out[seat] else list(players_in_reach(t, seating, seat)) for seat in t.setup.seats]
        return {"teams": seating.teams, "roles": seating.role, "hands": seating.standard_hand, "reach": reach}


@mypyc_attr(allow_interpreted_subclasses=True)
class StarRealmsLog(LogRules):
    def gauges(self, t: State) -> list[Gauge]:
        """The authority of each player, or of each team that shares it."""
        authority = t.seat_numbers[AUTHORITY]
        return [
            Gauge("authority", sharing, max(0, authority[seat]))
            for seat, sharing in enumerate(seating_of(t).acting)
            if seat == sharing[0]
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class StarRealms(Rules):
    id: ClassVar[str] = "star-realms"
    ledger: ClassVar[str] = "SR"
    common_zones: ClassVar[tuple[ZoneKind, ...]] = COMMON_ZONES
    seat_zones: ClassVar[tuple[ZoneKind, ...]] = SEAT_ZONES
    numbers: ClassVar[tuple[Number, ...]] = NUMBERS
    seat_numbers: ClassVar[tuple[Number, ...]] = SEAT_NUMBERS
    marks: ClassVar[tuple[Number, ...]] = MARKS
    formats: ClassVar[tuple[Format, ...]] = FORMATS
    over_rule: ClassVar[str] = "SR-018"
    turn_rule: ClassVar[str] = "SR-043"
    together_rule: ClassVar[str] = "SR-230"
    window_rule: ClassVar[str] = "SR-034"
    either_rule: ClassVar[str] = "SR-070"
    compulsory_rule: ClassVar[str] = "SR-074"
    any_of_rule: ClassVar[str] = "SR-353"
    active_number: ClassVar[int] = ACTIVE
    deck_name: ClassVar[str] = "personal"
    out_number: ClassVar[int] = OUT
    deck_zones: ClassVar[tuple[str, ...]] = ("hand", "deck", "discard", "play", "gone")
    agreement_rule: ClassVar[str] = "SR-367"
    quiet_rule: ClassVar[str] = "SR-368"
    events: ClassVar[EventKinds] = EVENTS
    decisive: ClassVar[tuple[str, ...]] = ("attack", "resign")

    def __init__(self) -> None:
        super().__init__()
        self.tables = StarRealmsTables(self)
        self.seats = StarRealmsSeats(self)
        self.log = StarRealmsLog(self)

    def cards(self) -> list[CardDef]:
        return list(CARDS)

    def effects(self) -> list[type[Effect]]:
        own: list[type[Effect]] = [Turn, DiscardPhase, DrawPhase, NextTurn, LeaveGame, Legacy]
        return [*effects.EFFECTS, *actions.EFFECTS, *teams.EFFECTS, *own]

    def verbs(self) -> list[Effect]:
        return [*actions.VERBS, *effects.PICKS, *teams.VERBS, play.LEAVE_TO]

    def no_such_copy(self, setup: Setup, card_id: str, number: int) -> Refusal:
        rule = "SR-314"
        for card in TRADE_DECK_CARDS:
            if card.id == card_id:
                rule = CARD_LIST[card.faction_id]
        return Refusal(rule, Message("refuse-no-copy", card=card_name(card_id), n=setup.copies[card_id]))

    def refuse_turn(self, t: State, seat: Seat) -> Refusal:
        if t.seat_numbers[OUT][seat]:
            return Refusal("SR-171", Message("refuse-out"))
        return super().refuse_turn(t, seat)

    def refuse_resign(self, t: State, seat: Seat) -> Refusal | None:
        if t.seat_numbers[OUT][seat] and seat not in t.asked:
            return Refusal("SR-171", Message("refuse-out"))
        return None

    def resign(self, t: State, seat: Seat) -> None:
        """A player who resigns is eliminated at once; if it was their turn, it ends (SR-175)."""
        t.tell("resign", seat)
        if t.seat_numbers[OUT][seat]:  # while choosing a legacy: nothing more is left to anybody
            t.withdraw(LEGACY, seat)
            return
        active = self.seats.first_to_act(t)
        own_turn = seat in seating_of(t).acting[active]
        if own_turn:
            DISCARD_PHASE.run(t, Step(DISCARD_PHASE, active, NO_CARD, 0, t.setup))
        t.take_out(seat, own_turn)
        eliminate(t, seat, "SR-175")


CARD_LIST: Final = {
    "star_empire": "SR-315",
    "blob": "SR-316",
    "trade_federation": "SR-317",
    "machine_cult": "SR-318",
}
RULES: Final = StarRealms()
