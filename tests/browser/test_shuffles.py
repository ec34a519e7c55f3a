"""A table shows at its end that its shuffles follow from what was promised and mixed in; the page checks every card."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import people
import pytest
from playwright.sync_api import Browser, Error, Route
from screen import Open, Screen, expect

import kantyna
from kantyna.bots import decide, make_bot
from kantyna.cli import main
from kantyna.engine.chance.journal import journal
from kantyna.engine.chance.secret import fresh_secret, mixed, stream
from kantyna.engine.chance.verification import verify
from shipped import SHIPPED

HASHES = """async (texts) => {
  const { sha256 } = await import("/web/shuffles/verification.js");
  return texts.map(sha256);
}"""
MIXED = """async ([secret, values]) => {
  const { mixed } = await import("/web/shuffles/verification.js");
  return mixed(secret, values);
}"""
DRAWN = """async ([seed, sizes]) => {
  const { Stream } = await import("/web/shuffles/verification.js");
  const stream = new Stream(seed);
  const cards = Array.from({ length: 80 }, (_, i) => i);
  stream.shuffle(cards);
  return [cards, sizes.map((n) => stream.below(n)), stream.drawn];
}"""
ZONES = """async (views) => {
  const { zonesOf } = await import("/web/shuffles/witness.js");
  return zonesOf(views);
}"""
CHECK = """async ([proof, witness]) => {
  const { checkSeed, checkJournal } = await import("/web/shuffles/verification.js");
  checkSeed(proof, witness, proof.shuffles.values.map(() => "person"));
  return checkJournal(proof, witness.seen);
}"""
Json = Any


def ended(me: Screen) -> None:
    me.until_asked()
    me.button("Resign").click()
    me.button("Really resign?").click()
    expect(me.prompt).to_have_text("Cog wins.")


def played(me: Screen) -> None:
    """A game with some cards played, so that there is something to compare."""
    me.play_against_bot()
    me.until_asked()
    me.button("End turn").click()
    me.until_asked()


def proof_says(me: Screen, title: str) -> str:
    expect(me.find(".proof")).to_have_text(title)
    me.find(".proof").click()
    expect(me.find(".proof-page h2")).to_have_text(title)
    return me.find(".proof-page").inner_text()


def lie(me: Screen, changed: Any) -> None:
    """A server that tells another proof than the true one."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=json.dumps(changed(response.json())))

    me.page.route("**/api/tables/*/proof", answer)


def test_the_pages_own_hash_is_sha_256(open_screen: Open) -> None:
    me = open_screen()
    texts = ["", "abc", "Łódź", *["x" * n for n in (23, 24, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000)]]
    assert me.page.evaluate(HASHES, texts) == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def test_the_pages_own_stream_is_that_of_the_engine(open_screen: Open) -> None:
    me = open_screen()
    for seed in ("abcdefghijklmnopqrstuvw-", fresh_secret()):
        chance, cards, sizes = stream(seed), list(range(80)), [2, 6, 3 << 18, 1, 7] * 40
        chance.shuffle(cards)
        expected = [cards, [chance.below(n) for n in sizes], int(chance.written().split(":")[1])]
        assert me.page.evaluate(DRAWN, [seed, sizes]) == expected
        values = [None, fresh_secret(), fresh_secret()]
        assert me.page.evaluate(MIXED, [seed, values]) == mixed(seed, values)


def test_shuffles_are_proven_when_the_game_is_over(open_screen: Open, tmp_path: Path) -> None:
    me = open_screen()
    played(me)
    expect(me.find(".proof")).to_have_count(0)
    ended(me)
    text = proof_says(me, "Shuffles proven")
    shuffles = me.page.evaluate("() => received.table.shuffles")
    (value, none) = shuffles["values"]
    assert none is None and shuffles["hash"] in text and value in text
    assert shuffles["seed"] == mixed(shuffles["secret"], shuffles["values"])
    assert "Every shuffle and every random draw was recomputed" in text and "Moments compared" in text
    assert "Not proven: that the server did not try out values together with another player" in text
    assert "only the rules explain" not in text, "in Star Realms nothing is left to explain"
    with me.page.expect_download() as saved:
        me.button("Save the proof").click()
    file = tmp_path / "proof.json"
    saved.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    assert len(json.loads(file.read_text())["witness"]["seen"]) > 2
    me.nothing_amiss()


def test_what_was_seen_survives_a_reload_and_an_undo(open_screen: Open) -> None:
    me = open_screen()
    me.play_against_bot()
    me.until_asked()
    me.page.locator(".hand .card").first.click()
    expect(me.button("Undo")).to_be_enabled()
    me.button("Undo").click()
    me.page.reload()
    me.page.wait_for_selector(".table")
    me.until_asked()
    me.button("End turn").click()
    me.until_asked()
    ended(me)
    proof_says(me, "Shuffles proven")


def test_at_one_screen_what_both_seats_see_is_compared(open_screen: Open, tmp_path: Path) -> None:
    me = open_screen()
    me.set_table("me", "me")
    me.page.evaluate("() => sockets.at(-1).send(JSON.stringify({type: 'resign', seat: 0}))")
    proof_says(me, "Shuffles proven")
    with me.page.expect_download() as saved:
        me.button("Save the proof").click()
    saved.value.save_as(tmp_path / "proof.json")
    witness = json.loads((tmp_path / "proof.json").read_text())["witness"]
    at, first = witness["seen"][0]
    assert (witness["seats"], at) == ([0, 1], 0) and all([*first["0/hand"], *first["1/hand"]])
    assert main(["verify", str(tmp_path / "proof.json")]) == 0


def test_another_secret_than_the_promised_one_is_noticed(open_screen: Open) -> None:
    """The page remembers the first hash it received: here, another one."""
    me = open_screen()
    me.play_against_bot()
    me.until_asked()
    change = """async (id) => {
      const { witnessOf } = await import("/web/shuffles/witness.js");
      witnessOf(id).hash = "0".repeat(64);
    }"""
    me.page.evaluate(change, me.table_id)
    ended(me)
    assert "does not match the hash that this browser received first" in proof_says(me, "Shuffles not proven")


def show_another_game(proof: Json) -> Json:
    proof["journal"] = journal(kantyna.Table("star-realms", seed=fresh_secret()))
    return proof


def change_one_shuffle(proof: Json) -> Json:
    entry = [entry for entry in proof["journal"]["entries"] if entry[0] == "shuffle"][2]
    entry[3][0], entry[3][1] = entry[3][1], entry[3][0]
    return proof


def arrange_one_shuffle(proof: Json) -> Json:
    """The cards lay otherwise before a shuffle than they were put there."""
    entry = [entry for entry in proof["journal"]["entries"] if entry[0] == "shuffle"][1]
    entry[2].reverse()
    return proof


def move_a_seen_card(proof: Json) -> Json:
    """Two cards of the trade row change places on the way from the trade deck."""
    zone = proof["journal"]["zones"].index("trade_row")
    entry = next(entry for entry in proof["journal"]["entries"] if entry[0] == zone)
    entry[2], entry[3] = entry[3], entry[2]
    return proof


def pick_a_value(proof: Json) -> Json:
    values = [fresh_secret(), None]
    proof["shuffles"]["values"] = values
    return {**proof, "seed": mixed(proof["shuffles"]["secret"], values)}


def leave_the_value_out(proof: Json) -> Json:
    proof["shuffles"]["values"] = [None, None]
    return {**proof, "seed": mixed(proof["shuffles"]["secret"], [None, None])}


def add_a_value_for_the_bot(proof: Json) -> Json:
    values = [proof["shuffles"]["values"][0], fresh_secret()]
    proof["shuffles"]["values"] = values
    return {**proof, "seed": mixed(proof["shuffles"]["secret"], values)}


def keep_the_seed(proof: Json) -> Json:
    return {**proof, "seed": fresh_secret()}


def tell_another_secret(proof: Json) -> Json:
    secret = fresh_secret()
    values = proof["shuffles"]["values"]
    shuffles = {"hash": hashlib.sha256(secret.encode()).hexdigest(), "secret": secret, "values": values}
    return {**proof, "shuffles": shuffles, "seed": mixed(secret, values)}


def tell_nonsense(proof: Json) -> Json:
    return {**proof, "journal": {**proof["journal"], "entries": [["what"]]}}


LIES = [
    (show_another_game, "Shuffle 1 does not follow"),
    (change_one_shuffle, "Shuffle 3 does not follow"),
    (arrange_one_shuffle, "Shuffle 2 does not follow"),
    (move_a_seen_card, "this browser saw other cards than the proof says"),
    (pick_a_value, "This browser’s value"),
    (leave_the_value_out, "This browser’s value"),
    (add_a_value_for_the_bot, "was mixed in for a bot"),
    (keep_the_seed, "does not follow from the secret and the values"),
    (tell_another_secret, "does not match the hash that this browser received first"),
    (tell_nonsense, "contradicts itself"),
]


def test_every_lie_of_a_server_is_noticed(open_screen: Open) -> None:
    me = open_screen()
    played(me)
    ended(me)
    for how, words in LIES:
        lie(me, how)
        me.page.reload()
        assert words in proof_says(me, "Shuffles not proven"), how.__name__
        me.page.unroute("**/api/tables/*/proof")
    me.page.reload()
    proof_says(me, "Shuffles proven")


def test_less_is_said_by_a_browser_that_was_not_there(open_screen: Open) -> None:
    me = open_screen()
    played(me)
    kept = me.context.storage_state()
    there = open_screen(f"/table/{me.table_id}", storage_state={**kept, "origins": []})  # its cookie, not its memory
    ended(there)
    text = proof_says(there, "Shuffles checked, with limits")
    assert "only after the cards were dealt" in text and "none by this browser" in text


def test_two_people_mix_in_a_value_each_and_see_the_hash_before(open_screen: Open) -> None:
    ada, bo = open_screen(), open_screen()
    ada.set_table("me", "person")
    bound = ada.find(".bound code").inner_text()
    bo.page.goto(ada.find(".invite-link").input_value())
    expect(bo.find(".join-page .bound code")).to_have_text(bound)
    bo.button("Sit down").click()
    for one in (ada, bo):
        one.until("() => received.table.status === 'playing'")
    first, second = ada.page.evaluate("received.table.shuffles.values")
    ada.page.wait_for_selector(".table")
    ada.button("Resign").click()
    ada.button("Really resign?").click()
    for one, own, other in ((ada, first, second), (bo, second, first)):
        text = proof_says(one, "Shuffles proven")
        assert bound in text and own in text and other not in text
    ada.button("Close").click()
    before = ada.table_id
    ada.button("Rematch").first.click()
    ada.page.wait_for_url(lambda url: before not in url)
    again = ada.find(".bound code").inner_text()
    assert again != bound
    bo.button("Close").click()
    bo.page.get_by_role("button", name="rematch: join").first.click()
    bo.until("() => received.table.status === 'playing' && received.table.shuffles.values.every(Boolean)")
    assert bo.page.evaluate("received.table.shuffles.hash") == again


LIAR = """
import json
from kantyna.engine.chance.secret import fresh_secret, mixed
from kantyna.engine.table import Table
from kantyna.server.rooms import open_rooms
from kantyna.server.shuffles import proofs
open_rooms.seed_of = lambda shuffles: fresh_secret()
"""
CLEVER_LIAR = (
    LIAR
    + """
honest = proofs._written
def promised(row, table, secret):
    seed = mixed(row.shuffles["secret"], row.shuffles["values"])
    proof = json.loads(honest(row, Table(row.game, seed=seed), secret))
    proof["journal"]["entries"] += [["at", n + 1] for n in range(table.length)]
    return json.dumps(proof).encode()
proofs._written = promised
"""
)


@pytest.mark.parametrize(
    ("liar", "words"),
    [(LIAR, "does not follow from the secret and the values"), (CLEVER_LIAR, "After 0 choices, this browser saw")],
)
def test_a_server_that_deals_from_another_secret_is_noticed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, liar: str, words: str
) -> None:
    """It tells a true hash and keeps the value, and deals other cards; the clever one shows the game it promised."""
    monkeypatch.setattr(people, "SERVE", liar + people.SERVE)
    with people.running(tmp_path, bot_pause=0.02) as server:
        me = Screen.open(browser, server.url, reduced_motion="reduce")
        played(me)
        ended(me)
        assert words in proof_says(me, "Shuffles not proven")
        me.context.close()


@pytest.mark.parametrize("game", SHIPPED)
def test_the_page_checks_every_game(open_screen: Open, game: str) -> None:
    """The shuffles of whole games, and the cards that one seat saw."""
    me = open_screen()
    for format in [one["id"] for one in next(one for one in kantyna.games() if one["id"] == game)["formats"]]:
        seats = kantyna.Table(game, format).seat_count
        secret, values = f"{format:-<24}", [f"{seat:024}" for seat in range(seats)]  # the same games each time
        table = kantyna.Table(game, format, mixed(secret, values))
        bots = [make_bot("random", seat) for seat in range(seats)]
        seen: Json = []
        while table.length < 200 and not table.over:
            if table.length % 8 == 0:
                seen.append([table.length, me.page.evaluate(ZONES, [table.view(0)])])
            seat = table.waiting[0]
            table.choose(seat, decide(bots[seat], table, seat))
        proof: Json = {"seed": table.seed, "journal": journal(table)}
        proof["shuffles"] = {"hash": hashlib.sha256(secret.encode()).hexdigest(), "secret": secret, "values": values}
        witness = {"hash": proof["shuffles"]["hash"], "value": values[0], "seats": [0], "seen": seen}
        found = me.page.evaluate(CHECK, [proof, witness])
        assert (found["choices"], found["moments"]) == (table.length, len(seen)) and found["shuffles"] >= 3, format
        assert game == "card-game" or found["unexplained"] == 0, format
        for _, zones in seen:  # as the page saves it: without the empty lists of a view that are no zones
            for name in zones.keys() - set(proof["journal"]["zones"]):
                assert zones.pop(name) == 0, name
        assert verify({**table.record(), **proof, "witness": witness}).moments == len(seen)
        wrong = next(zones for at, zones in reversed(seen) if isinstance(zones["0/hand"], list))
        wrong["0/hand"][0] = wrong["0/hand"][0] + "0"
        with pytest.raises(Error, match="seen"):
            me.page.evaluate(CHECK, [proof, witness])
