"""Tables at moments that random games reach too rarely for the battery to rely on."""

from __future__ import annotations

from collections.abc import Callable

import kantyna
from card_game_challenge import PIPELINE, jerjerrod, light, task
from card_game_hunting import dark, face, hunt
from card_game_situations import do


def attack_with_a_lent_unit() -> kantyna.Table:
    """Light 1 has declared all their own units and one of light 2's, and may still ask light 3 for one."""
    t = task(
        jerjerrod(PIPELINE),
        light("jedi", "luke_skywalker", "guardian_of_peace"),
        light("rebel_alliance", "x_wing"),
        light("smugglers_and_spies", "twilek_loyalist"),
        active=1,
        phase="conflict",
    )
    do(t, (1, f"engage {PIPELINE}#1"), "attack-with luke_skywalker#1", "attack-with guardian_of_peace#1")
    do(t, (1, "attack-with x_wing#1"), (2, "lend x_wing#1"))
    return t


def hunt_with_a_lent_unit() -> kantyna.Table:
    """The same with three hunters: dark 1 has declared their only unit and one of dark 2's."""
    hunters = (dark("at_st"), dark("darth_vader", affiliation="sith"), dark("stormtrooper_elite"))
    t = hunt(darks=hunters)
    do(t, (1, f"engage {face('F1')}"), "attack-with at_st#1")
    do(t, (1, "attack-with darth_vader#1"), (2, "lend darth_vader#1"))
    return t


MOMENTS: list[Callable[[], kantyna.Table]] = [attack_with_a_lent_unit, hunt_with_a_lent_unit]
