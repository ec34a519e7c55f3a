"""Positions: the whole table as JSON, hidden things included, and back. A position is to a table what FEN is to chess.

A position written by hand may leave things out: missing zones are empty, missing numbers have their starting values,
and without a stack the active seat has its first free choice.
"""

from __future__ import annotations

from typing import Any

from ..chance.generator import Chance, chance_of
from ..chance.secret import KeyedChance, is_secret, stream
from ..draws import QUIET_TURNS
from ..effects.card_choice import Select
from ..effects.effect import without_may
from ..effects.fields import LONGEST_WORD
from ..ids import NO_CARD, Card, Seat, Zone
from ..setup import Setup
from ..setup_cache import ALL_WINDOWS
from ..state import State
from ..zones import Number, ZoneKind
from . import codec
from .codec import Flaw, flaw, quote, whole

Json = Any
VERSION = 1

FIXED = (
    "kantyna", "game", "format", "options", "seats", "marks", "owners", "hosts", "known", "seed", "chance", "stack",
    "pending", "lasting", "delayed", "picks", "quiet", "draw_offers", "over", "winners",
    "ended_by", "windows",
)  # fmt: skip


def dump(t: State) -> dict[str, Json]:
    setup = t.setup
    rules = setup.rules
    labels = setup.labels

    def name(card: Card) -> str | None:
        return labels[card] if card >= 0 else None

    written: dict[str, Json] = {
        "kantyna": VERSION,
        "game": rules.id,
        "format": setup.format.id,
        "options": dict(setup.options),
    }
    for i, number in enumerate(setup.numbers):
        written[number.name] = codec.dump_number(number, t.numbers[i], name)
    for zone, kind in zip(setup.each_zone, setup.common_zones, strict=False):
        written[kind.name] = _listed([labels[card] for card in t.zones[zone]], kind)
    written["seats"] = []
    for seat in setup.seats:
        side: dict[str, Json] = {
            number.name: codec.dump_number(number, t.seat_numbers[i][seat], name)
            for i, number in enumerate(setup.seat_numbers)
        }
        for i, kind in enumerate(setup.seat_zones):
            side[kind.name] = _listed([labels[card] for card in t.cards_in(seat, i)], kind)
        written["seats"].append(side)
    written["marks"] = {
        mark.name: {
            labels[card]: codec.dump_number(mark, n, name) for card, n in enumerate(t.marks[i]) if n != mark.start
        }
        for i, mark in enumerate(setup.marks)
    }
    owners = {labels[card]: t.owner[card] for card in setup.cards if t.owner[card] != t.controller(card)}
    hosts = {labels[card]: labels[host] for card, host in enumerate(t.host) if host >= 0}
    known = {labels[card]: mask for card, mask in enumerate(t.known) if mask}
    written["owners"] = owners
    written["hosts"] = hosts
    written["known"] = known
    written["chance"] = t.chance.written()
    written["stack"] = [codec.dump_step(step, name) for step in t.stack]
    written["pending"] = [codec.dump_pending(event, name) for event in t.pending]
    written["lasting"] = [codec.dump_modifier(modifier, name) for modifier in t.modifiers]
    written["delayed"] = [[when, codec.dump_step(step, name)] for when, step in t.delayed]
    written["picks"] = [labels[card] for card in t.picks]
    written["quiet"] = t.quiet
    written["draw_offers"] = seats_of_mask(t.agreed, setup.seat_count)
    written["over"] = t.over
    written["winners"] = list(t.winners)
    written["ended_by"] = t.ended_by or None
    if setup.every_window:
        written["windows"] = ALL_WINDOWS
    return written


def _listed(labels: list[str], kind: ZoneKind) -> list[str]:
    return labels[::-1] if kind.deck else labels


def load(setup: Setup, written: dict[str, Json]) -> State:
    """The state that a position describes, not yet advanced to its question. Raises `Flaw`."""
    rules = setup.rules
    t = State(setup)
    allowed = set(FIXED)
    allowed.update([number.name for number in setup.numbers], [zone.name for zone in setup.common_zones])
    _only(written, allowed, "position")
    if written.get("kantyna", VERSION) != VERSION:
        raise flaw("version", value=quote(written["kantyna"]), n=VERSION)
    sides = _list(written.get("seats", [{} for _ in range(setup.seat_count)]), "seats")
    side_names = set([number.name for number in setup.seat_numbers] + [zone.name for zone in setup.seat_zones])
    lists: list[tuple[Zone, str, list[Json], ZoneKind]] = []
    for zone, kind in zip(setup.each_zone, setup.common_zones, strict=False):
        lists.append((zone, kind.name, _list(written.get(kind.name, []), kind.name), kind))
    rules.tables.start_numbers(t)
    find = finder(setup)
    for i, number in enumerate(setup.numbers):
        _number(written, number, t.numbers, i, number.name, find)
    for seat, side in enumerate(sides):
        if not isinstance(side, dict):
            raise flaw("object", what=f"seats[{seat}]", value=quote(side))
        _only(side, side_names, f"seats[{seat}]")
        for i, number in enumerate(setup.seat_numbers):
            _number(side, number, t.seat_numbers[i], seat, f"seats[{seat}].{number.name}", find)
        for i, kind in enumerate(setup.seat_zones):
            where = f"seats[{seat}].{kind.name}"
            lists.append((setup.seat_zone_table[seat][i], where, _list(side.get(kind.name, []), where), kind))
    _lay(t, lists)
    _load_marks(t, written, find)
    t.chance = _chance(written)
    for label, seat in _dict(written, "owners").items():
        t.owner[card_of(label, find)] = Seat(whole(seat, -1, setup.seat_count - 1, "owners"))
    load_hosts(t, _dict(written, "hosts"), find)
    for label, mask in _dict(written, "known").items():
        t.known[card_of(label, find)] = whole(mask, -1, (1 << setup.seat_count) - 1, "known")
    load_draws(t, written)
    load_end(t, written)
    load_waiting(t, written, find)
    load_picks(t, _list(written.get("picks", []), "picks"), find)
    if rules.seats.first_to_act(t) >= setup.seat_count:
        raise flaw("active", value=rules.seats.first_to_act(t), n=setup.seat_count - 1)
    problem = rules.tables.check(t)
    if problem is not None:
        raise Flaw(problem)
    if not t.over and "stack" not in written:
        rules.tables.complete(t, set(_dict(written, "marks")))
        rules.tables.free_moment(t)
    return t


def seats_of_mask(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def load_draws(t: State, written: dict[str, Json]) -> None:
    """How near the game is to a draw, by rule and by agreement."""
    t.quiet = whole(written.get("quiet", 0), -1, QUIET_TURNS, "quiet")
    for seat in _list(written.get("draw_offers", []), "draw_offers"):
        t.agreed |= 1 << whole(seat, 0, t.setup.seat_count - 1, "draw_offers")


def load_waiting(t: State, written: dict[str, Json], find: codec.Find) -> None:
    """Load the stack, pending events and lasting effects of a position or view."""
    reader = codec.Reader(t.setup, find)
    t.stack = [reader.step(step) for step in _waiting(written, "stack")]
    t.pending = [reader.pending(event) for event in _waiting(written, "pending")]
    t.modifiers = [reader.modifier(modifier) for modifier in _waiting(written, "lasting")]
    t.delayed = [reader.delayed(entry) for entry in _waiting(written, "delayed")]


def load_end(t: State, written: dict[str, Json]) -> None:
    """Load whether the game is over, the winners, and the ledger line."""
    t.over = codec.flag(written.get("over", False), "over")
    seats = t.setup.seat_count
    t.winners = tuple([Seat(whole(w, 0, seats - 1, "winners")) for w in _list(written.get("winners", []), "winners")])
    if len(set(t.winners)) < len(t.winners) or (t.winners and not t.over):
        raise flaw("winners", value=quote(list(t.winners)))
    rule = written.get("ended_by")
    if rule is not None and (not isinstance(rule, str) or len(rule) > LONGEST_WORD):
        raise flaw("line", what="ended_by", value=quote(rule))
    t.ended_by = rule or ""


def load_hosts(t: State, hosts: dict[str, Json], find: codec.Find) -> None:
    """Load attachments. Hosts must lie on the table, and there must be no cycle."""
    attached = [on_table(t, label, find) for label in hosts]
    for card, host in zip(attached, hosts.values(), strict=True):
        t.host[card] = on_table(t, host, find)
    for card in attached:
        at = card
        for _ in range(len(t.host)):
            at = t.host[at]
            if at < 0:
                break
        else:
            raise flaw("hosts", card=t.setup.labels[card])


def card_of(label: Json, find: codec.Find) -> Card:
    """The card with that label; raises `Flaw` if there is none."""
    card = find(label)
    if card < 0:
        raise flaw("off-table", value=quote(label))
    return card


def on_table(t: State, label: Json, find: codec.Find) -> Card:
    """The card with that label; raises `Flaw` unless it lies on the table."""
    card = card_of(label, find)
    if t.where[card] < 0:
        raise flaw("off-table", value=quote(label))
    return card


def load_picks(t: State, labels: list[Json], find: codec.Find) -> None:
    """Load the picks so far. A card counts several times only if the open question allows it."""
    me = t.stack[-1] if t.stack else None
    question = None if me is None else without_may(me.effect)
    for label in labels:
        card = on_table(t, label, find)
        most = question.cap(t, me, card) if me and isinstance(question, Select) and question.repeats else 1
        if t.picks.count(card) >= most:
            raise flaw("picks", card=t.setup.labels[card])
        t.picks.append(card)


def check_numbers(t: State) -> None:
    """Check the numbers' bounds after what ran before the first question. Raises `Flaw`."""
    setup = t.setup
    for i, number in enumerate(setup.numbers):
        whole(t.numbers[i], number.least, number.most, number.name)
    for i, number in enumerate(setup.seat_numbers):
        for n in t.seat_numbers[i]:
            whole(n, number.least, number.most, number.name)
    for i, mark in enumerate(setup.marks):
        for n in t.marks[i]:
            whole(n, mark.least, mark.most, f"marks.{mark.name}")


def _waiting(written: dict[str, Json], what: str) -> list[Json]:
    """A list of waiting things, of limited length."""
    listed = _list(written.get(what, []), what)
    if len(listed) > codec.MOST_WAITING:
        raise flaw("too-long", what=what, n=len(listed), most=codec.MOST_WAITING)
    return listed


def finder(setup: Setup) -> codec.Find:
    def find(label: Json) -> Card:
        if label is None:
            return NO_CARD
        card = setup.index.get(label) if isinstance(label, str) else None
        if card is None:
            raise _unknown(setup, label)
        return card

    return find


def _unknown(setup: Setup, label: Json) -> Flaw:
    if isinstance(label, str):
        id = label.split("#")[0]
        if id in setup.copies:
            return flaw("copy", card=label, n=setup.copies[id])
        if any([card.id == id for card in setup.rules.cards()]):
            return flaw("card-elsewhere", card=label, format=setup.format.id)
    return flaw("card", value=quote(label), game=setup.rules.id)


def _lay(t: State, lists: list[tuple[Zone, str, list[Json], ZoneKind]]) -> None:
    """Put the cards into their zones: numbered copies first, then the others as the lowest free copies."""
    setup = t.setup
    find = finder(setup)
    taken: dict[int, str] = {}
    for _, where, labels, _ in lists:
        for label in labels:
            if isinstance(label, str) and "#" in label:
                card = find(label)
                if card in taken:
                    raise flaw("twice", card=label, first=taken[card], second=where)
                taken[card] = where
    free: dict[str, int] = {}
    for zone, where, labels, kind in lists:
        for label in reversed(labels) if kind.deck else labels:
            if isinstance(label, str) and "#" in label:
                card = find(label)
            else:
                if not isinstance(label, str) or label not in setup.copies:
                    raise _unknown(setup, label)
                number = free.get(label, 0) + 1
                while setup.index.get(f"{label}#{number}", -1) in taken:
                    number += 1
                if number > setup.copies[label]:
                    raise flaw("too-many", card=label, n=setup.copies[label])
                free[label] = number
                card = setup.index[f"{label}#{number}"]
                taken[card] = where
            t.place(card, zone)
            t.owner[card] = setup.seat_of_zone[zone]


def _load_marks(t: State, written: dict[str, Json], find: codec.Find) -> None:
    marks = _dict(written, "marks")
    _only(marks, {mark.name for mark in t.setup.marks}, "marks")
    for i, mark in enumerate(t.setup.marks):
        for label, n in _dict(marks, mark.name).items():
            t.marks[i][card_of(label, find)] = codec.load_number(mark, n, find, f"marks.{mark.name}.{label}")


def _chance(written: dict[str, Json]) -> Chance:
    if "chance" not in written:
        return stream(codec.seed(written.get("seed", 0)))
    word = written["chance"]
    if isinstance(word, str):
        secret, colon, drawn = word.partition(":")
        if colon and is_secret(secret) and drawn.isascii() and drawn.isdigit() and len(drawn) < 15:
            return KeyedChance(secret, int(drawn))
        if len(word) == 16 and all([digit in "0123456789abcdef" for digit in word]):
            return chance_of(int(word, 16))
    raise flaw("chance", value=quote(word))


def _only(written: dict[str, Json], allowed: set[str], where: str) -> None:
    for key in written:
        if key not in allowed:
            raise flaw("unknown-key", where=where, value=quote(key), known=", ".join(sorted(allowed)))


def _number(written: dict[str, Json], number: Number, into: list[int], i: int, where: str, find: codec.Find) -> None:
    if number.name in written:
        into[i] = codec.load_number(number, written[number.name], find, where)


def _list(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise flaw("list", what=where, value=quote(value))
    return value


def _dict(written: dict[str, Json], key: str) -> dict[str, Json]:
    value = written.get(key, {})
    if not isinstance(value, dict):
        raise flaw("object", what=key, value=quote(value))
    return value
