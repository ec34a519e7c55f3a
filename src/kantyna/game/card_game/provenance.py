"""How reliable the printed numbers are.

The public card lists of this game have one common origin, so their agreement proves little: such a card is "single".
For the confirmed cards below another kind of source (the rulebook, pictures of cards in it, the publisher's FAQ, a list
typed from the cards) shows all printed numbers as well. No source shows one side of the reconstructed cards (BOTF-111).
"""

from __future__ import annotations

from typing import Final

_CONFIRMED: Final = """
    a_heros_journey luke_skywalker twilek_loyalist jedi_lightsaber trust_your_feelings dagobah_training_grounds
    in_you_must_go believer_in_the_old_ways shii_cho_training counter_stroke forgotten_heroes obi_wan_kenobi
    jedi_in_hiding jedi_mind_trick our_most_desperate_hour heat_of_battle_light a_journey_to_dagobah red_five
    r2_d2 double_strike target_of_opportunity_light the_secret_of_yavin_4 guardian_of_peace
    lightsaber_deflection twist_of_fate_light last_minute_rescue redemption corellian_engineer
    return_of_the_jedi emergency_repair force_rejuvenation jedi_training ancient_monument it_binds_all_things
    mon_mothma repair_droid cloud_city_casino hit_and_run secret_informant affiliation_jedi
    affiliation_rebel_alliance affiliation_smugglers_and_spies darth_vader vaders_lightsaber heat_of_battle_dark
    advisor_to_the_emperor kuati_security_team black_squadron_assault force_lightning cruel_interrogations
    interrogation_droid intimidated nightsister corporate_exploitation affiliation_imperial_navy
    affiliation_scum_and_villainy affiliation_sith the_emperors_hand
"""
CONFIRMED: Final = frozenset(_CONFIRMED.split())
RECONSTRUCTED: Final = frozenset(["the_hunt_for_skywalker_l01"])
