"""A whole duel against a bot, by clicks alone."""

from __future__ import annotations

from screen import Open, expect


def test_a_duel_is_played_to_its_end_by_clicking_what_is_lit(open_screen: Open) -> None:
    me = open_screen(reduced_motion="reduce")
    me.find(".hero-choice select").last.select_option("random")
    me.play_against_bot()
    moves: list[str] = []
    while me.until_asked():
        moves.append(me.move())
        assert len(moves) < 800
    expect(me.prompt).to_have_text("You win!" if me.state["winners"] == [0] else "Cog wins.")
    assert {"all", "buy", "attack", "end"} <= set(moves)
    assert me.page.get_by_role("button", name="Rematch").is_visible()
    me.nothing_amiss()
