// @ts-check
/** Motion: cards travel from their old place to the new one, without delaying input. */

import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";

export const TRAVEL_MS = 300;
export const COUNT_MS = 280;
const EASE = "cubic-bezier(.22,.8,.26,1)";
const TRAVEL = "travel";

/** @returns {boolean} */
export const still = () => typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @typedef {{box: DOMRect, node: HTMLElement, place: string, ghost: HTMLElement | null}} Seen */
/**
 * What motion needs to know about a table.
 * @typedef {{
 *   places: Map<string, string>,               // zone by label, in the newest view
 *   source: (zone: string) => string | null,   // where cards come from that were not visible before
 *   struck: (zone: string) => boolean,         // is a card that leaves this zone destroyed or defeated?
 * }} Ways
 */

/** @param {Element} node @returns {boolean} */
const visible = (node) => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};

/**
 * The places of cards on the screen. A card that will move is cloned for its journey.
 * @param {HTMLElement} root @param {Map<string, string>} [places] @returns {Map<string, Seen>}
 */
function look(root, places) {
  const seen = new Map();
  for (const el of root.querySelectorAll("[data-card]")) {
    const node = /** @type {HTMLElement} */ (el);
    const label = node.dataset.card ?? "";
    if (label && !seen.has(label) && visible(node)) {
      const place = /** @type {HTMLElement | null} */ (node.closest("[data-zone]"))?.dataset.zone ?? "";
      const ghost = places && places.get(label) !== place ? cloneOf(node) : null;
      seen.set(label, { box: node.getBoundingClientRect(), node, place, ghost });
    }
  }
  return seen;
}

/** @param {HTMLElement} root @param {string | null | undefined} zone @returns {DOMRect | null} */
function boxOf(root, zone) {
  if (!zone) return null;
  for (const el of root.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)) {
    const aim = el.querySelector("[data-aim]") ?? el;
    if (visible(aim)) return aim.getBoundingClientRect();
  }
  return null;
}

/** @param {DOMRect} from @param {DOMRect} to */
function shift(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(3, Math.max(0.2, Math.min(from.width / to.width, from.height / to.height)));
  return { x, y, scale, far: Math.hypot(x, y) };
}

/**
 * Animates every change of `stamp` (a view). Call it in the component that renders `root`, before it returns.
 * @param {{current: HTMLElement | null}} root @param {unknown} stamp @param {Ways} ways
 */
export function useMotion(root, stamp, ways) {
  const last = useRef(/** @type {unknown} */ (undefined));
  const before = useRef(/** @type {Map<string, Seen> | null} */ (null));
  // during rendering, the page still shows the old table
  if (last.current !== stamp) {
    before.current = last.current !== undefined && root.current && !still() ? look(root.current, ways.places) : null;
    last.current = stamp;
  }
  useLayoutEffect(() => {
    const [was, table] = [before.current, root.current];
    before.current = null;
    if (!was || !table) return;
    for (const animation of table.getAnimations({ subtree: true })) if (animation.id === TRAVEL) animation.cancel();
    const now = look(table);
    let entering = 0;
    for (const [label, { box, node, place }] of now) {
      const from = was.get(label);
      if (from) arrive(node, shift(from.box, box), 1, 0);
      else {
        const start = boxOf(table, ways.source(place));
        if (start) arrive(node, shift(start, box), 0.2, Math.min(entering++ * 30, 120));
      }
    }
    for (const [label, { box, ghost, place }] of was) {
      if (now.has(label) || !ghost) continue;
      const end = boxOf(table, ways.places.get(label) ?? ways.source(place));
      if (end) depart(table, ghost, box, end, ways.struck(place));
    }
  }, [stamp]);
}

/** @param {HTMLElement} node @param {{x: number, y: number, scale: number, far: number}} by @param {number} opacity @param {number} delay */
function arrive(node, { x, y, scale, far }, opacity, delay) {
  if (far < 2 && Math.abs(scale - 1) < 0.02) return;
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity, zIndex: 30 },
      { opacity: 1, offset: 0.4, zIndex: 30 },
      { transform: "none", opacity: 1, zIndex: 30 },
    ],
    { duration: Math.min(320, 180 + far / 4), delay, easing: EASE, fill: "backwards", id: TRAVEL },
  );
}

/** @param {HTMLElement} node @returns {HTMLElement} */
function cloneOf(node) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  for (const name of ["data-card", "data-id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.classList.add("ghost");
  ghost.classList.remove("lit", "asked", "spare", "quiet");
  ghost.style.fontSize = getComputedStyle(node).fontSize;
  return ghost;
}

/** @param {HTMLElement} table @param {HTMLElement} ghost @param {DOMRect} box @param {DOMRect} end @param {boolean} struck */
function depart(table, ghost, box, end, struck) {
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, transform: "" });
  table.append(ghost);
  const { x, y, scale } = shift(end, box);
  const goal = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.15 };
  const frames = struck
    ? [
        { transform: "none", filter: "brightness(1)" },
        { transform: "translateX(-7px) rotate(-2deg)", filter: "brightness(2.2)", offset: 0.1 },
        { transform: "translateX(6px) rotate(2deg)", offset: 0.22 },
        { transform: "translateX(-4px) rotate(-1deg)", offset: 0.34 },
        { transform: "none", filter: "brightness(1)", opacity: 1, offset: 0.46 },
        goal,
      ]
    : [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.6 }, goal];
  const flight = ghost.animate(frames, { duration: struck ? 620 : TRAVEL_MS, easing: EASE });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** One shake, for what was hit. @param {HTMLElement | null} node */
export function shake(node) {
  if (!node || still()) return;
  node.animate(
    [{ transform: "none" }, { transform: "translateX(-5px)" }, { transform: "translateX(5px)" }, { transform: "translateX(-3px)" }, { transform: "none" }],
    { duration: 260, easing: "ease-out" },
  );
}

/**
 * The number to show while it counts up or down to its value, and the last difference.
 * @param {number} value @returns {[number, number, number]} what to show, the difference, the number of changes so far
 */
export function useCount(value) {
  const [shown, show] = useState(value);
  const [change, setChange] = useState(/** @type {[number, number]} */ ([0, 0]));
  const last = useRef(value);
  const at = useRef(value);
  useEffect(() => {
    const difference = value - last.current;
    if (!difference) return;
    last.current = value;
    setChange(/** @param {[number, number]} c @returns {[number, number]} */ (c) => [difference, c[1] + 1]);
    if (still()) {
      at.current = value;
      show(value);
      return;
    }
    const from = at.current;
    const start = performance.now();
    let frame = 0;
    /** @param {number} now */
    const tick = (now) => {
      const part = Math.min(1, Math.max(0, (now - start) / COUNT_MS));
      at.current = Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      show(at.current);
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return [shown, change[0], change[1]];
}
