"""Rate limits (token buckets) and counts of open connections, for each address.

Limits are by address because a new cookie costs nothing. People behind one router share an address, so the limits are
far above what a household needs.
"""

from __future__ import annotations

import ipaddress
import time

MOST_REMEMBERED = 10_000


def address_of(host: str) -> str:
    """What counts as one address. In IPv6 it is the /64 network that a household gets."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def within(host: str, networks: tuple[str, ...]) -> bool:
    """Is it one of these addresses, or in one of these networks?"""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    for network in networks:
        try:
            if address in ipaddress.ip_network(network, strict=False):
                return True
        except ValueError:
            continue
    return False


class Bucket:
    """Refills at `rate` a second, up to `most`."""

    __slots__ = ("rate", "most", "left", "at")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, n: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < n:
            return False
        self.left -= n
        return True


class Buckets:
    """A bucket for each visitor; full ones are dropped."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: dict[str, Bucket] = {}
        self._drop_at = MOST_REMEMBERED

    def take(self, visitor: str, n: float = 1) -> bool:
        bucket = self.buckets.get(visitor)
        if bucket is None:
            if len(self.buckets) >= self._drop_at:
                self._drop_full()
            bucket = self.buckets[visitor] = Bucket(self.rate, self.most)
        return bucket.take(n)

    def _drop_full(self) -> None:
        """Drop the full buckets. That looks at all of them, so it waits until there are half as many again."""
        now = time.monotonic()
        full = [visitor for visitor, b in self.buckets.items() if b.left + (now - b.at) * b.rate >= b.most]
        for visitor in full:
            del self.buckets[visitor]
        self._drop_at = max(MOST_REMEMBERED, len(self.buckets) * 3 // 2)


class Tally:
    """Counts what each visitor has open, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}
        self.total = 0

    def take(self, visitor: str) -> bool:
        count = self.counts.get(visitor, 0)
        if count >= self.most:
            return False
        self.counts[visitor] = count + 1
        self.total += 1
        return True

    def give(self, visitor: str) -> None:
        self.total -= 1
        left = self.counts[visitor] - 1
        if left:
            self.counts[visitor] = left
        else:
            del self.counts[visitor]
