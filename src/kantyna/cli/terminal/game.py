"""`kantyna play --terminal`: a game at a text prompt, against bots."""

from __future__ import annotations

import argparse
import re
import secrets
import textwrap
from collections.abc import Callable

from ... import ledgers
from ...arena import bot_seed, read_named
from ...bots import Bot, accepts_draw, decide, make_bot
from ...engine.draws import ACCEPT, OFFER
from ...engine.effects.effect import Step as Choice
from ...engine.effects.nature import PHASE
from ...engine.errors import BadKey, KantynaError, Refusal
from ...engine.registry import load_rules
from ...engine.setup_cache import make_setup
from ...engine.table import RESIGN, Table
from ...engine.voice import LANGUAGES
from ...stops import ANSWERS, PASS, UNTIL, usual, windows
from ...voice import bundle
from ..colours import BOLD
from ..commands.decks import decks_named
from ..commands.listings import doubts, need_game
from ..messages import say
from .drawing.open_zones import names, open_zone, public_zones, shown
from .drawing.screen import Screen, strongest
from .move_parser import cards_named, fold, is_move, keys_for, meant, near_names, unknown_card, verb_alone
from .saved_game import save
from .vocabulary import is_paid, speech_of, verbs_of

HELP_COLUMN = 17
"""Where the explanations begin."""
RULE = re.compile(r"[a-zA-Z]+-[0-9]+")
PICK = re.compile(r"([0-9]+) ?([a-z]?)")
"""The number of a line of the menu, with a letter where the line has several choices."""


def run(arguments: argparse.Namespace) -> int:
    seed = arguments.seed
    table = deal(arguments)
    # a secret's bots are begun with whatever comes: they must not give its chance away
    bots_seed = seed if isinstance(seed, int) else secrets.randbits(64)
    table.view(arguments.seat)  # complains about a seat that is not there
    bots = {
        seat: make_bot(arguments.bot, bot_seed(bots_seed, 0, seat))
        for seat in range(table.seat_count)
        if seat != arguments.seat
    }
    players = [arguments.bot if seat in bots else "" for seat in range(table.seat_count)]
    Game(table, arguments.seat, bots, Screen(table, arguments.seat, arguments.lang, players)).play()
    return 0


def deal(arguments: argparse.Namespace) -> Table:
    """A new table. Whoever brings no deck of their own plays with a ready-made one."""
    game, options, decks = need_game(arguments.game), dict(arguments.option), None
    if arguments.deck is not None:
        brought = decks_named(game, arguments.deck)
        setup = make_setup(game, arguments.format, arguments.seats, options)
        own = list(read_named(setup, brought).values())
        by_seat = [own if seat == arguments.seat else [] for seat in range(setup.seat_count)]
        options, decks = setup.rules.seat_decks(setup.format, setup.options, set(options), by_seat)
    return Table(game, arguments.format, arguments.seed, arguments.seats, options, decks)


class Game:
    """One person at a table with bots: what they type, and what they are shown."""

    def __init__(self, table: Table, seat: int, bots: dict[int, Bot], screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.lang = screen.lang
        self.read_events = 0
        self.drawn_turn = -1
        self.together: list[tuple[int, int]] = []
        """Choices that are taken back together: the moments before the first and after the last of them."""
        self.stops = usual(table.game)
        self.warned_at = -1
        self.speech = speech_of(table.game)
        self.left = False
        self.narrowing: list[Choice] = []
        self.commands: dict[str, Callable[[str], None]] = {}
        for name, command in (
            ("undo", self.undo),
            ("why", self.why),
            ("card", self.card),
            *([("attack", self.attack)] if "attack" in verbs_of(table.game) else []),
            ("all", self.all),
            ("draw", self.offer_draw),
            *([("stops", self.stop), ("until", self.pass_until)] if load_rules(table.game).windows else []),
            *([("decks", self.show_decks)] if load_rules(table.game).brings_decks else []),
            ("save", self.save),
            ("resign", self.resign),
            ("log", self.log),
            ("table", self.show_table),
            ("help", self.help),
            ("quit", self.quit),
        ):
            for spoken in LANGUAGES:
                self.commands.update(dict.fromkeys(fold(say("cli-command-" + name, spoken)).split(), command))

    def say(self, id: str, **args: int | str) -> None:
        self.write(say(id, self.lang, **args))

    def write(self, text: str, indent: int = 0) -> None:
        """A line that is too long is folded between words, which a terminal would not do."""
        for line in text.split("\n"):
            folded = textwrap.wrap(line, self.screen.width, subsequent_indent=" " * indent, break_on_hyphens=False)
            self.tell(folded if len(line) > self.screen.width else [line])

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            print(line)

    # the game

    def play(self) -> None:
        """Until the person leaves. A game that is over can still be looked at, undone and saved."""
        self.say("cli-welcome", seed=str(self.table.seed))
        shown = -1
        while not self.left:
            self.others_play()
            if shown != self.table.length:
                self.show()
                shown = self.table.length
            try:
                typed = input("> ").strip()
            except EOFError:
                print()
                return
            length = self.table.length
            self.obey(typed)
            if self.table.length < length:
                shown = -1

    def bots_play(self) -> None:
        table = self.table
        while not table.over and self.seat not in table.waiting:
            seat = table.waiting[0]
            table.choose(seat, decide(self.bots[seat], table, seat))

    def others_play(self) -> None:
        """The bots, and a pass wherever this person does not want to be asked, until there is something to decide."""
        self.bots_play()
        while not self.table.over and self.stops.passes(self.table, self.seat, free=True):  # only bots could notice
            self.table.choose(self.seat, PASS)
            self.bots_play()

    def show(self) -> None:
        """What happened, then the whole table at the start of a turn and one's own side within it, then the menu."""
        print()
        news = self.table.events_since(self.read_events)
        self.read_events += len(news)
        lines = self.screen.told(news)
        if news and news[-1].kind == "turn":
            lines.pop()  # the headline says it
        self.tell(lines)
        if self.table.over:
            self.show_winner()
            return
        turn = self.table.view(self.seat)["turn"]
        print()
        self.tell(self.screen.picture() if turn != self.drawn_turn else self.screen.status())
        self.drawn_turn = turn
        self.show_menu()

    def show_menu(self) -> None:
        print()
        print(self.screen.paint(self.screen.question(), BOLD))
        self.tell(self.screen.menu(self.screen.rows()))

    def show_winner(self) -> None:
        print()
        self.tell(self.screen.picture())
        print()
        winners = self.table.winners
        if not winners:
            text = say("cli-drawn", self.lang)
        elif self.seat in winners:
            text = say("cli-you-win", self.lang)
        else:
            text = say("cli-they-win", self.lang, who=", ".join([self.screen.name(seat) for seat in winners]))
        rule = self.table.ended_by
        print(self.screen.paint(f"{text} ({rule})" if rule else text, BOLD))
        self.say("cli-after-game")

    # what one types

    def obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if not typed:
            return
        narrowing, self.narrowing = self.narrowing, []
        if narrowing and typed.isdecimal():
            self.narrow(narrowing, typed)
            return
        if typed.startswith("?") and len(word) > 1:
            word, rest = "?", typed[1:]
        if len(word) > 1 and word.endswith("!"):
            word, rest = word[:-1], f"! {rest}"  # "save! game.json": do it although
        found = open_zone(self.table, typed)
        try:
            if picked := PICK.fullmatch(typed):
                self.pick(picked[1], picked[2])
            elif fold(word) in self.commands:
                self.commands[fold(word)](rest.strip())
            elif found is not None:
                self.tell(shown(self.screen, *found))
            elif RULE.fullmatch(typed) and ledgers.find(typed) is not None:
                self.rule(typed)
            elif typed in [choice.key for choice in self.table.choices.get(self.seat, [])]:
                self.choose(typed)
            else:
                self.do(typed)
        except KantynaError as error:
            self.write(error.text(self.lang))

    def do(self, typed: str) -> None:
        """A move in words: made when just one that is offered is meant, else explained."""
        groups = [] if "#" in typed else meant(self.table, self.seat, typed)
        verb = verb_alone(self.table.game, typed)
        if len(groups) == 1 and not is_paid(self.table.game, verb):
            self.choose(strongest(groups[0]))
        elif groups:
            self.say("cli-many-moves", moves="; ".join(dict.fromkeys([group[0].text(self.lang) for group in groups])))
        elif verb:
            self.say("cli-none-now", value=typed)
        elif missing := unknown_card(self.table, self.seat, typed):
            self.no_card(missing)
        else:
            keys = keys_for(self.table, self.seat, typed) if is_move(self.table.game, typed) else [typed]
            try:
                refusals = [self.table.why_not(self.seat, key) for key in keys if key != RESIGN]
            except BadKey:
                refusals = []
            for refusal in refusals:
                if refusal is not None:
                    self.refuse(refusal)
            if any(refusals):
                return
            near = near_names(self.table.game, typed, self.lang)
            if near:
                self.say("cli-what-near", value=typed, names=", ".join(near))
            else:
                self.say("cli-what", value=typed)

    def refuse(self, refusal: Refusal) -> None:
        self.write(f"{refusal.text(self.lang)} [{refusal.rule}]")

    def rule(self, id: str) -> None:
        """A line of the ledger, in the reader's language."""
        line = ledgers.find(id, self.lang)
        if line is not None:
            self.write(f"{line.id}  {line.text}", len(line.id) + 2)

    def no_card(self, name: str) -> None:
        near = near_names(self.table.game, name, self.lang)
        if near:
            self.say("cli-no-card-near", value=name, names=", ".join(near))
        else:
            self.say("cli-no-card", value=name)

    def pick(self, number: str, letter: str = "") -> None:
        rows = self.screen.rows()
        n = int(number[:9])
        if not 1 <= n <= len(rows):
            self.say("cli-no-number", n=len(rows)) if rows else self.say("cli-game-over")
            return
        row = rows[n - 1]
        if self.screen.drawn.steps(self.screen, row[0][0]):
            self.narrow(row[0])
            return
        lettered = self.screen.lettered(rows, row)
        if letter in lettered:
            self.choose(strongest(lettered[letter]))
        elif lettered and (letter or len(row) > 1):
            self.say("cli-no-letter", known=", ".join([f"{n}{sign}" for sign in lettered]))
        elif letter:
            self.say("cli-letter-nowhere", n=n)
        else:
            self.choose(strongest(row[0]))

    def narrow(self, choices: list[Choice], typed: str = "") -> None:
        """Ask for one thing after the other until one choice is left; whatever is no number leaves the question."""
        lines, answers = self.screen.step(choices)
        if typed:
            if typed not in answers:
                self.say("cli-step-no", known=", ".join(answers))
                self.narrowing = choices
                return
            choices = answers[typed]
            lines, answers = self.screen.step(choices)
        if len(choices) == 1:
            self.choose(choices[0])
            return
        self.narrowing = choices
        self.tell(lines)

    def choose(self, choice: Choice | str) -> None:
        length = self.table.length
        key = choice.key if isinstance(choice, Choice) else choice
        left = self.left_undone() if self.warned_at != length and self._ends_phase(key) else []
        if left:
            self.warned_at = length
            self.say("cli-left-undone", moves="; ".join(left))
            return
        self.table.choose(self.seat, choice)

    def _ends_phase(self, key: str) -> bool:
        offered = self.table.choices.get(self.seat, [])
        return any([choice.effect.nature.ends == PHASE and choice.key == key for choice in offered])

    def offer_draw(self, rest: str) -> None:
        """The bots answer at once."""
        self.choose(OFFER)
        for seat, bot in self.bots.items():
            if accepts_draw(bot, self.table, seat):
                self.table.choose(seat, ACCEPT)
        if not self.table.over:
            self.say("cli-draw-refused")

    def left_undone(self) -> list[str]:
        """What one could still do for nothing, as the menu says it."""
        view = self.table.view(self.seat)
        found = [strongest(group) for group in self.screen.groups()]
        wanted = [choice for choice in found if self.table.about(choice).get("wanted") and self._does_something(choice)]
        return list(dict.fromkeys([self.screen.drawn.left(choice, view).text(self.lang) for choice in wanted]))

    def _does_something(self, choice: Choice) -> bool:
        """An ability may have nothing to work on. Tried on a copy: does more happen than that it was used?

        That much is no secret.
        """
        if not choice.effect.nature.lines:
            return True
        trial = self.table.copy()
        before = trial.event_count + 1
        trial.choose(self.seat, choice.key)
        return trial.over or trial.event_count > before or trial.question() != self.table.question()

    def attack(self, rest: str) -> None:
        """Attack a player with part of the combat; with several opponents the player's number follows."""
        words = rest.split()
        if not 1 <= len(words) <= 2 or not all([word.isdecimal() and len(word) < 7 for word in words]):
            self.say("cli-attack-how")
            return
        n = int(words[0])
        others = [seat for seat in range(self.table.seat_count) if seat != self.seat]
        if len(words) == 2:
            others = [seat for seat in others if seat == int(words[1]) - 1]
        if len(others) != 1:
            self.say("cli-attack-how")
            return
        self.choose(f"attack seat#{others[0]} {n}")

    def all(self, rest: str) -> None:
        """Play every card and use every ability that costs nothing and asks nothing, cards drawn on the way too.

        With something after it, whatever the game calls so: all attackers to one target.
        """
        length = self.table.length
        every = self.speech.every(self.table, self.seat, rest) if rest else None
        if every is not None:
            self.make_all(every)
            return
        while True:
            offered = [choice for choice in self.table.choices.get(self.seat, []) if choice.card >= 0]
            copies = self.screen.copies(self.table.view(self.seat))
            ranks: dict[Choice, tuple[int, str]] = {}
            for choice in offered:
                about = self.table.about(choice)
                if about.get("free") and not about.get("asks"):
                    # copies of a card one after the other, so that they are told in one line
                    face = copies.get(choice.cards[0], self.screen.card(choice.cards[0]))
                    ranks[choice] = (about.get("order", 0), face.id)
            if not ranks:
                break
            self.table.choose(self.seat, min(ranks, key=ranks.__getitem__))
            self.bots_play()
        if self.table.length == length:
            self.say("cli-all-none")
            return
        self.together.append((length, self.table.length))
        plays = [choice for choice in offered if "hand" in choice.effect.nature.zones]
        if plays:
            left = dict.fromkeys([self.screen.card(choice.cards[0]).name(self.lang) for choice in plays])
            self.say("cli-all-left", n=len(plays), names=", ".join(left))

    def make_all(self, keys: list[str]) -> None:
        """Several moves as one decision."""
        length = self.table.length
        for key in keys:
            self.table.choose(self.seat, key)
        if keys:
            self.together.append((length, self.table.length))
        else:
            self.say("cli-all-nobody")

    def stop(self, rest: str) -> None:
        """`stops` lists the windows; with a number, that one is turned on or off; "all" asks in each of them."""
        known = windows(self.table.game)
        words = fold(rest).split()
        if words and words[0].isdecimal() and 1 <= int(words[0][:3]) <= len(known):
            name = known[int(words[0]) - 1]
            for chosen, word in ((self.stops.own, "own"), (self.stops.theirs, "theirs")):
                if self._whose(words, word):
                    chosen.symmetric_difference_update({name})
        elif words and words[0] in fold(say("cli-words-all", self.lang)).split():
            self.stops.everywhere = not self.stops.everywhere
        elif words:
            self.say("cli-stops-how", n=len(known))
            return
        self.say("cli-stops-all" if self.stops.everywhere else "cli-stops-title")
        for n, name in enumerate(known, 1):
            own, theirs = ("×" if name in chosen else "·" for chosen in (self.stops.own, self.stops.theirs))
            print(f" {n:>2}  {own} {theirs}  {say('window-' + 'answer-' * (name in ANSWERS) + name, self.lang)}")

    def _whose(self, words: list[str], which: str) -> bool:
        """Does "stops 3 own" mean these? Without a word, both."""
        said = [word for word in words[1:] if word]
        return not said or said[0] in fold(say("cli-words-" + which, self.lang)).split()

    def pass_until(self, rest: str) -> None:
        """ "until turn", "until attack", "until news": a pass everywhere up to then."""
        for what in UNTIL:
            if fold(rest) in fold(say("cli-words-until-" + what, self.lang)).split():
                self.stops.pass_until(self.table, what)
                return
        self.say("cli-until-how")

    def undo(self, rest: str) -> None:
        decision = self.table.last_decision_of([self.seat])
        if decision is None:
            self.say("cli-no-undo")
            return
        self.stops.until = ""
        self.table.rewind(min([decision, *[start for start, end in self.together if start <= decision < end]]))
        self.together = [(start, end) for start, end in self.together if end <= self.table.length]
        self.read_events = len(self.table.events)
        self.drawn_turn = -1
        self.say("cli-undone")

    def why(self, rest: str) -> None:
        if not rest:
            self.say("cli-why-how", card=self.screen.example())
            return
        missing = unknown_card(self.table, self.seat, rest)
        if missing:
            self.no_card(missing)
            return
        try:
            keys = [] if verb_alone(self.table.game, rest) else keys_for(self.table, self.seat, rest)
            answers = [(key, self.table.why_not(self.seat, key)) for key in keys]
        except BadKey:
            answers = []
        if not answers:
            self.say("cli-what-move", value=rest, card=self.screen.example())
        for key, refusal in answers:
            if refusal is not None:
                self.refuse(refusal)
                self.rule(refusal.rule)
                continue
            offered = [choice for choice in self.table.choices.get(self.seat, []) if choice.key == key]
            self.say("cli-allowed", move=offered[0].text(self.lang) if offered else rest)

    def card(self, rest: str) -> None:
        found = cards_named(self.table, rest)
        if not rest:
            self.say("cli-card-how", card=self.screen.example())
        elif not found:
            self.no_card(rest)
        elif len(found) > 1:
            self.say("cli-many-cards", names=", ".join([card.name(self.lang) for card in found]))
        else:
            card = found[0]
            other = card.name("en" if self.lang == "pl" else "pl")
            name = self.screen.paint(card.name(self.lang), BOLD)
            aside = f" ({other})" if other != card.name(self.lang) else ""
            print(f"{self.screen.tag(card)} {name}{aside} · {self.screen.drawn.kind(self.screen, card)}")
            for line in card.lines():
                self.indented(line.text(self.lang))
            doubt = doubts(card)
            if doubt is not None:
                self.indented(doubt.text(self.lang))

    def indented(self, text: str) -> None:
        print(textwrap.indent(textwrap.fill(text, self.screen.width - 4), "    "))

    def save(self, rest: str) -> None:
        """`save! game.json` saves over another game."""
        over = rest.startswith("!")
        name = rest.removeprefix("!").strip()
        print(save(self.table.record(), name, over).text(self.lang) if name else say("cli-save-how", self.lang))

    def resign(self, rest: str) -> None:
        """`resign!` does it; without the mark one is asked whether one means it."""
        refusal = self.table.why_not(self.seat, RESIGN)
        if refusal is not None:
            self.refuse(refusal)
        elif not rest.startswith("!"):
            self.say("cli-resign-how")
        else:
            self.table.choose(self.seat, RESIGN)

    def log(self, rest: str) -> None:
        self.tell(self.screen.told(self.table.events, True))

    def show_table(self, rest: str) -> None:
        self.tell(self.screen.picture())
        if not self.table.over:
            self.show_menu()

    def show_decks(self, rest: str) -> None:
        """What is left in the decks that one knows, hands included: one's own, or all of them where they are open."""
        view = self.table.view(self.seat)
        for seat in range(self.table.seat_count):
            left = view["unseen"].get(str(seat), [])
            nothing = "–" if seat == self.seat else say("cli-deck-secret", self.lang)
            text = self.screen.listed(left, view) if left else nothing
            self.tell(self.screen.paragraph(self.screen.name(seat), text))

    def help(self, rest: str) -> None:
        game = self.table.game
        called = [names(game, zone, self.lang) for zone, _ in public_zones(self.table)]
        card = self.screen.example()
        id = "cli-help-" + game
        moves = say(id, self.lang, card=card) if bundle(self.lang).has_message(id) else say("cli-help-any", self.lang)
        if "decks" in self.commands:
            moves += "\n" + say("cli-help-decks", self.lang)
        piles = ", ".join([words[0] for words in called if words])
        rule = load_rules(game).over_rule
        self.write(say("cli-help", self.lang, card=card, moves=moves, piles=piles, rule=rule), HELP_COLUMN)

    def quit(self, rest: str) -> None:
        self.left = True
