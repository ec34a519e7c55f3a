// @ts-check
// Names and texts of games, formats and options.

import { hasMessage, say } from "../voice.js";

/** @typedef {{default: any, values: any[], rule: string, name: any, help: any}} Option */
/** `teams`: by number of seats, the seats of each team. @typedef {{id: string, name: any, seats: number[], teams: Record<string, number[][]>, options: Record<string, Option>}} Format */
/** @typedef {{id: string, name: any, formats: Format[]}} Game */

/**
 * The faction of each seat: the earlier choice, where it is still possible.
 * @param {Format} format @param {Record<string, any>} wanted
 */
export function factionsOf(format, wanted) {
  const offered = Object.entries(format.options).filter(([id]) => id.startsWith("faction_"));
  return Object.fromEntries(offered.map(([id, option]) => [id, option.values.includes(wanted[id]) ? wanted[id] : option.default]));
}

/**
 * Gives a seat another faction. The seat that had it takes this seat's old one, if it can.
 * @param {Format} format @param {Record<string, any>} options @param {string} id @param {any} faction
 */
export function withFaction(format, options, id, faction) {
  const other = Object.keys(factionsOf(format, options)).find(
    (one) => one !== id && options[one] === faction && format.options[one].values.includes(options[id]),
  );
  return { ...options, ...(other ? { [other]: options[id] } : {}), [id]: faction };
}

/** @param {any} value @param {string} [option] whose value it is, where that matters */
export function valueName(value, option) {
  if (option && hasMessage(`web-value-${option}-${value}`)) return say(`web-value-${option}-${value}`);
  return hasMessage(`web-value-${value}`) ? say(`web-value-${value}`) : String(value).replaceAll("_", " ");
}
