"""What lies on the table, as the rules read it: whose, of which kind, ready or not, how strong."""

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
"""The number of a card to which effects of enemy cards do nothing."""
SAFE: Final = "cannot-be-damaged"
WORN_OUT: Final = "worn-out"
"""The number of a card that has no damage capacity: how much damage it takes until it is discarded."""
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
    """Does that seat play the dark side? The table's number says which seat leads it."""
    lead: Seat = t.setup.seating.lead[seat]
    return lead == t.numbers[DARK]


def side(t: State, seat: Seat) -> str:
    return DARK_SIDE if is_dark(t, seat) else LIGHT_SIDE


def team(t: State, seat: Seat) -> list[Seat]:
    """The seat and its partners, in the order in which they act; who is out is none of them. Not to be changed."""
    seats: list[Seat] = t.setup.seating.team[seat]
    return in_game(t, seats)


def enemies(t: State, seat: Seat) -> list[Seat]:
    """All opponents that are in the game (BOTF-255). Not to be changed."""
    seats: list[Seat] = t.setup.seating.enemies[seat]
    return in_game(t, seats)


def opposite(t: State, seat: Seat) -> list[Seat]:
    """Whom that seat may attack. Not to be changed."""
    seats: list[Seat] = t.setup.seating.opposite[seat]
    return in_game(t, seats)


def dark_team(t: State) -> list[Seat]:
    return team(t, dark_lead(t))


def light_team(t: State) -> list[Seat]:
    others: list[Seat] = t.setup.seating.enemies[dark_lead(t)]
    return in_game(t, others)


def first_player(t: State, seat: Seat) -> Seat:
    """Who acts for that seat's team: its first player, or the next one if that one is out (BOTF-303)."""
    return team(t, seat)[0]


def is_turn_of(t: State, seat: Seat) -> bool:
    """Is it that seat's turn, which is its whole team's (BOTF-026)?"""
    acting: list[Seat] = t.setup.seating.team[t.numbers[ACTIVE]]
    return seat in acting


def around(t: State, seats: list[Seat]) -> list[Seat]:
    """Those of the seats that are in the game, clockwise, the active player first (BOTF-256, BOTF-305)."""
    there = in_game(t, seats)
    return [seat for seat in t.setup.seating.order[t.numbers[ACTIVE]] if seat in there] if len(there) > 1 else there


def in_order(t: State, user: Seat) -> list[Seat]:
    """The order in which an effect is carried out that works on several players. Two begin with whoever uses it."""
    order: list[list[Seat]] = t.setup.seating.order
    return order[user] if t.setup.seat_count == 2 else around(t, order[0])


def friends(t: State, seat: Seat) -> list[Seat]:
    """The friendly players: that player and its partners (BOTF-257)."""
    return around(t, t.setup.seating.team[seat])


def partners(t: State, seat: Seat) -> list[Seat]:
    """The other friendly players (BOTF-258)."""
    return [friend for friend in friends(t, seat) if friend != seat]


def opponents(t: State, seat: Seat) -> list[Seat]:
    """All players of the other side that are in the game (BOTF-255, BOTF-264)."""
    return around(t, t.setup.seating.enemies[seat])


def other_side(t: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody on the other side, also who is out."""
    seats: list[Seat] = t.setup.seating.enemies[seat]
    return tuple(seats)


def all_of(t: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody of that seat's team, also who is out: they win together."""
    seats: list[Seat] = t.setup.seating.team[seat]
    return tuple(seats)


# the engagement


def is_engagement(t: State) -> bool:
    """Is an engagement being resolved?"""
    return t.numbers[ATTACKER] > 0


def defender(t: State) -> Seat:
    """The player whose objective is engaged, or was before it was destroyed."""
    if len(t.numbers) > DEFENDER and t.seat_held(DEFENDER) >= 0:
        return t.seat_held(DEFENDER)
    return opposite(t, max(Seat(0), t.seat_held(ATTACKER)))[0]


def rival(t: State, seat: Seat) -> Seat:
    """The other one of the two who fight this engagement."""
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
    zone = t.where[card]
    return zone >= 0 and t.setup.active_zones[zone]


def kind(t: State, card: Card) -> str:
    """What type of card it is now: a unit that is attached to another card is an enhancement (SWLCG-749).

    Of a captured card the printed type counts where an effect asks for it (SWLCG-771).
    """
    definition: PrintedCard = t.setup.defs[card]
    if t.host[card] < 0 or definition.kind != UNIT:
        return definition.kind
    return ENHANCEMENT if is_in_play(t, card) else UNIT


def is_unit(t: State, card: Card) -> bool:
    """`kind`, asked for units alone and all the time."""
    return printed(t, card).kind == UNIT and (t.host[card] < 0 or not is_in_play(t, card))


def in_play(t: State, seat: Seat) -> list[Card]:
    return t.cards_in(seat, PLAY)


def units(t: State, seat: Seat) -> list[Card]:
    return [card for card in t.cards_in(seat, PLAY) if is_unit(t, card)]


def objectives(t: State, seat: Seat) -> list[Card]:
    """The current objectives of a player (SWLCG-103)."""
    return [card for card in t.cards_in(seat, PLAY) if printed(t, card).kind == OBJECTIVE]


def engageable(t: State, seat: Seat) -> list[Card]:
    """What that player may engage at all: objectives of who sits opposite (SWLCG-213, BOTF-019), and the dial where a
    card in play of the player's stands for it (SWLCG-750)."""
    dials = [card for card in t.cards_in(seat, PLAY) if stands_for_dial(t, card)]
    theirs = [card for enemy in opposite(t, seat) for card in objectives(t, enemy) if not is_sheltered(t, card)]
    return [*theirs, *dials]


def is_sheltered(t: State, card: Card) -> bool:
    """Is it an objective that cannot be attacked now (BOTF-142)? Of most formats none is."""
    mode: Mode = t.setup.seating.mode
    return mode.shelters and mode.is_sheltered(t, card)


def stands_for_dial(t: State, card: Card) -> bool:
    """Is the dial engaged by engaging that card? The damage on the dial lies on it, and goes with it."""
    return printed(t, card).kind == ENHANCEMENT and read(t, "dial-capacity", card, 0) > 0


def is_ready(t: State, card: Card) -> bool:
    """Without focus tokens (SWLCG-078)."""
    return t.marks[FOCUS][card] == 0


def participants(t: State, seat: Seat) -> list[Card]:
    """The units that take part in the engagement on that player's side (SWLCG-348): their own, and what a partner
    controls there, for only the two players who fight strike (BOTF-214, BOTF-217)."""
    role = t.marks[PARTICIPATION]
    return [card for each in t.setup.seating.team[seat] for card in t.cards_in(each, PLAY) if role[card]]


def committed(t: State, seat: Seat) -> list[Card]:
    return [card for card in t.cards_in(seat, PLAY) if t.marks[COMMITTED][card]]


def free_force_cards(t: State, seat: Seat) -> int:
    """How many more units the player may commit: a team shares its Force cards (SWLCG-232, BOTF-219)."""
    return FORCE_CARDS - sum([len(committed(t, each)) for each in team(t, seat)])


def capacity(t: State, card: Card) -> int:
    """The damage that destroys it; of what stands for the dial, the damage that wins the game."""
    base = printed(t, card).capacity or read(t, "dial-capacity", card, 0)
    return read(t, "capacity", card, base)


def endures(t: State, card: Card) -> int:
    """The damage at which it is discarded, although it has no capacity; 0: none."""
    return read(t, WORN_OUT, card, 0)


def left(t: State, card: Card) -> int:
    """The damage that it still takes to destroy it; cards may let less than the capacity do. What has no capacity and
    is only worn out takes any."""
    if WORN_OUT in t.setup.constants and endures(t, card):
        return NO_END
    return max(0, capacity(t, card) - read(t, "destroyed-sooner", card, 0) - t.marks[DAMAGE][card])


def is_damageable(t: State, card: Card) -> bool:
    """Has it a damage capacity: a unit or an objective (SWLCG-050)?"""
    return printed(t, card).kind == OBJECTIVE or is_unit(t, card)


def takes_damage(t: State, card: Card) -> bool:
    """May it be dealt damage, or get damage that is moved or taken over?"""
    return is_damageable(t, card) and not is_safe(t, card)


def is_safe(t: State, card: Card) -> bool:
    """Does something say that it cannot be damaged (SWLCG-779)?"""
    return forbidden(t, "be-damaged", card) != NOTHING_FORBIDS


def can_leave(t: State, card: Card) -> bool:
    """May it leave play at all? The affiliation card cannot (SWLCG-074, SWLCG-632)."""
    return printed(t, card).kind != AFFILIATION


def some_immune(t: State) -> bool:
    """Might effects of enemy cards do nothing to some card of this table?"""
    mode: Mode = t.setup.seating.mode
    return mode.shelters or IMMUNE in t.setup.constants


def is_immune(t: State, card: Card, seat: Seat) -> bool:
    """Do effects of that player's cards do nothing to it, being an enemy's? What the rules themselves do, strikes and
    edge battles included, is no effect of a card (SWLCG-433). What is sheltered is safe from them too (BOTF-143)."""
    if not some_immune(t):  # asked all the time, and hardly any card says so
        return False
    immune = read(t, IMMUNE, card, 0) > 0 or is_sheltered(t, card)
    return immune and t.controller(card) in t.setup.seating.enemies[seat]


def protects(t: State, protector: Card, card: Card) -> bool:
    """Is the card one of those that are named after Protect: by a trait, or by something else (SWLCG-784)?"""
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
    """The most that it generates at once (SWLCG-299)."""
    return read(t, "resources", card, printed(t, card).resources)


def force_icons(t: State, card: Card) -> int:
    return read(t, "force-icons", card, printed(t, card).force_icons)


def strength(t: State, card: Card, icon: str) -> int:
    """The icons of one type that count for a unit now: those that need the edge only for who has it (SWLCG-417)."""
    definition = printed(t, card)
    normal = read(t, icon, card, definition.icons.get(icon, 0))
    if t.seat_held(HAS_EDGE) not in t.setup.seating.team[t.controller(card)]:
        return normal
    return normal + read(t, "edge-" + icon, card, definition.icons.get("edge-" + icon, 0))


def has_keyword(t: State, card: Card, keyword: str) -> bool:
    return keyword_value(t, card, keyword) > 0


def keyword_value(t: State, card: Card, keyword: str) -> int:
    """The value of a keyword; of one without a value, 1 if the card has it (SWLCG-559)."""
    return read(t, keyword, card, printed(t, card).keywords.get(keyword, 0))


def has_trait(t: State, card: Card, trait: str) -> bool:
    return trait in printed(t, card).traits


def same_title_in_play(t: State, card: Card) -> bool:
    """Is a unique card of that title in play, whoever's (SWLCG-600, SWLCG-602)?"""
    title = printed(t, card).title
    for seat in t.setup.seats:
        for other in t.cards_in(seat, PLAY):
            definition = printed(t, other)
            if definition.unique and definition.title == title:
                return True
    return False


def hosts(t: State, card: Card, seat: Seat = NO_SEAT) -> list[Card]:
    """The cards in play to which that enhancement may be attached (SWLCG-201, SWLCG-570), by that player if it is not
    who has it now."""
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
    """Does it lie in a play area, or at the dial, and not under a card (SWLCG-206)?"""
    enhances = printed(t, card).enhances
    return enhances is not None and enhances.what in (PLAY_AREA, DEATH_STAR_DIAL)


def enhances_dial(t: State, card: Card) -> bool:
    enhances = printed(t, card).enhances
    return enhances is not None and enhances.what == DEATH_STAR_DIAL
