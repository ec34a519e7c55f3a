"""Cards entering and leaving play, destroyed or not, and what happens to everything attached to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import PendingEvent, report, until_settled
from ....engine.abilities.windows import Occur, occur_to_all
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import Modifier, read
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.effects.fields import SEAT, WORD, Fields
from ....engine.effects.hands import DECK, DISCARD, HAND
from ....engine.history.events import ALL
from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat, number_of_seat
from ....engine.seating import ChooseSeat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.constants import WithPartner
from ..cards.card_types import OBJECTIVE, UNIT
from ..formats.kept_affiliations import forfeit
from ..formats.mode import mode_of
from ..terms import CAPTURED, COMMITTED, DAMAGE, DIAL, ENGAGED, GONE, LOST, PARTICIPATION, PLAY, REINFORCING, VICTORY
from .discard_order import ask_for_order, pile_sizes
from .tokens import count_victory, victories

if TYPE_CHECKING:
    from ....engine.state import State

ENTERED: Final = Occur("entered", NOTHING)
CONTROLLED: Final = Occur("controlled", NOTHING)
TO_DISCARD: Final = "discard"
TO_HAND: Final = "hand"
TO_BOTTOM: Final = "bottom"
TO_BOTTOM_MIXED: Final = "bottom-mixed"
TO_CAPTURED: Final = "captured"
TO_VICTORY: Final = "victory"
"""Only in positions of earlier versions, which did not name the winner in the event."""
AT_STAKE: Final = "at-stake"
"""A card with this number: its controller loses the game when it is destroyed (SWLCG-291)."""
AT_RISK: Final = "lost-with"
"""A card with this number: its controller loses the game when it leaves play in any way (BOTF-165)."""
FOR_PARTNER: Final = "for-partner"
"""A card with this constant may enter play under a partner's control."""
ON_PARTNERS: Final = "on-partners"
"""A card with this constant does something when attached to a partner's card."""
LEAVES: Final = "leaves"
"""A card with this modifier is discarded from play when the modifier ends, no matter who controls it (BOTF-290)."""


def enter_play(t: State, seat: Seat, card: Card, host: Card = NO_CARD) -> None:
    """A card enters play, ready and without tokens (SWLCG-193, SWLCG-633); reactions follow.

    The player of a unit that may be an enhancement first chooses which it is.
    """
    definition = board.printed(t, card)
    if host < 0 and definition.kind == UNIT and definition.enhances is not None and board.hosts(t, card, seat):
        t.push(ENTER_AS, seat, card, 0)
    else:
        come_in(t, seat, card, host)


class EnterAs(Select):
    """A unit enters play attached to a card, or as a unit (SWLCG-749)."""

    word: ClassVar[str] = "enter-as"
    rule: ClassVar[str] = "SWLCG-749"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return board.hosts(t, me.card, me.seat)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        come_in(t, me.seat, me.card, cards[0] if cards else NO_CARD)
        if cards:
            t.tell("attach", me.seat, cards[0])

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-enter-as", card=card_name(t.setup.defs[me.card].id))


def come_in(t: State, seat: Seat, card: Card, host: Card) -> None:
    t.send(card, t.zone_of(seat, PLAY), "entered", seat)
    t.host[card] = host
    t.push(ENTERED, seat, card, 0)
    t.push(RECHECK, seat, NO_CARD, 0)
    if host >= 0 and t.controller(host) != seat and t.controller(host) in t.setup.seating.team[seat]:
        do_with_partner(t, seat, card, ON_PARTNERS)


def do_with_partner(t: State, seat: Seat, card: Card, stat: str) -> None:
    """Run what the card says about going to a partner."""
    for constant in board.printed(t, card).constants:
        if isinstance(constant, WithPartner) and constant.stat == stat:
            t.push(constant.effect, seat, card, 0)


def leave_play(
    t: State, seat: Seat, cards: list[Card], to: str, holder: Card = NO_CARD, winners: dict[Card, Seat] | None = None
) -> None:
    """Cards leave play together, for that place of their owners (SWLCG-634), or captured at `holder` (SWLCG-636).
    Objectives with a winner go to that player's victory pile; the event keeps the winner (`seat_for`)."""
    going = [card for card in cards if board.can_leave(t, card)]
    if len(going) < len(cards):
        report(t, 0, 1)
    if going:
        to_victory = winners or {}
        amounts = [number_of_seat(to_victory.get(card, NO_SEAT)) for card in going]
        occur_to_all(t, "leave", LeaveNow(to), seat, going, amounts, holder)


class LeaveNow(Effect):
    """The cards leave one by one. Objectives that went to victory piles are then counted."""

    word: ClassVar[str] = "leave-now"
    fields: ClassVar[Fields] = {"to": WORD}

    def __init__(self, to: str) -> None:
        self.to = to

    def run(self, t: State, me: Step) -> None:
        t.push(RECHECK, me.seat, NO_CARD, 0)
        event = t.pending[-1]
        if self.to == TO_VICTORY:
            for card in event.cards:
                event.set_seat_for(card, mode_of(t).takers(t, card, me.seat)[0])
        if self.to == TO_CAPTURED and not board.is_in_play(t, event.other):
            report(t, 0, 1)  # an interrupt has removed the objective
            event.cancelled = True
            return
        gone = event.affected()
        if AT_RISK in t.setup.constants:
            for card in gone:
                if read(t, AT_RISK, card, 0):
                    destroyer = me.seat if is_being_destroyed(t, card) else NO_SEAT
                    t.push(LOSE_GAME, t.controller(card), card, number_of_seat(destroyer))
        losers = [t.controller(card) for card in gone if board.printed(t, card).kind == OBJECTIVE]
        piles = pile_sizes(t)
        for card in gone:
            saved = self.to == TO_DISCARD and read(t, "goes-to-hand", card, 0) > 0
            staked = read(t, AT_STAKE, card, 0)
            strip(t, card)
            if self.to == TO_CAPTURED:
                hold(t, card, event.other)
            elif event.seat_for(card) >= 0:
                win(t, card, event.seat_for(card), staked)
            else:
                put(t, card, TO_HAND if saved else self.to)
            report(t, 1, 1)
        if self.to == TO_BOTTOM_MIXED:
            mix_bottoms(t, gone)
        if waiting(event):
            t.push(COUNT_VICTORY, board.active_player(t), NO_CARD, 0)
        ask_for_order(t, piles)
        for seat in losers:
            forfeit(t, seat)


class ToVictoryOf(LeaveNow):
    """Only in positions of earlier versions: a destroyed objective goes to one of several enemies."""

    word: ClassVar[str] = "to-victory-of"
    fields: ClassVar[Fields] = {"winner": SEAT}

    def __init__(self, winner: Seat) -> None:
        super().__init__(TO_DISCARD)
        self.winner = winner

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        for card in event.cards:
            event.set_seat_for(card, self.winner)
        super().run(t, me)


def win(t: State, card: Card, winner: Seat, staked: int) -> None:
    """A destroyed objective goes to that player's victory pile. What was at stake with it is kept until it counts."""
    t.send(card, t.zone_of(winner, VICTORY), "to-victory", winner)
    if staked:
        t.modifiers.append(Modifier(AT_STAKE, card, staked, until_settled(t, len(t.pending) - 1)))


def mix_bottoms(t: State, cards: list[Card]) -> None:
    """These cards went to the bottom of decks: shuffle those of each deck, so that nobody knows their order."""
    for seat in t.setup.seats:
        n = len([card for card in cards if t.owner[card] == seat])
        if n > 1:
            deck = t.cards_in(seat, DECK)
            mixed = deck[:n]
            t.chance.shuffle(mixed)
            deck[:n] = mixed
            for card in mixed:
                t.known[card] = 0


def put(t: State, card: Card, to: str) -> None:
    """Send a card to its owner's zone (SWLCG-638); objectives have a pile of their own (SWLCG-182). Cards of a player
    who is out leave the game if somebody else controlled them (BOTF-326)."""
    owner = t.owner[card]
    if t.setup.rules.seats.is_out(t, owner) and t.controller(card) != owner:
        t.send(card, t.zone_of(owner, GONE), "leaves-game", owner)
    elif to == TO_HAND:
        t.send(card, t.zone_of(owner, HAND), "return-to-hand", owner)
        t.known[card] = ALL
    elif to in (TO_BOTTOM, TO_BOTTOM_MIXED):
        t.send(card, t.zone_of(owner, DECK), "to-bottom", owner)
        cards = t.cards_in(owner, DECK)
        cards.insert(0, cards.pop())
        t.known[card] = ALL
    else:
        pile = DISCARD if board.printed(t, card).in_command_deck else LOST
        t.send(card, t.zone_of(owner, pile), "discard-from-play", owner)


def strip(t: State, card: Card) -> None:
    """A card that leaves play loses its tokens, attachments and Force card (SWLCG-637, SWLCG-202, SWLCG-228).

    Cards captured at it are rescued (SWLCG-626). It leaves the engagement.
    """
    for each in t.attached(card):
        t.host[each] = NO_CARD
        lies = t.setup.zone_kinds[t.where[each]].name
        if lies == "captured":
            rescue(t, each)
        elif lies == REINFORCING:  # BOTF-123
            t.send(each, t.zone_of(t.owner[each], DISCARD), "discard", t.owner[each])
        elif board.is_in_play(t, each):
            strip(t, each)
            put(t, each, TO_DISCARD)
    t.host[card] = NO_CARD
    t.forget(card)
    mode_of(t).vacate(t, card)
    if t.card_held(ENGAGED) == card:
        t.hold_card(ENGAGED, NO_CARD)


def hold(t: State, card: Card, objective: Card, seen: int = ALL) -> None:
    """A captured card lies face down at that objective (SWLCG-609). `seen`: who knows which card it is."""
    seat = t.controller(objective)
    t.send(card, t.zone_of(seat, CAPTURED), "capture", seat, seen)
    t.host[card] = objective
    t.known[card] = seen


def rescue(t: State, card: Card) -> None:
    """A captured card returns to its owner's hand (SWLCG-617). Players who had seen it still know it."""
    owner = t.owner[card]
    known = t.known[card] | 1 << t.controller(card) | 1 << owner
    t.host[card] = NO_CARD
    t.send(card, t.zone_of(owner, HAND), "rescue", owner, known)
    t.known[card] = known


def destroy_broken(t: State, seat: Seat) -> None:
    """Destroy every card with as much damage as its capacity, at once (SWLCG-435, SWLCG-437)."""
    damage = t.marks[DAMAGE]
    broken = [
        card
        for each in t.setup.seats
        for card in t.cards_in(each, PLAY)
        if damage[card] and board.is_damageable(t, card) and not board.remaining_capacity(t, card)
    ]
    if broken:
        going = [card for event in t.pending if event.kind == "destroy" for card in event.subjects()]
        destroy(t, seat, [card for card in broken if card not in going])


class Recheck(Effect):
    """After any change: destroy what cannot take more damage and discard enhancements that no longer fit, before
    anybody acts (SWLCG-210, SWLCG-437, SWLCG-793)."""

    word: ClassVar[str] = "recheck"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        mode_of(t).recheck(t)
        active = board.active_player(t)
        destroy_broken(t, active)
        leave_play(t, active, [*unfitting_enhancements(t), *worn_out(t), *self_discarding(t)], TO_DISCARD)


def change_control(t: State, card: Card, seat: Seat) -> None:
    """That player gains control of a card. Taken from an enemy, it loses its Force card (SWLCG-774) and leaves the
    engagement (SWLCG-776); from a partner it keeps both (BOTF-214). Attachments keep their controllers; `Recheck` finds
    those that no longer fit (SWLCG-775)."""
    before = t.controller(card)
    t.push(CONTROLLED, seat, card, 0)
    t.push(RECHECK, seat, NO_CARD, 0)
    t.send(card, t.zone_of(seat, PLAY), "controlled", seat)
    if before not in t.setup.seating.team[seat]:
        t.marks[COMMITTED][card] = 0
        t.marks[PARTICIPATION][card] = 0


class Over(Effect):
    """End what lasted until now, after the reactions (SWLCG-556)."""

    word: ClassVar[str] = "over"
    fields: ClassVar[Fields] = {"until": WORD}
    outlives: ClassVar[bool] = True

    def __init__(self, until: str) -> None:
        self.until = until

    def run(self, t: State, me: Step) -> None:
        t.push(RECHECK, me.seat, NO_CARD, 0)
        leaving = [each.card for each in t.modifiers if each.stat == LEAVES and each.until == self.until]
        t.expire(self.until)
        if leaving:
            leave_play(t, me.seat, leaving, TO_DISCARD)


def worn_out(t: State) -> list[Card]:
    """Cards to discard from play because of the damage on them, whatever their capacity."""
    there = [card for card in t.setup.constants.get(board.WORN_OUT, ()) if board.is_in_play(t, card)]
    return [card for card in there if 0 < board.wear_limit(t, card) <= t.marks[DAMAGE][card]]


def self_discarding(t: State) -> list[Card]:
    """Cards whose own text discards them from play now."""
    there = [card for card in t.setup.constants.get("discarded", ()) if board.is_in_play(t, card)]
    return [card for card in there if read(t, "discarded", card, 0)]


def unfitting_enhancements(t: State) -> list[Card]:
    """Enhancements that no longer fit their card."""
    host = t.host
    return [
        card
        for seat in t.setup.seats
        for card in t.cards_in(seat, PLAY)
        if host[card] >= 0 and not board.may_host(t, card, host[card])
    ]


def destroy(t: State, seat: Seat, cards: list[Card]) -> None:
    if cards:
        occur_to_all(t, "destroy", DestroyNow(), seat, cards, [0] * len(cards))


class DestroyNow(Effect):
    """Destroyed units go to the discard pile, objectives to an enemy's victory pile (SWLCG-451, SWLCG-454). The winner
    of each objective is decided first and kept in the event (`seat_for`)."""

    word: ClassVar[str] = "destroy-now"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        t.push(LEAVE_DESTROYED, me.seat, NO_CARD, 0)
        gone = event.affected()
        for card in gone:
            t.tell("destroy", t.controller(card), card)
            report(t, 1, 1)
        for card in reversed([card for card in gone if board.printed(t, card).kind == OBJECTIVE]):
            takers = mode_of(t).takers(t, card, me.seat)
            event.set_seat_for(card, takers[0])
            if len(takers) > 1:
                t.push(WHO_TAKES, takers[0], card, me.seat)


class WhoTakes(ChooseSeat):
    """The step's card is a destroyed objective that no enemy destroyed: the first of the enemies chooses who takes it
    (BOTF-033, BOTF-044). `other_seat` has destroyed it."""

    word: ClassVar[str] = "who-takes"
    rule: ClassVar[str] = "BOTF-033"

    def seats(self, t: State, me: Step) -> list[Seat]:
        return mode_of(t).takers(t, me.card, me.other_seat)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        t.pending[-1].set_seat_for(me.card, seat)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-who-takes", card=card_name(t.setup.defs[me.card].id))


class LeaveDestroyed(Effect):
    """Cards destroyed together leave play together, in one event (SWLCG-440, SWLCG-551)."""

    word: ClassVar[str] = "leave-destroyed"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        gone = event.affected()
        winners = {card: event.seat_for(card) for card in gone if event.seat_for(card) >= 0}
        for card in gone:
            if card not in winners and read(t, AT_STAKE, card, 0):
                t.push(LOSE_GAME, t.controller(card), card, 0)
        leave_play(t, me.seat, gone, TO_DISCARD, winners=winners)


class CountVictory(Select):
    """Objectives in victory piles count one by one (SWLCG-464). If either side would win by them, the active player
    chooses which counts first (SWLCG-288). Those still to be counted have a winner in the event."""

    word: ClassVar[str] = "count-victory"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-288"
    must_rule: ClassVar[str] = "SWLCG-288"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return waiting(t.pending[-1])

    def run(self, t: State, me: Step) -> None:
        cards = self.candidates(t, me)
        if both_would_win(t, cards):
            super().run(t, me)
        elif cards:
            self.act_on(t, me, cards[0])

    def act_on(self, t: State, me: Step, card: Card) -> None:
        event = t.pending[-1]
        winner = t.controller(card)
        event.set_seat_for(card, NO_SEAT)
        t.push(self, me.seat, NO_CARD, 0)
        if read(t, AT_STAKE, card, 0):
            t.push(LOSE_GAME, t.owner[card], card, 0)
        else:
            count_victory(t, winner, [t.controller(other) for other in waiting(event)])


def waiting(event: PendingEvent) -> list[Card]:
    """The objectives in victory piles that have not been counted."""
    return [card for card in event.affected() if event.seat_for(card) >= 0]


def both_would_win(t: State, cards: list[Card]) -> bool:
    """Would each side have won once all of these objectives have been counted?"""
    return bool(cards) and all([would_win(t, seats[0], cards) for seats in (board.dark_team(t), board.light_team(t))])


def would_win(t: State, seat: Seat, cards: list[Card]) -> bool:
    """Would that seat's side win by these uncounted objectives in victory piles?"""
    own = [card for card in cards if t.controller(card) in board.all_of(t, seat)]
    if any([read(t, AT_STAKE, card, 0) for card in own]):
        return True
    mode = mode_of(t)
    if not board.is_dark(t, seat):
        return bool(own) and 0 < mode.objectives_win <= victories(t, seat)
    dial = t.numbers[DIAL]
    uncounted: list[Seat] = []
    for card in own:  # from the last one of each pile on
        winner = t.controller(card)
        dial += len(t.cards_in(winner, VICTORY)) - uncounted.count(winner)
        uncounted.append(winner)
    return bool(own) and 0 < mode.dial_wins <= dial


class LoseGame(Effect):
    """The step's card, with which everything was at stake, has left play: its controller has lost (SWLCG-291).
    `optional_seat` has destroyed it."""

    word: ClassVar[str] = "lose-game"

    def run(self, t: State, me: Step) -> None:
        t.tell("stake-lost", me.seat, me.card)
        destroyer = me.optional_seat
        if destroyer in board.other_side(t, me.seat):
            t.tell("final-blow", destroyer, me.card)  # BOTF-158
        t.finish(board.other_side(t, me.seat), mode_of(t).lost_by(t, me.card, destroyer >= 0))


def is_being_destroyed(t: State, card: Card) -> bool:
    """Does a card that is leaving play leave it destroyed?"""
    return any([event.kind == "destroy" and card in event.subjects() for event in t.pending])


ENTER_AS: Final = EnterAs(0, 1)
WHO_TAKES: Final = WhoTakes()
LEAVE_DESTROYED: Final = LeaveDestroyed()
COUNT_VICTORY: Final = CountVictory()
LOSE_GAME: Final = LoseGame()
RECHECK: Final = Recheck()
EFFECTS: Final[list[type[Effect]]] = [
    EnterAs, LeaveNow, ToVictoryOf, Recheck, Over, DestroyNow, WhoTakes, LeaveDestroyed, CountVictory, LoseGame,
]  # fmt: skip
