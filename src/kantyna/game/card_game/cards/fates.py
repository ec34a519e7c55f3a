"""The effects of fate cards: three titles that both sides have, with different priorities."""

from __future__ import annotations

from typing import Final

from ..abilities.ability import Fated
from ..abilities.conditions import YOU_ATTACK
from ..abilities.selectors import ENEMY, ENGAGED_OBJECTIVE, PARTICIPATING, TARGETED, UNITS
from ..abilities.targets import TargetCards
from ..effects.in_play import Deal
from ..engagement.edge_battle import RestartEdge

HEAT_OF_BATTLE: Final = Fated(Deal(1, TARGETED), target=TargetCards(UNITS & ENEMY & PARTICIPATING))
TARGET_OF_OPPORTUNITY: Final = Fated(Deal(1, ENGAGED_OBJECTIVE), needs=YOU_ATTACK)
TWIST_OF_FATE: Final = Fated(RestartEdge())
