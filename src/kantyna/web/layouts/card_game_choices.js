// @ts-check
/** Choices in The Card Game, sorted by where on the table they are made; and where cards lie. */

import { isSecondary, verbOf } from "../parts/input.js";
import { idOf } from "../parts/card/card.js";
import { addTo, readZone } from "../parts/tabletop.js";

/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/** @typedef {Record<string, number>} Numbers */
/**
 * @typedef {{
 *   hand: (string | null)[], deck: (string | null)[], discard: string[], objective_deck: (string | null)[], chosen: (string | null)[], play: string[],
 *   edge: (string | null)[], captured: (string | null)[], victory: string[], lost_objectives: string[], playing: string[],
 *   common_reserve?: (string | null)[], aside?: (string | null)[], beneath?: string[], out: number,
 *   facedown?: (string | null)[], reinforcements?: (string | null)[], reinforcement_deck?: (string | null)[], collection?: (string | null)[],
 * }} Side
 */
/**
 * `attacker` and `edge` are a seat plus one, 0 for nobody. `hosts`: the card under another one, or its place if
 * the reader does not know it. `target`: the objective that is attacked, or for which attackers are being chosen; `striker`: the seat that
 * strikes next; `costs`: the current costs of the cards in the reader's hand.
 * @typedef {{
 *   active: number, turn: number, seats: Side[], over: boolean, winners: number[], picks: string[] | number, asked: number[],
 *   dial: number, balance: number, phase: number, engaged: string | 0, attacker: number, edge: number, sides: string[],
 *   marks: {damage: Numbers, focus: Numbers, shield: Numbers, committed: Numbers, part: Numbers, attacked: Numbers},
 *   hosts: Record<string, string>, window: {name: string, event: string, passed: number[]} | null, icons: Record<string, Numbers>,
 *   capacity: Numbers, resources: Numbers[], struggle: number[], edge_icons: number[] | null,
 *   target: string | null, striker: number | null, costs: Numbers, owners: Numbers, defender?: number,
 *   pyramid?: import("./card_game_pyramid.js").Pyramid | null, teams?: number[][], opposite?: number[][], has_dial: boolean, to_win: {dial: number | null, objectives: number | null},
 * }} View
 */
/** The cards that a side has in play, by line, without attached cards. @typedef {{back: string[], units: string[], fighting: string[]}} Lines */

const OWN = /** @type {const} */ ([
  "hand",
  "deck",
  "discard",
  "objective_deck",
  "chosen",
  "play",
  "edge",
  "captured",
  "victory",
  "lost_objectives",
  "playing",
  "common_reserve",
  "aside",
  "beneath",
  "facedown",
  "reinforcements",
  "reinforcement_deck",
  "collection",
]);
/** Zones whose cards can be clicked without opening anything. */
const OPEN = new Set(["play", "edge", "chosen", "playing"]);
const BACK = ["affiliation", "objective", "enhancement"];

/** Every zone of the table with its cards. @param {View} view @returns {[string, (string | null)[]][]} */
export const zonesOf = (view) =>
  view.seats.flatMap((side, i) => OWN.map((name) => /** @type {[string, (string | null)[]]} */ ([`${i}/${name}`, side[name] ?? []])));

/** The zone from which a newly visible card comes. @param {string} zone */
export function sourceOf(zone) {
  const [owner, name] = readZone(zone);
  const from = {
    hand: "deck",
    discard: "deck",
    play: "hand",
    edge: "hand",
    chosen: "objective_deck",
    playing: "hand",
    captured: "hand",
    common_reserve: "hand",
  }[name];
  return owner === null || !from ? null : `${owner}/${from}`;
}

/** Choices by where they are made: on a card, by a button (also what uses several cards), or by declining. @param {Choice[]} choices @param {Map<string, string>} places */
export function sorted(choices, places) {
  /** @type {Map<string, Choice[]>} */
  const onCard = new Map();
  /** @type {Choice[]} */
  const spoken = [];
  /** @type {Choice[]} */
  const refusals = [];
  for (const choice of choices) {
    const label = choice.about.uses ? undefined : choice.cards[0];
    if (isSecondary(choice)) refusals.push(choice);
    else if (label && places.has(label)) addTo(onCard, label, choice);
    else spoken.push(choice);
  }
  // a question about a single card has buttons too, unless another button means the same, or "done"
  const [options] = onCard.size === 1 ? onCard.values() : [[]];
  const said = spoken.some(({ about }) => about.uses) || refusals.some(({ key }) => verbOf(key) === "done");
  if (options.length && !said && !["play", "act"].includes(verbOf(options[0].key))) spoken.push(...options);
  return { onCard, spoken, refusals };
}

/**
 * The zone of cards in question that the table does not show.
 * @param {Map<string, string>} places @param {Map<string, Choice[]>} onCard @param {number} me
 */
export function zoneToSearch(places, onCard, me) {
  for (const label of onCard.keys()) {
    const zone = places.get(label) ?? "";
    const [owner, name] = readZone(zone);
    if (!OPEN.has(name) && name !== "common_reserve" && !(owner === me && (name === "hand" || name === "reinforcements"))) return zone;
  }
  return null;
}

/** Is this an action window, with no other question? @param {View} view */
export const isActionWindow = (view) => view.window !== null && !view.window.event;

/** @param {View} view @param {number} seat @param {Map<string, CardDef>} cards @returns {Lines} */
export function linesOf(view, seat, cards) {
  const typeOf = (/** @type {string} */ label) => cards.get(idOf(label))?.facts.type ?? "";
  const lying = view.seats[seat].play.filter((label) => !view.hosts[label]);
  const back = lying.filter((label) => typeOf(label) !== "unit" && label !== view.engaged);
  const units = lying.filter((label) => typeOf(label) === "unit");
  return {
    back: BACK.flatMap((type) => back.filter((label) => typeOf(label) === type)),
    units: units.filter((label) => !view.marks.part[label]),
    fighting: units.filter((label) => view.marks.part[label]),
  };
}

/** The cards attached to that one. @param {View} view @param {string} label */
export function attachedTo(view, label) {
  const lying = new Set(view.seats.flatMap((side) => side.play));
  return Object.keys(view.hosts).filter((other) => view.hosts[other] === label && lying.has(other));
}

/**
 * The cards of that zone under a card: captured cards, a reinforcement, the real face of a face-down card; null: one the reader does not know.
 * @param {View} view @param {string} label @param {"captured" | "reinforcements" | "facedown" | "beneath"} zone @returns {(string | null)[]}
 */
export function cardsUnder(view, label, zone) {
  const known = new Set(view.seats.flatMap((side) => side[zone] ?? []));
  const under = Object.keys(view.hosts).filter((other) => view.hosts[other] === label);
  return under.flatMap((other) => (other.includes(`/${zone}@`) ? [null] : known.has(other) ? [other] : []));
}

/** The number of captured cards under it. @param {View} view @param {string} label */
export const capturedUnder = (view, label) => cardsUnder(view, label, "captured").length;

/**
 * The last edge battle of this engagement, once it is decided: the cards of both stacks (by then in discard piles) and
 * their sums; null before that, and when nothing was placed.
 * @param {import("../net.js").TableEvent[]} events @param {number} seats how many there are
 * @returns {{cards: string[][], sums: (number | undefined)[]} | null}
 */
export function lastEdgeBattle(events, seats) {
  const cards = Array.from({ length: seats }, () => /** @type {string[]} */ ([]));
  /** @type {(number | undefined)[]} */
  const sums = [];
  let decided = false;
  for (let i = events.length - 1; i >= 0; i--) {
    const { kind, seat, card, n } = events[i];
    if (kind === "engage" || kind === "engage-again" || kind === "restart-edge") break;
    if (kind === "edge-won") {
      if (decided) break; // an earlier battle of the same engagement
      decided = true;
    }
    if (kind === "edge-count" && decided) sums[seat] = n;
    if (kind === "reveal-edge" && card && decided) cards[seat].unshift(card);
  }
  return decided && cards.some((one) => one.length) ? { cards, sums } : null;
}
