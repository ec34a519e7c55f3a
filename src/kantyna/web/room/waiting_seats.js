// @ts-check
// A waiting table to which players bring decks: the seats, their sides, and the choice of your own deck.

import { html, useState } from "../vendor/preact.js";
import { Icon, toast } from "../controls.js";
import { DeckChoice, chosen, useDecks } from "../decks/choice.js";
import { isFree } from "../names.js";
import { post, errorMessage } from "../net.js";
import { sitDown } from "../shuffles/witness.js";

/** @typedef {import("../net.js").TableMessage} TableMessage */

/** Can players still choose decks at this table? @param {TableMessage} table */
export const takesDecks = (table) => table.status === "waiting" && table.seats.some((seat) => seat.places);

/**
 * @param {{table: TableMessage, names: string[], say: import("../voice.js").Say}} props
 */
export function WaitingSeats({ table, names, say }) {
  const choices = useDecks(table.game, table.format);
  // the seat to take: a reserved one, or any free seat of a public table
  const free = table.kept[0] ?? (table.public && !table.you.length ? table.seats.findIndex(isFree) : -1);
  const teamOf = (/** @type {number} */ i) => {
    const team = (table.teams ?? []).findIndex((one) => one.includes(i));
    return team < 0 ? "" : say("table-team", { number: team + 1 });
  };
  return html`<ul class="waiting-seats" aria-label=${say("web-seats")}>
    ${table.seats.map((seat, i) => {
      const mine = table.you.includes(i) || (seat.kind === "bot" && table.owner);
      const sides = seat.sides?.length ? seat.sides : seat.places?.length === 1 && seat.places[0].length === 1 ? seat.places[0] : [];
      return html`<li key=${i}>
        <span class="waiting-who"><${Icon} name=${seat.kind === "bot" ? "bot" : "person"} />${isFree(seat) ? html`<em>${say("web-free-seat")}</em>` : names[i]}</span>
        <span class="quiet">${[teamOf(i), sides.map((side) => say(`faction-${side}`)).join(" / ")].filter(Boolean).join(" · ")}</span>
        ${choices && seat.places && (mine || i === free) && html`<${SeatDecks} key=${`${i} ${mine}`} table=${table} seat=${i} choices=${choices} sitting=${mine} say=${say} />`}
      </li>`;
    })}
  </ul>
  ${table.options.open_decks && html`<p class="invite-note">${say("seat-open-decks")}</p>`}`;
}

/**
 * The decks for a seat: changed at once at your own seat, else chosen before you sit down.
 * @param {{table: TableMessage, seat: number, choices: import("../decks/choice.js").Choice[], sitting: boolean, say: import("../voice.js").Say}} props
 */
function SeatDecks({ table, seat, choices, sitting, say }) {
  const brought = table.decks?.[String(seat)] ?? [];
  const places = table.seats[seat].places ?? [];
  const had = places.map((sides) => brought.find((one) => sides.includes(one.side))?.id ?? "");
  const [ids, setIds] = useState(/** @type {string[] | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const now = ids ?? had;
  const send = async (/** @type {string} */ how, /** @type {string[]} */ wanted) => {
    setRefused(null);
    try {
      // decks already chosen stay, even if they have been deleted
      const same = how === "sit" && wanted.join() === had.join();
      const body = same ? { seat } : { seat, decks: chosen(wanted) };
      await (how === "sit" ? sitDown(`/api/tables/${table.id}/sit`, body, table) : post(`/api/tables/${table.id}/${how}`, body));
      setIds(null);
    } catch (error) {
      if (how === "sit") toast(errorMessage(error));
      setRefused(errorMessage(error));
    }
  };
  const pick = (/** @type {string[]} */ wanted) => (sitting ? send("decks", wanted) : setIds(wanted));
  return html`<div class="waiting-deck">
    <${DeckChoice} choices=${choices} places=${places} ids=${now} pick=${pick} brought=${brought} />
    ${!sitting && html`<button type="button" class="button primary" onClick=${() => send("sit", now)}>${say("web-sit")}</button>`}
    ${refused && html`<p class="form-error" role="alert">${say(refused)}</p>`}
  </div>`;
}
