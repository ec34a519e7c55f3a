// @ts-check
/** Zones: piles, rows, the hand; and counters. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { CardBack } from "./card/card.js";
import { Icon } from "./card/icons.js";
import { shake, useCount } from "./motion.js";

/** @typedef {any} Node */

/** The width of an element, kept up to date. @param {{current: HTMLElement | null}} ref @returns {number} */
export function useWidth(ref) {
  const [width, set] = useState(0);
  useLayoutEffect(() => observeSizes([ref.current], () => set(ref.current?.clientWidth ?? 0)), []);
  return width;
}

/** Calls back now and whenever one of these elements is resized. @param {(Element | null | undefined)[]} elements @param {() => void} changed */
function observeSizes(elements, changed) {
  changed();
  const observer = new ResizeObserver(changed);
  for (const el of elements) if (el) observer.observe(el);
  return () => observer.disconnect();
}

/**
 * A pile: its top card or back, its count, and a button to look through it where that is allowed.
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
  return html`<div class=${`pile ${extra} ${opened ? "opened" : ""}`} data-zone=${zone} title=${name}>
    ${stack}
    ${
      open && count
        ? html`<button type="button" class="pile-caption" aria-expanded=${opened ? "true" : "false"} onClick=${open}><span class="said">${openName ?? `${name}: ${count}`}</span><span class="seen" aria-hidden="true">${caption}</span></button>`
        : html`<span class="pile-caption">${caption}</span>`
    }
  </div>`;
}

/** How to open a pile. @typedef {{open: () => void, opened: boolean, openName: string}} Opening */

/** A pile as a number, with a button where the reader may look through it. @param {{zone: string, name: string, icon: string, count: number, look: Opening | null}} props */
export function PileCount({ zone, name, icon, count, look }) {
  const face = html`<${Icon} name=${icon} /><b>${count}</b>`;
  if (!look) return html`<span class="stock-item" data-zone=${zone} title=${name} role="img" aria-label=${`${name}: ${count}`}>${face}</span>`;
  return html`<button type="button" class=${`stock-item ${look.opened ? "opened" : ""}`} data-zone=${zone} title=${name} aria-expanded=${look.opened ? "true" : "false"} onClick=${look.open}>
    <span class="said">${look.openName}</span><span class="seen" aria-hidden="true">${face}</span>
  </button>`;
}

/** An open pile: all its cards side by side. @param {{zone: string, title: string, close: () => void, closeName: string, children: Node}} props */
export function Sheet({ zone, title, close, closeName, children }) {
  return html`<section class="sheet" aria-label=${title} data-group>
    <header><h2>${title}</h2><button type="button" class="quiet-button" aria-label=${closeName} onClick=${close}><${Icon} name="close" /></button></header>
    <div class="sheet-cards" data-sheet=${zone}>${children}</div>
  </section>`;
}

/**
 * Cards in a line. With `spread` they overlap until they fit; otherwise the line scrolls. Rows in an element with
 * `data-stack` share its room: they wrap before their cards overlap.
 * @param {{zone?: string, name: string, class?: string, spread?: boolean, items: {key: string, node: Node}[], empty?: Node}} props
 */
export function Row({ zone, name, class: extra = "", spread = false, items, empty = null }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const arrange = () => {
    if (spread && ref.current) layOut(ref.current, items.length, 8);
  };
  const latest = useRef(arrange);
  latest.current = arrange;
  useLayoutEffect(arrange);
  useLayoutEffect(() => (spread ? observeSizes([ref.current, ref.current?.closest("[data-stack]")], () => latest.current()) : undefined), []);
  return html`<ul class=${`row ${spread ? "spread" : "scroll"} ${extra}`} data-zone=${zone} data-group aria-label=${name} ref=${ref} style=${{ "--n": items.length || 1 }}>
    ${items.map(({ key, node }) => html`<li key=${key}>${node}</li>`)}
    ${!items.length && empty}
  </ul>`;
}

/** The size of an element without its padding. @param {HTMLElement} el */
function innerSize(el) {
  const style = getComputedStyle(el);
  return {
    wide: el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    high: el.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
  };
}

/** Sets a property only if it changes: rows are measured in turn, and each change makes the browser lay out again. @param {HTMLElement} el @param {string} name @param {string} value */
function setIfChanged(el, name, value) {
  if (el.style.getPropertyValue(name) !== value) el.style.setProperty(name, value);
}

/** The distance between the cards of a line. @param {number} card their width @param {number} count @param {number} wide @param {number} gap */
const stepOf = (card, count, wide, gap) => (count > 1 ? Math.min(card + gap, (wide - card) / (count - 1)) : card);

/** Sets the number of lines of a row and the distance of its cards. @param {HTMLElement} row @param {number} count @param {number} gap */
function layOut(row, count, gap) {
  const first = /** @type {HTMLElement | null} */ (row.querySelector(":scope > li"));
  if (!first) return;
  const between = parseFloat(getComputedStyle(row).rowGap) || 0;
  const [card, line] = [first.offsetWidth, first.offsetHeight + between];
  const { wide } = innerSize(row);
  const wanted = Math.ceil(count / Math.max(1, Math.floor((wide + gap) / (card + gap))));
  const lines = Math.max(1, Math.min(wanted, Math.floor((roomFor(row) + between) / line)));
  const inLine = Math.ceil(count / lines);
  // the last card of a line is not overlapped
  setIfChanged(row, "--columns", `${inLine > 1 ? `repeat(${inLine - 1}, ${Math.floor(stepOf(card, inLine, wide, gap))}px) ` : ""}${card}px`);
}

/** The height left for a row: the stack's height without the rows before it and one line for each row after it. @param {HTMLElement} row */
function roomFor(row) {
  const stack = /** @type {HTMLElement | null} */ (row.closest("[data-stack]"));
  if (!stack) return 0;
  const around = row.offsetHeight - innerSize(row).high;
  if (getComputedStyle(stack).flexDirection === "row") return innerSize(stack).high - around;
  let room = innerSize(stack).high - around;
  let before = true;
  for (const el of stack.children) {
    const other = /** @type {HTMLElement} */ (el);
    const item = /** @type {HTMLElement | null} */ (other.querySelector(":scope > li"));
    if (other === row) before = false;
    else if (before) room -= other.offsetHeight;
    else room -= (item?.offsetHeight ?? 0) + other.offsetHeight - innerSize(other).high;
  }
  return room;
}

const NARROW = 560;
const FAN_MOST = 6;

/**
 * The cards in hand: a line on a wide table, a fan on a phone, two lines of short cards when a fan would be too tight to tap.
 * @param {{zone: string, name: string, count: number, card: (i: number, size: "full" | "short") => {key: string, node: Node}}} props
 */
export function Hand({ zone, name, count, card }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(ref);
  const narrow = width > 0 && width < NARROW;
  const lines = narrow && count > FAN_MOST ? 2 : 1;
  const inLine = Math.ceil(count / lines);
  const fan = narrow && lines === 1;
  const rows = [];
  for (let from = 0; from < count; from += inLine) {
    const indices = Array.from({ length: Math.min(inLine, count - from) }, (_, i) => from + i);
    rows.push(html`<ul class="hand-line spread" key=${from} style=${{ "--n": indices.length }}>
      ${indices.map((i) => {
        const { key, node } = card(i, lines > 1 ? "short" : "full");
        const off = i - from - (indices.length - 1) / 2;
        const turn = fan ? { transform: `rotate(${off * 2.6}deg) translateY(${off * off * 1.6}px)` } : {};
        return html`<li key=${key} style=${turn}>${node}</li>`;
      })}
    </ul>`);
  }
  return html`<div class=${`hand ${fan ? "fanned" : ""} ${lines > 1 ? "two-lines" : ""}`} data-zone=${zone} data-group aria-label=${name} role="group" ref=${ref} style=${{ "--n": inLine || 1 }}>
    ${rows}
  </div>`;
}

/**
 * A number with its icon; a change flashes its difference.
 * @param {{icon: string, name: string, value: number, class?: string, hits?: boolean}} props `hits`: a loss is a blow
 */
export function Counter({ icon, name, value, class: extra = "", hits = false }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [shown, difference, changes] = useCount(value);
  useEffect(() => {
    if (changes && hits && difference < 0) shake(ref.current);
  }, [changes]);
  return html`<span class=${`counter of-${icon} ${value ? "" : "zero"} ${value > 99 ? "long" : ""} ${extra}`} ref=${ref} role="img" aria-label=${`${name}: ${value}`} title=${name}>
    <${Icon} name=${icon} /><b aria-hidden="true">${shown}</b>
    ${changes > 0 && html`<span class=${`flash ${difference < 0 ? "less" : "more"}`} key=${changes} aria-hidden="true">${difference > 0 ? "+" : "−"}${Math.abs(difference)}</span>`}
  </span>`;
}
