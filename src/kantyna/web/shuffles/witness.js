// @ts-check
// What this browser stores of a table to check its shuffles at the end: the hash it was sent first, the value that
// it contributed, and the cards that it saw after each choice.

import { recall, remember } from "../controls.js";
import { post } from "../net.js";
import { encodeBytes } from "./verification.js";

/** @typedef {import("./verification.js").Seen} Seen */
/**
 * `before`: the hash was sent before the cards were dealt. `undone`: the number of the last undo that this browser
 * knows of.
 * @typedef {{hash: string, value: string | null, before: boolean, undone: number, seen: [number, Seen][]}} Testimony
 */

const MOST_KEPT = 10;
const WRITTEN_AFTER = 1000;
/** A list of cards in a view that is not a zone. */
const NO_ZONE = "picks";

/** @type {Map<string, Testimony | null>} */
const memory = new Map();
/** @type {Set<string>} */
const unwritten = new Set();
let timer = 0;

function write() {
  clearTimeout(timer);
  timer = 0;
  for (const id of unwritten) remember(`witness.${id}`, memory.get(id));
  unwritten.clear();
}
addEventListener("pagehide", write);

/** @param {string} id @param {Testimony} kept */
function keep(id, kept) {
  if (!memory.get(id)) {
    const ids = [...recall("witnesses", []).filter((/** @type {string} */ one) => one !== id), id];
    for (const old of ids.splice(0, ids.length - MOST_KEPT)) localStorage.removeItem(`kantyna.witness.${old}`);
    remember("witnesses", ids);
  }
  memory.set(id, kept);
  unwritten.add(id);
  timer ||= setTimeout(write, WRITTEN_AFTER);
}

/** The stored testimony about a table. @param {string} id @returns {Testimony | null} */
export function witnessOf(id) {
  if (!memory.has(id)) memory.set(id, recall(`witness.${id}`));
  return memory.get(id) ?? null;
}

const freshValue = () => encodeBytes([...crypto.getRandomValues(new Uint8Array(18))]);

/**
 * Takes a seat, and contributes a value to the table's shuffles. The hash of the server's secret is known before: that
 * of the table, or for a new table one that is requested first.
 * @param {string} path
 * @param {any} body
 * @param {{id?: string, commitment?: string | null} | null} table null: a new one
 */
export async function sitDown(path, body, table) {
  const hash = table ? table.commitment : (await post("/api/commitments", {})).hash;
  if (!hash) return await post(path, body);
  const old = table?.id ? witnessOf(table.id) : null;
  const value = old?.value ?? freshValue();
  const sat = await post(path, { ...body, contribution: { hash, value } });
  const known = witnessOf(sat.id); // the socket may have reported the deal already
  keep(sat.id, { hash, undone: 0, seen: [], ...known, value, before: !known || known.hash === hash });
  write();
  return sat;
}

/** Stores what the table reports: its hash and its undos. @param {import("../net.js").TableMessage} table */
export function storeTable({ id, you, status, shuffles }) {
  if (!shuffles || status === "finished" || !you.length) return;
  const times = shuffles.undone ?? [];
  const last = times[times.length - 1]?.[0] ?? 0;
  const kept = witnessOf(id);
  if (!kept) keep(id, { hash: shuffles.hash, value: null, before: status === "waiting", undone: last, seen: [] });
  else if (last > kept.undone) {
    const low = Math.min(...times.filter(([n]) => n > kept.undone).map(([, to]) => to));
    keep(id, { ...kept, undone: last, seen: kept.seen.filter(([at]) => at <= low) });
  }
}

/** Stores the cards that are visible in this state. @param {string} id @param {import("../net.js").State} state */
export function storeState(id, state) {
  const kept = witnessOf(id);
  if (!kept || !Object.keys(state.views).length || state.views.spectator) return;
  const seen = kept.seen.filter(([at]) => at < state.at);
  const lying = Object.assign({}, ...seen.map(([, zones]) => zones));
  const now = zonesOf(Object.values(state.views));
  const changed = Object.fromEntries(Object.entries(now).filter(([name, cards]) => JSON.stringify(cards) !== JSON.stringify(lying[name])));
  keep(id, { ...kept, seen: [...seen, [state.at, changed]] });
}

/** By zone: the cards visible in any of these views, or their number where none is. @param {any[]} views */
export function zonesOf(views) {
  /** @type {Record<string, (string | null)[]>} */
  const found = {};
  const add = (/** @type {string} */ name, /** @type {any} */ cards) => {
    if (!Array.isArray(cards) || name === NO_ZONE) return;
    if (cards.every((card) => card === null || (typeof card === "string" && card.includes("#"))))
      found[name] = cards.map((card, i) => card ?? found[name]?.[i] ?? null);
  };
  for (const view of views) {
    for (const [name, cards] of Object.entries(view)) add(name, cards);
    view.seats.forEach((/** @type {any} */ side, /** @type {number} */ seat) => {
      for (const [name, cards] of Object.entries(side)) add(`${seat}/${name}`, cards);
    });
  }
  /** @type {Seen} */
  const seen = {};
  for (const [name, cards] of Object.entries(found)) seen[name] = cards.some((card) => card) ? cards : cards.length;
  return seen;
}
