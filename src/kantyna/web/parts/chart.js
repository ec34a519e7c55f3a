// @ts-check
/** A number turn by turn: a line for each player or team, and the same as a table. */

import { html, useRef, useState } from "../vendor/preact.js";
import { useWidth } from "./zones.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {{turn: number, seat: number, at: number}} Moment */
/** @typedef {{name: string, colour: string, values: number[]}} Line */

const HIGH = 190;
const EDGE = { left: 34, right: 14, top: 10, bottom: 24 };
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

/** About five round numbers between two values. @param {number} least @param {number} most */
export function ticksOf(least, most) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 6) ?? 1000;
  const ticks = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) ticks.push(at);
  return ticks;
}

/**
 * @param {{
 *   title: string, moments: Moment[], lines: Line[], say: Say, range?: [number, number], ends?: [string, string],
 *   look: (at: number) => void,
 * }} props `range`: the possible values; `ends`: the names of the upper and the lower end; `look` goes to a moment
 */
export function Chart({ title, moments, lines, say, range, ends, look }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const wide = useWidth(ref);
  const [near, setNear] = useState(/** @type {number | null} */ (null));
  const all = lines.flatMap((line) => line.values);
  const [least, most] = range ?? [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, moments.length - 1);
  const x = (/** @type {number} */ i) => EDGE.left + (i / last) * Math.max(1, wide - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ n) => EDGE.top + ((most - n) / (most - least)) * (HIGH - EDGE.top - EDGE.bottom);
  const path = (/** @type {number[]} */ values) =>
    values.map((n, i) => (i ? `H${x(i).toFixed(1)}V${y(n).toFixed(1)}` : `M${x(0)} ${y(n).toFixed(1)}`)).join("");
  const words = lines.map((line) => say("ending-line", { name: line.name, first: line.values[0], last: line.values[line.values.length - 1] })).join("; ");
  const named = (/** @type {number} */ i) => (i === moments.length - 1 ? say("ending-end") : say("ending-turn", { n: moments[i].turn }));
  /** @param {PointerEvent} event */
  const point = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const part = (event.clientX - box.left - EDGE.left) / Math.max(1, wide - EDGE.left - EDGE.right);
    setNear(Math.max(0, Math.min(moments.length - 1, Math.round(part * last))));
  };
  const marks = ticksOf(0, last).filter((i) => i < moments.length - 1);
  return html`<figure class="chart">
    <figcaption>
      <b>${title}</b>
      <ul class="chart-key">
        ${lines.map(
          (line, i) => html`<li key=${i} style=${{ "--seat": line.colour }}>
          <svg viewBox="0 0 26 8" aria-hidden="true"><path d="M1 4H25" stroke="var(--seat)" stroke-width="3" stroke-dasharray=${DASHES[i % DASHES.length]} /></svg>${line.name}<b>${line.values[near ?? line.values.length - 1]}</b>
        </li>`,
        )}
      </ul>
      <span class="chart-near" aria-hidden="true">${near !== null && named(near)}</span>
    </figcaption>
    <div class="chart-field" ref=${ref}>
      ${
        wide > 0 &&
        html`<svg class="chart-lines" width=${wide} height=${HIGH} viewBox=${`0 0 ${wide} ${HIGH}`} role="img" aria-label=${`${title}: ${words}`}
          onPointerMove=${point} onPointerDown=${point} onPointerLeave=${() => setNear(null)} onClick=${() => near !== null && look(moments[near].at)}>
          ${ticksOf(least, most).map((n) => html`<g class=${n ? "" : "zero"}><path class="grid" d=${`M${EDGE.left} ${y(n)}H${wide - EDGE.right}`} /><text x=${EDGE.left - 6} y=${y(n) + 4} text-anchor="end">${ends ? Math.abs(n) : n}</text></g>`)}
          ${marks.map((i) => html`<text x=${x(i)} y=${HIGH - 6} text-anchor="middle">${moments[i].turn}</text>`)}
          ${lines.map(
            (line, i) => html`<path class="line" d=${path(line.values)} style=${{ stroke: line.colour }} stroke-dasharray=${DASHES[i % DASHES.length]} />
            <circle cx=${x(near ?? last)} cy=${y(line.values[near ?? line.values.length - 1])} r="4" style=${{ fill: line.colour }} />`,
          )}
          ${near !== null && html`<path class="near" d=${`M${x(near)} ${EDGE.top}V${HIGH - EDGE.bottom}`} />`}
          ${ends && html`<text class="chart-end" x=${EDGE.left + 6} y=${EDGE.top + 13}>▲ ${ends[0]}</text><text class="chart-end" x=${EDGE.left + 6} y=${HIGH - EDGE.bottom - 6}>▼ ${ends[1]}</text>`}
        </svg>`
      }
    </div>
    <${Numbers} title=${title} moments=${moments} lines=${lines} named=${named} say=${say} look=${look} />
  </figure>`;
}

/** The same as a table, created when it is opened. @param {{title: string, moments: Moment[], lines: Line[], named: (i: number) => string, say: Say, look: (at: number) => void}} props */
function Numbers({ title, moments, lines, named, say, look }) {
  const [open, setOpen] = useState(false);
  return html`<details class="chart-table" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${say("ending-table")}</summary>
    ${
      open &&
      html`<div class="chart-scroll" tabIndex="0" role="group" aria-label=${title}><table>
        <thead><tr><th scope="col">${say("ending-turns")}</th>${lines.map((line) => html`<th scope="col">${line.name}</th>`)}</tr></thead>
        <tbody>${moments.map((moment, i) => html`<tr key=${i}><th scope="row"><button type="button" class="chart-look" onClick=${() => look(moment.at)}>${named(i)}</button></th>${lines.map((line) => html`<td>${line.values[i]}</td>`)}</tr>`)}</tbody>
      </table></div>`
    }
  </details>`;
}
