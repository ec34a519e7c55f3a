"""What every game and format has to pass. Written once; a new game only has to be registered."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import kantyna
from kantyna.engine.chance.deal import read_decks
from kantyna.engine.chance.generator import COMPILED, Chance, seeded
from kantyna.engine.registry import MODULES, load_rules
from kantyna.engine.setup_cache import make_setup

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))
import skirmish  # noqa: F401  (the rehearsal game registers itself)

Case = tuple[str, str, int]


def every_case(whole: bool = COMPILED) -> list[Case]:
    """Every game and format, with the fewest and the most seats, including the rehearsal game. Unless `whole` is set,
    The Card Game with the most seats is left to the compiled build of the same source, four times as fast."""
    cases: list[Case] = []
    for id in MODULES:
        for format in load_rules(id).formats:
            most = format.seats[-1] if whole or id != "card-game" else format.seats[0]
            cases.extend([(id, format.id, seats) for seats in sorted({format.seats[0], most})])
    return cases


@cache
def brought(case: Case) -> list[list[str] | None]:
    """Every pair of ready-made decks that two seats may bring; [None] for more seats or where nobody brings one."""
    game, format, seats = case
    setup = make_setup(game, format, seats, None)
    found: list[list[str] | None] = []
    ids = [deck["id"] for deck in setup.rules.decks.ready()] if seats == 2 else []
    for decks in product(ids, repeat=seats):
        with suppress(kantyna.BadDeck):
            read_decks(setup, list(decks))
            found.append(list(decks))
    return found or [None]


def start(case: Case, seed: int | str) -> kantyna.Table:
    """A new table. Where players bring decks, the seed decides which."""
    game, format, seats = case
    decks = brought(case)
    n = seed if isinstance(seed, int) else 0
    return kantyna.Table(game, format=format, seats=seats, seed=seed, decks=decks[n % len(decks)])


def random_choice(t: kantyna.Table, chance: Chance) -> tuple[int, kantyna.Choice]:
    seats = sorted(t.choices)
    seat = seats[chance.below(len(seats))]
    offered = t.choices[seat]
    return seat, offered[chance.below(len(offered))]


def declare(t: kantyna.Table, chance: Chance) -> None:
    """Some player resigns, or offers or accepts a draw, on anybody's turn; a declaration not allowed now is refused."""
    seat, word = chance.below(t.seat_count), ("resign", "offer-draw", "accept-draw")[chance.below(3)]
    refusal = t.why_not(seat, word)
    if refusal is None:
        length = t.length
        t.choose(seat, word)
        assert t.record()["choices"][length] == [seat, word]
    else:
        assert refusal.rule and refusal.text("pl")


def play(t: kantyna.Table, seed: int, most: int) -> kantyna.Table:
    """Up to `most` random choices."""
    chance = seeded(seed)
    for _ in range(most):
        if t.over:
            break
        t.choose(*random_choice(t, chance))
    return t


def cards_on(t: kantyna.Table) -> list[str]:
    """Every card in every zone, sorted."""
    return sorted([card for cards in zone_lists(t.position()) for card in cards])


def offered(t: kantyna.Table) -> dict[int, list[str]]:
    return {seat: [choice.key for choice in choices] for seat, choices in t.choices.items()}


def abouts(t: kantyna.Table, seat: int) -> dict[str, Any]:
    """What each of a seat's choices is about."""
    return {choice.key: t.about(choice) for choice in t.choices.get(seat, [])}


def check_about(before: kantyna.Table, after: kantyna.Table, choice: kantyna.Choice) -> None:
    """What a choice says about itself matches what it did."""
    about = through_json(before.about(choice))
    for zone in about.get("zones", []):
        assert zone.removeprefix("other/") in zone_names(before)
    if after.over:
        return
    asking = after._state.stack[-1]
    own = choice.seat in after.choices and choice.card >= 0 and asking.card == choice.card
    if about.get("free") and not about.get("asks"):
        assert not own, f"{choice.key} asks: {after.prompt()}"


def zone_names(t: kantyna.Table) -> set[str]:
    rules = load_rules(t.game)
    return {
        zone.name
        for format in rules.formats
        for zone in (*rules.tables.zones(format), *rules.tables.zones_of_seat(format))
    }


def possible_keys(t: kantyna.Table, seed: int) -> list[str]:
    """Keys that could name a choice at some moment of the game: each verb alone and with each card and player.

    Only a fifth of them, chosen by the seed: there are thousands, and many examples.
    """
    rules = load_rules(t.game)
    cards = cards_on(t)
    keys = ["decline", "done"]
    for verb in rules.verbs():
        word = verb.spoken()
        keys.append(word)
        keys.extend([f"{word} {card}" for card in cards])
        keys.extend([f"{word} {card} {n}" for card in cards[::9] for n in (1, 4)])
        keys.extend([f"{word} {card} seat#{seat}" for card in cards[::9] for seat in range(t.seat_count)])
        keys.extend([f"{word} {card} 2 seat#{seat}" for card in cards[::9] for seat in range(t.seat_count)])
        keys.extend([f"{word} seat#{seat} {n}" for seat in range(t.seat_count) for n in (0, 1, 3, 50)])
    return keys[seed % 5 :: 5]


def refusals(t: kantyna.Table, seat: int, keys: list[str]) -> dict[str, kantyna.Refusal | None]:
    """What `why_not` answers for each key; keys that no choice could have are left out."""
    said: dict[str, kantyna.Refusal | None] = {}
    for key in keys:
        try:
            said[key] = t.why_not(seat, key)
        except kantyna.BadKey:
            continue
    return said


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


OUT_OF_PLAY = {
    ("card-game", "resolved", "edge"),  # fate cards are resolved where they lie
    ("star-realms", "played", ""),  # a card played this turn counts as played, wherever it goes
    ("skirmish", "focus", ""),  # tokens stay visible on cards in its prison, which few may see
    ("skirmish", "hurt_by", ""),
}
"""The marks that mean something on a card out of play, as (game, mark, zone); an empty zone name means any zone."""


def check_marks(t: kantyna.Table) -> None:
    """A card out of play has no marks."""
    state = t._state
    setup = state.setup
    for mark, now in zip(setup.marks, state.marks, strict=True):
        if any(now) or mark.start:
            for card, n in enumerate(now):
                zone = setup.zone_kinds[state.where[card]]
                if n != mark.start and not zone.active:
                    allowed = {(t.game, mark.name, zone.name), (t.game, mark.name, "")} & OUT_OF_PLAY
                    assert allowed, f"{setup.labels[card]} in {zone.name}: {mark.name} {n}"


def check(t: kantyna.Table, all_cards: list[str]) -> None:
    """Everything that must hold between two choices."""
    assert cards_on(t) == all_cards, "cards are conserved"
    check_marks(t)
    if t.over:
        assert t.choices == {}
        assert bool(t.winners) == (t.view(None)["drawn"] is None)
        position = t.position()
        assert kantyna.Table.from_position(through_json(position)).position() == position
        return
    now = offered(t)
    assert now and all(now.values()), "somebody can always act"
    for keys in now.values():
        assert len(set(keys)) == len(keys), "keys are unique"
        for key in keys:
            for seat in range(t.seat_count):
                t.why_not(seat, key)  # every key that is offered to anybody can be read back
    position = t.position()
    again = kantyna.Table.from_position(through_json(position))
    assert again.position() == position
    assert again == t
    assert offered(again) == now
    for seat, choices in t.choices.items():
        for choice in choices:
            twin = t.copy()
            twin.choose(seat, choice)
            assert twin.length == t.length + 1
            check_about(t, twin, choice)
    assert t.position() == position, "a copy is independent"
    seat = sorted(t.choices)[0]
    before = t.copy()
    t.choose(seat, t.choices[seat][-1])
    t.undo()
    assert t == before and offered(t) == now, "undo restores the table"
    assert [e.text() for e in t.events] == [e.text() for e in before.events]


def zone_lists(position: Mapping[str, Any]) -> list[list[Any]]:
    """The cards of every zone of a position or view, in the order of its zones."""
    rules = load_rules(position["game"])
    format = next(format for format in rules.formats if format.id == position["format"])
    lists = [position[zone.name] for zone in rules.tables.zones(format)]
    for side in position["seats"]:
        lists.extend([side[zone.name] for zone in rules.tables.zones_of_seat(format)])
    return lists


def rearranged(t: kantyna.Table, seat: int | None, seed: int) -> kantyna.Table:
    """The same table with the cards that the seat cannot see rearranged.

    What belongs to a place stays there: its owner, what it is attached to, who knows it, whether it is picked, and
    tokens that everybody sees. What waits for a card, and its other marks, move with the card.
    """
    position = t.position()
    other = kantyna.imagine(t.view(seat), seed=seed).position()
    now = {}
    for here, there in zip(zone_lists(position), zone_lists(other), strict=True):
        now.update(dict(zip(here, there, strict=True)))
        here[:] = there
    position["owners"] = {now.get(card, card): owner for card, owner in position["owners"].items()}
    position["hosts"] = {now[card]: now[host] for card, host in position["hosts"].items()}
    position["known"] = {now[card]: mask for card, mask in position["known"].items()}
    for mark in load_rules(t.game).marks:
        if mark.public:
            position["marks"][mark.name] = {now[card]: n for card, n in position["marks"][mark.name].items()}
    position["picks"] = [now[card] for card in position["picks"]]
    return kantyna.Table.from_position(position)


def check_view(t: kantyna.Table, seat: int | None, seed: int) -> list[kantyna.Table]:
    """Tables that differ only in what the seat cannot know give it exactly the same view. Returns these tables."""
    view = t.view(seat)
    written = json.dumps(view)
    others = [kantyna.imagine(json.loads(written), seed=seed), rearranged(t, seat, seed)]
    for other in others:
        if json.dumps(other.view(seat)) != written:
            assert other.view(seat) == view  # says where they differ
            raise AssertionError("the order of what is written tells something")
        assert other.prompt("pl") == t.prompt("pl")
        assert other.waiting == t.waiting
    for part in ("stack", "pending", "lasting", "delayed"):
        assert "@" not in json.dumps(view[part]), "a hidden card is named by its place"
    return others


def check_hidden(t: kantyna.Table, seat: int, seed: int, keys: list[str]) -> None:
    """A table that differs only in what the seat cannot know gives it the same view, choices, refusals and events."""
    keys = [*keys, *cards_on(t)[seed % 5 :: 5]]  # a bare card label asks why its usual choice is not offered
    here_refused = refusals(t, seat, keys)
    for other in check_view(t, seat, seed):
        assert offered(other).get(seat) == offered(t).get(seat)
        assert abouts(other, seat) == abouts(t, seat)
        assert refusals(other, seat, keys) == here_refused
        check_same_events(t.copy(), other, seat)


def check_same_events(here: kantyna.Table, there: kantyna.Table, seat: int) -> None:
    """While only this seat chooses, the same events happen at both tables, until a hidden card is revealed."""
    before = len(here.events)
    while not here.over and seat in here.choices and len(here.choices) == 1:
        choice = here.choices[seat][0]
        here.choose(seat, choice.key)
        there.choose(seat, choice.key)
        new_here = [e.view(seat) for e in here.events_since(before)]
        new_there = [e.view(seat) for e in there.events]
        if [e["card"] for e in new_here] != [e["card"] for e in new_there]:
            # a hidden card was revealed: from here the events may differ, but only in which card it is
            assert [(e["kind"], e["seat"]) for e in new_here[:1]] == [(e["kind"], e["seat"]) for e in new_there[:1]]
            return
        assert new_here == new_there
        assert here.view(seat) == there.view(seat)
        assert offered(here).get(seat) == offered(there).get(seat)
