// @ts-check
// The choice of a deck for a seat: a ready-made one or one of your own.

import { html, useEffect, useState } from "../vendor/preact.js";
import { Select } from "../controls.js";
import { useFetched } from "../server_data.js";
import { post } from "../net.js";
import { inLanguage, say } from "../voice.js";

/** A deck to choose; `own`: one of your own, not a ready-made one. @typedef {{id: string, name: string, side: string, own: boolean}} Choice */
/** For each deck that a seat brings, the sides it may belong to. @typedef {string[][]} Places */
/** The decks that a seat has already chosen. @typedef {{id: string, name: string, side: string}[]} Brought */

/**
 * The decks to choose from in a format; null while loading, and in games without decks.
 * @param {string | null} game @param {string} format
 * @returns {Choice[] | null}
 */
export function useDecks(game, format) {
  const kept = useFetched(game && "/api/decks");
  const brings = game && kept?.games.includes(game);
  const parts = /** @type {import("./decks.js").Parts | null} */ (useFetched(brings ? `/api/deck-parts/${game}` : null));
  if (!brings || !parts) return null;
  const mine = kept.decks.filter((/** @type {import("./decks.js").SavedDeck} */ one) => one.game === game && one.side !== null);
  return [
    ...mine.map((/** @type {any} */ { id, name, side }) => ({ id, name, side, own: true })),
    ...parts.ready.filter(({ formats }) => formats.includes(format)).map(({ id, name, side }) => ({ id, name: inLanguage(name), side, own: false })),
  ];
}

/**
 * The sides open to each seat of a new table; null until the server has answered.
 * @param {string} game @param {string} format @param {Record<string, any>} options @param {string[][] | null} decks by seat
 * @returns {Places[] | null}
 */
export function usePlaces(game, format, options, decks) {
  const [told, setTold] = useState(/** @type {Places[] | null} */ (null));
  const asked = decks && JSON.stringify({ game, format, options, decks });
  useEffect(() => {
    if (!asked) return setTold(null);
    let wanted = true;
    // mistakes are reported when the table is created
    post("/api/deck-places", JSON.parse(asked)).then(
      ({ places }) => wanted && setTold(places),
      () => {},
    );
    return () => void (wanted = false);
  }, [asked]);
  return told;
}

/** Those decks that still fit their place. @param {Choice[]} choices @param {Places} places @param {string[]} ids */
export const fitting = (choices, places, ids) => ids.filter((id, i) => choices.some((one) => one.id === id && places[i]?.includes(one.side)));

/**
 * A field for each deck of the seat. A field left empty means the default ready-made deck.
 * @param {{choices: Choice[], places: Places, ids: string[], pick: (ids: string[]) => void, brought?: Brought, label?: string, hidden?: boolean}} props
 *   `ids`: by place, empty for the default; `brought`: the seat's current decks, even if they have been deleted
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

/** The chosen decks, as they are sent. @param {string[]} ids */
export const chosen = (ids) => ids.filter(Boolean);
