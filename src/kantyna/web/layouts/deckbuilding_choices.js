// @ts-check
/** Choices in The Deckbuilding Game, sorted by where on the table they are made. */

import { endsPhase } from "../parts/input.js";
import { addTo, readZone } from "../parts/tabletop.js";

/** @typedef {import("../parts/input.js").Choice} Choice */
/**
 * @typedef {{
 *   resources: number, done: number, discount: number, next_on_top: number, next_droid_on_top: number,
 *   hand: (string | null)[], deck: (string | null)[], discard: string[], units: string[], ships: string[], base: string[],
 *   bases: (string | null)[], exile: string[], victory: string[], under: (string | null)[],
 * }} Side
 */
/**
 * In the second region, names of its zones end with a number.
 * @typedef {Record<string, any> & {
 *   active: number, turn: number, force: number, seats: Side[], over: boolean, winners: number[], picks: string[] | number,
 *   teams: number[][], factions: string[], regions: number[], sides: number[], to_win: number, owners: Record<string, number>,
 *   committed: Record<string, string[]>, strength: Record<string, number>, attack: Record<string, number>, hit_points: Record<string, number>,
 *   marks: {used: Record<string, number>, target: Record<string, number>, attacked: Record<string, number>, damage: Record<string, number>},
 * }} View
 */

const COMMON = ["galaxy_row", "galaxy_discard", "galaxy_deck", "pilots"];
const OWN = /** @type {const} */ (["hand", "deck", "discard", "units", "ships", "base", "bases", "exile", "victory", "under"]);
/** Zones whose cards can be clicked without opening anything. */
const OPEN = new Set(["galaxy_row", "units", "ships", "base"]);
/** The zone's name in that region. @param {string} name @param {number} region */
export const inRegion = (name, region) => (region ? `${name}_${region + 1}` : name);

/** Every zone of the table with its cards. @param {View} view @returns {[string, (string | null)[]][]} */
export function zonesOf(view) {
  /** @type {[string, (string | null)[]][]} */
  const zones = [];
  for (const region of new Set(view.regions)) for (const name of COMMON) zones.push([inRegion(name, region), view[inRegion(name, region)]]);
  view.seats.forEach((side, i) => OWN.forEach((name) => zones.push([`${i}/${name}`, side[name]])));
  return zones;
}

/** The zone from which a newly visible card comes. @param {string} zone */
export function sourceOf(zone) {
  const [owner, name] = readZone(zone);
  if (name === "galaxy_row") return zone.replace("row", "deck");
  const from = { hand: "deck", discard: "deck", units: "hand", ships: "hand", base: "bases" }[name];
  return owner === null || !from ? null : `${owner}/${from}`;
}

/**
 * Choices by where they are made: on a card, by moving a card to its target, at the target, by a button.
 * @param {Choice[]} choices @param {Map<string, string>} places @param {boolean} free
 */
export function sorted(choices, places, free) {
  /** @type {Map<string, Choice[]>} */
  const onCard = new Map();
  /** By card and by target. @type {Map<string, Map<string, Choice>>} */
  const aims = new Map();
  /** @type {Map<string, Choice>} */
  const resolve = new Map();
  /** @type {Choice[]} */
  const spoken = [];
  for (const choice of choices) {
    const { at } = choice.about;
    const label = choice.cards[0];
    if (label && at) aims.set(label, (aims.get(label) ?? new Map()).set(at, choice));
    else if (at && choice.about.zones) resolve.set(at, choice);
    else if (label && places.has(label)) addTo(onCard, label, choice);
    else if (!endsPhase(choice)) spoken.push(choice);
  }
  // a question about a single card has buttons too
  if (!free && onCard.size === 1) for (const options of onCard.values()) if (!options.some((choice) => choice.about.amount)) spoken.unshift(...options);
  return { onCard, aims, resolve, spoken };
}

/**
 * The zone of cards in question that the table does not show.
 * @param {Map<string, string>} places @param {Map<string, Choice[]>} onCard @param {number} me @param {(zone: string) => string | undefined} top of a pile
 */
export function zoneToSearch(places, onCard, me, top) {
  for (const label of onCard.keys()) {
    const zone = places.get(label) ?? "";
    const [owner, name] = readZone(zone);
    if (!OPEN.has(name) && !(name === "hand" && owner === me) && !(name === "pilots" && label === top(zone))) return zone;
  }
  return null;
}
