"""How often and how many: buckets that fill at a steady rate, and counts of what is open, one for each address.

A cookie costs nothing, so limits are by address: whoever throws the cookie away is still there. People behind one
router share an address, so the limits are far above what a house full of people needs.
"""

from __future__ import annotations

import ipaddress
import time

MOST_REMEMBERED = 10_000


def address_of(host: str) -> str:
    """What counts as one address: in IPv6 the whole network of 64 bits, which is what one household is given."""
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
    """Is this one of these addresses, or in one of these networks?"""
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
    """One bucket a visitor; full ones are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: dict[str, Bucket] = {}
        self._look_again = MOST_REMEMBERED

    def take(self, who: str, n: float = 1) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= self._look_again:
                self._forget()
            bucket = self.buckets[who] = Bucket(self.rate, self.most)
        return bucket.take(n)

    def _forget(self) -> None:
        """Forget the full ones. Looking through all is put off until there are half as many again."""
        now = time.monotonic()
        full = [who for who, b in self.buckets.items() if b.left + (now - b.at) * b.rate >= b.most]
        for who in full:
            del self.buckets[who]
        self._look_again = max(MOST_REMEMBERED, len(self.buckets) * 3 // 2)


class Tally:
    """How many of something each has open, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}
        self.total = 0

    def take(self, who: str) -> bool:
        count = self.counts.get(who, 0)
        if count >= self.most:
            return False
        self.counts[who] = count + 1
        self.total += 1
        return True

    def give(self, who: str) -> None:
        self.total -= 1
        left = self.counts[who] - 1
        if left:
            self.counts[who] = left
        else:
            del self.counts[who]
