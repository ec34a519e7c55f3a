"""Abuse of the server: silent connections, floods, crowds of spectators, invented names and addresses.

Everything here speaks to a real server over loopback, from several addresses (all of 127.0.0.0/8 is this machine).
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from people import PATIENCE, SERVE, Player, Seat, Server, running
from proxy import through_proxy

from kantyna.server.limits.rate_limits import Tally, address_of, within
from kantyna.server.logs import LogFilter, config
from kantyna.server.runner import listen
from kantyna.server.settings import Settings

SOON = 4
"""Seconds: less than the limits of a server by default, and more than those of an impatient one."""
SHORT = {"request_seconds": 0.6, "answer_seconds": 1.0, "idle_seconds": 1, "connections_each": 10}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts and low limits."""
    limits: dict[str, Any] = {**SHORT, "open_rate": 1000, "open_burst": 1000}
    limits |= {"sockets_a_person": 3, "sockets_an_address": 8, "watchers_a_table": 4}
    limits |= {"tables_each": 3, "bots_each": 4, "records_each": 2, "make_rate": 1000, "make_burst": 1000}
    with running(tmp_path_factory.mktemp("strict"), rate=20, **limits) as server:
        yield server


def connect(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))


def is_closed(one: socket.socket, within: float) -> bool:
    """Does the server close the connection within this time?"""
    one.settimeout(within)
    try:
        while one.recv(65536):
            pass
        return True
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def ask(server: Server, source: str, path: str = "/api/games", **headers: str) -> int:
    """The status of the answer to a request from that address."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, source_address=(source, 0))
    try:
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()


def answers(server: Server, source: str) -> bool:
    try:
        return ask(server, source) == 200
    except (OSError, http.client.HTTPException):
        return False


def wait_until(holds: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def test_a_connection_without_a_whole_request_is_closed(strict: Server) -> None:
    beginnings = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n"]
    beginnings.append(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    open_ones = [connect(strict) for _ in beginnings]
    for one, beginning in zip(open_ones, beginnings, strict=True):
        one.sendall(beginning)
    assert all(is_closed(one, SOON) for one in open_ones)
    for one in open_ones:
        one.close()


def test_single_bytes_do_not_extend_the_timeout(strict: Server) -> None:
    with connect(strict) as slow, contextlib.suppress(ConnectionError):
        for byte in b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200:
            slow.sendall(bytes([byte]))
            if is_closed(slow, 0.1):
                break
        else:
            raise AssertionError("it waits for twenty seconds")


def test_an_answered_connection_that_stays_silent_is_closed(strict: Server) -> None:
    with connect(strict) as one:
        one.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert one.recv(12) == b"HTTP/1.1 200"
        one.settimeout(SOON)
        while one.recv(65536):
            pass


def test_connections_are_limited_for_each_address(tmp_path: Path) -> None:
    with running(tmp_path, connections_each=10, request_seconds=2 * PATIENCE) as server:
        greedy = [connect(server, "127.0.0.2") for _ in range(25)]
        for one in greedy:
            with contextlib.suppress(ConnectionError):
                one.sendall(b"G")
        assert [is_closed(one, PATIENCE) for one in greedy[10:]] == [True] * 15
        assert [is_closed(one, 0.01) for one in greedy[:10]] == [False] * 10
        assert ask(server, "127.0.0.3") == 200
        for one in greedy:
            one.close()
        wait_until(lambda: answers(server, "127.0.0.2"), "closed connections still count")


def test_more_connections_than_files_log_a_few_lines_and_no_stack(tmp_path: Path) -> None:
    server = Server(tmp_path, most_connections=10_000, request_seconds=30)

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (160, 160))

    log = tmp_path / "log"
    with log.open("wb") as err:
        command = [sys.executable, "-c", SERVE, str(server.port), json.dumps(server.settings)]
        process = subprocess.Popen(command, stderr=err, preexec_fn=few_files)
        try:
            wait_until(lambda: answers(server, "127.0.0.1"), "it has started")
            many = []
            for _ in range(300):
                with contextlib.suppress(OSError):
                    many.append(connect(server))
            time.sleep(1.5)
            for one in many:
                one.close()
            wait_until(lambda: answers(server, "127.0.0.1"), "there are files again")
            ada = Player(server)
            for _ in range(5):
                with connect(server) as broken:
                    head = "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    broken.sendall(f"{head}Cookie: {ada.cookie()}\r\nContent-Length: 100\r\n\r\n{{".encode())
                    time.sleep(0.1)
            assert httpx.get(server.url + "/api/games", timeout=PATIENCE).status_code == 200
        finally:
            process.kill()
            process.wait()
    written = log.read_text()
    assert "Traceback" not in written and len(written.splitlines()) < 10, written[:2000]


def test_the_same_line_is_written_once_a_second_without_stack_or_secrets() -> None:
    code = (
        "import logging, logging.config\n"
        "from kantyna.server.logs import config\n"
        "logging.config.dictConfig(config('text'))\n"
        "for n in range(500):\n"
        "    try:\n"
        "        raise ConnectionResetError('it broke')\n"
        "    except OSError:\n"
        "        logging.getLogger('asyncio').exception('connection %s', n)\n"
        "logging.getLogger('kantyna.server').warning('%s failed', '/join/abc-DEF kantyna=ada.0123 share=xyz')\n"
    )
    lines = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr.splitlines()
    assert len(lines) == 2, lines
    assert lines[0].endswith("ERROR asyncio: connection 0: it broke") and lines[0][:2] == "20"
    assert lines[1].endswith("WARNING kantyna.server: /join/… kantyna=… share=… failed")
    assert config("text")["filters"]["quiet"]["()"] is LogFilter


@pytest.fixture(scope="module")
def low_limits(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where an address may spend little."""
    with running(tmp_path_factory.mktemp("sparing"), visit_rate=20, visit_burst=40) as server:
        yield server


def test_expensive_requests_are_refused_earlier_than_cheap_ones(low_limits: Server) -> None:
    ada = Player(low_limits)
    for source, path, most in (("127.0.0.31", "/api/rules/SR-001", 60), ("127.0.0.32", "/api/tables/none/record", 6)):
        codes = [ask(low_limits, source, path) for _ in range(most)]
        assert codes[0] in (200, 404)
        assert (429 in codes) == (source == "127.0.0.32"), f"{path}: {codes}"
    order = {"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    codes = [ada.http.post("/api/tables", json=order).status_code for _ in range(4)]
    assert codes[0] == 201 and 429 in codes


def test_requests_are_limited_by_address_and_not_by_cookie(low_limits: Server) -> None:
    codes = [ask(low_limits, "127.0.0.4", "/api/me") for _ in range(80)]
    assert codes[0] == 200 and 429 in codes, "a new visitor each time, by their cookies"
    assert ask(low_limits, "127.0.0.5", "/api/me") == 200, "others are not slowed down"
    begin = time.monotonic()
    while ask(low_limits, "127.0.0.4", "/api/me") != 429:
        assert time.monotonic() - begin < 10
    lies = {"X-Forwarded-For": "10.1.2.3", "Cookie": "kantyna=somebody.0"}
    begin = time.monotonic()
    codes = [ask(low_limits, "127.0.0.4", "/api/me", **{**lies, "X-Forwarded-For": f"10.1.2.{n}"}) for n in range(60)]
    assert 429 in codes, "X-Forwarded-For of a stranger is ignored"


def test_a_configured_proxy_is_trusted(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"visit_rate": 0.01, "visit_burst": 5, "connections_each": 3, "proxies": ["127.0.0.9"]}
    with running(tmp_path, **limits) as server:
        held = [connect(server, "127.0.0.9") for _ in range(6)]
        codes = [ask(server, "127.0.0.9", "/api/me", **{"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(12)]
        assert codes == [200] * 12, "each for another address"
        codes = [ask(server, "127.0.0.9", "/api/me", **{"X-Forwarded-For": "10.0.1.1"}) for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        codes = [ask(server, "127.0.0.8", "/api/me", **{"X-Forwarded-For": f"10.0.2.{n}"}) for n in range(7)]
        assert codes == [200] * 5 + [429] * 2, "this address is no proxy"
        for one in held:
            one.close()


def test_what_counts_as_one_address() -> None:
    assert address_of("2001:db8::1") == address_of("2001:db8::ffff:2") != address_of("2001:db8:0:1::1")
    assert address_of("::ffff:10.0.0.1") == address_of("10.0.0.1")
    assert within("10.1.2.3", ("127.0.0.1", "10.0.0.0/8")) and not within("11.1.2.3", ("10.0.0.0/8", "nonsense"))
    tally = Tally(2)
    assert tally.take("a") and tally.take("a") and not tally.take("a") and tally.take("b") and tally.total == 3
    tally.give("a")
    assert tally.take("a") and tally.counts == {"a": 2, "b": 1}


def test_comings_and_goings_are_sent_once_a_second(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "person")
    address = server.url.replace("http", "ws") + f"/ws/{table}"

    async def crowd() -> tuple[list[int], float]:
        async with Seat(ada, table) as seat:
            begin = time.monotonic()
            for _ in range(30):
                async with websockets.connect(address):
                    pass
            watching = await websockets.connect(address)
            seat.received.clear()
            await seat.until(lambda: seat.latest["table"]["watching"] == 1)
            took = time.monotonic() - begin
            await watching.close()
            return [json.loads(text)["watching"] for text in seat.received if '"type":"table"' in text], took

    counts, took = asyncio.run(crowd())
    assert counts[-1] == 1 and len(counts) <= took + 2, "although sixty spectators came and went"


def test_sockets_are_limited_by_person_by_table_and_by_address(strict: Server) -> None:
    ada = Player(strict, "Ada")
    table = ada.new_table("me", "random")
    other = ada.new_table("me", "random")

    async def come(stack: contextlib.AsyncExitStack, table: str, source: str, cookie: str = "") -> str:
        """The type of the first message, or the id of the error."""
        address = strict.url.replace("http", "ws") + f"/ws/{table}"
        headers = {"Cookie": cookie} if cookie else {}
        line = websockets.connect(address, additional_headers=headers, local_addr=(source, 0))
        message = json.loads(await asyncio.wait_for((await stack.enter_async_context(line)).recv(), PATIENCE))
        return str(message["error"]["id"] if message["type"] == "error" else message["type"])

    async def until_gone() -> None:
        def gone() -> bool:
            return "kantyna_sockets 0\n" in httpx.get(strict.url + "/metrics").text

        await asyncio.to_thread(wait_until, gone, "nobody is connected")

    async def crowds() -> None:
        async with contextlib.AsyncExitStack() as stack:
            mine = [await come(stack, table, "127.0.1.1", ada.cookie()) for _ in range(4)]
            assert mine == ["table"] * 3 + ["server-too-many-sockets"]
        await until_gone()
        async with contextlib.AsyncExitStack() as stack:
            watching = [await come(stack, table, f"127.0.2.{n + 1}") for n in range(5)]
            assert watching == ["table"] * 4 + ["server-full"]
            assert await come(stack, table, "127.0.3.1", ada.cookie()) == "table", (
                "for who sits there is always a place"
            )
        await until_gone()
        async with contextlib.AsyncExitStack() as stack:
            here = [await come(stack, (table, other)[n % 2], "127.0.4.1") for n in range(8)]
            assert here == ["table"] * 8
            assert await come(stack, table, "127.0.4.1") == "server-too-many-sockets"

    asyncio.run(crowds())


def test_a_flooded_socket_is_slowed_down_and_then_closed(strict: Server) -> None:
    ada = Player(strict, "Ada")
    table = ada.new_table("me", "random")

    async def flood() -> None:
        async with Seat(ada, table) as seat:
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(400):
                    await seat.send("why", seat=0, key="end")
            begin = time.monotonic()
            with contextlib.suppress(websockets.ConnectionClosed):
                while time.monotonic() - begin < 30:
                    await seat.receive()
            code = seat.socket.close_code
            took = time.monotonic() - begin
            said = [json.loads(text) for text in seat.received]
            refusals = [one for one in said if one["type"] == "error"]
            assert code == 4429 and took > 2, "refusals are delayed, so others do not wait for them"
            assert {one["error"]["id"] for one in refusals} == {"server-too-often"} and len(refusals) <= 50

    asyncio.run(flood())


def test_a_flood_of_pings_closes_the_socket(strict: Server) -> None:
    ada = Player(strict, "Ada")
    table = ada.new_table("me", "random")

    async def flood() -> None:
        async with Seat(ada, table) as seat:
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(200):
                    await seat.socket.ping()
                await asyncio.wait_for(seat.socket.wait_closed(), PATIENCE)
            assert seat.socket.close_code is not None

    asyncio.run(flood())


def test_tables_bots_and_records_of_a_player_are_limited(strict: Server) -> None:
    import kantyna

    ada, bartek = Player(strict, "Ada"), Player(strict, "Bartek")
    for _ in range(3):
        ada.new_table("me", "person")
    body = {"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "person"}]}
    assert ada.post("/api/tables", body, 429)["error"] == {"id": "server-too-many-tables", "args": {"n": 3}}
    assert bartek.post("/api/tables", body, 201)
    bots = {"game": "star-realms", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    assert bartek.post("/api/tables", bots, 201)
    record = kantyna.Table("star-realms", seed=3).record()
    for _ in range(2):
        ada.post("/api/records", record, 201)
    assert ada.post("/api/records", record, 429)["error"]["id"] == "server-too-many-records"
    celina = Player(strict, "Celina")
    four = {"game": "star-realms", "format": "free-for-all", "seats": [{"kind": "bot", "bot": "random"}] * 5}
    assert celina.post("/api/tables", four, 429)["error"] == {"id": "server-too-many-bots", "args": {"n": 4}}


def test_an_address_can_create_only_so_much_at_once(tmp_path: Path) -> None:
    with running(tmp_path, make_rate=0.001, make_burst=4) as server:
        people = [Player(server) for _ in range(3)]
        codes = [one.http.post("/api/me", json={"name": "N"}).status_code for one in people * 2]
        assert codes == [200] * 4 + [429] * 2


@pytest.mark.parametrize("path", ["/", "/web/app.js", "/voice/pl.ftl", "/api/cards/star-realms"])
def test_an_unchanged_file_is_not_sent_again(server: Server, path: str) -> None:
    first = httpx.get(server.url + path)
    assert first.status_code == 200 and first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip" and first.content
    again = httpx.get(server.url + path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content and again.headers["etag"] == first.headers["etag"]
    other = httpx.get(server.url + path, headers={"If-None-Match": '"other"', "Accept-Encoding": "identity"})
    assert other.status_code == 200 and other.content == first.content
    assert httpx.get(server.url + "/web/../app.py").status_code == 404


def test_a_changed_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kantyna.server.http import static_files

    monkeypatch.setattr(static_files, "CHECK_EVERY", 0.0)
    (tmp_path / "a.js").write_text("one")
    file = static_files.StaticFiles(tmp_path).files["a.js"]
    before = file.current()
    assert file.current() is before
    (tmp_path / "a.js").write_text("three")
    assert file.current().data == b"three" and file.current().etag != before.etag


def test_requests_for_another_host_name_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, hosts=["play.example"], reach="http://192.168.1.10:8642") as server:
        for host in ("localhost", "127.0.0.1:1", "[::1]:80", "PLAY.example:443", "192.168.1.10:8642"):
            assert ask(server, "127.0.0.1", Host=host) == 200, host
        for host in ("rebound.example", "evil.play.example", "", "192.168.1.11"):
            assert ask(server, "127.0.0.1", Host=host) == 421, host

        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        upgrade["Sec-WebSocket-Key"] = "MDEyMzQ1Njc4OWFiY2RlZg=="
        assert ask(server, "127.0.0.1", "/ws/nosuch", Host="localhost", **upgrade) == 101
        assert ask(server, "127.0.0.1", "/ws/nosuch", Host="rebound.example", **upgrade) == 403
    with running(tmp_path, hosts=["*"]) as server:
        assert ask(server, "127.0.0.1", Host="anything.example") == 200


def test_a_lone_surrogate_is_refused_with_the_reason(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "random")
    kinds = ["application/json", "application/JSON", "Application/Json; charset=UTF-8"]
    for kind in kinds:
        answer = ada.http.post("/api/tables", content=rb'{"game":"\ud83d","seats":[]}', headers={"content-type": kind})
        assert answer.status_code == 400 and answer.json()["error"]["id"] == "server-half-character"
    whole = ada.http.post("/api/me", content=rb'{"name":"\ud83d\ude00"}', headers={"content-type": kinds[1]})
    assert whole.status_code == 200 and whole.json()["name"] == "\U0001f600"

    async def say() -> list[str]:
        async with Seat(ada, table) as seat:
            said = []
            for text in (r'{"type":"chat","text":"\udc00"}', r'{"type":"why","seat":0,"key":"\ud800"}', r'"\ud800"'):
                seat.latest.pop("error", None)
                await seat.socket.send(text)
                await seat.until(lambda: "error" in seat.latest)
                said.append(seat.latest["error"]["error"]["id"])
            return said

    assert asyncio.run(say()) == ["server-half-character"] * 3


def test_small_answers_are_sent_at_once() -> None:
    with listen("127.0.0.1", 0) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()):
            taken, _ = listening.accept()
            with taken:
                assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert taken.proto == socket.IPPROTO_TCP, "asyncio sets TCP_NODELAY only on such sockets"


def test_health_checks_the_database(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answer = httpx.get(server.url + "/health")
        assert answer.status_code == 200 and answer.json() == {"status": "ok"}


def test_health_reports_a_database_that_does_not_answer(tmp_path: Path, postgres_database: str) -> None:
    def health(server: Server) -> tuple[int, str]:
        answer = httpx.get(server.url + "/health", timeout=PATIENCE)
        return answer.status_code, answer.json()["status"]

    async def scene() -> None:
        async with through_proxy(postgres_database) as (proxy, address):
            server = Server(tmp_path, database=address)
            await asyncio.to_thread(server.start)
            try:
                assert await asyncio.to_thread(health, server) == (200, "ok")
                proxy.away = True
                proxy.cut_all()
                assert await asyncio.to_thread(health, server) == (503, "no database"), "it cannot be reached"
                proxy.away = False
                assert await asyncio.to_thread(health, server) == (200, "ok"), "it is back"
                proxy.silent = True
                begin = time.monotonic()
                assert await asyncio.to_thread(health, server) == (503, "no database"), "it is connected but silent"
                assert time.monotonic() - begin < 10
                proxy.silent = False
            finally:
                server.kill()

    asyncio.run(scene())


def test_metrics_are_for_the_operator(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "me")

    async def move() -> str:
        async with Seat(ada, table) as seat:
            offered = seat.mine()
            assert offered is not None
            await seat.choose(offered[1][0]["key"])
            return await asyncio.to_thread(lambda: httpx.get(server.url + "/metrics").text)

    before = httpx.get(server.url + "/metrics")
    assert before.headers["content-type"].startswith("text/plain; version=0.0.4")
    numbers: dict[str, tuple[float, float]] = {}
    for text in (before.text, asyncio.run(move())):
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        numbers = {name: (float(value), numbers.get(name, (0.0, 0.0))[0]) for name, value in map(str.split, lines)}
    now, then = numbers["kantyna_choices_total"]
    assert now == then + 1
    assert numbers["kantyna_sockets"][0] >= 1 and numbers["kantyna_tables_open"][0] >= 1
    for name in ("kantyna_request_seconds", "kantyna_message_seconds"):
        assert numbers[name + "_count"][0] > 0 and numbers[name + "_sum"][0] > 0
    assert "kantyna_errors_total" in numbers
    assert ask(server, "127.0.0.7", "/metrics") == 403
    assert ask(server, "127.0.0.1", "/metrics", **{"X-Forwarded-For": "10.0.0.1"}) == 403
    assert "Ada" not in before.text and table not in before.text


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANTYNA_HOSTS", "play.example, localhost")
    monkeypatch.setenv("KANTYNA_IDLE_MINUTES", "7")
    monkeypatch.setenv("KANTYNA_VISIT_RATE", "2.5")
    settings = Settings.from_environment(idle_minutes=9)
    assert settings.hosts == ("play.example", "localhost") and settings.idle_minutes == 9 and settings.visit_rate == 2.5
    for wrong in ("many", "-1", "nan", ""):
        monkeypatch.setenv("KANTYNA_VISIT_RATE", wrong)
        with pytest.raises(Exception, match="KANTYNA_VISIT_RATE"):
            Settings.from_environment()
