"""What a table of The Card Game is worth to a seat, in points: winning is worth about a hundred.

Only open cards and the seat's own hand are read, so what was imagined for hidden cards makes no difference.
"""

from __future__ import annotations

from typing import Final

from ...engine.effects.constants import read
from ...engine.effects.hands import DECK, HAND
from ...engine.ids import Card, Seat
from ...engine.state import State
from ...game.card_game import board
from ...game.card_game.affiliations import NEUTRAL
from ...game.card_game.cards.card_types import BLAST, ENHANCEMENT, EVENT, FATE, TACTICS, UNIT, UNIT_DAMAGE, PrintedCard
from ...game.card_game.engagement.conflict import able
from ...game.card_game.formats.common_reserve import own_reserve
from ...game.card_game.formats.mode import mode_of
from ...game.card_game.terms import (
    ACTIVE,
    BALANCE,
    CAPTURED,
    COMMITTED,
    DAMAGE,
    DARK_HOLDS,
    DIAL,
    FOCUS,
    PHASE,
    PHASES,
    PLAY,
    RESERVE,
    SHIELD,
    TURN,
    VICTORY,
)
from ...game.card_game.turn.force_phase import struggle_icons
from ..evaluation import DECIDED
from .hunt_for_skywalker import BLOW, DRAINED, NUISANCE, hunt_progress, runs_dry

ICON: Final = {UNIT_DAMAGE: 1.0, TACTICS: 1.1, BLAST: 1.6}
"""What a combat icon on a unit is worth while the unit lives."""
EDGE_SHARE: Final = 0.55
"""How often an edge-enabled icon counts."""
BODY: Final = 0.8
LIFE: Final = 0.45
FORCE: Final = 0.35
ABILITY: Final = 0.7
RESOURCE: Final = 2.6
"""One resource a turn, early in the game."""
LATE: Final = 18
"""The turn from which another resource is worth nothing."""

TICK: Final = 6.0
SPEED: Final = 0.25
"""A step of the Death Star dial, and how much more later steps count."""
CRACKED: Final = 12.0
"""A dark objective almost destroyed. Less damage counts for a share of it."""
CONQUERED: Final[tuple[float, ...]] = (0.0, 22.0, 50.0, 100.0)
"""By number of dark objectives that the light side has destroyed."""
DIAL_HIT: Final = 30.0
"""Half of what damage on the dial is worth when only the last is missing. It counts for more near the end."""
SEIZED: Final = 2.0
"""What the light side loses with an objective, beside the steps of the dial."""
BALANCED: Final = 1.0
DIALLED: Final = 4.5
STRUCK: Final = 2.0
"""The Balance of the Force; and having it when it counts next, for the dark side and for the light side."""
FORESEEN: Final = 0.6
"""How well the icons that would count now predict this turn's Force struggle."""
LEAD: Final = 0.4
"""Each Force icon more than the enemy has, up to three, of those that would count now."""
PRIZE: Final[tuple[float, ...]] = (4.5, 3.0)
LASTING: Final = 0.5
MISSED: Final = 0.4
"""What winning the Balance by committing units is worth, to the light side and to the dark side; what a committed Force
icon is worth in later turns; the share of a committed unit's power that is lost, for it strikes every other turn."""
HELD: Final = 0.7
"""A card in hand."""
TIRED: Final = 0.1
DELAYED: Final = 0.35
"""The share of its worth that an exhausted unit loses, and that for each focus token that stays longer."""
SPENT: Final = 0.3
MISSING: Final = 1.3
"""The cost of a focus token on a source: if it is removed before the resource is needed, and if not."""
DANGER: Final = 0.55
GUARD: Final = 0.3
"""The share of a possible attack that is expected, and how much a defender reduces it."""
SCARCE: Final = 10
"""With fewer cards in the deck than this, drawing the last one becomes a danger."""

DEPLOYMENT: Final = PHASES.index("deployment") + 1
CONFLICT: Final = PHASES.index("conflict") + 1


def worth(t: State, seat: Seat) -> float:
    """What the table is worth to that seat's side, less what it is worth to the other."""
    if t.over:
        if not t.winners:
            return 0.0
        return DECIDED if seat in t.winners else -DECIDED
    return side(t, seat) - side(t, board.enemies(t, seat)[0])


def side(t: State, seat: Seat) -> float:
    """The worth of a team: progress and the Balance once, everything else for each member."""
    total = progress(t, seat) + balance(t, seat)
    for member in board.team(t, seat):
        total = total + presence(t, member) + threat(t, member) + holdings(t, member)
    return total


def icons_ahead(t: State, seat: Seat) -> int:
    """How many more Force icons would count now for that seat's team than for the enemies."""
    own = sum([struggle_icons(t, member) for member in board.team(t, seat)])
    return own - sum([struggle_icons(t, enemy) for enemy in board.enemies(t, seat)])


def balance(t: State, seat: Seat) -> float:
    """The Balance of the Force, now and when it counts next, in the turn of the side that is not active."""
    lead = icons_ahead(t, seat)
    holds = float(holds_balance(t, seat))
    after = holds
    if t.numbers[PHASE] <= CONFLICT and lead:
        after += FORESEEN * (float(lead > 0) - holds)
    total = BALANCED * holds + LEAD * min(3, max(0, lead))
    if not board.is_turn_of(t, seat):
        total += after * (DIALLED if board.is_dark(t, seat) else STRUCK)
    return total


def holds_balance(t: State, seat: Seat) -> bool:
    return (t.numbers[BALANCE] == DARK_HOLDS) == (board.is_dark(t, seat))


def progress(t: State, seat: Seat) -> float:
    """The progress of that side towards winning."""
    if mode_of(t).shelters:
        return hunt_progress(t, seat)
    taken = sum([len(t.cards_in(member, VICTORY)) for member in board.team(t, seat)])
    hurt = 0.0
    for card in [card for enemy in board.enemies(t, seat) for card in board.objectives(t, enemy)]:
        share = t.marks[DAMAGE][card] / max(1, board.capacity(t, card))
        hurt += 0.75 * share + 0.25 * share * share
    if board.is_dark(t, seat):
        dial = t.numbers[DIAL]
        return TICK * dial + SPEED * dial * dial + SEIZED * taken + seizing(taken) * hurt
    run = 0.0
    for card in board.engageable(t, seat):
        if board.stands_for_dial(t, card):
            run = t.marks[DAMAGE][card] / board.capacity(t, card)
    return conquered(t, taken) + CRACKED * hurt + DIAL_HIT * (run + run * run)


def conquered(t: State, taken: int) -> float:
    """The worth of destroyed dark objectives. Where more are needed to win than in a duel, each counts for less."""
    last = len(CONQUERED) - 1
    way = min(float(last), taken * last / (mode_of(t).objectives_win or last))
    n = int(way)
    return CONQUERED[n] + ((way - n) * (CONQUERED[n + 1] - CONQUERED[n]) if n < last else 0.0)


def seizing(taken: int) -> float:
    """What a light objective almost destroyed is worth: each gives one more step of the dial than the one before."""
    return 0.75 * TICK * (taken + 1)


def presence(t: State, seat: Seat) -> float:
    """The worth of the cards in play."""
    total = 0.0
    for card in t.cards_in(seat, PLAY):
        definition = board.printed(t, card)
        if definition.kind == UNIT and t.host[card] < 0:
            total += unit_worth(t, card)
        elif definition.kind == ENHANCEMENT:
            total += enhancement_worth(definition, t.numbers[TURN]) - spent(t, seat, t.marks[FOCUS][card])
        else:
            total -= spent(t, seat, t.marks[FOCUS][card])
        total += 0.4 * t.marks[SHIELD][card]
    return total + len(t.cards_in(seat, CAPTURED))


def spent(t: State, seat: Seat, tokens: int) -> float:
    """The cost of focus tokens on a source: one is removed before it is needed again, unless it is needed this turn."""
    if not tokens:
        return 0.0
    if t.numbers[ACTIVE] == seat and t.numbers[PHASE] < DEPLOYMENT:
        return MISSING * tokens
    return SPENT + MISSING * (tokens - 1)


def unit_worth(t: State, card: Card) -> float:
    """The worth of a unit in play, with its damage and focus tokens."""
    definition = board.printed(t, card)
    whole = BODY + power(t, card) + FORCE * board.force_icons(t, card) + ABILITY * abilities(definition)
    whole += resource_worth(definition.resources, t.numbers[TURN])
    capacity = max(1, board.capacity(t, card))
    standing = whole + LIFE * (capacity - t.marks[DAMAGE][card])
    standing -= 0.25 * whole * t.marks[DAMAGE][card] / capacity
    tokens = t.marks[FOCUS][card]
    if tokens:
        stays = max(0, tokens - (2 if board.has_keyword(t, card, "elite") else 1))
        standing -= whole * (TIRED + DELAYED * min(2, stays))
    return standing


def power(t: State, card: Card) -> float:
    """The worth of its combat icons."""
    icons = board.printed(t, card).icons
    total = 0.0
    for icon, value in ICON.items():
        total += value * read(t, icon, card, icons.get(icon, 0))
        total += EDGE_SHARE * value * read(t, "edge-" + icon, card, icons.get("edge-" + icon, 0))
    return total


def printed_worth(definition: PrintedCard) -> float:
    """The worth of a unit that is not in play, as printed."""
    total = BODY + FORCE * definition.force_icons + LIFE * definition.capacity + ABILITY * abilities(definition)
    for icon, value in ICON.items():
        total += value * (definition.icons.get(icon, 0) + EDGE_SHARE * definition.icons.get("edge-" + icon, 0))
    return total


def abilities(definition: PrintedCard) -> int:
    return len(definition.triggers) + len(definition.constants) + len(definition.replacements)


def resource_worth(n: int, turn: int) -> float:
    """The worth of `n` resources a turn, for the rest of the game."""
    return RESOURCE * n * max(0.0, 1.0 - turn / LATE)


def enhancement_worth(definition: PrintedCard, turn: int) -> float:
    return 0.6 + resource_worth(definition.resources, turn) + ABILITY * abilities(definition)


def holdings(t: State, seat: Seat) -> float:
    """The worth of hand and deck. Only the number of cards counts. A hand is refilled, so further cards count less."""
    held = len(t.cards_in(seat, HAND)) + own_reserve(t, seat)
    each = HELD + DRAINED if runs_dry(t, seat) else HELD
    total = each * min(held, RESERVE) + 0.3 * each * max(0, held - RESERVE)
    left = len(t.cards_in(seat, DECK))
    return total - 1.5 * max(0, SCARCE - left)


def threat(t: State, seat: Seat) -> float:
    """What that side's next attacks may gain: those of this turn, if they are still possible, or of its next turn."""
    if board.is_turn_of(t, seat):
        if t.numbers[PHASE] > CONFLICT:
            return 0.0
        attackers = able(t, seat, "attack")
    else:
        attackers = [card for card in board.units(t, seat) if stays_ready(t, card)]
    blows = 0.0
    for card in attackers:
        icons = board.printed(t, card).icons
        blows += icons.get(BLAST, 0) + EDGE_SHARE * icons.get("edge-" + BLAST, 0)
    if not attackers:
        return 0.0
    guards = [
        sum([0.5 + 0.6 * defence(t, card) for card in able(t, enemy, "defend")], 0.0)
        for enemy in board.opposite(t, seat)
    ]
    guard = min(guards, default=0.0)
    harm = (blows + 1.0) / (1.0 + GUARD * guard)
    return DANGER * harm * damage_worth(t, seat)


def stays_ready(t: State, card: Card) -> bool:
    """Will it be ready after its controller's next refresh phase?"""
    return t.marks[FOCUS][card] <= (2 if board.has_keyword(t, card, "elite") else 1)


def damage_worth(t: State, seat: Seat) -> float:
    """What one damage to an enemy objective is worth to that seat."""
    dark = board.is_dark(t, seat)
    if mode_of(t).shelters:
        return BLOW if dark else NUISANCE
    return seizing(len(t.cards_in(seat, VICTORY))) / 5 if dark else CRACKED / 5


def defence(t: State, card: Card) -> float:
    icons = board.printed(t, card).icons
    total = 0.0
    for icon in (UNIT_DAMAGE, TACTICS):
        total += icons.get(icon, 0) + EDGE_SHARE * icons.get("edge-" + icon, 0)
    return total


# cards in hand


def income(t: State, seat: Seat) -> int:
    """The resources of all sources when they are ready."""
    return sum([board.resources(t, card) for card in t.cards_in(seat, PLAY)])


def keeping(t: State, seat: Seat, card: Card) -> float:
    """What keeping the card in hand is worth, compared with another from the deck; at least 0."""
    definition = board.printed(t, card)
    if definition.kind == FATE:
        return 0.3 + 0.1 * definition.force_icons  # only useful in edge battles
    if definition.unique and board.same_title_in_play(t, card):
        return 0.0
    if definition.kind == EVENT:
        return 0.3 + 0.8 * abilities(definition)
    cost = definition.cost or 0
    most = income(t, seat)
    if cost > most:
        return 0.3 if cost > most + 2 else 0.8
    if definition.affiliation != NEUTRAL and cost and not has_match(t, seat, definition.affiliation):
        return 0.2
    if definition.kind == UNIT:
        return 0.35 * printed_worth(definition)
    if definition.enhances is not None and not board.enhances_place(t, card) and not board.hosts(t, card):
        return 0.4
    return 0.5 * enhancement_worth(definition, t.numbers[TURN])


def has_match(t: State, seat: Seat, affiliation: str) -> bool:
    for card in t.cards_in(seat, PLAY):
        if board.printed(t, card).affiliation == affiliation and board.resources(t, card):
            return True
    return False


def objective_worth(definition: PrintedCard) -> float:
    """The worth of an objective to begin with."""
    return 2.0 * definition.resources + 0.5 * definition.capacity + ABILITY * abilities(definition)


def commit_worth(t: State, seat: Seat, card: Card) -> float:
    """What committing the unit gains: its Force icons now and later, less the strikes that it will miss."""
    icons = board.force_icons(t, card)
    gain = LASTING * icons
    if board.is_ready(t, card):
        lead = icons_ahead(t, seat)
        needed = -lead if holds_balance(t, seat) else 1 - lead
        if needed <= 0:
            gain += LEAD * icons if lead < 3 else 0.0
        elif reserve_icons(t, seat) >= needed:
            gain += PRIZE[board.is_dark(t, seat)] * min(1.0, icons / needed)
    cost = 0.0 if board.has_keyword(t, card, "elite") else MISSED * power(t, card)
    return gain - cost


def reserve_icons(t: State, seat: Seat) -> int:
    """The most Force icons that could be committed and count now."""
    free = [card for card in board.units(t, seat) if not t.marks[COMMITTED][card] and board.is_ready(t, card)]
    icons = sorted([board.force_icons(t, card) for card in free], reverse=True)
    return sum(icons[: board.free_force_cards(t, seat)])
