"""The table of The Deckbuilding Game as text: the Force, the galaxy row, bases, fleets, and the attacks that wait."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.history.events import Event
from ....engine.voice import Message
from ....game.deckbuilding.cards.card_types import PrintedCard
from ....game.deckbuilding.seating import raid_of
from ....game.deckbuilding.terms import AT_BASE, AT_CARD, BASE, OUTERMOST, RAIDS, SHIP, UNIT
from ...commands.listings import kind
from ..drawing.log_lines import numbered
from ..drawing.picture import Picture, Row, View, called

if TYPE_CHECKING:
    from ..drawing.screen import Screen

FIGURES = ("attack", "resources", "force")
PENDING = ("next_on_top", "next_droid_on_top", "discount", "fills")
"""Numbers that say what waits to happen this turn."""
ONE_BY_ONE = ("discard-galaxy",)
"""Events of which there may be a dozen in a row."""
AFTER_SPENDING = ("buy", "pay-off")


def target_of(choice: Choice) -> str:
    """What is attacked: "base", or the id of a card in the row; two copies there are the same to everybody."""
    return choice.effect.aimed_at(choice).partition("#")[0]


class DeckbuildingPicture(Picture):
    gains = (
        "resources", "force", "draw", "shuffle", "shuffle-galaxy", "fill-row", "spend", "damage", "prevent", "repair",
        "attack-gained", "gain-hand", "gain-deck", "next-on-top", "next-droid-on-top", "next-neutral-cheaper", "free",
    )  # fmt: skip
    tacit = ("gain-discard",)
    clears = ("clear-units", "clear-hand")
    finishing = {("resolve-row", "defeat"): "cli-defeated", ("resolve-row", "attack-failed"): "cli-attack-failed"}
    refill = ("fill-row", "cli-fill-row")
    menu_zones = ("hand", "discard", "units", "ships", "base", "galaxy_row", "galaxy_row_2", "exile", "galaxy_discard")

    # the table

    def table(self, screen: Screen, view: View) -> list[str]:
        """The enemies, the regions, one's own team; oneself at the near edge."""
        seats = list(range(len(view["seats"])))
        own = [] if screen.seat is None else next(team for team in view["teams"] if screen.seat in team)
        mates = [seat for seat in own if seat != screen.seat]
        lines = [screen.headline(view), self.force(screen, view), ""]
        for seat in [seat for seat in seats if seat not in own]:
            lines += [*self.side(screen, view, seat), ""]
        regions = sorted(set(view["regions"]))
        if screen.seat is not None:
            regions.sort(key=lambda region: region == view["regions"][screen.seat])  # one's own is nearer
        for region in regions:
            lines += [*self.row(screen, view, region), ""]
        for seat in mates:
            lines += [*self.side(screen, view, seat), ""]
        if screen.seat is not None:
            lines += self.side(screen, view, screen.seat)
        return lines

    def status(self, screen: Screen, view: View) -> list[str]:
        """Within a turn: the Force, what stands against one, and one's own side."""
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
        """The seven spaces of the track, with the marker, and whose ends they are."""
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
        """All of a seat's; within a turn without what one has read at its start."""
        side = view["seats"][seat]
        say = screen.say
        mates = next(team for team in view["teams"] if seat in team)
        ours = view["active"] in mates  # their turn; what is left over from another one counts for nothing
        numbers = [f"{say('dbg-resources')} {side['resources']}"] if ours else []
        if None in side["hand"] or screen.seat is None:
            numbers.append(f"{say('cli-hand')} {len(side['hand'])}")
        for title, zone in (("deck", "deck"), ("discard", "discard"), ("exile", "exile"), ("bases-left", "bases")):
            if side[zone] or zone != "exile":
                numbers.append(f"{say('cli-' + title)} {len(side[zone])}")
        numbers.append(say("cli-bases-lost", n=lost(view, seat), of=view["to_win"]))
        numbers += [f"{called('number', name, screen)} {side[name]}" for name in PENDING if ours and side[name]]
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
        """An attack that waits: on what, how strong, against how much, and who."""
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
        """The factions whose cards in that row one's team may attack; for who only watches, all."""
        own = [] if screen.seat is None else next(team for team in view["teams"] if screen.seat in team)
        there = [seat for seat, lies in enumerate(view["regions"]) if lies == region and seat not in own]
        return [view["factions"][seat] for seat in there]

    # cards

    def about(self, screen: Screen, card: CardDef, foe: bool = False) -> str:
        """All that counts on a card, in one line; its target value and reward if it can be attacked."""
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

    def aside(self, screen: Screen, view: View, label: str) -> str:
        """In play what it can do and has done, in a hand what it will give."""
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

    def together(self, screen: Screen, events: list[Event], i: int) -> tuple[str, int]:
        """Attackers of one target are one line, and a price is told with what was paid for."""
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
        """Cards of which each has its event, as a list."""
        first = events[i]
        start = first.text(screen.lang, screen.seat).removesuffix(first.setup.defs[first.card_index].name(screen.lang))
        names: list[str] = []
        while i < len(events) and (events[i].kind, events[i].seat) == (first.kind, first.seat):
            names.append(first.setup.defs[events[i].card_index].name(screen.lang))
            i += 1
        return start + ", ".join(numbered(names)), i

    # what one may do

    def left(self, choice: Choice, view: View) -> Message:
        """Not every card that one could buy by name: the row is on the screen."""
        if choice.effect.word == "buy":
            return Message("cli-could-buy", n=view["seats"][choice.seat]["resources"])
        return super().left(choice, view)

    def rows(self, screen: Screen, groups: list[list[Choice]], view: View) -> list[Row]:
        """One line for an attacker, whatever it may attack, and none for one that has nothing to attack with.

        Half of a first hand is shuttles; nobody wants to read of them.
        """
        rows: list[Row] = []
        attackers: dict[tuple[str, int], Row] = {}
        for group in groups:
            first = group[0]
            if first.effect.word != "commit":
                rows.append([group])
            elif not screen.table.about(first).get("spare"):
                sort = (first.setup.defs[first.card].id, view["attack"].get(first.cards[0], 0))
                if sort not in attackers:
                    attackers[sort] = []
                    rows.append(attackers[sort])
                attackers[sort].append(group)
        return rows

    def row_text(self, screen: Screen, row: Row, view: View) -> str:
        return screen.say("cli-commit", card=screen.card(row[0][0].cards[0]).name(screen.lang)) if len(row) > 1 else ""

    def target(self, choice: Choice) -> object:
        return target_of(choice) if choice.effect.word == "commit" else None

    def targets(self, rows: list[Row]) -> list[object]:
        """The base is always a: who has typed 4a ten times must not attack something else when the base is gone."""
        return list(dict.fromkeys(["base", *super().targets(rows)]))

    def legend(self, screen: Screen, targets: dict[str, Choice], view: View) -> str:
        said = [f"{sign} {self.aim(screen, choice, view)}" for sign, choice in targets.items()]
        return screen.say("cli-targets", targets=" · ".join(said)) if said else ""

    def aim(self, screen: Screen, choice: Choice, view: View) -> str:
        """A target and what it takes to defeat it."""
        if choice.payload != AT_BASE:
            card = choice.setup.defs[choice.payload - AT_CARD]
            return f"{card.name(screen.lang)} ({needed(card)})"
        own = next(team for team in view["teams"] if choice.seat in team)
        sides = [side for seat, side in enumerate(view["seats"]) if seat not in own]
        standing = [label for zone in ("ships", "base") for side in sides for label in side[zone]]
        left = [f"{screen.card(label).name(screen.lang)} {endures(view, label)}" for label in standing]
        return f"{screen.say('cli-base')} ({', '.join(left)})"

    def detail(self, screen: Screen, choice: Choice, view: View) -> str:
        word = choice.key.partition(" ")[0]
        if word == "resolve":
            aim = "base" if choice.payload == AT_BASE else choice.setup.labels[choice.payload - AT_CARD]
            n = view["strength"].get(aim, 0)
            if aim == "base":
                return screen.say("figure-attack", n=n)
            return screen.say("cli-strength", n=n, needs=needed(choice.setup.defs[choice.payload - AT_CARD]))
        if choice.card < 0:
            return ""
        label = choice.cards[0]
        card = screen.card(label)
        assert isinstance(card, PrintedCard)
        if word == "commit":
            return screen.say("figure-attack", n=view["attack"].get(label, 0))
        if word == "use" and card.ability is not None:
            return card.ability.describe().text(screen.lang)
        if (choice.effect.damages or word == "repair") and label in view["hit_points"]:
            return screen.say("cli-endures", n=endures(view, label), most=view["hit_points"][label])
        if word == "reward":
            return card.reward.describe().text(screen.lang) if card.reward is not None else ""
        if word.startswith("to-"):
            return ""  # where it goes is the question, not what it is
        if word == "answer":
            return card.text(screen.lang).replace("\n", " ")
        if word in ("buy", "pay-off"):
            return f"{screen.say('cli-cost')} {card.cost} · {self.about(screen, card)}"
        return self.about(screen, card)


def figures(screen: Screen, card: PrintedCard) -> list[str]:
    """Attack, resources and Force, as far as the card has any."""
    found = [(name, getattr(card, name)) for name in FIGURES]
    return [screen.say("figure-" + name, n=n) for name, n in found if n]


def traits_of(screen: Screen, card: PrintedCard) -> list[str]:
    """Its traits, and whether it is unique; every base is."""
    unique = card.unique and card.type != BASE
    return [screen.say("trait-" + trait) for trait in card.traits] + [screen.say("figure-unique")] * unique


def needed(card: CardDef) -> int:
    """The attack that defeats a card of the row; a neutral one has no target value of its own."""
    assert isinstance(card, PrintedCard)
    return card.cost if card.neutral else card.target_value


def endures(view: View, label: str) -> int:
    return int(view["hit_points"][label]) - int(view["marks"]["damage"].get(label, 0))


def lost(view: View, seat: int) -> int:
    """How many bases of that seat the other side has destroyed."""
    n = 0
    for other in view["seats"]:
        for label in other["victory"]:
            n += view["owners"].get(label, -1) == seat
    return n
