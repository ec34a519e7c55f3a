"""Views: what one seat may know, as JSON; and imagining a table behind a view.

A hidden card is null in its zone. The view lists the hidden cards by owner, sorted, as far as it is public whose they
are. It contains neither the seed nor the generator.

A seat may know where a hidden card lies or which card it is, but never both. A place is written for attachments, cards
of another seat, and cards with tokens. A name is written for a card in a waiting step, event or lasting change:
everybody saw it then, and it keeps its name when it is shuffled in later; its place would reveal where it went.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..abilities.windows import open_window
from ..chance.secret import Seed, stream
from ..draws import drawn_by
from ..effects.card_choice import Select
from ..effects.effect import without_may
from ..effects.fields import small_number
from ..history.append_only import AppendOnlyList
from ..history.events import ALL
from ..ids import NO_CARD, NO_SEAT, NOWHERE, Card, Seat, Zone
from ..setup import Setup
from ..setup_cache import ALL_WINDOWS
from ..state import State
from ..zones import EVERYBODY, SEEN_BY, ZoneKind
from . import codec
from .codec import Flaw, flaw, quote, whole
from .positions import card_of, finder, load_draws, load_end, load_hosts, load_picks, load_waiting, seats_of_mask

Json = Any


def view(t: State, seat: Seat | None) -> dict[str, Json]:
    setup = t.setup
    rules = setup.rules
    labels = setup.labels
    sees = seen(t, seat)
    named: set[int] = set()

    def name(card: Card) -> str | None:
        """The label of a card that a waiting step or event names."""
        if card < 0:
            return None
        named.add(card)
        return labels[card]

    place = _place_writer(t, sees)
    written: dict[str, Json] = {
        "game": rules.id,
        "format": setup.format.id,
        "options": dict(setup.options),
        "seat": seat,
        "team_turns": setup.format.team_turns,
        "seen_by": {**_seen_by(setup.common_zones), "seats": _seen_by(setup.seat_zones)},
    }
    for i, number in enumerate(setup.numbers):
        written[number.name] = codec.dump_number(number, t.numbers[i], name)
    for zone, kind in zip(setup.each_zone, setup.common_zones, strict=False):
        written[kind.name] = _faces(kind, t.zones[zone], labels, sees)
    written["seats"] = []
    for other in setup.seats:
        side: dict[str, Json] = {
            number.name: codec.dump_number(number, t.seat_numbers[i][other], name)
            for i, number in enumerate(setup.seat_numbers)
        }
        for i, kind in enumerate(setup.seat_zones):
            side[kind.name] = _faces(kind, t.cards_in(other, i), labels, sees)
        written["seats"].append(side)
    written["unseen"] = {}  # filled in below, once `named` is complete
    written["marks"] = marks(t, sees, name)
    written["owners"] = dict(sorted([(place(card), t.owner[card]) for card in _not_with_owner(t)]))
    written["hosts"] = dict(sorted([(place(card), place(t.host[card])) for card in _attached(t)]))
    written["known"] = {labels[card]: t.known[card] for card in _others(t.setup.cards, t.known, 0) if sees[card]}
    written["stack"] = [codec.dump_step(step, name) for step in t.stack]
    written["pending"] = [codec.dump_pending(event, name) for event in t.pending]
    written["lasting"] = [codec.dump_modifier(modifier, name) for modifier in t.modifiers]
    written["delayed"] = [[when, codec.dump_step(step, name)] for when, step in t.delayed]
    written["unseen"] = unseen(t, seat, sees, named)
    mine = seat is not None and seat in t.asked
    written["picks"] = [labels[card] for card in t.picks] if mine else len(t.picks)
    written["asked"] = sorted(t.asked)
    window = open_window(t)
    written["window"] = None if window is None else {"name": window[0], "event": window[1], "passed": window[2]}
    written.update(rules.seats.facts(t))
    written.update(rules.seats.own_facts(t, seat))
    written["quiet"] = t.quiet
    written["draw_offers"] = seats_of_mask(t.agreed, setup.seat_count)
    written["drawn"] = drawn_by(t)
    written["over"] = t.over
    written["winners"] = list(t.winners)
    written["ended_by"] = t.ended_by or None
    if setup.every_window:
        written["windows"] = ALL_WINDOWS
    return written


def _place_writer(t: State, sees: list[bool]) -> Callable[[Card], str]:
    labels = t.setup.labels
    spots: dict[int, str] = {}

    def place(card: Card) -> str:
        """The label of a card, or the place of a hidden one."""
        if sees[card] or t.where[card] < 0:
            return labels[card]
        if not spots:
            for zone, cards in enumerate(t.zones):
                for i, lying in enumerate(cards):
                    spots[lying] = f"{t.setup.zone_names[zone]}@{i}"
        return spots[card]

    return place


def marks(t: State, sees: list[bool], name: codec.Name | None = None) -> dict[str, Json]:
    """The marks of cards, sorted by the written name: the order of the cards would reveal which they are."""
    labels = t.setup.labels
    place = _place_writer(t, sees)

    def label(card: Card) -> str | None:
        return labels[card] if card >= 0 else None

    written: dict[str, Json] = {}
    for i, mark in enumerate(t.setup.marks):
        marked = [
            (place(card), codec.dump_number(mark, t.marks[i][card], name or label))
            for card in _others(t.setup.cards, t.marks[i], mark.start)
            if t.where[card] >= 0 and (sees[card] or mark.public)
        ]
        written[mark.name] = dict(sorted(marked))
    return written


def _faces(kind: ZoneKind, cards: list[Card], labels: list[str], sees: list[bool]) -> list[str | None]:
    faces = [labels[card] if sees[card] else None for card in cards]
    return faces[::-1] if kind.deck else faces


def _seen_by(zones: tuple[ZoneKind, ...]) -> dict[str, Json]:
    """Who sees the cards, for each zone that not everybody sees."""
    return {zone.name: SEEN_BY[zone.seen] for zone in zones if zone.seen != EVERYBODY}


def _others(cards: list[Card], numbers: list[int], usual: int) -> list[Card]:
    """The cards whose number differs from the usual one; most often there are none."""
    if numbers.count(usual) == len(numbers):
        return []
    return [card for card in cards if numbers[card] != usual]


def _attached(t: State) -> list[Card]:
    """The cards that are attached to another."""
    if t.host.count(NO_CARD) == len(t.host):
        return []
    return [card for card in t.setup.cards if t.host[card] != NO_CARD]


def _not_with_owner(t: State) -> list[Card]:
    """The cards that lie in zones that are not their owner's."""
    where, seat_of_zone = t.where, t.setup.seat_of_zone
    owner = t.owner
    return [card for card in t.setup.cards if where[card] >= 0 and owner[card] != seat_of_zone[where[card]]]


def seen(t: State, seat: Seat | None) -> list[bool]:
    """By card: does the seat see its face? Each zone is checked once, not once per card."""
    rules = t.setup.rules
    open_zones = [
        t.zone_kind(zone).seen == EVERYBODY or (seat is not None and rules.seats.sees(t, seat, zone))
        for zone in t.setup.each_zone
    ]
    sees: list[bool] = []
    for card, zone in enumerate(t.where):
        known = t.known[card]
        told = known == ALL or (seat is not None and known >> seat & 1 == 1)
        sees.append(zone >= 0 and (open_zones[zone] or told))
    return sees


def unseen(t: State, seat: Seat | None, sees: list[bool], named: set[int]) -> dict[str, list[str]]:
    """The labels of unseen cards by owner, sorted. Of a secret deck only the cards that the seat may know: all, or
    those
    named by waiting steps and events."""
    known = [t.setup.rules.decks.is_known(t, seat, owner) for owner in t.setup.seats]
    labels = t.setup.labels
    pools: dict[int, list[str]] = {}
    for card in t.setup.by_label:
        if t.where[card] >= 0 and not sees[card]:
            owner = t.owner[card]
            if owner < 0 or known[owner] or card in named:
                if owner not in pools:
                    pools[owner] = []
                pools[owner].append(labels[card])
    return dict(sorted([(str(owner), pool) for owner, pool in pools.items()]))


def sketch(source: State, seat: Seat) -> State:
    """A state for reading what the seat may know, quicker than an imagined one.

    Hidden cards of players lie there in the order of their labels, or are `NO_CARD` if their deck is secret. Those of
    nobody are left out.
    """
    setup = source.setup
    rules = setup.rules
    t = source.copy()
    t.chance, t.log, t.asked = stream(0), AppendOnlyList(), {}
    if seat not in source.asked:
        t.picks = []
    open_decks = [rules.decks.is_known(source, seat, owner) for owner in setup.seats]
    pools: dict[Seat, list[Card]] = {}
    holes: list[tuple[Zone, int, Seat]] = []
    hidden: list[Card] = []
    for zone in setup.each_zone:
        cards = source.zones[zone]
        if not cards or setup.zone_kinds[zone].seen == EVERYBODY or rules.seats.sees(source, seat, zone):
            continue
        lying = t.zones[zone]
        unowned = False
        for i, card in enumerate(cards):
            known = source.known[card]
            if known == ALL or known >> seat & 1 == 1:
                continue
            hidden.append(card)
            lying[i] = NO_CARD
            t.where[card], t.owner[card], t.known[card] = NOWHERE, NO_SEAT, 0
            owner = source.owner[card]
            if owner < 0:
                unowned = True
            elif open_decks[owner]:
                holes.append((zone, i, owner))
                pools.setdefault(owner, []).append(card)
        if unowned:
            t.zones[zone] = [card for card in lying if card != NO_CARD]
    for pool in pools.values():
        pool.sort(key=setup.labels.__getitem__)
    dealt: dict[Card, Card] = {}
    for zone, i, owner in holes:
        card = rules.tables.deal_unseen(t, zone, owner, pools)
        t.zones[zone][i] = card
        t.where[card], t.owner[card] = zone, owner
        dealt[source.zones[zone][i]] = card
    for i, mark in enumerate(setup.marks):
        if source.marks[i].count(mark.start) < len(source.marks[i]):
            marked = [card for card in hidden if source.marks[i][card] != mark.start]
            for card in marked:
                t.marks[i][card] = mark.start
            for card in marked:
                if mark.public and card in dealt:
                    t.marks[i][dealt[card]] = source.marks[i][card]
    attached = [card for card in _attached(source) if card in hidden or source.host[card] in hidden]
    for card in attached:
        t.host[card] = NO_CARD
    for card in attached:
        host = source.host[card]
        if (card in dealt or card not in hidden) and (host in dealt or host not in hidden):
            t.host[dealt.get(card, card)] = dealt.get(host, host)
    return t


def imagine_behind(source: State, seat: Seat, seed: Seed) -> State:
    """The state that `imagine` makes from the seat's view of `source`, without writing the view.

    What the seat may not know is not read, except the place that it leaves to be dealt again.
    """
    setup = source.setup
    rules = setup.rules
    t = State(setup)
    t.chance = stream(seed)
    sees = seen(source, seat)
    pools = _pools_behind(source, seat, sees)
    holes: list[tuple[Zone, int, Seat]] = []
    dealt: dict[Card, Card] = {}
    for zone, cards in enumerate(source.zones):
        lying = cards[:]
        for i, card in enumerate(cards):
            if sees[card]:
                t.where[card] = Zone(zone)
                t.owner[card] = source.owner[card]
                t.known[card] = source.known[card]
            else:
                lying[i] = NO_CARD
                holes.append((Zone(zone), i, source.owner[card]))
        t.zones[zone] = lying
    for owner, pool in pools.items():
        t.chance.shuffle(pool)
        for card in pool:
            t.owner[card] = owner
    owned = [owner for _, _, owner in holes]
    for owner in sorted(set(owned)):
        pool = pools.setdefault(owner, [])
        if len(pool) < owned.count(owner) and rules.brings_decks:
            rules.decks.guess(t, owner, owned.count(owner), pool)
            for card in pool:
                t.owner[card] = owner
    for zone, i, owner in holes:
        card = rules.tables.deal_unseen(t, zone, owner, pools)
        if card < 0:
            raise flaw("unseen", value=setup.zone_names[zone])
        t.zones[zone][i] = card
        t.where[card] = zone
        t.owner[card] = owner
        dealt[source.zones[zone][i]] = card
    t.numbers = source.numbers[:]
    t.seat_numbers = [numbers[:] for numbers in source.seat_numbers]
    for i, mark in enumerate(setup.marks):
        for card in _others(setup.cards, source.marks[i], mark.start):
            if source.where[card] >= 0 and (sees[card] or mark.public):
                t.marks[i][dealt.get(card, card)] = source.marks[i][card]
    for card in _attached(source):
        host = source.host[card]
        t.host[dealt.get(card, card)] = dealt.get(host, host)
    t.quiet, t.agreed = source.quiet, source.agreed
    t.over, t.winners, t.ended_by = source.over, source.winners, source.ended_by
    t.stack = source.stack[:]
    t.pending = [event.copy() for event in source.pending]
    t.modifiers = source.modifiers[:]
    t.delayed = source.delayed[:]
    if seat in source.asked:
        t.picks = source.picks[:]
    else:
        _imagine_picks(t, len(source.picks))
    return t


def _pools_behind(t: State, seat: Seat, sees: list[bool]) -> dict[Seat, list[Card]]:
    """The unseen cards by owner, as far as the seat may know them, in the order of a view."""
    known = [t.setup.rules.decks.is_known(t, seat, owner) for owner in t.setup.seats]
    named: set[int] = set() if False not in known else _named(t)
    pools: dict[Seat, list[Card]] = {}
    for card in t.setup.by_label:
        if t.where[card] >= 0 and not sees[card]:
            owner = t.owner[card]
            if owner < 0 or known[owner] or card in named:
                if owner not in pools:
                    pools[owner] = []
                pools[owner].append(card)
    return {owner: pools[owner] for owner in sorted(pools, key=str)}


def _named(t: State) -> set[int]:
    """The cards that waiting steps, events and numbers name: everybody knows these names."""
    named: set[int] = set()

    def name(card: Card) -> str | None:
        if card >= 0:
            named.add(card)
        return None

    setup = t.setup
    for i, number in enumerate(setup.numbers):
        codec.dump_number(number, t.numbers[i], name)
    for i, number in enumerate(setup.seat_numbers):
        for n in t.seat_numbers[i]:
            codec.dump_number(number, n, name)
    for step in t.stack:
        codec.dump_step(step, name)
    for event in t.pending:
        codec.dump_pending(event, name)
    for modifier in t.modifiers:
        codec.dump_modifier(modifier, name)
    for _, step in t.delayed:
        codec.dump_step(step, name)
    return named


def _imagine_picks(t: State, count: int) -> None:
    asker = t.stack[-1] if t.stack else None
    if asker is not None:
        question = without_may(asker.effect)
        if isinstance(question, Select):
            question.imagine_picks(t, asker, count)


def imagine(setup: Setup, written: dict[str, Json], seed: Seed) -> State:
    """A state that matches the view; cards that the seat cannot know are dealt again. Raises `Flaw`."""
    rules = setup.rules
    t = State(setup)
    t.chance = stream(seed)
    pools = _pools(setup, written)
    holes: list[tuple[Zone, int, Seat]] = []
    sides = written["seats"]
    for zone, kind in zip(setup.each_zone, setup.common_zones, strict=False):
        _fill(t, zone, kind, written[kind.name], holes)
    for seat in setup.seats:
        for i, kind in enumerate(setup.seat_zones):
            _fill(t, setup.seat_zone_table[seat][i], kind, sides[seat][kind.name], holes)
    for owner, pool in pools.items():
        t.chance.shuffle(pool)
        for card in pool:
            t.owner[card] = owner
    owners: dict[str, Seat] = written["owners"]
    for label, seat_owning in owners.items():
        if label in setup.index:  # a visible card; its owner matters for the guessed deck
            t.owner[setup.index[label]] = Seat(whole(seat_owning, -1, setup.seat_count - 1, "owners"))
    owned = [owners.get(f"{setup.zone_names[zone]}@{i}", holder) for zone, i, holder in holes]
    for owner in sorted(set(owned)):
        pool = pools.setdefault(owner, [])
        if len(pool) < owned.count(owner) and rules.brings_decks:
            rules.decks.guess(t, owner, owned.count(owner), pool)
            for card in pool:
                t.owner[card] = owner
    for (zone, i, _), owner in zip(holes, owned, strict=True):
        card = rules.tables.deal_unseen(t, zone, owner, pools)
        if card < 0:
            raise flaw("unseen", value=setup.zone_names[zone])
        t.zones[zone][i] = card
        t.where[card] = zone
    find = _spot_finder(t)
    for i, number in enumerate(setup.numbers):
        t.numbers[i] = codec.load_number(number, written[number.name], find, number.name)
    for i, number in enumerate(setup.seat_numbers):
        for seat in setup.seats:
            t.seat_numbers[i][seat] = codec.load_number(number, sides[seat][number.name], find, number.name)
    for i, mark in enumerate(setup.marks):
        for label, n in written["marks"][mark.name].items():
            t.marks[i][card_of(label, find)] = codec.load_number(mark, n, find, f"marks.{mark.name}")
    for spot, seat_owning in owners.items():
        t.owner[card_of(spot, find)] = Seat(whole(seat_owning, -1, setup.seat_count - 1, "owners"))
    load_hosts(t, written["hosts"], find)
    for label, mask in written["known"].items():
        t.known[card_of(label, find)] = whole(mask, -1, (1 << setup.seat_count) - 1, "known")
    load_draws(t, written)
    load_end(t, written)
    load_waiting(t, written, find)
    picks = written["picks"]
    if isinstance(picks, list):
        load_picks(t, picks, find)
    else:
        _imagine_picks(t, whole(picks, 0, len(setup.defs), "picks"))
    return t


def _pools(setup: Setup, written: dict[str, Json]) -> dict[Seat, list[Card]]:
    find = finder(setup)
    pools: dict[Seat, list[Card]] = {}
    owners = {str(owner): owner for owner in [NO_SEAT, *setup.seats]}
    listed: set[int] = set()
    for owner, labels in written["unseen"].items():
        if owner not in owners:
            raise flaw("unseen-owner", value=quote(owner))
        pools[owners[owner]] = [card_of(label, find) for label in labels]
        listed.update(pools[owners[owner]])
    if len(listed) < sum([len(pool) for pool in pools.values()]):
        raise flaw("unseen-twice")
    return pools


def _fill(t: State, zone: Zone, kind: ZoneKind, faces: list[str | None], holes: list[tuple[Zone, int, Seat]]) -> None:
    find = finder(t.setup)
    owner = t.setup.seat_of_zone[zone]
    for label in reversed(faces) if kind.deck else faces:
        if label is None:
            holes.append((zone, len(t.zones[zone]), owner))
            t.zones[zone].append(NO_CARD)
        else:
            card = find(label)
            if t.where[card] >= 0:
                raise flaw(
                    "twice", card=label, first=t.setup.zone_names[t.where[card]], second=t.setup.zone_names[zone]
                )
            t.place(card, zone)
            t.owner[card] = owner


def _spot_finder(t: State) -> codec.Find:
    """Reads labels, and places of hidden cards ("1/hand@2")."""
    find_label = finder(t.setup)

    def find(written: Json) -> Card:
        if isinstance(written, str) and "@" in written:
            zone, _, i = written.partition("@")
            place = small_number(i)
            if zone not in t.setup.zone_names or place is None:
                raise flaw("spot", value=quote(written))
            cards = t.zones[t.setup.zone_names.index(zone)]
            if place >= len(cards):
                raise flaw("spot", value=quote(written))
            return cards[place]
        return find_label(written)

    return find


__all__ = ["Flaw", "imagine", "seen", "unseen", "view"]
