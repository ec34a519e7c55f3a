"""From a table to the bytes of a game, and back."""

from __future__ import annotations

from typing import Any, Final

from ..engine.chance.generator import chance_of
from ..engine.chance.secret import KeyedChance
from ..engine.effects.effect import Effect, Step
from ..engine.ids import NO_CARD, Card, Seat
from ..engine.setup import Setup
from ..engine.state import State
from ..game.star_realms import effects
from ..game.star_realms.terms import (
    ACTIVE,
    AUTHORITY,
    COMBAT,
    COPIES,
    DAMAGE,
    ON_TOP,
    OUT,
    OWED,
    PLAYED,
    PLAYED_BY,
    TRADE,
    TURN,
    USED,
)
from .constants import CARD_BITS, ENDINGS, MOST_AUTHORITY, MOST_POOL, NOBODY, NONE, NOWHERE, PICKS, SETS, STACK
from .source import GAINS
from .tables import DISCARD_SOME, not_served

USED_SETS: Final = len([name for name in SETS if name.startswith("used_")])
PLAYED_SET: Final = SETS.index("played")
KNOWN_SET: Final = SETS.index("known")
SEAT_NUMBERS: Final = {
    AUTHORITY: ("authority", -MOST_AUTHORITY, MOST_AUTHORITY),
    TRADE: ("trade", 0, MOST_POOL),
    COMBAT: ("combat", 0, MOST_POOL),
    ON_TOP: ("on_top", 0, 255),
    OWED: ("owed", 0, 255),
    OUT: ("out", 0, 1),
}
"""By number of a seat: its name in C, its least and its greatest value."""
RESIGNING: Final = "SR-175"


def endings(setup: Setup) -> list[str]:
    """The ledger line of each of `ENDINGS`."""
    rules = setup.rules
    win: str = setup.seating.format.win_rule
    lines = {
        "running": "",
        "by_win": win,
        "by_quiet": rules.quiet_rule,
        "by_resigning": RESIGNING,
        "by_agreement": rules.agreement_rule,
    }
    return [lines[name] for name in ENDINGS]


def _top_first(zone: int, setup: Setup) -> bool:
    """Is the top card of the zone its first one in C (`kn_top_first`)? It is in zones whose top card is taken."""
    return setup.zone_kinds[zone].deck or setup.zone_kinds[zone].name == "explorers"


def write(t: State, game: Any, numbers: dict[Effect, int], tables: Any) -> None:
    """Write a table into the bytes of a game, all zero before. Raises `NotServed` if C cannot hold the table."""
    setup = t.setup
    if isinstance(t.chance, KeyedChance):
        raise not_served("secret")
    game.chance = int(t.chance.written(), 16)
    _write_zones(t, game)
    _write_numbers(t, game)
    _write_marks(t, game, tables)
    if t.pending or t.modifiers or t.delayed or any([host >= 0 for host in t.host]):
        raise not_served("table", what="pending, lasting, delayed, hosts")
    if len(t.stack) > STACK or len(t.picks) > PICKS:
        raise not_served("table", what="stack, picks")
    game.depth, game.picks = len(t.stack), len(t.picks)
    game.pick[: len(t.picks)] = t.picks
    for i, step in enumerate(t.stack):
        _write_step(step, game, i, numbers)
    game.event_card = NONE
    game.quiet, game.agreed, game.over = t.quiet, t.agreed, t.over
    if len(t.winners) > 1 or t.ended_by not in endings(setup):
        raise not_served("table", what="winners, ended_by")
    game.winner = t.winners[0] if t.winners else NOBODY
    game.ended = endings(setup).index(t.ended_by)


def _write_zones(t: State, game: Any) -> None:
    setup = t.setup
    game.last[:] = [NONE] * len(game.last)
    for card, where in enumerate(t.where):
        if where < 0:
            game.link[card] = NONE | NOWHERE << CARD_BITS
            if t.owner[card] >= 0:
                raise not_served("table", what="owners")
    for number, zone in enumerate(t.zones):
        cards = zone[::-1] if _top_first(number, setup) else zone
        for i, card in enumerate(cards):
            game.link[card] = cards[(i + 1) % len(cards)] | number << CARD_BITS
            if t.owner[card] != setup.seat_of_zone[number]:
                raise not_served("table", what="owners")
        if cards:
            game.last[number] = cards[-1]


def _write_numbers(t: State, game: Any) -> None:
    game.turn, game.active = t.numbers[TURN], t.numbers[ACTIVE]
    for number, values in enumerate(t.seat_numbers):
        for seat, value in enumerate(values):
            name, least, most = SEAT_NUMBERS.get(number, ("", 0, 0))
            if not least <= value <= most:
                raise not_served("table", what=t.setup.rules.seat_numbers[number].name)
            if name:
                getattr(game, name)[seat] = value


def _write_marks(t: State, game: Any, tables: Any) -> None:
    active = t.numbers[ACTIVE]
    if any(t.marks[DAMAGE]):
        raise not_served("table", what="damage")
    for card in range(len(t.setup.defs)):
        copier = tables.copier_of[card]
        for bit in range(USED_SETS):
            if t.marks[USED][card] >> bit & 1:
                put(game, bit, card)
        if t.known[card]:
            if t.known[card] != -1:
                raise not_served("table", what="known")
            put(game, KNOWN_SET, card)
        played = t.marks[PLAYED][card]
        if played:
            seat, factions = divmod(played, PLAYED_BY)
            if seat != active + 1 or (copier == NOBODY and factions != t.setup.defs[card].faction):
                raise not_served("table", what="played")
            put(game, PLAYED_SET, card)
            if copier != NOBODY:
                game.played_as[copier] = factions
        copied = t.marks[COPIES][card]
        if copied:
            if copier == NOBODY:
                raise not_served("table", what="copies")
            game.copies[copier] = copied


def _write_step(step: Step, game: Any, place: int, numbers: dict[Effect, int]) -> None:
    effect, n = step.effect, step.payload
    if type(effect) is effects.DiscardCards and effect.least == effect.most and not n:
        effect, n = DISCARD_SOME, effect.least
    number = numbers.get(effect)
    if number is None or step.seat < 0 or not 0 <= n < 2**16 or (n and type(effect).__name__ in GAINS):
        raise not_served("effect", effect=repr(step.effect))
    game.step[place] = number | step.seat << 8 | (step.card if step.card >= 0 else NONE) << 16
    game.step_n[place] = n


def put(game: Any, number: int, card: int) -> None:
    game.sets[number][card >> 3] |= 1 << (card & 7)


def members(game: Any, number: int) -> list[int]:
    """The cards of a set, in ascending order."""
    bits = int.from_bytes(bytes(game.sets[number]), "little")
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def read(game: Any, setup: Setup, known_effects: list[Effect], tables: Any) -> State:
    """The state that the bytes of a game describe, before its question is asked."""
    t = State(setup)
    t.chance = chance_of(game.chance)
    for zone in setup.each_zone:
        cards = [Card(card) for card in ring(game, zone)]
        if _top_first(zone, setup):
            cards.reverse()
        t.zones[zone] = cards
        for lying in cards:
            t.where[lying] = zone
            t.owner[lying] = setup.seat_of_zone[zone]
    t.numbers[TURN], t.numbers[ACTIVE] = game.turn, game.active
    for number, (name, _, _) in SEAT_NUMBERS.items():
        t.seat_numbers[number] = list(getattr(game, name))[: setup.seat_count]
    copiers = bytes(tables.copier_of)
    for bit in range(USED_SETS):
        for card in members(game, bit):
            t.marks[USED][card] |= 1 << bit
    for card in members(game, KNOWN_SET):
        t.known[card] = -1
    for card in members(game, PLAYED_SET):
        copier = copiers[card]
        factions = setup.defs[card].faction if copier == NOBODY else game.played_as[copier]
        t.marks[PLAYED][card] = PLAYED_BY * (game.active + 1) + factions
    for copier in range(tables.copiers):
        t.marks[COPIES][copiers.index(copier)] = game.copies[copier]
    t.picks = list(game.pick[: game.picks])
    t.stack = [_read_step(game.step[i], game.step_n[i], setup, known_effects) for i in range(game.depth)]
    t.quiet, t.agreed, t.over = game.quiet, game.agreed, bool(game.over)
    t.winners = () if game.winner == NOBODY else (game.winner,)
    t.ended_by = endings(setup)[game.ended]
    return t


def ring(game: Any, zone: int) -> list[int]:
    """The cards of a zone, in the order of its ring."""
    cards: list[int] = []
    last = game.last[zone]
    card = last
    while last != NONE and (not cards or card != last):
        card = game.link[card] & NONE
        cards.append(card)
    return cards


def _read_step(word: int, n: int, setup: Setup, known_effects: list[Effect]) -> Step:
    effect, card = known_effects[word & 255], word >> 16
    if effect is DISCARD_SOME:
        effect, n = effects.DiscardCards(n, n), 0
    return Step(effect, Seat(word >> 8 & 255), Card(card) if card != NONE else NO_CARD, n, setup)
