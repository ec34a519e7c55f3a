"""DBG chapter 11, the team table of Clone Wars: top cards, abilities that the ally may resolve instead, bases."""

from __future__ import annotations

import pytest
from clone_wars_teams import REPUBLIC, SEPARATISTS, free, republic, revealing, separatists

import kantyna
from situations import can, do, facts, keys, mark, number, refused, zone
from team_situations import Side, bonus, end, next_turn, picks


def strength(t: kantyna.Table, target: str) -> int:
    """The total of the attack prepared against a target."""
    return int(t.view(None)["strength"][target])


# the top card of a deck: revealed by the card's player or by the ally instead


def revealers(
    card: str, *tops: str, marker: int = 0, mine: Side | None = None, ally: Side | None = None
) -> kantyna.Table:
    """Seat 0 has the card in play; these are the top cards of the two decks, with a shuttle below each."""
    sides = (
        {"units": [card], "deck": [tops[0], "republic_shuttle"], **(mine or {})},
        {"deck": [tops[1], "republic_shuttle"], **(ally or {})},
    )
    return republic(*sides, force=marker)


def revealed(t: kantyna.Table) -> list[tuple[int, str]]:
    """Which seat has revealed which card, as an opponent sees it."""
    return [(event.seat, str(event.view(3)["card"]).partition("#")[0]) for event in t.events if event.kind == "reveal"]


@pytest.mark.rule("DBG-425")
def test_ahsoka_tano_swaps_the_top_card_of_the_player_who_reveals_it() -> None:
    piles: Side = {"mine": {"discard": ["at_te", "delta_7b"]}, "ally": {"discard": ["arc_170", "laat_gunship"]}}
    t = revealers("ahsoka_tano", "clone_trooper", "jedi_knight", marker=1, **piles)
    mine = do(t.copy(), "use ahsoka_tano", seat=0)
    assert revealed(mine) == [(0, "clone_trooper")]
    assert sorted(keys(mine, 0)) == ["decline", "swap at_te#1", "swap delta_7b#1"]
    do(mine, "swap at_te#1", seat=0)
    assert zone(mine, "deck", 0) == ["at_te", "republic_shuttle"]
    assert sorted(zone(mine, "discard", 0)) == ["clone_trooper", "delta_7b"]
    assert refused(mine, "use ahsoka_tano#1", seat=1) == "DBG-126", "instead, not as well"
    do(t, "use ahsoka_tano", seat=1)
    assert revealed(t) == [(1, "jedi_knight")] and list(t.choices) == [1]
    assert sorted(keys(t, 1)) == ["decline", "swap arc_170#1", "swap laat_gunship#1"], "the ally's discard pile"
    do(t, "swap laat_gunship#1", seat=1)
    assert zone(t, "deck", 1) == ["laat_gunship", "republic_shuttle"]
    assert sorted(zone(t, "discard", 1)) == ["arc_170", "jedi_knight"] and zone(t, "discard", 0) == [
        "at_te",
        "delta_7b",
    ]
    for seat, card in ((0, "clone_trooper"), (1, "jedi_knight")):
        dark = do(revealers("ahsoka_tano", "clone_trooper", "jedi_knight", **piles), "use ahsoka_tano", seat=seat)
        assert free(dark) and revealed(dark) == [(seat, card)] and zone(dark, "deck", seat)[0] == card


@pytest.mark.rule("DBG-427")
def test_arc_170_has_more_attack_for_a_fighter_or_trooper_on_either_deck() -> None:
    for mine, allys, user, n in (
        ("clone_trooper", "at_te", 0, 2), ("clone_trooper", "at_te", 1, 0),
        ("at_te", "v_19_torrent", 1, 2), ("at_te", "v_19_torrent", 0, 0),
    ):  # fmt: skip
        t = do(revealers("arc_170", mine, allys), "use arc_170", seat=user)
        assert revealed(t) == [(user, (mine, allys)[user])] and bonus(t, "arc_170#1") == n
        assert free(t) and zone(t, "deck", user)[0] == (mine, allys)[user], "it stays there"
        assert refused(t, "use arc_170#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-436")
@pytest.mark.parametrize("user", [0, 1])
def test_delta_7b_draws_a_jedi_or_discards_anything_else_of_either_deck(user: int) -> None:
    for card, verb, zone_name in (("jedi_knight", "draw", "hand"), ("at_te", "discard", "discard")):
        t = revealers("delta_7b", *((card, "arc_trooper") if user == 0 else ("arc_trooper", card)))
        do(t, "use delta_7b", seat=user)
        assert revealed(t) == [(user, card)] and list(t.choices) == [user]
        assert keys(t, user) == [f"{verb} {card}#1", "decline"]
        left = do(t.copy(), "decline", seat=user)
        assert zone(left, "deck", user) == [card, "republic_shuttle"]
        do(t, f"{verb} {card}#1", seat=user)
        assert zone(t, zone_name, user) == [card] and zone(t, "deck", user) == ["republic_shuttle"]
        assert len(zone(t, "deck", 1 - user)) == 2
        if verb == "discard":
            assert free(t) and refused(t, "use delta_7b#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-436")
@pytest.mark.parametrize("user", [0, 1])
def test_delta_7b_does_not_affect_the_card_below_a_drawn_jedi(user: int) -> None:
    t = do(revealers("delta_7b", "jedi_knight#1", "jedi_knight#2"), "use delta_7b", seat=user)
    do(t, f"draw jedi_knight#{user + 1}", seat=user)
    assert free(t), "only the revealed card is drawn or discarded"
    assert zone(t, "deck", user) == ["republic_shuttle"] and zone(t, "discard", user) == []


@pytest.mark.rule("DBG-450")
@pytest.mark.parametrize("user", [0, 1])
def test_laat_gunship_draws_a_jedi_or_trooper_of_either_deck(user: int) -> None:
    for card in ("jedi_knight", "clone_trooper"):
        t = revealers("laat_gunship", *((card, "at_te") if user == 0 else ("at_te", card)))
        do(t, "use laat_gunship", seat=user)
        assert revealed(t) == [(user, card)] and keys(t, user) == [f"draw {card}#1", "decline"]
        do(t, f"draw {card}#1", seat=user)
        assert zone(t, "hand", user) == [card] and zone(t, "hand", 1 - user) == []
        assert refused(t, "use laat_gunship#1", seat=1 - user) == "DBG-126"
    t = do(revealers("laat_gunship", "at_te", "at_te" if user else "jedi_knight"), "use laat_gunship", seat=user)
    assert free(t) and zone(t, "hand", user) == [], "anything else stays"


@pytest.mark.rule("DBG-458")
@pytest.mark.parametrize("user", [0, 1])
def test_mace_windu_gains_attack_if_either_reveals(user: int) -> None:
    for marker, n in ((-1, 1), (0, 1), (1, 2)):
        t = do(revealers("mace_windu", "at_te", "arc_trooper", marker=marker), "use mace_windu", seat=user)
        assert revealed(t) == [(user, ("at_te", "arc_trooper")[user])]
        assert bonus(t, "mace_windu#1") == n and free(t)
        assert refused(t, "use mace_windu#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-478")
@pytest.mark.parametrize("user", [0, 1])
def test_v_19_torrent_lets_the_revealing_player_discard_the_card(user: int) -> None:
    card = ("at_te", "arc_trooper")[user]
    t = do(revealers("v_19_torrent", "at_te", "arc_trooper"), "use v_19_torrent", seat=user)
    assert revealed(t) == [(user, card)] and keys(t, user) == [f"discard {card}#1", "decline"]
    assert list(t.choices) == [user]
    left = do(t.copy(), "decline", seat=user)
    assert zone(left, "deck", user) == [card, "republic_shuttle"]
    do(t, f"discard {card}#1", seat=user)
    assert zone(t, "discard", user) == [card] and zone(t, "discard", 1 - user) == []
    assert refused(t, "use v_19_torrent#1", seat=1 - user) == "DBG-126"


@pytest.mark.rule("DBG-467")
def test_obi_wan_is_taken_by_the_player_who_reveals_him_from_their_deck() -> None:
    for user in (0, 1):
        sides: list[Side] = [{"units": ["laat_gunship"], "deck": ["at_te"]}, {"deck": ["at_te"]}]
        sides[user]["deck"] = ["obi_wan_kenobi", "clone_trooper", "republic_shuttle"]
        t = do(republic(*sides), "use laat_gunship", seat=user)
        assert list(t.choices) == [user] and keys(t, user) == ["answer obi_wan_kenobi#1", "pass"]
        kept = do(t.copy(), "pass", seat=user)
        assert keys(kept, user) == ["draw obi_wan_kenobi#1", "decline"], "he is a Jedi anyhow"
        do(t, "answer obi_wan_kenobi#1", seat=user)
        assert zone(t, "hand", user) == ["obi_wan_kenobi"] and zone(t, "hand", 1 - user) == []
        assert revealed(t) == [(user, "obi_wan_kenobi"), (user, "clone_trooper")]
        assert keys(t, user) == ["draw clone_trooper#1", "decline"], "the next card instead"
    t = republic({"units": ["v_19_torrent", "obi_wan_kenobi"], "deck": ["at_te"]}, {"hand": []})
    assert keys(do(t, "use v_19_torrent", seat=0), 0) == ["discard at_te#1", "decline"], "only revealed from the deck"


@pytest.mark.rule("DBG-489")
def test_an_ally_who_uses_an_ability_makes_its_choices_and_the_teams_force_counts() -> None:
    ally = {"discard": ["clone_trooper", "arc_trooper"], "deck": ["republic_shuttle"]}
    for marker, zone_name in ((1, "hand"), (0, "deck")):
        t = republic({"units": ["clone_commander_cody"], "discard": ["barc_trooper"]}, ally, force=marker)
        do(t, "use clone_commander_cody", seat=1)
        assert list(t.choices) == [1], "the ally makes the choices"
        do(t, f"{'take-card' if marker else 'put-on-deck'} arc_trooper", seat=1)
        assert zone(t, zone_name, 1)[0] == "arc_trooper"
    t = revealers("ahsoka_tano", "at_te", "at_rt", ally={"discard": ["arc_trooper"]}, mine={"hand": ["jedi_knight"]})
    do(t, "play jedi_knight", "take force", seat=0)
    do(t, "use ahsoka_tano", seat=1)
    assert list(t.choices) == [1] and sorted(keys(t, 1)) == ["decline", "swap arc_trooper#1"]


@pytest.mark.rule("DBG-490")
def test_the_attack_stays_with_the_unit_whose_ability_the_ally_used() -> None:
    sides = ({"units": ["arc_170#1", "mace_windu#1"]}, {"units": ["arc_170#2"], "deck": ["clone_trooper"]})
    t = republic(*sides, {"base": ["felucia"]}, {"base": []}, force=1)
    do(t, "use arc_170#1", "use mace_windu#1", seat=1)
    assert [bonus(t, card) for card in ("arc_170#1", "mace_windu#1", "arc_170#2")] == [2, 2, 0]
    do(t, "commit arc_170#1 base", "resolve base", seat=0)
    assert mark(t, "damage", "felucia") == facts("arc_170")["attack"] + 2


# other abilities that the ally may resolve instead


@pytest.mark.rule("DBG-429")
def test_at_te_puts_a_unit_of_its_user_on_the_users_deck() -> None:
    sides = (
        {"units": ["at_te", "clone_trooper#1", "arc_trooper"], "deck": ["republic_shuttle"]},
        {"units": ["padme_amidala", "delta_7b"], "ships": ["acclamator"], "deck": ["republic_shuttle"]},
    )
    t = do(republic(*sides), "use at_te", seat=0)
    assert picks(t, 0, "put-on-deck") == ["arc_trooper", "clone_trooper"], "another unit than itself"
    do(t, "put-on-deck arc_trooper", seat=0)
    assert zone(t, "deck", 0) == ["arc_trooper", "republic_shuttle"] and zone(t, "units", 0) == [
        "at_te",
        "clone_trooper",
    ]
    assert refused(t, "use at_te#1", seat=1) == "DBG-126", "instead, not as well"
    t = do(republic(*sides), "use at_te", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "put-on-deck") == ["delta_7b", "padme_amidala"], "units of the ally's"
    do(t, "put-on-deck padme_amidala", seat=1)
    assert zone(t, "deck", 1) == ["padme_amidala", "republic_shuttle"] and zone(t, "units", 1) == ["delta_7b"]
    assert zone(t, "deck", 0) == ["republic_shuttle"] and refused(t, "use at_te#1", seat=0) == "DBG-126"
    t = republic({"units": ["at_te"]}, {"ships": ["acclamator"]})
    assert refused(t, "use at_te#1", seat=0) == refused(t, "use at_te#1", seat=1) == "DBG-132"


@pytest.mark.rule("DBG-441")
def test_fetts_firespray_returns_a_neutral_unit_of_its_user() -> None:
    sides = (
        {"units": ["fetts_firespray"], "discard": ["embo#1", "nightsister", "at_te", "cr70_corvette"]},
        {"discard": ["latts_razzi#1", "weequay_pirate", "arc_trooper"]},
    )
    rows: Side = {"galaxy_row": ["aat"], "galaxy_row_2": ["magnaguard"]}
    t = republic(*sides, **rows)
    mine = do(t.copy(), "use fetts_firespray", seat=0)
    assert picks(mine, 0, "take-card") == ["embo", "nightsister"], "neutral units"
    do(mine, "take-card embo", "play embo", "commit embo#1 aat#1", seat=0)
    assert strength(mine, "aat#1") == facts("embo")["attack"] + 1 + 2 and bonus(mine, "embo#1") == 1, "against the row"
    assert refused(mine, "use fetts_firespray#1", seat=1) == "DBG-126", "instead, not as well"
    do(t, "use fetts_firespray", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "take-card") == ["latts_razzi", "weequay_pirate"]
    plain = do(
        t.copy(), "take-card weequay_pirate", "play weequay_pirate", "commit weequay_pirate#1 magnaguard#1", seat=1
    )
    assert strength(plain, "magnaguard#1") == facts("weequay_pirate")["attack"], "no bounty hunter"
    do(t, "take-card latts_razzi", "play latts_razzi", seat=1)
    at_base = do(t.copy(), "commit latts_razzi#1 base", seat=1)
    assert strength(at_base, "base") == facts("latts_razzi")["attack"]
    do(t, "commit latts_razzi#1 magnaguard#1", seat=1)
    assert strength(t, "magnaguard#1") == facts("latts_razzi")["attack"] + 2
    assert zone(t, "discard", 0) == ["embo", "nightsister", "at_te", "cr70_corvette"]


@pytest.mark.rule("DBG-453")
def test_clone_commander_cody_returns_a_trooper_of_his_user() -> None:
    sides = (
        {
            "units": ["clone_commander_cody"],
            "discard": ["clone_trooper#1", "arc_trooper", "at_te"],
            "deck": ["republic_shuttle"],
        },
        {"discard": ["barc_trooper", "captain_rex", "delta_7b"], "deck": ["republic_shuttle"]},
    )
    for user, troopers in ((0, ["arc_trooper", "clone_trooper"]), (1, ["barc_trooper", "captain_rex"])):
        for marker, verb in ((0, "put-on-deck"), (1, "take-card")):
            t = do(republic(*sides, force=marker), "use clone_commander_cody", seat=user)
            assert list(t.choices) == [user] and picks(t, user, verb) == troopers and not can(t, "decline", seat=user)
            do(t, f"{verb} {troopers[0]}", seat=user)
            assert zone(t, "deck", user) == ([] if marker else [troopers[0]]) + ["republic_shuttle"]
            assert zone(t, "hand", user) == ([troopers[0]] if marker else [])
            assert zone(t, "hand", 1 - user) == [] and zone(t, "deck", 1 - user) == ["republic_shuttle"]
            assert len(zone(t, "discard", 1 - user)) == 3
            assert refused(t, "use clone_commander_cody#1", seat=1 - user) == "DBG-126", "instead, not as well"


@pytest.mark.rule("DBG-460")
def test_the_first_droid_bought_after_an_mtt_goes_on_the_buyers_deck() -> None:
    sides = ({"units": ["mtt"], "resources": 20, "deck": ["separatist_shuttle"]}, {"resources": 20})
    rows: Side = {"galaxy_row": ["droideka#1", "aat"], "galaxy_row_2": ["jango_fett", "stap", "droideka#2"]}
    for user in (0, 1):
        t = do(separatists(*sides, **rows), "use mtt", seat=user)
        assert refused(t, "use mtt#1", seat=1 - user) == "DBG-126", "either may activate it"
        do(t, "buy jango_fett", seat=1)
        do(t, "buy aat", seat=0)
        assert zone(t, "discard", 1) == ["jango_fett"] and zone(t, "discard", 0) == ["aat"], "droids only"
        first = do(t.copy(), "buy droideka#1", seat=0)
        assert zone(first, "deck", 0) == ["droideka", "separatist_shuttle"] and zone(first, "deck", 1) == []
        do(first, "buy stap", seat=1)
        assert "stap" in zone(first, "discard", 1), "the first droid only"
        do(t, "buy stap", seat=1)
        assert zone(t, "deck", 1) == ["stap"] and zone(t, "deck", 0) == ["separatist_shuttle"]
        do(t, "buy droideka#1", seat=0)
        assert "droideka" in zone(t, "discard", 0)
        later = do(next_turn(do(separatists(*sides, **rows), "use mtt", seat=user)), "buy stap", seat=1)
        assert "stap" in zone(later, "discard", 1), "this turn"
    plain = do(separatists(*sides, **rows), "buy stap", seat=1)
    assert zone(plain, "discard", 1) == ["stap"]


@pytest.mark.rule("DBG-476")
def test_the_next_neutral_card_bought_after_a_shady_contact_costs_either_buyer_two_less() -> None:
    sides = ({"units": ["shady_contact"], "resources": 20}, {"resources": 20})
    rows: Side = {"galaxy_row": ["embo", "arc_trooper"], "galaxy_row_2": ["cad_bane", "delta_7b"]}
    cost = {id: facts(id)["cost"] for id in ("embo", "cad_bane", "delta_7b")}
    for user in (0, 1):
        t = do(republic(*sides, force=1, **rows), "use shady_contact", seat=user)
        assert refused(t, "use shady_contact#1", seat=1 - user) == "DBG-126", "either may activate it"
        later = do(next_turn(t), "buy cad_bane", seat=1)
        assert number(later, "resources", 1) == 20 - cost["cad_bane"], "not in a later turn"
        do(t, "buy delta_7b", seat=1)
        assert number(t, "resources", 1) == 20 - cost["delta_7b"], "neutral cards only"
        mine = do(t.copy(), "buy embo", seat=0)
        assert number(mine, "resources", 0) == 20 - cost["embo"] + 2
        do(mine, "buy cad_bane", seat=1)
        assert number(mine, "resources", 1) == 20 - cost["delta_7b"] - cost["cad_bane"], "the next one only"
        do(t, "buy cad_bane", seat=1)
        assert number(t, "resources", 1) == 20 - cost["delta_7b"] - cost["cad_bane"] + 2
        do(t, "buy embo", seat=0)
        assert number(t, "resources", 0) == 20 - cost["embo"]
    t = republic({**sides[0], "resources": cost["embo"] - 2}, {}, force=1, **rows)
    assert refused(t, "buy embo#1", seat=0) == "DBG-112"
    assert can(do(t, "use shady_contact", seat=1), "buy embo", seat=0)
    for seat in (0, 1):
        assert refused(republic(*sides, force=0, **rows), "use shady_contact#1", seat=seat) == "DBG-229"


# bases: revealed, at the start of a turn, used


ROWS: Side = {
    "galaxy_row": ["arc_trooper#1", "embo#1", "stap#1", "acclamator#1", "aat#1", "cr70_corvette#1"],
    "galaxy_row_2": ["delta_7b#1", "cad_bane#1", "droideka#1", "padme_amidala#1", "jango_fett#1", "nightsister#1"],
}


@pytest.mark.parametrize(
    ("factions", "base", "first", "second"),
    [
        pytest.param(
            REPUBLIC, "anaxes", ["acclamator", "arc_trooper", "cr70_corvette", "embo"],
            ["cad_bane", "delta_7b", "nightsister", "padme_amidala"], marks=pytest.mark.rule("DBG-426"),
        ),
        pytest.param(
            SEPARATISTS, "dac", ["aat", "cr70_corvette", "embo", "stap"],
            ["cad_bane", "droideka", "jango_fett", "nightsister"], marks=pytest.mark.rule("DBG-435"),
        ),
    ],
)  # fmt: skip
def test_either_teammate_buys_for_free_when_the_base_is_revealed(
    factions: str, base: str, first: list[str], second: list[str]
) -> None:
    for seat in (0, 1):
        t = revealing(base, factions, seat=seat, **ROWS)
        assert list(t.choices) == [seat] and sorted(keys(t, seat)) == ["seat seat#0", "seat seat#1"]
        for buyer, offered in ((0, first), (1, second)):
            bought = do(t.copy(), f"seat seat#{buyer}", seat=seat)
            assert list(bought.choices) == [buyer] and picks(bought, buyer, "buy") == offered
            assert free(do(bought.copy(), "decline", seat=buyer))
            do(bought, f"buy {offered[1]}", seat=buyer)
            assert zone(bought, "hand", buyer) == [offered[1]] and zone(bought, "hand", 1 - buyer) == []
            assert number(bought, "resources", buyer) == 0 and free(bought), "one card, by one of them"


@pytest.mark.parametrize(
    ("factions", "base"),
    [
        pytest.param(REPUBLIC, "kashyyyk", marks=pytest.mark.rule("DBG-452")),
        pytest.param(SEPARATISTS, "onderon", marks=pytest.mark.rule("DBG-470")),
    ],
)
def test_only_the_revealing_player_exiles_and_only_their_own_cards(factions: str, base: str) -> None:
    own = ["embo", "nightsister", "cad_bane", "latts_razzi"]
    sides = [{"hand": own[:2], "discard": own[2:]}, {"hand": ["hondo_ohnaka"], "discard": ["aurra_sing"]}]
    for seat in (0, 1):
        t = revealing(base, factions, *(sides if seat == 0 else sides[::-1]), seat=seat)
        assert list(t.choices) == [seat] and picks(t, seat, "exile") == sorted(own) and can(t, "decline", seat=seat)
        one = do(t.copy(), "exile cad_bane", "done", seat=seat)
        assert zone(one, "exile", seat) == ["cad_bane"] and free(one)
        do(t, "exile embo", "exile latts_razzi", "exile nightsister", seat=seat)
        assert zone(t, "exile", seat) == ["embo", "latts_razzi", "nightsister"] and free(t), "up to 3"
        assert zone(t, "exile", 1 - seat) == [] and zone(t, "hand", 1 - seat) == ["hondo_ohnaka"]
        assert zone(t, "discard", 1 - seat) == ["aurra_sing"] and zone(t, "discard", seat) == ["cad_bane"]


@pytest.mark.rule("DBG-432")
def test_cato_neimoidia_replaces_an_enemy_card_in_the_region_of_the_resolving_player() -> None:
    piles: Side = {
        **ROWS,
        "galaxy_discard": ["at_te", "aat#2", "laat_gunship"],
        "galaxy_discard_2": ["mace_windu", "arc_170", "mtt"],
    }
    t = revealing("cato_neimoidia", SEPARATISTS, **piles)
    assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
    mine = do(t.copy(), "seat seat#0", seat=0)
    assert picks(mine, 0, "discard") == ["acclamator", "arc_trooper"]
    assert free(do(mine.copy(), "decline", seat=0))
    do(mine, "discard acclamator", seat=0)
    assert picks(mine, 0, "put-in-row") == ["at_te", "laat_gunship"], "another enemy card"
    do(mine, "put-in-row at_te", seat=0)
    assert zone(mine, "galaxy_row")[3] == "at_te" and number(mine, "resources", 0) == facts("at_te")["cost"]
    do(t, "seat seat#1", seat=0)
    assert list(t.choices) == [1] and picks(t, 1, "discard") == ["delta_7b", "padme_amidala"]
    do(t, "discard delta_7b", seat=1)
    assert picks(t, 1, "put-in-row") == ["arc_170", "mace_windu"]
    do(t, "put-in-row mace_windu", seat=1)
    assert zone(t, "galaxy_row_2")[0] == "mace_windu" and sorted(zone(t, "galaxy_discard_2")) == [
        "arc_170",
        "delta_7b",
        "mtt",
    ]
    assert [number(t, "resources", seat) for seat in (0, 1)] == [0, facts("mace_windu")["cost"]]
    assert zone(t, "galaxy_discard") == ["at_te", "aat", "laat_gunship"] and len(zone(t, "galaxy_deck_2")) == 6


@pytest.mark.rule("DBG-433")
def test_christophsis_takes_four_and_each_transport_of_either_repairs_one() -> None:
    for seat in (0, 1):
        t = revealing("christophsis", REPUBLIC, seat=seat)
        assert mark(t, "damage", "christophsis") == 4 and free(t)
    hands = ({"hand": ["republic_shuttle#1", "clone_trooper"]}, {"hand": ["laat_gunship", "republic_shuttle#2"]})
    t = republic(
        {**hands[0], "base": ["christophsis"]}, hands[1], marks={"damage": {"christophsis#1": 4, "rishi#1": 3}}
    )
    do(t, "play clone_trooper", seat=0)
    assert free(t), "no transport"
    do(t, "play republic_shuttle#1", "answer christophsis#1 1", seat=0)
    do(t, "play laat_gunship", "answer christophsis#1 1", seat=1)
    do(t, "play republic_shuttle#2", "answer christophsis#1 1", seat=1)
    assert mark(t, "damage", "christophsis") == 1 and mark(t, "damage", "rishi") == 3, "here, each time"
    damage = {"christophsis#1": 4, "christophsis#2": 3}
    t = republic({"base": ["christophsis#1"]}, {**hands[1], "base": ["christophsis#2"]}, marks={"damage": damage})
    do(t, "play laat_gunship", "answer christophsis#1 1", "answer christophsis#2 1", seat=1)
    assert [mark(t, "damage", f"christophsis#{n}") for n in (1, 2)] == [3, 2] and free(t), "on both"


@pytest.mark.rule("DBG-434")
def test_one_teammate_reveals_their_top_card_for_coruscant() -> None:
    for owner in (0, 1):
        sides: list[Side] = [{"deck": ["at_te", "clone_trooper"]}, {"deck": ["arc_trooper", "republic_shuttle"]}]
        sides[owner]["base"] = ["coruscant_cw"]
        t = end(republic(*sides, active=2), 2, 3)
        assert keys(t, 0) == ["answer coruscant_cw#1", "pass"]
        assert free(do(t.copy(), "pass", seat=0))
        do(t, "answer coruscant_cw#1", seat=0)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
        for chosen, card in ((0, "at_te"), (1, "arc_trooper")):
            one = do(t.copy(), f"seat seat#{chosen}", seat=0)
            assert list(one.choices) == [chosen] and keys(one, chosen) == [f"discard {card}#1", "decline"]
            assert revealed(one) == [(chosen, card)]
            left = do(one.copy(), "decline", seat=chosen)
            assert zone(left, "deck", chosen)[0] == card and free(left)
            do(one, f"discard {card}#1", seat=chosen)
            assert zone(one, "discard", chosen) == [card] and zone(one, "discard", 1 - chosen) == []
            assert len(zone(one, "deck", 1 - chosen)) == 2 and free(one), "once"


@pytest.mark.rule("DBG-445")
def test_either_uses_geonosis_with_their_own_resources_discard_pile_and_hand() -> None:
    cost = facts("droideka")["cost"]
    sides = (
        {"base": ["geonosis"], "discard": ["droideka#1", "aat"], "resources": cost},
        {"discard": ["stap", "b1_battle_droid", "jango_fett"], "resources": facts("stap")["cost"] + 1},
    )
    t = do(separatists(*sides), "use geonosis", seat=0)
    assert zone(t, "hand", 0) == ["droideka"] and [number(t, "resources", seat) for seat in (0, 1)] == [
        0, facts("stap")["cost"] + 1,
    ]  # fmt: skip
    assert refused(t, "use geonosis#1", seat=1) == "DBG-126", "either, once"
    t = do(separatists(*sides), "use geonosis", seat=1)
    assert list(t.choices) == [1] and picks(t, 1, "take-card") == ["b1_battle_droid", "stap"], "their own droids"
    do(t, "take-card stap", seat=1)
    assert zone(t, "hand", 1) == ["stap"] and [number(t, "resources", seat) for seat in (0, 1)] == [cost, 1]
    assert zone(t, "discard", 0) == ["droideka", "aat"] and refused(t, "use geonosis#1", seat=0) == "DBG-126"
    t = separatists({**sides[0], "resources": cost - 1}, {"resources": 20})
    assert refused(t, "use geonosis#1", seat=0) == refused(t, "use geonosis#1", seat=1) == "DBG-132", (
        "the ally cannot pay"
    )


@pytest.mark.rule("DBG-457")
def test_lola_sayu_captures_from_the_opponent_of_the_resolving_player() -> None:
    foes = [
        {"discard": ["at_te", "delta_7b"], "deck": ["republic_shuttle"] * 5},
        {"discard": ["arc_trooper", "arc_170"], "deck": ["republic_shuttle"] * 5},
    ]
    for resolver, pile, card in ((0, ["at_te", "delta_7b"], "at_te"), (1, ["arc_170", "arc_trooper"], "arc_170")):
        t = revealing("lola_sayu", SEPARATISTS, {}, {}, *foes)
        assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
        do(t, f"seat seat#{resolver}", seat=0)
        assert (
            list(t.choices) == [resolver] and picks(t, resolver, "capture") == pile and can(t, "decline", seat=resolver)
        )
        do(t, f"capture {card}", seat=resolver)
        assert card not in zone(t, "discard", resolver + 2) and zone(t, "under", 0) == [card]
        end(t, 0, 1)
        position = t.position()
        position["marks"]["damage"] = {"lola_sayu#1": facts("lola_sayu")["hit_points"] - 2}
        position["seats"][2]["hand"], position["seats"][2]["units"] = [], ["clone_trooper#1"]
        t = kantyna.Table.from_position(position)
        do(t, "commit clone_trooper#1 base", "resolve base", "assign lola_sayu#1 2", seat=2)
        assert zone(t, "victory", 2) == ["lola_sayu"] and zone(t, "under", 0) == []
        assert card in zone(t, "discard", resolver + 2) and card not in zone(t, "discard", 3 - resolver)


@pytest.mark.rule("DBG-473")
def test_ryloth_lets_one_exile_from_their_row_and_one_put_their_own_card_on_the_deck() -> None:
    side = {"deck": ["republic_shuttle"]}
    sides = ({**side, "discard": ["arc_trooper#2", "at_te"]}, {**side, "discard": ["captain_rex", "at_rt"]})
    for exiler, enemy in ((0, ["aat", "stap"]), (1, ["droideka", "jango_fett"])):
        for putter, pile in ((0, ["arc_trooper", "at_te"]), (1, ["at_rt", "captain_rex"])):
            t = revealing("ryloth", REPUBLIC, *sides, **ROWS)
            assert free(do(t.copy(), "pass", seat=0))
            do(t, "answer ryloth#1", f"seat seat#{exiler}", seat=0)
            assert list(t.choices) == [exiler] and picks(t, exiler, "exile") == enemy
            do(t, f"exile {enemy[0]}", seat=exiler)
            assert zone(t, "exile", exiler) == [enemy[0]] and zone(t, "exile", 1 - exiler) == []
            assert sorted(keys(t, 0)) == ["seat seat#0", "seat seat#1"]
            do(t, f"seat seat#{putter}", seat=0)
            assert list(t.choices) == [putter] and picks(t, putter, "put-on-deck") == pile
            do(t, f"put-on-deck {pile[1]}", seat=putter)
            assert zone(t, "deck", putter) == [pile[1], "republic_shuttle"] and zone(t, "discard", putter) == [pile[0]]
            assert zone(t, "deck", 1 - putter) == ["republic_shuttle"] and free(t)
