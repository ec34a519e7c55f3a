// @ts-check
// Which deck a seat brings: a ready-made one, or one of those that one keeps.

import { html, useEffect, useState } from "./vendor/preact.js";
import { Select } from "./controls.js";
import { useFetched } from "./fetched.js";
import { post } from "./net.js";
import { inLanguage, say } from "./voice.js";

/** A deck that can be brought; `own`: one that one keeps. @typedef {{id: string, name: string, side: string, own: boolean}} Choice */
/** For each deck that a seat brings, the sides it may be for. @typedef {string[][]} Places */
/** What a seat brings already. @typedef {{id: string, name: string, side: string}[]} Brought */

/**
 * What there is to choose from in a format of a game; null until that is known, and where nobody brings decks.
 * @param {string | null} game @param {string} format
 * @returns {Choice[] | null}
 */
export function useDecks(game, format) {
  const kept = useFetched(game && "/api/decks");
  const brings = game && kept?.games.includes(game);
  const parts = /** @type {import("./decks.js").Parts | null} */ (useFetched(brings ? `/api/deck-parts/${game}` : null));
  if (!brings || !parts) return null;
  const mine = kept.decks.filter((/** @type {import("./decks.js").Kept} */ one) => one.game === game && one.side !== null);
  return [
    ...mine.map((/** @type {any} */ { id, name, side }) => ({ id, name, side, own: true })),
    ...parts.ready.filter(({ formats }) => formats.includes(format)).map(({ id, name, side }) => ({ id, name: inLanguage(name), side, own: false })),
  ];
}

/**
 * The sides for which each seat of a table that is being set may bring decks; null until the server has said.
 * @param {string} game @param {string} format @param {Record<string, any>} options @param {string[][] | null} decks by seat
 * @returns {Places[] | null}
 */
export function usePlaces(game, format, options, decks) {
  const [told, setTold] = useState(/** @type {Places[] | null} */ (null));
  const asked = decks && JSON.stringify({ game, format, options, decks });
  useEffect(() => {
    if (!asked) return setTold(null);
    let wanted = true;
    // what is wrong with the order is said when it is sent
    post("/api/deck-places", JSON.parse(asked)).then(
      ({ places }) => wanted && setTold(places),
      () => {},
    );
    return () => void (wanted = false);
  }, [asked]);
  return told;
}

/** Those of the decks that find a place. @param {Choice[]} choices @param {Places} places @param {string[]} ids */
export const fitting = (choices, places, ids) => ids.filter((id, i) => choices.some((one) => one.id === id && places[i]?.includes(one.side)));

/**
 * A field for each deck that the seat brings. What is chosen nowhere is the usual ready-made one.
 * @param {{choices: Choice[], places: Places, ids: string[], pick: (ids: string[]) => void, brought?: Brought, label?: string, hidden?: boolean}} props
 *   `ids`: by place, empty for the usual one; `brought`: what the seat has, also where it is no longer to be had
 */
export function DeckChoice({ choices, places, ids, pick, brought = [], label = say("seat-deck"), hidden }) {
  return places.map((sides, i) => {
    const gone = brought.filter((one) => sides.includes(one.side) && !choices.some(({ id }) => id === one.id));
    const there = [...gone.map((one) => ({ ...one, own: true })), ...choices.filter((one) => sides.includes(one.side))];
    const sided = (/** @type {{name: string, side: string}} */ one) =>
      sides.length > 1 ? say("seat-deck-sided", { name: one.name, side: say(`faction-${one.side}`) }) : one.name;
    const called = (/** @type {Choice} */ one) => (one.own ? sided(one) : say("seat-deck-ready", { name: sided(one) }));
    return html`<${Select} key=${i} label=${places.length === 1 ? label : say("seat-deck-for", { label, side: say(`faction-${sides[0]}`) })} hidden=${hidden} value=${ids[i] ?? ""}
      onPick=${(/** @type {string} */ id) => pick(places.map((_, j) => (j === i ? id : (ids[j] ?? ""))))}
      of=${[["", say("seat-deck-usual")], ...there.map((one) => [one.id, called(one)])]} />`;
  });
}

/** What is sent: the decks that were chosen. @param {string[]} ids */
export const chosen = (ids) => ids.filter(Boolean);
