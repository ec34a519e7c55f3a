"""The Card Game's table as full as it gets: an engagement of six units against six, and as many at home."""

from __future__ import annotations

from functools import cache
from typing import Any

import kantyna
from card_game_fights import attack, defend
from card_game_situations import DARK, LIGHT, keys, side, table, until

Json = Any
ATTACK = ("darth_vader", "emperors_royal_guard", "nightsister", "rancor", "interrogation_droid", "tie_advanced")
DEFEND = ("luke_skywalker", "obi_wan_kenobi", "jedi_in_hiding", "red_five", "guardian_of_peace", "redemption")
AT_HOME = (
    ("emperor_palpatine", "coruscant_defense_fleet", "heavy_stormtrooper_squad", "espo_trooper", "viper_probe_droid"),
    ("yoda", "twilek_loyalist", "believer_in_the_old_ways", "c_3po", "r2_d2"),
)
BACK = (
    ("counsel_of_the_sith", "the_heart_of_the_empire", "cruel_interrogations", "sith_library", "sith_library"),
    ("a_heros_journey", "in_you_must_go", "jedi_training", "dagobah_training_grounds", "hidden_outpost"),
)
ATTACHED = (
    {"vaders_lightsaber": "darth_vader", "the_hands_blessing": "darth_vader", "blaster_pistol": "heavy_stormtrooper_squad"},
    {"jedi_lightsaber": "luke_skywalker", "shii_cho_training": "luke_skywalker", "astromech_droid_upgrade": "red_five"},
)
CAPTURED = ("yoda", "twilek_loyalist")
HANDS = (
    ("twist_of_fate_dark", "force_stasis", "target_of_opportunity_dark", "kuati_security_team", "vaders_tie_advanced", "dark_side_apprentice", "human_replica_droid", "tie_fighter"),
    ("twist_of_fate_light", "target_of_opportunity_light", "heat_of_battle_light", "secret_informant", "y_wing", "ewok_scout", "force_rejuvenation"),
)  # fmt: skip
PLACED = 3
"""So many cards each side lays into its edge stack."""


def begun() -> kantyna.Table:
    """The dark side's conflict phase, with all of that in play."""
    seats = [
        side(
            ("sith", "jedi")[seat],
            *BACK[seat],
            *((ATTACK, DEFEND)[seat]),
            *AT_HOME[seat],
            *ATTACHED[seat],
            hand=list(HANDS[seat]),
            discard=[("tie_fighter", "x_wing")[seat]] * 2,
            **({"captured": [f"{card}#2" for card in CAPTURED]} if seat == DARK else {}),
        )
        for seat in (DARK, LIGHT)
    ]
    label = "{}#1".format
    return table(
        *seats,
        phase="conflict",
        dial=7,
        hosts={
            **{label(card): label(host) for attached in ATTACHED for card, host in attached.items()},
            **{f"{card}#2": label("cruel_interrogations") for card in CAPTURED},
        },
        owners={f"{card}#2": LIGHT for card in CAPTURED},
        marks={
            "damage": {label("cruel_interrogations"): 2, label("jedi_training"): 3, label("rancor"): 1, label("redemption"): 2},
            "focus": {label("in_you_must_go"): 1, label("the_heart_of_the_empire"): 1, label("yoda"): 2, label("sith_library"): 1, label("c_3po"): 1},
            "shield": {label("guardian_of_peace"): 1, label("jedi_training"): 1},
            "committed": {label("emperor_palpatine"): 1, label("nightsister"): 1, label("yoda"): 1, label("luke_skywalker"): 1},
        },
    )  # fmt: skip


def place(t: kantyna.Table, least: int) -> None:
    """Both lay cards until each has so many there and the dark side is asked again."""
    while DARK not in t.choices or min(len(one["edge"]) for one in t.position()["seats"]) < least:
        (seat,) = t.choices
        laid = [key for key in keys(t, seat) if key.startswith("place ")]
        t.choose(seat, laid[-1] if laid and len(t.position()["seats"][seat]["edge"]) < PLACED else "pass")


@cache
def engaged(moment: str) -> Json:
    """The position of that engagement when the dark side, who attacks, may do this: "place", "strike"."""
    t = begun()
    attack(t, "jedi_training", *ATTACK)
    defend(t, *DEFEND)
    until(t, "place")
    place(t, 2)
    if moment == "strike":
        until(t, "strike")
    return t.position()
