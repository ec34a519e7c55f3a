"""A table shows at its end that its shuffles were settled at the deal."""

from __future__ import annotations

import hashlib

from screen import Open, Screen, expect

HASHES = """async (texts) => {
  const { sha256 } = await import("/web/shuffles.js");
  return texts.map(sha256);
}"""


def ended(me: Screen) -> None:
    me.until_asked()
    me.button("Resign").click()
    me.button("Really resign?").click()
    expect(me.prompt).to_have_text("Cog wins.")


def test_the_pages_own_hash_is_sha_256(open_screen: Open) -> None:
    me = open_screen()
    texts = ["", "abc", "Łódź", *["x" * n for n in (23, 24, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000)]]
    assert me.page.evaluate(HASHES, texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def test_shuffles_are_proven_when_the_game_is_over(open_screen: Open) -> None:
    me = open_screen()
    me.play_against_bot()
    me.until_asked()
    expect(me.find(".proof")).to_have_count(0)
    ended(me)
    expect(me.find(".proof")).to_have_text("Shuffles proven")
    title = me.find(".proof").get_attribute("title") or ""
    shuffles = me.page.evaluate("() => told.table.shuffles")
    assert shuffles["hash"] in title and shuffles["seed"] in title
    me.nothing_amiss()


def test_another_secret_than_the_one_told_at_the_deal_is_noticed(open_screen: Open) -> None:
    """The page remembers what it was told first: here, that another hash had been told."""
    me = open_screen()
    me.play_against_bot()
    me.until_asked()
    keep = "([id, hash]) => localStorage.setItem('kantyna.shuffles', JSON.stringify({[id]: hash}))"
    me.page.evaluate(keep, [me.table_id, "0" * 64])
    me.page.reload()
    me.page.wait_for_selector(".table")
    ended(me)
    expect(me.find(".proof.broken")).to_have_text("Shuffles not proven")
