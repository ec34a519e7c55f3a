"""The Card Game's table as full as it gets: an engagement of six units against six, and as many cards at home."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import kantyna
from card_game_fights import attack, defend
from card_game_situations import DARK, LIGHT, keys, side, table, until

Json = Any
ATTACK = ["darth_vader", "emperors_royal_guard", "nightsister", "rancor", "interrogation_droid", "tie_advanced"]
DEFEND = ["luke_skywalker", "obi_wan_kenobi", "jedi_in_hiding", "red_five", "guardian_of_peace", "redemption"]
AT_HOME = (
    ["emperor_palpatine", "coruscant_defense_fleet", "heavy_stormtrooper_squad", "espo_trooper", "viper_probe_droid"],
    ["yoda", "twilek_loyalist", "believer_in_the_old_ways", "c_3po", "r2_d2"],
)
BACK = (
    ["counsel_of_the_sith", "the_heart_of_the_empire", "cruel_interrogations", "sith_library", "sith_library"],
    ["a_heros_journey", "in_you_must_go", "jedi_training", "dagobah_training_grounds", "hidden_outpost"],
)
ATTACHED = {
    "vaders_lightsaber#1": "darth_vader#1",
    "the_hands_blessing#1": "darth_vader#1",
    "blaster_pistol#1": "heavy_stormtrooper_squad#1",
    "jedi_lightsaber#1": "luke_skywalker#1",
    "shii_cho_training#1": "luke_skywalker#1",
    "astromech_droid_upgrade#1": "red_five#1",
}
OF_LIGHT = 3
"""So many of those, the last, are the light side's."""
CAPTURED = ("yoda#2", "twilek_loyalist#2")
HANDS = (
    "twist_of_fate_dark force_stasis target_of_opportunity_dark kuati_security_team vaders_tie_advanced "
    "dark_side_apprentice human_replica_droid tie_fighter",
    "twist_of_fate_light target_of_opportunity_light heat_of_battle_light secret_informant y_wing "
    "ewok_scout force_rejuvenation",
)
MARKS = {
    "damage": {"cruel_interrogations#1": 2, "jedi_training#1": 3, "rancor#1": 1, "redemption#1": 2},
    "focus": {"in_you_must_go#1": 1, "the_heart_of_the_empire#1": 1, "yoda#1": 2, "sith_library#1": 1, "c_3po#1": 1},
    "shield": {"guardian_of_peace#1": 1, "jedi_training#1": 1},
    "committed": {"emperor_palpatine#1": 1, "nightsister#1": 1, "yoda#1": 1, "luke_skywalker#1": 1},
}


def begun() -> kantyna.Table:
    """The dark side's conflict phase, with all of that in play."""
    attached = list(ATTACHED)
    dark = side("sith", *BACK[DARK], *ATTACK, *AT_HOME[DARK], *attached[:-OF_LIGHT], hand=HANDS[DARK].split())
    light = side("jedi", *BACK[LIGHT], *DEFEND, *AT_HOME[LIGHT], *attached[-OF_LIGHT:], hand=HANDS[LIGHT].split())
    dark |= {"captured": list(CAPTURED), "discard": ["tie_fighter", "tie_fighter"]}
    light |= {"discard": ["x_wing", "x_wing"]}
    return table(
        dark,
        light,
        phase="conflict",
        dial=7,
        hosts={**ATTACHED, **dict.fromkeys(CAPTURED, "cruel_interrogations#1")},
        owners=dict.fromkeys(CAPTURED, LIGHT),
        marks=MARKS,
    )


def place(t: kantyna.Table, done: Callable[[Json], bool]) -> None:
    """Both lay cards, the dark side one more, until this is true and the dark side is asked."""
    while DARK not in t.choices or not done(t.position()):
        (seat,) = t.choices
        laid = [key for key in keys(t, seat) if key.startswith("place ")]
        enough = len(t.position()["seats"][seat]["edge"]) >= (3, 2)[seat]
        t.choose(seat, "pass" if enough or not laid else laid[-1])


@cache
def engaged(moment: str) -> Json:
    """The position of that engagement at a moment: "place", the dark side, who attacks, may place or pass; "last", the
    light side has passed; "strike", the light side has the edge and may strike."""
    t = begun()
    attack(t, "jedi_training", *ATTACK)
    defend(t, *DEFEND)
    until(t, "place")
    place(t, lambda now: min(len(one["edge"]) for one in now["seats"]) == 2)
    if moment == "last":
        place(t, lambda now: now["stack"][-1]["n"] == 1)
    if moment == "strike":
        until(t, "strike")
    return t.position()
