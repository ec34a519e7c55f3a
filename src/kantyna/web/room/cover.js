// @ts-check
// The cover between two people at one screen.

/** In `known` of a view: every seat knows the card. */
const TO_ALL = -1;

/**
 * The view with every card face down that not everybody knows. What is left is what a spectator sees.
 * @param {any} view
 */
export function withHiddenFaces(view) {
  const { seats, ...common } = view.seen_by;
  const face = (/** @type {string | null} */ label) => (label && view.known[label] === TO_ALL ? label : null);
  /** @param {any} side @param {Record<string, string>} zones */
  const hide = (side, zones) => ({ ...side, ...Object.fromEntries(Object.keys(zones).map((zone) => [zone, side[zone].map(face)])) });
  return { ...hide(view, common), seats: view.seats.map((/** @type {any} */ seat) => hide(seat, seats)) };
}
