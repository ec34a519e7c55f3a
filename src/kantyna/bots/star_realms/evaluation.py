"""The worth of a situation in Star Realms: authority, a good and thin deck, bases, and what can still be used."""

from __future__ import annotations

from ...engine.cards import CardDef
from ...engine.effects.effect import AnyOf, Effect, Either, Gain
from ...engine.effects.effect import Step as Choice
from ...engine.effects.nature import PHASE
from ...engine.ids import Seat
from ...game.star_realms.cards import PrintedCard
from ...game.star_realms.cards_core import CARDS
from ...game.star_realms.effects import SCRAP_CARD, IfBases
from ...game.star_realms.formats import HAND_SIZE
from ...game.star_realms.play import LEAVE_TO
from ..bot import View
from ..evaluation import DECIDED, Evaluation, decided

CARD: dict[str, PrintedCard] = {card.id: card for card in CARDS}

TURNS = (0, 8, 16, 24, 32)
AUTHORITIES = (1000, 40, 30, 20, 12)
"""The bounds of phases 0 to 4 of a game: by turn or by the lowest authority, whichever is later."""

TRADE = (1.1, 0.9, 0.6, 0.35, 0.2)
COMBAT = (0.7, 0.8, 0.9, 1.0, 1.0)
"""Trade is for the opening, combat for the end."""

REMAINING = (9.0, 7.0, 5.5, 4.0, 3.0)
"""By phase: how many more times a card is drawn."""

WORTH = {
    "authority": 0.45,
    "draw": 1.9,
    "opponent-discards": 1.5,
    "draw-per-card": 4.0,
    "discard-for-cards": 1.2,
    "scrap-cards": 1.3,
    "scrap-for-cards": 4.0,
    "scrap-trade-row": 0.2,
    "destroy-base": 1.5,
    "acquire-ship": 3.5,
    "next-ship-on-top": 0.8,
    "copy-ship": 3.5,
}
"""What an effect gives, for each point of its amount; trade and combat change with the phase."""
DEFAULT = 1.0
"""The worth of an effect that nobody has valued yet."""
SCRAP_SHARE = 0.2
BASE_SHARE = 1.5
"""A base works every turn, a ship only when it is drawn."""

USES_HAND = ("scrap-cards", "scrap-for-cards", "discard-for-cards")
"""Abilities that need cards in hand."""


def gives(effects: tuple[Effect, ...], phase: int) -> float:
    return sum([_give(effect, phase) for effect in effects])


def valued_parts(effect: Effect) -> tuple[Effect, ...]:
    """The parts whose worth makes up that of the effect; empty: it has a worth of its own."""
    if isinstance(effect, (Either, AnyOf)):
        return effect.parts
    return (effect.then,) if isinstance(effect, IfBases) else ()


def _give(effect: Effect, phase: int) -> float:
    parts = valued_parts(effect)
    if isinstance(effect, Either):
        return max([_give(part, phase) for part in parts]) + 0.3
    if parts:
        return gives(parts, phase) * (0.3 if isinstance(effect, IfBases) else 1.0)
    n = effect.n if isinstance(effect, Gain) else 1
    if effect.word == "trade":
        return TRADE[phase] * n
    if effect.word == "combat":
        return COMBAT[phase] * n
    return WORTH.get(effect.word, DEFAULT) * n


def ability(card: PrintedCard, phase: int) -> float:
    """What playing the card gives, without any ally."""
    total = gives(card.primary, phase) + 3.0 * len(card.triggers) + 2.5 * len(card.constants)
    if card.ship:
        return total + SCRAP_SHARE * gives(card.scrap, phase)
    return total * BASE_SHARE + SCRAP_SHARE * gives(card.scrap, phase) + 0.3 * card.defense + 0.8 * card.outpost


PLAYED = [{card.id: ability(card, phase) for card in CARDS} for phase in range(len(TURNS))]
ALLIED = [{card.id: gives(card.ally, phase) for card in CARDS} for phase in range(len(TURNS))]
STANDING = {card.id: card.defense * (1.1 if card.outpost else 0.8) + 0.4 * card.cost for card in CARDS if not card.ship}
"""What a base in play is worth to its owner, in combat."""

SCRAP_COMBAT = {card.id: sum([part.n for part in card.scrap if isinstance(part, Gain) and part.word == "combat"])
                for card in CARDS}  # fmt: skip


def order_of_play(card: PrintedCard) -> int:
    """Bases first, then cards that draw. Cards that depend on other cards in play come last."""
    words = [effect.word for effect in card.primary]
    if "copy-ship" in words:
        return 4
    if "if-bases" in words:
        return 3
    if not card.ship:
        return 0
    return 1 if "draw" in words else 2


ORDER = {card.id: (order_of_play(card), card.id) for card in CARDS}


def wants_hand(card: PrintedCard) -> bool:
    effects = [part for effect in card.primary for part in (effect.parts if isinstance(effect, Either) else (effect,))]
    return any([effect.word in USES_HAND for effect in effects])


def must_scrap(card: PrintedCard) -> bool:
    return any([effect.word == "scrap-cards" and getattr(effect, "least", 0) > 0 for effect in card.primary])


HAND_FIRST = {card.id for card in CARDS if not card.ship and wants_hand(card)}
MUST_SCRAP = {card.id for card in CARDS if not card.ship and must_scrap(card)}


HOPE = 0.3
WASTE = 1.5
"""The worth of a point of unused combat: HOPE if cards in play can still make it useful, otherwise -WASTE. A card
scrapped for it could have been scrapped later for a better attack."""


def _without_worth(effect: Effect) -> list[str]:
    parts = valued_parts(effect)
    if parts:
        return [word for part in parts for word in _without_worth(part)]
    return [] if effect.word in ("trade", "combat") or effect.word in WORTH else [effect.word]


class StarRealmsEvaluation(Evaluation):
    def without_worth(self, card: CardDef) -> list[str]:
        assert isinstance(card, PrintedCard)
        return [word for effect in (*card.primary, *card.ally, *card.scrap) for word in _without_worth(effect)]

    def stops(self, choice: Choice) -> bool:
        """An attack on the only opponent is valued like the end of the turn, without trying it. Trying it lowers an
        authority, which may begin a later phase, with other worths for all cards: the attack would seem a loss."""
        blow = choice.effect.word == "attack-seat" and choice.setup.seat_count == 2
        return blow or choice.effect.nature.ends == PHASE

    def settled(self, choices: list[Choice]) -> bool:
        return choices[-1].effect.nature.ends == PHASE

    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """In the main phase: abilities that need a hand, then the whole hand, then every free ability, then an attack.

        The search decides on everything that costs something: buying, scrapping, combat with several targets.
        """
        if not self.settled(choices):
            return None
        plays: list[Choice] = []
        uses: list[Choice] = []
        attack: Choice | None = None
        prices = False
        for choice in choices:
            word = choice.effect.word
            if word == "play":
                plays.append(choice)
            elif word in ("use", "ally"):
                uses.append(choice)
            elif word == "attack-seat":
                if attack is None:
                    attack = choice
                elif attack.effect != choice.effect:
                    prices = True
            elif word in ("attack", "scrap"):
                prices = True
        if attack is not None and plays:
            return None  # it may be the finishing blow
        return self.free(plays, uses) or (None if prices else attack)

    def free(self, plays: list[Choice], uses: list[Choice]) -> Choice | None:
        junk = any([_card(play).cost == 0 for play in plays])
        for use in uses:
            if use.effect.word == "use" and _card(use).id in HAND_FIRST:
                if _card(use).id not in MUST_SCRAP:
                    if plays:
                        return use
                elif junk:
                    return use
        if plays:
            return min(plays, key=lambda play: ORDER[_card(play).id])
        for use in uses:
            if use.effect.word == "ally" or _card(use).id not in MUST_SCRAP:
                return use
        return None

    def considered(self, options: list[Choice], places: dict[str, str]) -> list[Choice]:
        """Of its own cards the bot scraps only Scouts, Vipers and Explorers, or the cheapest if it must."""
        # a bot accepts what teammates offer, and offers nothing itself: partners would have to talk about it
        options = [option for option in options if not option.effect.nature.agreed] or options
        own = [
            option
            for option in options
            if option.effect == SCRAP_CARD and "/" in places.get(option.setup.labels[option.card], "")
        ]
        if not own:
            return options
        rest = [option for option in options if option not in own]
        kept = [option for option in own if not _card(option).faction]
        if not kept and not rest:
            cheapest = min([_card(option).cost for option in own])
            kept = [option for option in own if _card(option).cost == cheapest]
        return kept + rest

    def in_view(self, view: View, choices: list[Choice]) -> Choice | None:
        """The winning attack. Without one, the hand is played before an attack."""
        legacy = [choice for choice in choices if choice.effect == LEAVE_TO]
        if legacy:
            return max(legacy, key=lambda choice: _card(choice).cost)
        if not self.settled(choices):
            return None
        for choice in choices:
            if choice.effect.word in ("buy-together", "attack-together"):
                return choice
        for choice in choices:
            if choice.effect.word == "attack-seat" and choice.amount >= view["seats"][_target(choice)]["authority"]:
                return choice
        plays = [choice for choice in choices if choice.effect.word == "play"]
        return self.free(plays, [choice for choice in choices if choice.effect.word in ("use", "ally")])

    def score(self, view: View) -> float:
        if view["over"]:
            return decided(view)
        seat: Seat = view["seat"]
        mine = view["seats"][seat]
        team = next(team for team in view["teams"] if seat in team)
        others = [side for other, side in enumerate(view["seats"]) if other not in team and not side["out"]]
        phase = phase_of(view)
        played = PLAYED[phase]
        known_on_deck = [card for card in mine["deck"] if card is not None]
        cards = mine["hand"] + mine["discard"] + mine["play"] + known_on_deck + view["unseen"].get(str(seat), [])
        deck = Deck(cards, phase)
        total: float = deck.value
        total += 0.8 * life(mine["authority"]) - sum([life(side["authority"]) for side in others]) / max(1, len(others))
        total += sum([STANDING.get(_id(card), 0.0) for card in mine["play"]])
        total -= sum([STANDING.get(_id(card), 0.0) for side in others for card in side["play"]])
        total += 0.5 * sum([max(0.4, played[_id(card)]) for card in mine["hand"]])
        total -= sum([1.2 * len(side["hand"]) - 0.8 * side["discards_owed"] for side in others])
        total += 0.4 * sum([played[_id(card)] - deck.mean for card in known_on_deck])
        total -= 0.1 * sum([max(0.0, deck.gain(_id(card))) for card in view["trade_row"]])  # the others buy there too
        if view["active"] == seat or seat in view["asked"]:
            total += 0.9 * bargains(view, mine["trade"], deck) + 0.02 * mine["trade"]
            total += 0.3 * mine["ships_on_top"]
            total += self.threat(mine, others)
        return total

    def threat(self, mine: View, others: list[View]) -> float:
        """The worth of the combat pool before it is spent."""
        combat: int = mine["combat"]
        within = combat + sum([SCRAP_COMBAT[_id(card)] for card in mine["play"]])
        best = -WASTE * combat
        for side in others:
            outposts = [CARD[_id(card)].defense for card in side["play"] if CARD[_id(card)].outpost]
            if not outposts and within >= side["authority"]:
                return DECIDED / 1000 + 10 * combat  # everything into the winning attack
            used = spendable(combat, outposts)
            best = max(best, 0.95 * used + (HOPE if spendable(within, outposts) > used else -WASTE) * (combat - used))
        # an attack on one of several opponents counts for less, so unspent combat must not count for more
        return best / max(1, len(others))


def spendable(combat: int, outposts: list[int]) -> int:
    """The combat that can be used: all of it if every outpost can be destroyed, otherwise only for whole outposts."""
    if combat >= sum(outposts):
        return combat
    sums = {0}
    for defense in outposts:
        sums |= {total + defense for total in sums}
    return max([total for total in sums if total <= combat])


def life(authority: int) -> float:
    """Each point of authority counts for more when there is less of it."""
    return authority - 0.02 * (20 - authority) ** 2 if authority < 20 else float(authority)


def phase_of(view: View) -> int:
    lowest: int = min([side["authority"] for side in view["seats"] if side["authority"] > 0])
    rounds: int = view["turn"] * 2 // len(view["seats"])
    by_turn = sum([rounds >= turn for turn in TURNS[1:]])
    return max(by_turn, sum([lowest < authority for authority in AUTHORITIES[1:]]))


class Deck:
    """The worth of all cards of a seat, from an average draw. A card below the average makes the deck worse."""

    __slots__ = ("size", "mean", "turns", "value", "phase", "factions")

    def __init__(self, cards: list[str], phase: int) -> None:
        ids = [_id(card) for card in cards]
        self.phase = phase
        self.turns = REMAINING[phase]
        self.size = max(1, len(ids))
        self.factions: dict[int, int] = {}
        for id in ids:
            faction = CARD[id].faction
            self.factions[faction] = self.factions.get(faction, 0) + 1
        total = 0.0
        for id in ids:
            total += PLAYED[phase][id] + ALLIED[phase][id] * self.meets(CARD[id].faction, 1)
        self.mean = total / self.size
        # with two empty draws added: a deck can be too thin to fill a hand
        self.value = HAND_SIZE * self.turns * total / (self.size + 2)

    def meets(self, faction: int, self_counted: int) -> float:
        """The probability that a card of the faction has an ally in play."""
        return min(0.9, HAND_SIZE * (self.factions.get(faction, 0) - self_counted) / self.size) if faction else 0.0

    def gain(self, id: str) -> float:
        """What this card would add to the value of the deck."""
        card = PLAYED[self.phase][id] + ALLIED[self.phase][id] * self.meets(CARD[id].faction, 0)
        return HAND_SIZE * self.turns * (card - self.value / (HAND_SIZE * self.turns)) / (self.size + 3)


def bargains(view: View, trade: int, deck: Deck) -> float:
    """The worth of the best one or two cards that this trade buys now."""
    if trade <= 0:
        return 0.0
    offers = [_id(card) for card in view["trade_row"]] + [_id(card) for card in view["explorers"][-2:]]
    sale = [(CARD[id].cost, deck.gain(id)) for id in offers if CARD[id].cost <= trade]
    best = 0.0
    for i, (cost, value) in enumerate(sale):
        best = max(best, value)
        for cost2, value2 in sale[i + 1 :]:
            if cost + cost2 <= trade:
                best = max(best, value + value2)
    return best


def _id(label: str) -> str:
    return label.partition("#")[0]


def _card(choice: Choice) -> PrintedCard:
    return CARD[choice.setup.defs[choice.card].id]


def _target(choice: Choice) -> int:
    target = getattr(choice.effect, "target", 0)
    assert isinstance(target, int)
    return target


EVALUATION = StarRealmsEvaluation()
