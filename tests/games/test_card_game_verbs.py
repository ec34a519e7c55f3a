"""The verbs of The Card Game's abilities: what each reports, so that "if you do" and "then" hold of it, and what the
log says of it."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import fight
from card_game_situations import DARK, LIGHT, do, keys, pass_answers, side, table, using, zone
from kantyna.engine.abilities.pending import IfYouDo, Then
from kantyna.engine.effects.effect import Effect, Step
from kantyna.engine.ids import Seat
from kantyna.game.card_game.abilities.ability_costs import (
    DamageThis,
    DiscardOwn,
    FocusOne,
    FocusThis,
    LowerReserve,
    SacrificeOne,
    SacrificeThis,
    Spend,
)
from kantyna.game.card_game.abilities.players import OPPONENT, YOU
from kantyna.game.card_game.abilities.selectors import (
    CHOSEN,
    CREATURE,
    ENEMY,
    OBJECTIVES,
    OWN,
    PARTICIPATING,
    THIS,
    UNITS,
)
from kantyna.game.card_game.abilities.targets import Choose
from kantyna.game.card_game.effects.capture import Capture, CaptureAtRandom, LookAndCapture, MoveCaptive, RescueOne
from kantyna.game.card_game.effects.discard_piles import TakeFromPile, TakeTop
from kantyna.game.card_game.effects.hand_to_play import PutFromHand, PutThis
from kantyna.game.card_game.effects.hidden_zones import (
    DiscardAtRandom,
    DiscardTheirs,
    DiscardTop,
    LookAtHand,
    UnderDeck,
)
from kantyna.game.card_game.effects.icon_names import NameIcon
from kantyna.game.card_game.effects.in_play import (
    EVERY,
    Deal,
    Destroy,
    DiscardInPlay,
    DrawCards,
    EngageAgain,
    Exhaust,
    Forbid,
    GainIcons,
    GiveSecondShield,
    GiveShield,
    Heal,
    MoveDamage,
    MoveDial,
    Ready,
    ReturnToHand,
    TurnBackDial,
    UnderDecks,
)
from kantyna.game.card_game.effects.pile_to_play import FromDiscard, SearchObjectives
from kantyna.game.card_game.effects.reveal import RevealTop
from kantyna.game.card_game.effects.token_removal import Cleanse
from kantyna.game.card_game.engagement.conflict import TurnEngagement
from kantyna.game.card_game.engagement.places import TakeControl, TradePlaces, Withdraw
from kantyna.game.card_game.turn.discounts import NextCheaper, NoMatch
from kantyna.game.card_game.turn.play import ATTACH

FOES = UNITS & ENEMY
MINE = UNITS & OWN
NOBODY = UNITS & CREATURE  # there is none on the table


def light_table() -> kantyna.Table:
    """Luke, damaged and exhausted, fights against Vader and the Nightsister, who are to strike; Yoda does not."""
    return fight(
        side("sith", "fall_of_the_jedi", "darth_vader", "nightsister", "espo_trooper#2", hand=["espo_trooper#1"]),
        side(
            "jedi", "jedi_training", "luke_skywalker", "yoda", hand=["x_wing#1", "c_3po"],
            discard=["r2_d2", "y_wing#1"], objective_deck=["a_heros_journey", "last_minute_rescue"],
        ),
        "darth_vader nightsister", "luke_skywalker",
        focus={"luke_skywalker#1": 2}, damage={"luke_skywalker#1": 2},
    )  # fmt: skip


def dark_table() -> kantyna.Table:
    """Obi-Wan is captive at the first of the dark side's two objectives."""
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", "darth_vader", captured=["obi_wan_kenobi"])
    light = side("jedi", "jedi_training", "yoda", hand=["x_wing#1"], deck=["c_3po", "x_wing#2", "y_wing#1"])
    return table(dark, light, hosts={"obi_wan_kenobi#1": "fall_of_the_jedi#1"}, dial=3)


def log_after(before: kantyna.Table, whole: Effect, seat: int, card: str, *moves: str) -> list[str]:
    """What the log says then, as a spectator reads it: kind, card, amount."""
    t = using(before, whole, seat, card)
    do(t, *moves)
    pass_answers(t)
    seen = [event.view(None) for event in t.events][len(before.events) :]
    return [" ".join([str(event["kind"]), *[str(event[key]) for key in ("card", "n") if event[key]]]) for event in seen]


def drawn(t: kantyna.Table, whole: Effect, seat: int, card: str, *moves: str) -> bool:
    """Was a card drawn by what followed?"""
    return "draw" in [line.split()[0] for line in log_after(t, whole, seat, card, *moves)]


LUKE = "luke_skywalker#1"
FALL = "fall_of_the_jedi#1"
DONE: list[tuple[Effect, tuple[str, ...], str]] = [
    (
        Deal(1, FOES),
        (),
        "damage darth_vader#1 1; damage nightsister#1 1; damage espo_trooper#2 1; "
        "destroy nightsister#1; destroy espo_trooper#2; "
        "discard-from-play nightsister#1; discard-from-play espo_trooper#2",
    ),
    (
        MoveDamage(1, THIS, UNITS & PARTICIPATING & ENEMY),
        (),
        "damage-removed luke_skywalker#1 1; damage darth_vader#1 1",
    ),
    (Heal(2, THIS), (), "damage-removed luke_skywalker#1 2"),
    (Heal(EVERY, THIS), (), "damage-removed luke_skywalker#1 2"),
    (Exhaust(1, FOES), (), "focus darth_vader#1 1; focus nightsister#1 1; focus espo_trooper#2 1"),
    (Ready(2, THIS), (), "refresh luke_skywalker#1 2"),
    (Ready(EVERY, THIS), (), "refresh luke_skywalker#1 2"),
    (GiveShield(THIS), (), "shield luke_skywalker#1"),
    (GiveSecondShield(THIS), (), "shield luke_skywalker#1"),
    (
        Destroy(FOES),
        (),
        "destroy darth_vader#1; destroy nightsister#1; destroy espo_trooper#2; "
        "discard-from-play darth_vader#1; discard-from-play nightsister#1; discard-from-play espo_trooper#2",
    ),
    (
        DiscardInPlay(FOES),
        (),
        "discard-from-play darth_vader#1; discard-from-play nightsister#1; discard-from-play espo_trooper#2",
    ),
    (
        ReturnToHand(FOES),
        (),
        "return-to-hand darth_vader#1; return-to-hand nightsister#1; return-to-hand espo_trooper#2",
    ),
    (UnderDecks(FOES), (), "to-bottom darth_vader#1; to-bottom nightsister#1; to-bottom espo_trooper#2"),
    (GainIcons("UD", THIS, "phase-end"), (), "gain-icons luke_skywalker#1 1"),
    (NameIcon(MINE, "phase-end"), ("name-tactics",), "gain-icons luke_skywalker#1 1; gain-icons yoda#1 1"),
    (Forbid("attack", THIS, "phase-end"), (), "forbid luke_skywalker#1"),
    (EngageAgain(OBJECTIVES), (), "engage-again fall_of_the_jedi#1; engage-again jedi_training#1"),
    (MoveDial(1), (), "dial 1"),
    (NextCheaper(1), (), "next-cheaper 1"),
    (NoMatch("phase-end"), (), "no-match"),
    (FocusOne(MINE), ("focus yoda#1",), "focus yoda#1 1"),
    (SacrificeThis(), (), "sacrifice luke_skywalker#1; discard-from-play luke_skywalker#1"),
    (SacrificeOne(MINE), ("sacrifice yoda#1",), "sacrifice yoda#1; discard-from-play yoda#1"),
    (DamageThis(1), (), "damage luke_skywalker#1 1; destroy luke_skywalker#1; discard-from-play luke_skywalker#1"),
    (Spend(1), ("pay",), "focus affiliation_jedi#1 1"),
    (DiscardOwn(1, 1), ("discard c_3po#1",), "discard c_3po#1"),
    (LowerReserve(1), (), "reserve 1"),
    (TakeTop(2), (), "return-to-hand y_wing#1; return-to-hand r2_d2#1"),
    (TakeFromPile(UNITS), ("pick r2_d2#1",), "return-to-hand r2_d2#1"),
    (FromDiscard(UNITS), ("pick r2_d2#1",), "entered r2_d2#1"),
    (
        SearchObjectives(),
        ("pick a_heros_journey#1",),
        "search-objectives; entered a_heros_journey#1; shuffle-objectives",
    ),
    (DiscardAtRandom(1), (), "discard espo_trooper#1"),
    (LookAtHand(), (), "look-through"),
    (DiscardTheirs(1), ("discard espo_trooper#1",), "discard espo_trooper#1"),
    (UnderDeck(), ("pick c_3po#1",), "hand-under-deck"),
    (DiscardTop(), (), "discard rebel_sympathizer#3"),
    (TakeControl(UNITS & ENEMY & ~PARTICIPATING), (), "controlled espo_trooper#2"),
    (Withdraw(PARTICIPATING & OWN), (), "remove-from-engagement luke_skywalker#1"),
    (TradePlaces(MINE, MINE), (), "trade-places luke_skywalker#1"),
    (PutFromHand(UNITS), ("pick c_3po#1",), "entered c_3po#1"),
    (RevealTop(1, UNITS), (), "reveal-top rebel_sympathizer#3; revealed-to-hand rebel_sympathizer#3"),
    (Choose(YOU, MINE, Heal(1, CHOSEN)), (f"pick {LUKE}",), "damage-removed luke_skywalker#1 1"),
    (Cleanse(THIS), ("take-off-damage 1", "decline"), "damage-removed luke_skywalker#1 1"),
]
DONE_BY_DARK: list[tuple[Effect, tuple[str, ...], str]] = [
    (Capture(FOES), ("pick counsel_of_the_sith#1",), "capture yoda#1"),
    (Capture(FOES, here=True), (), "capture yoda#1"),
    (CaptureAtRandom(), (), "capture"),
    (LookAndCapture(2), ("pick x_wing#2",), "look-through; look-through; capture"),
    (MoveCaptive(), ("pick obi_wan_kenobi#1",), "move-captive counsel_of_the_sith#1"),
    (RescueOne(), ("pick fall_of_the_jedi#1",), "rescue"),
    (TurnBackDial(2), (), "dial 1"),
]
IN_VAIN: list[Effect] = [
    Deal(1, NOBODY), MoveDamage(1, NOBODY, FOES), MoveDamage(1, THIS, NOBODY), MoveDamage(1, FOES, THIS),
    Heal(1, FOES), Heal(1, THIS & CREATURE), Exhaust(1, NOBODY), Ready(1, FOES),
    GiveShield(NOBODY), Destroy(NOBODY), DiscardInPlay(NOBODY), GainIcons("UD", NOBODY, "phase-end"),
    NameIcon(NOBODY, "phase-end"), Forbid("attack", NOBODY, "phase-end"), FocusThis(), SacrificeOne(NOBODY),
    DamageThis(2), TakeFromPile(NOBODY), TakeControl(MINE), TakeControl(OBJECTIVES), Withdraw(NOBODY),
    TradePlaces(NOBODY, MINE), TradePlaces(MINE, NOBODY), Choose(YOU, NOBODY, Heal(1, CHOSEN)), Cleanse(FOES),
    Capture(FOES), CaptureAtRandom(), LookAndCapture(2), MoveCaptive(), RescueOne(), TurnBackDial(1), Spend(9),
]  # fmt: skip


def named(value: Any) -> str:
    return value.word if isinstance(value, Effect) else ""


@pytest.mark.parametrize("whole", [IfYouDo, Then])
@pytest.mark.parametrize(("verb", "moves", "log"), DONE, ids=named)
def test_a_verb_that_was_done_is_logged_and_what_follows_it_happens(
    verb: Effect, moves: tuple[str, ...], log: str, whole: type[Then]
) -> None:
    said = log_after(light_table(), whole(verb, DrawCards(1)), LIGHT, LUKE, *moves)
    assert "; ".join(said).startswith(log + "; draw")


@pytest.mark.parametrize("whole", [IfYouDo, Then])
@pytest.mark.parametrize(("verb", "moves", "log"), DONE_BY_DARK, ids=named)
def test_a_verb_that_the_dark_side_did_is_logged_and_what_follows_it_happens(
    verb: Effect, moves: tuple[str, ...], log: str, whole: type[Then]
) -> None:
    said = log_after(dark_table(), whole(verb, DrawCards(1)), DARK, FALL, *moves)
    assert "; ".join(said).startswith(log + "; draw")


@pytest.mark.parametrize("whole", [IfYouDo, Then])
@pytest.mark.parametrize("verb", IN_VAIN, ids=named)
def test_what_follows_a_verb_that_did_nothing_does_not_happen(verb: Effect, whole: type[Then]) -> None:
    assert not drawn(light_table(), whole(verb, DrawCards(1)), LIGHT, LUKE)


@pytest.mark.parametrize("verb", [Heal(3, THIS), Ready(3, THIS), TakeTop(3), Deal(9, FOES)], ids=named)
def test_what_was_done_in_part_lets_if_you_do_follow_and_not_then(verb: Effect) -> None:
    assert drawn(light_table(), IfYouDo(verb, DrawCards(1)), LIGHT, LUKE)
    assert not drawn(light_table(), Then(verb, DrawCards(1)), LIGHT, LUKE)


def is_possible(t: kantyna.Table, verb: Effect, seat: Seat, card: str) -> bool:
    """An ability of which no part is possible cannot be used."""
    state = t._state
    return verb.possible(state, Step(verb, seat, state.setup.index[card], 0, state.setup))


@pytest.mark.parametrize("verb", [verb for verb, _, _ in DONE], ids=named)
def test_what_can_be_done_is_possible(verb: Effect) -> None:
    assert is_possible(light_table(), verb, LIGHT, LUKE)


@pytest.mark.parametrize("verb", [verb for verb, _, _ in DONE_BY_DARK], ids=named)
def test_what_the_dark_side_can_do_is_possible(verb: Effect) -> None:
    assert is_possible(dark_table(), verb, DARK, FALL)


@pytest.mark.parametrize("verb", IN_VAIN, ids=named)
def test_what_would_do_nothing_is_not_possible(verb: Effect) -> None:
    assert not is_possible(light_table(), verb, LIGHT, LUKE)


ASKS: list[tuple[Effect, bool]] = [
    (Choose(YOU, MINE, Heal(1, CHOSEN)), True),
    (Choose(OPPONENT, MINE, Heal(1, CHOSEN)), False),
    (Cleanse(THIS), True),
    (SearchObjectives(), True),
    (LookAndCapture(3), True),
    (MoveCaptive(), True),
    (Capture(FOES), True),
    (Capture(FOES, here=True), False),
    (Deal(1, FOES), False),
]


@pytest.mark.parametrize(("verb", "asks"), ASKS, ids=named)
def test_a_verb_says_whether_it_will_ask_who_uses_it(verb: Effect, asks: bool) -> None:
    state = light_table()._state
    assert verb.asks_user(state, Step(verb, LIGHT, state.setup.index[LUKE], 0, state.setup)) is asks


@pytest.mark.parametrize("whole", [IfYouDo, Then])
def test_an_engagement_turned_to_another_objective_is_logged_and_what_follows_it_happens(whole: type[Then]) -> None:
    position = light_table().position()
    position["seats"][LIGHT]["objective_deck"].remove("a_heros_journey#1")
    position["seats"][LIGHT]["play"].append("a_heros_journey#1")
    t = kantyna.Table.from_position(position)
    said = log_after(t, whole(TurnEngagement(), DrawCards(1)), LIGHT, "a_heros_journey#1")
    assert said[:2] == ["turn-engagement a_heros_journey#1", "draw"]


@pytest.mark.parametrize("whole", [IfYouDo, Then])
@pytest.mark.parametrize("joins", [True, False])
def test_a_card_that_puts_itself_into_play_is_logged_and_what_follows_it_happens(
    joins: bool, whole: type[Then]
) -> None:
    said = log_after(light_table(), whole(PutThis(joins), DrawCards(1)), LIGHT, "c_3po#1")
    assert said == ["entered c_3po#1", *["join-engagement c_3po#1"][:joins], "draw"]
    assert not drawn(light_table(), whole(PutThis(joins), DrawCards(1)), LIGHT, LUKE), "Luke is not in hand"


@pytest.mark.parametrize("verb", [GiveShield(THIS), GainIcons("UD", THIS, "phase-end"), Exhaust(1, THIS)], ids=named)
def test_nothing_is_done_to_a_card_that_has_left_play(verb: Effect) -> None:
    said = log_after(light_table(), Then(SacrificeThis(), Then(verb, DrawCards(1))), LIGHT, LUKE)
    assert said[:2] == [f"sacrifice {LUKE}", f"discard-from-play {LUKE}"] and "draw" not in said
    assert not any([LUKE in line for line in said[2:]])


def test_an_enhancement_that_finds_nothing_to_enhance_any_more_is_discarded() -> None:
    t = table(side("sith"), side("jedi", "x_wing", playing=["trust_your_feelings"]), LIGHT)
    t = using(t, ATTACH, LIGHT, "trust_your_feelings#1")
    assert zone(t, LIGHT, "discard") == ["trust_your_feelings"], "the X-Wing is no character"


def test_a_card_sent_under_its_owners_deck_lies_there_below_the_others() -> None:
    t = using(light_table(), UnderDecks(UNITS & ENEMY & ~PARTICIPATING), LIGHT, LUKE)
    assert zone(t, DARK, "deck") == ["espo_trooper"] * 4
    assert t.position()["seats"][DARK]["deck"][-1] == "espo_trooper#2"
    assert t.view(LIGHT)["seats"][DARK]["deck"] == [None, None, None, "espo_trooper#2"], "all saw it go there"


@pytest.mark.parametrize(("whole", "follows"), [(IfYouDo, True), (Then, False)])
@pytest.mark.parametrize("verb", [Deal(2, FOES & PARTICIPATING), Exhaust(2, FOES & PARTICIPATING)], ids=named)
def test_what_a_shield_prevents_in_part_was_not_done_in_full(verb: Effect, whole: type[Then], follows: bool) -> None:
    position = light_table().position()
    position["marks"]["shield"] = {"darth_vader#1": 1}
    t = kantyna.Table.from_position(position)
    assert drawn(t, whole(verb, DrawCards(1)), LIGHT, LUKE, "use-shield darth_vader#1") == follows


@pytest.mark.rule("SWLCG-468")
def test_shields_are_asked_for_in_the_order_of_the_cards() -> None:
    position = light_table().position()
    position["marks"]["shield"] = {"darth_vader#1": 1, "nightsister#1": 1}
    t = using(kantyna.Table.from_position(position), Deal(1, FOES), LIGHT, LUKE)
    pass_answers(t)
    assert keys(t, DARK) == ["use-shield darth_vader#1", "decline"]
    do(t, "decline")
    assert keys(t, DARK) == ["use-shield nightsister#1", "decline"]


def test_an_offered_card_of_the_discard_pile_is_told_from_another_in_words() -> None:
    t = using(light_table(), TakeFromPile(UNITS), LIGHT, LUKE)
    why = t.why_not(LIGHT, "pick yoda#1")
    assert why is not None and why.rule == "SWLCG-763"
    assert why.text("en") == "Yoda: that is not a unit in your discard pile."
