// @ts-check
/** Enlarges a card on the table, or the card that a line is about. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact.js";
import { CardPage } from "./card.js";
import { createListeners } from "../listeners.js";

/** @typedef {import("../../voice.js").Say} Say */
/** @typedef {import("./card.js").CardDef} CardDef */
/** @typedef {{id: string, label?: string, copied?: string, box: DOMRect, touch: boolean}} Enlarged */

const FOCUS_MS = 260;
const PRESS_MS = 420;
/**
 * What can be enlarged: the attribute with the card's id, how long the pointer has to rest, and what a tap enlarges. A tap
 * on a card that can be played plays it.
 */
const CARDS = { marked: "[data-id]", idOf: (/** @type {HTMLElement} */ el) => el.dataset.id ?? "", rest: 320, tapped: ":not(button), .quiet, .still" };
const LINES = { marked: "[data-line-card]", idOf: (/** @type {HTMLElement} */ el) => el.dataset.lineCard ?? "", rest: 200, tapped: "*" };

/**
 * The element to enlarge within `root`: under the pointer, focused, long-pressed or tapped. What a tap
 * opened stays until the next touch.
 * @param {{current: HTMLElement | null}} root @param {typeof CARDS} what
 */
function useEnlarged(root, { marked, idOf, rest, tapped }) {
  const [shown, show] = useState(/** @type {Enlarged | null} */ (null));
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let timer = 0;
    let pressed = false;
    let touched = false;
    /** @type {HTMLElement | null} */
    let under = null;
    /** @param {EventTarget | null} target */
    const markedAt = (target) => /** @type {HTMLElement | null} */ (target instanceof Element && place.contains(target) ? target.closest(marked) : null);
    /** @param {HTMLElement} el @param {boolean} touch */
    const enlarge = (el, touch) =>
      el.isConnected && show({ id: idOf(el), label: el.dataset.card, copied: el.dataset.copied, box: el.getBoundingClientRect(), touch });
    /** @param {HTMLElement} el @param {number} wait @param {boolean} touch */
    const later = (el, wait, touch) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = touch;
        enlarge(el, touch);
      }, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      under = null;
      show(null);
    };
    const up = () => {
      clearTimeout(timer);
      if (pressed) show(null);
    };
    const { listen, stop } = createListeners();

    listen(place, "pointerover", (/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "touch" || e.buttons) return;
      const el = markedAt(e.target);
      if (el === under) return;
      hide();
      under = el;
      if (el) later(el, rest, false);
    });
    listen(place, "pointerleave", () => {
      if (!touched) hide();
    });
    listen(place, "focusin", (/** @type {FocusEvent} */ e) => {
      const el = markedAt(e.target);
      if (el?.matches(":focus-visible")) later(el, FOCUS_MS, false);
    });
    listen(place, "focusout", hide);
    listen(
      document,
      "pointerdown",
      (/** @type {PointerEvent} */ e) => {
        hide();
        pressed = false;
        touched = e.pointerType === "touch";
        const el = touched && markedAt(e.target);
        if (el) later(el, PRESS_MS, true);
      },
      true,
    );
    listen(place, "pointermove", (/** @type {PointerEvent} */ e) => {
      if (e.pointerType === "touch" && !pressed && Math.hypot(e.movementX, e.movementY) > 4) clearTimeout(timer);
    });
    listen(place, "pointerup", up);
    listen(place, "pointercancel", up);
    // after a long press, letting go does not play the card
    listen(
      place,
      "click",
      (/** @type {MouseEvent} */ e) => {
        const el = markedAt(e.target);
        if (!pressed && touched && el?.matches(tapped)) enlarge(el, true);
        if (!pressed) return;
        pressed = false;
        e.stopPropagation();
        e.preventDefault();
      },
      true,
    );
    listen(place, "contextmenu", (/** @type {Event} */ e) => {
      if (pressed || (touched && markedAt(e.target))) e.preventDefault();
    });
    listen(document, "keydown", (/** @type {KeyboardEvent} */ e) => {
      if (e.key === "Escape") hide();
    });
    listen(window, "scroll", hide, true);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return shown;
}

/**
 * The enlarged card, never under the finger. For a card it appears in the side panel if that is open, else beside the card and
 * not over the prompt and the hand; for a line, beside the line.
 * @param {{root: {current: HTMLElement | null}, cards: Map<string, CardDef>, say: Say, game?: string, lines?: boolean, now?: (label: string) => any}} props
 *   `game`: the game of the cards, outside a table; `lines`: the elements are lines about cards; `now`: the present state of a card
 */
export function Lens({ root, cards, say, game, lines = false, now }) {
  const shown = useEnlarged(root, lines ? LINES : CARDS);
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const el = page.current;
    if (!shown || !el) return;
    const side = lines ? null : document.querySelector(".side");
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
  const lens = html`<div class="lens" ref=${page}><${CardPage} card=${card} copied=${shown.copied ? cards.get(shown.copied) : null} now=${shown.label ? now?.(shown.label) : null} say=${say} /></div>`;
  return game ? html`<div class=${`table ${game} lens-layer`}>${lens}</div>` : lens;
}
/** @param {HTMLElement} el @param {number} x @param {number} y */
function place(el, x, y) {
  el.style.left = `${Math.round(x)}px`;
  el.style.top = `${Math.round(y)}px`;
}

/** The area of a place that covers a box. @param {number} x @param {number} y @param {number} w @param {number} h @param {DOMRect} box */
const common = (x, y, w, h, box) =>
  Math.max(0, Math.min(x + w, box.right) - Math.max(x, box.left)) * Math.max(0, Math.min(y + h, box.bottom) - Math.max(y, box.top));

/**
 * Puts a fixed element next to a box: inside the window, not over the box, and over the other boxes as little as possible.
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
  // the edges of the window are the last resort
  const spots = [...(above ? [...upright, ...beside] : [...beside, ...upright]), [right, edge], [left, edge], [x, edge], [edge, edge], [wide - w - edge, edge]];
  const costs = spots.map(([atX, atY]) => {
    const out = atX < edge || atY < edge || atX + w > wide - edge || atY + h > high - edge;
    return (out ? 1e9 : 0) + 4 * common(atX, atY, w, h, box) + others.reduce((sum, other) => sum + common(atX, atY, w, h, other), 0);
  });
  const best = spots[costs.indexOf(Math.min(...costs))];
  place(el, within(best[0], w, wide), within(best[1], h, high));
}
