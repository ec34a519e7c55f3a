"""The Card Game in the browser: played by clicks through an engagement, paid in one tap, at every size, for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from people import Server
from screen import Open, Screen, expect, played, set_up
from test_accessibility import look

import kantyna

Json = Any
SIZES = [(1440, 900), (1366, 768), (1280, 720)]
INSIDE = """() => {
  const out = [];
  const table = document.querySelector(".table").getBoundingClientRect();
  for (const el of document.querySelectorAll(".table > *, .table .card, .table .plate, .table .phases li, .table .decides > div")) {
    const box = el.getBoundingClientRect();
    if (el.closest(".sheet, .lens, .ghost") || !box.width) continue;
    if (box.left < table.left - 1 || box.right > table.right + 1 || box.top < table.top - 1 || box.bottom > table.bottom + 1)
      out.push(`${el.className} ${el.dataset.card ?? ""}`);
  }
  return out;
}"""
APART = """() => {
  const rows = [...document.querySelectorAll(".table > :is(.back-line, .front-line, .engagement, .ask, .home)")];
  const boxes = rows.map((el) => el.getBoundingClientRect()).filter((box) => box.height);
  const out = [];
  for (const row of rows) {
    const box = row.getBoundingClientRect();
    for (const card of row.querySelectorAll(".row .card.short")) {
      const at = card.getBoundingClientRect();
      if (at.top < box.top - 2 || at.bottom > box.bottom + 2) out.push(`${row.className}: ${card.dataset.card}`);
    }
  }
  return out;
}"""


def view(me: Screen, seat: int = 0) -> Json:
    return me.state["views"][str(seat)]


def keys(me: Screen, seat: int = 0) -> list[str]:
    return [choice["key"] for choice in me.state["choices"].get(str(seat), [])]


def verbs(me: Screen, seat: int = 0) -> set[str]:
    return {key.split()[0] for key in keys(me, seat)}


def sit_down(me: Screen) -> None:
    me.find(".new-table .what select").nth(0).select_option("card-game")
    me.set_table("me", "bot:greedy")
    assert me.until_asked()


def moment(*wanted: str, seeds: range = range(1, 9), crowded: int = 0) -> tuple[Json, int]:
    """A position of bots' games in which a seat may do that, and which; with so many cards in play at least."""
    for seed in seeds:
        table = played(seed, 0, game="card-game")
        whole = played(seed, 450, game="card-game").record()["choices"]
        for seat, key in whole:
            may = {choice.key.split()[0] for one in table.choices.values() for choice in one}
            if set(wanted) <= may and len(table.cards_lying()) >= crowded:
                return table.position(), min(table.waiting)
            table.choose(seat, key)
    raise AssertionError(f"no game of these has {wanted}")
