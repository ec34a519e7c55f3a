"""The table of The Deckbuilding Game as text: the Force, the galaxy row, bases, fleets and committed attacks."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.history.events import Event
from ....engine.voice import Message
from ....game.deckbuilding.attacks import aim_name
from ....game.deckbuilding.cards.card_types import PrintedCard
from ....game.deckbuilding.seating import raid_of
from ....game.deckbuilding.terms import BASE, OUTERMOST, RAIDS, SHIP, UNIT, card_aimed_at
from ...card_text import kind
from ..drawing.layout import Layout, Row, View, title_of
from ..drawing.log_line import numbered

if TYPE_CHECKING:
    from ..drawing.screen import Screen

FIGURES = ("attack", "resources", "force")
PENDING = ("next_on_top", "next_droid_on_top", "discount", "fills")
"""Numbers of a seat that change something later this turn."""
ONE_BY_ONE = ("discard-galaxy",)
"""Kinds of event that come many in a row, one for each card."""
AFTER_SPENDING = ("buy", "pay-off")


def target_of(choice: Choice) -> str:
    """The target: "base", or the id of a card in the row. Two copies in the row are equivalent."""
    return choice.effect.aimed_at(choice).partition("#")[0]


class DeckbuildingLayout(Layout):
    consequences = (
        "resources", "force", "draw", "shuffle", "shuffle-galaxy", "fill-row", "spend", "damage", "prevent", "repair",
        "attack-gained", "gain-hand", "gain-deck", "next-on-top", "next-droid-on-top", "next-neutral-cheaper", "free",
    )  # fmt: skip
    unmentioned = ("gain-discard",)
    cleanup = ("clear-units", "clear-hand")
    outcomes = {("resolve-row", "defeat"): "cli-defeated", ("resolve-row", "attack-failed"): "cli-attack-failed"}
    refill = ("fill-row", "cli-fill-row")
    menu_zones = ("hand", "discard", "units", "ships", "base", "galaxy_row", "galaxy_row_2", "exile", "galaxy_discard")

    # the table

    def table(self, screen: Screen, view: View) -> list[str]:
        """The enemies, the regions, the player's team, and last the player's own side."""
        seats = list(range(len(view["seats"])))
        own = [] if screen.seat is None else next(team for team in view["teams"] if screen.seat in team)
        mates = [seat for seat in own if seat != screen.seat]
        lines = [screen.headline(view), self.force(screen, view), ""]
        for seat in [seat for seat in seats if seat not in own]:
            lines += [*self.side(screen, view, seat), ""]
        regions = sorted(set(view["regions"]))
        if screen.seat is not None:  # the player's own region is drawn last
            regions.sort(key=lambda region: region == view["regions"][screen.seat])
        for region in regions:
            lines += [*self.row(screen, view, region), ""]
        for seat in mates:
            lines += [*self.side(screen, view, seat), ""]
        if screen.seat is not None:
            lines += self.side(screen, view, screen.seat)
        return lines

    def status(self, screen: Screen, view: View) -> list[str]:
        """Within a turn: the Force, the enemies, the player's own team."""
        own = next(team for team in view["teams"] if screen.seat in team)
        enemies = [seat for seat in range(len(view["seats"])) if seat not in own]
        lines = [self.force(screen, view)]
        for seat in enemies:
            lines += self.side(screen, view, seat, False)
        for seat in [*[mate for mate in own if mate != screen.seat], screen.seat]:
            assert seat is not None
            lines += self.side(screen, view, seat, False)
        return lines

    def force(self, screen: Screen, view: View) -> str:
        """The seven spaces of the track, with the marker and the factions at its ends."""
        spaces = ["●" if view["force"] == n else "○" if n else "│" for n in range(-OUTERMOST, OUTERMOST + 1)]
        ends = [self.end(screen, view, sign) for sign in (-1, 1)]
        n = abs(view["force"])
        if not n:
            said = screen.say("dbg-force-balance")
        elif screen.seat is None:
            said = screen.say("dbg-force-with", who=ends[view["force"] > 0], n=n)
        else:
            ours = view["sides"][screen.seat] * view["force"] > 0
            said = screen.say("dbg-force-ours" if ours else "dbg-force-theirs", n=n)
        return f"{ends[0]} {' '.join(spaces)} {ends[1]}   {said}"

    def end(self, screen: Screen, view: View, sign: int) -> str:
        seats = [seat for seat, side in enumerate(view["sides"]) if side == sign]
        return " + ".join([screen.say("faction-" + view["factions"][seat]) for seat in seats])

    def side(self, screen: Screen, view: View, seat: int, whole: bool = True) -> list[str]:
        """A seat's side. Not `whole`: without texts and piles that were shown at the start of the turn."""
        side = view["seats"][seat]
        say = screen.say
        mates = next(team for team in view["teams"] if seat in team)
        ours = view["active"] in mates  # resources left from another turn count for nothing
        numbers = [f"{say('dbg-resources')} {side['resources']}"] if ours else []
        if None in side["hand"] or screen.seat is None:
            numbers.append(f"{say('cli-hand')} {len(side['hand'])}")
        for title, zone in (("deck", "deck"), ("discard", "discard"), ("exile", "exile"), ("bases-left", "bases")):
            if side[zone] or zone != "exile":
                numbers.append(f"{say('cli-' + title)} {len(side[zone])}")
        numbers.append(say("cli-bases-lost", n=bases_lost(view, seat), of=view["to_win"]))
        numbers += [f"{title_of('number', name, screen)} {side[name]}" for name in PENDING if ours and side[name]]
        name = f"{screen.titled(seat)}, {say('faction-' + view['factions'][seat])}"
        told = "   ".join(numbers)
        if len(name) + len(told) + 3 <= screen.width:
            lines = [f"{screen.bold(name)}   {told}"]
        else:
            lines = [screen.bold(name), *["  " + line for line in textwrap.wrap(told, screen.width - 2)]]
        none = "–" if view["over"] else say("cli-no-base")
        lines += screen.paragraph(say("dbg-base"), screen.listed(side["base"], view) or none)
        for text in [screen.card(label).text(screen.lang).replace("\n", " ") for label in side["base"] if whole]:
            lines += [" " * 22 + line for line in textwrap.wrap(text, screen.width - 22, break_on_hyphens=False)]
        for title, zone in (("dbg-ships", "ships"), ("dbg-units", "units")):
            if side[zone]:
                lines += screen.paragraph(say(title), screen.listed(side[zone], view))
        if view["active"] == seat:
            for aim, labels in view["committed"].items():
                lines += screen.paragraph(say("cli-waiting"), self.attack(screen, view, seat, aim, labels))
        known = [label for label in side["hand"] if label is not None]
        if known:
            lines += screen.paragraph(say("cli-hand"), screen.listed(known, view))
        if whole and seat == screen.seat and side["discard"]:
            lines += screen.paragraph(say("cli-discard"), screen.listed(side["discard"], view))
        return lines

    def attack(self, screen: Screen, view: View, seat: int, aim: str, labels: list[str]) -> str:
        """A committed attack: its target, its strength against what is needed, and its attackers."""
        who = ", ".join(numbered(sorted([screen.card(label).name(screen.lang) for label in labels])))
        strength = view["strength"][aim]
        if aim == "base":
            return screen.say("cli-waits-base", n=strength, who=who)
        card = screen.card(aim)
        raid = RAIDS[view["factions"][seat]]
        name = card.name(screen.lang)
        return screen.say("cli-waits-row", card=name, n=strength, needs=needed(card), who=who, raid=raid)

    def row(self, screen: Screen, view: View, region: int) -> list[str]:
        number = "_2" if region else ""
        say = screen.say
        title = say("dbg-galaxy-row")
        if len(set(view["regions"])) > 1:
            own = screen.seat is not None and view["regions"][screen.seat] == region
            title += f" · {say('dbg-region-own') if own else say('dbg-region', number=region + 1)}"
        decks = f"{say('dbg-galaxy-deck')} {len(view['galaxy_deck' + number])}"
        decks += f" · {say('dbg-galaxy-discard')} {len(view['galaxy_discard' + number])}"
        lines = [screen.bold(title) + decks.rjust(screen.width - len(title))]
        pilots = view["pilots" + number]
        offers = [(screen.card(label), 1) for label in view["galaxy_row" + number]]
        offers += [(screen.card(pilots[-1]), len(pilots))] if pilots else []
        names = max([len(card.name(screen.lang)) + (len(f" ×{n}") if n > 1 else 0) for card, n in offers], default=0)
        indent = names + 12
        foes = self.foes(screen, view, region)
        for card, n in offers:
            name = card.name(screen.lang) + (f" ×{n}" if n > 1 else "")
            said = self.about(screen, card, card.facts()["faction"] in foes)
            text = textwrap.wrap(said, screen.width - indent, break_on_hyphens=False) or [""]
            lines.append(f"  {screen.tag(card)} {name:<{names}}  {card.facts()['cost']:>2}  {text[0]}".rstrip())
            lines += [" " * indent + rest for rest in text[1:]]
        return lines

    def foes(self, screen: Screen, view: View, region: int) -> list[str]:
        """The factions whose cards in that row the player's team may attack; all of them for a spectator."""
        own = [] if screen.seat is None else next(team for team in view["teams"] if screen.seat in team)
        there = [seat for seat, lies in enumerate(view["regions"]) if lies == region and seat not in own]
        return [view["factions"][seat] for seat in there]

    # cards

    def about(self, screen: Screen, card: CardDef, foe: bool = False) -> str:
        """Everything printed on a card, on one line. `foe`: also its target value and reward."""
        assert isinstance(card, PrintedCard)
        parts = figures(screen, card)
        if card.hit_points:
            parts.append(screen.say("figure-hit_points", n=card.hit_points))
        types = [screen.say("type-capital_ship")] if card.type == SHIP else []
        said = [", ".join(parts), ", ".join(types + traits_of(screen, card))]
        lines = [line for line in card.lines() if line.id != "card-reward"]
        said.append(" ".join([line.text(screen.lang) for line in lines]))
        if foe and card.reward is not None and card.type == UNIT:
            reward = card.reward.describe().text(screen.lang)
            said.append(f"{screen.say('figure-target_value', n=card.target_value)}, {reward[:1].lower()}{reward[1:]}")
        return " · ".join([part for part in said if part])

    def kind(self, screen: Screen, card: CardDef) -> str:
        assert isinstance(card, PrintedCard)
        said = [kind(card, screen.lang)]
        if card.type != BASE:
            said.append(f"{screen.say('cli-cost')} {card.cost}")
        said += figures(screen, card)
        if card.hit_points:
            said.append(screen.say("figure-hit_points", n=card.hit_points))
        if card.reward is not None:
            said.append(screen.say("figure-target_value", n=card.target_value))
        said.append(", ".join(traits_of(screen, card)))
        return " · ".join([part for part in said if part])

    def note(self, screen: Screen, view: View, label: str) -> str:
        """In play: hit points, attack, target. In a hand: what the card will give."""
        card = screen.card(label)
        assert isinstance(card, PrintedCard)
        marks = view["marks"]
        said: list[str] = []
        if label in view["hit_points"]:
            most = view["hit_points"][label]
            said.append(screen.say("cli-endures", n=most - marks["damage"].get(label, 0), most=most))
        if label in view["attack"]:
            if view["attack"][label]:
                said.append(screen.say("figure-attack", n=view["attack"][label]))
            if marks["attacked"].get(label):
                said.append(screen.say("cli-attacked"))
            elif marks["target"].get(label):
                said.append("→ " + self.aimed(screen, view, label))
        elif any([label in side["hand"] for side in view["seats"]]):
            said += figures(screen, card)
        if marks["used"].get(label):
            said.append(screen.say("cli-used"))
        return f" ({'; '.join(said)})" if said else ""

    def aimed(self, screen: Screen, view: View, label: str) -> str:
        aim = next(aim for aim, labels in view["committed"].items() if label in labels)
        return screen.say("cli-base") if aim == "base" else screen.card(aim).name(screen.lang)

    def examples(self, screen: Screen, view: View) -> list[CardDef]:
        own = view["factions"][screen.seat or 0]
        return [
            card
            for card in screen.cards.values()
            if isinstance(card, PrintedCard) and card.faction == own and card.cost
        ]

    # what happened

    def combine(self, screen: Screen, events: list[Event], i: int) -> tuple[str, int]:
        """Attackers of one target are one line. A payment is left out: the purchase that follows names its price."""
        first = events[i]
        if first.kind == "spend" and i + 1 < len(events) and events[i + 1].kind in AFTER_SPENDING:
            return "", i + 1
        if first.kind in ONE_BY_ONE:
            return self.one_by_one(screen, events, i)
        if first.kind not in ("commit-base", "commit-row"):
            return "", i
        size = 1 if first.kind == "commit-base" else 2  # the event after it names the target
        names: list[str] = []
        target = events[i + 1].card_index if size == 2 and i + 1 < len(events) else -1
        while i + size <= len(events) and (events[i].kind, events[i].seat) == (first.kind, first.seat):
            if size == 2 and events[i + 1].card_index != target:
                break
            names.append(first.setup.defs[events[i].card_index].name(screen.lang))
            i += size
        aim = first.setup.defs[target].name(screen.lang) if target >= 0 else ""
        who, cards = screen.name(first.seat), ", ".join(numbered(sorted(names)))
        if not aim:
            return screen.say("cli-commits-base", who=who, cards=cards), i
        raid = raid_of(first.setup, first.seat)
        return screen.say("cli-commits-row", who=who, card=aim, cards=cards, raid=raid), i

    def one_by_one(self, screen: Screen, events: list[Event], i: int) -> tuple[str, int]:
        """A run of events, one for each card, as one list."""
        first = events[i]
        start = first.text(screen.lang, screen.seat).removesuffix(first.setup.defs[first.card_index].name(screen.lang))
        names: list[str] = []
        while i < len(events) and (events[i].kind, events[i].seat) == (first.kind, first.seat):
            names.append(first.setup.defs[events[i].card_index].name(screen.lang))
            i += 1
        return start + ", ".join(numbered(names)), i

    # choices

    def reminder(self, choice: Choice, view: View) -> Message:
        """Cards that could be bought are not listed: the row is on the screen."""
        if choice.effect.word == "buy":
            return Message("cli-could-buy", n=view["seats"][choice.seat]["resources"])
        return super().reminder(choice, view)

    def rows(self, screen: Screen, groups: list[list[Choice]], view: View) -> list[Row]:
        """One line for each attacker with all its targets. Units without attack, such as shuttles, have none."""
        rows: list[Row] = []
        attackers: dict[tuple[str, int], Row] = {}
        for group in groups:
            first = group[0]
            if first.effect.word != "commit":
                rows.append([group])
            elif not screen.table.about(first).get("spare"):
                attacker = (first.setup.defs[first.card].id, view["attack"].get(first.cards[0], 0))
                if attacker not in attackers:
                    attackers[attacker] = []
                    rows.append(attackers[attacker])
                attackers[attacker].append(group)
        return rows

    def row_text(self, screen: Screen, row: Row, view: View) -> str:
        return screen.say("cli-commit", card=screen.card(row[0][0].cards[0]).name(screen.lang)) if len(row) > 1 else ""

    def target(self, choice: Choice) -> object:
        return target_of(choice) if choice.effect.word == "commit" else None

    def targets(self, rows: list[Row]) -> list[object]:
        """The base is always a, even when there is none: "4a" must never mean another target all of a sudden."""
        return list(dict.fromkeys(["base", *super().targets(rows)]))

    def legend(self, screen: Screen, targets: dict[str, Choice], view: View) -> str:
        said = [f"{sign} {self.aim(screen, choice, view)}" for sign, choice in targets.items()]
        return screen.say("cli-targets", targets=" · ".join(said)) if said else ""

    def aim(self, screen: Screen, choice: Choice, view: View) -> str:
        """A target and the attack that defeats it."""
        target = card_aimed_at(choice.aim)
        if target >= 0:
            card = choice.setup.defs[target]
            return f"{card.name(screen.lang)} ({needed(card)})"
        own = next(team for team in view["teams"] if choice.seat in team)
        sides = [side for seat, side in enumerate(view["seats"]) if seat not in own]
        standing = [label for zone in ("ships", "base") for side in sides for label in side[zone]]
        left = [f"{screen.card(label).name(screen.lang)} {hit_points_left(view, label)}" for label in standing]
        return f"{screen.say('cli-base')} ({', '.join(left)})"

    def detail(self, screen: Screen, choice: Choice, view: View) -> str:
        verb = choice.key.partition(" ")[0]
        if verb == "resolve":
            n = view["strength"].get(aim_name(choice), 0)
            target = card_aimed_at(choice.aim)
            if target < 0:
                return screen.say("figure-attack", n=n)
            return screen.say("cli-strength", n=n, needs=needed(choice.setup.defs[target]))
        if choice.card < 0:
            return ""
        label = choice.cards[0]
        card = screen.card(label)
        assert isinstance(card, PrintedCard)
        if verb == "commit":
            return screen.say("figure-attack", n=view["attack"].get(label, 0))
        if verb == "use" and card.ability is not None:
            return card.ability.describe().text(screen.lang)
        if (choice.effect.damages or verb == "repair") and label in view["hit_points"]:
            return screen.say("cli-endures", n=hit_points_left(view, label), most=view["hit_points"][label])
        if verb == "reward":
            return card.reward.describe().text(screen.lang) if card.reward is not None else ""
        if verb.startswith("to-"):
            return ""  # the question is where the card goes
        if verb == "answer":
            return card.text(screen.lang).replace("\n", " ")
        if verb in ("buy", "pay-off"):
            return f"{screen.say('cli-cost')} {card.cost} · {self.about(screen, card)}"
        return self.about(screen, card)


def figures(screen: Screen, card: PrintedCard) -> list[str]:
    """Attack, resources and Force, without those that are 0."""
    found = [(name, getattr(card, name)) for name in FIGURES]
    return [screen.say("figure-" + name, n=n) for name, n in found if n]


def traits_of(screen: Screen, card: PrintedCard) -> list[str]:
    """Its traits, and whether it is unique. Bases all are, so they do not say so."""
    unique = card.unique and card.type != BASE
    return [screen.say("trait-" + trait) for trait in card.traits] + [screen.say("figure-unique")] * unique


def needed(card: CardDef) -> int:
    """The attack that defeats a card of the row: its cost if it is neutral and has no target value."""
    assert isinstance(card, PrintedCard)
    return card.cost if card.neutral else card.target_value


def hit_points_left(view: View, label: str) -> int:
    return int(view["hit_points"][label]) - int(view["marks"]["damage"].get(label, 0))


def bases_lost(view: View, seat: int) -> int:
    """The number of this seat's bases that the other side has destroyed."""
    n = 0
    for other in view["seats"]:
        for label in other["victory"]:
            n += view["owners"].get(label, -1) == seat
    return n
