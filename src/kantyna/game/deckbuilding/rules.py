"""Star Wars: The Deckbuilding Game: the set-up, and the answers to the kernel's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ...engine.cards import CardDef
from ...engine.effects.effect import Effect
from ...engine.effects.hands import DECK, draw
from ...engine.effects.phases import push_phases
from ...engine.errors import Refusal
from ...engine.history.kinds import EventKinds
from ...engine.ids import NO_CARD, Card, Seat, Zone
from ...engine.rules.corrections import CorrectionRules
from ...engine.rules.formats import Format, Gauge
from ...engine.rules.game import Rules
from ...engine.rules.log import LogRules
from ...engine.rules.seats import SeatRules
from ...engine.rules.tables import TableRules
from ...engine.setup import OptionValue, Setup
from ...engine.voice import Arg, Message, card_name
from ...engine.zones import Number, ZoneKind
from . import actions, attacks, buying, play, turn
from .actions import CHOOSE_BASE, SeatMenu
from .box import contents, region_of_cards
from .cards import kinds
from .cards.card_types import PrintedCard
from .cards.clone_wars import CLONE_WARS_CARDS
from .cards.original import ORIGINAL_CARDS
from .corrections import correct, correctable
from .effects import ability_costs, basic, conditions, damage, deck_top, galaxy_row, picks, rest_of_turn
from .events import EVENTS
from .formats import FORMATS, DeckbuildingFormat
from .play import attack_of, bases_of, has_won, hit_points, in_play, ships_of, win
from .seating import Seating, raid_of, seating_of
from .terms import (
    ACTIVE,
    ATTACKED,
    BASE,
    BASE_IN_PLAY,
    BASES,
    FORCE,
    GALAXY_DECK,
    GALAXY_ROW,
    HAND_SIZE,
    MARKS,
    NUMBERS,
    ONE_REGION,
    OUTERMOST,
    PILOTS,
    REGION_ZONES,
    ROW_SIZE,
    SEAT_NUMBERS,
    SEAT_ZONES,
    SHIP,
    SHIPS,
    TARGET,
    TWO_REGIONS,
    UNIT,
    UNITS,
    VICTORY,
    card_aimed_at,
    zone_in_region,
)

if TYPE_CHECKING:
    from ...engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckbuildingTables(TableRules):
    def zones(self, format: Format) -> tuple[ZoneKind, ...]:
        assert isinstance(format, DeckbuildingFormat)
        return TWO_REGIONS if format.regions == 2 else ONE_REGION

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        assert isinstance(format, DeckbuildingFormat)
        return [card for _, card in contents(format, options)]

    def make_seating(self, setup: Setup) -> Seating:
        return Seating(setup, region_of_cards(setup))

    def make_menu(self, setup: Setup, seat: Seat) -> SeatMenu:
        return SeatMenu(setup, seat)

    def check_setup(self, format: Format, options: dict[str, OptionValue], seats: int) -> Message | None:
        """The players of a region have different factions (DBG-283, DBG-323)."""
        assert isinstance(format, DeckbuildingFormat)
        factions = format.factions(options)
        for i, faction in enumerate(factions):
            seat = Seat(i)
            other = format.opponent(seat)
            if seat < other and factions[other] == faction:
                id = "error-same-faction-region" if format.team_turns else "error-same-faction"
                return Message(
                    id, first=f"faction_{seat}", second=f"faction_{other}", value=faction, n=format.region(seat) + 1
                )
        return None

    def start_numbers(self, t: State) -> None:
        seating: Seating = t.setup.seating
        firsts = seating.format.first_players(t.setup.options)
        t.numbers[ACTIVE] = firsts[0]
        t.numbers[FORCE] = OUTERMOST * seating.sign[seating.enemies[firsts[0]][0]]

    def start(self, t: State) -> None:
        """Set up the table in the order of the rulebook (DBG-013 to DBG-035)."""
        setup = t.setup
        seating: Seating = t.setup.seating
        format = seating.format
        chosen: list[str] = []
        for region in range(format.regions):
            sets = format.neutrals(setup.options, region)
            chosen.append(sets[t.chance.below(len(sets))] if len(sets) > 1 else sets[0])
        for card, (place, printed) in zip(setup.cards, contents(format, setup.options), strict=True):
            what, whose, box = place
            if what in ("starter", "bases"):
                kind = DECK if what == "starter" else BASE_IN_PLAY if printed.starting else BASES
                owner = setup.seats[whose]
                t.place(card, t.zone_of(owner, kind))
                t.owner[card] = owner
            elif what == "pilots":
                t.place(card, zone_in_region(whose, PILOTS))
            elif not printed.neutral or box == chosen[whose]:
                t.place(card, zone_in_region(whose, GALAXY_DECK))
        for region in range(format.regions):
            deck = zone_in_region(region, GALAXY_DECK)
            t.shuffle(deck)
            for _ in range(ROW_SIZE):
                t.move(t.zones[deck][-1], zone_in_region(region, GALAXY_ROW))
        for seat in setup.seats:
            t.shuffle(t.zone_of(seat, DECK))
        firsts = format.first_players(setup.options)
        leader = firsts[t.chance.below(len(firsts))] if len(firsts) > 1 else firsts[0]
        t.numbers[FORCE] = OUTERMOST * seating.sign[seating.enemies[leader][0]]
        for seat in seating.team[leader] + seating.enemies[leader]:
            draw(t, seat, HAND_SIZE)
        t.push(turn.TURN_OF, leader, NO_CARD, 0)

    def free_moment(self, t: State) -> None:
        push_phases(t, seating_of(t).lead[t.numbers[ACTIVE]], turn.PHASES)

    def check(self, t: State) -> Message | None:
        seating: Seating = t.setup.seating
        if t.numbers[ACTIVE] != seating.lead[t.numbers[ACTIVE]]:
            return Message("flaw-not-leading", value=t.numbers[ACTIVE])
        cards: list[PrintedCard] = t.setup.defs
        for region in range(seating.format.regions):
            row = t.zones[zone_in_region(region, GALAXY_ROW)]
            if len(row) > ROW_SIZE:
                return Message("flaw-galaxy-row", n=len(row), most=ROW_SIZE)
        for seat in t.setup.seats:
            if len(t.cards_in(seat, BASE_IN_PLAY)) > 1:
                return Message("flaw-bases", seat=seat)
            for zone, type in ((UNITS, UNIT), (SHIPS, SHIP), (BASE_IN_PLAY, BASE), (BASES, BASE), (VICTORY, BASE)):
                for card in t.cards_in(seat, zone):
                    if cards[card].type != type:
                        return Message("flaw-type", card=t.setup.labels[card], zone=SEAT_ZONES[zone].name)
            for card in t.cards_in(seat, VICTORY):
                if t.owner[card] == seat:
                    t.owner[card] = self.loser(t, seat, card)
        if not t.over:
            for team in seating.teams:
                if has_won(t, seating, team[0]):
                    return Message("flaw-won")
        return None

    def deal_unseen(self, t: State, zone: Zone, owner: Seat, pools: dict[Seat, list[Card]]) -> Card:
        """Deal bases only among bases, and in a team game only cards of the zone's region."""
        pool = pools.get(owner)
        if not pool:
            return NO_CARD
        first = t.setup.seats_first_zone[0]
        wants_base = zone >= first and (zone - first) % len(SEAT_ZONES) == BASES
        regions = seating_of(t).home
        for i in range(len(pool) - 1, -1, -1):
            card = pool[i]
            if owner >= 0:
                if (t.setup.defs[card].type == BASE) == wants_base:
                    return pool.pop(i)
            elif regions[card] == zone // REGION_ZONES:
                return pool.pop(i)
        return NO_CARD

    def loser(self, t: State, seat: Seat, base: Card) -> Seat:
        """The enemy who lost a base, by its faction; positions need not name the owner."""
        seating: Seating = t.setup.seating
        for enemy in seating.enemies[seat]:
            if seating.faction[enemy] == t.setup.defs[base].faction:
                return enemy
        return seating.opponent[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckbuildingSeats(SeatRules):
    def facts(self, t: State) -> dict[str, object]:
        """Teams, factions, regions, the sides of the Force track, and the attacks to be resolved (DBG-141).

        `strength`: the total of each of these attacks; `attack`, `hit_points`: current values of the cards in play.
        """
        seating: Seating = t.setup.seating
        labels = t.setup.labels
        attacks: dict[str, list[str]] = {}
        strength: dict[str, int] = {}
        for card in t.setup.cards:
            aim = t.marks[TARGET][card]
            if aim and not t.marks[ATTACKED][card]:
                target = card_aimed_at(aim)
                name = labels[target] if target >= 0 else "base"
                attacks.setdefault(name, []).append(labels[card])
                strength[name] = strength.get(name, 0) + attack_of(t, card, target >= 0)
        everybody = t.setup.seats
        standing = ships_of(t, everybody) + bases_of(t, everybody)
        return {
            "teams": seating.teams,
            "factions": seating.faction,
            "regions": seating.region,
            "sides": seating.sign,
            "track": "blank" if seating.format.blank else "factions",
            "to_win": seating.to_win,
            "committed": attacks,
            "strength": strength,
            "attack": {labels[card]: attack_of(t, card, False) for card in in_play(t, everybody)},
            "hit_points": {labels[card]: hit_points(t, card) for card in standing},
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckbuildingLog(LogRules):
    def event_args(self, setup: Setup, kind: str, seat: Seat) -> dict[str, Arg]:
        """The name of an attack on the row depends on the attacker's faction (DBG-136, DBG-500)."""
        raid: dict[str, Arg] = {"raid": raid_of(setup, seat)} if kind in attacks.RAID_EVENTS else {}
        return {**super().event_args(setup, kind, seat), **raid}

    def gauges(self, t: State) -> list[Gauge]:
        """The bases that each side has destroyed; and the Force, from the first seat's side."""
        seating: Seating = t.setup.seating
        won = [Gauge("bases", team, len(t.cards_in(team[0], VICTORY))) for team in seating.teams]
        return [*won, Gauge("force", seating.teams[0], seating.sign[0] * t.numbers[FORCE], True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckbuildingCorrections(CorrectionRules):
    def correctable(self, card: CardDef) -> dict[str, Any]:
        assert isinstance(card, PrintedCard)
        return correctable(card)

    def correct(self, wanted: dict[str, dict[str, Any]], edition: str) -> tuple[str, Message] | None:
        """Corrected numbers of copies must not change the size of a deck (DBG-006 to DBG-009)."""
        every = CLONE_WARS_CARDS + ORIGINAL_CARDS
        changes: dict[str, int] = {}
        changed: dict[str, str] = {}
        for card in every:
            change = wanted.get(card.id, {}).get("count", card.count) - card.count
            if change:
                deck = f"{card.set} {card.deck} {card.faction}"
                changes[deck] = changes.get(deck, 0) + change
                changed.setdefault(deck, card.id)
        for deck, change in changes.items():
            if change:
                way = "more" if change > 0 else "fewer"
                return changed[deck], Message("corrections-count-" + way, deck=deck, n=abs(change))
        return super().correct(wanted, edition)

    def correct_number(self, card: CardDef, name: str, value: Any) -> None:
        assert isinstance(card, PrintedCard)
        correct(card, name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deckbuilding(Rules):
    id: ClassVar[str] = "deckbuilding"
    ledger: ClassVar[str] = "DBG"
    common_zones: ClassVar[tuple[ZoneKind, ...]] = ONE_REGION
    seat_zones: ClassVar[tuple[ZoneKind, ...]] = SEAT_ZONES
    numbers: ClassVar[tuple[Number, ...]] = NUMBERS
    seat_numbers: ClassVar[tuple[Number, ...]] = SEAT_NUMBERS
    marks: ClassVar[tuple[Number, ...]] = MARKS
    formats: ClassVar[tuple[Format, ...]] = FORMATS
    over_rule: ClassVar[str] = "DBG-196"
    turn_rule: ClassVar[str] = "DBG-198"
    together_rule: ClassVar[str] = "DBG-361"
    window_rule: ClassVar[str] = "DBG-226"
    either_rule: ClassVar[str] = "DBG-248"
    compulsory_rule: ClassVar[str] = "DBG-300"
    any_of_rule: ClassVar[str] = "DBG-248"
    active_number: ClassVar[int] = ACTIVE
    deck_zones: ClassVar[tuple[str, ...]] = ("hand", "deck", "discard", "units", "ships")
    agreement_rule: ClassVar[str] = "DBG-516"
    quiet_rule: ClassVar[str] = "DBG-517"
    events: ClassVar[EventKinds] = EVENTS
    decisive: ClassVar[tuple[str, ...]] = ("destroy-base", "resign")

    def __init__(self) -> None:
        super().__init__()
        self.tables = DeckbuildingTables(self)
        self.seats = DeckbuildingSeats(self)
        self.log = DeckbuildingLog(self)
        self.corrections = DeckbuildingCorrections(self)

    def cards(self) -> list[CardDef]:
        return [*CLONE_WARS_CARDS, *ORIGINAL_CARDS]

    def effects(self) -> list[type[Effect]]:
        return [
            *kinds.EFFECTS,
            *conditions.CONDITIONS,
            *basic.EFFECTS,
            *picks.EFFECTS,
            *damage.EFFECTS,
            *ability_costs.EFFECTS,
            *rest_of_turn.EFFECTS,
            *deck_top.EFFECTS,
            *galaxy_row.EFFECTS,
            *buying.EFFECTS,
            *attacks.EFFECTS,
            *actions.EFFECTS,
            *turn.EFFECTS,
            play.FillFromExile,
        ]

    def verbs(self) -> list[Effect]:
        return [
            *basic.PICKS,
            *picks.PICKS,
            *buying.PICKS,
            *actions.VERBS,
            *attacks.VERBS,
            CHOOSE_BASE,
            play.PUT_IN_ROW,
        ]

    def no_such_copy(self, setup: Setup, card_id: str, number: int) -> Refusal:
        return Refusal("DBG-007", Message("refuse-no-copy", card=card_name(card_id), n=setup.copies[card_id]))

    def resign(self, t: State, seat: Seat) -> None:
        """A player who resigns loses, and so does their team."""
        t.tell("resign", seat)
        t.picks = []
        win(t, seating_of(t).enemies[seat], "DBG-518")


RULES: Final = Deckbuilding()
