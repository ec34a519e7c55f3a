"""The actions of the main phase, and the ledger lines that forbid them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...engine.abilities.windows import Occur
from ...engine.effects.effect import Effect, Step
from ...engine.effects.fields import seat_number, small_number
from ...engine.effects.hands import DISCARD, HAND
from ...engine.effects.nature import ANOTHERS, Nature
from ...engine.effects.phases import FreePhase, Menu
from ...engine.errors import Refusal, refusal
from ...engine.ids import NO_CARD, Card, Seat
from ...engine.seating import TargetSeat
from ...engine.setup import Setup
from ...engine.voice import Message, card_name, seat_name
from .buying import ON_DECK, ON_DISCARD, TAKE_BOUGHT, PutWhere, TakeBought
from .cards import PrintedCard
from .effects import PLAYED_EVENT, IfBases
from .play import (
    attackable,
    defense_left,
    destroy,
    face,
    has_ally,
    has_outpost,
    in_play,
    lose_authority,
    note_played,
    open_bases,
    scrap,
    spend,
)
from .seating import Seating, seating_of
from .targets import refuse_attack, refuse_base
from .teams import PASS_TO, mates, team_actions
from .terms import (
    COMBAT,
    COPIES,
    DAMAGE,
    DONE_WITH,
    EXPLORERS,
    PLAY,
    PLAYED,
    TRADE,
    TRADE_ROW,
    USED,
    USED_ALLY,
    USED_PRIMARY,
    USED_SCRAP,
)

if TYPE_CHECKING:
    from ...engine.state import State


class EnterPlay(Effect):
    """Put the card face up in front of its player (SR-045)."""

    word: ClassVar[str] = "enter-play"

    def run(self, t: State, me: Step) -> None:
        setup, seat, card = t.setup, me.seat, me.card
        zones = setup.seat_zone_table[seat]
        came_from = t.where[card]
        t.move(card, zones[PLAY])
        definition: PrintedCard = setup.defs[card]
        seating: Seating = setup.seating
        played = t.marks[PLAYED]
        if played[card]:
            note_played(t, seat, card)
        else:
            played[card] = seating.played_by[seat] + definition.faction
        if came_from == zones[HAND]:
            log: list[Any] = t.log.tail
            log.append(seating.played[seat][card])
        else:
            t.tell_move("play", seat, card, came_from, zones[PLAY])
        if definition.triggers and setup.options["fleet_hq_counts_ships_in_play"]:
            for trigger in definition.triggers:
                for other in in_play(t, seat):
                    if setup.defs[other].ship:
                        t.push_all(trigger.effects, seat, card)


ENTER: Final = Occur(PLAYED_EVENT, EnterPlay())


class Play(Effect):
    """Play a card from hand. A ship's primary ability is carried out at once (SR-036, SR-061)."""

    takes_card: ClassVar[bool] = True
    word: ClassVar[str] = "play"
    nature: ClassVar[Nature] = Nature("hand", free=True)

    def run(self, t: State, me: Step) -> None:
        menu: SeatMenu = t.setup.menus[me.seat]
        t.stack.extend(menu.primary[me.card])
        ENTER.run(t, me)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.where[me.card] != t.setup.seats_first_zone[me.seat] + HAND:
            return refusal("SR-036", "not-in-hand", t, me.card)
        return None

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        """Only a ship has an effect when it is played."""
        card: PrintedCard = t.setup.defs[me.card]
        return card.primary if card.ship else ()

    def order(self, t: State, me: Step) -> int:
        """Bases first; ships that count bases last, when everything drawn has been played."""
        card: PrintedCard = t.setup.defs[me.card]
        if not card.ship:
            return 0
        return 3 if any([isinstance(effect, IfBases) for effect in card.primary]) else 1


class UseAbility(Effect):
    """Use an ability of a card in play: at any moment of the main phase, once a turn (SR-062, SR-063)."""

    takes_card: ClassVar[bool] = True
    bit: ClassVar[int] = 0
    rule: ClassVar[str] = ""
    in_play_rule: ClassVar[str] = ""

    def ability(self, card: PrintedCard) -> tuple[Effect, ...]:
        return ()

    def run(self, t: State, me: Step) -> None:
        t.marks[USED][me.card] |= self.bit
        t.tell(self.word, me.seat, me.card)
        t.push_all(self.ability(face(t, me.card)), me.seat, me.card)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.where[me.card] != t.setup.seats_first_zone[me.seat] + PLAY:
            return refusal(self.in_play_rule, "not-in-play", t, me.card)
        if not self.ability(face(t, me.card)):
            return refusal(self.rule, "no-" + self.word, t, me.card)
        if t.marks[USED][me.card] & self.bit:
            return refusal("SR-063", "used", t, me.card)
        return None

    def sets_off(self, t: State, me: Step) -> tuple[Effect, ...]:
        return self.ability(face(t, me.card))

    def order(self, t: State, me: Step) -> int:
        return 2

    def suits(self, t: State, me: Step) -> bool:
        return t.controller(me.card) == me.seat and bool(self.ability(face(t, me.card)))


class UsePrimary(UseAbility):
    """Use the primary ability of a base (SR-037). A ship's is carried out when it is played (SR-061)."""

    word: ClassVar[str] = "use"
    nature: ClassVar[Nature] = Nature("play", lines=("card-primary",), free=True)
    bit: ClassVar[int] = USED_PRIMARY
    rule: ClassVar[str] = "SR-037"
    in_play_rule: ClassVar[str] = "SR-037"

    def ability(self, card: PrintedCard) -> tuple[Effect, ...]:
        return card.primary

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = super().refuse(t, me)
        if reason is None and t.setup.defs[me.card].ship:
            return refusal("SR-061", "ship-primary", t, me.card)
        return reason

    def suits(self, t: State, me: Step) -> bool:
        return super().suits(t, me) and not t.setup.defs[me.card].ship


class UseAlly(UseAbility):
    """Use an ally ability: another card of the faction must be in play (SR-038, SR-079)."""

    word: ClassVar[str] = "ally"
    nature: ClassVar[Nature] = Nature("play", lines=("card-ally",), free=True)
    bit: ClassVar[int] = USED_ALLY
    rule: ClassVar[str] = "SR-038"
    in_play_rule: ClassVar[str] = "SR-038"

    def ability(self, card: PrintedCard) -> tuple[Effect, ...]:
        return card.ally

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = super().refuse(t, me)
        if reason is None and not has_ally(t, me.seat, me.card):
            icon = face(t, me.card).faction_id
            return refusal("SR-079", "no-ally-card", t, me.card, faction=icon)
        return reason


class UseScrap(UseAbility):
    """Use a scrap ability: the card is scrapped first, as its cost (SR-089, SR-092)."""

    word: ClassVar[str] = "scrap"
    nature: ClassVar[Nature] = Nature("play", lines=("card-scrap",), paid=True, spare=True)
    bit: ClassVar[int] = USED_SCRAP
    rule: ClassVar[str] = "SR-039"
    in_play_rule: ClassVar[str] = "SR-091"

    def ability(self, card: PrintedCard) -> tuple[Effect, ...]:
        return card.scrap

    def run(self, t: State, me: Step) -> None:
        effects = face(t, me.card).scrap
        scrap(t, me.seat, me.card)
        t.push_all(effects, me.seat, me.card)


class Buy(Effect):
    """Buy from the trade row or the Explorer pile (SR-040, SR-104 to SR-107)."""

    takes_card: ClassVar[bool] = True
    word: ClassVar[str] = "buy"
    nature: ClassVar[Nature] = Nature("trade_row", "explorers", paid=True, spends="trade")

    def run(self, t: State, me: Step) -> None:
        card: PrintedCard = t.setup.defs[me.card]
        spend(t, TRADE, me.seat, card.cost)
        TAKE_BOUGHT.run(t, me)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        zone = t.where[me.card]
        if zone == EXPLORERS and t.zones[EXPLORERS][-1] != me.card:
            return refusal("SR-104", "not-top-explorer", t, me.card)
        if t.setup.defs[me.card].id == "explorer" and not t.zones[EXPLORERS]:
            return refusal("SR-118", "no-explorers", t, me.card)
        if zone not in (TRADE_ROW, EXPLORERS):
            return refusal("SR-104", "not-for-sale", t, me.card)
        cost: int = t.setup.defs[me.card].cost
        trade = t.seat_numbers[TRADE][me.seat]
        if cost > trade:
            return refusal("SR-114", "too-dear", t, me.card, cost=cost, trade=trade)
        return None


class AttackBase(Effect):
    """Spend combat equal to a base's defense to destroy it (SR-121, SR-130).

    Damage to the Boss's bases in Raid lasts, so any part of the defense may be paid (SR-304). Then `amount` is that
    part; otherwise it is 0.
    """

    word: ClassVar[str] = "attack"
    damages: ClassVar[bool] = True
    nature: ClassVar[Nature] = Nature(ANOTHERS + "play", pressing=True, amount=True, spends="combat")

    def run(self, t: State, me: Step) -> None:
        left = defense_left(t, me.card)
        spent = me.amount or left
        spend(t, COMBAT, me.seat, spent)
        t.tell("attack-base", me.seat, me.card, spent)
        if spent == left:
            destroy(t, me.seat, me.card)
        else:
            t.marks[DAMAGE][me.card] += spent
            t.note_progress()

    def key(self, me: Step) -> str:
        return f"attack {me.setup.labels[me.card]}" + (f" {me.amount}" if me.amount else "")

    def button(self, me: Step) -> Message:
        card = card_name(me.setup.defs[me.card].id)
        return (
            Message("choice-damage-base", card=card, n=me.amount)
            if me.amount
            else Message("choice-attack-base", card=card)
        )

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = refuse_base(t, me.seat, me.card, False)
        if reason is not None:
            return reason
        combat = t.seat_numbers[COMBAT][me.seat]
        left = defense_left(t, me.card)
        if seating_of(t).damage_lasts[t.controller(me.card)]:
            if not combat:
                return Refusal("SR-304", Message("refuse-no-combat"))
            if not 1 <= me.amount <= min(combat, left):
                return Refusal("SR-304", Message("refuse-damage", n=me.amount, most=min(combat, left)))
        elif me.amount:
            return refusal("SR-129", "part", t, me.card, defense=left)
        elif combat < left:
            return refusal("SR-129", "defense", t, me.card, defense=left, combat=combat)
        return None

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        if card >= 0 and not rest:
            return Step(self, seat, card, 0, setup)
        amount = small_number(rest[-1]) if len(rest) == (1 if card >= 0 else 2) else None
        if amount is None:
            return None
        if card >= 0:
            return Step(self, seat, card, amount, setup)
        target = seat_number(rest[0], setup.seat_count)
        return Step(ATTACK_SEAT[target], seat, NO_CARD, amount, setup) if target >= 0 else None


class AttackSeat(TargetSeat):
    """Spend any amount of combat on a player, who loses as much authority (SR-124, SR-128)."""

    word: ClassVar[str] = "attack-seat"
    damages: ClassVar[bool] = True
    nature: ClassVar[Nature] = Nature(pressing=True, amount=True, spends="combat")

    def run(self, t: State, me: Step) -> None:
        amount, target = me.amount, self.target
        spend(t, COMBAT, me.seat, amount)
        t.tell("attack", me.seat, NO_CARD, amount, target)
        lose_authority(t, target, amount)

    def key(self, me: Step) -> str:
        return f"attack seat#{self.target} {me.amount}"

    def button(self, me: Step) -> Message:
        return Message("choice-attack-seat", whom=seat_name(self.target), n=me.amount)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        reason = refuse_attack(t, me.seat, self.target)
        if reason is not None:
            return reason
        combat = t.seat_numbers[COMBAT][me.seat]
        if not combat:
            return Refusal("SR-128", Message("refuse-no-combat"))
        if not 1 <= me.amount <= combat:
            return Refusal("SR-128", Message("refuse-amount", n=me.amount, combat=combat))
        return None


class SeatMenu(Menu):
    """The seat's turn, and the actions of its main phase."""

    def __init__(self, setup: Setup, seat: Seat, turn: Effect) -> None:
        super().__init__(setup, seat)
        self.turn = Step(turn, seat, NO_CARD, 0, setup)
        self.play = self.of_each_card(PLAY_CARD)
        # a ship's primary ability in the order of the stack: last effect first
        self.primary: list[list[Step]] = [
            [Step(effect, seat, card, 0, setup) for effect in reversed(definition.primary)] if definition.ship else []
            for card, definition in zip(setup.cards, setup.defs, strict=True)
        ]
        self.use = self.of_each_card(USE_PRIMARY)
        self.ally = self.of_each_card(USE_ALLY)
        self.scrap = self.of_each_card(USE_SCRAP)
        self.buy = self.of_each_card(BUY)
        self.attack_base = self.of_each_card(ATTACK_BASE)
        self.attack_seat: list[dict[int, list[Step]]] = [{} for _ in setup.seats]
        self.pass_to = [self.of_each_card(PASS_TO[mate]) for mate in setup.seats]

    def attacks(self, target: Seat, combat: int) -> list[Step]:
        """Attacks on a player with every amount of combat, the highest first."""
        steps = self.attack_seat[target].get(combat)
        if steps is None:
            steps = [Step(ATTACK_SEAT[target], self.seat, NO_CARD, n, self.setup) for n in range(combat, 0, -1)]
            self.attack_seat[target][combat] = steps
        return steps


class MainPhase(FreePhase):
    """Any of the actions, in any order, as often as cards and points allow (SR-034, SR-035)."""

    word: ClassVar[str] = "main-phase"
    rule: ClassVar[str] = "SR-034"
    done: ClassVar[int] = DONE_WITH

    def members(self, t: State, seat: Seat) -> list[Seat]:
        return seating_of(t).acting[seat]

    def actions(self, t: State, seat: Seat) -> list[Step]:
        setup, zones = t.setup, t.zones
        seating: Seating = setup.seating
        cards: list[PrintedCard] = setup.defs
        first = setup.seats_first_zone[seat]
        menu: SeatMenu = setup.menus[seat]
        plays = menu.play
        steps: list[Step] = []
        for card in zones[first + HAND]:  # faster than a comprehension for a few cards
            steps.append(plays[card])
        used = t.marks[USED]
        copies = t.marks[COPIES]
        for card in zones[first + PLAY]:
            uses = face(t, card).uses if copies[card] else cards[card].uses
            if uses:
                spent = used[card]
                if uses & USED_PRIMARY and not spent & USED_PRIMARY:
                    steps.append(menu.use[card])
                if uses & USED_ALLY and not spent & USED_ALLY and has_ally(t, seat, card):
                    steps.append(menu.ally[card])
                if uses & USED_SCRAP:
                    steps.append(menu.scrap[card])
        trade = t.seat_numbers[TRADE][seat]
        if trade:
            for card in zones[TRADE_ROW]:
                if cards[card].cost <= trade:
                    steps.append(menu.buy[card])
            explorers = zones[EXPLORERS]
            if explorers and cards[explorers[-1]].cost <= trade:
                steps.append(menu.buy[explorers[-1]])
        combat = t.seat_numbers[COMBAT][seat]
        if combat:
            for base in open_bases(t, seat):
                if seating.damage_lasts[t.controller(base)]:
                    for n in range(min(combat, defense_left(t, base)), 0, -1):
                        steps.append(Step(ATTACK_BASE, seat, base, n, setup))
                elif cards[base].defense <= combat:
                    steps.append(menu.attack_base[base])
            for other in seating.only_enemy[seat] or attackable(t, seat):
                if not has_outpost(t, other):
                    steps.extend(menu.attacks(other, combat))
        if seating.mates_help:
            if seating.format.passing and trade:
                for mate in mates(t, seat):
                    passes = menu.pass_to[mate]
                    steps.extend([passes[card] for card in zones[first + DISCARD]])
            if seating.format.team_turns:
                steps.extend(team_actions(t, seat))
        steps.append(menu.end)
        return steps

    def no_action(self, t: State, tried: Step) -> Refusal:
        return Refusal("SR-034", Message("refuse-not-an-action"))


PLAY_CARD: Final = Play()
USE_PRIMARY: Final = UsePrimary()
USE_ALLY: Final = UseAlly()
USE_SCRAP: Final = UseScrap()
BUY: Final = Buy()
ATTACK_BASE: Final = AttackBase()
ATTACK_SEAT: Final = tuple([AttackSeat(Seat(i)) for i in range(6)])
VERBS: Final[list[Effect]] = [
    PLAY_CARD, USE_PRIMARY, USE_ALLY, USE_SCRAP, BUY, ATTACK_BASE, ON_DECK, ON_DISCARD,
]  # fmt: skip
EFFECTS: Final[list[type[Effect]]] = [
    EnterPlay, Play, UsePrimary, UseAlly, UseScrap, Buy, TakeBought, PutWhere, AttackBase, AttackSeat,
    MainPhase,
]  # fmt: skip
