// @ts-check
/** Enlarges a card: in the side panel where there is one, else beside what asks for it. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { CardPage } from "./card.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("./card.js").CardDef} CardDef */

const HOVER_MS = 320;
const FOCUS_MS = 260;
const PRESS_MS = 420;

/**
 * Enlarges the card under the pointer, the focus or a long press: in the side panel, or beside the card and inside the
 * window, never under the finger and not over the prompt and the hand.
 * @param {{root: {current: HTMLElement | null}, cards: Map<string, CardDef>, say: Say}} props
 */
export function Lens({ root, cards, say }) {
  const [shown, show] = useState(/** @type {{id: string, copied?: string, box: DOMRect, touch: boolean} | null} */ (null));
  const page = useRef(/** @type {HTMLElement | null} */ (null));

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let timer = 0;
    let pressed = false;
    let touched = false;
    /** @type {HTMLElement | null} */
    let under = null;
    /** @param {EventTarget | null} target */
    const cardOf = (target) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("[data-id]") : null);
    /** @param {HTMLElement} card @param {number} wait @param {boolean} touch */
    const later = (card, wait, touch) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!card.isConnected) return;
        pressed = touch;
        show({ id: card.dataset.id ?? "", copied: card.dataset.copied, box: card.getBoundingClientRect(), touch });
      }, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      under = null;
      show(null);
    };
    /** @param {PointerEvent} e */
    const over = (e) => {
      if (e.pointerType === "touch" || e.buttons) return;
      const card = cardOf(e.target);
      if (card === under) return;
      hide();
      under = card;
      if (card) later(card, HOVER_MS, false);
    };
    /** What a finger has opened stays until the next touch. */
    const leave = () => {
      if (!touched) hide();
    };
    /** @param {FocusEvent} e */
    const focus = (e) => {
      const card = cardOf(e.target);
      if (card?.matches(":focus-visible")) later(card, FOCUS_MS, false);
    };
    /** @param {PointerEvent} e */
    const down = (e) => {
      hide();
      pressed = false;
      touched = e.pointerType === "touch";
      const card = cardOf(e.target);
      if (card && touched) later(card, PRESS_MS, true);
    };
    /** @param {PointerEvent} e */
    const move = (e) => {
      if (e.pointerType === "touch" && !pressed && Math.hypot(e.movementX, e.movementY) > 4) clearTimeout(timer);
    };
    const up = () => {
      clearTimeout(timer);
      if (pressed) show(null);
    };
    /** A long press has read the card; letting go does not play it. A tap on a card that does nothing now enlarges it. @param {MouseEvent} e */
    const click = (e) => {
      const card = cardOf(e.target);
      if (!pressed && touched && card?.matches(".quiet, .still"))
        show({ id: card.dataset.id ?? "", copied: card.dataset.copied, box: card.getBoundingClientRect(), touch: true });
      if (!pressed) return;
      pressed = false;
      e.stopPropagation();
      e.preventDefault();
    };
    /** @param {Event} e */
    const menu = (e) => {
      if (pressed || cardOf(e.target)) e.preventDefault();
    };
    /** @param {KeyboardEvent} e */
    const key = (e) => {
      if (e.key === "Escape") hide();
    };
    table.addEventListener("pointerover", over);
    table.addEventListener("pointerleave", leave);
    table.addEventListener("focusin", focus);
    table.addEventListener("focusout", hide);
    table.addEventListener("pointerdown", down);
    table.addEventListener("pointermove", move);
    table.addEventListener("pointerup", up);
    table.addEventListener("pointercancel", up);
    table.addEventListener("click", click, true);
    table.addEventListener("contextmenu", menu);
    document.addEventListener("keydown", key);
    window.addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      table.removeEventListener("pointerover", over);
      table.removeEventListener("pointerleave", leave);
      table.removeEventListener("focusin", focus);
      table.removeEventListener("focusout", hide);
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("pointermove", move);
      table.removeEventListener("pointerup", up);
      table.removeEventListener("pointercancel", up);
      table.removeEventListener("click", click, true);
      table.removeEventListener("contextmenu", menu);
      document.removeEventListener("keydown", key);
      window.removeEventListener("scroll", hide, true);
    };
  }, []);

  useLayoutEffect(() => {
    const el = page.current;
    if (!shown || !el) return;
    const side = document.querySelector(".side");
    const panel = side && getComputedStyle(side).position === "static" && side.getBoundingClientRect();
    el.style.width = panel ? `${panel.width - 17}px` : "";
    if (panel) place(el, panel.left + 9, (side.querySelector(".side-head")?.getBoundingClientRect().bottom ?? panel.top) + 8);
    else
      placeBeside(
        el,
        shown.box,
        shown.touch,
        [...(root.current?.querySelectorAll(".ask-prompt, .actions, .hand") ?? [])].map((one) => one.getBoundingClientRect()),
      );
  }, [shown]);

  const card = shown && cards.get(shown.id);
  if (!shown || !card) return null;
  return html`<div class="lens" ref=${page}><${CardPage} card=${card} copied=${shown.copied ? cards.get(shown.copied) : null} say=${say} /></div>`;
}

/** @param {HTMLElement} el @param {number} x @param {number} y */
function place(el, x, y) {
  el.style.left = `${Math.round(x)}px`;
  el.style.top = `${Math.round(y)}px`;
}

/** How much of a place lies over a box. @param {number} x @param {number} y @param {number} w @param {number} h @param {DOMRect} box */
const common = (x, y, w, h, box) =>
  Math.max(0, Math.min(x + w, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + h, box.bottom) - Math.max(y, box.top));

/**
 * Puts a fixed element next to a box, inside the window and not over the box, and as little as can be over others.
 * @param {HTMLElement} el @param {DOMRect} box @param {boolean} [above] above or below first, as a finger wants it @param {DOMRect[]} [others]
 */
export function placeBeside(el, box, above = false, others = []) {
  const gap = 12;
  const edge = 8;
  const [w, h] = [el.offsetWidth, el.offsetHeight];
  const [wide, high] = [window.innerWidth, window.innerHeight];
  /** @param {number} at @param {number} size @param {number} room */
  const within = (at, size, room) => Math.max(edge, Math.min(at, room - size - edge));
  const [x, y] = [within(box.left + box.width / 2 - w / 2, w, wide), within(box.top + box.height / 2 - h / 2, h, high)];
  const [right, left, over, under] = [box.right + gap, box.left - gap - w, box.top - gap - h, box.bottom + gap];
  /** @type {[number, number][]} */
  const beside = [
    [right, y],
    [left, y],
  ];
  /** @type {[number, number][]} */
  const upright = [
    [x, over],
    [x, under],
  ];
  // the edges of the window come last
  const spots = [...(above ? [...upright, ...beside] : [...beside, ...upright]), [right, edge], [left, edge], [x, edge], [edge, edge], [wide - w - edge, edge]];
  const costs = spots.map(([atX, atY]) => {
    const out = atX < edge || atY < edge || atX + w > wide - edge || atY + h > high - edge;
    return (out ? 1e9 : 0) + 4 * common(atX, atY, w, h, box) + others.reduce((sum, other) => sum + common(atX, atY, w, h, other), 0);
  });
  const best = spots[costs.indexOf(Math.min(...costs))];
  place(el, within(best[0], w, wide), within(best[1], h, high));
}
