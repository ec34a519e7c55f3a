"""A process in which bots think: it takes jobs from the list in Redis, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import logging.config
import signal

import msgspec

import kantyna

from .. import logs
from ..cluster.bus import ERRORS, SILENCE
from ..cluster.redis import Address, Connection
from ..errors import refused
from .jobs import QUEUE, READY, Job, think

log = logging.getLogger(__name__)
WAIT_SECONDS = 1
"""A blocking read ends after this time, so that a silent connection is noticed."""
TRY_AGAIN = 1.0
READY_SECONDS = 3
"""Seconds after which a process that ended without a word is no longer counted on."""
_jobs = msgspec.msgpack.Decoder(Job)
_encoder = msgspec.msgpack.Encoder()


async def check(bus: str) -> None:
    """Refuse a bus that cannot be reached."""
    address = Address.read(bus)
    try:
        (await Connection.open(address)).close()
    except (TimeoutError, *ERRORS) as error:
        raise refused("no-bus", value=str(address), detail=str(error) or type(error).__name__) from None


def work(bus: str, log_format: str) -> int:
    """Think until the process is ended."""
    logging.config.dictConfig(logs.config(log_format))
    kantyna.games()  # load all games now
    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(_work(Address.read(bus)))
    return 0


async def _work(address: Address) -> None:
    ending = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ending.set)
    while not ending.is_set():
        try:
            takes, answers = await Connection.open(address), await Connection.open(address)
            showing = asyncio.create_task(_show_ready(answers))
            try:
                while not ending.is_set():
                    await _take_one(takes, answers)
            finally:
                showing.cancel()
                takes.close()
                answers.close()
        except (TimeoutError, *ERRORS) as error:
            log.warning("the bus at %s is lost: %s", address, type(error).__name__)
            await asyncio.sleep(TRY_AGAIN)


async def _show_ready(connection: Connection) -> None:
    while True:
        connection.call("SET", READY, 1, "EX", READY_SECONDS)
        await asyncio.sleep(1)


async def _take_one(takes: Connection, answers: Connection) -> None:
    async with asyncio.timeout(WAIT_SECONDS + SILENCE):
        found = await takes.call("BRPOP", QUEUE, WAIT_SECONDS)
    if found is None:
        return
    job = _jobs.decode(found[1])
    try:
        key = await asyncio.to_thread(think, job)
    except Exception:
        # whatever went wrong with this job, the next one is another matter; its server makes the move itself
        log.exception("a bot stumbled")
        key = ""
    await answers.call("PUBLISH", job.reply, _encoder.encode(["", [["thought", job.id, key]]]))
