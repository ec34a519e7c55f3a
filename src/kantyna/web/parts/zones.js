// @ts-check
/** Where cards lie: piles, rows, the hand; and the numbers beside them. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { CardBack, Icon } from "./card.js";
import { shake, useCount } from "./motion.js";

/** @typedef {any} Node */

/** The width of an element, kept up to date. @param {{current: HTMLElement | null}} ref @returns {number} */
export function useWidth(ref) {
  const [width, set] = useState(0);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    set(el.clientWidth);
    const observer = new ResizeObserver(() => set(el.clientWidth));
    observer.observe(el);
    return () => observer.disconnect();
  }, []);
  return width;
}

/**
 * A pile: its top card or back, its count, and where allowed a way to look through it.
 * @param {{
 *   zone: string, name: string, count: number, top?: Node, deck?: "trade" | "own", open?: () => void, opened?: boolean,
 *   openName?: string, class?: string,
 * }} props
 */
export function Pile({ zone, name, count, top, deck, open, opened, openName, class: extra = "" }) {
  const depth = Math.min(3, Math.ceil(count / 4));
  const stack = html`<span class=${`pile-stack depth-${count ? depth : 0}`} data-aim>
    ${count ? (top ?? html`<${CardBack} deck=${deck} />`) : html`<span class="card slot" aria-hidden="true"></span>`}
  </span>`;
  const caption = html`<span class="pile-name">${name}</span><b class="pile-count">${count}</b>`;
  return html`<div class=${`pile ${extra} ${opened ? "opened" : ""}`} data-zone=${zone}>
    ${stack}
    ${open && count
      ? html`<button type="button" class="pile-caption" aria-expanded=${opened ? "true" : "false"} onClick=${open}><span class="said">${openName ?? `${name}: ${count}`}</span><span class="seen" aria-hidden="true">${caption}</span></button>`
      : html`<span class="pile-caption">${caption}</span>`}
  </div>`;
}

/** A pile that lies open: all its cards beside one another. @param {{zone: string, title: string, close: () => void, closeName: string, children: Node}} props */
export function Sheet({ zone, title, close, closeName, children }) {
  return html`<section class="sheet" aria-label=${title} data-group>
    <header><h3>${title}</h3><button type="button" class="quiet-button" aria-label=${closeName} onClick=${close}><${Icon} name="close" /></button></header>
    <div class="sheet-cards" data-sheet=${zone}>${children}</div>
  </section>`;
}

/**
 * Cards in a line. With `spread` they move together until they fit; otherwise the line scrolls.
 * @param {{zone?: string, name: string, class?: string, spread?: boolean, items: {key: string, node: Node}[], empty?: Node}} props
 */
export function Row({ zone, name, class: extra = "", spread = false, items, empty = null }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(ref);
  useLayoutEffect(() => {
    if (spread && ref.current) crowd(ref.current, items.length, 8);
  });
  return html`<ul class=${`row ${spread ? "spread" : "scroll"} ${extra}`} data-zone=${zone} data-group aria-label=${name} ref=${ref} style=${{ "--n": items.length || 1 }} data-width=${width}>
    ${items.map(({ key, node }) => html`<li key=${key}>${node}</li>`)}
    ${!items.length && empty}
  </ul>`;
}

/** Sets how far a row's cards lie apart. @param {HTMLElement} row @param {number} count @param {number} gap */
function crowd(row, count, gap) {
  const first = /** @type {HTMLElement | null} */ (row.querySelector(":scope > li"));
  if (!first) return;
  const card = first.offsetWidth;
  const style = getComputedStyle(row);
  const room = row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const step = count > 1 ? Math.min(card + gap, (room - card) / (count - 1)) : card;
  row.style.setProperty("--lap", `${Math.floor(step - card)}px`);
}

const NARROW = 560;
const FAN_MOST = 6;
const MIDDLE_PX = 128;

/**
 * The cards in hand: a line on a wide table, a fan on a phone, and two lines of short cards when a fan would be too tight for a thumb.
 * @param {{zone: string, name: string, count: number, card: (i: number, size: "full" | "short") => {key: string, node: Node}}} props
 */
export function Hand({ zone, name, count, card }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(ref);
  const narrow = width > 0 && width < NARROW;
  const lines = narrow && count > FAN_MOST ? 2 : 1;
  const inLine = Math.ceil(count / lines);
  const fan = narrow && lines === 1;
  useLayoutEffect(() => {
    if (!ref.current) return;
    const one = /** @type {HTMLElement | null} */ (ref.current.querySelector("li"))?.offsetWidth ?? 0;
    // with room to spare the hand lies in the middle of the table, not of what the piles leave
    ref.current.toggleAttribute("data-roomy", !narrow && (one + 8) * count + 2 * MIDDLE_PX < ref.current.clientWidth);
    for (const line of ref.current.querySelectorAll("ul")) crowd(/** @type {HTMLElement} */ (line), inLine, fan ? 4 : 8);
  });
  const rows = [];
  for (let from = 0; from < count; from += inLine) {
    const indices = Array.from({ length: Math.min(inLine, count - from) }, (_, i) => from + i);
    rows.push(html`<ul class="hand-line spread" key=${from}>
      ${indices.map((i) => {
        const { key, node } = card(i, lines > 1 ? "short" : "full");
        const off = i - from - (indices.length - 1) / 2;
        const turn = fan ? { transform: `rotate(${off * 2.6}deg) translateY(${off * off * 1.6}px)` } : {};
        return html`<li key=${key} style=${turn}>${node}</li>`;
      })}
    </ul>`);
  }
  return html`<div class=${`hand ${fan ? "fanned" : ""} ${lines > 1 ? "two-lines" : ""}`} data-zone=${zone} data-group aria-label=${name} role="group" ref=${ref}>
    ${rows}
  </div>`;
}

/**
 * A number with its icon, always at the same place; a change flashes its difference.
 * @param {{icon: string, name: string, value: number, class?: string, hits?: boolean}} props `hits`: a loss is a blow
 */
export function Counter({ icon, name, value, class: extra = "", hits = false }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [shown, difference, changes] = useCount(value);
  useEffect(() => {
    if (changes && hits && difference < 0) shake(ref.current);
  }, [changes]);
  return html`<span class=${`counter of-${icon} ${value ? "" : "zero"} ${extra}`} ref=${ref} role="img" aria-label=${`${name}: ${value}`} title=${name}>
    <${Icon} name=${icon} /><b aria-hidden="true">${shown}</b>
    ${changes > 0 && html`<span class=${`flash ${difference < 0 ? "less" : "more"}`} key=${changes} aria-hidden="true">${difference > 0 ? "+" : "−"}${Math.abs(difference)}</span>`}
  </span>`;
}

/** A track with a marker, from `least` to `most`. @param {{name: string, value: number, least: number, most: number, class?: string}} props */
export function Track({ name, value, least, most, class: extra = "" }) {
  const places = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return html`<ol class=${`track ${extra}`} role="img" aria-label=${`${name}: ${value}`}>
    ${places.map((place) => html`<li class=${place === value ? "here" : ""} aria-hidden="true">${place}</li>`)}
  </ol>`;
}
