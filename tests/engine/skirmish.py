"""Skirmish: a miniature game that rehearses everything The Card Game will ask of the kernel.

Each player brings a deck that the others do not know. Sides fight in the middle of a turn, between two action windows.
Before the blows all build hidden stacks of cards that are turned over at once. It exists only to be tested: no card of
it is worth playing.
"""

from __future__ import annotations

from typing import Any, ClassVar

import skirmish_cards as sk

from kantyna.engine.abilities.frames import ACT, actions_of, use_ability
from kantyna.engine.abilities.triggers import Trigger
from kantyna.engine.abilities.windows import ActionWindow, Occur, concerned_card
from kantyna.engine.cards import CardDef
from kantyna.engine.effects.constants import read_seat
from kantyna.engine.effects.effect import DONE, NOTHING, PASS, Ask, Effect, Step, Verb
from kantyna.engine.effects.fields import CARD, Fields
from kantyna.engine.effects.hands import DECK, DISCARD, HAND, draw
from kantyna.engine.errors import BadDeck, Refusal
from kantyna.engine.ids import NO_CARD, NO_SEAT, Card, Seat, Zone
from kantyna.engine.registry import MODULES
from kantyna.engine.rules.decks import DeckRules
from kantyna.engine.rules.formats import Format
from kantyna.engine.rules.game import Rules
from kantyna.engine.rules.seats import SeatRules
from kantyna.engine.rules.tables import TableRules
from kantyna.engine.setup import OptionValue
from kantyna.engine.state import State
from kantyna.engine.voice import Message
from kantyna.engine.zones import EVERYBODY, HOLDER, NOBODY, Number, ZoneKind
from kantyna.voice import add_text

FIRST = Seat(0)
DECK_SIZE = 20
DECKS = {
    "line": {
        "trooper": 6, "guard": 2, "medic": 2, "saber": 2, "deny": 2, "counter": 2, "dodge": 2, "bomb": 1, "pact": 1,
    },
    "guile": {
        "trooper": 2, "spy": 1, "snare": 1, "jailer": 1, "charmer": 1, "leech": 1, "planner": 1, "surgeon": 1,
        "bulwark": 1, "phoenix": 1, "ghost": 1, "avenger": 1, "witness": 1, "deny": 2, "counter": 2, "dodge": 1,
        "gift": 1,
    },
}  # fmt: skip


class Deploy(Effect):
    """Play a unit, or an attachment on your first unit."""

    word: ClassVar[str] = "deploy"

    def run(self, t: State, me: Step) -> None:
        if sk.printed(t, me.card).attaches:
            t.host[me.card] = sk.units(t, [me.seat])[0]
        sk.put(t, me.card, me.seat, sk.PLAY, "sk-deploy")

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.where[me.card] != t.zone_of(me.seat, HAND):
            return Refusal("SK-1", Message("refuse-sk-hand"))
        return None if deployable(t, me.seat, me.card) else Refusal("SK-2", Message("refuse-sk-deploy"))


def deployable(t: State, seat: Seat, card: Card) -> bool:
    definition = sk.printed(t, card)
    return definition.health > 0 or (definition.attaches and bool(sk.units(t, [seat])))


class Lend(Effect):
    """Put a card into your reserve, where a partner may use it."""

    word: ClassVar[str] = "lend"

    def run(self, t: State, me: Step) -> None:
        sk.put(t, me.card, me.seat, sk.RESERVE, "sk-lend", sum([1 << seat for seat in sk.team(t, me.seat)]))

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if t.setup.format.id != "partners" or me.card not in t.cards_in(me.seat, HAND):
            return Refusal("SK-3", Message("refuse-sk-hand"))
        return None


DEPLOY = Deploy()
LEND = Lend()
PLACE = Verb("place")


class PartnersMainPhase(Ask):
    """Partners act at the same time, in any interleaving, until both are done."""

    word: ClassVar[str] = "sk-partners"

    def offer(self, t: State, me: Step) -> None:
        for seat in sk.team(t, me.seat):
            if not t.seat_numbers[sk.READY][seat]:
                hand, menu = t.cards_in(seat, HAND), t.setup.menus[seat]
                steps = [menu.of(DEPLOY)[card] for card in hand if deployable(t, seat, card)]
                if t.setup.format.id == "partners":
                    steps += [menu.of(LEND)[card] for card in hand]
                t.asked[seat] = [*steps, *actions_of(t, seat), Step(DONE, seat, NO_CARD, 0, t.setup)]

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect is DONE:
            t.seat_numbers[sk.READY][choice.seat] = 1
            if all([t.seat_numbers[sk.READY][seat] for seat in sk.team(t, me.seat)]):
                return
            t.stack.append(me)
        else:
            t.stack.append(me)
            t.stack.append(choice)

    def deny(self, t: State, me: Step, tried: Step) -> Refusal:
        return tried.effect.refuse(t, tried) or Refusal("SK-5", Message("refuse-sk-hand"))


class Turn(Effect):
    word: ClassVar[str] = "sk-turn"

    def run(self, t: State, me: Step) -> None:
        t.numbers[sk.ACTIVE] = me.seat
        t.numbers[sk.TURN] += 1
        t.seat_numbers[sk.READY] = [0] * t.setup.seat_count
        rest_of_turn(t, me.seat)
        for seat in sk.team(t, me.seat):
            for card in t.cards_in(seat, sk.PLAY):
                t.marks[sk.FOCUS][card] = max(0, t.marks[sk.FOCUS][card] - 1)
            for _ in range(read_seat(t, "hand-size", seat, 1)):
                t.push(DRAW_OR_LOSE, seat, NO_CARD, 0)


def rest_of_turn(t: State, seat: Seat) -> None:
    t.push(NEXT_TURN, seat, NO_CARD, 0)
    t.push(AFTER, NO_SEAT, NO_CARD, 0)
    t.push_all(FIGHT, seat, NO_CARD)
    t.push(BEFORE, NO_SEAT, NO_CARD, 0)
    t.push(MAIN, seat, NO_CARD, 0)


def after(t: State, seat: Seat) -> Seat:
    """The next seat, clockwise."""
    return Seat((seat + 1) % t.setup.seat_count)


class DrawOrLose(Effect):
    word: ClassVar[str] = "sk-draw-or-lose"

    def run(self, t: State, me: Step) -> None:
        if not draw(t, me.seat, 1, reshuffles=False):
            lose(t, me.seat)


def lose(t: State, seat: Seat) -> None:
    """Take a side out of the game, at any moment. With one side left the game is over."""
    for gone in sk.team(t, seat):
        t.tell("sk-out", gone)
        t.seat_numbers[sk.OUT][gone] = 1
        t.take_out(gone)
        for zone in (sk.PLAY, sk.EDGE):
            for card in t.cards_in(gone, zone)[:]:
                t.forget(card)
                sk.put(t, card, t.owner[card], DISCARD, "sk-leave")
    left = RULES.seats.seats_to_act(t, FIRST)
    if left and not sk.enemies(t, left[0]):
        t.finish(tuple(left), "SK-OUT")


class NextTurn(Effect):
    word: ClassVar[str] = "sk-next"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.push(TURN, RULES.seats.seats_to_act(t, after(t, me.seat))[0], NO_CARD, 0)


class EdgeStack(Ask):
    """In turn, each seat places a card face down or passes, until all pass in a row (SWLCG's edge battle)."""

    word: ClassVar[str] = "sk-edge"
    rule: ClassVar[str] = "SK-6"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        order = RULES.seats.seats_to_act(t, me.seat)
        if me.passes < len(order):
            seat = order[0]
            menu = t.setup.menus[seat]
            place = menu.of(PLACE)
            t.asked = {seat: [*[place[card] for card in t.cards_in(seat, HAND)], menu.passing]}
            t.stack.append(me if seat == me.seat else Step(self, seat, NO_CARD, me.passes, t.setup))

    def answer(self, t: State, me: Step, choice: Step) -> None:
        following = after(t, me.seat)
        if choice.effect is PASS:
            t.push(self, following, NO_CARD, me.passes + 1)
        else:
            sk.put(t, choice.card, me.seat, sk.EDGE, "sk-place", 1 << me.seat)
            t.push(self, following, NO_CARD, 0)


class Reveal(Effect):
    """All stacks are turned over at once; the higher sum wins the edge, ties go to the defenders."""

    word: ClassVar[str] = "sk-reveal"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        sums, lead = [0] * t.setup.seat_count, t.setup.seating.lead
        for seat in RULES.seats.seats_to_act(t, FIRST):
            for card in t.cards_in(seat, sk.EDGE)[:]:
                sums[lead[seat]] += sk.printed(t, card).edge
                sk.put(t, card, t.owner[card], DISCARD, "sk-reveal")
        attackers = lead[me.seat]
        others = [side for side in sk.sides(t) if side != attackers]
        best = max(others, key=lambda side: sums[side])
        winner = attackers if sums[attackers] > sums[best] else best
        t.numbers[sk.FIGHTING] = winner
        t.tell("sk-edge", winner, NO_CARD, max(sums))


class Blows(Effect):
    """Beginning with the edge, each side strikes once with its first ready unit."""

    word: ClassVar[str] = "sk-blows"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        sides = sorted(sk.sides(t), key=lambda side: side != t.numbers[sk.FIGHTING])
        for side in reversed(sides):
            t.push(BLOW, side, NO_CARD, 0)


class Blow(Effect):
    word: ClassVar[str] = "sk-blow"

    def run(self, t: State, me: Step) -> None:
        able, targets = sk.strikers(t, sk.team(t, me.seat)), sk.units(t, sk.enemies(t, me.seat))
        if able:
            t.marks[sk.FOCUS][able[0]] += 1
        if able and targets:
            t.push(Occur("strike", Hit(targets[0]), targets[0]), t.controller(able[0]), able[0], 0)
        elif able:
            loser = t.setup.seating.lead[sk.enemies(t, me.seat)[0]]
            t.seat_numbers[sk.LIFE][loser] -= sk.strength(t, able[0])
            if t.seat_numbers[sk.LIFE][loser] <= 0:
                lose(t, loser)


class Hit(Effect):
    """A unit strikes: its strength is dealt to the target as damage."""

    word: ClassVar[str] = "sk-hit"
    fields: ClassVar[Fields] = {"target": CARD}

    def __init__(self, target: Card) -> None:
        self.target = target

    def run(self, t: State, me: Step) -> None:
        sk.hit(t, me.seat, [self.target], sk.strength(t, me.card), me.card)


class FightEnd(Effect):
    word: ClassVar[str] = "sk-fight-end"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.expire("fight-end")


class PutAway(Effect):
    word: ClassVar[str] = "sk-put-away"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        sk.put(t, me.card, t.owner[me.card], DISCARD, "sk-play")


TURN, NEXT_TURN, MAIN, DRAW_OR_LOSE, BLOW, PUT_AWAY = (
    Turn(), NextTurn(), PartnersMainPhase(), DrawOrLose(), Blow(), PutAway(),
)  # fmt: skip
PLAYED = Occur("play", NOTHING)
BEFORE, AFTER = ActionWindow("before"), ActionWindow("after")
FIGHT = (EdgeStack(), Reveal(), Blows(), FightEnd())
SEAT_ZONES = (
    ZoneKind("hand", HOLDER, ready=True),
    ZoneKind("deck", NOBODY, deck=True),
    ZoneKind("discard", EVERYBODY),
    ZoneKind("play", EVERYBODY, active=True),
    ZoneKind("edge", HOLDER),
    ZoneKind("prison", HOLDER),
    ZoneKind("playing", EVERYBODY),
)


class Partners(Format):
    """Partners sit opposite."""

    def teams(self, seats: int, options: dict[str, OptionValue]) -> list[list[Seat]]:
        return [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]


class SkirmishDecks(DeckRules):
    def ready(self) -> list[dict[str, Any]]:
        return [{"id": id, "cards": dict(cards)} for id, cards in DECKS.items()]

    def read_all(self, format: Format, options: dict[str, OptionValue], seats: int, decks: Any) -> list[dict[str, Any]]:
        brought = [list(DECKS)[seat % 2] for seat in range(seats)] if decks is None else decks
        if not isinstance(brought, list) or len(brought) != seats:
            raise BadDeck([Message("flaw-sk-decks", n=seats)])
        flaws: list[Message] = []
        found: list[dict[str, Any]] = []
        most = {card.id: card.count for card in sk.CARDS}
        for deck in brought:
            cards = DECKS.get(deck, {}) if isinstance(deck, str) else deck if isinstance(deck, dict) else {}
            wrong = [id for id, n in cards.items() if type(n) is not int or not 0 < n <= most.get(id, 0)]
            flaws += [Message("flaw-sk-card", card=str(id)) for id in wrong]
            if not wrong and sum(cards.values()) != DECK_SIZE:
                flaws.append(Message("flaw-sk-size", n=DECK_SIZE))
            found.append({id: cards[id] for id in most if id in cards})
        if flaws:
            raise BadDeck(flaws)
        return found

    def lay_out(self, t: State, decks: list[dict[str, Any]]) -> None:
        """Copies are drawn at random, so that the number of a copy reveals nothing about the deck."""
        for seat, deck in zip(t.setup.seats, decks, strict=True):
            zone = t.zone_of(seat, DECK)
            for id, n in deck.items():
                own = self.copies(t, seat, id)
                if n < len(own):
                    t.chance.shuffle(own)
                for card in own[:n]:
                    t.place(card, zone)
                    t.owner[card] = seat

    def is_known(self, t: State, seat: Seat | None, owner: Seat) -> bool:
        return seat == owner

    def guess(self, t: State, owner: Seat, cards: int, pool: list[Card]) -> None:
        free = [
            card
            for definition in sk.CARDS
            for card in self.copies(t, owner, definition.id)
            if t.where[card] < 0 and card not in pool
        ]
        t.chance.shuffle(free)
        pool.extend(free[: cards - len(pool)])

    def copies(self, t: State, seat: Seat, id: str) -> list[Card]:
        """A seat's copies of a card, in its deck or not."""
        setup = t.setup
        return [setup.index[f"{id}#{n}"] for n in range(seat + 1, setup.copies[id] + 1, setup.seat_count)]


class SkirmishTables(TableRules):
    def zones_of_seat(self, format: Format) -> tuple[ZoneKind, ...]:
        return (*SEAT_ZONES, ZoneKind("reserve", HOLDER)) if format.id == "partners" else SEAT_ZONES

    def box(self, format: Format, options: dict[str, OptionValue], seats: int) -> list[CardDef]:
        return [card for card in sk.CARDS for _ in range(card.count * seats)]

    def start(self, t: State) -> None:
        for seat in t.setup.seats:
            t.shuffle(t.zone_of(seat, DECK))
            draw(t, seat, 4)
        t.push(TURN, FIRST, NO_CARD, 0)

    def free_moment(self, t: State) -> None:
        rest_of_turn(t, self.game.seats.first_to_act(t))


class SkirmishSeats(SeatRules):
    def sees(self, t: State, seat: Seat, zone: Zone) -> bool:
        holder = t.setup.seat_of_zone[zone]
        mates = t.zone_kind(zone).name == "reserve" and t.setup.seating.lead[seat] == t.setup.seating.lead[holder]
        return mates or super().sees(t, seat, zone)


class Skirmish(Rules):
    id: ClassVar[str] = "skirmish"
    ledger: ClassVar[str] = "SK"
    seat_zones: ClassVar[tuple[ZoneKind, ...]] = SEAT_ZONES
    numbers: ClassVar[tuple[Number, ...]] = (Number("active", 0, 0, 3), Number("turn"), Number("fighting", 0, 0, 3))
    seat_numbers: ClassVar[tuple[Number, ...]] = (Number("life", 6, -1000), Number("ready"), Number("out", 0, 0, 1))
    marks: ClassVar[tuple[Number, ...]] = (
        Number("damage", public=True), Number("focus", public=True), Number("hurt_by", holds=CARD),
    )  # fmt: skip
    formats: ClassVar[tuple[Format, ...]] = (Format("duel", (2,)), Partners("partners", (4,)), Format("melee", (3,)))
    over_rule: ClassVar[str] = "SK-7"
    turn_rule: ClassVar[str] = "SK-8"
    window_rule: ClassVar[str] = "SK-9"
    compulsory_rule: ClassVar[str] = "SK-10"
    ability_rules: ClassVar[dict[str, str]] = {"cost": "SK-14", "target": "SK-15", "used": "SK-16", "cannot": "SK-17"}
    active_number: ClassVar[int] = sk.ACTIVE
    out_number: ClassVar[int] = sk.OUT
    brings_decks: ClassVar[bool] = True
    framed: ClassVar[bool] = True
    agreement_rule: ClassVar[str] = "SK-18"

    def __init__(self) -> None:
        super().__init__()
        self.decks = SkirmishDecks(self)
        self.tables = SkirmishTables(self)
        self.seats = SkirmishSeats(self)

    def cards(self) -> list[CardDef]:
        return list(sk.CARDS)

    def effects(self) -> list[type[Effect]]:
        return [
            *sk.EFFECTS, Deploy, Lend, PartnersMainPhase, Turn, DrawOrLose, NextTurn, EdgeStack, Reveal, Blows,
            Blow, Hit, FightEnd, PutAway,
        ]  # fmt: skip

    def verbs(self) -> list[Effect]:
        return [DEPLOY, LEND, PLACE, ACT, Verb("pick")]

    def actions(self, t: State, seat: Seat, window: str) -> list[Step]:
        return actions_of(t, seat)

    def could_hold(self, t: State, seat: Seat, definition: CardDef, trigger: Trigger) -> bool:
        """Partners may use each other's reserves."""
        for mate in sk.team(t, seat):
            if super().could_hold(t, mate, definition, trigger):
                return True
        return False

    def could_act(self, t: State, seat: Seat, window: str) -> bool:
        """A seat with cards in hand might hold an action."""
        return bool(t.cards_in(seat, HAND))

    def use_action(self, t: State, me: Step) -> None:
        self.use(t, me, me.ability, -1, NO_CARD)

    def resolve_answer(self, t: State, me: Step, trigger: Trigger) -> None:
        self.use(t, me, me.ability, len(t.pending) - 1, concerned_card(t, me))

    def use(self, t: State, me: Step, ability: int, about: int, concerned: Card) -> None:
        trigger: Trigger = t.setup.defs[me.card].triggers[ability]
        if trigger.from_hand or "reserve" in trigger.zones:
            sk.put(t, me.card, me.seat, sk.PLAYING, "sk-play")
            t.push(PLAYED, me.seat, me.card, 0)
            use_ability(t, me.seat, me.card, ability, about, concerned, PUT_AWAY)
        else:
            use_ability(t, me.seat, me.card, ability, about, concerned)

    def resign(self, t: State, seat: Seat) -> None:
        lose(t, seat)

    def refuse_resign(self, t: State, seat: Seat) -> Refusal | None:
        return Refusal("SK-11", Message("refuse-sk-hand")) if self.seats.is_out(t, seat) else None


RULES = Skirmish()
MODULES["skirmish"] = "skirmish"
EVENTS = [
    "damage", "leave", "freed", "to-hand", "to-bottom", "capture", "charm", "give-back", "deploy",
    "lend", "place", "reveal", "edge", "out", "play",
]  # fmt: skip
for lang in ("en", "pl"):
    lines = ["game-skirmish = Skirmish", "format-partners = Partners", "format-melee = Melee"]
    lines += ["flaw-sk-size = { $n } cards", "effect-sk-draw = draw", "flaw-sk-card = too many { $card }"]
    lines += [f"card-{card.id} = {card.id}" for card in sk.CARDS]
    lines += [f"event-sk-{kind}{end} = {kind} {{ $who }}" for kind in EVENTS for end in ("", "-hidden")]
    lines += [f"choice-{word} = {word} {{ $card }}" for word in ("deploy", "lend", "place")]
    lines += [f"ask-sk-{word} = sk-{word}?" for word in ("partners", "edge", "enemy", "hurt-unit")]
    lines += [f"ask-sk-{word} = sk-{word} {{ $picked }}, {{ $left }} left?" for word in ("distribute", "pay")]
    lines += [f"refuse-sk-{word} = no {word}" for word in ("hand", "deploy")]
    lines += ["flaw-sk-decks = { $n } decks"]
    add_text(lang, "\n".join(lines))
