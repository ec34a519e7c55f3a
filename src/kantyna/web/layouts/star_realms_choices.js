// @ts-check
/** Choices in Star Realms, sorted by where on the table they are made. */

import { endsPhase, seatAt, verbOf } from "../parts/input.js";
import { idOf } from "../parts/card/card.js";
import { addTo } from "../parts/tabletop.js";

/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/**
 * @typedef {{
 *   authority: number, trade: number, combat: number, ships_on_top: number, discards_owed: number,
 *   out: number, done: number, pledged_to: string | 0, pledged: number, pledged_for: number,
 *   hand: (string | null)[], deck: (string | null)[], discard: string[], play: string[], gone: (string | null)[],
 * }} Side
 */
/**
 * @typedef {{
 *   team_turns: boolean, turn: number, active: number, teams: number[][], roles: string[], reach?: number[][], seats: Side[], over: boolean, winners: number[], picks: string[] | number,
 *   trade_deck: (string | null)[], trade_row: string[], explorers: string[], scrap_heap: string[],
 *   marks: {used: Record<string, number>, copies: Record<string, string>, damage?: Record<string, number>}, unseen?: Record<string, string[]>,
 * }} View
 */
/** The sheet of the player's own cards, of which one can be left to a teammate. */
export const LEGACY = "legacy";

/** Every zone of the table with its cards. @param {View} view @returns {[string, (string | null)[]][]} */
export function zonesOf(view) {
  /** @type {[string, (string | null)[]][]} */
  const zones = [
    ["trade_row", view.trade_row],
    ["explorers", view.explorers],
    ["scrap_heap", view.scrap_heap],
    ["trade_deck", view.trade_deck],
  ];
  view.seats.forEach((side, i) =>
    zones.push([`${i}/hand`, side.hand], [`${i}/play`, side.play], [`${i}/discard`, side.discard], [`${i}/deck`, side.deck], [`${i}/gone`, side.gone ?? []]),
  );
  return zones;
}

/** The zone from which a newly visible card comes. @param {string} zone */
export function sourceOf(zone) {
  const [seat, name] = zone.split("/");
  if (zone === "trade_row") return "trade_deck";
  if (name === "hand") return `${seat}/deck`;
  if (name === "play") return `${seat}/hand`;
  if (name === "discard") return `${seat}/deck`;
  return null;
}

/**
 * The other seats by team, opponents first, in turn order; without teams one group without a name.
 * @param {View} view @param {number} me @param {boolean} mine does somebody sit here, or only look?
 * @returns {{name: string, args?: {number: number}, side: string, seats: number[]}[]}
 */
export function groupsOf(view, me, mine) {
  const others = view.seats.map((_, i) => (me + 1 + i) % view.seats.length).filter((i) => i !== me);
  const teams = view.teams ?? [];
  if (!teams.some((team) => team.length > 1)) return [{ name: "", side: "", seats: others }];
  return teams
    .map((team, i) => ({
      name: !mine ? "table-team" : team.includes(me) ? "table-your-team" : "table-their-team",
      args: { number: i + 1 },
      side: (mine ? team.includes(me) : !i) ? "ours" : "theirs",
      seats: others.filter((other) => team.includes(other)),
    }))
    .filter(({ seats }) => seats.length)
    .sort((one, other) => Number(one.side === "ours") - Number(other.side === "ours"));
}

/** The known cards on top of a deck. @param {(string | null)[]} deck */
export const knownTop = (deck) => (deck.includes(null) ? deck.slice(0, deck.indexOf(null)) : deck);

/** One label for each card, however many copies there are. @param {string[]} labels */
export const onePerCard = (labels) => labels.filter((label, i) => labels.findIndex((other) => idOf(other) === idOf(label)) === i);

/**
 * Choices by where they are made: on a card, on a player, by a button; and the cards that can be left to a teammate.
 * @param {Choice[]} choices @param {Map<string, string>} places
 */
export function sorted(choices, places) {
  /** @type {Map<string, Choice[]>} */
  const onCard = new Map();
  /** @type {Map<number, Choice[]>} */
  const onSeat = new Map();
  /** @type {Choice[]} */
  const spoken = [];
  for (const choice of choices) {
    const verb = verbOf(choice.key);
    const label = choice.cards[0];
    const target = label ? null : seatAt(choice);
    if (target !== null) addTo(onSeat, target, choice);
    if (label && (places.has(label) || verb === "leave") && !choice.about.aside) addTo(onCard, label, choice);
    else if (!endsPhase(choice) && !(target !== null && choice.about.amount)) spoken.push(choice);
  }
  const legacy = choices.filter((choice) => verbOf(choice.key) === "leave").map((choice) => choice.cards[0]);
  return { onCard, onSeat, spoken, legacy };
}

/** The pile with candidates that the table does not show. @param {View} view @param {Map<string, string>} places @param {Map<string, Choice[]>} onCard */
export function pileToSearch(view, places, onCard) {
  const top = view.explorers[view.explorers.length - 1];
  for (const label of onCard.keys()) {
    const zone = places.get(label) ?? "";
    if (zone.endsWith("/discard") || zone === "scrap_heap" || (zone === "explorers" && label !== top)) return zone;
  }
  return null;
}

/** The card that a card copies. @param {View} view @param {string} label @param {Map<string, CardDef>} cards @returns {CardDef | null} */
export function copiedBy(view, label, cards) {
  const copied = view.marks.copies?.[label];
  return copied ? (cards.get(idOf(copied)) ?? null) : null;
}
