"""What the fate cards do: three titles that both sides have, with other priorities."""

from __future__ import annotations

from typing import Final

from .abilities import Fated
from .choosing import TargetCards
from .conditions import YOU_ATTACK
from .edge import RestartEdge
from .verbs import Deal
from .which import ENEMY, ENGAGED_OBJECTIVE, PARTICIPATING, TARGETED, UNITS

HEAT_OF_BATTLE: Final = Fated(Deal(1, TARGETED), target=TargetCards(UNITS & ENEMY & PARTICIPATING))
TARGET_OF_OPPORTUNITY: Final = Fated(Deal(1, ENGAGED_OBJECTIVE), needs=YOU_ATTACK)
TWIST_OF_FATE: Final = Fated(RestartEdge())
