"""Fit the pilot's weights for Star Realms by self-play, and write `src/kantyna/bots/star_realms/weights.py`.

    python tools/fit_policy.py [--generations N] [--pairs N] [--games N] [--seconds S] [--cpu] [--out FILE]

Evolution strategy: in each generation the weights are changed at random in both directions, the two changed players
meet, and the weights move towards the winners. Games are played in C: on a GPU (CuPy), or with `--cpu` on one core.
It needs NumPy. Every 20 generations the player meets the one it began as.

`--standing GAMES` fits instead how seats stand (the chance of winning), by regression over that many games.
"""

from __future__ import annotations

import argparse
import time
from ctypes import c_int32
from pathlib import Path
from typing import Any

import numpy

from kantyna import native
from kantyna.bots.star_realms import weights
from kantyna.bots.star_realms.policy import FACES, STANDING, features, phase_of, pilot_weights
from kantyna.native.constants import (
    KINDS,
    PHASES,
    PILOT_BY_PHASE,
    PILOT_COLUMNS,
    PILOT_COLUMNS_BY_PHASE,
    PILOT_NUMBERS,
    PILOT_SINGLE,
)
from kantyna.native.playing import Player
from kantyna.native.policies import PilotWeights

TARGET = Path(weights.__file__)
SIZE = PILOT_NUMBERS + KINDS * PILOT_COLUMNS
MOST_CHOICES = 3000

SPREAD = {
    "buy": 14.0, "ally": 2.0, "scrap": 14.0, "drop": 10.0, "target": 20.0, "row_kept": 20.0, "turn_middle": 0.8,
    "turn_late": 1.0, "authority_middle": 4.0, "authority_late": 3.0, "behind": 4.0, "outpost_behind": 8.0,
    "trade_glut": 3.0, "scrap_glut": 2.0, "second": 3.0, "idle_combat": 1.5, "base_held": 4.0, "defense_held": 1.5,
    "hand_scrapped": 4.0, "kept_off_deck": 8.0, "standing_authority": 0.0, "standing_deck": 0.0, "standing_bases": 0.0,
    "standing_turn": 0.0, "turn_stalled": 0.0,
}  # fmt: skip
"""How far numbers are changed at random; others by `USUAL_SPREAD`."""
USUAL_SPREAD = 3.0

KERNEL = r"""
#include "playing.h"
/* Each pair of players meets `games` times, half of them with seats changed. `wins`: of the first player. */
extern "C" __global__ void kn_fit(const kn_tables *given, kn_u64 seed, kn_u32 games, kn_u32 pairs,
                                  const kn_i32 *first, const kn_i32 *second, kn_u32 size, kn_u32 most, kn_u32 *next,
                                  kn_u32 *wins)
{
    __shared__ kn_tables tables;
    for (unsigned at = threadIdx.x; at < sizeof(kn_tables) / 4; at += blockDim.x)
        ((kn_u32 *)&tables)[at] = ((const kn_u32 *)given)[at];
    __syncthreads();
    kn_game g;
    kn_result r;
    kn_asked asked;
    kn_u64 chance[KN_SEATS];
    kn_policy policies[KN_SEATS];
    kn_u32 id = 0;
    for (int begun = 0;; begun = 1) {
        if (!begun || !kn_goes_on(&g, &r, most)) {
            if (begun) {
                kn_close(&g, &r);
                if (r.winner == (id & 1))
                    atomicAdd(&wins[id / games], 2u);
                else if (r.winner == KN_NOBODY)
                    atomicAdd(&wins[id / games], 1u);
            }
            id = atomicAdd(next, 1u);
            if (id >= games * pairs)
                break;
            policies[id & 1].weights = first + (id / games) * size;
            policies[1 - (id & 1)].weights = second + (id / games) * size;
            policies[0].sort = policies[1].sort = KN_PILOT;
            kn_begin(&tables, seed, id % games / 2, &g, &r, &asked, chance);
        }
        kn_play_on(&tables, policies, &g, &r, &asked, chance, 0);
    }
}
"""


class OnGpu:
    """Plays the meetings of many pairs at once."""

    def __init__(self) -> None:
        from kantyna.native.constants import header
        from kantyna.native.gpu import cupy
        from kantyna.native.source import FOLDER

        self.xp = cupy()
        engine = native.engine()
        layout = engine.library.layout
        code = header(layout.seats, layout.cards, False) + KERNEL
        self.kernel = self.xp.RawModule(code=code, options=("-std=c++14", f"-I{FOLDER}")).get_function("kn_fit")
        self.tables = self.xp.asarray(numpy.frombuffer(bytes(engine.tables), "uint8"))
        self.blocks = self.xp.cuda.Device().attributes["MultiProcessorCount"] * 8

    def shares(self, first: Any, second: Any, games: int, seed: int) -> Any:
        """By pair: the share of its games that the first player won."""
        xp = self.xp
        a, b = xp.asarray(first.astype(numpy.int32)), xp.asarray(second.astype(numpy.int32))
        wins = xp.zeros(len(first), xp.uint32)
        self.kernel(
            (self.blocks,), (128,),
            (
                self.tables, xp.uint64(seed), xp.uint32(games), xp.uint32(len(first)), a, b, xp.uint32(SIZE),
                xp.uint32(MOST_CHOICES), xp.zeros(1, xp.uint32), wins,
            ),
        )  # fmt: skip
        return wins.get() / (2.0 * games)


class OnProcessor:
    def shares(self, first: Any, second: Any, games: int, seed: int) -> Any:
        found = []
        for a, b in zip(first, second, strict=True):
            one, other = policy(a), policy(b)
            wins = native.play(games // 2, seed, [one, other], most=MOST_CHOICES).wins_by_seat()[0]
            wins += native.play(games // 2, seed, [other, one], most=MOST_CHOICES).wins_by_seat()[1]
            found.append(wins / games)
        return numpy.array(found)


def policy(flat: Any) -> PilotWeights:
    made = pilot_weights()
    numbers: Any = (c_int32 * SIZE)(*[int(n) for n in flat])
    made.numbers = numbers
    return made


def places(by_phase: tuple[str, ...], single: tuple[str, ...]) -> list[str]:
    return [name for name in by_phase for _ in range(PHASES)] + list(single)


def spreads() -> Any:
    """By place in the weights: how far it is changed at random; 0: never."""
    found = numpy.zeros(SIZE)
    for i, name in enumerate(places(PILOT_BY_PHASE, PILOT_SINGLE)):
        found[i] = SPREAD.get(name, USUAL_SPREAD)
    columns = places(PILOT_COLUMNS_BY_PHASE, ("ally", "target", "order", "use"))
    for kind, face in enumerate(FACES.values()):
        for i, name in enumerate(columns):
            free = {
                "buy": face.cost > 0,
                "ally": face.faction > 0,
                "scrap": face.id in weights.SCRAP,
                "drop": face.id in weights.DROP,
                "target": face.id in weights.TARGET,
            }.get(name, False)
            if free:
                found[PILOT_NUMBERS + kind * PILOT_COLUMNS + i] = SPREAD[name]
    return found


def fit(given: argparse.Namespace) -> Any:
    start = numpy.array(list(pilot_weights().numbers), dtype=float)
    return evolve(OnProcessor() if given.cpu else OnGpu(), start, spreads(), given)


def evolve(engine: Any, start: Any, spread: Any, given: argparse.Namespace) -> Any:
    """Move the weights towards those of winners. `engine.shares` lets pairs of players meet; `spread` says how far each
    weight is changed at random."""
    chance = numpy.random.default_rng(given.seed)
    size = len(start)
    center = start.copy()
    snapshots = [start.copy()]
    drift, scale = numpy.zeros(size), numpy.zeros(size)
    began = time.perf_counter()
    for generation in range(1, given.generations + 1):
        change = chance.standard_normal((given.pairs, size)) * (spread > 0)
        plus, minus = (numpy.rint(center + sign * spread * change) for sign in (1, -1))
        seed = int(chance.integers(1 << 40))
        lead = engine.shares(plus, minus, given.games, seed) - 0.5
        # players of the past keep the weights from running in circles
        some = given.pairs // 8
        past = numpy.array([snapshots[i] for i in chance.integers(len(snapshots), size=some)])
        for sign, players in ((1, plus), (-1, minus)):
            lead[:some] += sign * engine.shares(players[:some], past, given.games, seed)
        slope = (lead[:, None] * change).mean(axis=0)
        drift = 0.9 * drift + 0.1 * slope
        scale = 0.99 * scale + 0.01 * slope**2
        step = (drift / (1 - 0.9**generation)) / (numpy.sqrt(scale / (1 - 0.99**generation)) + 1e-9)
        rate = given.rate * (1 - 0.8 * generation / given.generations)
        center += rate * spread * step
        done = time.perf_counter() - began > given.seconds or generation == given.generations
        if generation % 20 == 0 or done:
            snapshots.append(numpy.rint(center))
            share = engine.shares(numpy.rint(center)[None], start[None], given.check, seed + 1)[0]
            print(f"{generation}: {share:.4f} against the start, {time.perf_counter() - began:.0f} s", flush=True)
        if done:
            break
    return numpy.rint(center)


def arguments(about: str | None, target: Path) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=300)
    parser.add_argument("--pairs", type=int, default=256)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--check", type=int, default=20_000)
    parser.add_argument("--rate", type=float, default=0.12)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=target)
    return parser


def fit_standing(games: int) -> Any:
    """The weights with the standing of seats fitted to who won: a logistic regression for each phase."""
    engine, player = native.engine(), pilot_weights()
    rows: list[tuple[int, list[int], bool]] = []
    for number in range(games):
        playing = Player(engine, 11, number, [player, player])
        game, turn, seen = playing.game, 0, []
        for _ in range(MOST_CHOICES):
            if game.over:
                break
            if game.turn > turn:
                turn = game.turn + 2  # every third turn
                view = game.table().view(0)
                phase = phase_of(view)
                ours, theirs = (features(view, seat, phase) for seat in range(2))
                seen.append((phase, [a - b for a, b in zip(ours, theirs, strict=True)]))
            game.step(playing.decide())
        if game.over:
            rows += [(phase, leads, game.state.winner == 0) for phase, leads in seen]
    flat = numpy.array(list(player.numbers), dtype=float)
    for phase in range(PHASES):
        leads = numpy.array([lead for at, lead, _ in rows if at == phase], dtype=float)
        won = numpy.array([win for at, _, win in rows if at == phase], dtype=float)
        slope = numpy.zeros(leads.shape[1])
        for _ in range(30):  # Newton's method
            likely = 1 / (1 + numpy.exp(-numpy.clip(leads @ slope, -30, 30)))
            bend = (leads * (likely * (1 - likely))[:, None]).T @ leads + 1e-6 * numpy.eye(len(slope))
            slope += numpy.linalg.solve(bend, leads.T @ (won - likely))
        loss = -numpy.log(numpy.where(won > 0, likely, 1 - likely) + 1e-12).mean()
        print(f"phase {phase}: {len(won)} moments, loss {loss:.3f}, right {((likely > 0.5) == won).mean():.3f}")
        for name, worth in zip(STANDING, slope, strict=True):
            flat[PHASES * PILOT_BY_PHASE.index(name) + phase] = round(1000 * worth)
    return flat


ABOUT = {
    "trade": "a point of trade", "combat": "a point of combat that can be used", "authority": "a point of authority",
    "draws": "a card drawn", "scraps": "a card scrapped from the deck", "discards": "a card that an opponent discards",
    "row_kept": "a card that is too dear now is left in the trade row if it is worth less than this",
    "standing_authority": "a seat's standing, in thousandths of a logit: each point of authority",
    "standing_deck": "each point of an average hand", "standing_bases": "each point of its bases in play",
    "standing_turn": "it is its turn",
    "turn_middle": "the last own turn that is early", "turn_late": "the last own turn that is not late",
    "authority_middle": "below this lowest authority it is no longer early", "authority_late": "below this it is late",
    "behind": "how much less authority than an opponent counts as behind",
    "outpost_behind": "added to an outpost's worth then",
    "trade_glut": "for each trade of a card times that of the deck, in sixteenths",
    "scrap_glut": "for each card that a card and the deck scrap",
    "second": "a second card bought in the same turn, in sixteenths", "idle_combat": "combat that cannot be used",
    "base_held": "a base in hand", "defense_held": "each defense of a base in hand",
    "hand_scrapped": "what a card scrapped from hand would have given, in sixteenths",
    "turn_stalled": "after this own turn any card is bought",
    "kept_off_deck": "a ship worth less in hand goes to the discard pile, not on the deck",
}  # fmt: skip
TABLES = {
    "BUY": (("buy", "ally"), "Worth of a card in the deck early, in the middle and late, and for each ally there."),
    "SCRAP": (("scrap",), "Added to what a scrap ability gives: usually a loss, for the card is gone."),
    "DROP": (("drop",), "Worth of being rid of a card. Others are scrapped only if one must be."),
    "TARGET": (("target",), "Worth of destroying an opponent's base."),
}


def written(flat: Any) -> str:
    """The module with these weights."""
    names = places(PILOT_BY_PHASE, PILOT_SINGLE)
    columns = places(PILOT_COLUMNS_BY_PHASE, ("ally", "target", "order", "use"))
    lines = [
        '"""What the pilot knows about Star Realms, as data. `tools/fit_policy.py` fits it and writes this file."""',
        "", "from __future__ import annotations", "", "from typing import Final", "",
        "BY_PHASE: Final[dict[str, tuple[int, int, int]]] = {",
    ]  # fmt: skip
    for name in PILOT_BY_PHASE:
        at = names.index(name)
        lines.append(f'    "{name}": {tuple([int(n) for n in flat[at : at + PHASES]])},  # {ABOUT[name]}')
    lines += ["}", '"""Early, in the middle, late."""', "", "SINGLE: Final[dict[str, int]] = {"]
    lines += [f'    "{name}": {int(flat[names.index(name)])},  # {ABOUT[name]}' for name in PILOT_SINGLE]
    lines += ["}"]
    for table, (wanted, about) in TABLES.items():
        kept: dict[str, Any] = getattr(weights, table)
        cells = [i for i, name in enumerate(columns) if name in wanted]
        kind = "int" if len(cells) == 1 else f"tuple[{', '.join(['int'] * len(cells))}]"
        lines += ["", f"{table}: Final[dict[str, {kind}]] = {{"]
        for number, id in enumerate(FACES):
            if id in kept:
                row = [int(flat[PILOT_NUMBERS + number * PILOT_COLUMNS + i]) for i in cells]
                lines.append(f'    "{id}": {row[0] if len(row) == 1 else tuple(row)},')
        lines += ["}", f'"""{about}"""']
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = arguments(__doc__, TARGET)
    parser.add_argument("--standing", type=int, default=0, metavar="GAMES")
    parser.add_argument("--cpu", action="store_true")
    given = parser.parse_args()
    flat = fit_standing(given.standing) if given.standing else fit(given)
    given.out.write_text(written(flat), encoding="utf-8")


if __name__ == "__main__":
    main()
