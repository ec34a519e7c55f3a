"""How often somebody may ask: a bucket that fills at a steady rate."""

from __future__ import annotations

import time


class Bucket:
    __slots__ = ("rate", "most", "left", "at")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket a visitor; full ones are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        if len(self.buckets) > 10_000:
            now = time.monotonic()
            full = [key for key, b in self.buckets.items() if b.left + (now - b.at) * b.rate >= b.most]
            for key in full:
                del self.buckets[key]
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.most)
        return bucket.take()
