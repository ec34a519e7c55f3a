"""The log names the type of an error, and never a choice or a card."""

from __future__ import annotations

import asyncio
import json
import logging
import logging.config
import os
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

import kantyna
from kantyna.server.errors import Refused
from kantyna.server.logs import JsonFormatter, LineFormatter, LogFilter, config
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.storage.schema import tables
from kantyna.server.storage.store import Store

KEY = "buy dreadnaught#2"
TABLE_WITH_IT = {"game": f"no game but {KEY}"}


def test_choices_and_cards_in_errors_are_not_logged(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def decide(*_: Any) -> SimpleNamespace:
        return SimpleNamespace(key=KEY)

    async def scene() -> None:
        settings = Settings(database, bot_pause=0)
        store = Store(settings.url())
        await store.open()
        rooms = Rooms(store, settings)
        monkeypatch.setattr("kantyna.server.bot_service.service.decide", decide)
        room = await rooms.create("ada", "star-realms", "duel", {}, [{"kind": "bot", "bot": "greedy"}] * 2, True)
        monkeypatch.setattr(
            room.bots, "to_move", lambda: next(iter(room.table.waiting))
        )  # otherwise bots move only while somebody watches
        room.wake()
        while room.closed is None:
            await asyncio.sleep(0.01)
        assert "Dreadnaught" in str(room.closed.text("en")), "players see the full message"
        async with store.writing() as db:
            await db.execute(update(tables).values(start=TABLE_WITH_IT))
        room.stale = True
        await room._recover()
        rooms.open.clear()
        with pytest.raises(Refused, match="dreadnaught"):
            await rooms.room(room.row.id)
        await store.close()

    asyncio.run(scene())
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("kantyna")]
    assert len(lines) == 3 and "IllegalChoice" in lines[0] and all("BadPosition (error-" in one for one in lines[1:])
    assert "dreadnaught" not in caplog.text.lower()


def test_a_stack_is_logged_without_the_text_of_its_error() -> None:
    table = kantyna.Table("star-realms", seed=7)
    try:
        table.choose(0, KEY)
    except kantyna.KantynaError:
        record = logging.LogRecord("asyncio", logging.ERROR, __file__, 1, "never retrieved", (), sys.exc_info())
    assert LogFilter().filter(record)
    written = logging.Formatter().format(record)
    assert "dreadnaught" not in written.lower()
    assert "test_logs.py" in written and written.splitlines()[-1].startswith("IllegalChoice (refuse-")


SECRET_LINE = "GET /join/abcDEF123 with kantyna=ada.0123 at postgresql://ada:pa-ss@host/games and redis://:wo%20rd@bus"


def failed(text: str) -> logging.LogRecord:
    """A record of an error whose text and message both have secrets in them."""
    try:
        raise ValueError(text)
    except ValueError:
        return logging.LogRecord("kantyna.x", logging.ERROR, __file__, 1, "no %s", (text,), sys.exc_info())


@pytest.mark.parametrize("formatter", [LineFormatter, JsonFormatter])
def test_no_format_writes_secrets(formatter: type[logging.Formatter]) -> None:
    record = failed(SECRET_LINE)
    assert LogFilter().filter(record)
    written = formatter().format(record)
    for secret in ("abcDEF123", "ada.0123", "pa-ss", "wo%20rd"):
        assert secret not in written
    assert "ValueError" in written and "host/games" in written and "@bus" in written


def test_a_line_can_be_json(capfd: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger("kantyna").handlers[:]
    try:
        logging.config.dictConfig(config("json"))
        logging.getLogger("kantyna.trial").warning("two\nlines for %s", "Żaneta")
        logging.getLogger("kantyna.trial").error("it failed", exc_info=ValueError("twice"))
    finally:
        logging.getLogger("kantyna").handlers = before
    first, second = map(json.loads, capfd.readouterr().err.splitlines())
    assert first.pop("time").endswith("+00:00")
    assert first == {
        "level": "WARNING", "logger": "kantyna.trial", "text": "two\nlines for Żaneta", "process": os.getpid(),
    }  # fmt: skip
    assert second["stack"].endswith("ValueError: twice")


def test_a_format_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANTYNA_LOG_FORMAT", "xml")
    with pytest.raises(Refused, match="KANTYNA_LOG_FORMAT must be text or json, not xml"):
        Settings.from_environment()
    monkeypatch.setenv("KANTYNA_LOG_FORMAT", "json")
    assert Settings.from_environment().log_format == "json"
