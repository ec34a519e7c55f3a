"""Skirmish: a miniature game that rehearses everything The Card Game will ask of the kernel.

Two sides fight in the middle of a turn, between two action windows. Before the blows both build a hidden stack of
cards that is turned over at once. It exists only to be tested: no card of it is worth playing.
"""

from __future__ import annotations

from typing import ClassVar

from kantyna.engine.cards import CardDef
from kantyna.engine.constants import Attached, Constant, Lasting, read
from kantyna.engine.effects import DONE, Ask, Effect, Step, Verb
from kantyna.engine.errors import Refusal
from kantyna.engine.registry import MODULES
from kantyna.engine.rules import Format, Rules
from kantyna.engine.select import Select
from kantyna.engine.setup import OptionValue
from kantyna.engine.state import State
from kantyna.engine.voice import Message
from kantyna.engine.windows import INTERRUPT, PASS, REACTION, ActionWindow, Cancel, Lower, Occur, Pending, Trigger
from kantyna.engine.zones import EVERYBODY, HOLDER, NOBODY, Number, Zone
from kantyna.voice import add_text

HAND, DECK, DISCARD, PLAY, EDGE, PRISON = range(6)
ACTIVE, TURN, FIGHTING = range(3)
LIFE, READY = range(2)
DAMAGE, FOCUS = range(2)


class Card(CardDef):
    def __init__(
        self,
        id: str,
        count: int = 2,
        strength: int = 0,
        health: int = 0,
        edge: int = 0,
        attaches: bool = False,
        action: Effect | None = None,
        triggers: tuple[Trigger, ...] = (),
        constants: tuple[Constant, ...] = (),
    ) -> None:
        super().__init__(id, count, "confirmed", triggers, constants)
        self.strength = strength
        self.health = health
        self.edge = edge
        self.attaches = attaches
        self.action = action


def printed(t: State, card: int) -> Card:
    definition = t.setup.defs[card]
    assert isinstance(definition, Card)
    return definition


def strength(t: State, card: int) -> int:
    return read(t, "strength", card, printed(t, card).strength)


def area(t: State, seat: int, zone: int) -> list[int]:
    return t.zones[t.setup.seats_first_zone[seat] + zone]


def team(t: State, seat: int) -> list[int]:
    return [other for other in range(t.setup.seat_count) if other % 2 == seat % 2]


def units(t: State, side: int, ready: bool = False) -> list[int]:
    found = [card for seat in team(t, side) for card in area(t, seat, PLAY) if printed(t, card).health]
    return [card for card in found if not t.marks[FOCUS][card]] if ready else found


def put(t: State, card: int, seat: int, zone: int, why: str, seen: int = -1) -> None:
    came_from, goes_to = t.where[card], t.setup.seats_first_zone[seat] + zone
    t.move(card, goes_to)
    t.tell_move(why, seat, card, came_from, goes_to, seen)


# the verbs


class Draw(Effect):
    word: ClassVar[str] = "sk-draw"

    def run(self, t: State, me: Step) -> None:
        deck = area(t, me.seat, DECK)
        if deck:
            put(t, deck[-1], me.seat, HAND, "sk-draw", 1 << me.seat)


class Heal(Effect):
    """An event of its own, so that others may react to a reaction."""

    word: ClassVar[str] = "sk-heal"

    def run(self, t: State, me: Step) -> None:
        t.push(Occur("heal", HealNow()), me.seat, t.pending[me.n].card, 1)


class HealNow(Effect):
    word: ClassVar[str] = "sk-heal-now"

    def run(self, t: State, me: Step) -> None:
        t.marks[DAMAGE][me.card] = max(0, t.marks[DAMAGE][me.card] - me.n)


class Tire(Effect):
    """The unit that struck is exhausted once more."""

    word: ClassVar[str] = "sk-tire"

    def run(self, t: State, me: Step) -> None:
        t.marks[FOCUS][t.pending[me.n].card] += 1


class Hit(Effect):
    """A unit strikes: its strength is dealt to the target as damage."""

    word: ClassVar[str] = "sk-hit"
    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, t: State, me: Step) -> None:
        t.push(Occur("damage", Damage(), me.card), t.controller(self.target), self.target, strength(t, me.card))


class Damage(Effect):
    word: ClassVar[str] = "sk-damage"

    def run(self, t: State, me: Step) -> None:
        t.marks[DAMAGE][me.card] += me.n
        t.tell("sk-damage", me.seat, me.card, me.n)
        if t.marks[DAMAGE][me.card] >= printed(t, me.card).health:
            t.push(Occur("leave", Leave()), me.seat, me.card, 0)


class Leave(Effect):
    """Out of play: to the owner's discard pile, attachments too; its prisoners go back to their owners' hands."""

    word: ClassVar[str] = "sk-leave"

    def run(self, t: State, me: Step) -> None:
        t.marks[DAMAGE][me.card] = t.marks[FOCUS][me.card] = 0
        for card, host in enumerate(t.host):
            if host == me.card:
                t.host[card] = -1
                zone = HAND if t.where[card] == t.setup.seats_first_zone[me.seat] + PRISON else DISCARD
                put(t, card, t.owner[card], zone, "sk-freed", t.known[card] if zone == HAND else -1)
        put(t, me.card, t.owner[me.card], DISCARD, "sk-leave")


class Capture(Effect):
    """A random card of an enemy's hand goes face down under this one. Its captor may look at it, nobody else."""

    word: ClassVar[str] = "sk-capture"

    def run(self, t: State, me: Step) -> None:
        for enemy in team(t, me.seat + 1):
            hand = area(t, enemy, HAND)
            if hand:
                card = hand[t.chance.below(len(hand))]
                put(t, card, me.seat, PRISON, "sk-capture", 1 << me.seat)
                t.host[card] = me.card
                return


class Charm(Select):
    """Take control of an enemy unit until the end of the fight."""

    word: ClassVar[str] = "sk-charm"
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[int]:
        return units(t, me.seat + 1)

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        back = Step(GiveBack(), t.controller(cards[0]), cards[0], 0, t.setup)
        put(t, cards[0], me.seat, PLAY, "sk-charm")
        t.delayed.append(("fight-end", back))


class GiveBack(Effect):
    word: ClassVar[str] = "sk-give-back"

    def run(self, t: State, me: Step) -> None:
        if t.controller(me.card) >= 0 and t.where[me.card] in [first + PLAY for first in t.setup.seats_first_zone]:
            put(t, me.card, me.seat, PLAY, "sk-give-back")


class Cheer(Effect):
    """+1 strength for every unit of the side until the end of the fight."""

    word: ClassVar[str] = "sk-cheer"

    def run(self, t: State, me: Step) -> None:
        t.lasting.extend([Lasting("strength", card, 1, "fight-end") for card in units(t, me.seat)])


# answers


class OwnUnit(Trigger):
    """Concerns events that befall a unit of the card's side."""

    def applies(self, t: State, card: int, event: Pending) -> bool:
        return event.card >= 0 and t.controller(event.card) % 2 == t.controller(card) % 2


class EnemyUnit(Trigger):
    def applies(self, t: State, card: int, event: Pending) -> bool:
        return event.card >= 0 and t.controller(event.card) % 2 != t.controller(card) % 2


class EnemyEvent(Trigger):
    """Concerns what the other side does."""

    def applies(self, t: State, card: int, event: Pending) -> bool:
        return event.seat % 2 != t.controller(card) % 2


CARDS = [
    Card("trooper", 6, strength=2, health=3, edge=1),
    Card("guard", 2, strength=1, health=4, triggers=(OwnUnit(INTERRUPT, "damage", Lower(1)),)),
    Card("medic", 2, strength=1, health=2, edge=1, triggers=(OwnUnit(REACTION, "damage", Heal()),)),
    Card("spy", 2, strength=1, health=1, edge=2, triggers=(Trigger(REACTION, "heal", Draw()),)),
    Card("snare", 2, strength=0, health=2, triggers=(EnemyUnit(REACTION, "strike", Tire(), forced=True),)),
    Card("thorn", 2, strength=0, health=2, triggers=(EnemyUnit(REACTION, "strike", Draw(), forced=True),)),
    Card("saber", 4, edge=1, attaches=True, constants=(Attached("strength", 2),)),
    Card("deny", 4, edge=2, triggers=(EnemyEvent(INTERRUPT, "strike", Cancel(), from_hand=True),)),
    Card("counter", 4, edge=3, triggers=(EnemyEvent(INTERRUPT, "ability", Cancel(), from_hand=True),)),
    Card("jailer", 2, strength=1, health=2, action=Capture()),
    Card("charmer", 2, strength=1, health=2, action=Charm()),
    Card("cheerer", 2, strength=1, health=2, action=Cheer()),
]


# actions


class Deploy(Effect):
    """Play a unit, or an attachment onto one's first unit."""

    word: ClassVar[str] = "deploy"

    def run(self, t: State, me: Step) -> None:
        if printed(t, me.card).attaches:
            t.host[me.card] = units(t, me.seat)[0]
        put(t, me.card, me.seat, PLAY, "sk-deploy")

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.where[me.card] != t.setup.seats_first_zone[me.seat] + HAND:
            return Refusal("SK-1", Message("refuse-sk-hand"))
        card = printed(t, me.card)
        if not card.health and not (card.attaches and units(t, me.seat)):
            return Refusal("SK-2", Message("refuse-sk-deploy"))
        return None


class UseAction(Effect):
    """Focus a unit to use its action. It can be cancelled like any ability."""

    word: ClassVar[str] = "act"

    def run(self, t: State, me: Step) -> None:
        t.marks[FOCUS][me.card] += 1
        action = printed(t, me.card).action
        assert action is not None
        t.push(Occur("ability", action), me.seat, me.card, 0)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.where[me.card] != t.setup.seats_first_zone[me.seat] + PLAY or printed(t, me.card).action is None:
            return Refusal("SK-3", Message("refuse-sk-act"))
        if t.marks[FOCUS][me.card]:
            return Refusal("SK-4", Message("refuse-sk-exhausted"))
        return None


DEPLOY = Deploy()
USE_ACTION = UseAction()
PLACE = Verb("place")


class PartnersMainPhase(Ask):
    """Partners act at the same time, in any interleaving, until both are done."""

    word: ClassVar[str] = "sk-partners"

    def offer(self, t: State, me: Step) -> None:
        for seat in team(t, me.seat):
            if not t.seat_numbers[READY][seat]:
                steps = RULES.actions(t, seat, "deploy")
                steps.append(Step(DONE, seat, -1, 0, t.setup))
                t.asked[seat] = steps

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.stack.append(me)
        if choice.effect == DONE:
            t.seat_numbers[READY][choice.seat] = 1
        else:
            t.stack.append(choice)

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        return tried.effect.refuse(t, tried) or Refusal("SK-5", Message("refuse-sk-hand"))


class Turn(Effect):
    word: ClassVar[str] = "sk-turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat
        t.numbers[TURN] += 1
        t.seat_numbers[READY] = [0] * t.setup.seat_count
        for seat in team(t, me.seat):
            for card in area(t, seat, PLAY):
                t.marks[FOCUS][card] = max(0, t.marks[FOCUS][card] - 1)
            if not area(t, seat, DECK):
                t.tell("sk-out", seat)
                t.finish(tuple(team(t, seat + 1)))
                return
            t.push(Draw(), seat, -1, 0)
        later = (PartnersMainPhase(), ActionWindow("before"), Fight(), ActionWindow("after"), NextTurn())
        draws = [t.stack.pop() for _ in team(t, me.seat)]
        for i in range(len(later) - 1, -1, -1):
            t.push(later[i], -1 if isinstance(later[i], ActionWindow) else me.seat, -1, 0)
        t.stack.extend(draws)


class NextTurn(Effect):
    word: ClassVar[str] = "sk-next"

    def run(self, t: State, me: Step) -> None:
        t.push(Turn(), (me.seat + 1) % t.setup.seat_count, -1, 0)


class Fight(Effect):
    word: ClassVar[str] = "sk-fight"

    def run(self, t: State, me: Step) -> None:
        t.push(FightEnd(), me.seat, -1, 0)
        t.push(Blows(), me.seat, -1, 0)
        t.push(Reveal(), me.seat, -1, 0)
        t.push(EdgeStack(), me.seat, -1, 0)


class EdgeStack(Ask):
    """By turns a card face down or a pass, until all have passed in a row (SWLCG's edge battle)."""

    word: ClassVar[str] = "sk-edge"
    rule: ClassVar[str] = "SK-6"

    def run(self, t: State, me: Step) -> None:
        if me.n < t.setup.seat_count:
            super().run(t, me)

    def offer(self, t: State, me: Step) -> None:
        steps = [Step(PLACE, me.seat, card, 0, t.setup) for card in area(t, me.seat, HAND)]
        steps.append(Step(PASS, me.seat, -1, 0, t.setup))
        t.asked = {me.seat: steps}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        following = (me.seat + 1) % t.setup.seat_count
        if choice.effect == PASS:
            t.push(self, following, -1, me.n + 1)
        else:
            put(t, choice.card, me.seat, EDGE, "sk-place", 1 << me.seat)
            t.push(self, following, -1, 0)


class Reveal(Effect):
    """All stacks are turned over at once; the higher sum wins the edge, ties go to the defenders."""

    word: ClassVar[str] = "sk-reveal"

    def run(self, t: State, me: Step) -> None:
        sums = [0, 0]
        for seat in range(t.setup.seat_count):
            for card in area(t, seat, EDGE)[:]:
                sums[seat % 2] += printed(t, card).edge
                put(t, card, t.owner[card], DISCARD, "sk-reveal")
        attackers = me.seat % 2
        t.numbers[FIGHTING] = attackers if sums[attackers] > sums[1 - attackers] else 1 - attackers
        t.tell("sk-edge", t.numbers[FIGHTING], -1, max(sums))


class Blows(Effect):
    """The side with the edge strikes once with its first ready unit, then the other side."""

    word: ClassVar[str] = "sk-blows"

    def run(self, t: State, me: Step) -> None:
        first = t.numbers[FIGHTING]
        for side in (1 - first, first):
            t.push(Blow(), side, -1, 0)


class Blow(Effect):
    word: ClassVar[str] = "sk-blow"

    def run(self, t: State, me: Step) -> None:
        strikers, targets = units(t, me.seat, ready=True), units(t, me.seat + 1)
        if not strikers:
            return
        striker = strikers[0]
        t.marks[FOCUS][striker] += 1
        if targets:
            t.push(Occur("strike", Hit(targets[0]), targets[0]), t.controller(striker), striker, 0)
        else:
            loser = (me.seat + 1) % 2
            t.seat_numbers[LIFE][loser] -= strength(t, striker)
            if t.seat_numbers[LIFE][loser] <= 0:
                t.finish(tuple(team(t, me.seat)))


class FightEnd(Effect):
    word: ClassVar[str] = "sk-fight-end"

    def run(self, t: State, me: Step) -> None:
        t.expire("fight-end")


class ResolveAnswer(Effect):
    """An answer that was not cancelled itself."""

    word: ClassVar[str] = "sk-resolve"
    fields: ClassVar[tuple[str, ...]] = ("ability", "event")

    def __init__(self, ability: int, event: int) -> None:
        self.ability = ability
        self.event = event

    def run(self, t: State, me: Step) -> None:
        t.push_all(printed(t, me.card).triggers[self.ability].effects, me.seat, me.card, self.event)


class Skirmish(Rules):
    id: ClassVar[str] = "skirmish"
    ledger: ClassVar[str] = "SK"
    seat_zones: ClassVar[tuple[Zone, ...]] = (
        Zone("hand", HOLDER, ready=True),
        Zone("deck", NOBODY, deck=True),
        Zone("discard", EVERYBODY),
        Zone("play", EVERYBODY, active=True),
        Zone("edge", HOLDER),
        Zone("prison", HOLDER),
    )
    numbers: ClassVar[tuple[Number, ...]] = (Number("active", 0, 0, 3), Number("turn"), Number("fighting", 0, 0, 1))
    seat_numbers: ClassVar[tuple[Number, ...]] = (Number("life", 6, -1000), Number("ready"))
    marks: ClassVar[tuple[Number, ...]] = (Number("damage"), Number("focus"))
    formats: ClassVar[tuple[Format, ...]] = (Format("duel", (2,)), Format("partners", (4,)))
    over_rule: ClassVar[str] = "SK-7"
    turn_rule: ClassVar[str] = "SK-8"
    window_rule: ClassVar[str] = "SK-9"

    def cards(self) -> list[CardDef]:
        return list(CARDS)

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        return [card for card in CARDS for _ in range(card.count * seats // 2)]

    def effects(self) -> list[type[Effect]]:
        return [
            Draw, Heal, HealNow, Tire, Hit, Damage, Leave, Capture, Charm, GiveBack, Cheer, Deploy, UseAction,
            PartnersMainPhase, Turn, NextTurn, Fight, EdgeStack, Reveal, Blows, Blow, FightEnd, ResolveAnswer,
        ]  # fmt: skip

    def verbs(self) -> list[Effect]:
        return [DEPLOY, USE_ACTION, PLACE, Verb("pick")]

    def start(self, t: State) -> None:
        for card in range(len(t.setup.defs)):
            seat = card % t.setup.seat_count
            t.place(card, t.setup.seats_first_zone[seat] + DECK)
            t.owner[card] = seat
        for seat in range(t.setup.seat_count):
            t.shuffle(t.setup.seats_first_zone[seat] + DECK)
            for _ in range(4):
                Draw().run(t, Step(Draw(), seat, -1, 0, t.setup))
        t.push(Turn(), 0, -1, 0)

    def free_moment(self, t: State) -> None:
        seat = t.numbers[ACTIVE]
        t.push(NextTurn(), seat, -1, 0)
        t.push(ActionWindow("after"), -1, -1, 0)
        t.push(Fight(), seat, -1, 0)
        t.push(ActionWindow("before"), -1, -1, 0)
        t.push(PartnersMainPhase(), seat, -1, 0)

    def first_to_act(self, t: State) -> int:
        return t.numbers[ACTIVE]

    def actions(self, t: State, seat: int, window: str) -> list[Step]:
        steps = [Step(DEPLOY, seat, card, 0, t.setup) for card in area(t, seat, HAND)] if window == "deploy" else []
        steps += [Step(USE_ACTION, seat, card, 0, t.setup) for card in area(t, seat, PLAY)]
        return [step for step in steps if step.effect.refuse(t, step) is None]

    def resolve_answer(self, t: State, me: Step, trigger: Trigger) -> None:
        ability = printed(t, me.card).triggers.index(trigger)
        if trigger.from_hand:
            put(t, me.card, me.seat, DISCARD, "sk-play")
        t.push(Occur("ability", ResolveAnswer(ability, len(t.pending) - 1)), me.seat, me.card, 0)

    def resign(self, t: State, seat: int) -> None:
        t.finish(tuple(team(t, seat + 1)))


RULES = Skirmish()
MODULES["skirmish"] = "skirmish"
KINDS = [
    "sk-draw",
    "sk-damage",
    "sk-leave",
    "sk-freed",
    "sk-capture",
    "sk-charm",
    "sk-give-back",
    "sk-deploy",
    "sk-place",
    "sk-reveal",
    "sk-edge",
    "sk-out",
    "sk-play",
]
for lang in ("en", "pl"):
    add_text(lang, "game-skirmish = Skirmish\nformat-partners = Partners")
    add_text(lang, "\n".join([f"card-{card.id} = {card.id}" for card in CARDS]))
    add_text(
        lang,
        "\n".join([f"event-{kind} = {kind} {{ $who }}\nevent-{kind}-hidden = {kind} {{ $who }}" for kind in KINDS]),
    )
    add_text(lang, "\n".join([f"choice-{word} = {word} {{ $card }}" for word in ("deploy", "act", "place")]))
    add_text(lang, "\n".join([f"ask-{word} = {word}?" for word in ("sk-partners", "sk-edge", "sk-charm")]))
    add_text(lang, "\n".join([f"refuse-sk-{word} = no {word}" for word in ("hand", "deploy", "act", "exhausted")]))
