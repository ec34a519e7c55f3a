// @ts-check
/** What stands on the plate of somebody at the table, whatever the game. */

import { html } from "../vendor/preact.js";
import { Icon } from "./icons.js";

/**
 * What a seat is and where it stands, in small letters; and with a mark who matters most to the reader: whom one may
 * attack, or who sits opposite.
 * @param {{notes: (string | false)[], near?: string | false}} props
 */
export function PlateNotes({ notes, near = false }) {
  const said = notes.filter(Boolean);
  if (!said.length && !near) return null;
  const mark = near && html`<span class="in-reach" aria-hidden="true" title=${near}><${Icon} name="target" /></span>`;
  return html`<span class="plate-notes">${mark}${said.join(" · ")}${near && html`<span class="near-words">${said.length ? " · " : ""}${near}</span>`}</span>`;
}
