// @ts-check
/** Keeps the keyboard focus in its place when its card goes elsewhere. */

import { useEffect, useLayoutEffect, useRef } from "../vendor/preact.js";

/**
 * Where the focus is: the zone or row of buttons, and the index in it.
 * @typedef {{place: string, index: number}} Spot
 */

/** Is the keyboard in use? Then the table shows its digits (`parts/digits.js`). */
const byKeys = () => document.documentElement.classList.contains("by-keys");

/** @param {Element} table @param {string} selector */
const enabledButtons = (table, selector) => /** @type {HTMLButtonElement[]} */ ([...table.querySelectorAll(selector)]).filter((button) => !button.disabled);

/** @param {Element} el @returns {Spot | null} */
function spotOf(el) {
  const zone = /** @type {HTMLElement | null} */ (el.closest("[data-zone]"))?.dataset.zone;
  const place = zone ? `[data-zone="${zone}"]` : el.closest(".actions") ? ".actions" : "";
  const table = el.closest(".table");
  if (!place || !table) return null;
  return { place, index: Math.max(0, enabledButtons(table, `${place} button`).indexOf(/** @type {HTMLButtonElement} */ (el))) };
}

/** @param {HTMLElement} table @param {Spot} spot */
function restore(table, spot) {
  const there = enabledButtons(table, `${spot.place} button`);
  const next =
    there[Math.min(spot.index, there.length - 1)] ??
    enabledButtons(table, ".actions button.primary")[0] ??
    enabledButtons(table, ".actions button, button.card.lit, button.card.asked")[0];
  next?.focus({ preventScroll: true });
}

/** @param {{current: HTMLElement | null}} root an element that stays, around the table */
export function useKeptFocus(root) {
  const spot = useRef(/** @type {Spot | null} */ (null));
  const check = () => {
    const table = /** @type {HTMLElement | null} */ (root.current?.querySelector(".table") ?? null);
    const lost = !document.activeElement || document.activeElement === document.body;
    if (table && spot.current && lost && byKeys()) restore(table, spot.current);
  };
  useEffect(() => {
    /** @param {FocusEvent} e */
    const moved = (e) => {
      const target = e.target instanceof Element ? e.target : null;
      // a menu closes again: keep the place of its card
      if (!target || target.closest(".chooser, dialog")) return;
      spot.current = root.current?.contains(target) ? spotOf(target) : null;
    };
    const keys = () => {
      document.documentElement.classList.add("by-keys");
      setTimeout(check, 60); // closing something by key does not redraw the table
    };
    const pointer = () => document.documentElement.classList.remove("by-keys");
    document.addEventListener("focusin", moved);
    document.addEventListener("keydown", keys, true);
    document.addEventListener("pointerdown", pointer, true);
    return () => {
      document.removeEventListener("focusin", moved);
      document.removeEventListener("keydown", keys, true);
      document.removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  useLayoutEffect(() => {
    // the table draws later than this effect
    const frame = requestAnimationFrame(check);
    return () => cancelAnimationFrame(frame);
  });
}
