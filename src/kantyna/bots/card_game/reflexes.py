"""Quick answers to every question that the rules of The Card Game ask.

The bot uses them where playing ahead would tell nothing more, and for both sides when it plays ahead. An answer depends
only on open cards and on the hand of the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.abilities.windows import ActionWindow, AnswerWindow
from ...engine.effects.effect import Effect, Step, without_may
from ...engine.effects.hands import DECK, HAND
from ...engine.ids import Card, Seat
from ...engine.state import State
from ...game.card_game import board
from ...game.card_game.abilities.ability_costs import FocusOne, SacrificeOne
from ...game.card_game.cards.card_types import BLAST, ENEMYS, ENHANCEMENT, ICONS, TACTICS, UNIT, UNIT_DAMAGE
from ...game.card_game.engagement.conflict import DeclareDefenders, DeclareObjective, Unopposed
from ...game.card_game.engagement.damage import Protect
from ...game.card_game.engagement.edge_battle import Fates, Placing, edge_icons
from ...game.card_game.engagement.shields import Shielding, UseShield
from ...game.card_game.engagement.strikes import RESOLVE_ICON, PlaceTactics, ResolveIcons, StrikeTurn, StrikeUnit
from ...game.card_game.formats.common_reserve import IntoReserve
from ...game.card_game.formats.hunt_for_skywalker import HuntersDamage
from ...game.card_game.formats.objective_layout import LayOut
from ...game.card_game.formats.reinforcements import ChooseSets, LayUnder, MayReinforce
from ...game.card_game.setup import AskMulligan, ChooseObjectives, RevealObjectives
from ...game.card_game.terms import ACTIVE, COMMITTED, COMMON, DAMAGE, EDGE, ENGAGED, FOCUS, PARTICIPATION, TURN
from ...game.card_game.turn.costs import Pay, cost_for, doubles, sources
from ...game.card_game.turn.discard_order import OrderDiscards
from ...game.card_game.turn.force_phase import CommitUnits
from ...game.card_game.turn.phases import BalanceDamage, DiscardFromHand, MayDiscardOne
from ...game.card_game.turn.play import PLAY_CARD, Attach
from .hunt_for_skywalker import DRAINED, called_in, laid, laid_under, runs_dry
from .worth import (
    CRACKED,
    ICON,
    SCARCE,
    commit_worth,
    damage_worth,
    defence,
    enhancement_worth,
    keeping,
    objective_worth,
    power,
    printed_worth,
    unit_worth,
)

GUESSED_ICONS: Final = 1.3
"""The assumed Force icons of a facedown card."""
CONFIDENCE: Final = 0.6
"""The share of a stake that is worth spending: the enemy may still respond."""
USELESS: Final = 0.45
"""A card worth less than this is better replaced by another."""
MOST_PLAYS: Final = 9
COMMITS: Final = 0.5
OUTMATCHED: Final = 0.7
"""What committing a unit must gain at least. The share of the attackers' strength below which nobody defends."""
ORDER_OF_ICONS: Final = (UNIT_DAMAGE, TACTICS, BLAST)


def reflex(t: State, seat: Seat, steps: list[Step]) -> Step | None:
    """The seat's answer to its question; None if a card asks, and not the rules."""
    asker = t.stack[-1]
    question = without_may(asker.effect)
    if isinstance(question, AnswerWindow):
        return doubling(t, seat, steps) or steps[-1]
    if isinstance(question, ActionWindow):
        return deployed(t, seat, steps) or steps[-1]
    for sort in type(question).__mro__:
        if sort in ANSWERS:
            return ANSWERS[sort](t, seat, steps, asker)
    return None


def last(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    return steps[-1]


def first(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    return steps[0]


# before the game


def laid_aside(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    return min(steps, key=lambda step: (objective_worth(board.printed(t, step.card)), step.card))


def mulligan(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Draw a new hand if this one has fewer than two cheap units or sources."""
    useful = 0
    for card in t.cards_in(seat, HAND):
        definition = board.printed(t, card)
        cost = definition.cost
        if cost is not None and cost <= 3 and (definition.kind == UNIT or definition.resources):
            useful += 1
    return steps[1] if useful < 2 else steps[0]


# cards in hand


def may_discard(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    cards = [step for step in steps if step.card >= 0]
    worst = min(cards, key=lambda step: (keeping(t, seat, step.card), step.card))
    plenty = len(t.cards_in(seat, DECK)) > SCARCE + 4 and not runs_dry(t, seat)
    return worst if plenty and keeping(t, seat, worst.card) < USELESS else steps[-1]


def discarded(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    return min(steps, key=lambda step: (keeping(t, seat, step.card) if step.card >= 0 else 0.0, step.card))


def reserved(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Into the common reserve, which is as good as a hand: the card that a partner wants most. A card in it stays,
    unless nobody wants it."""

    def wanted(card: Card) -> float:
        return max([keeping(t, mate, card) for mate in board.partners(t, seat)])

    if any([max(wanted(card), keeping(t, seat, card)) >= USELESS for card in t.cards_in(seat, COMMON)]):
        return steps[-1]
    return max([step for step in steps if step.card >= 0], key=lambda step: (wanted(step.card), -step.card))


def deployed(t: State, seat: Seat, steps: list[Step]) -> Step | None:
    """The first of the best cards that can be paid for together: sources first, then the dearest."""
    plays = [step for step in steps if step.effect == PLAY_CARD]
    if not plays:
        return None
    valued = [(play_worth(t, seat, step.card), step) for step in plays]
    valued = [each for each in valued if each[0] > 0]
    valued.sort(key=lambda each: (-each[0], each[1].card))
    valued = valued[:MOST_PLAYS]
    budget = sum([board.resources(t, card) for card in sources(t, seat)])
    best, most = 0, 0.0
    for chosen in range(1, 1 << len(valued)):
        total, cost, limited = 0.0, 0, 0
        titles: list[str] = []
        for i, (value, step) in enumerate(valued):
            if chosen >> i & 1:
                definition = board.printed(t, step.card)
                total += value
                cost += cost_for(t, seat, step.card) - definition.resources
                limited += definition.keywords.get("limited", 0)
                if definition.unique:
                    titles.append(definition.title)
        if cost <= budget and limited <= 1 and len(titles) == len(set(titles)) and total > most:
            best, most = chosen, total
    cards = [step for i, (_, step) in enumerate(valued) if best >> i & 1]
    if not cards:
        return None
    return min(
        cards,
        key=lambda step: (
            -board.printed(t, step.card).resources,
            board.printed(t, step.card).kind != UNIT,
            -cost_for(t, seat, step.card),
            step.card,
        ),
    )


def doubling(t: State, seat: Seat, steps: list[Step]) -> Step | None:
    """An ability that doubles the resources of a source, if the cost cannot be paid without it."""
    answers = [step for step in steps if step.card >= 0 and doubles(t, step.card, step.ability)]
    owed = [step.effect.cost for step in t.stack if isinstance(step.effect, Pay) and step.seat == seat]
    if not answers or not owed:
        return None
    others = [card for card in sources(t, seat) if card != t.pending[-1].card]  # it generates now
    return answers[0] if owed[-1] > sum([board.resources(t, card) for card in others]) else None


def play_worth(t: State, seat: Seat, card: Card) -> float:
    """How much more the card is worth in play than in hand."""
    definition = board.printed(t, card)
    if definition.kind == UNIT:
        return printed_worth(definition) + 0.5 * definition.resources
    if definition.kind == ENHANCEMENT:
        value = enhancement_worth(definition, t.numbers[TURN])
        if definition.enhances is None or board.enhances_place(t, card):
            return value + 0.2
        if helps(t, card):
            own = [host for host in board.hosts(t, card) if t.controller(host) == seat]
            return value + 0.5 if own else 0.0
        return value + 0.5
    return 0.0


def helps(t: State, card: Card) -> bool:
    """Does the enhancement help its host? One that can only be attached to an enemy card does not."""
    enhances = board.printed(t, card).enhances
    return enhances is not None and enhances.whose != ENEMYS


def attached(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """To the best own card; a harmful enhancement to the best enemy card."""
    own = [step for step in steps if step.card >= 0 and (t.controller(step.card) == seat) == helps(t, asker.card)]
    return max(own or steps, key=lambda step: (host_worth(t, step.card), -step.card))


def host_worth(t: State, card: Card) -> float:
    if card < 0:
        return -1.0
    return unit_worth(t, card) if board.is_unit(t, card) else float(board.remaining_capacity(t, card))


def given_up(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Sacrifice or focus the least valuable card."""
    return min(steps, key=lambda step: (host_worth(t, step.card), step.card))


# the Force and the Balance


def commit(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    units = [step for step in steps if step.card >= 0]
    best = max(units, key=lambda step: (commit_worth(t, seat, step.card), -step.card))
    return best if commit_worth(t, seat, best.card) > COMMITS else steps[-1]


def balance_damage(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Damage the objective with the least capacity left."""
    cards = [step for step in steps if step.card >= 0]
    return min(cards, key=lambda step: (board.remaining_capacity(t, step.card), step.card))


# the edge


def edge_stake(t: State, seat: Seat) -> float:
    """What the edge is worth in this engagement: own icons that need it, and enemy icons that then do not count."""
    enemy = board.rival(t, seat)
    stake = 0.0
    for each, other in ((seat, enemy), (enemy, seat)):
        attacks = t.numbers[ACTIVE] == each
        aims = bool(board.participants(t, other))
        for card in board.participants(t, each):
            if t.marks[FOCUS][card]:
                continue
            icons = board.printed(t, card).icons
            if attacks:
                stake += icons.get("edge-" + BLAST, 0) * damage_worth(t, each)
            if aims:
                stake += ICON[UNIT_DAMAGE] * icons.get("edge-" + UNIT_DAMAGE, 0)
            stake += 0.8 * icons.get("edge-" + TACTICS, 0)
    strikers = min(len(board.participants(t, seat)), len(board.participants(t, enemy)))
    return stake + 0.8 * strikers


def placed(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """As few cards as suffice, the least wanted first; none if the edge is decided or not worth them.

    A player who passes may still respond to later cards, so a small lead is enough.
    """
    enemy = board.rival(t, seat)
    give_up = steps[-1]
    if not board.participants(t, enemy):
        return give_up  # won already
    strict = 1 if t.numbers[ACTIVE] == seat else 0
    hidden = len(t.cards_in(enemy, EDGE))
    keywords = sum([board.keyword_value(t, card, "edge") for card in board.participants(t, enemy)])
    wanted = keywords + GUESSED_ICONS * hidden + strict - edge_icons(t, seat)
    if wanted <= 0:
        return give_up
    again = DRAINED if runs_dry(t, seat) else 0.0  # another card is drawn for each one placed
    offers = [(again + keeping(t, seat, step.card), step) for step in steps if step.card >= 0]
    offers = [(0.25 + value, step) for value, step in offers if edge_card_icons(t, step.card) > 0]
    offers.sort(key=lambda offer: (offer[0] / edge_card_icons(t, offer[1].card), offer[1].card))
    price, icons = 0.0, 0
    for value, step in offers:
        price += value
        icons += edge_card_icons(t, step.card)
        if icons >= wanted:
            break
    scarce = 1.0 + 0.3 * max(0, SCARCE - len(t.cards_in(seat, DECK)))
    if icons >= wanted and price * scarce <= CONFIDENCE * edge_stake(t, seat):
        return offers[0][1]
    return give_up


def edge_card_icons(t: State, card: Card) -> int:
    return board.printed(t, card).force_icons


# engagements


def defended(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Enough defenders to match the attackers. If all are not enough: one, if the objective would be destroyed."""
    units = [step for step in steps if step.card >= 0]
    enough = steps[-1]
    if not units:
        return enough
    attackers = board.participants(t, board.rival(t, seat))
    needed = sum([0.5 + defence(t, card) for card in attackers], 0.0)
    picked = sum([0.5 + defence(t, card) for card in t.picks], 0.0)
    ready = picked + sum([0.5 + defence(t, step.card) for step in units], 0.0)
    if ready >= OUTMATCHED * needed:
        if t.picks and picked >= needed:
            return enough
        return max(units, key=lambda step: (not t.marks[COMMITTED][step.card], defence(t, step.card), -step.card))
    engaged = t.card_held(ENGAGED)
    blows = 1
    for card in attackers:
        icons = board.printed(t, card).icons
        blows += icons.get(BLAST, 0) + icons.get("edge-" + BLAST, 0)
    if engaged >= 0 and not t.picks and blows >= board.remaining_capacity(t, engaged):
        return min(units, key=lambda step: (unit_worth(t, step.card), step.card))
    return enough


def shielded(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """The objective, if blast damage threatens it; otherwise the best unit."""
    engaged = t.card_held(ENGAGED)
    for step in steps:
        if step.card == engaged and step.card >= 0:
            return step
    units = [step for step in steps if step.card >= 0]
    return max(units, key=lambda step: (unit_worth(t, step.card), -step.card)) if units else steps[-1]


def protected(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """As much damage as saves the card, if the protector survives or is worth less."""
    hurt = asker.card
    amount = t.pending[-1].amount(hurt)
    needed = amount - board.remaining_capacity(t, hurt) + 1
    if needed <= 0:
        return steps[-1]
    saved = CRACKED if not board.is_unit(t, hurt) else unit_worth(t, hurt)
    for step in sorted(steps[:-1], key=lambda step: (unit_worth(t, step.card), step.card)):
        if step.amount == min(needed, asker.amount):
            dies = step.amount >= board.remaining_capacity(t, step.card)
            if not dies or unit_worth(t, step.card) < saved:
                return step
    return steps[-1]


def striker(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    return max(steps, key=lambda step: (power(t, step.card), -step.card))


def icons_first(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Unit damage before tactics: a destroyed unit needs no focus token."""
    for icon in ORDER_OF_ICONS:
        for step in steps:
            if step.effect == RESOLVE_ICON[ICONS.index(icon)]:
                return step
    return steps[0]


def struck(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """The best unit that is destroyed by it; otherwise the best unit, first of those that have not struck yet."""
    return max(steps, key=lambda step: (strike_worth(t, step.card, asker.amount), -step.card))


def strike_worth(t: State, card: Card, n: int) -> float:
    left = board.remaining_capacity(t, card)
    whole = unit_worth(t, card)
    if n >= left:
        return 10.0 + whole
    return whole * n / max(1, left) + (0.5 if board.is_ready(t, card) else 0.0)


def hindered(t: State, seat: Seat, steps: list[Step], asker: Step) -> Step:
    """Focus tokens first on units that have not struck yet, then on units that would be ready next turn."""
    return max(steps, key=lambda step: (hindrance_worth(t, step.card), -step.card))


def hindrance_worth(t: State, card: Card) -> float:
    if card < 0:
        return -1.0
    tokens = t.marks[FOCUS][card] + t.picks.count(card)
    strength = 0.3 + power(t, card) + (0.0 if t.marks[DAMAGE][card] else 0.01)
    if not tokens:
        active = t.controller(card) == t.numbers[ACTIVE]
        return strength * (2.0 if t.marks[PARTICIPATION][card] else 1.0 if active else 0.5)
    return strength * (0.9 if tokens == 1 else 0.2)


Reflex = Callable[[State, Seat, list[Step], Step], Step]
ANSWERS: Final[dict[type[Effect], Reflex]] = {
    ChooseObjectives: laid_aside,
    AskMulligan: mulligan,
    RevealObjectives: first,
    MayDiscardOne: may_discard,
    DiscardFromHand: discarded,
    IntoReserve: reserved,
    SacrificeOne: given_up,
    FocusOne: given_up,
    BalanceDamage: balance_damage,
    HuntersDamage: balance_damage,
    LayOut: laid,
    ChooseSets: called_in,
    MayReinforce: first,
    LayUnder: laid_under,
    Pay: first,
    Attach: attached,
    CommitUnits: commit,
    DeclareObjective: last,
    DeclareDefenders: defended,
    Shielding: shielded,
    OrderDiscards: last,
    Placing: placed,
    Fates: first,
    StrikeTurn: striker,
    ResolveIcons: icons_first,
    StrikeUnit: struck,
    PlaceTactics: hindered,
    Protect: protected,
    UseShield: first,
    Unopposed: first,
}
"""By class of question, or a base class of it. All other questions are asked by cards."""
