"""The Card Game's table for four as full as it gets: every part of it crowded, in peace and in an engagement."""

from __future__ import annotations

from typing import Any

import kantyna
from card_game_four import D1, jedi, navy, rebels, sith
from card_game_four import four as four_seats

Json = Any
OBJECTIVES = (
    ["counsel_of_the_sith", "the_heart_of_the_empire", "cruel_interrogations"],
    ["imperial_command", "kuat_reinforcements", "defense_protocol"],
    ["a_heros_journey", "in_you_must_go", "jedi_training"],
    ["rumors_at_the_cantina", "the_rebel_fleet", "mission_briefing"],
)
UNITS = (
    ["darth_vader", "emperors_royal_guard", "nightsister", "interrogation_droid", "sith_library"],
    ["grand_moff_tarkin", "death_star_trooper", "tie_bomber", "duty_officer", "control_room"],
    ["luke_skywalker", "yoda", "twilek_loyalist", "jedi_in_hiding", "dagobah_training_grounds"],
    ["c_3po", "r2_d2", "y_wing", "red_five", "hidden_outpost"],
)
HANDS = (
    ["twist_of_fate_dark", "force_stasis", "kuati_security_team", "dark_side_apprentice", "force_choke", "rancor"],
    ["tallon_roll", "heavy_stormtrooper_squad", "tie_fighter"],
    ["heat_of_battle_light", "secret_informant", "guardian_of_peace", "force_rejuvenation"],
    ["target_of_opportunity_light", "ewok_scout", "x_wing"],
)
RESERVES = ("rancor", "tie_attack_squadron", "jedi_lightsaber", "astromech_droid_upgrade")
DECKS = (["sith_library"] * 2, ["death_from_above"] * 2, ["believer_in_the_old_ways"] * 2, ["x_wing"] * 2)
MARKS = {
    "damage": {"cruel_interrogations#1": 2, "jedi_training#1": 3, "y_wing#1": 1},
    "focus": {"in_you_must_go#1": 1, "imperial_command#1": 1, "yoda#1": 2, "c_3po#1": 1},
    "committed": {"darth_vader#1": 1, "grand_moff_tarkin#1": 1, "yoda#1": 1},
}


def crowd(fighting: bool = False, **more: Any) -> kantyna.Table:
    """The first dark player's deployment; or the light team attacked, with units of both dark players at it."""
    makers = (sith, navy, jedi, rebels)
    seats = [
        makers[i](*OBJECTIVES[i], *UNITS[i], hand=HANDS[i], common_reserve=[RESERVES[i]], deck=DECKS[i])
        for i in range(4)
    ]  # fmt: skip
    d1, d2, l1, l2 = seats
    return four_seats(
        d1, d2, l1, l2, active=D1, phase="conflict" if fighting else "deployment", dial=9, marks=MARKS, **more
    )


def at(*moments: str, seat: int) -> kantyna.Table:
    """The first dark player attacks with Darth Vader and asks the partner for a unit; up to when that seat may do
    something of the kind that the first of these words names. What comes before it is done as the other words say,
    and else passed."""
    t = crowd(fighting=True)
    wanted, *done = moments
    for _ in range(200):
        asked = min(t.waiting)
        keys = [choice.key for choice in t.choices[asked]]
        if asked == seat and any(key.split()[0] == wanted for key in keys):
            return t
        first = [key for start in done for key in keys if key.startswith(start)]
        t.choose(asked, (first or [key for key in keys if key in ("pass", "done", "decline")] or keys)[0])
    raise AssertionError(f"seat {seat} is never asked to {wanted}")


def consent() -> kantyna.Table:
    """The second dark player is asked to lend a unit."""
    return at("lend", "engage rumors", "attack-with darth", "attack-with emperors", "attack-with grand", seat=1)


def fight() -> kantyna.Table:
    """Who attacks has lent units, as who defends has; edge cards are to be placed."""
    words = ["attack-with darth", "attack-with emperors", "attack-with grand", "defend-with red", "defend-with luke"]
    return at("place", "engage rumors", *words, "defend-with r2", "lend", seat=0)


__all__ = ["HANDS", "RESERVES", "at", "consent", "crowd", "fight"]
