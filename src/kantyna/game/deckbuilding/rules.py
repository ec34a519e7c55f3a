"""Star Wars: The Deckbuilding Game: the set-up and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...engine.cards import CardDef
from ...engine.draws import end_turn
from ...engine.effects import Ask, Effect, Step
from ...engine.errors import Refusal
from ...engine.hands import DECK, HAND, draw, put_away
from ...engine.phases import push_phases
from ...engine.rules import Format, Gauge, Rules
from ...engine.setup import OptionValue, Setup
from ...engine.voice import Arg, Message, card_name
from ...engine.zones import Number, Zone
from . import actions, attacks, buying, conditions, decks, deeds, effects, harm, kinds, picking, play, prices, rows
from .abilities import KEEP_RESOURCES
from .actions import CHOOSE_BASE, SeatMenu
from .cards import Card
from .cards_clone_wars import CLONE_WARS_CARDS
from .cards_original import ORIGINAL_CARDS
from .correcting import correct, correctable
from .formats import ALL_TEN, FORMATS, DeckbuildingFormat
from .play import (
    BASE_REVEALED,
    HAPPENED,
    TURN_STARTS,
    attack_of,
    base_of,
    bases_of,
    force_at_end,
    gain_resources,
    has_won,
    hit_points,
    in_play,
    privilege,
    send,
    ships_of,
    win,
)
from .seating import Seating, raid_of, seating_of
from .terms import (
    ACTIVE,
    AT_BASE,
    AT_CARD,
    ATTACKED,
    ATTACKS,
    BASE,
    BASE_IN_PLAY,
    BASES,
    END_OF_TURN,
    FORCE,
    FRESH,
    GALAXY_DECK,
    GALAXY_ROW,
    HAND_SIZE,
    MARKS,
    NUMBERS,
    OF_A_TURN,
    ONE_REGION,
    OUTERMOST,
    PILOTS,
    REGION_ZONES,
    RESOURCES,
    ROW_SIZE,
    SEAT_NUMBERS,
    SEAT_ZONES,
    SHIP,
    SHIPS,
    SHIPS_AT_START,
    TARGET,
    TURN,
    TWO_REGIONS,
    UNIT,
    UNITS,
    USED,
    VICTORY,
)

if TYPE_CHECKING:
    from ...engine.state import State


class Turn(Effect):
    """Start of turn, actions, end of turn (DBG-081, DBG-093, DBG-181), then the other side's turn."""

    word: ClassVar[str] = "turn"

    def run(self, t: State, me: Step) -> None:
        seating: Seating = t.setup.seating
        t.numbers[ACTIVE] = me.seat
        t.numbers[ATTACKS] = 0
        t.tell("turn", me.seat, -1, t.numbers[TURN])
        for number in OF_A_TURN:
            numbers = t.seat_numbers[number]
            for seat in range(t.setup.seat_count):
                numbers[seat] = 0
        t.seat_numbers[SHIPS_AT_START][me.seat] = len(ships_of(t, seating.team[me.seat]))
        push_phases(t, me.seat, PHASES)
        t.push(START_ABILITIES, me.seat, -1, 0)
        t.push(INCOME, me.seat, -1, 0)
        t.push(FORCE_BONUS, me.seat, -1, 0)
        t.push(REPLACE_BASE, me.seat, -1, 0)


class ReplaceBase(Ask):
    """Who has no base chooses one of those left; in a team in whatever order (DBG-082 to DBG-084, DBG-362)."""

    word: ClassVar[str] = "replace-base"
    rule: ClassVar[str] = "DBG-082"

    def offer(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            left = t.cards_in(seat, BASES)
            if left and base_of(t, seat) < 0:
                t.asked[seat] = [Step(CHOOSE_BASE, seat, base, 0, t.setup) for base in sorted(left)]

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.stack.append(me)
        send(t, choice.seat, choice.card, t.zone_of(choice.seat, BASE_IN_PLAY), "reveal-base")
        t.marks[FRESH][choice.card] = 1
        t.push(HAPPENED[BASE_REVEALED], choice.seat, choice.card, 0)


class ForceBonus(Effect):
    """A resource for each player of the side whose outermost space the marker is on (DBG-085, DBG-358)."""

    word: ClassVar[str] = "force-bonus"

    def run(self, t: State, me: Step) -> None:
        if force_at_end(t, me.seat):
            for seat in seating_of(t).team[me.seat]:
                gain_resources(t, seat, 1)


class Income(Effect):
    """The resources of each capital ship, for the player who played it (DBG-086, DBG-352)."""

    word: ClassVar[str] = "income"

    def run(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            total = 0
            for ship in t.cards_in(seat, SHIPS):
                definition: Card = t.setup.defs[ship]
                total += definition.resources
            if total:
                gain_resources(t, seat, total)


class StartAbilities(Effect):
    """Abilities at the start of the turn come after its steps (DBG-091)."""

    word: ClassVar[str] = "start-abilities"

    def run(self, t: State, me: Step) -> None:
        HAPPENED[TURN_STARTS].run(t, me)


class EndEffects(Effect):
    """What has to happen at the end of the turn, before anything is put away (DBG-191)."""

    word: ClassVar[str] = "end-effects"

    def run(self, t: State, me: Step) -> None:
        t.expire(END_OF_TURN)


class Clear(Effect):
    """Units and hand to the discard pile, cards straightened, resources back (DBG-182 to DBG-185)."""

    word: ClassVar[str] = "clear"

    def run(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            self.clear(t, seat)

    def clear(self, t: State, seat: int) -> None:
        first = t.setup.seats_first_zone[seat]
        marks = t.marks
        for zone in (UNITS, SHIPS, BASE_IN_PLAY):
            for card in t.zones[first + zone]:
                marks[USED][card] = 0
                marks[TARGET][card] = 0
                marks[ATTACKED][card] = 0
                marks[FRESH][card] = 0
        put_away(t, seat, UNITS, "clear-units")
        put_away(t, seat, HAND, "clear-hand")
        if not privilege(t, seat, KEEP_RESOURCES):
            t.seat_numbers[RESOURCES][seat] = 0


class DrawHand(Effect):
    """Draw 5 cards (DBG-186)."""

    word: ClassVar[str] = "draw-hand"

    def run(self, t: State, me: Step) -> None:
        for seat in seating_of(t).team[me.seat]:
            draw(t, seat, HAND_SIZE)


class NextTurn(Effect):
    word: ClassVar[str] = "next-turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[TURN] += 1
        if end_turn(t):
            return
        t.push(TURN_OF, seating_of(t).enemies[me.seat][0], -1, 0)


ACTIONS: Final = actions.Actions()
REPLACE_BASE: Final = ReplaceBase()
FORCE_BONUS: Final = ForceBonus()
INCOME: Final = Income()
START_ABILITIES: Final = StartAbilities()
END_EFFECTS: Final = EndEffects()
CLEAR: Final = Clear()
DRAW_HAND: Final = DrawHand()
NEXT_TURN: Final = NextTurn()
PHASES: Final[tuple[Effect, ...]] = (NEXT_TURN, DRAW_HAND, CLEAR, END_EFFECTS, ACTIONS)
TURN_OF: Final = Turn()

Place = tuple[str, int, str]
"""Where a card of the box belongs: what ("starter", "bases", "galaxy", "pilots"), whose or in which region, its set."""


def contents(format: DeckbuildingFormat, options: dict[str, OptionValue]) -> list[tuple[Place, Card]]:
    """The copies on a table, each with its place, in an order that never changes (DBG-025, DBG-277, DBG-330)."""
    copies: list[tuple[Place, Card]] = []
    factions = format.factions(options)
    every = CLONE_WARS_CARDS + ORIGINAL_CARDS
    for seat, faction in enumerate(factions):
        for card in every:
            if card.faction == faction and card.deck == "starter":
                copies.extend([(("starter", seat, card.set), card)] * card.count)
        for card in every:
            if card.faction == faction and card.type == BASE and (card.beginner or options["bases"] == ALL_TEN):
                copies.append((("bases", seat, card.set), card))
    for region in range(format.regions):
        fighting = [factions[seat] for seat in range(len(factions)) if format.region(seat) == region]
        neutral_sets = format.neutrals(options, region)
        for card in every:
            if card.deck == "galaxy":
                if card.faction in fighting or (card.neutral and card.set in neutral_sets):
                    copies.extend([(("galaxy", region, card.set), card)] * card.count)
            elif card.deck == "pilots" and card.set == format.pilots(options, region):
                copies.extend([(("pilots", region, card.set), card)] * card.count)
    return copies


class Deckbuilding(Rules):
    id: ClassVar[str] = "deckbuilding"
    ledger: ClassVar[str] = "DBG"
    common_zones: ClassVar[tuple[Zone, ...]] = ONE_REGION
    seat_zones: ClassVar[tuple[Zone, ...]] = SEAT_ZONES
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

    def cards(self) -> list[CardDef]:
        return [*CLONE_WARS_CARDS, *ORIGINAL_CARDS]

    def correctable(self, card: CardDef) -> dict[str, Any]:
        assert isinstance(card, Card)
        return correctable(card)

    def correct(self, wanted: dict[str, dict[str, Any]], edition: str) -> tuple[str, Message] | None:
        """The decks keep their sizes (DBG-006 to DBG-009): numbers of copies have to add up."""
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
        for card in every:
            for name, value in wanted.get(card.id, {}).items():
                correct(card, name, value)
        _edition[0] = edition
        return None

    def edition(self) -> str:
        return _edition[0]

    def zones(self, format: Format) -> tuple[Zone, ...]:
        assert isinstance(format, DeckbuildingFormat)
        return TWO_REGIONS if format.regions == 2 else ONE_REGION

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        assert isinstance(format, DeckbuildingFormat)
        return [card for _, card in contents(format, options)]

    def make_seating(self, setup: Setup) -> Seating:
        return Seating(setup, region_of_cards(setup))

    def make_menu(self, setup: Setup, seat: int) -> SeatMenu:
        return SeatMenu(setup, seat)

    def check_setup(self, format: Format, options: dict[str, OptionValue], seats: int) -> Message | None:
        """The players of a region have different factions (DBG-283, DBG-323)."""
        assert isinstance(format, DeckbuildingFormat)
        factions = format.factions(options)
        for seat, faction in enumerate(factions):
            other = format.opponent(seat)
            if seat < other and factions[other] == faction:
                id = "error-same-faction-region" if format.team_turns else "error-same-faction"
                return Message(
                    id, first=f"faction_{seat}", second=f"faction_{other}", value=faction, n=format.region(seat) + 1
                )
        return None

    def effects(self) -> list[type[Effect]]:
        own: list[type[Effect]] = [
            Turn, ReplaceBase, ForceBonus, Income, StartAbilities, EndEffects, Clear, DrawHand, NextTurn,
            play.FillFromExile,
        ]  # fmt: skip
        return [
            *kinds.EFFECTS,
            *conditions.CONDITIONS,
            *effects.EFFECTS,
            *picking.EFFECTS,
            *harm.EFFECTS,
            *prices.EFFECTS,
            *deeds.EFFECTS,
            *decks.EFFECTS,
            *rows.EFFECTS,
            *buying.EFFECTS,
            *attacks.EFFECTS,
            *actions.EFFECTS,
            *own,
        ]

    def verbs(self) -> list[Effect]:
        return [
            *effects.PICKS,
            *picking.PICKS,
            *buying.PICKS,
            *actions.VERBS,
            *attacks.VERBS,
            CHOOSE_BASE,
            play.PUT_IN_ROW,
        ]

    def start_numbers(self, t: State) -> None:
        seating: Seating = t.setup.seating
        firsts = seating.format.first_players(t.setup.options)
        t.numbers[ACTIVE] = firsts[0]
        t.numbers[FORCE] = OUTERMOST * seating.sign[seating.enemies[firsts[0]][0]]

    def start(self, t: State) -> None:
        """Set-up in the order of the rulebook's chapter (DBG-013 to DBG-035)."""
        setup = t.setup
        seating: Seating = t.setup.seating
        format = seating.format
        first = setup.seats_first_zone
        chosen: list[str] = []
        for region in range(format.regions):
            sets = format.neutrals(setup.options, region)
            chosen.append(sets[t.chance.below(len(sets))] if len(sets) > 1 else sets[0])
        for number, (place, card) in enumerate(contents(format, setup.options)):
            what, whose, box = place
            if what == "starter":
                t.place(number, first[whose] + DECK)
                t.owner[number] = whose
            elif what == "bases":
                t.place(number, first[whose] + (BASE_IN_PLAY if card.starting else BASES))
                t.owner[number] = whose
            elif what == "pilots":
                t.place(number, REGION_ZONES * whose + PILOTS)
            elif not card.neutral or box == chosen[whose]:
                t.place(number, REGION_ZONES * whose + GALAXY_DECK)
        for region in range(format.regions):
            deck = REGION_ZONES * region + GALAXY_DECK
            t.shuffle(deck)
            for _ in range(ROW_SIZE):
                t.move(t.zones[deck][-1], REGION_ZONES * region + GALAXY_ROW)
        for seat in range(setup.seat_count):
            t.shuffle(first[seat] + DECK)
        firsts = format.first_players(setup.options)
        leader = firsts[t.chance.below(len(firsts))] if len(firsts) > 1 else firsts[0]
        t.numbers[FORCE] = OUTERMOST * seating.sign[seating.enemies[leader][0]]
        for seat in seating.team[leader] + seating.enemies[leader]:
            draw(t, seat, HAND_SIZE)
        t.push(TURN_OF, leader, -1, 0)

    def free_moment(self, t: State) -> None:
        push_phases(t, seating_of(t).lead[t.numbers[ACTIVE]], PHASES)

    def check(self, t: State) -> Message | None:
        seating: Seating = t.setup.seating
        if t.numbers[ACTIVE] != seating.lead[t.numbers[ACTIVE]]:
            return Message("flaw-not-leading", value=t.numbers[ACTIVE])
        cards: list[Card] = t.setup.defs
        for region in range(seating.format.regions):
            row = t.zones[REGION_ZONES * region + GALAXY_ROW]
            if len(row) > ROW_SIZE:
                return Message("flaw-galaxy-row", n=len(row), most=ROW_SIZE)
        for seat in range(t.setup.seat_count):
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

    def loser(self, t: State, seat: int, base: int) -> int:
        """The enemy whose faction a base in that victory pile has; a position need not say whose it was."""
        seating: Seating = t.setup.seating
        for enemy in seating.enemies[seat]:
            if seating.faction[enemy] == t.setup.defs[base].faction:
                return enemy
        return seating.opponent[seat]

    def deal_unseen(self, t: State, zone: int, owner: int, pools: dict[int, list[int]]) -> int:
        """Bases among bases, and in a team game each region's cards in that region."""
        pool = pools.get(owner)
        if not pool:
            return -1
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
        return -1

    def event_args(self, setup: Setup, kind: str, seat: int) -> dict[str, Arg]:
        """An attack on the row is called by the attacker's faction (DBG-136, DBG-500)."""
        raid: dict[str, Arg] = {"raid": raid_of(setup, seat)} if kind in attacks.RAID_EVENTS else {}
        return {**super().event_args(setup, kind, seat), **raid}

    def no_such_copy(self, setup: Setup, card_id: str, number: int) -> Refusal:
        return Refusal("DBG-007", Message("refuse-no-copy", card=card_name(card_id), n=setup.copies[card_id]))

    def resign(self, t: State, seat: int) -> None:
        """Who gives up loses, and in a team the team with them."""
        t.tell("resign", seat)
        t.picks = []
        win(t, seating_of(t).enemies[seat], "DBG-518")

    def gauges(self, t: State) -> list[Gauge]:
        """The bases that each side has destroyed; and the Force, as the side of the first seat sees it."""
        seating: Seating = t.setup.seating
        won = [Gauge("bases", team, len(t.cards_in(team[0], VICTORY))) for team in seating.teams]
        return [*won, Gauge("force", seating.teams[0], seating.sign[0] * t.numbers[FORCE])]

    def facts(self, t: State) -> dict[str, object]:
        """Teams, factions, regions, whose end of the Force track is whose, and the attacks that wait (DBG-141).

        `strength`: what each of these attacks adds up to; `attack` and `hit_points`: what the cards in play have now.
        """
        seating: Seating = t.setup.seating
        labels = t.setup.labels
        attacks: dict[str, list[str]] = {}
        strength: dict[str, int] = {}
        for card, target in enumerate(t.marks[TARGET]):
            if target and not t.marks[ATTACKED][card]:
                aim = "base" if target == AT_BASE else labels[target - AT_CARD]
                attacks.setdefault(aim, []).append(labels[card])
                strength[aim] = strength.get(aim, 0) + attack_of(t, card, target != AT_BASE)
        everybody = list(range(t.setup.seat_count))
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


def region_of_cards(setup: Setup) -> list[int]:
    """By card: the region it belongs to (DBG-341)."""
    format = setup.format
    assert isinstance(format, DeckbuildingFormat)
    regions: list[int] = []
    for place, _ in contents(format, setup.options):
        what, whose, _ = place
        regions.append(whose if what in ("galaxy", "pilots") else format.region(whose))
    return regions


_edition: list[str] = [""]
RULES: Final = Deckbuilding()
