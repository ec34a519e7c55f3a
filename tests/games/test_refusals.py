"""The lists of refusals are what the games say today, and no line of them says the wrong thing."""

from __future__ import annotations

import pytest

from refusals import listed, path_of
from shipped import SHIPPED


@pytest.mark.parametrize("game", SHIPPED)
def test_refusals_are_as_they_were_read(game: str) -> None:
    now = listed(game)
    assert now == path_of(game).read_text(encoding="utf-8"), "`make playthroughs` writes it again; read the diff"
    assert all(line.split()[0].count("-") == 1 for line in now.splitlines()), "every refusal cites a ledger line"
