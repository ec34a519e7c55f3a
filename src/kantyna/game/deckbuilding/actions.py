"""The actions of a turn, and the ledger lines that forbid them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.abilities.windows import REACTIONS
from ...engine.effects.effect import Effect, Step, Verb
from ...engine.effects.hands import HAND
from ...engine.effects.nature import Nature
from ...engine.effects.phases import FreePhase, Menu
from ...engine.errors import Refusal, refusal
from ...engine.ids import NO_CARD, Card, Seat
from ...engine.setup import Setup
from ...engine.voice import Message
from .attacks import COMMIT, RESOLVE, base_in_reach, committed, row_targets
from .buying import Purchase, may_buy, price
from .cards.card_types import Ability, PrintedCard
from .effects.abilities import KEEP_RESOURCES
from .play import HAPPENED, PLAYED, count_for_team, gain_force, gain_resources, leave_row, privilege, spend
from .seating import Seating, seating_of
from .terms import (
    AT_BASE,
    AT_CARD,
    ATTACKED,
    BASE_IN_PLAY,
    DISCOUNT,
    DONE_WITH,
    NEUTRALS_PLAYED,
    RESOURCES,
    SHIP,
    SHIPS,
    TARGET,
    TROOPERS_PLAYED,
    UNITS,
    USED,
    aim_at,
)

if TYPE_CHECKING:
    from ...engine.state import State


class Play(Effect):
    """Play a card from hand: gain its resources and Force, then its abilities fire (DBG-096 to DBG-107)."""

    takes_card: ClassVar[bool] = True
    word: ClassVar[str] = "play"
    nature: ClassVar[Nature] = Nature("hand", free=True)

    def run(self, t: State, me: Step) -> None:
        card: PrintedCard = t.setup.defs[me.card]
        came_from = t.where[me.card]
        area = t.zone_of(me.seat, SHIPS if card.type == SHIP else UNITS)
        t.move(me.card, area)
        t.tell_move("play", me.seat, me.card, came_from, area)
        if card.neutral:
            count_for_team(t, me.seat, NEUTRALS_PLAYED)
        if card.trooper:
            count_for_team(t, me.seat, TROOPERS_PLAYED)
        if card.resources:
            gain_resources(t, me.seat, card.resources)
        if card.force:
            gain_force(t, me.seat, card.force)
        CARD_PLAYED.run(t, me)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.where[me.card] != t.zone_of(me.seat, HAND):
            return refusal("DBG-096", "not-in-hand", t, me.card)
        return None

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        """The effects of forced abilities; for optional ones, the question."""
        found: list[Effect] = []
        for trigger in t.setup.defs[me.card].triggers:
            if trigger.on == PLAYED:
                found.extend(trigger.effects if trigger.forced else [REACTIONS])
        return tuple(found)

    def order(self, t: State, me: Step) -> int:
        """Cards without abilities first: abilities may depend on the Force or on cards in play."""
        return 1 if t.setup.defs[me.card].triggers else 0


class Use(Effect):
    """Use the ability of a card in play, once a turn (DBG-123 to DBG-132)."""

    takes_card: ClassVar[bool] = True
    word: ClassVar[str] = "use"
    nature: ClassVar[Nature] = Nature(
        "units", "ships", "base", lines=("card-ability", "card-ability-price", "card-ability-needs")
    )

    def run(self, t: State, me: Step) -> None:
        ability = t.setup.defs[me.card].ability
        assert isinstance(ability, Ability)
        t.marks[USED][me.card] = 1
        t.tell("use", me.seat, me.card)
        t.push_all(ability.steps, me.seat, me.card)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        owner = t.controller(me.card)
        seating: Seating = t.setup.seating
        if owner not in seating.team[me.seat] or t.where[me.card] - t.setup.seats_first_zone[owner] not in IN_PLAY:
            return refusal("DBG-199", "not-in-play", t, me.card)
        card: PrintedCard = t.setup.defs[me.card]
        if card.ability is None:
            return refusal("DBG-123", "no-ability", t, me.card)
        if t.marks[USED][me.card]:
            return refusal("DBG-126", "used", t, me.card)
        if not is_for(t, me.seat, me.card):
            return refusal("DBG-339", "not-your-card", t, me.card)
        if card.ability.needs is not None and not card.ability.needs.possible(t, me):
            return refusal("DBG-229", "condition", t, me.card, needs=card.ability.needs.describe())
        if card.ability.price is not None and not card.ability.price.possible(t, me):
            return refusal("DBG-131", "price", t, me.card, price=card.ability.price.describe())
        if not usable(t, me.seat, me.card, me):
            return refusal("DBG-132", "no-effect", t, me.card)
        return None

    def is_free(self, t: State, me: Step) -> bool:
        ability = t.setup.defs[me.card].ability
        return isinstance(ability, Ability) and ability.price is None

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        ability = t.setup.defs[me.card].ability
        return ability.steps if isinstance(ability, Ability) else ()

    def order(self, t: State, me: Step) -> int:
        return 2

    def suits(self, t: State, me: Step) -> bool:
        """Not for a committed card: its attack is what a click on it means."""
        ours = t.controller(me.card) in seating_of(t).team[me.seat]
        return ours and t.setup.defs[me.card].ability is not None and not t.marks[TARGET][me.card]


IN_PLAY: Final = (UNITS, SHIPS, BASE_IN_PLAY)


def is_for(t: State, seat: Seat, card: Card) -> bool:
    """May that member of the team use this card's ability (DBG-339, DBG-353, DBG-443)?"""
    definition: PrintedCard = t.setup.defs[card]
    ability = definition.ability
    assert ability is not None
    if ability.by:
        return seating_of(t).faction[seat] == ability.by
    return ability.either or not definition.unit or t.controller(card) == seat


def usable(t: State, seat: Seat, card: Card, me: Step) -> bool:
    """Can the unused ability of this card in play be used now?"""
    definition: PrintedCard = t.setup.defs[card]
    ability = definition.ability
    if ability is None or not is_for(t, seat, card):
        return False
    if ability.needs is not None and not ability.needs.possible(t, me):
        return False
    if ability.price is not None:
        return ability.price.possible(t, me)
    for effect in ability.effects:
        if effect.possible(t, me):
            return True
    return False


class Buy(Effect):
    """Buy from the galaxy row or the top of the pilots (DBG-108 to DBG-113)."""

    takes_card: ClassVar[bool] = True
    word: ClassVar[str] = "buy"
    nature: ClassVar[Nature] = Nature(
        "galaxy_row", "galaxy_row_2", "pilots", "pilots_2", paid=True, pressing=True, spends="resources"
    )

    def spends(self, t: State, me: Step) -> str:
        return "" if privilege(t, me.seat, KEEP_RESOURCES) else super().spends(t, me)

    def run(self, t: State, me: Step) -> None:
        PURCHASE.run(t, Step(PURCHASE, me.seat, me.card, price(t, me.seat, me.card), t.setup))

    def refuse(self, t: State, me: Step) -> Refusal | None:
        seating: Seating = t.setup.seating
        zone = t.where[me.card]
        pilots = t.zones[seating.pilots[me.seat]]
        if zone != seating.rows[me.seat] and not (pilots and pilots[-1] == me.card):
            other = zone in seating.rows or zone in seating.pilots
            elsewhere = other and zone not in (seating.rows[me.seat], seating.pilots[me.seat])
            return refusal("DBG-343" if elsewhere else "DBG-108", "not-on-offer", t, me.card)
        return refuse_price(t, me)


def refuse_price(t: State, me: Step) -> Refusal | None:
    """Why the buyer may not pay for the card: its faction, or its price."""
    if not may_buy(t, me.seat, me.card):
        rules = {"republic": "DBG-109", "separatist": "DBG-110"}
        return refusal(rules.get(seating_of(t).faction[me.seat], "DBG-500"), "enemy-card", t, me.card)
    cost = price(t, me.seat, me.card)
    resources = t.seat_numbers[RESOURCES][me.seat]
    if cost > resources:
        return refusal("DBG-112", "no-resources", t, me.card, cost=cost, resources=resources)
    return None


class PayOff(Effect):
    """With that option: pay a neutral card's cost to discard it from the row (DBG-291 to DBG-296)."""

    takes_card: ClassVar[bool] = True
    word: ClassVar[str] = "pay-off"
    nature: ClassVar[Nature] = Nature(paid=True, spare=True)

    def run(self, t: State, me: Step) -> None:
        spend(t, me.seat, t.setup.defs[me.card].cost)
        leave_row(t, me.seat, me.card, seating_of(t).discards[me.seat], "pay-off")

    def refuse(self, t: State, me: Step) -> Refusal | None:
        card: PrintedCard = t.setup.defs[me.card]
        if not t.setup.options["buy_off_neutrals"]:
            return Refusal("DBG-291", Message("refuse-no-paying-off"))
        if t.where[me.card] != seating_of(t).rows[me.seat]:
            return refusal("DBG-296", "not-in-row", t, me.card)
        if not card.neutral:
            return refusal("DBG-293", "not-neutral", t, me.card)
        resources = t.seat_numbers[RESOURCES][me.seat]
        if card.cost > resources:
            return refusal("DBG-291", "no-resources", t, me.card, cost=card.cost, resources=resources)
        return None


class ChooseBase(Verb):
    """The next base, as a choice."""

    nature: ClassVar[Nature] = Nature("bases")


class SeatMenu(Menu):
    """The actions of a turn."""

    def __init__(self, setup: Setup, seat: Seat) -> None:
        super().__init__(setup, seat)
        self.play = self.of_each_card(PLAY)
        self.use = self.of_each_card(USE)
        self.buy = self.of_each_card(BUY)
        self.pay_off = self.of_each_card(PAY_OFF)
        self.at_base = self.of_each_card(COMMIT, AT_BASE)
        self.at_row: list[list[Step]] = [[] for _ in setup.defs]
        self.resolve = [Step(RESOLVE, seat, NO_CARD, aim, setup) for aim in range(AT_CARD + len(setup.defs))]
        """By aim."""

    def commits(self, card: Card) -> list[Step]:
        """Commitments of a card, by target; made when first needed, because there are very many."""
        steps = self.at_row[card]
        if not steps:
            steps = [Step(COMMIT, self.seat, card, aim_at(target), self.setup) for target in self.setup.cards]
            self.at_row[card] = steps
        return steps


class Actions(FreePhase):
    """Any actions, in any order; partners act at the same time (DBG-093, DBG-361)."""

    word: ClassVar[str] = "actions"
    rule: ClassVar[str] = "DBG-093"
    done: ClassVar[int] = DONE_WITH

    def members(self, t: State, seat: Seat) -> list[Seat]:
        return seating_of(t).team[seat]

    def actions(self, t: State, seat: Seat) -> list[Step]:
        seating: Seating = t.setup.seating
        zones = t.zones
        setup = t.setup
        menu: SeatMenu = setup.menus[seat]
        first = setup.seats_first_zone[seat]
        play = menu.play
        steps: list[Step] = []
        for card in zones[first + HAND]:  # faster than a comprehension for a few cards
            steps.append(play[card])
        self.add_abilities(t, seat, seating, menu, steps)
        self.add_purchases(t, seat, seating, menu, steps)
        self.add_attacks(t, seat, seating, menu, steps)
        steps.append(menu.end)
        return steps

    def add_abilities(self, t: State, seat: Seat, seating: Seating, menu: SeatMenu, steps: list[Step]) -> None:
        cards: list[PrintedCard] = t.setup.defs
        used = t.marks[USED]
        for mate in seating.team[seat]:
            first = t.setup.seats_first_zone[mate]
            for zone in IN_PLAY:
                for card in t.zones[first + zone]:
                    if cards[card].ability is not None and not used[card] and usable(t, seat, card, menu.use[card]):
                        steps.append(menu.use[card])

    def add_purchases(self, t: State, seat: Seat, seating: Seating, menu: SeatMenu, steps: list[Step]) -> None:
        resources = t.seat_numbers[RESOURCES][seat]
        discount = t.seat_numbers[DISCOUNT][seating.lead[seat]]
        if resources + discount < seating.cheapest:
            return
        cards: list[PrintedCard] = t.setup.defs
        own = seating.faction[seat]
        row = t.zones[seating.rows[seat]]
        for card in row + t.zones[seating.pilots[seat]][-1:]:
            definition = cards[card]
            if definition.neutral:
                if definition.cost - discount <= resources:
                    steps.append(menu.buy[card])
            elif definition.faction == own and definition.cost <= resources:
                steps.append(menu.buy[card])
        if t.setup.options["buy_off_neutrals"]:
            for card in row:
                if cards[card].neutral and cards[card].cost <= resources:
                    steps.append(menu.pay_off[card])

    def add_attacks(self, t: State, seat: Seat, seating: Seating, menu: SeatMenu, steps: list[Step]) -> None:
        """Add the commitments of free cards, and the attacks that can be resolved."""
        zones = t.zones
        first = t.setup.seats_first_zone[seat]
        target = t.marks[TARGET]
        attacked = t.marks[ATTACKED]
        free: list[Card] = []
        waiting: list[int] = []
        for zone in (UNITS, SHIPS):
            for card in zones[first + zone]:
                aim = target[card]
                if not aim:
                    free.append(card)
                elif not attacked[card] and aim not in waiting:
                    waiting.append(aim)
        if free:
            if base_in_reach(t, seat):
                at_base = menu.at_base
                steps.extend([at_base[card] for card in free])
            targets = row_targets(t, seat)
            if targets:
                ships = zones[first + SHIPS]
                for card in free:
                    if card not in ships:
                        commits = menu.commits(card)
                        steps.extend([commits[each] for each in targets])
        if seating.format.team_turns and AT_BASE not in waiting and committed(t, seating.team[seat], AT_BASE):
            waiting.append(AT_BASE)
        if waiting:
            steps.extend([menu.resolve[aim] for aim in waiting])

    def no_action(self, t: State, tried: Step) -> Refusal:
        if tried.effect == CHOOSE_BASE:
            return Refusal("DBG-084", Message("refuse-base-stands"))
        return Refusal("DBG-093", Message("refuse-no-action"))


CARD_PLAYED: Final = HAPPENED[PLAYED]
PLAY: Final = Play()
USE: Final = Use()
BUY: Final = Buy()
PAY_OFF: Final = PayOff()
PURCHASE: Final = Purchase()
CHOOSE_BASE: Final = ChooseBase("choose-base")

EFFECTS: Final[list[type[Effect]]] = [Play, Use, Buy, PayOff, Actions]
VERBS: Final[list[Effect]] = [PLAY, USE, BUY, PAY_OFF]
