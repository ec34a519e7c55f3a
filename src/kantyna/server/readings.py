"""What /metrics says: the numbers of every part of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..version import VERSION
from .metrics import Text

if TYPE_CHECKING:
    from .app import Server


def read(server: Server) -> str:
    text = Text()
    leases = server.store.leases
    labels = f'{{version="{VERSION}",release="{"" if leases is None else leases.release}"}}'
    text.gauge("info", "The version of this process and of its rules.", 1, labels)
    _play(text, server)
    _bots(text, server)
    if leases is not None:
        _cluster(text, server)
    text.process(server.metrics.started)
    return str(text)


def _play(text: Text, server: Server) -> None:
    metrics = server.metrics
    text.gauge("tables_open", "Tables in memory.", len(server.rooms.open))
    text.gauge("sockets", "Open WebSockets.", server.sockets.addresses.total)
    text.counter("choices", "Choices that people made and that are stored.", metrics.choices)
    text.counter("errors", "Requests and messages that failed here.", metrics.errors)
    text.counters("refusals", "Requests that were refused.", "status", metrics.refusals)
    text.histogram("request_seconds", "Time from a request to its answer.", metrics.requests)
    text.histogram("message_seconds", "Time from a message of a browser until it was handled.", metrics.messages)
    queue = server.store.choice_queue
    text.histogram("write_seconds", "Time to store the choices that were waiting, in one transaction.", queue.seconds)
    text.counter("written_choices", "Choices that were stored, those of bots included.", queue.written)


def _bots(text: Text, server: Server) -> None:
    bots = server.rooms.bot_service
    text.gauge("bot_jobs_waiting", "Bots of tables here that are being asked.", bots.waiting)
    text.counter("bot_answers", "Choices that bots were asked for and found.", bots.answers)
    text.counter("bot_fallbacks", "Choices of the quick bot because no bot process answered.", bots.fallbacks)


def _cluster(text: Text, server: Server) -> None:
    metrics, leases, bus = server.metrics, server.store.leases, server.router.bus
    assert leases is not None
    text.gauge("shards_owned", "Shards that are leased to this process.", len(leases.owned()))
    text.gauge("leases_valid", "1 while the leases are renewed in time.", leases.is_valid)
    text.gauge("processes", "Server processes of the cluster, as this one sees it.", len(leases.processes))
    text.gauge("bus_connected", "1 while Redis can be reached.", bus is not None and bus.is_connected)
    text.gauge("remote_sockets", "WebSockets at other processes, at tables of this one.", server.router.remote_sockets)
    text.counter("handovers", "Shards handed to another process in good order.", metrics.handovers)
    text.counter("bus_reconnects", "Times that Redis was lost and found again.", metrics.bus_reconnects)
    text.counter("reentries", "Times that a socket here entered its table again.", metrics.reentries)
