"""Positions: the whole table as JSON, hidden things included, and back. A position is to a table what FEN is to chess.

A position written by hand may leave things out: zones left out are empty, numbers left out are the starting ones, and
without a stack it is the active seat's first moment of free choice.
"""

from __future__ import annotations

from typing import Any

from . import codec
from .chance import Chance, chance_of, seeded
from .codec import Flaw, flaw, quote, whole
from .draws import QUIET_TURNS
from .setup import Setup
from .state import State
from .zones import Number, Zone

Json = Any
VERSION = 1

FIXED = (
    "kantyna", "game", "format", "options", "seats", "marks", "owners", "hosts", "known", "seed", "chance", "stack",
    "pending", "lasting", "delayed", "picks", "quiet", "draw_offers", "over", "winners",
    "ended_by",
)  # fmt: skip


def dump(t: State) -> dict[str, Json]:
    setup = t.setup
    rules = setup.rules
    labels = setup.labels

    def name(card: int) -> str | None:
        return labels[card] if card >= 0 else None

    written: dict[str, Json] = {
        "kantyna": VERSION,
        "game": rules.id,
        "format": setup.format.id,
        "options": dict(setup.options),
    }
    for i, number in enumerate(rules.numbers):
        written[number.name] = codec.dump_number(number, t.numbers[i], name)
    for zone, kind in enumerate(setup.common_zones):
        written[kind.name] = _listed([labels[card] for card in t.zones[zone]], kind)
    written["seats"] = []
    for seat in range(setup.seat_count):
        side: dict[str, Json] = {
            number.name: codec.dump_number(number, t.seat_numbers[i][seat], name)
            for i, number in enumerate(rules.seat_numbers)
        }
        for i, kind in enumerate(setup.seat_zones):
            side[kind.name] = _listed([labels[card] for card in t.zones[setup.seats_first_zone[seat] + i]], kind)
        written["seats"].append(side)
    written["marks"] = {
        mark.name: {
            labels[card]: codec.dump_number(mark, n, name) for card, n in enumerate(t.marks[i]) if n != mark.start
        }
        for i, mark in enumerate(rules.marks)
    }
    owners = {labels[card]: seat for card, seat in enumerate(t.owner) if seat != t.controller(card)}
    hosts = {labels[card]: labels[host] for card, host in enumerate(t.host) if host >= 0}
    known = {labels[card]: mask for card, mask in enumerate(t.known) if mask}
    written["owners"] = owners
    written["hosts"] = hosts
    written["known"] = known
    written["chance"] = t.chance.written()
    written["stack"] = [codec.dump_step(step, name) for step in t.stack]
    written["pending"] = [codec.dump_pending(event, name) for event in t.pending]
    written["lasting"] = [codec.dump_lasting(lasting, name) for lasting in t.lasting]
    written["delayed"] = [[when, codec.dump_step(step, name)] for when, step in t.delayed]
    written["picks"] = [labels[card] for card in t.picks]
    written["quiet"] = t.quiet
    written["draw_offers"] = seats_of_mask(t.agreed, setup.seat_count)
    written["over"] = t.over
    written["winners"] = list(t.winners)
    written["ended_by"] = t.ended_by or None
    return written


def _listed(labels: list[str], kind: Zone) -> list[str]:
    return labels[::-1] if kind.deck else labels


def load(setup: Setup, written: dict[str, Json]) -> State:
    """The state a position describes, not yet advanced to its question. Raises `Flaw` when it cannot be."""
    rules = setup.rules
    t = State(setup)
    allowed = set(FIXED)
    allowed.update([number.name for number in rules.numbers], [zone.name for zone in setup.common_zones])
    _only(written, allowed, "position")
    if written.get("kantyna", VERSION) != VERSION:
        raise flaw("version", value=quote(written["kantyna"]), n=VERSION)
    sides = written.get("seats", [{} for _ in range(setup.seat_count)])
    side_names = set([number.name for number in rules.seat_numbers] + [zone.name for zone in setup.seat_zones])
    lists: list[tuple[int, str, list[Json], Zone]] = []
    for zone, kind in enumerate(setup.common_zones):
        lists.append((zone, kind.name, _list(written.get(kind.name, []), kind.name), kind))
    rules.start_numbers(t)
    find = finder(setup)
    for i, number in enumerate(rules.numbers):
        _number(written, number, t.numbers, i, number.name, find)
    for seat, side in enumerate(sides):
        if not isinstance(side, dict):
            raise flaw("object", what=f"seats[{seat}]", value=quote(side))
        _only(side, side_names, f"seats[{seat}]")
        for i, number in enumerate(rules.seat_numbers):
            _number(side, number, t.seat_numbers[i], seat, f"seats[{seat}].{number.name}", find)
        for i, kind in enumerate(setup.seat_zones):
            where = f"seats[{seat}].{kind.name}"
            lists.append((setup.seats_first_zone[seat] + i, where, _list(side.get(kind.name, []), where), kind))
    _lay(t, lists)
    _load_marks(t, written, find)
    t.chance = _chance(written)
    for label, seat in _dict(written, "owners").items():
        t.owner[find(label)] = whole(seat, -1, setup.seat_count - 1, f"owners.{label}")
    for label, host in _dict(written, "hosts").items():
        t.host[find(label)] = find(host)
    for label, mask in _dict(written, "known").items():
        t.known[find(label)] = whole(mask, -1, (1 << setup.seat_count) - 1, f"known.{label}")
    load_draws(t, written)
    t.over = bool(written.get("over", False))
    t.winners = tuple(
        [whole(w, 0, setup.seat_count - 1, "winners") for w in _list(written.get("winners", []), "winners")]
    )
    load_end(t, written)
    t.picks = [find(label) for label in _list(written.get("picks", []), "picks")]
    load_waiting(t, written, find)
    problem = rules.check(t)
    if problem is not None:
        raise Flaw(problem)
    if not t.over and "stack" not in written:
        rules.complete(t, set(_dict(written, "marks")))
        rules.free_moment(t)
    return t


def seats_of_mask(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def load_draws(t: State, written: dict[str, Json]) -> None:
    """How near the game is to a draw, by rule and by agreement."""
    t.quiet = whole(written.get("quiet", 0), -1, QUIET_TURNS, "quiet")
    for seat in _list(written.get("draw_offers", []), "draw_offers"):
        t.agreed |= 1 << whole(seat, 0, t.setup.seat_count - 1, "draw_offers")


def load_end(t: State, written: dict[str, Json]) -> None:
    """By which ledger line the game ended."""
    rule = written.get("ended_by")
    if rule is not None and not isinstance(rule, str):
        raise flaw("line", what="ended_by", value=quote(rule))
    t.ended_by = rule or ""


def load_waiting(t: State, written: dict[str, Json], find: codec.Find) -> None:
    """The part of a position, or of a view, that waits to happen."""
    setup = t.setup
    classes = codec.effect_classes(setup)
    t.stack = [codec.load_step(s, setup, find, classes) for s in _list(written.get("stack", []), "stack")]
    t.pending = [codec.load_pending(e, setup, find) for e in _list(written.get("pending", []), "pending")]
    t.lasting = [codec.load_lasting(e, find) for e in _list(written.get("lasting", []), "lasting")]
    for entry in _list(written.get("delayed", []), "delayed"):
        if not isinstance(entry, list) or len(entry) != 2:
            raise flaw("delayed-shape", value=quote(entry))
        t.delayed.append((str(entry[0]), codec.load_step(entry[1], setup, find, classes)))


def finder(setup: Setup) -> codec.Find:
    def find(label: Json) -> int:
        if label is None:
            return -1
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
    return flaw("card", value=quote(label), game=setup.rules.id)


def _lay(t: State, lists: list[tuple[int, str, list[Json], Zone]]) -> None:
    """Put the cards into their zones: named copies first, then cards without a number as the lowest free copies."""
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
    _only(marks, {mark.name for mark in t.setup.rules.marks}, "marks")
    for i, mark in enumerate(t.setup.rules.marks):
        for label, n in _dict(marks, mark.name).items():
            t.marks[i][find(label)] = codec.load_number(mark, n, find, f"marks.{mark.name}.{label}")


def _chance(written: dict[str, Json]) -> Chance:
    if "chance" not in written:
        return seeded(whole(written.get("seed", 0), 0, 2**64 - 1, "seed"))
    word = written["chance"]
    try:
        if not isinstance(word, str) or len(word) != 16:
            raise ValueError
        return chance_of(int(word, 16))
    except ValueError:
        raise flaw("chance", value=quote(word)) from None


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
