"""The policy for Star Realms: plays everything, buys by tier lists, attacks with all it has.

C has the same policy (`native/c/pilot.h`), choice for choice. So all numbers are whole, and what C reads of a game is
read here of the view.
"""

from __future__ import annotations

from math import exp

from ...engine.effects.effect import AnyOf, Effect, Either
from ...engine.effects.effect import Step as Choice
from ...engine.setup import Setup
from ...game.star_realms.cards import PrintedCard
from ...game.star_realms.cards_core import CARDS
from ...game.star_realms.effects import ScrapCards
from ...native.constants import PILOT_BY_PHASE, PILOT_SINGLE, USES
from ...native.policies import PilotWeights, Row
from ...native.tables import gives, summed
from ..bot import View
from ..policy import Policy, decided_value
from .weights import BUY, BY_PHASE, DROP, SCRAP, SINGLE, TARGET

TRADE, COMBAT, AUTHORITY, DRAWS, SCRAPS, DISCARDS = range(6)
UNKNOWN = 20
"""What a card that no weight is about is worth, for each trade that it costs."""
STALLED = 300
"""Added to the worth of every card in a game that takes too long: buying anything brings new cards into the row."""
NEVER = (-400, -400, -400)
"""Cards that are scrapped only if one must be: then the one that is wanted least."""

FIRST, PLAYS, ALLIES, LATER, SACRIFICE, BASES, FACE, MARKET = 9000, 8000, 7500, 7000, 6000, 5000, 4300, 3000
"""The order of a turn: abilities that need the hand, the hand, other abilities, scrap abilities, attacks, buying."""


def check(cards: dict[str, PrintedCard]) -> None:
    """Raise unless the weights are about exactly the cards and numbers that there are."""
    assert tuple(BY_PHASE) == PILOT_BY_PHASE and tuple(SINGLE) == PILOT_SINGLE, "a line for each number"
    assert list(BUY) == list(cards), "BUY has a line for each card"
    assert set(TARGET) == {id for id, card in cards.items() if not card.ship}, "TARGET has a line for each base"
    assert set(SCRAP) == {id for id, card in cards.items() if card.scrap}, "SCRAP: the cards with a scrap ability"
    assert set(DROP) <= set(cards), "DROP names cards"


def order_of_play(card: PrintedCard) -> int:
    """Bases first, then cards that draw or scrap. Cards whose use depends on others come last."""
    words = [effect.word for effect in card.primary]
    for order, found in (
        (60, "copy-ship" in words),
        (50, "if-bases" in words),
        (0, not card.ship),
        (10, "draw" in words),
        (20, "scrap-cards" in words),
        (40, any([isinstance(effect, Either) for effect in card.primary])),
    ):
        if found:
            return order
    return 30


def time_of_use(card: PrintedCard) -> int:
    """When a base's ability is used, as an index of `USES`."""
    for effect in card.primary:
        for part in effect.parts if isinstance(effect, (Either, AnyOf)) else (effect,):
            if part.word in ("scrap-for-cards", "discard-for-cards"):
                return USES.index("use_with_hand")
            if isinstance(part, ScrapCards) and part.least:
                held = part.source == "hand"
                return USES.index("use_with_junk_held" if held else "use_with_junk")
    return USES.index("use_later")


class Face:
    """What the policy knows about a card."""

    __slots__ = (
        "id", "faction", "cost", "ship", "outpost", "defense", "primary", "scrap", "buy", "ally", "scraps", "drop",
        "target", "order", "use", "held", "junk", "copies",
    )  # fmt: skip

    def __init__(self, card: PrintedCard) -> None:
        self.id = card.id
        self.faction = card.faction
        self.cost = card.cost
        self.ship = card.ship
        self.outpost = card.outpost
        self.defense = card.defense
        self.primary = _gains(card.primary)
        self.scrap = _gains(card.scrap)
        tier = BUY.get(card.id, (UNKNOWN * card.cost, UNKNOWN * card.cost, UNKNOWN * card.cost, 0))
        self.buy = tier[:3]
        self.ally = tier[3]
        self.scraps = SCRAP.get(card.id, NEVER if card.scrap else (0, 0, 0))
        self.drop = DROP.get(card.id, NEVER)
        self.target = TARGET.get(card.id, 0 if card.ship else UNKNOWN * card.cost)
        self.order = order_of_play(card)
        self.use = time_of_use(card)
        base = 0 if card.ship else SINGLE["base_held"] + SINGLE["defense_held"] * card.defense
        self.held: list[int] = [worth(self.primary, phase) + base for phase in range(3)]
        """What it is worth in hand, by phase."""
        self.copies = any([effect.word == "copy-ship" for effect in card.primary])
        self.junk = [n > 0 for n in self.drop]

    def row(self) -> Row:
        """Its numbers, as C takes them."""
        return {
            "buy": self.buy, "scrap": self.scraps, "drop": self.drop, "ally": self.ally, "target": self.target,
            "order": self.order, "use": self.use,
        }  # fmt: skip


def _gains(effects: tuple[Effect, ...]) -> list[int]:
    return summed([gives(effect) for effect in effects]) if effects else [0] * 6


def worth(gains: list[int], phase: int) -> int:
    return sum([n * BY_PHASE[name][phase] for n, name in zip(gains, PILOT_BY_PHASE, strict=False) if n])


PRINTED = {card.id: card for card in CARDS}
check(PRINTED)
FACES = {card.id: Face(card) for card in CARDS}
_by_setup: dict[Setup, list[Face]] = {}


def faces_of(setup: Setup) -> list[Face]:
    """The faces of a set-up's cards, by number."""
    faces = _by_setup.get(setup)
    if faces is None:
        for card in setup.defs:
            FACES.setdefault(card.id, Face(card))
        faces = _by_setup[setup] = [FACES[card.id] for card in setup.defs]
    return faces


def pilot_weights() -> PilotWeights:
    """The same policy for the C engine."""
    return PilotWeights({**BY_PHASE, **SINGLE}, {id: FACES[id].row() for id in PRINTED})


def sixteenths(n: int) -> int:
    """A sixteenth, rounded towards 0 as in C."""
    return n // 16 if n >= 0 else -(-n // 16)


def clip(n: int) -> int:
    return max(-900, min(900, n))


class Situation:
    """What the policy reads of a view, each part when it is first needed."""

    def __init__(self, view: View, choices: list[Choice]) -> None:
        self.view = view
        self.setup: Setup = choices[0].setup
        self.seat: int = choices[0].seat
        self.faces = faces_of(self.setup)
        self.mine: View = {}
        self.sides: list[View] = []
        self.enemies: list[int] = []
        self.behind = False
        self.stalled = False
        self.phase = -1
        self.allies: dict[int, int] | None = None
        self.trade = 0
        self.scraps = 0
        self._market: list[tuple[str, int, int]] = []
        self._outposts: dict[int, list[tuple[str, Face]]] = {}

    def look(self) -> None:
        """Read what almost every score needs: the phase of the game, and who is against whom."""
        if self.phase >= 0:
            return
        view = self.view
        sides: list[View] = view["seats"]
        seats = len(sides)
        self.sides = sides
        self.mine = sides[self.seat]
        team: list[int] = next(team for team in view["teams"] if self.seat in team) if seats > 2 else [self.seat]
        self.enemies = [other for other in range(seats) if other not in team and not sides[other]["out"]]
        own: int = self.mine["authority"]
        theirs: list[int] = [sides[other]["authority"] for other in self.enemies]
        turn: int = (view["turn"] - 1) // seats + 1
        lowest = min([own, *theirs])
        self.stalled = turn > SINGLE["turn_stalled"]
        self.behind = max([0, *theirs]) - own >= SINGLE["behind"]
        self.phase = max(
            int(turn > SINGLE["turn_middle"]) + int(turn > SINGLE["turn_late"]),
            int(lowest < SINGLE["authority_middle"]) + int(lowest < SINGLE["authority_late"]),
        )

    def gain(self, name: str) -> int:
        return BY_PHASE[name][self.phase]

    def face(self, label: str) -> Face:
        return self.faces[self.setup.index[label]]

    # buying

    def count(self) -> dict[int, int]:
        """Count the seat's own cards by faction, with what they give."""
        if self.allies is None:
            self.allies = {}
            mine = self.mine
            known = [card for card in mine["deck"] if card is not None]
            for zone in (
                mine["hand"],
                mine["discard"],
                mine["play"],
                known,
                self.view["unseen"].get(str(self.seat), ()),
            ):
                for label in zone:
                    face = self.face(label)
                    self.allies[face.faction] = self.allies.get(face.faction, 0) + 1
                    self.scraps += face.primary[SCRAPS]
                    if face.faction:
                        self.trade += face.primary[TRADE]
        return self.allies

    def wanted(self, face: Face) -> int:
        """What the card would be worth in the deck."""
        allies = self.count().get(face.faction, 0) if face.faction else 0
        total = face.buy[self.phase] + face.ally * min(8, allies)
        if self.stalled:
            total += STALLED
        if face.outpost and self.behind:
            total += SINGLE["outpost_behind"]
        if face.primary[TRADE]:
            total += sixteenths(SINGLE["trade_glut"] * face.primary[TRADE] * min(20, self.trade))
        return total + SINGLE["scrap_glut"] * face.primary[SCRAPS] * min(8, self.scraps)

    def market(self) -> list[tuple[str, int, int]]:
        """The cards for sale, each with its cost and worth."""
        if not self._market:
            labels = [*self.view["trade_row"], *self.view["explorers"][:-3:-1]]
            faces = [self.face(label) for label in labels]
            self._market = [(label, face.cost, self.wanted(face)) for label, face in zip(labels, faces, strict=True)]
        return self._market

    def bargain(self, trade: int, taken: int) -> int:
        """The worth of buying the card at that place, and of the best card that is bought with the rest."""
        market = self.market()
        _, cost, worth = market[taken]
        rest = [second for i, (_, price, second) in enumerate(market) if i != taken and price <= trade - cost]
        return worth + sixteenths(max([0, *rest]) * SINGLE["second"])

    def plan(self, trade: int) -> int:
        """The worth of what that much trade buys."""
        market = self.market()
        return max([0, *[self.bargain(trade, i) for i, (_, cost, n) in enumerate(market) if cost <= trade and n > 0]])

    def more_trade(self, n: int) -> int:
        return self.plan(self.mine["trade"] + n) - self.plan(self.mine["trade"])

    # combat

    def outposts(self, seat: int) -> list[tuple[str, Face]]:
        if seat not in self._outposts:
            cards = [(label, self.face(label)) for label in self.sides[seat]["play"]]
            self._outposts[seat] = [(label, face) for label, face in cards if face.outpost]
        return self._outposts[seat]

    def wall(self, seat: int) -> int:
        """The defense of all outposts of a player."""
        return sum([face.defense for _, face in self.outposts(seat)])

    def spendable(self, seat: int, combat: int) -> int:
        """How much combat can be spent on a player: all if every outpost can be destroyed, otherwise whole ones."""
        if combat >= self.wall(seat):
            return combat
        sums = 1
        for _, face in self.outposts(seat):
            sums |= sums << face.defense
        most = min(combat, 63)  # C has 64 bits
        while not sums >> most & 1:
            most -= 1
        return most

    def usable(self, combat: int) -> int:
        return max([0, *[self.spendable(seat, combat) for seat in self.enemies]])

    def lethal(self, combat: int) -> bool:
        """Would that much combat defeat a player now?"""
        return any([combat >= self.wall(seat) + self.sides[seat]["authority"] for seat in self.enemies])

    def more_combat(self, n: int) -> int:
        combat = self.mine["combat"]
        gain = self.usable(combat + n) - self.usable(combat)
        return self.gain("combat") * gain + SINGLE["idle_combat"] * (n - gain)

    def attack(self, choice: Choice) -> int:
        """A player's outposts are destroyed as the group with the highest worth; other bases, if they are worth more
        than the damage to their player."""
        label = self.setup.labels[choice.card]
        face = self.faces[choice.card]
        owner = next((seat for seat in self.enemies if label in self.sides[seat]["play"]), self.enemies[0])
        combat, point, authority = self.mine["combat"], self.gain("combat"), self.sides[owner]["authority"]
        if not face.outpost:
            gain = face.target - point * face.defense
            return -1 if combat >= authority or gain <= 0 else BASES + clip(gain)
        wall = self.wall(owner)
        if combat >= wall + authority:
            return BASES + 900
        outposts = self.outposts(owner)[:8]
        places = [i for i, (name, _) in enumerate(outposts) if name == label]
        if not places:
            return BASES
        best = group = 0
        for some in range(1, 1 << len(outposts)):
            taken = [outpost for i, (_, outpost) in enumerate(outposts) if some >> i & 1]
            spent = sum([outpost.defense for outpost in taken])
            if spent > combat:
                continue
            total = sum([outpost.target for outpost in taken]) + (point * (combat - spent) if spent == wall else 0)
            if total > best:
                best, group = total, some
        return BASES + clip(face.target) if group >> places[0] & 1 else -1

    # the other choices

    def use(self, choice: Choice) -> int:
        use = USES[self.shown(choice).use]
        if use == "use_later":
            return LATER
        self.look()
        if use == "use_with_hand":
            return FIRST if self.mine["hand"] else LATER
        cards = self.mine["hand"] if use == "use_with_junk_held" else self.mine["hand"] + self.mine["discard"]
        return FIRST if any([self.face(label).junk[self.phase] for label in cards]) else -100

    def shown(self, choice: Choice) -> Face:
        """The card itself, or the one that it copies."""
        return self.as_copied(self.setup.labels[choice.card])

    def as_copied(self, label: str) -> Face:
        face = self.face(label)
        if not face.copies:
            return face
        copied = self.view["marks"]["copies"].get(label)
        return face if copied is None else self.face(copied)

    def sacrifice(self, choice: Choice) -> int:
        """A scrap ability."""
        face = self.shown(choice)
        total = face.scraps[self.phase] + worth([0, 0, *face.scrap[2:]], self.phase)
        if face.scrap[TRADE]:
            total += self.more_trade(face.scrap[TRADE])
        if face.scrap[COMBAT]:
            total += self.more_combat(face.scrap[COMBAT])
            combat: int = self.mine["combat"]
            within = combat + sum([self.as_copied(card).scrap[COMBAT] for card in self.mine["play"]])
            if not self.lethal(combat) and self.lethal(within):
                total += 500
        return SACRIFICE + clip(total) if total > 0 else -100

    def take(self, part: Effect) -> int:
        """One of several effects."""
        if part.word == "trade":
            n = gives(part)[TRADE]
            return self.gain("trade") * n + self.more_trade(n)
        if part.word == "combat":
            n = gives(part)[COMBAT]
            return 5000 if self.lethal(self.mine["combat"] + n) else self.more_combat(n)
        if part.word == "draw-per-card":
            faction = getattr(part, "faction", 0)
            return self.gain("draws") * len([1 for card in self.mine["play"] if self.face(card).faction & faction])
        if part.word == "discard-for-cards":
            gains = [self.gain("draws") - self.face(card).held[self.phase] for card in self.mine["hand"]]
            return sum(sorted([gain for gain in gains if gain > 0])[-2:])
        if part.word in ("destroy-base", "scrap-trade-row"):
            return 50
        return worth(gives(part), self.phase)

    def scrap_card(self, choice: Choice) -> int:
        face = self.faces[choice.card]
        label = self.setup.labels[choice.card]
        if label in self.view["trade_row"]:
            wanted = self.wanted(face)
            return wanted - self.gain("row_kept") if face.cost > self.mine["trade"] else -wanted - 100
        drop = face.drop[self.phase]
        if label in self.mine["hand"]:
            return drop - sixteenths(face.held[self.phase] * SINGLE["hand_scrapped"])
        return drop

    def buy(self, choice: Choice) -> int:
        label = self.setup.labels[choice.card]
        market = self.market()
        place = next((i for i, (name, _, _) in enumerate(market) if name == label), len(market) - 1)
        return -1 if market[place][2] <= 0 else MARKET + clip(self.bargain(self.mine["trade"], place))

    def score(self, choice: Choice) -> int:
        effect = choice.effect
        word = effect.word
        if word == "play":
            return PLAYS - self.faces[choice.card].order
        if word == "use":
            return self.use(choice)
        if word == "ally":
            return ALLIES
        if effect.nature.ends:
            return 0
        self.look()
        if word == "scrap":
            return self.sacrifice(choice)
        if word == "attack":
            return self.attack(choice)
        if word == "attack-seat":
            authority: int = self.sides[getattr(effect, "target", 0)]["authority"]
            return FACE + min(200, choice.amount) + 300 * (choice.amount >= authority) - min(200, authority)
        if word == "buy":
            return self.buy(choice)
        return self.answer(choice, effect)

    def answer(self, choice: Choice, effect: Effect) -> int:
        """An answer to a question, or what a team does together."""
        spoken = effect.spoken()
        if spoken == "take":
            return self.take(getattr(effect, "part", effect))
        face = self.faces[choice.card] if choice.card >= 0 else None
        if effect.nature.agreed:
            return -5000  # a bot accepts what teammates offer, and offers nothing: partners would have to talk about it
        if spoken in ("buy-together", "attack-together"):
            return FIRST
        if face is None:
            return -int(self.sides[getattr(effect, "target", 0)]["authority"]) if spoken == "target" else 0
        if spoken == "put-on-top":
            return face.held[self.phase] - SINGLE["kept_off_deck"]
        if spoken == "discard":
            return self.gain("draws") - face.held[self.phase]
        if spoken == "scrap-card":
            return self.scrap_card(choice)
        if spoken == "destroy":
            own = self.setup.labels[choice.card] in self.mine["play"]
            return -1000 if own else 1000 + face.target
        if spoken in ("acquire", "leave"):
            return self.wanted(face)
        if spoken == "copy":
            return face.held[self.phase]
        return 0


MOST = {"scrap": SACRIFICE + 900, "attack": BASES + 900, "attack-seat": FACE + 500, "buy": MARKET + 900}
"""The most that such a choice can score; others at most `FIRST`."""


class StarRealmsPolicy(Policy):
    def scores(self, view: View, choices: list[Choice]) -> list[float]:
        situation = Situation(view, choices)
        return [float(situation.score(choice)) for choice in choices]

    def best(self, view: View, choices: list[Choice]) -> Choice:
        situation = Situation(view, choices)
        best = choices[0]
        highest = situation.score(best)
        for choice in choices[1:]:
            if highest < MOST.get(choice.effect.word, FIRST):
                score = situation.score(choice)
                if score > highest:
                    best, highest = choice, score
        return best

    def value(self, view: View, seat: int) -> float:
        if view["over"]:
            return decided_value(view, seat)
        phase = phase_of(view)
        standings = [exp(standing(view, other, phase) / 1000) for other in range(len(view["seats"]))]
        shares = [sum([standings[member] for member in team]) / len(team) for team in view["teams"]]
        own = next(i for i, team in enumerate(view["teams"]) if seat in team)
        return shares[own] / sum(shares) if sum(shares) else 0.5


def phase_of(view: View) -> int:
    """The phase of the game, as everybody sees it."""
    lowest: int = min([side["authority"] for side in view["seats"] if not side["out"]])
    turn: int = (view["turn"] - 1) // len(view["seats"]) + 1
    return max(
        int(turn > SINGLE["turn_middle"]) + int(turn > SINGLE["turn_late"]),
        int(lowest < SINGLE["authority_middle"]) + int(lowest < SINGLE["authority_late"]),
    )


def features(view: View, seat: int, phase: int) -> list[int]:
    """What a seat's standing is made of: authority, an average hand of its deck, its bases, whether it is its turn."""
    side = view["seats"][seat]
    cards = held = bases = 0
    for zone in (side["hand"], side["deck"], side["discard"], side["play"], view["unseen"].get(str(seat), ())):
        for label in zone:
            if label is not None:
                cards += 1
                held += FACES[label.partition("#")[0]].held[phase]
    for label in side["play"]:
        bases += FACES[label.partition("#")[0]].target
    hand = 5 * held
    hand = hand // (cards + 2) if hand >= 0 else -(-hand // (cards + 2))
    return [side["authority"], hand, bases, int(view["active"] == seat)]


def standing(view: View, seat: int, phase: int) -> int:
    """How a seat stands, in thousandths of a logit, from what everybody knows."""
    if view["seats"][seat]["out"]:
        return -1_000_000
    return sum([n * BY_PHASE[name][phase] for n, name in zip(features(view, seat, phase), STANDING, strict=True)])


STANDING = ("standing_authority", "standing_deck", "standing_bases", "standing_turn")
POLICY = StarRealmsPolicy()
