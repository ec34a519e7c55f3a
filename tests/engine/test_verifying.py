"""Verification of a finished game against its secret, the values and what a seat saw; each lie is named."""

from __future__ import annotations

import copy
import hashlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

import kantyna
from kantyna.bots import decide, make_bot
from kantyna.engine.chance.journal import journal
from kantyna.engine.chance.secret import fresh_secret, mixed, stream
from kantyna.engine.chance.verification import seen_zones, verify
from kantyna.engine.errors import BadProof
from kantyna.engine.ids import Seat
from shipped import SHIPPED

SECRET = "abcdefghijklmnopqrstuvw-"
VALUES = ["A" * 24, "0123456789_0123456789_01"]


def proof_of(game: str = "star-realms", seed: str | None = None, choices: int = 80) -> dict[str, Any]:
    """A game between two bots with everything its first seat saw; `seed`: deal from another seed."""
    t = kantyna.Table(game, seed=seed or mixed(SECRET, VALUES))
    bots = [make_bot("random", seat) for seat in range(t.seat_count)]
    seen: list[Any] = []
    lying: dict[str, Any] = {}
    while True:
        now = {name: cards if any(cards) else len(cards) for name, cards in seen_zones(t, [Seat(0)]).items()}
        seen.append([t.length, {name: cards for name, cards in now.items() if lying.get(name) != cards}])
        lying = now
        if t.over or t.length == choices:
            break
        seat = t.waiting[0]
        t.choose(seat, decide(bots[seat], t, seat))
    hash = hashlib.sha256(SECRET.encode()).hexdigest()
    return {
        **t.record(),
        "shuffles": {"hash": hash, "secret": SECRET, "values": VALUES},
        "journal": journal(t),
        "witness": {"seats": [0], "hash": hash, "value": VALUES[0], "seen": seen},
    }


def failure(proof: Any, noted: str | None = None) -> BadProof:
    with pytest.raises(BadProof) as raised:
        verify(proof, noted)
    assert raised.value.text("pl") != raised.value.text("en")
    return raised.value


def test_the_seed_is_the_hash_of_the_secret_and_the_values_by_seat() -> None:
    digest = hashlib.sha256(f"{SECRET}:{VALUES[0]}:{VALUES[1]}".encode()).digest()
    assert mixed(SECRET, VALUES) == urlsafe_b64encode(digest)[:24].decode()
    digest = hashlib.sha256(f"{SECRET}::{VALUES[1]}:".encode()).digest()
    assert mixed(SECRET, [None, VALUES[1], None]) == urlsafe_b64encode(digest)[:24].decode()


@pytest.mark.parametrize("game", SHIPPED)
def test_an_honest_game_is_verified(game: str) -> None:
    proof = proof_of(game)
    found = verify(proof)
    assert (found.choices, found.moments) == (80, 81)
    assert found.shuffles >= 3 and found.promised and found.own_value and found.values == VALUES
    kantyna.replay(proof)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_journal_is_every_use_of_chance(game: str) -> None:
    """The journal holds exactly what was drawn from the stream."""
    t = kantyna.Table(game, seed=SECRET)
    kept = journal(t)
    assert kept is not None
    again = stream(SECRET)
    for entry in kept["entries"]:
        if entry[0] == "shuffle":
            cards = list(entry[2])
            again.shuffle(cards)
            assert cards == entry[3]
        elif entry[0] == "draw":
            assert again.below(entry[1]) == entry[2]
    assert again.written() == t.position()["chance"]


def test_a_deal_from_another_secret_is_found_out() -> None:
    other = fresh_secret()
    proof = proof_of(seed=other)
    assert failure(proof).kind == "seed"
    honest = {**proof_of(), "witness": proof["witness"]}
    assert failure(honest).kind == "seen", "the proof is of the game that was promised; another one was played"


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    proof = proof_of()
    secret = fresh_secret()
    proof["shuffles"]["secret"] = secret
    assert failure(proof).kind == "commitment"
    proof["shuffles"]["hash"] = hashlib.sha256(secret.encode()).hexdigest()
    assert failure({**proof, "witness": None}).kind == "seed"
    proof = proof_of()
    proof["witness"]["hash"] = "0" * 64
    assert failure(proof).kind == "commitment"
    assert failure({**proof_of(), "witness": None}, "0" * 64).kind == "commitment"
    assert verify({**proof_of(), "witness": None}, proof["shuffles"]["hash"]).promised


def test_values_that_were_picked_or_left_out_are_found_out() -> None:
    for values in ([None, VALUES[1]], [fresh_secret(), VALUES[1]]):
        proof = proof_of(seed=mixed(SECRET, values))
        proof["shuffles"]["values"] = values
        assert failure(proof).kind == "value"
    proof = proof_of()
    proof["shuffles"]["values"] = [VALUES[0], fresh_secret()]
    assert failure(proof).kind == "seed"


def test_one_changed_shuffle_is_found_out() -> None:
    proof = proof_of()
    shuffles = [entry for entry in proof["journal"]["entries"] if entry[0] == "shuffle"]
    assert len(shuffles) > 4
    shuffles[4][3].reverse()
    assert failure(proof).kind == "shuffle" and "5" in str(failure(proof))
    del proof["journal"]["entries"][-1]
    assert failure(proof).kind == "shuffle"


def test_other_cards_than_were_seen_are_found_out() -> None:
    proof = proof_of()
    at, zones = next((at, zones) for at, zones in proof["witness"]["seen"] if at > 20 and "0/hand" in zones)
    zones["0/hand"] = [*zones["0/hand"][:-1], "explorer#1"] if zones["0/hand"] else ["explorer#1"]
    error = failure(proof)
    assert error.kind == "seen" and f"After {at} choices" in str(error) and "explorer#1" in str(error)


def test_a_choice_that_nobody_could_make_is_found_out() -> None:
    proof = proof_of()
    del proof["check"]
    proof["choices"][7] = [0, "buy dreadnaught#1"]
    assert failure(proof).kind == "choice" and "choice 7" in str(failure(proof))
    proof = proof_of()
    del proof["check"], proof["choices"][40:]
    assert failure({**proof, "journal": journal(kantyna.replay(proof))}).kind == "choice"


def test_a_game_from_before_values_is_verified_with_less() -> None:
    proof = proof_of(seed=SECRET)
    del proof["shuffles"]
    proof["witness"]["value"] = None
    found = verify(proof)
    assert found.values is None and found.promised and not found.own_value and found.moments == 81
    plain = {key: value for key, value in proof.items() if key not in ("journal", "witness")}
    found = verify(plain)
    assert (found.values, found.promised, found.moments) == (None, False, 0)
    assert found.hash == hashlib.sha256(SECRET.encode()).hexdigest()


def test_what_nobody_was_bound_to_is_no_proof() -> None:
    assert failure(kantyna.Table("star-realms", seed=7).record()).kind == "nothing"
    position = kantyna.Table.from_position(kantyna.Table("star-realms", seed=SECRET).position())
    assert failure(position.record()).kind == "nothing"


def broken(**changed: Any) -> dict[str, Any]:
    proof: dict[str, Any] = copy.deepcopy(proof_of(choices=3))
    for path, value in changed.items():
        *way, last = path.split("__")
        inner = proof
        for name in way:
            inner = inner[name]
        inner[last] = value
    return proof


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": "short"}, {"kantyna": 9}, {"game": "chess"}, {"choices": 3}, {"shuffles": 7}, {"shuffles": {}},
        {"shuffles__secret": 7}, {"shuffles__values": None}, {"shuffles__values": [1, 2]}, {"shuffles__hash": None},
        {"journal": 5}, {"witness": []}, {"witness__seats": [99]}, {"witness__seats": [-1]}, {"witness__value": "x"},
        {"witness__seen": [[0]]}, {"witness__seen": [[3, {}], [2, {}]]}, {"witness__seen": [[0, {"nowhere": 3}]]},
        {"witness__seen": [[0, {"0/hand": [5]}]]}, {"witness__hash": 4},
    ],
)  # fmt: skip
def test_what_is_no_proof_at_all_is_told_apart_from_a_lie(changed: dict[str, Any]) -> None:
    kinds = {"file", "value"} if "witness__seats" in changed else {"file"}
    assert failure(broken(**changed)).kind in kinds


@pytest.mark.parametrize("file", [None, 3, "x", [], {}])
def test_a_proof_is_an_object(file: Any) -> None:
    assert failure(file).kind == "file"


def test_a_record_with_another_number_of_values_is_refused() -> None:
    values = [*VALUES, VALUES[0]]
    proof = proof_of(seed=mixed(SECRET, values))
    proof["shuffles"]["values"] = values
    assert failure(proof).kind == "seed"
