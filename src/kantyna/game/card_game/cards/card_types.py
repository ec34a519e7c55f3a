"""Objectives, units, enhancements, events and fate cards: what is printed on them, and the derived text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ....engine.abilities.pending import Replacement
from ....engine.abilities.triggers import Trigger
from ....engine.cards import CardDef
from ....engine.effects.constants import Constant
from ....engine.ids import NO_SEAT, Card, Seat
from ....engine.voice import Message, card_name
from ..affiliations import NEUTRAL, NEUTRAL_DARK, NEUTRAL_LIGHT, SIDE_OF
from ..provenance import CONFIRMED, RECONSTRUCTED

if TYPE_CHECKING:
    from ....engine.state import State

OBJECTIVE: Final = "objective"
UNIT: Final = "unit"
ENHANCEMENT: Final = "enhancement"
EVENT: Final = "event"
FATE: Final = "fate"
AFFILIATION: Final = "affiliation"
KINDS: Final = (OBJECTIVE, UNIT, ENHANCEMENT, EVENT, FATE, AFFILIATION)

UNIT_DAMAGE: Final = "unit-damage"
TACTICS: Final = "tactics"
BLAST: Final = "blast"
ICONS: Final = (UNIT_DAMAGE, TACTICS, BLAST)
EDGE_ENABLED: Final = "edge-"
"""Prefix of an edge-enabled icon."""
ICON_SIGNS: Final = {"UD": UNIT_DAMAGE, "T": TACTICS, "BD": BLAST}

TRAIT: Final = "trait"
TYPE: Final = "type"
TITLE: Final = "title"
UNIQUE: Final = "unique"
"""What Protect names: how its cards are recognised."""

PLAY_AREA: Final = "play_area"
DEATH_STAR_DIAL: Final = "death_star_dial"
ANYBODYS: Final = "any"
YOURS: Final = "you"
ENEMYS: Final = "enemy"
FRIENDLYS: Final = "friendly"


class Enhances:
    """What an enhancement may be attached to: a kind of card or a place, perhaps with one of these traits, and
    whose."""

    def __init__(self, what: str, traits: str = "", whose: str = ANYBODYS) -> None:
        self.what = what
        self.traits: tuple[str, ...] = tuple(traits.split())
        self.whose = whose

    def facts(self) -> dict[str, object]:
        return {"what": self.what, "traits": list(self.traits), "controller": self.whose}

    def describe(self, kind: str) -> Message:
        """The text on an enhancement, or on a unit that may become one."""
        traits = [trait_name(trait) for trait in self.traits]
        word = "card-enhance" if kind == ENHANCEMENT else "card-may-enhance"
        return Message(word, what=f"{self.what}-{self.whose}", traits=traits)


YOUR_PLAY_AREA: Final = Enhances(PLAY_AREA, "", YOURS)


class PrintedCard(CardDef):
    """A card of The Card Game.

    `cost` is None where a card has none, which is not 0 (SWLCG-048). `icons` counts the combat icons by name, the
    edge-enabled ones as `edge-blast` and so on; `keywords` holds the value of each keyword, 1 where it has none.
    `title` is what makes two unique cards the same one (SWLCG-600).
    """

    def __init__(
        self, id: str, number: int, affiliation: str, kind: str, count: int = 1, title: str = "",
        unique: bool = False, traits: str = "", keywords: str = "", cost: int | None = None, resources: int = 0,
        capacity: int = 0, force_icons: int = 0, icons: str = "", priority: int = 0, enhances: Enhances | None = None,
        limit_one: bool = False, affiliation_only: str = "", in_command_deck: bool = False,
        triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (), replacements: Sequence[Replacement] = (),
    ) -> None:  # fmt: skip
        provenance = "reconstructed" if id in RECONSTRUCTED else "confirmed" if id in CONFIRMED else "single"
        super().__init__(id, count, provenance, tuple(triggers), tuple(constants), tuple(replacements))
        self.number = number
        self.side: str = SIDE_OF[affiliation]
        self.affiliation: str = NEUTRAL if affiliation in (NEUTRAL_LIGHT, NEUTRAL_DARK) else affiliation
        self.kind = kind
        self.title: str = title or id
        self.unique = unique
        self.traits: tuple[str, ...] = tuple(traits.split())
        self.keywords: dict[str, int] = {}
        self.protects: str = ""
        """What Protect names: a trait, a type of card, or a title (`protect:title=luke_skywalker`)."""
        self.protects_by: str = TRAIT
        for written in keywords.split():
            keyword, _, value = written.partition(":")
            self.keywords[keyword] = int(value) if value.isdigit() else 1
            if keyword == "protect":
                by, _, named = value.rpartition("=")
                self.protects = named
                self.protects_by = by or (TYPE if named in KINDS else TRAIT)
        self.cost = cost
        self.resources = resources
        self.capacity = capacity
        self.force_icons = force_icons
        self.icons: dict[str, int] = read_icons(icons)
        self.priority = priority
        self.enhances = enhances
        self.limit_one = limit_one
        self.affiliation_only = affiliation_only
        self.in_command_deck = in_command_deck or kind not in (OBJECTIVE, AFFILIATION)
        """Outside play, is it in the command deck, the hand or the discard pile?"""

    def fits(self, t: State, card: Card, host: Card, seat: Seat = NO_SEAT) -> bool:
        """May this enhancement be attached to that card, by its own text? By its controller, or by `seat`. A partner's
        card is neither your own nor an enemy's (BOTF-259, BOTF-262)."""
        wanted = self.enhances
        if wanted is None:
            return False
        there: PrintedCard = t.setup.defs[host]
        kind = ENHANCEMENT if there.kind == UNIT and t.host[host] >= 0 else there.kind
        if kind != wanted.what:
            return False
        if wanted.traits and not any([trait in there.traits for trait in wanted.traits]):
            return False
        by, whose = t.controller(card) if seat < 0 else seat, t.controller(host)
        if wanted.whose == YOURS:
            return whose == by
        if wanted.whose == FRIENDLYS:
            return whose in t.setup.seating.team[by]
        return wanted.whose == ANYBODYS or whose in t.setup.seating.enemies[by]

    def lines(self) -> list[Message]:
        lines: list[Message] = []
        if self.limit_one:
            lines.append(Message("card-limit-one"))
        if self.affiliation_only:
            only = affiliation_name(self.affiliation_only)
            lines.append(Message("card-affiliation-only", affiliation=only, of=self.affiliation_only))
        if self.enhances is not None:
            lines.append(self.enhances.describe(self.kind))
        if self.keywords:
            lines.append(Message("card-keywords", parts=[self.keyword_text(keyword) for keyword in self.keywords]))
        steady = [constant.describe() for constant in self.constants]
        steady.extend([replacement.describe() for replacement in self.replacements])
        said = [Message("card-says", parts=[line]) for line in steady]
        said.extend([trigger.describe() for trigger in self.triggers])
        for line in said:
            if line not in lines:  # icons that one sentence gives are several constants
                lines.append(line)
        return lines

    def keyword_text(self, keyword: str) -> Message:
        if keyword == "protect":
            return Message("keyword-protect", trait=self.protected_text())
        return Message("keyword-" + keyword, n=self.keywords[keyword])

    def protected_text(self) -> Message:
        if self.protects_by == TYPE:
            return Message("which-noun-one", what=self.protects)
        if self.protects_by == UNIQUE:
            return Message("protect-unique", what=self.protects)
        return card_name(self.protects) if self.protects_by == TITLE else trait_name(self.protects)

    def facts(self) -> dict[str, object]:
        """The printed values. A value that this kind of card does not have is left out; a missing one is 0."""
        facts: dict[str, object] = {
            "side": self.side,
            "type": self.kind,
            "affiliation": self.affiliation,
            "number": self.number,
            "unique": self.unique,
            "traits": list(self.traits),
        }
        if self.cost is not None:
            facts["cost"] = self.cost
        if self.resources:
            facts["resources"] = self.resources
        if self.capacity:
            facts["damage_capacity"] = self.capacity
        if self.kind not in (OBJECTIVE, AFFILIATION):
            facts["force_icons"] = self.force_icons
        if self.kind == UNIT:
            facts["icons"] = {icon: n for icon, n in self.icons.items() if n}
        if self.kind == FATE:
            facts["edge_priority"] = self.priority
        if self.keywords:
            facts["keywords"] = dict(self.keywords)
        if self.protects:
            facts["protects"] = self.protects
        if self.enhances is not None:
            facts["enhances"] = self.enhances.facts()
        if self.kind == OBJECTIVE:
            facts["limit_one_per_objective_deck"] = self.limit_one
            facts["affiliation_only"] = self.affiliation_only or None
        return facts


def read_icons(written: str) -> dict[str, int]:
    """Read combat icons as the rulebook writes them: "UD UD (BD)", edge-enabled ones in parentheses (SWLCG-053)."""
    icons = dict.fromkeys(ICONS, 0)
    icons.update({EDGE_ENABLED + icon: 0 for icon in ICONS})
    for sign in written.split():
        icon = ICON_SIGNS[sign.strip("()")]
        icons[EDGE_ENABLED + icon if sign.startswith("(") else icon] += 1
    return icons


def trait_name(trait: str) -> Message:
    return Message("trait-" + trait)


def affiliation_name(affiliation: str) -> Message:
    """An affiliation has the name of its card."""
    return card_name("affiliation_" + affiliation)


# The constructors that the tables are written with: what every card of the kind has, in the order of the legend; then
# what only some have.


def Objective(
    id: str, number: int, affiliation: str, resources: int, capacity: int, traits: str, keywords: str = "",
    limit_one: bool = False, own_only: bool = False, count: int = 1, in_command_deck: bool = False,
    triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (), replacements: Sequence[Replacement] = (),
) -> PrintedCard:  # fmt: skip
    """`own_only`: only for decks of its own affiliation (SWLCG-685). `in_command_deck`: outside play it is a command
    card (BOTF-094)."""
    return PrintedCard(
        id, number, affiliation, OBJECTIVE, count, traits=traits, keywords=keywords,
        resources=resources, capacity=capacity, limit_one=limit_one, affiliation_only=affiliation if own_only else "",
        in_command_deck=in_command_deck, triggers=triggers, constants=constants, replacements=replacements,
    )  # fmt: skip


def Unit(
    id: str, number: int, affiliation: str, cost: int, force_icons: int, icons: str, capacity: int, traits: str,
    keywords: str = "", unique: bool = False, resources: int = 0, count: int = 1, enhances: Enhances | None = None,
    title: str = "",
    triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (), replacements: Sequence[Replacement] = (),
) -> PrintedCard:  # fmt: skip
    """`enhances`: it may enter play as an enhancement of such a card (SWLCG-749)."""
    return PrintedCard(
        id, number, affiliation, UNIT, count, title=title, unique=unique, traits=traits,
        keywords=keywords, cost=cost, resources=resources, capacity=capacity, force_icons=force_icons, icons=icons,
        enhances=enhances, triggers=triggers, constants=constants, replacements=replacements,
    )  # fmt: skip


def Enhancement(
    id: str, number: int, affiliation: str, cost: int, force_icons: int, enhances: Enhances, traits: str,
    keywords: str = "", unique: bool = False, resources: int = 0, count: int = 1,
    triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (), replacements: Sequence[Replacement] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(
        id, number, affiliation, ENHANCEMENT, count, unique=unique, traits=traits,
        keywords=keywords, cost=cost, resources=resources, force_icons=force_icons, enhances=enhances,
        triggers=triggers, constants=constants, replacements=replacements,
    )  # fmt: skip


def Event(
    id: str, number: int, affiliation: str, cost: int, force_icons: int, traits: str = "", count: int = 1,
    triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(
        id, number, affiliation, EVENT, count, traits=traits, cost=cost,
        force_icons=force_icons, triggers=triggers, constants=constants,
    )  # fmt: skip


def Fate(
    id: str, number: int, affiliation: str, priority: int, force_icons: int, title: str, count: int = 1,
    triggers: Sequence[Trigger] = (),
) -> PrintedCard:  # fmt: skip
    """Both sides have fate cards with the same titles and different priorities."""
    return PrintedCard(
        id, number, affiliation, FATE, count, title=title, force_icons=force_icons,
        priority=priority, triggers=triggers,
    )  # fmt: skip


def Affiliation(affiliation: str, number: int) -> PrintedCard:
    """It has a resource value of 1 (SWLCG-042)."""
    return PrintedCard("affiliation_" + affiliation, number, affiliation, AFFILIATION, resources=1)
