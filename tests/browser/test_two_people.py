"""Two people, an invite link, somebody who looks on."""

from __future__ import annotations

from screen import Open, Screen, expect

ADA = "<img src=x onerror=1>"
BO = "<b>Bo & co</b>"


def seated(open_screen: Open) -> tuple[Screen, Screen]:
    """Ada sets a table, Bo comes by the link; the starting player is listed first."""
    ada, bo = open_screen(), open_screen()
    ada.call(ADA)
    bo.call(BO)
    ada.set_table("me", "person")
    expect(ada.prompt).to_have_text("Waiting for another person to sit down.")
    link = ada.find(".invite-link").input_value()
    assert link.startswith(ada.url + "/join/")
    bo.follow(link)
    bo.page.wait_for_url(f"**/table/{ada.table_id}")
    bo.page.wait_for_selector(".table")
    for one in (ada, bo):
        one.until("() => received.table.status === 'playing'")
    return (ada, bo) if ada.state["asked"] == [0] else (bo, ada)


def test_somebody_new_needs_the_link_and_no_more(open_screen: Open) -> None:
    ada = open_screen()
    ada.set_table("me", "person")
    link = ada.find(".invite-link").input_value()
    bo = open_screen(link)
    bo.find(".notice-page input").fill(BO)
    bo.button("Sit down").click()
    bo.page.wait_for_url(f"**/table/{ada.table_id}")
    ada.until("() => received.table.status === 'playing'")
    expect(ada.find(".opponents .plate-name")).to_have_text(BO)
    late = open_screen(link)
    expect(late.find("[role=alert]")).to_have_text("Somebody sits there already.")
    nowhere = open_screen("/join/no-such-invite")
    expect(nowhere.find(".notice-text")).to_have_text("This invitation is no longer valid. Ask for a new one.")
    for one in (late, nowhere):
        expect(one.page.get_by_role("link", name="Lobby")).to_be_visible()
    bo.page.goto(link)
    bo.page.wait_for_url(f"**/table/{ada.table_id}")  # one's own seat is not asked about again


def test_both_see_every_move_and_names_are_text(open_screen: Open) -> None:
    first, second = seated(open_screen)
    me, them = (0, 1) if first.state["asked"] == [0] else (1, 0)
    name = (ADA, BO)[me]
    card = first.labels(f"{me}/hand")[0]
    first.act(first.find(f'[data-card="{card}"]'))
    second.until_at(first.at)
    assert second.labels(f"{me}/play") == [card]
    expect(second.prompt).to_have_text(f"It is {name}'s move.")
    expect(second.find(".opponents .plate-name")).to_have_text(name)
    expect(second.log.filter(has_text=name).last).to_be_visible()
    first.end_turn()
    second.until_asked()
    second.act(second.find(f'[data-card="{second.labels(f"{them}/hand")[0]}"]'))
    first.until_at(second.at)
    assert first.labels(f"{them}/play") == second.labels(f"{them}/play") != []
    for one in (first, second):
        assert one.find(".room img, .room b b").count() == 0
        one.nothing_amiss()


def test_chat_is_text_and_can_be_muted(open_screen: Open) -> None:
    ada, bo = seated(open_screen)
    ada.button("Chat").first.click()
    field = ada.page.get_by_label("Say something")
    field.fill("<i>hello</i> & welcome")
    field.press("Enter")
    expect(bo.find(".tools .badge")).to_have_text("1")
    bo.button("Chat").first.click()
    expect(bo.find(".chat-line span").first).to_have_text("<i>hello</i> & welcome")
    assert bo.find(".chat-line i").count() == 0
    bo.find(".chat-line button").click()
    expect(bo.find(".chat-line")).to_have_count(0)
    field.fill("anybody there?")
    ada.find(".chat-form [type=submit]").click()
    expect(ada.find(".chat-line")).to_have_count(2)
    bo.until("() => received.chat.lines.some((line) => line.text === 'anybody there?')")
    expect(bo.find(".chat-line")).to_have_count(0)
    bo.button("Unmute").click()
    expect(bo.find(".chat-line")).to_have_count(2)
    ada.nothing_amiss()
    bo.nothing_amiss()


def test_somebody_without_a_name_can_be_muted_on_a_phone_with_people_watching(open_screen: Open) -> None:
    ada = open_screen()
    ada.set_table("me", "person")
    bo = open_screen(None, phone=True)
    bo.page.goto(ada.find(".invite-link").input_value())
    bo.button("Sit down").click()
    bo.page.wait_for_selector(".table")
    for _ in range(2):
        open_screen(f"/table/{ada.table_id}")
    expect(bo.find(".watching-sign")).to_have_text("2")
    assert bo.page.evaluate(
        "() => document.querySelector('.tools .language').getBoundingClientRect().right <= innerWidth"
    )
    ada.button("Chat").first.click()
    field = ada.page.get_by_label("Say something")
    field.fill("hello")
    field.press("Enter")
    bo.button("Chat").first.click()
    bo.button("Mute Player 1").click()
    expect(bo.find(".chat-line")).to_have_count(0)
    expect(bo.find(".muted-line")).to_contain_text("Player 1 is muted.")
    assert bo.page.evaluate("localStorage.getItem('kantyna.muted')") == "[]", "another nameless person is somebody else"
    bo.button("Unmute").click()
    expect(bo.find(".chat-line b")).to_have_text("Player 1")
    bo.nothing_amiss()


def test_a_rematch_brings_both_to_the_next_table(open_screen: Open) -> None:
    ada, bo = seated(open_screen)
    first, by = ada.table_id, (ADA, BO)[ada.page.evaluate("received.table.you[0]")]
    for _ in range(2):
        ada.find(".tools .icon-button:has-text('esign')").click()
    for one in (ada, bo):
        one.until("() => document.querySelector('.table.over')")
    ada.button("Rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    ada.until("() => received.table.status === 'waiting'")
    wish = bo.find(".ending-actions .button.primary")
    expect(wish).to_have_text(f"{by} wants a rematch: join")
    wish.click()
    bo.page.wait_for_url(f"**/table/{ada.table_id}")
    for one in (ada, bo):
        one.until("() => received.table.status === 'playing'")
        one.nothing_amiss()
    assert ada.table_id == bo.table_id != first


def test_a_seat_is_kept_for_a_rematch(open_screen: Open) -> None:
    """Who comes later finds the table among their own and sits down where they sat."""
    ada, bo = seated(open_screen)
    first, seat = ada.table_id, bo.page.evaluate("received.table.you[0]")
    for _ in range(2):
        ada.find(".tools .icon-button:has-text('esign')").click()
    bo.until("() => document.querySelector('.table.over')")
    bo.follow("/")
    ada.button("Rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    bo.find(f'.table-act a[href="/table/{ada.table_id}"]').click()
    expect(bo.prompt).to_have_text("A seat at this table is reserved for you.")
    bo.button("Sit down").click()
    bo.until("(seat) => received.table.status === 'playing' && received.table.you[0] === seat", seat)


def test_people_at_one_screen_say_their_names(open_screen: Open) -> None:
    me = open_screen()
    me.call("Ada")
    for i in range(2):
        me.find(".new-table .seat-field > .field:first-child select").nth(i).select_option("me")
    fields = me.find(".seat-field input")
    expect(fields.nth(1)).to_have_attribute("placeholder", "Ada 2")
    fields.nth(1).fill("Bartek")
    me.set_table("me", "me")
    assert sorted([me.find(".opponents .plate-name").inner_text(), me.find(".home .plate-name").inner_text()]) == [
        "Ada",
        "Bartek",
    ]
    expect(me.log.first).to_contain_text("Ada" if me.state["asked"] == [0] else "Bartek")


def test_undo_needs_the_others_consent_once_cards_were_drawn(open_screen: Open) -> None:
    first, second = seated(open_screen)
    me = first.state["asked"][0]
    card = first.labels(f"{me}/hand")[0]
    first.act(first.find(f'[data-card="{card}"]'))
    before = first.at
    first.end_turn()

    first.button("Ask to undo").click()
    expect(first.find(".wish")).to_contain_text("Waiting for an answer.")
    expect(second.find(".wish")).to_contain_text((ADA, BO)[me])
    second.button("Refuse").click()
    expect(first.find(".wish")).to_have_count(0)
    assert first.at == before + 1 and first.labels(f"{me}/play") == []

    first.button("Ask to undo").click()
    second.button("Allow").click()
    for one in (first, second):
        one.until("(at) => received.at === at", before)
        expect(one.find(".wish")).to_have_count(0)
        assert one.labels(f"{me}/play") == [card]


def test_who_looks_on_sees_no_hands(open_screen: Open) -> None:
    first, second = seated(open_screen)
    watcher = open_screen(f"/table/{first.table_id}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    me = first.state["asked"][0]
    for _ in range(2):
        card = first.labels(f"{me}/hand")[0]
        first.act(first.find(f'[data-card="{card}"]'))
        watcher.until_at(first.at)
        assert card in watcher.labels(f"{me}/play")
        assert watcher.labels("0/hand") == watcher.labels("1/hand") == []
        assert list(watcher.state["views"]) == ["spectator"] and watcher.state["choices"] == {}
        for side in watcher.state["views"]["spectator"]["seats"]:
            assert set(side["hand"]) == {None} and set(side["deck"]) == {None}
        held = first.labels(f"{me}/hand") + second.labels(f"{1 - me}/hand")
        shown = watcher.find("[data-card]").evaluate_all("all => all.map((card) => card.dataset.card)")
        assert held and not set(held) & set(shown)
    assert watcher.find(".table button.card").count() == 0
    watcher.nothing_amiss()


def test_a_draw_is_offered_beside_resigning_and_accepted(open_screen: Open) -> None:
    first, second = seated(open_screen)
    expect(second.button("Offer a draw")).to_have_count(0)
    second.button("Resign").click()
    second.button("Offer a draw").click()
    expect(second.find(".bar.wish")).to_contain_text("You want a draw")
    expect(first.find(".bar.wish")).to_contain_text("offers a draw")
    first.button("Accept the draw").click()
    for one in (first, second):
        expect(one.prompt).to_have_text("The game is drawn: nobody wins.")
        expect(one.find(".bar.wish")).to_have_count(0)
    expect(first.log.filter(has_text="SR-367").last).to_be_visible()
