"""Facts about choices, for clients and bots, and the moves that a player would try with a card.

The facts stand on the verbs (`nature.py` and the methods of `Effect` about choices). Games without
onlookers never run this code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import Card, Seat
from .effect import Ask, Step
from .nature import ANOTHERS
from .trees import tree_of

if TYPE_CHECKING:
    from ...shapes import ChoiceFacts
    from ..state import State


def about(t: State, choice: Step) -> ChoiceFacts:
    """The facts that hold for a choice, as JSON."""
    effect = choice.effect
    nature = effect.nature
    said: ChoiceFacts = {}
    if nature.zones:
        said["zones"] = list(nature.zones)
    if nature.lines:
        said["lines"] = list(nature.lines)
    aim = effect.aimed_at(choice)
    if aim:
        said["at"] = aim
    uses = effect.uses(choice)
    if uses:
        said["uses"] = uses
    if nature.amount and choice.amount:
        said["amount"] = choice.amount
    if nature.ends:
        said["ends"] = nature.ends
    if effect.is_free(t, choice):
        said["free"] = True
    if effect.is_wanted(t, choice):
        said["wanted"] = True
    if effect.is_spare(t, choice):
        said["spare"] = True
    if asks(t, choice):
        said["asks"] = True
    order = effect.order(t, choice)
    if order:
        said["order"] = order
    if nature.aside:
        said["aside"] = True
    if nature.agreed:
        said["agreed"] = True
    if nature.passes:
        said["passes"] = True
    spends = effect.spends(t, choice)
    if spends:
        said["spends"] = spends
    if nature.expires:
        said["expires"] = nature.expires
    return said


def asks(t: State, choice: Step) -> bool:
    """Could its effects ask its own seat something? Judged by the declaration, not by the outcome."""
    for effect in choice.effect.sets_off(t, choice):
        for part in tree_of(effect):
            if part.asks_user(t, choice):
                return True
    return False


def attempts(t: State, seat: Seat, card: Card) -> list[str]:
    """The keys of the moves for cards in that zone, those that suit this card first. While a question about cards is
    open: the key of the answer.

    Only what the seat knows counts. For a hidden card, or one without a move where it lies, it is the first move for
    cards of players, or for cards of nobody.
    """
    setup = t.setup
    asker = t.stack[-1].effect if seat in t.asked else None
    verb = asker.picking(t, seat, card) if isinstance(asker, Ask) else None
    if verb is not None:
        return [verb.attempt(Step(verb, seat, card, 0, setup))]
    common = False
    if setup.rules.seats.sees_card(t, seat, card):
        zone = t.where[card]
        name = setup.zone_kinds[zone].name
        if setup.seat_of_zone[zone] not in (-1, seat):
            fitting, others = _done_in(t, seat, card, ANOTHERS + name)
            if fitting:
                return fitting + others
        fitting, others = _done_in(t, seat, card, name)
        if fitting or others:
            return fitting + others
        common = setup.seat_of_zone[zone] < 0
    nobodys = [kind.name for kind in setup.common_zones]
    verbs = [verb for verb in setup.rules.verbs() if verb.nature.zones]
    likely = [verb for verb in verbs if (verb.nature.zones[0] in nobodys) == common] or verbs
    return [verb.attempt(Step(verb, seat, card, 0, setup)) for verb in likely[:1]]


def _done_in(t: State, seat: Seat, card: Card, zone: str) -> tuple[list[str], list[str]]:
    """The keys of the moves in that zone: those that suit the card, and the others."""
    fitting: list[str] = []
    others: list[str] = []
    for verb in t.setup.rules.verbs():
        if zone in verb.nature.zones:
            step = Step(verb, seat, card, 0, t.setup)
            (fitting if verb.suits(t, step) else others).append(verb.attempt(step))
    return fitting, others
