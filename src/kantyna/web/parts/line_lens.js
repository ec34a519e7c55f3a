// @ts-check
/** Enlarges the card that a line speaks of: under the pointer, or where a finger taps. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { CardPage } from "./card.js";
import { placeBeside } from "./lens.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("./card.js").CardDef} CardDef */

const HOVER_MS = 200;

/**
 * Lines are elements within `root` with `data-line-card`, the id of a card.
 * @param {{root: {current: HTMLElement | null}, cards: Map<string, CardDef>, game: string, say: Say}} props
 */
export function LineLens({ root, cards, game, say }) {
  const [shown, show] = useState(/** @type {{id: string, box: DOMRect, touch: boolean} | null} */ (null));
  const page = useRef(/** @type {HTMLElement | null} */ (null));

  useEffect(() => {
    const list = root.current;
    if (!list) return;
    let timer = 0;
    let touched = false;
    /** @type {HTMLElement | null} */
    let under = null;
    /** @param {Event} e */
    const lineOf = (e) => /** @type {HTMLElement | null} */ (e.target instanceof Element ? e.target.closest("[data-line-card]") : null);
    const hide = () => {
      clearTimeout(timer);
      under = null;
      show(null);
    };
    /** @param {HTMLElement} line @param {boolean} touch */
    const open = (line, touch) => line.isConnected && show({ id: line.dataset.lineCard ?? "", box: line.getBoundingClientRect(), touch });
    /** What a finger has opened stays until the next touch. */
    const leave = () => {
      if (!touched) hide();
    };
    /** @param {PointerEvent} e */
    const over = (e) => {
      if (touched) return;
      const line = lineOf(e);
      if (line === under) return;
      hide();
      under = line;
      if (line) timer = window.setTimeout(() => open(line, false), HOVER_MS);
    };
    /** @param {PointerEvent} e */
    const down = (e) => {
      hide();
      touched = e.pointerType === "touch";
    };
    /** @param {MouseEvent} e */
    const click = (e) => {
      const line = touched && lineOf(e);
      if (line) open(line, true);
    };
    /** @param {KeyboardEvent} e */
    const key = (e) => {
      if (e.key === "Escape") hide();
    };
    list.addEventListener("pointerover", over);
    list.addEventListener("pointerleave", leave);
    list.addEventListener("scroll", hide);
    list.addEventListener("click", click);
    document.addEventListener("pointerdown", down, true);
    document.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      list.removeEventListener("pointerover", over);
      list.removeEventListener("pointerleave", leave);
      list.removeEventListener("scroll", hide);
      list.removeEventListener("click", click);
      document.removeEventListener("pointerdown", down, true);
      document.removeEventListener("keydown", key);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown && page.current) placeBeside(page.current, shown.box, shown.touch);
  }, [shown]);

  const card = shown && cards.get(shown.id);
  if (!card) return null;
  return html`<div class=${`table ${game} line-lens`}><div class="lens" ref=${page}><${CardPage} card=${card} say=${say} /></div></div>`;
}
