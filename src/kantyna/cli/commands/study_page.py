"""The page of a study: tables and charts in one file that loads nothing else."""

from __future__ import annotations

import shlex
from html import escape

import kantyna

from ...engine.cards import CardDef
from ...engine.voice import Arg
from ...native.study import BAND_TURNS, Pace, Rate, Study
from ..messages import say

GENERATOR = '<meta name="generator" content="kantyna study">'
"""Marks a page of ours, which may be overwritten."""
BANDS = ("early", "middle", "late")
FEWEST = 100
"""Means over fewer turns are noise and not drawn; rates over fewer players are sorted last."""
LONGEST = 60
"""Longer games share the last column."""
WIDE, HIGH, LEFT, LOW = 640, 240, 60, 30

STYLE = """
:root{color-scheme:light dark;--ground:#fbf9f4;--ink:#24211c;--faint:#6d675c;--line:#d9d2c3;--mark:#8a5a00;
--trade:#8a6a00;--combat:#b3261e;--blob:#2f7d3d;--trade_federation:#2767ad;--star_empire:#9a7400;
--machine_cult:#b23c33;--unaligned:#7d6f55}
@media (prefers-color-scheme:dark){:root{--ground:#1a1916;--ink:#ece7db;--faint:#a49d8e;--line:#3b382f;--mark:#e0b23b;
--trade:#e0b23b;--combat:#f2776d;--blob:#58b368;--trade_federation:#6aa9ea;--star_empire:#e0b23b;
--machine_cult:#ea7a71;--unaligned:#b9a88a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:60rem;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .3rem}
p{margin:.4rem 0;max-width:46rem}.faint{color:var(--faint);font-size:.9rem}
code{display:block;overflow-x:auto;white-space:nowrap;padding:.5rem;border:1px solid var(--line);border-radius:.3rem;
font-size:.9rem}
figure{margin:.5rem 0}svg.chart{width:100%;height:auto;display:block}
svg text{fill:var(--faint);font-size:12px}.axis{stroke:var(--line)}.bar{fill:var(--mark)}
.line{fill:none;stroke-width:2.5}.trade{stroke:var(--trade)}.combat{stroke:var(--combat);stroke-dasharray:7 3}
svg text.trade,svg text.combat{stroke:none}svg text.trade{fill:var(--trade)}svg text.combat{fill:var(--combat)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .5rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--ground);white-space:normal}
th button{all:unset;cursor:pointer;font-weight:600;padding:.3rem 0}
th button:focus-visible{outline:2px solid var(--mark)}
th[aria-sort=descending] button::after{content:" ▾"}th[aria-sort=ascending] button::after{content:" ▴"}
td small{display:block;color:var(--faint);font-size:.75rem;line-height:1.2}
td svg{display:block;margin-left:auto}.span{stroke-width:2;stroke:var(--ink)}.half{stroke:var(--line)}
.dot{fill:var(--ink)}.faction{display:inline-block;width:.7em;height:.7em;border-radius:50%;margin-right:.45em}
.big{font-size:1.4rem;font-weight:600}
@media (max-width:40rem){svg.chart text{font-size:19px}th,td{padding:.25rem .3rem}td:first-child{max-width:8.5rem}}
"""

SCRIPT = """
for (const head of document.querySelectorAll("th")) head.querySelector("button").onclick = () => {
  const table = head.closest("table"), body = table.tBodies[0], at = head.cellIndex;
  const down = head.ariaSort ? head.ariaSort !== "descending" : at > 0;
  const key = row => row.cells[at].dataset.key;
  const order = at ? (a, b) => key(a) - key(b) : (a, b) => key(a).localeCompare(key(b), document.documentElement.lang);
  for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  body.append(...[...body.rows].sort((a, b) => down ? order(b, a) : order(a, b)));
};
"""


def rank(rate: Rate) -> float:
    """Sort key of a column. Rates over few purchases come last."""
    return rate.rate if rate.n >= FEWEST else rate.rate - 1 if rate.n else -2.0


class Page:
    def __init__(self, study: Study, lang: str, command: list[str]) -> None:
        self.study = study
        self.lang = lang
        self.command = command

    def say(self, id: str, /, **args: Arg) -> str:
        return escape(say("study-" + id, self.lang, **args))

    def number(self, value: float, places: int = 0) -> str:
        """With the language's separators for thousands and decimals."""
        written = f"{value:,.{places}f}"
        return written.replace(",", "\u00a0").replace(".", ",") if self.lang == "pl" else written

    def share(self, value: float, places: int = 1) -> str:
        return self.number(100 * value, places) + "%"

    def interval(self, rate: Rate, places: int = 1) -> str:
        low, high = rate.interval
        return f"{self.number(100 * low, places)}–{self.share(high, places)}"

    def write(self) -> str:
        study = self.study
        title = self.say("title", game=say("game-star-realms", self.lang))
        policy = say("study-policy-" + study.policy, self.lang)
        facts = self.say("facts", games=self.number(study.games), policy=policy, seed=str(study.seed))
        html = [
            "<!DOCTYPE html>",
            f'<html lang="{self.lang}"><head><meta charset="utf-8">{GENERATOR}',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title><style>{STYLE}</style></head><body><main>",
            f"<h1>{title}</h1><p>{facts}</p>",
            f"<code>{escape(shlex.join(self.command))}</code>",
            *self.first(),
            *self.lengths(),
            *self.paces(),
            *self.cards(),
            f"</main><script>{SCRIPT}</script></body></html>",
        ]
        return "\n".join(html) + "\n"

    # who begins

    def first(self) -> list[str]:
        first = self.study.first
        text = self.say("first", share=self.share(first.rate, 2), interval=self.interval(first, 2))
        draws = self.say("draws", n=self.number(self.study.draws))
        return [f'<h2>{self.say("first-title")}</h2><p class="big">{text}</p><p class="faint">{draws}</p>']

    # how long games are

    def lengths(self) -> list[str]:
        lengths = self.study.lengths
        mean = sum([turns * n for turns, n in lengths.items()]) / self.study.games
        median = next(
            turns for turns in lengths if 2 * sum([n for t, n in lengths.items() if t <= turns]) >= self.study.games
        )
        text = self.say("lengths", mean=self.number(mean, 1), median=str(median), most=str(max(lengths)))
        columns = [lengths.get(turn, 0) for turn in range(1, LONGEST + 1)]
        columns.append(sum([n for turns, n in lengths.items() if turns > LONGEST]))
        most = max(columns) / self.study.games
        step = (WIDE - LEFT) / len(columns)
        drawn: list[str] = []
        for i, n in enumerate(columns):
            tall = n / self.study.games / most * (HIGH - LOW - 10)
            turn = str(i + 1) if i < LONGEST else f"> {LONGEST}"
            hint = f"{turn}: {self.share(n / self.study.games, 2)}"
            drawn.append(
                f'<rect class="bar" x="{LEFT + i * step + 0.5:.1f}" y="{HIGH - LOW - tall:.1f}" width="{step - 1:.1f}" '
                f'height="{tall:.1f}"><title>{escape(hint)}</title></rect>'
            )
        ticks = [(LEFT + (turn - 0.5) * step, str(turn)) for turn in range(10, LONGEST, 10)]
        ticks.append((WIDE - step / 2, f">{LONGEST}"))
        heights = [(0.0, "0"), (0.5, self.share(most / 2)), (1.0, self.share(most))]
        chart = self.chart(self.say("lengths-title"), ticks, heights, drawn)
        return [f"<h2>{self.say('lengths-title')}</h2><p>{text}</p>", chart]

    def chart(
        self, title: str, ticks: list[tuple[float, str]], heights: list[tuple[float, str]], drawn: list[str]
    ) -> str:
        """A chart with labelled axes. `heights`: labels by their share of the whole height."""
        parts = [f'<figure><svg class="chart" role="img" aria-label="{title}" viewBox="0 0 {WIDE} {HIGH}">']
        for share, text in heights:
            y = HIGH - LOW - share * (HIGH - LOW - 10)
            parts.append(f'<line class="axis" x1="{LEFT}" x2="{WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>')
            parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(text)}</text>')
        for x, text in ticks:
            end = "end" if x > WIDE - 20 else "middle"
            x = WIDE if end == "end" else x
            parts.append(f'<text x="{x:.1f}" y="{HIGH - 10}" text-anchor="{end}">{escape(text)}</text>')
        return "".join([*parts, *drawn, "</svg></figure>"])

    # trade against combat

    def paces(self) -> list[str]:
        paces = [pace for pace in self.study.paces if pace.n >= FEWEST] or self.study.paces[:1]
        most = max([1.0, *[max(pace.trade, pace.combat) for pace in paces]])
        step = (WIDE - LEFT - 85) / max(1, len(paces) - 1)

        def place(i: int, value: float) -> tuple[float, float]:
            return LEFT + i * step, HIGH - LOW - value / most * (HIGH - LOW - 10)

        drawn: list[str] = []
        for name, values in (
            ("trade", [pace.trade for pace in paces]),
            ("combat", [pace.combat for pace in paces]),
        ):
            points = [place(i, value) for i, value in enumerate(values)]
            joined = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
            drawn.append(f'<polyline class="line {name}" points="{joined}"/>')
            x, y = points[-1]
            word = escape(say("show-number-" + name, self.lang))
            drawn.append(f'<text class="{name}" x="{x + 6:.1f}" y="{y + 4:.1f}">{word}</text>')
        ticks = [
            (place(i, 0)[0], str(pace.own_turn)) for i, pace in enumerate(paces) if i == 0 or pace.own_turn % 5 == 0
        ]
        heights = [(share, self.number(share * most, 1)) for share in (0.0, 0.5, 1.0)]
        chart = self.chart(self.say("paces-title"), ticks, heights, drawn)
        return [f"<h2>{self.say('paces-title')}</h2><p>{self.crossing(paces)}</p>", chart]

    def crossing(self, paces: list[Pace]) -> str:
        about = self.say("paces")
        behind = [i for i, pace in enumerate(paces) if pace.combat <= pace.trade]
        at = behind[-1] + 1 if behind else 0
        return f"{about} {self.say('paces-cross', n=paces[at].own_turn)}" if at < len(paces) else about

    # cards

    def cards(self) -> list[str]:
        study = self.study
        known = {card.id: card for card in kantyna.cards("star-realms")}
        heads = [self.say("card"), self.say("cost"), *[self.band(i) for i in range(len(BANDS))]]
        cells = [f'<th scope="col"><button type="button">{head}</button></th>' for head in heads]
        cells[2] = cells[2].replace("<th ", '<th aria-sort="descending" ')
        rows = sorted(study.cards, key=lambda card: rank(card.bands[0]), reverse=True)
        return [
            f"<h2>{self.say('cards-title')}</h2><p>{self.say('cards')}</p>",
            f'<p class="faint">{self.say("cards-care", n=FEWEST)}</p>',
            '<div class="wide"><table><thead><tr>' + "".join(cells) + "</tr></thead><tbody>",
            *[self.row(known[card.id], card.bands) for card in rows],
            "</tbody></table></div>",
        ]

    def band(self, i: int) -> str:
        first, last = BAND_TURNS[i]
        return self.say(BANDS[i], turns=f"{first}–{last}" if last else f"{first}+")

    def row(self, card: CardDef, bands: list[Rate]) -> str:
        name, cost, faction = card.name(self.lang), card.facts().get("cost", 0), str(card.facts()["faction"])
        belongs = escape(say("faction-" + faction, self.lang))
        dot = f'<span class="faction" style="background:var(--{faction})" title="{belongs}"></span>'
        cells = [f'<td data-key="{escape(name)}">{dot}{escape(name)}</td><td data-key="{cost}">{cost}</td>']
        for rate in bands:
            cells.append(f'<td data-key="{rank(rate):.6f}">{self.cell(rate) if rate.n else "–"}</td>')
        return f'<tr id="{card.id}">' + "".join(cells) + "</tr>"

    def cell(self, rate: Rate) -> str:
        """The rate, its interval in words and drawn between 10 % and 90 %, and over how many."""
        low, rated, high = [
            50 + 120 * (min(0.9, max(0.1, value)) - 0.5) for value in (rate.interval[0], rate.rate, rate.interval[1])
        ]
        drawing = (
            '<svg width="100" height="10" aria-hidden="true"><line class="half" x1="50" x2="50" y1="0" y2="10"/>'
            f'<line class="span" x1="{low:.1f}" x2="{high:.1f}" y1="5" y2="5"/>'
            f'<circle class="dot" cx="{rated:.1f}" cy="5" r="3"/></svg>'
        )
        n = self.say("bought", n=self.number(rate.n))
        return f"{self.share(rate.rate)}{drawing}<small>{self.interval(rate)}</small><small>{n}</small>"
