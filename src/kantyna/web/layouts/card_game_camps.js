// @ts-check
/** Camps, for more than two players of The Card Game: the teams, and a part of the table for each other player, one of them open. */

import { html } from "../vendor/preact.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("./card_game_choices.js").View} View */

/** The team of that seat, including itself. @param {View} view @param {number} seat @returns {number[]} */
export const teamOf = (view, seat) => view.teams?.find((team) => team.includes(seat)) ?? [seat];

/** The other seats: enemies, those opposite first, and partners in turn order. @param {View} view @param {number} me */
export function othersOf(view, me) {
  const team = teamOf(view, me);
  const facing = view.opposite?.[me] ?? [];
  const seats = view.seats.map((_, seat) => seat);
  const mates = seats.filter((seat) => seat !== me && team.includes(seat));
  const foes = seats.filter((seat) => !team.includes(seat));
  return { foes: foes.sort((one, other) => Number(facing.includes(other)) - Number(facing.includes(one))), mates };
}

/**
 * The open camp: the one the reader opened, else where something is asked, else that of the target, of the attacker or defender, of the seat opposite.
 * @param {View} view @param {number} me @param {number[]} others @param {number[]} lit the seats with cards that can be chosen @param {number | null} chosen
 */
export function openedOf(view, me, others, lit, chosen) {
  const there = (/** @type {number | null} */ seat) => seat !== null && others.includes(seat);
  if (there(chosen)) return chosen;
  const asked = lit.find(there);
  if (asked !== undefined) return asked;
  const aimed = view.target ? view.seats.findIndex((side) => side.play.includes(view.target ?? "")) : -1;
  if (there(aimed)) return aimed;
  const fight = [view.attacker - 1, (view.defender ?? 0) - 1].find((seat) => there(seat) && !teamOf(view, me).includes(seat));
  return fight ?? others.find((seat) => view.opposite?.[me]?.includes(seat)) ?? others[0];
}

/** How many cards in a line can still be told apart in a camp that is not open: enemies share the whole width, partners half of it. */
const mostInLine = (/** @type {number} */ shared, /** @type {boolean} */ far) => (far ? 12 : 6) / shared;

/**
 * Camps side by side; the open one has more room, on a phone all of it. During an engagement a camp
 * that is too full to read is folded into counts, until it is opened or one of its cards can be chosen.
 * @param {{seats: number[], opened: number | null, open: (seat: number) => void, names: string[], outs: boolean[], say: Say, plate: (seat: number) => any, lines: (seat: number) => any,
 *   counts: {back: string[], units: string[]}[], lit: number[], fighting: boolean, far: boolean}} props `lit`: the seats with cards that can be chosen
 */
export const Camps = ({ seats, opened, open, names, outs, say, plate, lines, counts, lit, fighting, far }) =>
  seats.map((seat) => {
    const [objectives, units] = [counts[seat].back.length, counts[seat].units.length];
    const folded = fighting && seat !== opened && !lit.includes(seat) && Math.max(objectives, units) > mostInLine(seats.length, far);
    return html`<div class=${`camp ${seat === opened ? "opened" : ""} ${folded ? "folded" : ""} ${outs[seat] ? "gone" : ""}`} key=${seat} role="group" aria-label=${names[seat]}>
      <div class="camp-head">${plate(seat)}
        <button type="button" class="camp-open" aria-pressed=${String(seat === opened)} title=${say("swlcg-open-camp", { who: names[seat] })} onClick=${() => open(seat)}><span class="said">${say("swlcg-open-camp", { who: names[seat] })}</span><i aria-hidden="true"></i></button></div>
      <div class="camp-lines">${outs[seat] ? html`<p class="nobody">${say("swlcg-out")}</p>` : lines(seat)}</div>
      ${folded && html`<p class="camp-folded">${say("swlcg-folded", { objectives, units })}</p>`}
    </div>`;
  });
