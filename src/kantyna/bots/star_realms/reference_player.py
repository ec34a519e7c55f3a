"""The player behind the reference opponents: rules of thumb over the view, without any search.

It plays everything that is free, buys the set of cards with the highest worth to its style, destroys the bases that
are worth their defense, and attacks with the rest. `native/c/styles.h` is the same player in C, choice for choice.
"""

from __future__ import annotations

from collections.abc import Callable

from ...engine.effects.effect import Step as Choice
from ...engine.effects.effect import Take
from ...engine.effects.nature import PHASE
from ...engine.serialization.codec import quote
from ...engine.voice import Message
from ...game.star_realms.cards import PrintedCard
from ...native.constants import MOST_OFFERED
from ..bot import UNLIMITED, Bot, Budget, View
from ..registry import UnknownBot
from .style import LATE, Style, Worths, hundredths, worth_of, worths_of

TEAM_WORDS = ("buy-together", "attack-together")


class ReferencePlayer(Bot):
    def __init__(self, style: Style) -> None:
        super().__init__()
        self.style = style

    def choose(self, view: View, choices: list[Choice], budget: Budget = UNLIMITED) -> Choice:
        if view["game"] != "star-realms":
            raise UnknownBot(Message("error-bot-game", game=quote(view["game"])))
        return Moment(self.style, view, choices).choice()


class Moment:
    """A question, and what the player reads from the view to answer it."""

    def __init__(self, style: Style, view: View, choices: list[Choice]) -> None:
        self.style = style
        self.view = view
        # a bot accepts what teammates offer, and offers nothing itself: partners would have to talk about it
        self.choices = [choice for choice in choices if not choice.effect.nature.agreed] or choices
        self.seat = choices[0].seat
        self.setup = choices[0].setup
        self.mine: View = view["seats"][self.seat]
        self.part = self.part_of_game()
        self.kin: dict[int, int] | None = None
        self.cards = 0

    def part_of_game(self) -> int:
        turn = self.view["turn"] * 2 // len(self.view["seats"])
        lowest = min([side["authority"] for side in self.view["seats"] if not side["out"]])
        if turn > self.style.middle_turns or lowest < self.style.near_end:
            return LATE
        return int(turn > self.style.early_turns)

    # cards and what they are worth

    def card(self, choice: Choice) -> PrintedCard:
        card: PrintedCard = self.setup.defs[choice.card]
        return card

    def named(self, labels: list[str | None]) -> list[PrintedCard]:
        index, defs = self.setup.index, self.setup.defs
        return [defs[index[label]] for label in labels if label is not None]

    def of(self, card: PrintedCard) -> Worths:
        return worths_of(card, self.style)

    def played(self, card: PrintedCard) -> int:
        return self.of(card).played[self.part]

    def worth(self, card: PrintedCard) -> int:
        """What a card is worth in the seat's own deck."""
        if self.kin is None:
            self.count_kin()
        assert self.kin is not None
        met = min(90, 500 * self.kin.get(card.faction, 0) // max(10, self.cards)) if card.faction else 0
        worths = self.of(card)
        return worths.played[self.part] + worths.allied[self.part] * met // 100

    def count_kin(self) -> None:
        """Count the seat's own cards, and those of each faction."""
        mine = self.mine
        own = self.named(mine["hand"] + mine["discard"] + mine["play"] + mine["deck"])
        own += self.named(self.view["unseen"].get(str(self.seat), []))
        self.cards = len(own)
        self.kin = {}
        for card in own:
            self.kin[card.faction] = self.kin.get(card.faction, 0) + 1

    def junk(self, card: PrintedCard) -> bool:
        """Is the deck better without it?"""
        return not card.cost or (not card.faction and self.part > 0)

    def enemies(self) -> list[View]:
        team = next(team for team in self.view["teams"] if self.seat in team)
        return [side for seat, side in enumerate(self.view["seats"]) if seat not in team and not side["out"]]

    def authority_of_target(self, choice: Choice) -> int:
        authority: int = self.view["seats"][getattr(choice.effect, "target", 0)]["authority"]
        return authority

    # the answers

    def choice(self) -> Choice:
        if any([choice.effect.nature.ends == PHASE for choice in self.choices]):
            return self.main_phase()
        answer = ANSWERS.get(self.choices[0].effect.spoken())
        return answer(self) if answer is not None else self.choices[0]

    def way_out(self) -> Choice | None:
        """The first choice without a card."""
        return next((choice for choice in self.choices if choice.card < 0), None)

    def best_card(self, choices: list[Choice] | None = None) -> Choice:
        picks = choices or [choice for choice in self.choices if choice.card >= 0]
        return max(picks, key=lambda choice: self.worth(self.card(choice)))

    def take_part(self) -> Choice:
        return max([choice for choice in self.choices if choice.effect.word == "take"], key=self.worth_of_part)

    def worth_of_part(self, choice: Choice) -> int:
        assert isinstance(choice.effect, Take)
        effect = choice.effect.part
        if effect.word == "discard-for-cards":
            return 80 * min(2, [self.junk(card) for card in self.named(self.mine["hand"])].count(True))
        if effect.word == "draw-per-card":
            [asking] = self.named([self.view["stack"][-1]["card"]])
            played = [card.faction for card in self.named(self.mine["play"])]
            return played.count(asking.faction) * hundredths(self.style.draw[self.part])
        if effect.word == "trade" and not self.shopping(self.mine["trade"] + 8)[0]:
            return 0
        return hundredths(worth_of(effect, self.style, self.part))

    def discard(self) -> Choice:
        """The least useful card; if the player may stop, only junk."""
        worst = min([choice for choice in self.choices if choice.card >= 0], key=lambda c: self.played(self.card(c)))
        done = self.way_out()
        return worst if done is None or self.junk(self.card(worst)) else done

    def scrap_card(self) -> Choice:
        labels = self.setup.labels
        hand, pile, play = [set(self.mine[zone]) for zone in ("hand", "discard", "play")]
        picks = [choice for choice in self.choices if choice.card >= 0]
        own = [choice for choice in picks if labels[choice.card] in hand | pile | play]
        done = self.way_out()
        if not own:
            return self.scrap_from_row(picks, done)

        def rank(choice: Choice) -> tuple[bool, int, bool]:
            card = self.card(choice)
            return not self.junk(card), self.played(card), labels[choice.card] in hand

        worst = min(own, key=rank)
        return worst if done is None or self.junk(self.card(worst)) else done

    def scrap_from_row(self, picks: list[Choice], done: Choice | None) -> Choice:
        """Take the card that the next player would like most out of the row, unless it can be bought now."""
        best = self.best_card(picks)
        cost = self.card(best).cost
        reach = self.mine["trade"] + 2 * len(self.mine["hand"])
        return best if done is None or (cost > reach and cost >= 5) else done

    def destroy(self) -> Choice:
        own = self.mine["play"]
        theirs = [choice for choice in self.choices if choice.card >= 0 and self.setup.labels[choice.card] not in own]
        return self.best_card(theirs) if theirs else self.way_out() or self.choices[0]

    # the main phase

    def main_phase(self) -> Choice:
        by: dict[str, list[Choice]] = {}
        for choice in self.choices:
            by.setdefault(choice.effect.word, []).append(choice)
        for word in TEAM_WORDS:
            if word in by:
                return by[word][0]
        return (
            self.winning(by.get("attack-seat", []))
            or self.free(by.get("play", []), by.get("use", []), by.get("ally", []))
            or self.buy(by.get("buy", []))
            or self.use_up(by.get("scrap", []))
            or self.attack(by.get("attack", []), by.get("attack-seat", []))
            or next(choice for choice in self.choices if choice.effect.nature.ends == PHASE)
        )

    def winning(self, blows: list[Choice]) -> Choice | None:
        return next((choice for choice in blows if choice.amount >= self.authority_of_target(choice)), None)

    def free(self, plays: list[Choice], uses: list[Choice], allies: list[Choice]) -> Choice | None:
        """What costs nothing: abilities that need a hand, then the whole hand, then every other ability."""
        if not plays and not uses:
            return allies[0] if allies else None
        junk = any([self.junk(card) for card in self.named(self.mine["hand"] + self.mine["discard"])])
        uses = [use for use in uses if junk or not self.of(self.card(use)).must_scrap]
        if plays:
            first = next((use for use in uses if self.of(self.card(use)).needs_hand), None)
            return first or min(plays, key=lambda play: (self.of(self.card(play)).order, play.card))
        return next(iter(uses + allies), None)

    def shopping(self, trade: int) -> tuple[int, PrintedCard | None]:
        """The best set of cards for that much trade: what it is worth, and its best card."""
        offers = self.named(self.view["trade_row"]) + self.named(self.view["explorers"][-2:])
        bar = hundredths(self.style.bar[self.part])
        wanted = [(self.worth(card) - bar, card) for card in offers[:MOST_OFFERED] if card.cost <= trade]
        wanted = [(gain, card) for gain, card in wanted if gain > 0]
        share = hundredths(self.style.second)
        best = 0
        first: PrintedCard | None = None
        costs, gains, bests = [0], [0], [0]
        for number in range(1, 1 << len(wanted)):
            gain, card = wanted[(number & -number).bit_length() - 1]
            rest = number & (number - 1)
            costs.append(costs[rest] + card.cost)
            gains.append(gains[rest] + gain)
            bests.append(max(bests[rest], gain))
            total = bests[number] + (gains[number] - bests[number]) * share // 100
            if costs[number] <= trade and total > best:
                best = total
                first = next(card for i, (gain, card) in enumerate(wanted) if number >> i & 1 and gain == bests[number])
        return best, first

    def buy(self, buys: list[Choice]) -> Choice | None:
        if not buys:
            return None
        _, card = self.shopping(self.mine["trade"])
        return next((choice for choice in buys if self.card(choice) is card), None)

    def use_up(self, scraps: list[Choice]) -> Choice | None:
        """A card scrapped for its ability: for the winning attack, for a better purchase, or when its time is up."""
        if not scraps:
            return None
        now, _ = self.shopping(self.mine["trade"])
        reach = self.mine["combat"] + sum([self.of(self.card(choice)).for_combat for choice in scraps])
        finishing = any([reach >= self.wall(side) + side["authority"] for side in self.enemies()])
        for choice in scraps:
            card = self.card(choice)
            trade, combat = self.of(card).for_trade, self.of(card).for_combat
            if combat and (finishing or (self.part == LATE and not card.faction)):
                return choice
            if trade and self.shopping(self.mine["trade"] + trade)[0] - now > self.played(card) + 100:
                return choice
        return None

    def wall(self, side: View) -> int:
        """The defense of a player's outposts."""
        return sum([card.defense for card in self.named(side["play"]) if card.outpost])

    def attack(self, bases: list[Choice], blows: list[Choice]) -> Choice | None:
        combat: int = self.mine["combat"]
        outposts = [choice for choice in bases if self.card(choice).outpost]
        hit = self.hit_base(outposts)
        if hit is not None:
            return hit
        share = hundredths(self.style.racing)
        if not any([100 * combat >= share * side["authority"] for side in self.enemies()]):
            fire = hundredths(self.style.hold_fire)
            worth_it = [c for c in bases if self.worth(self.card(c)) * fire > 9000 * self.card(c).defense]
            hit = self.hit_base(worth_it)
        return hit or min(blows, key=self.authority_of_target, default=None)

    def hit_base(self, choices: list[Choice]) -> Choice | None:
        """Of the bases that the combat can destroy together, the one of the most worth."""
        combat: int = self.mine["combat"]
        bases = [
            (self.worth(self.card(choice)), self.card(choice).defense, choice) for choice in choices[:MOST_OFFERED]
        ]
        found: Choice | None = None
        most = (0, 0)
        for number in range(1, 1 << len(bases)):
            group = [base for i, base in enumerate(bases) if number >> i & 1]
            size = len(group), sum([worth for worth, _, _ in group])
            if sum([defense for _, defense, _ in group]) <= combat and size > most:
                most = size
                found = max(group, key=lambda base: base[0])[2]
        return found


ANSWERS: dict[str, Callable[[Moment], Choice]] = {
    "take": Moment.take_part,
    "discard": Moment.discard,
    "scrap-card": Moment.scrap_card,
    "destroy": Moment.destroy,
    "acquire": Moment.best_card,
    "copy": Moment.best_card,
}
"""By the word of the first choice."""
