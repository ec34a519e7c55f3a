"""Commitments, attacks, and the reward for a defeated card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ...engine.effects.fields import small_number
from ...engine.effects.nature import ANOTHERS, Nature
from ...engine.errors import Refusal
from ...engine.ids import NO_CARD, Card, Seat
from ...engine.setup import Setup
from ...engine.voice import Message, card_name
from .buying import BuyFree
from .cards.card_types import PrintedCard
from .cards.kinds import of
from .effects.abilities import HUNT_NEUTRALS
from .effects.picks import ExileCards
from .play import (
    DEFEATED,
    HAPPENED,
    attack_of,
    bases_of,
    count_for_team,
    damage,
    endures,
    gain_force,
    gain_resources,
    in_play,
    leave_row,
    privilege,
    row_of,
    ships_of,
    team_number,
)
from .seating import Seating, raid_of, seating_of
from .terms import AT_BASE, ATTACKED, ATTACKS, BASE_IN_PLAY, HUNTS, SHIP, SHIPS, TARGET, UNITS, aim_at, card_aimed_at

if TYPE_CHECKING:
    from ...engine.state import State


def committed(t: State, seats: list[Seat], aim: int) -> list[Card]:
    """The cards of these seats that are committed to the attack with that aim."""
    targets = t.marks[TARGET]
    attacked = t.marks[ATTACKED]
    return [card for card in in_play(t, seats) if targets[card] == aim and not attacked[card]]


def is_hunted(t: State, seat: Seat, card: Card) -> bool:
    """Has the seat committed units against this card of the row?"""
    return bool(committed(t, [seat], aim_at(card)))


def hunts_left(t: State, seat: Seat) -> int:
    """The number of attacks on neutral units that the team may still begin this turn (DBG-411)."""
    return privilege(t, seat, HUNT_NEUTRALS) - team_number(t, seat, HUNTS)


def may_hunt(t: State, seat: Seat, card: Card) -> bool:
    """May the seat's units attack this neutral unit?"""
    return hunts_left(t, seat) > 0 or is_hunted(t, seat, card)


def value_against(t: State, card: Card) -> int:
    """The attack needed to defeat a card of the row: its target value, or a neutral unit's cost (DBG-491)."""
    definition: PrintedCard = t.setup.defs[card]
    return definition.cost if definition.neutral else definition.target_value


def row_targets(t: State, seat: Seat) -> list[Card]:
    """The cards of the row that the seat's units may attack (DBG-167, DBG-169, DBG-411)."""
    cards: list[PrintedCard] = t.setup.defs
    enemy = seating_of(t).enemy_faction[seat]
    hunting = HUNT_NEUTRALS in t.setup.constants
    targets: list[Card] = []
    for card in row_of(t, seat):
        definition = cards[card]
        if definition.unit and (
            definition.faction == enemy or (definition.neutral and hunting and may_hunt(t, seat, card))
        ):
            targets.append(card)
    return targets


def base_in_reach(t: State, seat: Seat) -> bool:
    """Has an enemy a base, or capital ships without one, to attack (DBG-305)?"""
    for enemy in seating_of(t).enemies[seat]:
        first = t.setup.seats_first_zone[enemy]
        if t.zones[first + BASE_IN_PLAY] or t.zones[first + SHIPS]:
            return True
    return False


def aim_name(step: Step) -> str:
    """The aim of such a choice, as keys write it."""
    target = target_of(step)
    return step.setup.labels[target] if target >= 0 else "base"


def target_of(step: Step) -> Card:
    """The card of the row that such a choice is aimed at; `NO_CARD`: it is aimed at the base."""
    return card_aimed_at(step.aim)


def harmless(t: State, card: Card) -> bool:
    """Has the card no attack, neither against the base nor against the row?"""
    return not attack_of(t, card, False) and not attack_of(t, card, True)


class Commit(Effect):
    """Commit a card to an attack, on the enemy base or on a card of the row (DBG-137)."""

    word: ClassVar[str] = "commit"
    nature: ClassVar[Nature] = Nature("units", "ships")

    def run(self, t: State, me: Step) -> None:
        target = target_of(me)
        if target >= 0:
            if t.setup.defs[target].neutral and not is_hunted(t, me.seat, target):
                count_for_team(t, me.seat, HUNTS)
            t.marks[TARGET][me.card] = me.aim
            t.tell("commit-row", me.seat, me.card)
            t.tell("commit-target", me.seat, target)
        else:
            t.marks[TARGET][me.card] = me.aim
            t.tell("commit-base", me.seat, me.card)

    def key(self, me: Step) -> str:
        return f"commit {me.setup.labels[me.card]} {aim_name(me)}"

    def aimed_at(self, me: Step) -> str:
        return aim_name(me)

    def is_wanted(self, t: State, me: Step) -> bool:
        return target_of(me) < 0 and not harmless(t, me.card)

    def is_spare(self, t: State, me: Step) -> bool:
        return harmless(t, me.card)

    def suits(self, t: State, me: Step) -> bool:
        return t.controller(me.card) == me.seat

    def attempt(self, me: Step) -> str:
        return f"commit {me.setup.labels[me.card]} base"

    def button(self, me: Step) -> Message:
        card = card_name(me.setup.defs[me.card].id)
        target = target_of(me)
        if target < 0:
            return Message("choice-commit-base", card=card)
        aimed = card_name(me.setup.defs[target].id)
        return Message("choice-commit-row", card=card, target=aimed, raid=raid_of(me.setup, me.seat))

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        if card < 0 or len(rest) != 1:
            return None
        if rest[0] == "base":
            return Step(self, seat, card, AT_BASE, setup)
        target = setup.index.get(rest[0])
        return Step(self, seat, card, aim_at(target), setup) if target is not None else None

    def refuse(self, t: State, me: Step) -> Refusal | None:
        definition: PrintedCard = t.setup.defs[me.card]
        name = card_name(definition.id)
        if t.where[me.card] not in (t.zone_of(me.seat, UNITS), t.zone_of(me.seat, SHIPS)):
            return Refusal("DBG-134", Message("refuse-not-yours-to-commit", card=name))
        if t.marks[TARGET][me.card]:
            over = t.marks[ATTACKED][me.card]
            return Refusal("DBG-159" if over else "DBG-143", Message("refuse-committed", card=name))
        target = target_of(me)
        if target < 0:
            if not base_in_reach(t, me.seat):
                return Refusal("DBG-157", Message("refuse-no-base"))
            return None
        aim: PrintedCard = t.setup.defs[target]
        aimed = card_name(aim.id)
        seating: Seating = t.setup.seating
        if t.where[target] != seating.rows[me.seat]:
            other_row = t.where[target] in seating.rows
            return Refusal("DBG-344" if other_row else "DBG-137", Message("refuse-not-in-row", card=aimed))
        if definition.type == SHIP:
            return Refusal("DBG-172", Message("refuse-ship-at-row", card=name, raid=seating.raid[me.seat]))
        if aim.type == SHIP:
            return Refusal("DBG-169", Message("refuse-ship-in-row", card=aimed, raid=seating.raid[me.seat]))
        if target not in row_targets(t, me.seat):
            rule = "DBG-168" if aim.neutral else "DBG-167"
            return Refusal(rule, Message("refuse-no-enemy", card=aimed, raid=seating.raid[me.seat]))
        return None


class Resolve(Effect):
    """Resolve an attack, on the enemy base or on a card of the row."""

    word: ClassVar[str] = "resolve"
    nature: ClassVar[Nature] = Nature(ANOTHERS + "base", ANOTHERS + "ships", pressing=True, expires="DBG-192")

    def run(self, t: State, me: Step) -> None:
        t.numbers[ATTACKS] += 1
        attack = t.numbers[ATTACKS]
        target = target_of(me)
        at_row = target >= 0
        attackers = committed(t, seating_of(t).team[me.seat], me.aim)
        total = 0
        for card in attackers:
            total += attack_of(t, card, at_row)  # DBG-145: read now
        for card in attackers:
            t.marks[ATTACKED][card] = attack
        if not at_row:
            t.tell("resolve-base", me.seat, NO_CARD, total)
            t.push(ASSIGN_DAMAGE, me.seat, NO_CARD, total)
            return
        t.tell("resolve-row", me.seat, target, total)
        if total >= value_against(t, target):
            t.push(HAPPENED[DEFEATED], me.seat, target, attack)
            t.push(TAKE_REWARD, me.seat, target, 0)
            leave_row(t, me.seat, target, seating_of(t).discards[me.seat], "defeat")
        else:
            t.tell("attack-failed", me.seat, target, total)

    def key(self, me: Step) -> str:
        return "resolve " + aim_name(me)

    def aimed_at(self, me: Step) -> str:
        return aim_name(me)

    def suits(self, t: State, me: Step) -> bool:
        return t.controller(me.card) in seating_of(t).enemies[me.seat]

    def attempt(self, me: Step) -> str:
        return "resolve base"

    def button(self, me: Step) -> Message:
        target = target_of(me)
        if target < 0:
            return Message("choice-resolve-base")
        aimed = card_name(me.setup.defs[target].id)
        return Message("choice-resolve-row", card=aimed, raid=raid_of(me.setup, me.seat))

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        if card >= 0:
            return None if rest else Step(self, seat, NO_CARD, aim_at(card), setup)
        return Step(self, seat, NO_CARD, AT_BASE, setup) if rest == ["base"] else None

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if not committed(t, seating_of(t).team[me.seat], me.aim):
            return Refusal("DBG-144", Message("refuse-nothing-committed"))
        return None


class AssignDamage(Ask):
    """Assign the damage of an attack: to capital ships first, as the attacker likes, then to bases (DBG-149 to 152).

    No target is assigned more than it needs while another could take damage (DBG-161). So nobody is asked when there is
    one target, or when the damage destroys all ships.
    """

    word: ClassVar[str] = "assign-damage"
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "DBG-151"

    def targets(self, t: State, me: Step) -> list[Card]:
        enemies = seating_of(t).enemies[me.seat]
        return ships_of(t, enemies) or bases_of(t, enemies)

    def run(self, t: State, me: Step) -> None:
        if not me.amount:
            return
        targets = self.targets(t, me)
        if not targets:
            t.tell("damage-lost", me.seat, NO_CARD, me.amount)
            return
        need = 0
        for card in targets:
            need += endures(t, card)
        if len(targets) == 1 or me.amount >= need:
            self.hit(t, me, targets[0], min(me.amount, endures(t, targets[0])))
        else:
            super().run(t, me)

    def hit(self, t: State, me: Step, card: Card, n: int) -> None:
        t.push(self, me.seat, NO_CARD, me.amount - n)
        damage(t, me.seat, card, n)

    def offer(self, t: State, me: Step) -> None:
        steps: list[Step] = []
        for card in self.targets(t, me):
            for n in range(min(me.amount, endures(t, card)), 0, -1):
                steps.append(Step(ASSIGN, me.seat, card, n, t.setup))
        t.asked = {me.seat: steps}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        self.hit(t, me, choice.card, choice.amount)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-assign-damage", n=me.amount)

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        enemies = seating_of(t).enemies[me.seat]
        if tried.card in bases_of(t, enemies) and ships_of(t, enemies):
            return Refusal("DBG-149", Message("refuse-ships-first"))
        if tried.card in self.targets(t, me):
            most = min(me.amount, endures(t, tried.card))
            return Refusal("DBG-161", Message("refuse-too-much", n=tried.amount, most=most))
        return super().reject(t, me, tried, question)


class Assign(Effect):
    """Assign part of the damage to a target, as a choice."""

    word: ClassVar[str] = "assign"
    damages: ClassVar[bool] = True
    nature: ClassVar[Nature] = Nature(amount=True)

    def attempt(self, me: Step) -> str:
        return f"assign {me.setup.labels[me.card]} 1"

    def key(self, me: Step) -> str:
        return f"assign {me.setup.labels[me.card]} {me.amount}"

    def button(self, me: Step) -> Message:
        return Message("choice-assign", card=card_name(me.setup.defs[me.card].id), n=me.amount)

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        amount = small_number(rest[0]) if card >= 0 and len(rest) == 1 else None
        return Step(self, seat, card, amount, setup) if amount is not None else None


class RewardOf(Verb):
    """The reward of a card, as a choice; its button lists the reward."""

    def button(self, me: Step) -> Message:
        card: PrintedCard = me.setup.defs[me.card]
        parts = card.reward.parts() if card.reward is not None else [Message("effect-resources", n=card.cost)]
        return Message("choice-reward", card=card_name(card.id), parts=parts)


class TakeReward(Ask):
    """Take the reward of the step's card, all of it or nothing (DBG-171, DBG-180)."""

    word: ClassVar[str] = "take-reward"
    rule: ClassVar[str] = "DBG-304"

    def offer(self, t: State, me: Step) -> None:
        t.asked = {
            me.seat: [Step(REWARD, me.seat, me.card, 0, t.setup), Step(DECLINE, me.seat, NO_CARD, 0, t.setup)],
        }

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect == REWARD:
            give_reward(t, me.seat, me.card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-take-reward", card=card_name(t.setup.defs[me.card].id))


def give_reward(t: State, seat: Seat, card: Card) -> None:
    """Give the reward printed on the card; a neutral unit gives its cost in resources (DBG-411)."""
    definition: PrintedCard = t.setup.defs[card]
    reward = definition.reward
    if reward is None:
        gain_resources(t, seat, definition.cost)
        return
    if reward.resources:
        gain_resources(t, seat, reward.resources)
    if reward.force:
        gain_force(t, seat, reward.force)
    if reward.exile:
        t.push(ExileCards(0, reward.exile), seat, card, 0)
    if reward.purchase:
        t.push(BuyFree(of(seating_of(t).faction[seat])), seat, card, 0)


class RewardAgain(Effect):
    """Give the reward of the defeated card a second time (DBG-444)."""

    word: ClassVar[str] = "reward-again"

    def run(self, t: State, me: Step) -> None:
        give_reward(t, me.seat, t.pending[me.event].card)

    def asks_user(self, t: State, me: Step) -> bool:
        return True


RAID_EVENTS: Final = ("commit-row", "commit-target", "resolve-row", "attack-failed")
"""The log events of attacks on the row."""
COMMIT: Final = Commit()
RESOLVE: Final = Resolve()
ASSIGN: Final = Assign()
ASSIGN_DAMAGE: Final = AssignDamage()
TAKE_REWARD: Final = TakeReward()
REWARD: Final = RewardOf("reward")

EFFECTS: Final[list[type[Effect]]] = [Commit, Resolve, Assign, AssignDamage, TakeReward, RewardAgain]
VERBS: Final[list[Effect]] = [COMMIT, RESOLVE, ASSIGN, REWARD]
