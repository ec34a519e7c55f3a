// @ts-check
/** Parts of The Deckbuilding Game's table: the Force track, the galaxy row, a player's front line. */

import { html } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { Icon, Sigil } from "../parts/card/icons.js";
import { PlateNotes } from "../parts/plates.js";
import { Counter, Pile, Row, PileCount } from "../parts/zones.js";
import { inRegion } from "./deckbuilding_choices.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("../parts/zones.js").Opening} Opening */
/** @typedef {import("./deckbuilding_choices.js").View} View */
/** @typedef {{key: string, node: any}} Item */

const FORCE_MOST = 3;

/** The Force track: seven spaces, from the enemy's end above to your own below. @param {{view: View, me: number, mine: boolean, say: Say}} props */
export function ForceTrack({ view, me, mine, say }) {
  const own = view.sides[me];
  const value = view.force * own;
  const ends = view.teams.map((team) => ({ own: view.sides[team[0]] === own, factions: [...new Set(team.map((seat) => view.factions[seat]))] }));
  const [theirs, ours] = [ends.find((end) => !end.own), ends.find((end) => end.own)];
  const spaces = Array.from({ length: 2 * FORCE_MOST + 1 }, (_, i) => i - FORCE_MOST);
  const whose = value > 0 ? ours : theirs;
  const named = (whose?.factions ?? []).map((faction) => say("faction-" + faction)).join(", ");
  const words = !value
    ? say("dbg-force-balance")
    : mine
      ? say(value > 0 ? "dbg-force-ours" : "dbg-force-theirs", { n: Math.abs(value) })
      : say("dbg-force-with", { who: named, n: Math.abs(value) });
  return html`<div class="force-track" role="img" aria-label=${words} title=${words}>
    <span class="force-name" aria-hidden="true">${say("dbg-force")}</span>
    <span class="force-end theirs" aria-hidden="true">${theirs?.factions.map((faction) => html`<${Sigil} faction=${faction} />`)}</span>
    <span class="force-spaces" aria-hidden="true" style=${{ "--at": value + FORCE_MOST }}>
      ${spaces.map((space) => html`<i class=${`force-space ${space < 0 ? "theirs" : space ? "ours" : "middle"} ${Math.abs(space) === FORCE_MOST ? "outermost" : ""}`}>${Math.abs(space)}${Math.abs(space) === FORCE_MOST && html`<${Icon} name="resources" />`}</i>`)}
      <b class="force-marker"><${Icon} name="force" />${Math.abs(value)}</b>
    </span>
    <span class="force-end ours" aria-hidden="true">${ours?.factions.map((faction) => html`<${Sigil} faction=${faction} />`)}</span>
  </div>`;
}

/**
 * Attackers at their target with their total; a button for those who can resolve the attack.
 * @param {{items: Item[], total: number, needs?: number, choice?: Choice, choose: (key: string) => void, say: Say}} props
 */
export function Waiting({ items, total, needs, choice, choose, say }) {
  const enough = total >= (needs ?? 1);
  const sum = html`<${Icon} name="attack" /><b>${total}</b>${needs !== undefined && html`<span class="needs">/ ${needs}</span>`}`;
  const words = needs === undefined ? say("dbg-waiting", { total }) : say("dbg-waiting-target", { total, needs });
  return html`<div class="waiting">
    <span class="attackers">${items.map(({ key, node }) => html`<span key=${key}>${node}</span>`)}</span>
    ${
      choice
        ? html`<button type="button" class=${`sum ${enough ? "enough" : ""}`} title=${say(choice.text)} onClick=${() => choose(choice.key)}>
          <span class="said">${`${say(choice.text)}. ${words}`}</span><span class="seen" aria-hidden="true">${sum}</span></button>`
        : html`<span class=${`sum ${enough ? "enough" : ""}`} role="img" aria-label=${words} title=${words}>${sum}</span>`
    }
  </div>`;
}

/**
 * The middle of a table: galaxy deck and discard pile, the row, the pilots.
 * @param {{
 *   view: View, region: number, row: Item[], pilot: any, lastDiscard: any, say: Say, name: string,
 *   opening: (zone: string, labels: (string | null)[]) => Opening, shown: boolean, doubt: boolean,
 * }} props `doubt`: show here that some numbers are reconstructed
 */
export function Region({ view, region, row, pilot, lastDiscard, say, name, opening, shown, doubt }) {
  const [deck, discard, pilots] = ["galaxy_deck", "galaxy_discard", "pilots"].map((zone) => inRegion(zone, region));
  return html`<div class=${`region ${shown ? "" : "elsewhere"}`} role="group" aria-label=${name}>
    <${Pile} zone=${deck} class="galaxy-deck" name=${say("dbg-galaxy-deck")} count=${view[deck].length} deck="trade" />
    <${Pile} zone=${discard} class="galaxy-discard" name=${say("dbg-galaxy-discard")} count=${view[discard].length} top=${lastDiscard} ...${opening(discard, view[discard])} />
    <${Row} zone=${inRegion("galaxy_row", region)} name=${say("dbg-galaxy-row")} class="galaxy-row" items=${row} />
    <${Pile} zone=${pilots} class="pilots" name=${say("dbg-pilots")} count=${view[pilots].length} top=${pilot} />
    ${doubt && html`<p class="doubt-note" title=${say("dbg-doubt-help")}>${say("dbg-doubt")}</p>`}
  </div>`;
}

/** The bases that a side has destroyed, of those it has to destroy. @param {{n: number, of: number, say: Say}} props */
export function Progress({ n, of, say }) {
  const words = say("dbg-progress", { n, of });
  return html`<span class="progress" role="img" aria-label=${words} title=${words}>
    <span class="progress-name" aria-hidden="true">${say("dbg-bases-won")}</span><b aria-hidden="true">${n}<small>/${of}</small></b>
    <span class="pips" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<i class=${i < n ? "won" : ""}></i>`)}</span>
  </span>`;
}

/**
 * A player's plate: numbers and piles.
 * @param {{view: View, seat: number, name: string, progress: number, active: boolean, waited: boolean, done: boolean, opposite: boolean, say: Say,
 *   opening: (zone: string, labels: (string | null)[]) => Opening}} props
 */
export function Plate({ view, seat, name, progress, active, waited, done, opposite, say, opening }) {
  const side = view.seats[seat];
  /** @param {string} zone @param {(string | null)[]} labels */
  const look = (zone, labels) => (labels.some((label) => label) ? opening(`${seat}/${zone}`, labels) : null);
  const faction = view.factions[seat];
  const notes = [say("faction-" + faction), done ? say("table-is-done") : active && say("table-on-turn")];
  return html`<div class=${`plate of-${faction} ${active ? "active" : ""} ${waited ? "waited" : ""}`} style=${{ "--seat": seatColour(seat) }} data-seat=${seat}>
    <span class="plate-sigil"><${Sigil} faction=${faction} /></span>
    <span class="plate-who"><span class="plate-name">${name}</span><${PlateNotes} notes=${notes} near=${opposite && say("table-opposite")} /></span>
    <${Progress} n=${progress} of=${view.to_win} say=${say} />
    <${Counter} icon="resources" name=${say("dbg-resources")} value=${side.resources} />
    <span class="stock">
      <${PileCount} zone=${`${seat}/hand`} name=${say("table-hand")} icon="hand" count=${side.hand.length} look=${look("hand", side.hand)} />
      <${PileCount} zone=${`${seat}/deck`} name=${say("table-deck")} icon="deck" count=${side.deck.length} look=${look("deck", side.deck)} />
      <${PileCount} zone=${`${seat}/discard`} name=${say("table-discard")} icon="pile" count=${side.discard.length} look=${look("discard", side.discard)} />
      <${Stocks} view=${view} seat=${seat} say=${say} opening=${opening} />
    </span>
  </div>`;
}

/** The piles that are seldom opened: exile, bases left, the team's victory pile. @param {{view: View, seat: number, say: Say, opening: (zone: string, labels: (string | null)[]) => Opening}} props */
export function Stocks({ view, seat, say, opening }) {
  const side = view.seats[seat];
  const lead = view.teams.find((team) => team.includes(seat))?.[0] ?? seat;
  const victory = view.seats[lead].victory;
  /** @param {string} zone @param {(string | null)[]} labels */
  const look = (zone, labels) => (labels.some((label) => label) ? opening(zone, labels) : null);
  return html`
    <${PileCount} zone=${`${seat}/bases`} name=${say("dbg-bases-left")} icon="base" count=${side.bases.length} look=${look(`${seat}/bases`, side.bases)} />
    <${PileCount} zone=${`${seat}/exile`} name=${say("dbg-exile")} icon="exile" count=${side.exile.length} look=${look(`${seat}/exile`, side.exile)} />
    <${PileCount} zone=${`${lead}/victory`} name=${say("dbg-victory")} icon="victory" count=${victory.length} look=${look(`${lead}/victory`, victory)} />
    ${side.under.length > 0 && html`<${PileCount} zone=${`${seat}/under`} name=${say("dbg-under")} icon="hand" count=${side.under.length} look=${null} />`}
  `;
}

/**
 * A player's front line: the base, the capital ships in front of it, the attackers at them, and the units in play.
 * @param {{
 *   seat: number, name: string, ours: boolean, shown: boolean, base: Item[], ships: Item[], units: Item[], waiting: any, plate: any, hand: any, say: Say, target: boolean,
 * }} props
 */
export function Camp({ seat, name, ours, shown, base, ships, units, waiting, plate, hand, say, target }) {
  const nothing = html`<li class="no-base" aria-hidden="true">${say("dbg-no-base")}</li>`;
  return html`<div class=${`camp ${ours ? "ours" : "theirs"} ${shown ? "" : "elsewhere"}`} role="group" aria-label=${name}>
    ${plate}
    <div class=${`front ${target ? "aimed" : ""}`} data-target=${ours ? undefined : "base"}>
      <${Row} zone=${`${seat}/base`} name=${`${name}: ${say("dbg-base")}`} class="base-in-play" items=${base} empty=${nothing} />
      ${ships.length > 0 && html`<${Row} zone=${`${seat}/ships`} name=${`${name}: ${say("dbg-ships")}`} class="ships" spread items=${ships} />`}
      ${waiting}
    </div>
    ${hand}
    <${Row} zone=${`${seat}/units`} name=${`${name}: ${say("dbg-units")}`} class="units" spread items=${units} />
  </div>`;
}
