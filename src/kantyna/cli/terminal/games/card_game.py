"""The Card Game at the prompt: both sides with tokens and attachments, the engagement, the phase and its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.table import Table
from ....game.card_game.affiliations import NEUTRAL
from ....game.card_game.turn.costs import PayWith
from ...colours import BOLD
from ..drawing.layout import Layout, Row, View
from ..vocabulary import Vocabulary

if TYPE_CHECKING:
    from ..drawing.screen import Screen

SIGNS = {"unit-damage": "⚔", "tactics": "◈", "blast": "✸"}
TYPES = ("objective", "unit", "enhancement")


class CardGameLayout(Layout):
    names_cause = False
    consequences = (
        "draw", "focus", "refresh", "damage", "damage-removed", "shield", "shield-used", "shield-gone", "dial",
    )  # fmt: skip
    menu_zones = (
        "hand", "discard", "play", "captured", "common_reserve", "aside", "facedown", "reinforcements", "collection",
    )  # fmt: skip

    # the table

    def table(self, screen: Screen, view: View) -> list[str]:
        near = screen.seat if screen.seat is not None else view["active"]
        lines = [screen.headline(view), *self.moment(screen, view), ""]
        seats = len(view["seats"])
        for far in [(near + i) % seats for i in range(1, seats)]:
            lines += [*self.side(screen, view, far), ""]
        fight = self.engagement(screen, view)
        return [*lines, *([*fight, ""] if fight else []), *self.side(screen, view, near)]

    def status(self, screen: Screen, view: View) -> list[str]:
        """Between two choices of a turn: the whole table without its headline, because every card may matter. While the
        player picks several cards, only the engagement."""
        if view["picks"]:
            return self.engagement(screen, view)
        return self.table(screen, view)[1:]

    def moment(self, screen: Screen, view: View) -> list[str]:
        """The phase, the open window and the seats that passed in it; then the dial, the balance and the struggle."""
        say = screen.say
        said = [say("event-phase", n=view["phase"])] if view["phase"] else []
        window = view["window"]
        if window is not None:
            said.append(say("window-" + (window["name"] if not window["event"] else "answer-" + window["name"])))
            if window["passed"]:
                said.append(say("swlcg-passed", names=", ".join([screen.name(seat) for seat in window["passed"]])))
        balance = say("swlcg-balance", side="dark" if view["balance"] else "light")
        struggle = say("swlcg-struggle", light=_icons(view, "light"), dark=_icons(view, "dark"))
        most = view["to_win"]["dial"]
        dial = [say("swlcg-dial", n=view["dial"], of=most)] if most else []
        if not most and view["dial"]:  # the dial does not win this format, but effects depend on it
            dial = [f"{say('swlcg-dial-name')} {view['dial']}"]
        return [screen.bold(" · ".join(said)) if said else "", "   ".join([*dial, balance, struggle])]

    def side(self, screen: Screen, view: View, seat: int) -> list[str]:
        side, say = view["seats"][seat], screen.say
        numbers = [f"{say('cli-hand')} {len(side['hand'])}"] if None in side["hand"] or screen.seat is None else []
        numbers += [f"{say('swlcg-command-deck')} {len(side['deck'])}", f"{say('cli-discard')} {len(side['discard'])}"]
        won, most = len(side["victory"]), view["to_win"]["objectives"]
        numbers.append(say("swlcg-victory", n=f"{won}/{most}" if most and view["sides"][seat] == "light" else str(won)))
        affiliation = next((label for label in side["play"] if label.startswith("affiliation_")), "")
        name = screen.titled(seat) + (f", {screen.card(affiliation).name(screen.lang)}" if affiliation else "")
        lines = [f"{screen.bold(name)}   {'   '.join(numbers)}", self.resources(screen, view, seat)]
        hosts = view["hosts"]
        for type in TYPES:
            for label in side["play"]:
                if label not in hosts and screen.card(label).facts()["type"] == type:
                    lines += self.card_lines(screen, view, label)
        known = [label for label in side["hand"] if label is not None]
        if known:
            lines += screen.paragraph(say("cli-hand"), screen.listed(known, view))
        reserve = side.get("common_reserve", [])
        if reserve:  # enemies see how many cards there are, but not which
            seen = [label for label in reserve if label is not None]
            said = screen.listed(seen, view) if seen else str(len(reserve))
            lines += screen.paragraph(say("show-zone-common_reserve"), said)
        for zone in ("aside", "beneath", "reinforcements"):
            if side.get(zone) and None not in side[zone]:
                lines += screen.paragraph(say("show-zone-" + zone), screen.listed(side[zone], view))
        return lines

    def resources(self, screen: Screen, view: View, seat: int) -> str:
        """The ready resources by affiliation."""
        ready: dict[str, int] = view["resources"][seat]
        parts = [f"{_affiliation(screen, name)} {n}" for name, n in sorted(ready.items())]
        return "  " + screen.say("swlcg-resources", n=sum(ready.values()), parts=", ".join(parts) or "–")

    def card_lines(self, screen: Screen, view: View, label: str) -> list[str]:
        """A card in play, with a line for each attached card."""
        card = screen.card(label)
        facts = card.facts()
        sign = {"objective": "◉", "unit": "▸", "enhancement": "+"}[str(facts["type"])]
        text = f"  {sign} {screen.paint(card.name(screen.lang), BOLD)}{self.note(screen, view, label)}"
        lines = [text]
        for other, host in view["hosts"].items():
            if host == label and "@" not in other and other in view["seats"][_holder(view, other)]["play"]:
                lines.append(f"      + {screen.card(other).name(screen.lang)}{self.note(screen, view, other)}")
        return lines

    def note(self, screen: Screen, view: View, label: str) -> str:
        """Icons, damage out of capacity, focus, shields, the Force, resources, captured cards."""
        card, marks, say = screen.card(label), view["marks"], screen.say
        facts = card.facts()
        if label not in _lying(view):
            printed = [f"{say('cli-cost')} {facts['cost']}"] if "cost" in facts else []
            printed += [say("swlcg-force-icons", n=int(str(facts["force_icons"])))] if "force_icons" in facts else []
            return f" ({', '.join(printed)})" if printed else ""
        said: list[str] = self.place(screen, view, label)
        if label in view["icons"]:
            said.append(icon_text(view["icons"][label]))
        if label in view["capacity"]:
            said.append(f"♥ {view['capacity'][label] - marks['damage'].get(label, 0)}/{view['capacity'][label]}")
        if facts.get("resources"):
            said.append(say("swlcg-resource-value", n=int(str(facts["resources"]))))
        for mark in ("focus", "shield"):
            if marks[mark].get(label):
                said.append(say("swlcg-" + mark, n=marks[mark][label]))
        if label in marks["committed"]:
            said.append(say("swlcg-committed"))
        tied = [other for other, host in view["hosts"].items() if host == label]
        held = [other for other in tied if _zone(view, other) == "captured"]
        if held:
            said.append(say("swlcg-captured", n=len(held)))
        for other in tied:  # a card that the player may not see is labelled with its place
            seen = "?" if "@" in other else screen.card(other).name(screen.lang)
            if _zone(view, other) == "reinforcements":
                said.append(say("swlcg-reinforced", name=seen))
            elif _zone(view, other) == "facedown" and seen != "?":
                said.append(say("swlcg-really", name=seen))
        role = marks["part"].get(label)
        if role:
            said.append(say("swlcg-attacking" if role == 1 else "swlcg-defending"))
        said = [text for text in said if text]
        return f"  [{', '.join(said)}]" if said else ""

    def place(self, screen: Screen, view: View, label: str) -> list[str]:
        """Where objectives lie in rows: the card's place, and whether it can be attacked there."""
        rows = view.get("pyramid", {"places": {}, "vulnerable": []})
        found = [place for place, lying in rows["places"].items() if lying == label]
        return [screen.say("swlcg-place", place=place, open=str(place in rows["vulnerable"])) for place in found]

    def engagement(self, screen: Screen, view: View) -> list[str]:
        """The engaged objective, attackers and defenders, the edge stacks and who has the edge."""
        if not view["attacker"]:
            return []
        say = screen.say
        attacker = view["attacker"] - 1
        engaged = screen.card(view["engaged"]).name(screen.lang) if view["engaged"] else "–"
        lines = [screen.bold(say("swlcg-engagement", who=screen.name(attacker), card=engaged))]
        for role, id in ((1, "swlcg-attackers"), (2, "swlcg-defenders")):
            units = [label for label, n in view["marks"]["part"].items() if n == role]
            lines.append("  " + say(id, names=", ".join([screen.card(u).name(screen.lang) for u in units]) or "–"))
        defender = view["defender"] - 1 if view.get("defender") else view["opposite"][attacker][0]
        stacks = [len(view["seats"][seat]["edge"]) for seat in (attacker, defender)]
        if any(stacks):
            lines.append("  " + say("swlcg-edge-stacks", attack=stacks[0], defence=stacks[1]))
            for seat in (attacker, defender):
                known = [label for label in view["seats"][seat]["edge"] if label is not None]
                if known:
                    names = ", ".join([screen.card(label).name(screen.lang) for label in known])
                    lines.append(f"    {screen.name(seat)}: {names}")
        if view["edge"]:
            lines.append("  " + say("swlcg-has-edge", who=screen.name(view["edge"] - 1)))
        return lines

    # choices

    def row_text(self, screen: Screen, row: Row, view: View) -> str:
        return screen.say("swlcg-pay") if isinstance(row[0][0].effect, PayWith) else super().row_text(screen, row, view)

    def detail(self, screen: Screen, choice: Choice, view: View) -> str:
        effect = choice.effect
        if isinstance(effect, PayWith):
            return ", ".join([part.text(screen.lang) for part in effect.sources(choice)])
        if choice.card < 0:
            return ""
        label = choice.cards[0]
        text = screen.card(label).text(screen.lang).replace("\n", " ")
        note = self.note(screen, view, label).strip()
        return " ".join([piece for piece in (note, text) if piece])

    def examples(self, screen: Screen, view: View) -> list[CardDef]:
        held = [] if screen.seat is None else [label for label in view["seats"][screen.seat]["hand"] if label]
        return [screen.card(label) for label in held] or super().examples(screen, view)


def icon_text(icons: dict[str, int]) -> str:
    """A sign for each combat icon; edge-enabled ones in brackets."""
    normal = "".join([SIGNS[icon] * icons.get(icon, 0) for icon in SIGNS])
    edge = "".join([SIGNS[icon] * icons.get("edge-" + icon, 0) for icon in SIGNS])
    return normal + (f"({edge})" if edge else "")


def _affiliation(screen: Screen, name: str) -> str:
    return screen.say("swlcg-neutral") if name == NEUTRAL else screen.say("card-affiliation_" + name)


def _icons(view: View, side: str) -> int:
    """The Force icons that all players of a side bring into the struggle."""
    return sum([n for n, whose in zip(view["struggle"], view["sides"], strict=True) if whose == side])


def _lying(view: View) -> list[str]:
    return [label for side in view["seats"] for label in side["play"]]


def _zone(view: View, label: str) -> str:
    """The zone of a card that is tied to another. The label of a hidden card names its place."""
    if "@" in label:
        return label.partition("@")[0].rpartition("/")[2]
    zones = ("captured", "facedown", "reinforcements")
    return next((zone for zone in zones for side in view["seats"] if label in side.get(zone, [])), "")


def _holder(view: View, label: str) -> int:
    return next((seat for seat, side in enumerate(view["seats"]) if label in side["play"]), 0)


class CardGameVocabulary(Vocabulary):
    complete_verbs = ("pay-with", "mulligan", "deal-one")

    def keys(self, table: Table, seat: int, verb: str, rest: str) -> list[str]:
        if verb != PayWith.word or rest:
            return []
        offered = [choice.key for choice in table.choices.get(seat, []) if isinstance(choice.effect, PayWith)]
        return offered or [f"{verb} {table.view(seat)['seats'][seat]['play'][0]} 1"]  # to be refused


LAYOUT = CardGameLayout()
VOCABULARY = CardGameVocabulary()
