"""Checks the shuffles of a finished game against its secret and the players' values.

A proof is a record with up to three more keys (docs/shuffles.md):

* `shuffles`: `{"hash", "secret", "values"}`, as the server publishes them after the game.
* `journal`: every use of chance, as the server reports it (`journal.py`).
* `witness`: what one browser kept: `{"seats", "hash", "value", "seen"}`. `seen` is `[[at, {zone: cards}], …]`, for each
  moment the zones that had changed; cards are labels as in a view, null where hidden, or a number of hidden cards.
"""

from __future__ import annotations

from typing import Any

from ..errors import BadProof, BadRecord
from ..ids import Seat
from ..serialization.codec import Flaw, flaw, quote, whole
from ..serialization.replay import replay
from ..setup import Setup
from ..table import Table
from ..voice import Message
from .journal import journal
from .secret import commitment, is_secret, mixed

Json = Any
Seen = dict[str, list[str | None]]
FILE = "file"
"""The kind of a `BadProof` when nothing could be checked; all others mean that something is false."""


class Verified:
    """What was verified."""

    def __init__(self, table: Table, hash: str, values: list[str | None] | None) -> None:
        self.choices = table.length
        self.hash = hash
        self.values = values
        """None: the server alone picked the seed, as at tables older than players' values."""
        self.shuffles = 0
        self.draws = 0
        self.promised = False
        """The hash equals the one noted before the deal."""
        self.own_value = False
        """The value of the witness was mixed in."""
        self.moments = 0
        """How many moments that the witness saw match the replayed game."""

    def data(self) -> dict[str, Json]:
        return {
            "choices": self.choices,
            "shuffles": self.shuffles,
            "draws": self.draws,
            "hash": self.hash,
            "promised": self.promised,
            "values": self.values,
            "own_value": self.own_value,
            "moments": self.moments,
        }


def verify(proof: Json, noted: str | None = None) -> Verified:
    """Check a proof. Raises `BadProof` for the first thing that does not hold.

    `noted`: the hash that a player noted before the deal.
    """
    if not isinstance(proof, dict):
        raise _failed(FILE, "file", detail=Message("flaw-object", what="record", value=quote(proof)))
    try:
        told = _read_shuffles(proof.get("shuffles"))
        witness = _read_witness(proof.get("witness"))
    except Flaw as error:
        raise _failed(FILE, "file", detail=error.message) from None
    if "start" in proof:
        raise _failed("nothing", "position")
    seed = proof.get("seed")
    if isinstance(seed, int):
        raise _failed("nothing", "number", value=quote(seed))
    if not isinstance(seed, str) or not is_secret(seed):
        raise _failed(FILE, "file", detail=Message("flaw-seed", value=quote(seed)))
    hash = _check_seed(seed, told)
    for promised in (noted, None if witness is None else witness["hash"]):
        if promised is not None and promised != hash:
            raise _failed("commitment", "promise", hash=hash, told=promised)
    if witness is not None and witness["value"] is not None:
        _check_value([] if told is None else told["values"], witness)
    table = _replayed(proof)
    found = Verified(table, hash, None if told is None else told["values"])
    if told is not None and len(told["values"]) != table.seat_count:
        raise _failed("seed", "values", n=len(told["values"]), seats=table.seat_count)
    ours = journal(table)
    assert ours is not None
    kinds = [entry[0] for entry in ours["entries"]]
    found.shuffles, found.draws = kinds.count("shuffle"), kinds.count("draw")
    if "journal" in proof:
        _check_journal(proof["journal"], ours)
    found.promised = noted is not None or witness is not None
    if witness is not None:
        found.own_value = witness["value"] is not None
        found.moments = _check_seen(table, witness)
    return found


def _failed(kind: str, id: str, **args: Any) -> BadProof:
    message = Message("proof-" + id)
    message.args = args
    return BadProof(kind, message)


def _check_seed(seed: str, told: dict[str, Json] | None) -> str:
    """The server's commitment, if the seed follows from its secret."""
    if told is None:
        return str(commitment(seed))
    hash = str(commitment(told["secret"]))
    if hash != told["hash"]:
        raise _failed("commitment", "commitment", value=told["secret"], hash=hash, told=told["hash"])
    if mixed(told["secret"], told["values"]) != seed:
        raise _failed("seed", "seed", value=mixed(told["secret"], told["values"]), seed=seed)
    return hash


def _check_value(values: list[str | None], witness: dict[str, Json]) -> None:
    """Was the browser's value mixed in for one of its seats?"""
    if witness["value"] not in [value for seat, value in enumerate(values) if seat in witness["seats"]]:
        raise _failed("value", "value", value=witness["value"])


def _replayed(proof: dict[str, Json]) -> Table:
    try:
        return replay(proof)
    except BadRecord as error:
        detail = error.message.args.get("detail")
        made = isinstance(detail, Message) and detail.id in ("flaw-choice", "flaw-end")
        raise BadProof("choice" if made else FILE, error.message) from None


def _check_journal(told: Json, ours: dict[str, Json]) -> None:
    """Compare every reported shuffle, draw and move with the replayed one."""
    if not isinstance(told, dict) or not isinstance(told.get("entries"), list):
        raise _failed(FILE, "file", detail=Message("flaw-object", what="journal", value=quote(told)))
    shuffles, at = 0, 0
    for theirs, mine in zip([*told["entries"], None], [*ours["entries"], None], strict=False):
        if theirs != mine:
            raise _failed("shuffle", "journal", n=shuffles + 1, at=at)
        if mine is not None:
            shuffles += mine[0] == "shuffle"
            at = mine[1] if mine[0] == "at" else at
    for name in ("cards", "zones", "decks"):
        if told.get(name) != ours[name]:
            raise _failed("shuffle", "journal", n=1, at=0)


def _check_seen(table: Table, witness: dict[str, Json]) -> int:
    """Compare what was seen with the replayed tables; returns the number of moments."""
    past = table.copy()
    past.rewind(0)
    made = table.choices_since(0)
    names = set(table._state.setup.zone_names)
    lying: dict[str, Json] = {}
    for seat in witness["seats"]:
        if seat >= table.seat_count:
            raise _failed(FILE, "file", detail=Message("error-seat", value=str(seat), n=table.seat_count - 1))
    for at, zones in witness["seen"]:
        if at > len(made):
            raise _failed("choice", "short", n=len(made), at=at)
        while past.length < at:
            seat, key = made[past.length]
            past.choose(seat, key)
        lying |= zones
        here = seen_zones(past, witness["seats"])
        for name, cards in lying.items():
            if name not in names:
                raise _failed(FILE, "file", detail=_unknown(name, names))
            if cards != _short(here[name]):
                there = _first_unlike(cards, here[name])
                raise _failed("seen", "seen", at=at, zone=name, saw=there[0], card=there[1])
    return len(witness["seen"])


def _unknown(zone: str, known: set[str]) -> Message:
    return Message("flaw-unknown-key", where="seen", value=quote(zone), known=", ".join(sorted(known)))


def _short(cards: list[str | None]) -> list[str | None] | int:
    """A zone without visible cards is written as a count."""
    return cards if any(cards) else len(cards)


def _first_unlike(saw: Json, here: list[str | None]) -> tuple[str, str]:
    listed = saw if isinstance(saw, list) else [None] * saw
    for mine, replayed in zip(listed, here, strict=False):
        if mine != replayed:
            return mine or "?", replayed or "?"
    return str(len(listed)), str(len(here))


def seen_zones(table: Table, seats: list[Seat]) -> Seen:
    """By zone, the cards that these seats see; without seats, what a spectator sees."""
    found: Seen = {}
    eyes: list[int | None] = [*seats] or [None]
    for seat in eyes:
        for name, cards in _zones(table._state.setup, table.view(seat)).items():
            known = found.get(name, cards)
            found[name] = [one or other for one, other in zip(known, cards, strict=True)]
    return found


def _zones(setup: Setup, view: Json) -> Seen:
    found: Seen = {zone.name: view[zone.name] for zone in setup.common_zones}
    for seat, side in enumerate(view["seats"]):
        found |= {f"{seat}/{zone.name}": side[zone.name] for zone in setup.seat_zones}
    return found


def _read_shuffles(told: Json) -> dict[str, Json] | None:
    if told is None:
        return None
    _object(told, "shuffles", ("hash", "secret", "values"))
    if not isinstance(told["secret"], str) or not is_secret(told["secret"]):
        raise flaw("seed", value=quote(told["secret"]))
    _list(told["values"], "values")
    for value in told["values"]:
        _value(value)
    return {**told, "hash": _text(told["hash"], "hash")}


def _read_witness(told: Json) -> dict[str, Json] | None:
    if told is None:
        return None
    _object(told, "witness", ("seats", "hash", "value", "seen"))
    seats = [whole(seat, 0, 1000, "seats") for seat in _list(told["seats"], "seats")]
    _value(told["value"])
    last = -1
    for entry in _list(told["seen"], "seen"):
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], dict):
            raise flaw("list", what="seen", value=quote(entry))
        last = whole(entry[0], last + 1, 10**9, "seen")
        for cards in entry[1].values():
            if not isinstance(cards, list):
                whole(cards, 0, 10_000, "seen")
            elif not all([card is None or isinstance(card, str) for card in cards]):
                raise flaw("list", what="seen", value=quote(cards))
    return {**told, "seats": seats, "hash": _text(told["hash"], "hash")}


def _object(told: Json, what: str, keys: tuple[str, ...]) -> None:
    if not isinstance(told, dict):
        raise flaw("object", what=what, value=quote(told))
    for key in keys:
        if key not in told:
            raise flaw("missing", what=f"{what}.{key}")


def _list(told: Json, what: str) -> list[Json]:
    if not isinstance(told, list):
        raise flaw("list", what=what, value=quote(told))
    return told


def _text(told: Json, what: str) -> str:
    if not isinstance(told, str):
        raise flaw("missing", what=what)
    return told


def _value(told: Json) -> None:
    if told is not None and not (isinstance(told, str) and is_secret(told)):
        raise flaw("seed", value=quote(told))
