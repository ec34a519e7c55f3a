// @ts-check
/** The pyramid: objectives in rows like bricks, some face down; the places, and which can be attacked. */

import { html } from "../vendor/preact.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {{places: Record<string, string | null>, in_front: Record<string, string[]>, vulnerable: string[]}} Pyramid */

/** As the enemy sees it: the front row first. */
const ROWS = [
  ["F1", "F2"],
  ["M1", "M2", "M3"],
  ["B1", "B2", "B3", "B4"],
];

/** The seat whose objectives form a pyramid; null: nobody's. @param {{pyramid?: Pyramid | null, seats: {play: string[]}[]}} view */
export function pyramidOwner({ pyramid, seats }) {
  const label = Object.values(pyramid?.places ?? {}).find((one) => one);
  const seat = label ? seats.findIndex((side) => side.play.includes(label)) : -1;
  return seat < 0 ? null : seat;
}

/**
 * The rows, the front one towards the middle of the table. Empty places stay visible: they open those behind them.
 * @param {{pyramid: Pyramid, near: boolean, zone: string, name: string, away: string | 0, rest: any[], show: (label: string) => any, say: Say}} props
 *   `away`: the objective that is in the engagement; `rest`: other cards that stand with them
 */
export function PyramidRows({ pyramid, near, zone, name, away, rest, show, say }) {
  const rows = near ? ROWS : [...ROWS].reverse();
  const placeOf = (/** @type {string} */ place) => {
    const label = pyramid.places[place];
    const open = pyramid.vulnerable.includes(place);
    const words = say("swlcg-pyramid-place", { place, state: !label ? "empty" : open ? "open" : "closed" });
    const there = label && label !== away;
    return html`<li key=${place} class=${`place ${there ? "" : "empty"} ${open ? "vulnerable" : ""}`} data-place=${place} title=${words}>
      <span class="place-name" aria-hidden="true">${place}</span><span class="said">${words}</span>${there && show(label)}</li>`;
  };
  // the front row is the shortest, so the other cards stand beside it
  const besides = rest.map(({ key, node }) => html`<li key=${key} class="beside-place">${node}</li>`);
  const rowOf = (/** @type {string[]} */ row) =>
    html`<ul class="row line bricks" key=${row[0]} data-zone=${zone} data-group aria-label=${`${name} ${row[0][0]}`}>${row.map(placeOf)}${row === ROWS[0] && besides}</ul>`;
  return html`<div class="pyramid">${rows.map(rowOf)}</div>`;
}
