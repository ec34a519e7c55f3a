"""Messages and bodies are decoded into structs; refusals say what is expected."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import UNSET

import kantyna
from kantyna.server.errors import Refused
from kantyna.server.protocol.messages import MESSAGES, Choose, Draw, PlayOn, TableOrder, read_body, read_message
from kantyna.server.protocol.wire import dumps
from shipped import SHIPPED

CHOOSE = {"type": "choose", "seat": 0, "at": 31, "key": "play scout#4"}


def test_a_message_is_decoded_by_its_type() -> None:
    assert read_message(json.dumps({**CHOOSE, "id": 7})) == Choose(seat=0, at=31, key="play scout#4", id=7)
    assert read_message('{"type": "draw"}').id is UNSET and isinstance(read_message('{"type": "draw"}'), Draw)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ({**CHOOSE, "seat": 1.0}, "seat is missing or has the wrong type; it must be int."),
        ({**CHOOSE, "seat": True}, "seat is missing or has the wrong type; it must be int."),
        ({**CHOOSE, "seat": "0"}, "seat is missing or has the wrong type; it must be int."),
        ({**CHOOSE, "at": 10**40}, "at is missing or has the wrong type; it must be int."),
        ({**CHOOSE, "key": None}, "key is missing or has the wrong type; it must be str."),
        ({**CHOOSE, "id": None}, "id is missing or has the wrong type; it must be int, str."),
        ({**CHOOSE, "id": "x" * 61}, "id is missing or has the wrong type; it must be int, str."),
        ({**CHOOSE, "more": 1}, "'more' is unknown here; known fields: at, id, key, seat, type."),
        ({"type": "fly"}, f"A message has a type, one of: {', '.join(MESSAGES)}."),
        ({"type": ["choose"]}, f"A message has a type, one of: {', '.join(MESSAGES)}."),
        ({"type": "undo-answer", "wish": 1, "yes": 1}, "yes is missing or has the wrong type; it must be bool."),
        ({"type": "chat", "text": "x" * 4096}, "That is too long: at most 4,096 bytes."),
    ],
)
def test_an_invalid_message_is_refused_with_what_is_expected(message: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as caught:
        read_message(json.dumps(message))
    assert str(caught.value).startswith(said)


def test_nested_values_of_a_body_are_checked() -> None:
    order = read_body(
        b'{"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}', TableOrder
    )
    assert order.public is True and [seat.bot for seat in order.seats] == ["greedy", "random"]
    for body, said in (
        (
            b'{"game": "star-realms", "seats": [{"kind": "me", "nome": ""}]}',
            "'nome' is unknown here; known fields: bot",
        ),
        (b'{"game": "star-realms", "seats": [{"kind": 7}]}', "kind is missing or has the wrong type; it must be str."),
        (b'{"game": "star-realms", "seats": {}}', "seats is missing or has the wrong type; it must be list."),
    ):
        with pytest.raises(Refused) as caught:
            read_body(body, TableOrder)
        assert str(caught.value).startswith(said)
    with pytest.raises(Refused, match="not JSON"):
        read_body(b'{"at": 1, "seat": 0, "share": NaN}', PlayOn)


@pytest.mark.parametrize("game", SHIPPED)
def test_our_encoder_writes_the_same_json_as_the_standard_library(game: str) -> None:
    table = kantyna.Table(game, seed=7)
    for _ in range(40):
        seat = min(table.choices)
        table.choose(seat, table.choices[seat][0].key)
    whole: list[Any] = [table.view(seat) for seat in (0, 1, None)] + [event.message(0).data() for event in table.events]
    whole += [table.record(), "ł🛸\u2028", 0.25, {"1": None}]
    assert dumps(whole) == json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
