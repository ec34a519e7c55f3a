"""What all games share: seating, hand, deck and discard pile, and conditional effects."""

from __future__ import annotations

import pytest
import skirmish_cards

import kantyna
import skirmish
from kantyna.engine.effects.conditional import OneOf
from kantyna.engine.effects.effect import Effect, Step
from kantyna.engine.effects.hands import DECK, DISCARD, HAND, Draw, draw
from kantyna.engine.ids import NO_CARD, NO_SEAT, Seat
from kantyna.engine.seating import Seating, in_game, next_in_game
from kantyna.engine.setup_cache import make_setup
from kantyna.engine.state import State
from kantyna.game.deckbuilding.terms import AT_BASE, TARGET, aim_at, card_aimed_at
from kantyna.game.star_realms.terms import COPIES, PLEDGE_CARD, PLEDGE_FOR
from shipped import SHIPPED

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize(
    ("game", "format", "seats", "teams", "acting", "seen_by"),
    [
        ("star-realms", "duel", 2, [[0], [1]], [[0], [1]], [1, 2]),
        ("star-realms", "hydra-2", 4, [[0, 1], [2, 3]], [[0, 1], [0, 1], [2, 3], [2, 3]], [1, 2, 4, 8]),
        ("star-realms", "raid", 3, [[0], [1, 2]], [[0], [1], [2]], [1, 6, 6]),
        ("deckbuilding", "teams", 4, [[0, 1], [2, 3]], [[0, 1], [0, 1], [2, 3], [2, 3]], [3, 3, 12, 12]),
        (skirmish.RULES.id, "partners", 4, [[0, 2], [1, 3]], [[0], [1], [2], [3]], [1, 2, 4, 8]),
    ],
)
def test_who_sits_where_follows_from_the_format(
    game: str, format: str, seats: int, teams: list[list[int]], acting: list[list[int]], seen_by: list[int]
) -> None:
    seating: Seating = make_setup(game, format, seats).seating
    assert (seating.teams, seating.acting, seating.seen_by) == (teams, acting, seen_by)
    for team in teams:
        others = [seat for seat in range(seats) if seat not in team]
        for seat in team:
            assert (seating.team[seat], seating.lead[seat], seating.enemies[seat]) == (team, team[0], others)


def melee() -> State:
    """Three players without teams, each with one card in the deck and two in the discard pile."""
    t = State(make_setup("skirmish", "melee", 3))
    for seat in t.setup.seats:
        in_deck, *discarded = t.setup.cards[3 * seat : 3 * seat + 3]
        t.place(in_deck, t.zone_of(seat, DECK))
        for card in discarded:
            t.place(card, t.zone_of(seat, DISCARD))
    return t


def test_who_has_left_the_game_is_passed_over() -> None:
    t = melee()
    t.seat_numbers[skirmish_cards.OUT][1] = 1
    assert in_game(t, t.setup.seats) == [0, 2]
    assert (next_in_game(t, FIRST), next_in_game(t, FIRST, -1), next_in_game(t, THIRD)) == (2, 2, 0)


def test_one_draws_with_or_without_a_reshuffle() -> None:
    t = melee()
    assert draw(t, FIRST, 3, reshuffles=False) == 1
    assert (t.cards_in(FIRST, HAND), t.cards_in(FIRST, DECK), t.cards_in(FIRST, DISCARD)) == ([0], [], [1, 2])
    assert draw(t, SECOND, 2) == 2
    assert len(t.cards_in(SECOND, HAND)) == 2 and len(t.cards_in(SECOND, DECK)) == 1 and not t.cards_in(SECOND, DISCARD)
    assert draw(t, SECOND, 5) == 1, "and then there is nothing left"


def test_a_declared_number_holds_a_card_a_seat_or_nothing() -> None:
    t = State(make_setup("star-realms", "hydra-2", 4))
    card, other = t.setup.cards[:2]
    assert (t.card_held_by(FIRST, PLEDGE_CARD), t.seat_held_by(FIRST, PLEDGE_FOR)) == (NO_CARD, NO_SEAT)
    assert t.card_marked_on(card, COPIES) == NO_CARD
    t.hold_card_for(FIRST, PLEDGE_CARD, card)
    t.hold_seat_for(FIRST, PLEDGE_FOR, SECOND)
    t.mark_card_on(card, COPIES, other)
    assert (t.card_held_by(FIRST, PLEDGE_CARD), t.seat_held_by(FIRST, PLEDGE_FOR)) == (card, SECOND)
    assert t.card_marked_on(card, COPIES) == other


def test_a_number_with_values_of_its_own_holds_cards_after_them() -> None:
    t = State(make_setup("deckbuilding", "clone-wars", 2))
    unit, target = t.setup.cards[:2]
    t.marks[TARGET][unit] = AT_BASE
    assert t.card_marked_on(unit, TARGET) == NO_CARD
    t.mark_card_on(unit, TARGET, target)
    assert t.card_marked_on(unit, TARGET) == target == card_aimed_at(aim_at(target))


class Never(Effect):
    word = "never"

    def possible(self, t: State, me: Step) -> bool:
        return False


def test_parts_of_one_word_have_keys_of_their_own_where_only_some_can_be_carried_out() -> None:
    t = melee()
    one = OneOf(Draw(1), Never(), Draw(2))
    card = t.setup.cards[0]
    one.offer(t, Step(one, FIRST, card, 0, t.setup))
    assert [step.key for step in t.asked[FIRST]] == ["take draw 1", "take draw 2"]
    t.asked = {}
    nothing = OneOf(Never(), Never())
    nothing.offer(t, Step(nothing, FIRST, card, 0, t.setup))
    assert not t.asked and not nothing.possible(t, Step(nothing, FIRST, card, 0, t.setup))


@pytest.mark.parametrize("game", [*SHIPPED, "skirmish"])
def test_nobody_is_on_turn_who_is_not_at_the_table(game: str) -> None:
    position = kantyna.Table(game, seed=1).position() | {"active": 2}
    with pytest.raises(kantyna.BadPosition, match="2"):
        kantyna.Table.from_position(position)
