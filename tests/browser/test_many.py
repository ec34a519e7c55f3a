"""Tables of more than two: six people in six browsers, a team that plays its turn together, a raid that is watched."""

from __future__ import annotations

from typing import Any

from people import Server
from screen import Open, Screen, expect, set_up

import kantyna

Json = Any
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
PLAY_ALL = ".free .actions .action.primary:has(svg):not(.attack):not(.end)"


def choose_format(me: Screen, format: str, seats: int | None = None) -> None:
    me.find(".new-table .what select").nth(1).select_option(format)
    if seats is not None:
        me.find(".new-table .what select").nth(2).select_option(str(seats))


def sit_down(open_screen: Open, format: str, count: int) -> list[Screen]:
    """The first sets the table, the others come by the links that the first one sees."""
    people = []
    for name in NAMES[:count]:
        one = open_screen(reduced_motion="reduce")
        one.call(name)
        people.append(one)
    host = people[0]
    choose_format(host, format)
    host.set_table("me", *["person"] * (count - 1))
    expect(host.find(".invite-link")).to_have_count(count - 1)
    links = [link.input_value() for link in host.find(".invite-link").all()]
    for one, link in zip(people[1:], links, strict=True):
        one.follow(link)
    for one in people:
        one.until("() => document.querySelector('.opponents') && received.table?.status === 'playing'")
    return people


def view(one: Screen, seat: int) -> Json:
    return one.state["views"][str(seat)]


def follow(people: list[Screen], leader: Screen) -> None:
    """Until everybody has seen what one has."""
    at = leader.at
    for one in people:
        one.until_at(at)


def play_hand(one: Screen, seat: int) -> None:
    one.find(PLAY_ALL).click()
    one.until("(seat) => !received.state.views[seat].seats[seat].hand.length", seat)


def lit_plates(one: Screen) -> list[int]:
    found = one.find(".opponents .seat-plate.lit").evaluate_all("all => all.map((plate) => Number(plate.dataset.seat))")
    return sorted(found)


def test_six_people_at_an_emperors_table(open_screen: Open) -> None:
    people = sit_down(open_screen, "emperor", 6)
    for seat, one in enumerate(people):
        expect(one.find(".opponents .opponent")).to_have_count(5)
        expect(one.find(".team.ours .opponent")).to_have_count(2)
        expect(one.find(".team.theirs .opponent")).to_have_count(3)
        expect(one.find(".team.ours .team-name")).to_have_text("Your team")
        expect(one.find(".team.theirs .team-name")).to_have_text("Against you")
        hands = [side["hand"] for side in view(one, seat)["seats"]]
        assert None not in hands[seat]
        assert one.labels(f"{seat}/hand") == hands[seat]
        assert all(label is None for other, hand in enumerate(hands) if other != seat for label in hand)
        expect(one.find(".home .plate-notes")).to_have_text("Emperor" if seat in (1, 4) else "Admiral")

    passed = False
    for _ in range(8):
        seat = people[0].state["asked"][0]
        one = people[seat]
        follow(people, people[0])
        play_hand(one, seat)
        mine = view(one, seat)["seats"][seat]
        enemies = [3, 4, 5] if seat < 3 else [0, 1, 2]
        assert lit_plates(one) == ([] if not mine["combat"] else enemies if seat in (1, 4) else [5 - seat])
        if mine["combat"]:
            target = lit_plates(one)[0]
            before = view(one, seat)["seats"][target]["authority"]
            one.act(one.find(f'.opponents .seat-plate[data-seat="{target}"]'))
            assert view(one, seat)["seats"][target]["authority"] == before - mine["combat"]
        if mine["discard"] and mine["trade"]:
            pass_a_card(people, seat)
            passed = True
        follow(people, one)
        before = people[0].at
        one.end_turn()
        for other in people:
            other.until("(at) => received.at > at", before)
        if passed:
            break
    assert passed
    for one in people:
        one.nothing_amiss()


def pass_a_card(people: list[Screen], seat: int) -> None:
    """From the opened discard pile to a teammate; both pay and get what they should."""
    one = people[seat]
    mine = view(one, seat)["seats"][seat]
    mate = seat + 1 if seat in (0, 3) else seat - 1
    label = mine["discard"][0]
    expect(one.find(".actions .action.pass")).to_have_count(0)
    one.find(".my-discard .pile-caption").click()
    one.find(f'.sheet [data-card="{label}"]').click()
    expect(one.find(".chooser .action.pass")).to_have_count(2)
    one.act(one.find(f'.chooser .action.pass:has-text("to {NAMES[mate]}")'))
    after = view(one, seat)["seats"]
    assert after[seat]["trade"] == mine["trade"] - 1
    assert label in after[mate]["discard"] and label not in after[seat]["discard"]
    people[mate].until_at(one.at)
    assert label in people[mate].state["views"][str(mate)]["seats"][mate]["discard"]


def test_a_hydra_plays_its_turn_together(open_screen: Open) -> None:
    people = sit_down(open_screen, "hydra-2", 4)
    for _ in range(8):
        follow(people, people[0])
        team = people[0].state["asked"]
        assert team in ([0, 1], [2, 3])
        for seat in team:
            play_hand(people[seat], seat)
        first, second = team
        giver, buyer = people[first], people[second]
        follow([giver, buyer], buyer)
        if bought_together(giver, buyer, first, second):
            break
        for one in (giver, buyer):
            one.end_turn()
            follow(people, one)
    else:
        raise AssertionError("in eight turns nothing could be bought together")

    # done, not done yet, done again; the last one to be done ends the turn
    end = giver.find(".action.end")
    expect(end).to_have_text("I am done")
    giver.act(end)
    follow([giver, buyer], giver)
    expect(giver.find(".action.end")).to_have_count(0)
    expect(buyer.find(f'.seat-plate[data-seat="{first}"] .plate-notes')).to_contain_text("done")
    expect(buyer.find(".action.end")).to_have_text("End turn")
    giver.act(giver.button("I am not done yet"))
    follow([giver, buyer], giver)
    expect(buyer.find(".action.end")).to_have_text("I am done")
    giver.end_turn()
    follow([giver, buyer], giver)
    buyer.end_turn()
    follow(people, buyer)
    assert people[0].state["asked"] == [seat for seat in range(4) if seat not in team]
    for one in people:
        one.nothing_amiss()


def bought_together(giver: Screen, buyer: Screen, first: int, second: int) -> bool:
    table = view(giver, first)
    gives, pays = table["seats"][first]["trade"], table["seats"][second]["trade"]
    costs = giver.find(".trade-row [data-card]").evaluate_all(
        "all => all.map((card) => [card.dataset.card, Number(card.querySelector('.card-cost').textContent)])"
    )
    fitting = [(cost, label) for label, cost in costs if gives < cost <= gives + pays]
    if not gives or not pays or not fitting:
        return False
    cost, label = max(fitting)
    row = f'.trade-row [data-card="{label}"]'
    expect(giver.find(f"{row}.lit")).to_have_count(0)  # alone it is too dear
    giver.find(row).click()
    expect(giver.find(".chooser .action")).to_have_count(1)
    if gives > 1:
        giver.find(".chooser .step").first.click()
        expect(giver.find(".chooser .action")).to_contain_text(f"Offer {gives - 1} Trade")
        giver.find(".chooser .step").last.click()
    giver.act(giver.find(".chooser .action.pledge"))
    follow([giver, buyer], giver)
    expect(buyer.find(f"{row} .card-note")).to_have_text(f"{NAMES[first]} {gives} › You")
    expect(giver.button("Withdraw my offer")).to_be_visible()
    buyer.find(row).click()
    buyer.act(buyer.find(".chooser .action.buy-together"))
    follow([giver, buyer], buyer)
    after = view(giver, first)["seats"]
    assert label in after[second]["discard"]
    assert [after[first]["trade"], after[second]["trade"]] == [0, pays - (cost - gives)]
    return True


def test_a_hydra_destroys_a_base_together(open_screen: Open, server: Server) -> None:
    table = kantyna.Table("star-realms", format="hydra-2", seats=4, seed=1)
    first, second = sorted(table.choices)
    enemy = (first + 2) % 4
    base = "blob_wheel#1"
    position = table.position()
    position["trade_deck"].remove(base)
    position["seats"][enemy]["play"].append(base)
    # a defense of 5: neither can do it alone
    position["seats"][first]["combat"], position["seats"][second]["combat"] = 3, 4
    links = set_up(server, position, [first, second])
    ada, bo = (open_screen(reduced_motion="reduce") for _ in links)
    for one, name, link in ((ada, "Ada", links[0]), (bo, "Bo", links[1])):
        one.call(name)
        one.follow(link)
    for one in (ada, bo):
        one.until("() => received.table.status === 'playing' && document.querySelector('.table.my-move')")
    there = f'.opponents [data-card="{base}"]'

    # an offer is made, seen, and taken back
    expect(ada.find(f"{there}.spare")).to_have_count(1)
    ada.find(there).click()
    expect(ada.find(".chooser .action")).to_have_text(["Offer 3 Combat against Blob Wheel"])
    ada.find(".chooser .step").first.click()
    ada.act(ada.find('.chooser .action.pledge:has-text("Offer 2 Combat")'))
    bo.until_at(ada.at)
    expect(bo.find(f"{there} .card-note")).to_have_text("Ada 2")
    expect(bo.log.last).to_contain_text("Ada offers 2 Combat against Blob Wheel")
    expect(bo.button("Withdraw my offer")).to_have_count(0)
    ada.act(ada.button("Withdraw my offer"))
    bo.until_at(ada.at)
    expect(bo.find(f"{there} .card-note")).to_have_count(0)
    bo.find(there).click()
    expect(bo.find(".chooser .action.attack-together")).to_have_count(0)
    bo.page.keyboard.press("Escape")

    # offered again, and taken up: each pays their part
    ada.find(there).click()
    ada.act(ada.find(".chooser .action.pledge"))
    bo.until_at(ada.at)
    bo.find(there).click()
    bo.act(bo.find(".chooser .action.attack-together"))
    ada.until_at(bo.at)
    seats = view(ada, first)["seats"]
    assert base in seats[enemy]["discard"] and base not in seats[enemy]["play"]
    assert (seats[first]["combat"], seats[second]["combat"]) == (0, 2)
    expect(ada.find(there)).to_have_count(0)
    for one in (ada, bo):
        one.nothing_amiss()


def test_a_raid_of_bots_is_watched_to_its_end(open_screen: Open) -> None:
    me = open_screen(reduced_motion="reduce")
    choose_format(me, "raid", 4)
    me.find(".new-table .options summary").click()
    boss = me.find(".new-table .option").filter(has_text="The Boss's seat").locator("select")
    assert boss.locator("option").all_inner_texts() == ["Seat 1", "Seat 2", "Seat 3", "Seat 4"]
    boss.select_option(label="Seat 2")
    me.set_table(*["bot:greedy"] * 4)
    expect(me.find(".opponents .opponent")).to_have_count(3)
    expect(me.find('.seat-plate[data-seat="1"] .plate-notes')).to_contain_text("Boss")
    expect(me.find('.seat-plate[data-seat="2"] .plate-notes')).to_contain_text("Attacker")
    expect(me.find(".team-name")).to_have_text(["Team 2", "Team 1"])
    me.until("() => document.querySelector('.table.over')")
    assert me.state["winners"] in ([1], [0, 2, 3], [2, 3, 0])
    out = [seat for seat, side in enumerate(me.state["views"]["spectator"]["seats"]) if side["out"]]
    assert out
    assert me.find(".opponent.out").count() + me.find(".home.out").count() == len(out)
    me.nothing_amiss()
