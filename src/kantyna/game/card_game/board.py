"""The table as the rules read it: players, sides, and what cards are, can do and are worth now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.effects.constants import NOTHING_FORBIDS, forbidden, read
from ...engine.ids import NO_SEAT, Card, Seat
from ...engine.seating import in_game
from .affiliations import DARK_SIDE, LIGHT_SIDE
from .cards.card_types import (
    AFFILIATION,
    DEATH_STAR_DIAL,
    ENHANCEMENT,
    OBJECTIVE,
    PLAY_AREA,
    TITLE,
    TYPE,
    UNIQUE,
    UNIT,
    PrintedCard,
)
from .terms import (
    ACTIVE,
    ATTACKER,
    COMMITTED,
    DAMAGE,
    DARK,
    DEFENDER,
    FOCUS,
    FORCE_CARDS,
    HAS_EDGE,
    PARTICIPATION,
    PLAY,
)

if TYPE_CHECKING:
    from ...engine.state import State
    from .formats.mode import Mode


IMMUNE: Final = "immune"
"""A card with this number is not affected by enemy cards."""
SAFE: Final = "cannot-be-damaged"
WORN_OUT: Final = "worn-out"
"""A card without damage capacity: the damage at which it is discarded."""
NO_END: Final = 99


def printed(t: State, card: Card) -> PrintedCard:
    definition: PrintedCard = t.setup.defs[card]
    return definition


# sides and teams


def active_player(t: State) -> Seat:
    return Seat(t.numbers[ACTIVE])


def dark_lead(t: State) -> Seat:
    """The seat that leads the dark side."""
    return Seat(t.numbers[DARK])


def is_dark(t: State, seat: Seat) -> bool:
    """Does that seat play the dark side?"""
    lead: Seat = t.setup.seating.lead[seat]
    return lead == t.numbers[DARK]


def side(t: State, seat: Seat) -> str:
    return DARK_SIDE if is_dark(t, seat) else LIGHT_SIDE


def team(t: State, seat: Seat) -> list[Seat]:
    """The seat and its partners that are still in the game, in the order in which they act. Not to be changed."""
    seats: list[Seat] = t.setup.seating.team[seat]
    return in_game(t, seats)


def enemies(t: State, seat: Seat) -> list[Seat]:
    """All opponents still in the game (BOTF-255). Not to be changed."""
    seats: list[Seat] = t.setup.seating.enemies[seat]
    return in_game(t, seats)


def opposite(t: State, seat: Seat) -> list[Seat]:
    """The players that seat may attack. Not to be changed."""
    seats: list[Seat] = t.setup.seating.opposite[seat]
    return in_game(t, seats)


def dark_team(t: State) -> list[Seat]:
    return team(t, dark_lead(t))


def light_team(t: State) -> list[Seat]:
    others: list[Seat] = t.setup.seating.enemies[dark_lead(t)]
    return in_game(t, others)


def first_player(t: State, seat: Seat) -> Seat:
    """The player who acts for that seat's team: its first player, or the next one if the first is out (BOTF-303)."""
    return team(t, seat)[0]


def is_turn_of(t: State, seat: Seat) -> bool:
    """Is it the turn of that seat's team (BOTF-026)?"""
    acting: list[Seat] = t.setup.seating.team[t.numbers[ACTIVE]]
    return seat in acting


def around(t: State, seats: list[Seat]) -> list[Seat]:
    """The given seats that are still in the game, clockwise from the active player (BOTF-256, BOTF-305)."""
    there = in_game(t, seats)
    return [seat for seat in t.setup.seating.order[t.numbers[ACTIVE]] if seat in there] if len(there) > 1 else there


def in_order(t: State, user: Seat) -> list[Seat]:
    """The order in which an effect on several players is resolved. Of two players, the user of the effect is first."""
    order: list[list[Seat]] = t.setup.seating.order
    return order[user] if t.setup.seat_count == 2 else around(t, order[0])


def friends(t: State, seat: Seat) -> list[Seat]:
    """The player and their partners (BOTF-257)."""
    return around(t, t.setup.seating.team[seat])


def partners(t: State, seat: Seat) -> list[Seat]:
    """The other friendly players (BOTF-258)."""
    return [friend for friend in friends(t, seat) if friend != seat]


def opponents(t: State, seat: Seat) -> list[Seat]:
    """All players of the other side still in the game (BOTF-255, BOTF-264)."""
    return around(t, t.setup.seating.enemies[seat])


def other_side(t: State, seat: Seat) -> tuple[Seat, ...]:
    """All players of the other side, also those who are out."""
    seats: list[Seat] = t.setup.seating.enemies[seat]
    return tuple(seats)


def all_of(t: State, seat: Seat) -> tuple[Seat, ...]:
    """All players of that seat's team, also those who are out: they win together."""
    seats: list[Seat] = t.setup.seating.team[seat]
    return tuple(seats)


# the engagement


def is_engagement(t: State) -> bool:
    """Is an engagement being resolved?"""
    return t.numbers[ATTACKER] > 0


def defender(t: State) -> Seat:
    """The player whose objective is engaged, or was until it was destroyed."""
    if len(t.numbers) > DEFENDER and t.seat_held(DEFENDER) >= 0:
        return t.seat_held(DEFENDER)
    return opposite(t, max(Seat(0), t.seat_held(ATTACKER)))[0]


def rival(t: State, seat: Seat) -> Seat:
    """The other of the two players who fight this engagement."""
    others: list[Seat] = t.setup.seating.enemies[seat]
    if len(others) == 1:
        return others[0]
    attacker = t.seat_held(ATTACKER)
    return defender(t) if seat == attacker else attacker


def fights(t: State, seat: Seat) -> bool:
    """Does that player attack or defend in this engagement?"""
    return is_engagement(t) and seat in (t.seat_held(ATTACKER), defender(t))


# cards


def is_in_play(t: State, card: Card) -> bool:
    return t.setup.active_zones[t.where[card]]


def kind(t: State, card: Card) -> str:
    """The current type of a card: a unit attached to another card is an enhancement (SWLCG-749).

    A captured card has its printed type (SWLCG-771).
    """
    definition: PrintedCard = t.setup.defs[card]
    if t.host[card] < 0 or definition.kind != UNIT:
        return definition.kind
    return ENHANCEMENT if is_in_play(t, card) else UNIT


def is_unit(t: State, card: Card) -> bool:
    """The same as `kind`, for units only: this is asked all the time."""
    definition: PrintedCard = t.setup.defs[card]  # not `printed`: that is a call
    return definition.kind == UNIT and (t.host[card] < 0 or not is_in_play(t, card))


def in_play(t: State, seat: Seat) -> list[Card]:
    return t.cards_in(seat, PLAY)


def units(t: State, seat: Seat) -> list[Card]:
    return [card for card in t.cards_in(seat, PLAY) if is_unit(t, card)]


def objectives(t: State, seat: Seat) -> list[Card]:
    """The current objectives of a player (SWLCG-103)."""
    return [card for card in t.cards_in(seat, PLAY) if printed(t, card).kind == OBJECTIVE]


def engageable(t: State, seat: Seat) -> list[Card]:
    """What that player may engage at all: objectives of the player opposite (SWLCG-213, BOTF-019), and cards of their
    own that stand for the dial (SWLCG-750)."""
    dials = [card for card in t.cards_in(seat, PLAY) if stands_for_dial(t, card)]
    theirs = [card for enemy in opposite(t, seat) for card in objectives(t, enemy) if not is_sheltered(t, card)]
    return [*theirs, *dials]


def is_sheltered(t: State, card: Card) -> bool:
    """Is it an objective that cannot be attacked now (BOTF-142)? Most formats have none."""
    mode: Mode = t.setup.seating.mode
    return mode.shelters and mode.is_sheltered(t, card)


def stands_for_dial(t: State, card: Card) -> bool:
    """Does engaging that card engage the dial? Damage to the dial is placed on it, and goes with it."""
    return printed(t, card).kind == ENHANCEMENT and read(t, "dial-capacity", card, 0) > 0


def is_ready(t: State, card: Card) -> bool:
    """Without focus tokens (SWLCG-078)."""
    return t.marks[FOCUS][card] == 0


def participants(t: State, seat: Seat) -> list[Card]:
    """The participating units on that player's side (SWLCG-348): their own, and those that partners control there. Only
    the two fighting players strike (BOTF-214, BOTF-217)."""
    role = t.marks[PARTICIPATION]
    return [card for each in t.setup.seating.team[seat] for card in t.cards_in(each, PLAY) if role[card]]


def committed(t: State, seat: Seat) -> list[Card]:
    return [card for card in t.cards_in(seat, PLAY) if t.marks[COMMITTED][card]]


def free_force_cards(t: State, seat: Seat) -> int:
    """How many more units the player may commit. A team shares its Force cards (SWLCG-232, BOTF-219)."""
    return FORCE_CARDS - sum([len(committed(t, each)) for each in team(t, seat)])


def capacity(t: State, card: Card) -> int:
    """The damage that destroys it; for a card that stands for the dial, the damage that wins the game."""
    base = printed(t, card).capacity or read(t, "dial-capacity", card, 0)
    return read(t, "capacity", card, base)


def wear_limit(t: State, card: Card) -> int:
    """The damage at which a card without capacity is discarded; 0: never."""
    return read(t, WORN_OUT, card, 0)


def remaining_capacity(t: State, card: Card) -> int:
    """The damage that would still destroy it. Cards may lower the capacity; a card without one takes any damage."""
    if WORN_OUT in t.setup.constants and wear_limit(t, card):
        return NO_END
    return max(0, capacity(t, card) - read(t, "destroyed-sooner", card, 0) - t.marks[DAMAGE][card])


def is_damageable(t: State, card: Card) -> bool:
    """Does it have a damage capacity: is it a unit or an objective (SWLCG-050)?"""
    return printed(t, card).kind == OBJECTIVE or is_unit(t, card)


def takes_damage(t: State, card: Card) -> bool:
    """May damage be dealt, moved or redirected to it?"""
    return is_damageable(t, card) and not is_safe(t, card)


def is_safe(t: State, card: Card) -> bool:
    """Does a card say that it cannot be damaged (SWLCG-779)?"""
    return forbidden(t, "be-damaged", card) != NOTHING_FORBIDS


def can_leave(t: State, card: Card) -> bool:
    """May it leave play at all? The affiliation card cannot (SWLCG-074, SWLCG-632)."""
    return printed(t, card).kind != AFFILIATION


def some_immune(t: State) -> bool:
    """Might some card at this table be immune to enemy cards?"""
    mode: Mode = t.setup.seating.mode
    return mode.shelters or IMMUNE in t.setup.constants


def is_immune(t: State, card: Card, seat: Seat) -> bool:
    """Is the card, an enemy's, immune to effects of that player's cards? Strikes, edge battles and other rules are no
    card effects (SWLCG-433). Sheltered objectives are immune too (BOTF-143)."""
    if not some_immune(t):  # asked all the time, rarely true
        return False
    immune = read(t, IMMUNE, card, 0) > 0 or is_sheltered(t, card)
    return immune and t.controller(card) in t.setup.seating.enemies[seat]


def protects(t: State, protector: Card, card: Card) -> bool:
    """Does the protector's Protect keyword name the card, by trait or otherwise (SWLCG-784)?"""
    definition = printed(t, protector)
    named = definition.protects
    if not named or protector == card:
        return False
    if definition.protects_by == TYPE:
        return kind(t, card) == named
    if definition.protects_by == TITLE:
        return printed(t, card).title == named
    if definition.protects_by == UNIQUE:
        return kind(t, card) == named and printed(t, card).unique
    return has_trait(t, card, named)


def resources(t: State, card: Card) -> int:
    """The most resources that it generates at once (SWLCG-299)."""
    definition: PrintedCard = t.setup.defs[card]  # not `printed`: this is asked all the time
    return read(t, "resources", card, definition.resources)


def force_icons(t: State, card: Card) -> int:
    return read(t, "force-icons", card, printed(t, card).force_icons)


def strength(t: State, card: Card, icon: str) -> int:
    """The icons of one type that count for a unit now, with edge-enabled ones if its side has the edge (SWLCG-417)."""
    definition = printed(t, card)
    normal = read(t, icon, card, definition.icons.get(icon, 0))
    if t.seat_held(HAS_EDGE) not in t.setup.seating.team[t.controller(card)]:
        return normal
    return normal + read(t, "edge-" + icon, card, definition.icons.get("edge-" + icon, 0))


def has_keyword(t: State, card: Card, keyword: str) -> bool:
    return keyword_value(t, card, keyword) > 0


def keyword_value(t: State, card: Card, keyword: str) -> int:
    """The value of a keyword. One without a value counts 1 (SWLCG-559)."""
    return read(t, keyword, card, printed(t, card).keywords.get(keyword, 0))


def has_trait(t: State, card: Card, trait: str) -> bool:
    return trait in printed(t, card).traits


def same_title_in_play(t: State, card: Card) -> bool:
    """Is a unique card of that title in play, under any controller (SWLCG-600, SWLCG-602)?"""
    title = printed(t, card).title
    for seat in t.setup.seats:
        for other in t.cards_in(seat, PLAY):
            definition = printed(t, other)
            if definition.unique and definition.title == title:
                return True
    return False


def hosts(t: State, card: Card, seat: Seat = NO_SEAT) -> list[Card]:
    """The cards in play that the enhancement may be attached to (SWLCG-201, SWLCG-570), by `seat` if not by its
    controller."""
    found: list[Card] = []
    by = t.controller(card) if seat < 0 else seat
    for each in t.setup.seats:
        enemys = by >= 0 and each in t.setup.seating.enemies[by]
        for other in t.cards_in(each, PLAY):
            if may_host(t, card, other, seat) and not (enemys and is_sheltered(t, other)):
                found.append(other)
    return found


def may_host(t: State, card: Card, host: Card, seat: Seat = NO_SEAT) -> bool:
    return printed(t, card).fits(t, card, host, seat) and not has_keyword(t, host, "no-enhancements")


def enhances_place(t: State, card: Card) -> bool:
    """Does it enhance a play area or the dial, and no card (SWLCG-206)?"""
    enhances = printed(t, card).enhances
    return enhances is not None and enhances.what in (PLAY_AREA, DEATH_STAR_DIAL)


def enhances_dial(t: State, card: Card) -> bool:
    enhances = printed(t, card).enhances
    return enhances is not None and enhances.what == DEATH_STAR_DIAL
