// @ts-check
/** Notes on a player's plate, in any game. */

import { html } from "../vendor/preact.js";
import { Icon } from "./card/icons.js";

/**
 * Role and status of a seat in small letters; `near` marks the seats that matter most to the reader: those to
 * attack, or the one opposite.
 * @param {{notes: (string | false)[], near?: string | false}} props
 */
export function PlateNotes({ notes, near = false }) {
  const said = notes.filter(Boolean);
  if (!said.length && !near) return null;
  const mark = near && html`<span class="in-reach" aria-hidden="true" title=${near}><${Icon} name="target" /></span>`;
  return html`<span class="plate-notes">${mark}${said.join(" · ")}${near && html`<span class="near-words">${said.length ? " · " : ""}${near}</span>`}</span>`;
}
