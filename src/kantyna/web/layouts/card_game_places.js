// @ts-check
/** Parts of The Card Game's table: phases, dial and Force, the engagement, a player's plate, tokens. */

import { html } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { Icon, Sigil } from "../parts/card/icons.js";
import { PlateNotes } from "../parts/plates.js";
import { Counter, Row, PileCount } from "../parts/zones.js";
import { teamOf } from "./card_game_camps.js";
import { capturedUnder, cardsUnder } from "./card_game_choices.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/zones.js").Opening} Opening */
/** @typedef {import("./card_game_choices.js").View} View */
/** @typedef {{key: string, node: any}} Item */
/** @typedef {(zone: string, labels: (string | null)[]) => Opening} Open */

const PHASES = [1, 2, 3, 4, 5, 6];
const FORCE_CARDS = 3;

/** The six phases, the open window, and who has passed in it. @param {{view: View, names: string[], reader: number | null, say: Say, stops: any}} props */
export function Phases({ view, names, reader, say, stops }) {
  const { window: open } = view;
  const together = view.seats.length > 2 ? teamOf(view, view.active).filter((seat) => !view.seats[seat].out) : [];
  /** A message about a player, or addressed to the reader. @param {string} id @param {number} seat */
  const sayOf = (id, seat) => say(id, { who: names[seat], you: seat === reader ? "who" : "nobody" });
  const words = open && say(`window-${open.event ? "answer-" : ""}${open.name}`);
  return html`<section class="phases" aria-label=${say("swlcg-phases")} style=${{ "--seat": seatColour(view.active) }}>
    <h2 class="turn-of">${sayOf("swlcg-turn-of", view.active)}</h2>
    ${
      together.length > 1 &&
      html`<p class="parts"><span class="said">${sayOf("swlcg-part-of", view.active)}</span>${together.map((seat) => html`<span class=${seat === view.active ? "part now" : "part"} aria-hidden="true" style=${{ "--seat": seatColour(seat) }}>${names[seat]}</span>`)}</p>`
    }
    <ol>${PHASES.map((n) => html`<li key=${n} class=${n === view.phase ? "now" : n < view.phase ? "past" : ""} aria-current=${n === view.phase ? "step" : undefined}><b aria-hidden="true">${n}</b><span>${say("swlcg-phase", { n })}</span></li>`)}</ol>
    <p class=${`open-window ${open ? "" : "none"}`}>${
      open &&
      html`<span class="window-name">${words}</span>
      <span class="window-passed">${view.seats.map((each, seat) => !each.out && html`<span class=${open.passed.includes(seat) ? "passed" : "to-act"} style=${{ "--seat": seatColour(seat) }}>${names[seat]}: ${sayOf(open.passed.includes(seat) ? "swlcg-has-passed" : "swlcg-may-act", seat)}</span>`)}</span>`
    }</p>
    ${stops}
  </section>`;
}

/** What decides the game: dial, Balance of the Force, the struggle. @param {{view: View, me: number, say: Say}} props */
export function VictoryTracks({ view, me, say }) {
  const wins = view.to_win.dial;
  const dial = wins === null ? say("swlcg-dial-free", { n: view.dial }) : say("swlcg-dial", { n: view.dial, of: wins });
  const side = view.balance ? "dark" : "light";
  const teams = view.teams ?? view.seats.map((_, seat) => [seat]);
  const struggling = [teams.find((team) => !team.includes(me)) ?? [1 - me], teamOf(view, me)];
  const icons = (/** @type {number[]} */ team) => team.reduce((sum, seat) => sum + view.struggle[seat], 0);
  const iconsOf = (/** @type {string} */ one) => icons(view.sides.flatMap((each, seat) => (each === one ? [seat] : [])));
  // a team shares its Force cards
  const placed = (/** @type {number[]} */ team) =>
    team.reduce((sum, seat) => sum + view.seats[seat].play.filter((label) => view.marks.committed[label]).length, 0);
  const struggle = say("swlcg-struggle", { light: iconsOf("light"), dark: iconsOf("dark") });
  return html`<section class="decides" aria-label=${say("swlcg-decides")}>
    ${
      view.has_dial &&
      html`<div class="dial" role="img" aria-label=${dial} title=${dial} style=${{ "--turned": wins ? view.dial / wins : 0 }}>
      <span class="decides-name" aria-hidden="true">${say("swlcg-dial-name")}</span>
      <span class="dial-face" aria-hidden="true"><b>${view.dial}</b>${wins !== null && html`<small>/${wins}</small>`}</span>
    </div>`
    }
    <div class=${`balance ${side}`} role="img" aria-label=${say("swlcg-balance", { side })} title=${say("swlcg-balance", { side })}>
      <span class="decides-name" aria-hidden="true">${say("swlcg-balance-name")}</span>
      <span class="balance-scale" aria-hidden="true">${["light", "dark"].map((one) => html`<i class=${one === side ? "held" : ""}><${Sigil} faction=${one} /></i>`)}</span>
      <span class="balance-side" aria-hidden="true">${say(`faction-${side}`)}</span>
    </div>
    <div class="struggle" role="img" aria-label=${struggle} title=${struggle}>
      <span class="decides-name" aria-hidden="true">${say("swlcg-struggle-name")}</span>
      <span class="struggle-sides" aria-hidden="true">${struggling.map(
        (team, i) =>
          html`<span class=${`struggle-side ${icons(team) > icons(struggling[1 - i]) ? "ahead" : ""}`} style=${{ "--seat": seatColour(team[0]) }}><${Sigil} faction=${view.sides[team[0]]} /><${Icon} name="force" /><b>${icons(team)}</b>${team.length > 1 && html`<small title=${say("swlcg-force-cards", { n: placed(team), of: FORCE_CARDS })}>${placed(team)}/${FORCE_CARDS}</small>`}</span>`,
      )}</span>
    </div>
  </section>`;
}

/** The ready resources by affiliation. @param {{ready: Record<string, number>, say: Say}} props */
export function Resources({ ready, say }) {
  const parts = Object.entries(ready).sort(([one], [other]) => one.localeCompare(other));
  const total = parts.reduce((sum, [, n]) => sum + n, 0);
  const words = say("swlcg-resources", { n: total, parts: parts.map(([name, n]) => `${say(`faction-${name}`)} ${n}`).join(", ") || "–" });
  return html`<span class="ready" role="img" aria-label=${words} title=${words}>
    <${Counter} icon="resources" name=${words} value=${total} />
    ${parts.map(([name, n]) => html`<span class=${`ready-part of-${name}`} key=${name} aria-hidden="true"><${Sigil} faction=${name} /><b>${n}</b></span>`)}
  </span>`;
}

/** The piles of a player that are seldom opened. @param {{view: View, seat: number, all: boolean, say: Say, opening: Open}} props `all`: also hand, deck and discard pile */
export function Stocks({ view, seat, all, say, opening }) {
  const side = view.seats[seat];
  /** @param {string} zone @param {(string | null)[]} labels */
  const look = (zone, labels) => (labels.some((label) => label) ? opening(`${seat}/${zone}`, labels) : null);
  return html`<span class="stock">
    ${
      all &&
      html`<${PileCount} zone=${`${seat}/hand`} name=${say("table-hand")} icon="hand" count=${side.hand.length} look=${look("hand", side.hand)} />
      <${PileCount} zone=${`${seat}/deck`} name=${say("swlcg-command-deck")} icon="deck" count=${side.deck.length} look=${look("deck", side.deck)} />
      <${PileCount} zone=${`${seat}/discard`} name=${say("table-discard")} icon="pile" count=${side.discard.length} look=${look("discard", side.discard)} />`
    }
    <${PileCount} zone=${`${seat}/objective_deck`} name=${say("swlcg-objective-deck")} icon="objective" count=${side.objective_deck.length} look=${look("objective_deck", side.objective_deck)} />
    ${all && side.common_reserve && (side.common_reserve.length > 0 || teamOf(view, seat).length > 1) && html`<${PileCount} zone=${`${seat}/common_reserve`} name=${say("swlcg-common-reserve")} icon="reserve" count=${side.common_reserve.length} look=${look("common_reserve", side.common_reserve)} />`}
    ${side.aside && side.aside.length > 0 && html`<${PileCount} zone=${`${seat}/aside`} name=${say("swlcg-aside")} icon="revealed" count=${side.aside.length} look=${look("aside", side.aside)} />`}
    ${side.reinforcement_deck && side.reinforcement_deck.length > 0 && html`<${PileCount} zone=${`${seat}/reinforcement_deck`} name=${say("swlcg-reinforcement-deck")} icon="reserve" count=${side.reinforcement_deck.length} look=${null} />`}
    ${side.beneath && side.beneath.length > 0 && html`<${PileCount} zone=${`${seat}/beneath`} name=${say("swlcg-beneath")} icon="captured" count=${side.beneath.length} look=${look("beneath", side.beneath)} />`}
    ${side.captured.length > 0 && html`<${PileCount} zone=${`${seat}/captured`} name=${say("swlcg-captured-cards")} icon="captured" count=${side.captured.length} look=${look("captured", side.captured)} />`}
    ${side.lost_objectives.length > 0 && html`<${PileCount} zone=${`${seat}/lost_objectives`} name=${say("swlcg-lost-objectives")} icon="exile" count=${side.lost_objectives.length} look=${look("lost_objectives", side.lost_objectives)} />`}
  </span>`;
}

/** The enemy objectives that a side has destroyed, and how many it needs. @param {{view: View, seat: number, say: Say, opening: Open}} props */
export function ObjectivesWon({ view, seat, say, opening }) {
  const { victory } = view.seats[seat];
  const wanted = view.to_win.objectives;
  const light = view.sides[seat] === "light" && wanted !== null;
  // a team's piles count together
  const count = teamOf(view, seat).reduce((sum, mate) => sum + view.seats[mate].victory.length, 0);
  const words = light ? say("swlcg-won-of", { n: count, of: wanted }) : say("swlcg-won", { n: victory.length });
  const alone = teamOf(view, seat).length < 2;
  const face =
    light && alone
      ? Array.from({ length: wanted }, (_, i) => html`<i class=${i < victory.length ? "got" : ""}></i>`)
      : html`<${Icon} name="victory" /><b>${victory.length}</b>${light && html`<small>${count}/${wanted}</small>`}`;
  const look = victory.length ? opening(`${seat}/victory`, victory) : null;
  if (!look) return html`<span class="won" role="img" aria-label=${words} title=${words} data-zone=${`${seat}/victory`}>${face}</span>`;
  return html`<button type="button" class="won" title=${words} data-zone=${`${seat}/victory`} aria-expanded=${look.opened ? "true" : "false"} onClick=${look.open}><span class="said">${words}</span><span class="seen" aria-hidden="true">${face}</span></button>`;
}

/** A player's plate: name, side, resources and piles. @param {{view: View, seat: number, name: string, affiliation: string, own: boolean, waited: boolean, say: Say, opening: Open, notes?: (string | false)[], near?: string | false}} props */
export function Plate({ view, seat, name, affiliation, own, waited, say, opening, notes = [], near = false }) {
  return html`<div class=${`plate of-${affiliation} ${own ? "my-plate" : ""} ${view.active === seat ? "active" : ""} ${waited ? "waited" : ""}`} style=${{ "--seat": seatColour(seat) }} data-seat=${seat}>
    <span class="plate-sigil"><${Sigil} faction=${affiliation} /></span>
    <span class="plate-who"><span class="plate-name">${name}</span><${PlateNotes} notes=${[say(`faction-${view.sides[seat]}`), ...notes]} near=${near} /></span>
    <${ObjectivesWon} view=${view} seat=${seat} say=${say} opening=${opening} />
    <${Resources} ready=${view.resources[seat]} say=${say} />
    <${Stocks} view=${view} seat=${seat} all=${!own} say=${say} opening=${opening} />
  </div>`;
}

/**
 * Tokens on a card, drawn and in words: damage, focus, shields, its Force card, captured cards. `planned`: focus tokens that the proposed
 * payment would put on it.
 * @param {View} view @param {string} label @param {number} planned @param {Say} say
 */
export function tokensOf(view, label, planned, say) {
  const { damage, focus, shield, committed, attacked } = view.marks;
  const tokens = [
    { kind: "damage", n: damage[label] ?? 0 },
    { kind: "focus", n: focus[label] ?? 0 },
    { kind: "planned", n: planned },
    { kind: "shield", n: shield[label] ?? 0 },
    { kind: "force", n: committed[label] ?? 0 },
    { kind: "captured", n: capturedUnder(view, label) },
    { kind: "reserve", n: cardsUnder(view, label, "reinforcements").length },
    { kind: "beneath", n: cardsUnder(view, label, "beneath").length },
    { kind: "target", n: attacked[label] && label !== view.engaged ? 1 : 0 },
  ].filter(({ n }) => n);
  return {
    over: tokens.map(
      ({ kind, n }) =>
        html`<i class=${`token token-${kind}`} key=${kind}><${Icon} name=${DRAWN_AS[kind] ?? kind} />${(n > 1 || kind === "planned") && html`<b>${n}</b>`}</i>`,
    ),
    told: tokens.map(({ kind, n }) => say(`swlcg-token-${kind}`, { n })).join(" "),
  };
}

/** Icons of tokens that are not called like their kind. @type {Record<string, string>} */
const DRAWN_AS = { beneath: "defeats", planned: "focus" };

/** An edge stack to show; `past`: revealed, counted and discarded. @typedef {{items: Item[], sum: number | null, past: boolean}} Stack */

/**
 * The engagement: enemy units above, your own below, the target, the edge stacks with their sums, who has the edge and who strikes.
 * @param {{view: View, me: number, names: string[], objective: any, lines: Item[][], stacks: Stack[], striker: number | null, say: Say}} props `lines` and `stacks` by seat
 */
export function Engagement({ view, me, names, objective, lines, stacks, striker, say }) {
  const attacker = view.attacker - 1;
  const holder = view.edge - 1;
  const defender = view.defender ? view.defender - 1 : 1 - attacker;
  const [ours, theirs] = teamOf(view, me).includes(attacker) ? [attacker, defender] : [defender, attacker];
  const many = view.seats.length > 2;
  const sideOf = (/** @type {number} */ seat) => {
    const attacks = seat === attacker;
    const part = say(attacks ? "swlcg-attackers-short" : "swlcg-defenders-short");
    const { items, sum, past } = stacks[seat];
    return html`<div class=${`fighters ${seat === ours ? "ours" : "theirs"} ${attacks ? "attacks" : "defends"} ${striker === seat ? "strikes" : ""}`} style=${{ "--seat": seatColour(seat) }} key=${seat}>
      <${Row} zone=${`${seat}/play`} name=${`${names[seat]}: ${part}`} class="line fighting" items=${lines[seat]} empty=${html`<li class="nobody">${say("swlcg-nobody")}</li>`} />
      <div class=${`edge-side ${holder === seat ? "has-edge" : ""}`}>
        <span class="fighters-part"><${Icon} name=${attacks ? "attack" : "shield"} /><span>${part}</span>${many && html`<b class="fighters-who">${names[seat]}</b>`}</span>
        <ul class=${`edge-stack ${past ? "past" : ""}`} data-zone=${`${seat}/edge`} aria-label=${`${names[seat]}: ${say("swlcg-edge-stack", { n: items.length })}`} style=${{ "--n": items.length || 1 }}>${items.map(({ key, node }) => html`<li key=${key}>${node}</li>`)}</ul>
        <span class="edge-sum">
          ${sum !== null && html`<span role="img" aria-label=${say("swlcg-edge-sum", { n: sum })} title=${say("swlcg-edge-sum", { n: sum })}><${Icon} name="force" /><b>${sum}</b></span>`}
          ${holder === seat && html`<b class="edge-badge"><${Icon} name="edge" />${say("swlcg-edge")}</b>`}
          ${striker === seat && html`<span class="strikes-next">${say("swlcg-strikes")}</span>`}
        </span>
      </div>
    </div>`;
  };
  return html`<div class="engaged-objective"><span class="engaged-name">${say("swlcg-engaged")}</span>${objective}</div>
    ${sideOf(theirs)}${sideOf(ours)}`;
}
