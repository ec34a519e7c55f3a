"""The verbs of the cards, but for those about decks, the galaxy row and buying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.constants import Lasting
from ...engine.effects import DECLINE, Ask, Effect, Either, Step, Take, Verb
from ...engine.events import ALL
from ...engine.fields import AMOUNT, PART, PARTS, SEAT, WORD, Field
from ...engine.select import Select
from ...engine.setup import Setup
from ...engine.voice import Message, card_name, seat_name
from .cards import Card, fits
from .kinds import about
from .play import (
    DISCARDED,
    HAPPENED,
    bases_of,
    cards_in,
    count_for_team,
    damage,
    destroy_ship,
    draw,
    exile,
    force_at_end,
    gain_force,
    gain_resources,
    in_play,
    leave_row,
    row_of,
    send,
    ships_of,
    spend,
    zone_of,
)
from .seating import seating_of
from .terms import (
    ATTACKED,
    DAMAGE,
    DECK,
    DISCARD,
    DISCOUNT,
    DROIDS_ON_TOP,
    END_OF_TURN,
    FILLS,
    HAND,
    ON_TOP,
    RESOURCES,
    SHIP,
    UNDER,
    UNITS,
)

if TYPE_CHECKING:
    from ...engine.state import State


class Gain(Effect):
    """An amount of something that is counted."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT,)

    def __init__(self, n: int) -> None:
        self.n = n


class Resources(Gain):
    word: ClassVar[str] = "resources"

    def run(self, t: State, me: Step) -> None:
        gain_resources(t, me.seat, self.n)


class Force(Gain):
    word: ClassVar[str] = "force"

    def run(self, t: State, me: Step) -> None:
        gain_force(t, me.seat, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return not force_at_end(t, me.seat)  # DBG-250


class Attack(Gain):
    """This card has more attack until the turn ends (DBG-261)."""

    word: ClassVar[str] = "attack"

    def run(self, t: State, me: Step) -> None:
        t.lasting.append(Lasting("attack", me.card, self.n, END_OF_TURN))
        t.tell("attack-gained", me.seat, me.card, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return not t.marks[ATTACKED][me.card]  # of no use after its attack


class Draw(Gain):
    word: ClassVar[str] = "draw"

    def run(self, t: State, me: Step) -> None:
        draw(t, me.seat, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return bool(cards_in(t, me.seat, DECK) or cards_in(t, me.seat, DISCARD))


class ResourcesPer(Effect):
    """So many resources for each card of a kind in play, whoever's, and in the row of the own region (DBG-456)."""

    word: ClassVar[str] = "resources-per"
    fields: ClassVar[tuple[str, ...]] = ("what", "n")
    bounds: ClassVar[tuple[Field, ...]] = (WORD, AMOUNT)

    def __init__(self, what: str, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, t: State, me: Step) -> None:
        gain_resources(t, me.seat, self.n * count_everywhere(t, me.seat, self.what))

    def describe(self) -> Message:
        return about(Message("effect-resources-per", n=self.n, each=Message(f"kind-{self.what}-each")), self.what)


def count_everywhere(t: State, seat: int, what: str) -> int:
    """Cards of a kind in all play areas and in the row of that seat's region (DBG-451, DBG-456)."""
    cards: list[Card] = t.setup.defs
    everybody = list(range(t.setup.seat_count))
    lying = in_play(t, everybody) + row_of(t, seat)
    return len([card for card in lying if what in cards[card].kinds])


# effects made of others


class If(Effect):
    """Only under a condition, asked once, now (DBG-231)."""

    word: ClassVar[str] = "if"
    fields: ClassVar[tuple[str, ...]] = ("needs", "then")
    bounds: ClassVar[tuple[Field, ...]] = (PART, PART)

    def __init__(self, needs: Effect, then: Effect) -> None:
        self.needs = needs
        self.then = then

    def run(self, t: State, me: Step) -> None:
        if self.needs.possible(t, me):
            t.push(self.then, me.seat, me.card, me.n)

    def possible(self, t: State, me: Step) -> bool:
        return self.needs.possible(t, me) and self.then.possible(t, me)


class Instead(Effect):
    """One thing, or under a condition a better one in its place."""

    word: ClassVar[str] = "instead"
    fields: ClassVar[tuple[str, ...]] = ("normal", "needs", "better")
    bounds: ClassVar[tuple[Field, ...]] = (PART, PART, PART)

    def __init__(self, normal: Effect, needs: Effect, better: Effect) -> None:
        self.normal = normal
        self.needs = needs
        self.better = better

    def chosen(self, t: State, me: Step) -> Effect:
        return self.better if self.needs.possible(t, me) else self.normal

    def run(self, t: State, me: Step) -> None:
        t.push(self.chosen(t, me), me.seat, me.card, me.n)

    def possible(self, t: State, me: Step) -> bool:
        return self.chosen(t, me).possible(t, me)

    def describe(self) -> Message:
        """Two of the same verb are one sentence, with what the better one has as `better_…`."""
        if self.normal.word != self.better.word:
            return super().describe()
        message = self.normal.describe()
        message.id = "effect-instead-" + self.normal.word
        message.args["needs"] = self.needs.describe()
        for name, value in self.better.describe().args.items():
            message.args["better_" + name] = value
        return message


class OneOf(Either):
    """One of the parts that can be carried out (DBG-248, DBG-249)."""

    word: ClassVar[str] = "one-of"

    def options(self, t: State, me: Step) -> list[Step]:
        return [Step(take, me.seat, -1, 0, t.setup) for take in self.takes if take.part.possible(t, me)]

    def offer(self, t: State, me: Step) -> None:
        steps = self.options(t, me)
        if steps:
            t.asked = {me.seat: steps}

    def possible(self, t: State, me: Step) -> bool:
        return any([part.possible(t, me) for part in self.parts])

    def describe(self) -> Message:
        return Message("effect-" + self.word, parts=[part.describe() for part in self.parts])

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-one-of", card=card_name(t.setup.defs[me.card].id))


class MayOneOf(OneOf):
    """The same for an ability that fires by itself: one may also do without (DBG-226)."""

    word: ClassVar[str] = "may-one-of"

    def options(self, t: State, me: Step) -> list[Step]:
        steps = super().options(t, me)
        return [*steps, Step(DECLINE, me.seat, -1, 0, t.setup)] if steps else []

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect != DECLINE:
            super().answer(t, me, choice)


class Grant(Take):
    """A part of what the opponent chooses from: the button speaks to the one who chooses."""

    def button(self, me: Step) -> Message:
        message = self.part.describe()
        message.id = "choice-grant-" + self.part.word
        return message


class OpponentChooses(Either):
    """The opponent says which of the parts it is to be, and has to choose one that can be carried out (DBG-505)."""

    word: ClassVar[str] = "opponent-chooses"

    def __init__(self, *parts: Effect) -> None:
        super().__init__(*parts)
        self.takes = tuple([Grant(part) for part in parts])

    def offer(self, t: State, me: Step) -> None:
        chooser = seating_of(t).opponent[me.seat]
        steps = [Step(take, chooser, -1, 0, t.setup) for take in self.takes if take.part.possible(t, me)]
        if steps:
            t.asked = {chooser: steps}

    def possible(self, t: State, me: Step) -> bool:
        return any([part.possible(t, me) for part in self.parts])

    def describe(self) -> Message:
        parts: list[Message] = []
        for part in self.parts:
            message = part.describe()
            message.id = "chosen-" + part.word
            parts.append(message)
        return Message("effect-opponent-chooses", parts=parts)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-opponent-chooses", card=card_name(t.setup.defs[me.card].id))


class MayPay(Ask):
    """Pay so many resources for something, or do not (DBG-448)."""

    word: ClassVar[str] = "may-pay"
    fields: ClassVar[tuple[str, ...]] = ("n", "effects")
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT, PARTS)
    rule: ClassVar[str] = "DBG-226"

    def __init__(self, n: int, effects: tuple[Effect, ...]) -> None:
        self.n = n
        self.effects = effects

    def offer(self, t: State, me: Step) -> None:
        if self.possible(t, me):
            t.asked = {me.seat: [Step(PAY, me.seat, me.card, self.n, t.setup), Step(DECLINE, me.seat, -1, 0, t.setup)]}

    def possible(self, t: State, me: Step) -> bool:
        return t.seat_numbers[RESOURCES][me.seat] >= self.n

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect == PAY:
            spend(t, me.seat, self.n)
            t.push_all(self.effects, me.seat, me.card, me.n)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-may-pay", n=self.n, card=card_name(t.setup.defs[me.card].id))


class Seat(Effect):
    """A player, as a choice."""

    word: ClassVar[str] = "seat"
    fields: ClassVar[tuple[str, ...]] = ("target",)
    bounds: ClassVar[tuple[Field, ...]] = (SEAT,)

    def __init__(self, target: int) -> None:
        self.target = target

    def key(self, me: Step) -> str:
        return f"seat seat#{self.target}"

    def button(self, me: Step) -> Message:
        return Message("choice-target", whom=seat_name(self.target))

    def read(self, seat: int, card: int, rest: list[str], setup: Setup) -> Step | None:
        for target in range(setup.seat_count):
            if card < 0 and rest == [f"seat#{target}"]:
                return Step(Seat(target), seat, -1, 0, setup)
        return None


class OneOfTheTeam(Ask):
    """The team says which member resolves it; a player alone resolves it (DBG-353, DBG-402)."""

    word: ClassVar[str] = "one-of-the-team"
    fields: ClassVar[tuple[str, ...]] = ("effect",)
    bounds: ClassVar[tuple[Field, ...]] = (PART,)
    rule: ClassVar[str] = "DBG-353"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def able(self, t: State, me: Step) -> list[int]:
        """Those of the team for whom it would do anything."""
        return [
            mate
            for mate in seating_of(t).team[me.seat]
            if self.effect.possible(t, Step(me.effect, mate, me.card, me.n, t.setup))
        ]

    def run(self, t: State, me: Step) -> None:
        able = self.able(t, me)
        if len(able) == 1:
            t.push(self.effect, able[0], me.card, me.n)
        else:
            super().run(t, me)

    def offer(self, t: State, me: Step) -> None:
        able = self.able(t, me)
        if able:
            t.asked = {me.seat: [Step(Seat(mate), me.seat, -1, 0, t.setup) for mate in able]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        chosen = choice.effect
        assert isinstance(chosen, Seat)
        t.push(self.effect, chosen.target, me.card, me.n)

    def describe(self) -> Message:
        return self.effect.describe()

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.able(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-one-of-the-team", card=card_name(t.setup.defs[me.card].id))


# choosing cards


class Pick(Select):
    """Choose cards; a choice that is none (one candidate, and one must be taken) is not asked."""

    def run(self, t: State, me: Step) -> None:
        if self.least and not self.unseen(t, me):
            cards = self.candidates(t, me)
            if len(cards) == 1:
                self.act(t, me, cards[:])
                return
        super().run(t, me)


class FromPile(Pick):
    """Choose one card of a kind from one's own discard pile."""

    fields: ClassVar[tuple[str, ...]] = ("what",)
    bounds: ClassVar[tuple[Field, ...]] = (WORD,)
    rule: ClassVar[str] = "DBG-339"

    def __init__(self, what: str) -> None:
        super().__init__(1, 1)
        self.what = what
        self.words: tuple[str, ...] = tuple(what.split("-or-"))

    def candidates(self, t: State, me: Step) -> list[int]:
        cards: list[Card] = t.setup.defs
        return [card for card in cards_in(t, me.seat, DISCARD) if fits(cards[card], self.words)]

    def describe(self) -> Message:
        return about(Message("effect-" + self.word), self.what)

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-" + self.word), self.what)


class ReturnToHand(FromPile):
    word: ClassVar[str] = "return-to-hand"

    def verb(self) -> Verb:
        return TAKE_CARD

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            send(t, me.seat, card, zone_of(t, me.seat, HAND), "return")


class MayReturnToHand(ReturnToHand):
    """The same for an ability that fires by itself (DBG-226)."""

    word: ClassVar[str] = "may-return-to-hand"

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.least = 0


class ReturnHunter(ReturnToHand):
    """Return a card; a bounty hunter has more attack against the row this turn (DBG-441)."""

    word: ClassVar[str] = "return-hunter"
    fields: ClassVar[tuple[str, ...]] = ("what", "n")
    bounds: ClassVar[tuple[Field, ...]] = (WORD, AMOUNT)

    def __init__(self, what: str, n: int) -> None:
        super().__init__(what)
        self.n = n

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        super().act(t, me, cards)
        for card in cards:
            if "bounty_hunter" in t.setup.defs[card].kinds:
                t.lasting.append(Lasting("row-attack", card, self.n, END_OF_TURN))

    def describe(self) -> Message:
        return about(Message("effect-return-hunter", n=self.n), self.what)


class PutOnDeck(FromPile):
    """Put a card of one's discard pile on top of one's deck."""

    word: ClassVar[str] = "put-on-deck"

    def verb(self) -> Verb:
        return PUT_ON_TOP

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            send(t, me.seat, card, zone_of(t, me.seat, DECK), "put-on-deck")


class UnitOnDeck(Pick):
    """Put another unit that one has in play on top of one's deck (DBG-429)."""

    word: ClassVar[str] = "unit-on-deck"
    fields: ClassVar[tuple[str, ...]] = ()
    bounds: ClassVar[tuple[Field, ...]] = ()
    rule: ClassVar[str] = "DBG-429"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[int]:
        return [card for card in cards_in(t, me.seat, UNITS) if card != me.card]

    def verb(self) -> Verb:
        return PUT_ON_TOP

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            send(t, me.seat, card, zone_of(t, me.seat, DECK), "put-on-deck")


class ExileCards(Pick):
    """Exile cards of one's own from hand, or hand and discard pile, perhaps of one kind only (DBG-208, DBG-303)."""

    word: ClassVar[str] = "exile-cards"
    fields: ClassVar[tuple[str, ...]] = ("least", "most", "source", "what")
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT, AMOUNT, WORD, WORD)
    rule: ClassVar[str] = "DBG-208"

    def __init__(self, least: int, most: int, source: str = "hand-discard", what: str = "card") -> None:
        super().__init__(least, most)
        self.source = source
        self.what = what

    def candidates(self, t: State, me: Step) -> list[int]:
        cards: list[Card] = t.setup.defs
        own = cards_in(t, me.seat, HAND)
        if self.source == "hand-discard":
            own = own + cards_in(t, me.seat, DISCARD)
        return [card for card in own if self.what in cards[card].kinds]

    def unseen(self, t: State, me: Step) -> bool:
        """A kind of card from hand: the others must not learn whether there is one."""
        return self.what != "card" and any([t.known[card] != ALL for card in cards_in(t, me.seat, HAND)])

    def verb(self) -> Verb:
        return EXILE_CARD

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            exile(t, me.seat, card)

    def describe(self) -> Message:
        return about(
            Message("effect-exile-cards", least=self.least, most=self.most, source=self.source, kind=self.what),
            self.what,
        )

    def prompt(self, t: State, me: Step) -> Message:
        left = self.most - len(t.picks)
        return about(
            Message("ask-exile-cards", least=self.least, n=left, source=self.source, kind=self.what), self.what
        )


class ExileFor(ExileCards):
    """One may exile a card of a kind from hand to get something (DBG-444)."""

    word: ClassVar[str] = "exile-for"
    fields: ClassVar[tuple[str, ...]] = ("source", "what", "then")
    bounds: ClassVar[tuple[Field, ...]] = (WORD, WORD, PART)

    def __init__(self, source: str, what: str, then: Effect) -> None:
        super().__init__(0, 1, source, what)
        self.then = then

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        super().act(t, me, cards)
        if cards:
            t.push(self.then, me.seat, me.card, me.n)

    def describe(self) -> Message:
        return about(Message("effect-exile-for", source=self.source, then=self.then.describe()), self.what)


class EachMayExile(Effect):
    """Every player, the one on turn first, may exile one card of their own (DBG-442, DBG-487)."""

    word: ClassVar[str] = "each-may-exile"

    def run(self, t: State, me: Step) -> None:
        seating = seating_of(t)
        active = t.setup.rules.first_to_act(t)
        for seat in reversed(seating.team[active] + seating.enemies[active]):
            t.push(ExileCards(0, 1), seat, me.card, 0)


class OpponentDiscards(Effect):
    """The opponent of the own region discards a card of that player's choice (DBG-246, DBG-345)."""

    word: ClassVar[str] = "their-discard"
    fields: ClassVar[tuple[str, ...]] = ("n",)
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT,)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        t.push(DiscardCards(self.n), seating_of(t).opponent[me.seat], me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(cards_in(t, seating_of(t).opponent[me.seat], HAND))


class DiscardCards(Pick):
    """The step's seat discards cards of its choice from hand (DBG-241)."""

    word: ClassVar[str] = "discard-cards"
    fields: ClassVar[tuple[str, ...]] = ("n",)
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT,)
    rule: ClassVar[str] = "DBG-246"

    def __init__(self, n: int) -> None:
        super().__init__(n, n)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[int]:
        return cards_in(t, me.seat, HAND)

    def verb(self) -> Verb:
        return DISCARD_CARD

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            discard(t, me.seat, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-discard-cards", n=self.n - len(t.picks))


class OpponentLoses(OpponentDiscards):
    """A card of the opponent's hand, taken at random, is discarded."""

    word: ClassVar[str] = "opponent-loses"

    def run(self, t: State, me: Step) -> None:
        opponent = seating_of(t).opponent[me.seat]
        for _ in range(self.n):
            held = cards_in(t, opponent, HAND)
            if held:
                discard(t, opponent, held[t.chance.below(len(held))])


def discard(t: State, seat: int, card: int) -> None:
    """From hand to one's own discard pile, during a turn: some abilities wait for that (DBG-247)."""
    send(t, seat, card, zone_of(t, seat, DISCARD), "discard")
    t.push(HAPPENED[DISCARDED], seat, card, 0)


class LookAtHand(Effect):
    """See the opponent's hand; the team sees it with you."""

    word: ClassVar[str] = "look-at-hand"

    def run(self, t: State, me: Step) -> None:
        seating = seating_of(t)
        opponent = seating.opponent[me.seat]
        for card in cards_in(t, opponent, HAND):
            t.known[card] |= seating.seen_by[me.seat]
        t.tell("look-at-hand", me.seat, -1, 0, opponent)

    def possible(self, t: State, me: Step) -> bool:
        return bool(cards_in(t, seating_of(t).opponent[me.seat], HAND))


class TheirCardOnDeck(Pick):
    """Put a card of the opponent's hand on top of the opponent's deck."""

    word: ClassVar[str] = "their-card-on-deck"
    fields: ClassVar[tuple[str, ...]] = ()
    bounds: ClassVar[tuple[Field, ...]] = ()
    rule: ClassVar[str] = "DBG-342"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[int]:
        return cards_in(t, seating_of(t).opponent[me.seat], HAND)

    def verb(self) -> Verb:
        return PUT_ON_TOP

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        seating = seating_of(t)
        opponent = seating.opponent[me.seat]
        for card in cards:
            came_from = t.where[card]
            t.move(card, zone_of(t, opponent, DECK))
            knowing = seating.seen_by[me.seat] | seating.seen_by[opponent]
            t.lose_track(came_from, knowing)
            t.known[card] = knowing
            t.tell_move("their-card-on-deck", opponent, card, came_from, t.where[card], knowing)


# damage and repair


class Repair(Pick):
    """Remove damage from one's base, or in a team from the base of either (DBG-233, DBG-339)."""

    word: ClassVar[str] = "repair"
    fields: ClassVar[tuple[str, ...]] = ("n",)
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT,)
    rule: ClassVar[str] = "DBG-339"

    def __init__(self, n: int) -> None:
        super().__init__(1, 1)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[int]:
        return [base for base in bases_of(t, seating_of(t).team[me.seat]) if t.marks[DAMAGE][base]]

    def verb(self) -> Verb:
        return REPAIR_BASE

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for base in cards:
            repair(t, me.seat, base, self.n)


def repair(t: State, seat: int, base: int, n: int) -> None:
    """As far as there is damage (DBG-235)."""
    n = min(n, t.marks[DAMAGE][base])
    t.marks[DAMAGE][base] -= n
    t.stir()
    t.tell("repair", seat, base, n)


class RepairThis(Gain):
    """Remove damage from this very base (DBG-433)."""

    word: ClassVar[str] = "repair-this"

    def run(self, t: State, me: Step) -> None:
        repair(t, me.seat, me.card, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return t.marks[DAMAGE][me.card] > 0


class DamageThis(Gain):
    """This very base takes damage (DBG-433)."""

    word: ClassVar[str] = "damage-this"

    def run(self, t: State, me: Step) -> None:
        damage(t, me.seat, me.card, self.n)


class Harm(Pick):
    """Damage by an ability goes straight where it is aimed: ships do not protect the base from it (DBG-251)."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    bounds: ClassVar[tuple[Field, ...]] = (AMOUNT,)
    rule: ClassVar[str] = "DBG-515"

    def __init__(self, n: int) -> None:
        super().__init__(1, 1)
        self.n = n

    def verb(self) -> Verb:
        return HIT

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            damage(t, me.seat, card, self.n)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-damage", n=self.n)


class DamageBase(Harm):
    word: ClassVar[str] = "damage-base"

    def candidates(self, t: State, me: Step) -> list[int]:
        return bases_of(t, seating_of(t).enemies[me.seat])


class DamageShip(Harm):
    word: ClassVar[str] = "damage-ship"

    def candidates(self, t: State, me: Step) -> list[int]:
        return ships_of(t, seating_of(t).enemies[me.seat])


class MayDamageShip(DamageShip):
    word: ClassVar[str] = "may-damage-ship"

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.least = 0


class DamageEnemy(Harm):
    """A base or a ship."""

    word: ClassVar[str] = "damage-enemy"

    def candidates(self, t: State, me: Step) -> list[int]:
        enemies = seating_of(t).enemies[me.seat]
        return bases_of(t, enemies) + ships_of(t, enemies)


class DestroyShip(Pick):
    """Destroy an enemy capital ship in play, or, as `where` says, one in the galaxy row (DBG-254, DBG-494).

    `where`: "play", "row" (also any of the row), "enemy-row" (also an enemy one of the row).
    """

    word: ClassVar[str] = "destroy-ship"
    fields: ClassVar[tuple[str, ...]] = ("where",)
    bounds: ClassVar[tuple[Field, ...]] = (WORD,)
    rule: ClassVar[str] = "DBG-254"

    def __init__(self, where: str = "play") -> None:
        super().__init__(1, 1)
        self.where = where

    def candidates(self, t: State, me: Step) -> list[int]:
        seating = seating_of(t)
        ships = ships_of(t, seating.enemies[me.seat])
        cards: list[Card] = t.setup.defs
        if self.where != "play":
            for card in row_of(t, me.seat):
                enemy = cards[card].faction == seating.enemy_faction[me.seat]
                if cards[card].type == SHIP and (enemy or self.where == "row"):
                    ships.append(card)
        return ships

    def verb(self) -> Verb:
        return DESTROY

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        seating = seating_of(t)
        for ship in cards:
            if t.controller(ship) >= 0:
                destroy_ship(t, ship)
            else:
                leave_row(t, me.seat, ship, seating.discards[me.seat], "discard-row")


# prices


class ExileThis(Effect):
    """The card itself, as a price; nobody exiles a teammate's card (DBG-131, DBG-337)."""

    word: ClassVar[str] = "exile-this"

    def run(self, t: State, me: Step) -> None:
        exile(t, me.seat, me.card)

    def possible(self, t: State, me: Step) -> bool:
        return t.controller(me.card) == me.seat


class Spend(Gain):
    word: ClassVar[str] = "spend"

    def run(self, t: State, me: Step) -> None:
        spend(t, me.seat, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return t.seat_numbers[RESOURCES][me.seat] >= self.n


class DiscardOne(DiscardCards):
    """A card of one's hand, as a price."""

    word: ClassVar[str] = "discard-one"
    fields: ClassVar[tuple[str, ...]] = ()
    bounds: ClassVar[tuple[Field, ...]] = ()

    def __init__(self) -> None:
        super().__init__(1)


class SpendToTake(Pick):
    """Spend as many resources as a card of a kind in one's discard pile costs to take it to hand (DBG-307, DBG-445)."""

    word: ClassVar[str] = "spend-to-take"
    fields: ClassVar[tuple[str, ...]] = ("what",)
    bounds: ClassVar[tuple[Field, ...]] = (WORD,)
    rule: ClassVar[str] = "DBG-445"

    def __init__(self, what: str) -> None:
        super().__init__(1, 1)
        self.what = what

    def candidates(self, t: State, me: Step) -> list[int]:
        cards: list[Card] = t.setup.defs
        resources = t.seat_numbers[RESOURCES][me.seat]
        return [
            card
            for card in cards_in(t, me.seat, DISCARD)
            if self.what in cards[card].kinds and cards[card].cost <= resources
        ]

    def verb(self) -> Verb:
        return TAKE_CARD

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            spend(t, me.seat, t.setup.defs[card].cost)
            send(t, me.seat, card, zone_of(t, me.seat, HAND), "return")

    def describe(self) -> Message:
        return about(Message("effect-spend-to-take"), self.what)


# what waits for the rest of the turn


class Waiting(Effect):
    """Something is going to happen once, later in the turn; whoever of the team comes first (DBG-418)."""

    number: ClassVar[int] = 0
    amount: ClassVar[int] = 1

    def run(self, t: State, me: Step) -> None:
        count_for_team(t, me.seat, self.number, self.amount)
        t.tell(self.word, me.seat, me.card)


class NextOnTop(Waiting):
    word: ClassVar[str] = "next-on-top"
    number: ClassVar[int] = ON_TOP


class NextDroidOnTop(Waiting):
    word: ClassVar[str] = "next-droid-on-top"
    number: ClassVar[int] = DROIDS_ON_TOP


class NextNeutralCheaper(Gain):
    word: ClassVar[str] = "next-neutral-cheaper"

    def run(self, t: State, me: Step) -> None:
        count_for_team(t, me.seat, DISCOUNT, self.n)
        t.tell("next-neutral-cheaper", me.seat, me.card, self.n)


class FillNext(Effect):
    """The next slot of the row that becomes empty is filled from one's own exile pile (DBG-466)."""

    word: ClassVar[str] = "fill-next"

    def run(self, t: State, me: Step) -> None:
        t.seat_numbers[FILLS][me.seat] += 1
        t.tell("fill-next", me.seat, me.card)


# single deeds


class ToOpponent(Effect):
    """This card goes to the discard pile of the opponent in the region where it is, whoever paid (DBG-448, DBG-341)."""

    word: ClassVar[str] = "to-opponent"

    def run(self, t: State, me: Step) -> None:
        opponent = seating_of(t).opponent[t.controller(me.card)]
        send(t, me.seat, me.card, zone_of(t, opponent, DISCARD), "to-opponent")
        t.owner[me.card] = opponent


class CaptureUnder(Pick):
    """Put a card of the opponent's discard pile face down under this base (DBG-457)."""

    word: ClassVar[str] = "capture-under"
    fields: ClassVar[tuple[str, ...]] = ()
    bounds: ClassVar[tuple[Field, ...]] = ()
    rule: ClassVar[str] = "DBG-457"

    def __init__(self) -> None:
        super().__init__(0, 1)

    def candidates(self, t: State, me: Step) -> list[int]:
        return cards_in(t, seating_of(t).opponent[me.seat], DISCARD)

    def verb(self) -> Verb:
        return CAPTURE

    def act(self, t: State, me: Step, cards: list[int]) -> None:
        for card in cards:
            owner = t.controller(card)
            under = zone_of(t, t.controller(me.card), UNDER)
            send(t, me.seat, card, under, "capture")
            t.host[card] = me.card
            t.owner[card] = owner


class FreeCaptured(Effect):
    """What lies under this base goes back to the discard pile it came from (DBG-457)."""

    word: ClassVar[str] = "free-captured"

    def run(self, t: State, me: Step) -> None:
        for card, host in enumerate(t.host):
            if host == me.card:
                owner = t.owner[card]
                t.host[card] = -1
                send(t, owner, card, zone_of(t, owner, DISCARD), "free")


TAKE_CARD: Final = Verb("take-card")
PUT_ON_TOP: Final = Verb("put-on-deck")
EXILE_CARD: Final = Verb("exile")
DISCARD_CARD: Final = Verb("discard")
REPAIR_BASE: Final = Verb("repair")
HIT: Final = Verb("hit")
DESTROY: Final = Verb("destroy")
CAPTURE: Final = Verb("capture")
PAY: Final = Verb("pay")

EFFECTS: Final[list[type[Effect]]] = [
    Resources, Force, Attack, Draw, ResourcesPer, If, Instead, OneOf, MayOneOf, OpponentChooses, MayPay, Seat,
    OneOfTheTeam, ReturnToHand, MayReturnToHand, ReturnHunter, PutOnDeck, UnitOnDeck, ExileCards, ExileFor,
    EachMayExile, OpponentDiscards, DiscardCards, OpponentLoses, LookAtHand, TheirCardOnDeck, Repair, RepairThis,
    DamageThis, DamageBase, DamageShip, MayDamageShip, DamageEnemy, DestroyShip, ExileThis, Spend, DiscardOne,
    SpendToTake, NextOnTop, NextDroidOnTop, NextNeutralCheaper, FillNext, ToOpponent, CaptureUnder, FreeCaptured,
]  # fmt: skip
PICKS: Final[list[Effect]] = [
    TAKE_CARD, PUT_ON_TOP, EXILE_CARD, DISCARD_CARD, REPAIR_BASE, HIT, DESTROY, CAPTURE, PAY, Seat(0),
]  # fmt: skip
