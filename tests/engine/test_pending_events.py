"""How interrupts change a pending event."""

from __future__ import annotations

from kantyna.engine.abilities.pending import PendingEvent
from kantyna.engine.ids import NO_CARD, NO_SEAT, Card, Seat

FIRST, SECOND, THIRD = map(Card, range(3))


def single(n: int) -> PendingEvent:
    return PendingEvent("damage", Seat(0), FIRST, NO_CARD, n)


def group(*amounts: int) -> PendingEvent:
    event = PendingEvent("damage", Seat(0), NO_CARD, NO_CARD, 0)
    event.set_group([FIRST, SECOND, THIRD][: len(amounts)], list(amounts))
    return event


def test_lowering_says_by_how_much_and_stops_at_nothing() -> None:
    alone, together = single(3), group(3, 1)
    assert [alone.lower(FIRST, 2), alone.lower(FIRST, 2), alone.amount(FIRST)] == [2, 1, 0]
    assert [together.lower(SECOND, 5), together.amounts] == [1, [3, 0]]


def test_a_spared_card_is_affected_again_once_more_comes_to_it() -> None:
    event = group(2, 2)
    event.spare(FIRST)
    assert event.affected() == [SECOND] and event.subjects() == [FIRST, SECOND]
    event.add(FIRST, 1)
    event.add(THIRD, 4)
    assert event.affected() == [FIRST, SECOND, THIRD] and event.amounts == [3, 2, 4]


def test_a_redirected_group_is_one_card_with_the_whole_amount() -> None:
    event = group(1, 2, 3)
    event.redirect(SECOND, Seat(1))
    assert event.subjects() == [SECOND] and event.amount(SECOND) == 6 and event.seat == 1


def test_an_event_of_which_nothing_happened_is_cancelled() -> None:
    event = group(1, 2)
    event.keep([SECOND], [1])
    assert not event.cancelled and event.subjects() == [SECOND]
    event.keep([], [])
    assert event.cancelled


def test_an_event_keeps_a_seat_for_a_card_or_none() -> None:
    event = group(0, 0)
    event.set_seat_for(SECOND, Seat(0))
    assert [event.seat_for(FIRST), event.seat_for(SECOND)] == [NO_SEAT, 0]
