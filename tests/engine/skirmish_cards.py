"""The cards of Skirmish and their effects."""

from __future__ import annotations

from typing import ClassVar

from kantyna.engine.abilities import pending
from kantyna.engine.abilities.triggers import ACTION, INTERRUPT, REACTION, Target, Trigger, targets
from kantyna.engine.abilities.windows import Occur, occur_to_all
from kantyna.engine.cards import CardDef
from kantyna.engine.effects.card_choice import Select
from kantyna.engine.effects.constants import (
    DOUBLE,
    FIX,
    NOTHING_FORBIDS,
    SET,
    Attached,
    Constant,
    Modifier,
    forbidden,
    read,
)
from kantyna.engine.effects.effect import NOTHING, Effect, Either, Gain, Step
from kantyna.engine.effects.fields import AMOUNT, WORD, Fields
from kantyna.engine.effects.hands import DECK, DISCARD, HAND, draw
from kantyna.engine.history.events import ALL
from kantyna.engine.ids import NO_CARD, Card, Seat
from kantyna.engine.seating import in_game
from kantyna.engine.state import State

PLAY, EDGE, PRISON, PLAYING, RESERVE = range(DISCARD + 1, 8)
ACTIVE, TURN, FIGHTING = range(3)
LIFE, READY, OUT = range(3)
DAMAGE, FOCUS, HURT_BY = range(3)


class PrintedCard(CardDef):
    """A unit has health, an attachment attaches to a unit, other cards are played for their ability."""

    def __init__(
        self, id: str, *triggers: Trigger, count: int = 1, strength: int = 0, health: int = 0, edge: int = 0,
        attaches: bool = False, constants: tuple[Constant, ...] = (),
        replacements: tuple[pending.Replacement, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(id, count, "confirmed", triggers, constants, replacements)
        self.strength = strength
        self.health = health
        self.edge = edge
        self.attaches = attaches


def printed(t: State, card: Card) -> PrintedCard:
    definition: PrintedCard = t.setup.defs[card]
    return definition


def strength(t: State, card: Card) -> int:
    return read(t, "strength", card, printed(t, card).strength)


def team(t: State, seat: Seat) -> list[Seat]:
    return in_game(t, t.setup.seating.team[seat])


def enemies(t: State, seat: Seat) -> list[Seat]:
    return in_game(t, t.setup.seating.enemies[seat])


def sides(t: State) -> list[Seat]:
    """The first seat of each side that is still in the game."""
    return [team[0] for team in t.setup.seating.teams if in_game(t, team)]


def units(t: State, seats: list[Seat], ready: bool = False) -> list[Card]:
    defs, focus = t.setup.defs, t.marks[FOCUS]
    return [
        card for seat in seats for card in t.cards_in(seat, PLAY) if defs[card].health and not (ready and focus[card])
    ]


def strikers(t: State, seats: list[Seat]) -> list[Card]:
    return [card for card in units(t, seats, ready=True) if forbidden(t, "strike", card) == NOTHING_FORBIDS]


def put(t: State, card: Card, seat: Seat, kind: int, why: str, seen: int = ALL) -> None:
    t.send(card, t.zone_of(seat, kind), why, seat, seen)


class Draw(Effect):
    word: ClassVar[str] = "sk-draw"

    def run(self, t: State, me: Step) -> None:
        pending.report(t, draw(t, me.seat, 1, reshuffles=False), 1)


class Hurt(Gain):
    """Damage the targets of the ability, with its card as the source."""

    word: ClassVar[str] = "sk-hurt"

    def run(self, t: State, me: Step) -> None:
        hit(t, me.seat, targets(t), self.n, me.card)


class Bombard(Effect):
    """Damage to every enemy unit at once."""

    word: ClassVar[str] = "sk-bombard"

    def run(self, t: State, me: Step) -> None:
        hit(t, me.seat, units(t, enemies(t, me.seat)), 1, me.card)

    def possible(self, t: State, me: Step) -> bool:
        return bool(units(t, enemies(t, me.seat)))


def hit(t: State, seat: Seat, cards: list[Card], n: int, source: Card) -> None:
    if cards:
        occur_to_all(t, "damage", DamageNow(), seat, cards, [n] * len(cards), source)


class DamageNow(Effect):
    """Deal damage up to each unit's health; destroyed units leave together."""

    word: ClassVar[str] = "sk-damage"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        for card in event.affected():
            amount = event.amount(card) if event.cards else event.n
            placed = min(amount, printed(t, card).health - t.marks[DAMAGE][card])
            t.marks[DAMAGE][card] += placed
            t.mark_card_on(card, HURT_BY, event.other)
            t.tell("sk-damage", t.controller(card), card, placed)
            pending.report(t, placed, amount)
        gone = [card for card in event.affected() if t.marks[DAMAGE][card] >= printed(t, card).health]
        if gone:
            occur_to_all(t, "leave", LeaveNow(), me.seat, gone, [0] * len(gone))


class LeaveNow(Effect):
    word: ClassVar[str] = "sk-leave"

    def run(self, t: State, me: Step) -> None:
        for card in t.pending[-1].affected():
            leave(t, card)
            put(t, card, t.owner[card], DISCARD, "sk-leave")


def leave(t: State, card: Card) -> None:
    """Clean up after a card that leaves play: discard its attachments, return its prisoners to their owners."""
    prison = t.zone_of(t.controller(card), PRISON)
    for each in t.attached(card):
        t.host[each] = NO_CARD
        zone = HAND if t.where[each] == prison else DISCARD
        put(t, each, t.owner[each], zone, "sk-freed", t.known[each] if zone == HAND else ALL)
    t.forget(card)


class ToHand(Effect):
    """Return the card to its owner's hand, from any zone."""

    word: ClassVar[str] = "sk-to-hand"

    def run(self, t: State, me: Step) -> None:
        leave(t, me.card)
        put(t, me.card, t.owner[me.card], HAND, "sk-to-hand")


class ToBottom(Effect):
    """Move the card to the bottom of its owner's deck."""

    word: ClassVar[str] = "sk-to-bottom"

    def run(self, t: State, me: Step) -> None:
        leave(t, me.card)
        t.move_to(me.card, t.zone_of(t.owner[me.card], DECK), 0)
        t.tell("sk-to-bottom", me.seat, me.card)


class Heal(Effect):
    """Heal as an event, so that a reaction can be reacted to. `whom`: "event", "target" or "self"."""

    word: ClassVar[str] = "sk-heal"
    fields: ClassVar[Fields] = {"n": AMOUNT, "whom": WORD}

    def __init__(self, n: int, whom: str) -> None:
        self.n = n
        self.whom = whom

    def run(self, t: State, me: Step) -> None:
        healed = targets(t) if self.whom == "target" else [me.card]
        if self.whom == "event":
            healed = pending.answered(t).subjects()
        for card in healed:
            t.push(Occur("heal", HealNow()), me.seat, card, self.n)


class HealNow(Effect):
    word: ClassVar[str] = "sk-heal-now"

    def run(self, t: State, me: Step) -> None:
        healed = min(me.amount, t.marks[DAMAGE][me.card])
        t.marks[DAMAGE][me.card] -= healed
        pending.report(t, healed, me.amount)


class Tire(Effect):
    """The unit that struck is exhausted once more."""

    word: ClassVar[str] = "sk-tire"

    def run(self, t: State, me: Step) -> None:
        t.marks[FOCUS][pending.answered(t).card] += 1


class Capture(Effect):
    """Put a random card of an enemy's hand face down under this one. Only its captor may look at it."""

    word: ClassVar[str] = "sk-capture"

    def run(self, t: State, me: Step) -> None:
        for enemy in enemies(t, me.seat):
            hand = t.cards_in(enemy, HAND)
            if hand:
                card = hand[t.chance.below(len(hand))]
                put(t, card, me.seat, PRISON, "sk-capture", 1 << me.seat)
                t.host[card] = me.card
                t.marks[FOCUS][card] = 1  # a public token on a hidden card
                return


class Charm(Effect):
    """Take control of the target until the end of the fight."""

    word: ClassVar[str] = "sk-charm"

    def run(self, t: State, me: Step) -> None:
        for card in targets(t):
            t.delayed.append(("fight-end", Step(GiveBack(), t.controller(card), card, 0, t.setup)))
            put(t, card, me.seat, PLAY, "sk-charm")


class GiveBack(Effect):
    word: ClassVar[str] = "sk-give-back"

    def run(self, t: State, me: Step) -> None:
        if t.setup.zone_kinds[t.where[me.card]].name == "play":
            put(t, me.card, me.seat, PLAY, "sk-give-back")


class Strengthen(Effect):
    """More strength for every unit of the side; until "event", only for the unit of the answered event."""

    word: ClassVar[str] = "sk-strengthen"
    fields: ClassVar[Fields] = {"until": WORD}

    def __init__(self, until: str) -> None:
        self.until = until

    def run(self, t: State, me: Step) -> None:
        if self.until == "event":
            over = pending.until_settled(t, len(t.pending) - 2)
            t.modifiers.append(Modifier("strength", pending.answered(t).card, 5, over))
        else:
            t.modifiers.extend([Modifier("strength", card, 1, self.until) for card in units(t, team(t, me.seat))])


class Distribute(Select):
    """Tokens on enemy units, at most two on each."""

    word: ClassVar[str] = "sk-distribute"
    repeats: ClassVar[bool] = True
    rule: ClassVar[str] = "SK-12"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return units(t, enemies(t, me.seat))

    def cap(self, t: State, me: Step, card: Card) -> int:
        return 2

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            t.marks[FOCUS][card] += 1
        pending.report(t, len(cards), self.most)


class Pay(Distribute):
    """A cost: focus ready units, each at most as often as its strength."""

    word: ClassVar[str] = "sk-pay"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SK-13"

    def __init__(self, n: int) -> None:
        super().__init__(n, n)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in units(t, [me.seat], ready=True) if strength(t, card)]

    def cap(self, t: State, me: Step, card: Card) -> int:
        return strength(t, card)

    def possible(self, t: State, me: Step) -> bool:
        return self.room(t, me, self.candidates(t, me)) >= self.n


class Toil(Gain):
    """A cost that may not be paid in full: damage the card's own unit."""

    word: ClassVar[str] = "sk-toil"

    def run(self, t: State, me: Step) -> None:
        hit(t, me.seat, [me.card], self.n, me.card)


class FocusSelf(Effect):
    """A cost: the ability's card is focused."""

    word: ClassVar[str] = "sk-focus"

    def run(self, t: State, me: Step) -> None:
        t.marks[FOCUS][me.card] += 1

    def possible(self, t: State, me: Step) -> bool:
        return not t.marks[FOCUS][me.card]


# targets, answers, constants


class EnemyTarget(Target):
    word: ClassVar[str] = "sk-enemy"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return units(t, enemies(t, me.seat))


class HurtTarget(Target):
    """A friendly unit with damage on it."""

    word: ClassVar[str] = "sk-hurt-unit"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in units(t, team(t, me.seat)) if t.marks[DAMAGE][card]]


class Own(Trigger):
    """Answers events that happen to a unit of its side. Everybody can see whether its cost could be paid."""

    def applies(self, t: State, card: Card, event: pending.PendingEvent) -> bool:
        return self.concerns(t, t.controller(card), event)

    def could(self, t: State, seat: Seat, event: pending.PendingEvent) -> bool:
        return self.concerns(t, seat, event) and self.price.possible(t, Step(NOTHING, seat, NO_CARD, 0, t.setup))

    def concerns(self, t: State, seat: Seat, event: pending.PendingEvent) -> bool:
        team = t.setup.seating.team[seat]
        for card in event.subjects():
            if t.controller(card) in team:
                return True
        return False


class Enemy(Trigger):
    """Answers what a unit or player of the other side does."""

    def applies(self, t: State, card: Card, event: pending.PendingEvent) -> bool:
        return event.seat not in t.setup.seating.team[t.controller(card)]

    def could(self, t: State, seat: Seat, event: pending.PendingEvent) -> bool:
        return event.seat not in t.setup.seating.team[seat]


class Mate(Enemy):
    """From a reserve: usable by the whole team."""

    def users(self, t: State, card: Card, event: pending.PendingEvent) -> list[Seat]:
        return team(t, t.controller(card))


class Itself(Trigger):
    """Answers events that happened to its own card, in any zone."""

    def applies(self, t: State, card: Card, event: pending.PendingEvent) -> bool:
        return card in event.subjects()

    def user(self, t: State, card: Card, event: pending.PendingEvent) -> Seat:
        return t.owner[card]


class EachOwn(Trigger):
    """Answers each time a card of its own side leaves."""

    def applies(self, t: State, card: Card, event: pending.PendingEvent) -> bool:
        return t.owner[event.card] in team(t, t.controller(card))


ACT_ON = "action"
ENEMY = EnemyTarget(1, 1)
DRAIN = pending.IfYouDo(Hurt(2), pending.ForEach(Heal(1, "self")))
TREAT = pending.Then(Heal(2, "target"), Draw())
CARDS = [
    PrintedCard("trooper", count=6, strength=2, health=3, edge=1),
    PrintedCard("guard", Own(INTERRUPT, "damage", pending.Lower(1)), count=2, strength=1, health=4),
    PrintedCard("medic", Own(REACTION, "damage", Heal(1, "event")), count=2, strength=1, health=2, edge=1),
    PrintedCard("spy", Trigger(REACTION, "heal", Draw()), strength=1, health=1, edge=2),
    PrintedCard("snare", Enemy(REACTION, "strike", Tire(), forced=True), count=2, health=2),
    PrintedCard("thorn", Enemy(REACTION, "strike", Draw(), forced=True), health=2),
    PrintedCard("avenger", EachOwn(REACTION, "leave", Draw(), each=True), strength=1, health=3),
    PrintedCard("bulwark", Own(INTERRUPT, "damage", pending.Redirect()), health=6),
    PrintedCard("rouser", Own(INTERRUPT, "strike", Strengthen("event")), health=2),
    PrintedCard("witness", Enemy(REACTION, "play", Draw()), health=2),
    PrintedCard("phoenix", strength=1, health=1, replacements=(pending.Replacement("leave", ToHand()),)),
    PrintedCard("exile", strength=1, health=1, replacements=(pending.Replacement("leave", ToBottom(), ends=False),)),
    PrintedCard("saber", count=2, edge=1, attaches=True, constants=(Attached("strength", 2),)),
    PrintedCard("rage", attaches=True, constants=(Attached("strength", 1, DOUBLE),)),
    PrintedCard("oath", attaches=True, constants=(Attached("strength", 4, SET),)),
    PrintedCard("chain", attaches=True, constants=(Attached("strength", 0, FIX),)),
    PrintedCard("truce", attaches=True, constants=(Attached("cannot-strike", 1),)),
    PrintedCard("banner", health=2, constants=(Constant("hand-size", 1),)),
    PrintedCard("jailer", Trigger(ACTION, ACT_ON, Capture(), price=FocusSelf()), strength=1, health=2),
    PrintedCard("charmer", Trigger(ACTION, ACT_ON, Charm(), price=FocusSelf(), target=ENEMY), strength=1, health=2),
    PrintedCard("cheerer", Trigger(ACTION, ACT_ON, Strengthen("fight-end"), price=FocusSelf()), strength=1, health=2),
    PrintedCard("planner", Trigger(ACTION, ACT_ON, Distribute(3, 3), price=FocusSelf()), strength=1, health=2),
    PrintedCard(
        "leech",
        Trigger(ACTION, ACT_ON, DRAIN, price=FocusSelf(), target=ENEMY),
        Trigger(ACTION, ACT_ON, Draw(), price=Toil(2)), strength=1, health=3,
    ),
    PrintedCard("surgeon", Trigger(ACTION, ACT_ON, TREAT, target=HurtTarget(1, 1), price=FocusSelf()), health=2),
    PrintedCard("bomb", Trigger(ACTION, ACT_ON, Bombard(), from_hand=True, price=Pay(2)), edge=1),
    PrintedCard("gift", Trigger(ACTION, ACT_ON, Either(Draw(), Draw()), from_hand=True), edge=1),
    PrintedCard("deny", Enemy(INTERRUPT, "strike", pending.Cancel(), from_hand=True), count=3, edge=2),
    PrintedCard("counter", Enemy(INTERRUPT, "ability", pending.Cancel(), from_hand=True), count=3, edge=3),
    PrintedCard("dodge", Own(INTERRUPT, "damage", pending.Cancel(), from_hand=True, price=Pay(1)), count=2, edge=1),
    PrintedCard("ghost", Itself(REACTION, "leave", ToHand(), zones=("discard",)), strength=1, health=1),
    PrintedCard("pact", Mate(INTERRUPT, "strike", pending.Cancel(), zones=("reserve",)), edge=1),
]  # fmt: skip
EFFECTS: list[type[Effect]] = [
    Draw, Hurt, Bombard, DamageNow, LeaveNow, ToHand, ToBottom, Heal, HealNow, Tire, Capture, Charm, GiveBack,
    Strengthen, Distribute, Pay, Toil, FocusSelf, EnemyTarget, HurtTarget,
]  # fmt: skip
