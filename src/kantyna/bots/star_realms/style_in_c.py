"""A reference opponent's style as a policy of the C engine."""

from __future__ import annotations

from functools import lru_cache

from ...game.star_realms.cards import PrintedCard
from ...native.engine import Engine
from ...native.styles import Styled, StyleTable
from .style import PARTS, Style, hundredths, worth_of, worths_of


@lru_cache(maxsize=32)
def style_policy(engine: Engine, style: Style) -> Styled:
    """The policy that makes the choices of `ReferencePlayer(style)`, for games of that engine."""
    table = StyleTable()
    table.early_turns, table.middle_turns, table.near_end = style.early_turns, style.middle_turns, style.near_end
    table.hold_fire, table.racing = hundredths(style.hold_fire), hundredths(style.racing)
    table.second = hundredths(style.second)
    printed: dict[str, PrintedCard] = {card.id: card for card in engine.setup.defs}
    for part in PARTS:
        table.bar[part], table.draw[part] = hundredths(style.bar[part]), hundredths(style.draw[part])
        for number, effect in enumerate(engine.effects):
            table.effect[part][number] = hundredths(worth_of(effect, style, part))
    for kind, id in enumerate(engine.card_ids):
        worths = worths_of(printed[id], style)
        for part in PARTS:
            table.played[part][kind], table.allied[part][kind] = worths.played[part], worths.allied[part]
        table.order[kind], table.needs_hand[kind], table.must_scrap[kind] = (
            worths.order, worths.needs_hand, worths.must_scrap,
        )  # fmt: skip
        table.for_trade[kind], table.for_combat[kind] = worths.for_trade, worths.for_combat
    return Styled(table, len(engine.card_ids))
