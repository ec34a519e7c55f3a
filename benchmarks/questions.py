"""How many questions of The Card Game offer no real choice, in games of the starter decks between greedy bots.

Prints questions a game, the share that offer only "pass", and questions without a choice for each seat and turn: for a
game that asks both players in every window, for the real game, with the default stops, and where players are asked only
if they can act. `questions.py [GAMES]`.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

import kantyna
from kantyna.bots import decide, make_bot
from kantyna.game.card_game.rules import CardGame
from kantyna.stops import default_stops

STARTERS = [
    ("sith", "jedi"),
    ("sith", "rebel_alliance"),
    ("imperial_navy", "jedi"),
    ("imperial_navy", "rebel_alliance"),
]
MOST = 5000


class Count:
    def __init__(self) -> None:
        self.games = self.turns = self.questions = self.passes = self.single = 0

    def ask(self, offered: list[kantyna.Choice]) -> None:
        self.questions += 1
        self.single += len(offered) == 1
        self.passes += len(offered) == 1 and offered[0].key == "pass"

    def end(self, t: kantyna.Table) -> None:
        self.games += 1
        self.turns += t.view(None)["turn"]

    def summary(self) -> str:
        asked = self.questions / self.games
        share = 100 * self.passes / self.questions
        idle = self.single / (2 * self.turns)
        return f'{asked:7.1f} a game, {share:5.1f} % offer only "pass", {idle:5.2f} a seat and turn without a choice'


def play(seed: int, all_questions: Count, stopping: Count, able: Count) -> None:
    """Count one game: every question, those left by the default stops between people, and those left where the hand may
    be looked at."""
    t = kantyna.Table("card-game", seed=seed, decks=list(STARTERS[seed % len(STARTERS)]))
    bots = [make_bot("greedy", seed), make_bot("greedy", seed + 1)]
    stops = default_stops("card-game")
    while not t.over and t.length < MOST:
        seat = t.waiting[0]
        all_questions.ask(t.choices[seat])
        if not stops.passes(t, seat):
            stopping.ask(t.choices[seat])
        if not stops.passes(t, seat, free=True):
            able.ask(t.choices[seat])
        t.choose(seat, decide(bots[seat], t, seat))
    for count in (all_questions, stopping, able):
        count.end(t)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    everywhere, could, stopped, able = Count(), Count(), Count(), Count()
    for seed in range(games):
        with patch.object(CardGame, "could_act", return_value=True):
            play(seed, everywhere, Count(), Count())
        play(seed, could, stopped, able)
    print(f"questions in {games} games of the starter decks, greedy against greedy")
    print(f"  both asked in every window  {everywhere.summary()}")
    print(f"  only who could act          {could.summary()}")
    print(f"  and has a stop there        {stopped.summary()}")
    print(f"  and can act                 {able.summary()}")


if __name__ == "__main__":
    main()
