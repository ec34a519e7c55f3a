// @ts-check
/** Input at a table of any game: keys, dragging, several choices in a row. */

import { useEffect, useRef, useState } from "../vendor/preact.js";
import { useDigits } from "./digits.js";
import { createListeners } from "./listeners.js";

/**
 * What a choice is about, as its verb declares it (docs/protocol.md). Absent means no.
 * @typedef {{
 *   zones?: string[], lines?: string[], at?: string, uses?: Record<string, number>, amount?: number, ends?: "phase" | "question", free?: boolean, wanted?: boolean,
 *   spare?: boolean, asks?: boolean, order?: number, aside?: boolean, agreed?: boolean, passes?: boolean,
 *   spends?: string, expires?: string,
 * }} About
 */
/** @typedef {{key: string, cards: string[], n: number, text: import("../voice.js").Message, about: About}} Choice */

/** @param {string} key */
export const verbOf = (key) => key.split(" ")[0];

/** @param {Choice} choice */
export const endsPhase = (choice) => choice.about.ends === "phase";

/** Is this choice never the first suggestion? @param {Choice} choice */
export const isSecondary = ({ about }) => Boolean(about.ends || about.spare);

/** The player that it targets. @param {Choice} choice @returns {number | null} */
export const seatAt = ({ about }) => (about.at?.startsWith("seat#") ? Number(about.at.slice(5)) : null);

/** The choices that cost nothing and ask nothing, in the order to make them. @param {Choice[]} choices */
export const freeChoices = (choices) =>
  choices.filter(({ about }) => about.free && !about.asks).sort((one, other) => (one.about.order ?? 0) - (other.about.order ?? 0));

/**
 * Makes several choices in a row, and stops as soon as anything else is asked. Choices started together are undone
 * together: all but the first are marked as `follows`.
 * @param {Choice[]} choices @param {boolean} free @param {(key: string, follows?: boolean) => void} choose
 */
export function useQueue(choices, free, choose) {
  const queue = useRef(/** @type {{key: string, follows: boolean}[]} */ ([]));
  const [running, setRunning] = useState(false);
  // a ref, not state: the next click may come before the next drawing
  const going = useRef(false);
  const run = (/** @type {boolean} */ on) => {
    going.current = on;
    setRunning(on);
  };
  const stop = () => {
    queue.current = [];
    run(false);
  };
  const next = () => {
    const one = queue.current.shift();
    if (one && free && choices.some((choice) => choice.key === one.key)) choose(one.key, one.follows);
    else stop();
  };
  const seen = useRef(choices);
  useEffect(() => {
    if (seen.current === choices) return;
    seen.current = choices;
    if (going.current) next();
  }, [choices]);
  return {
    running,
    isRunning: () => going.current,
    stop,
    /** Adds a choice after these. @param {string} key */
    // biome-ignore lint/suspicious/noThenProperty: nobody awaits this
    then: (key) => {
      if (!queue.current.some((one) => one.key === key)) queue.current.push({ key, follows: false });
    },
    /** @param {string[]} keys */
    start: (keys) => {
      queue.current = keys.map((key, i) => ({ key, follows: i > 0 }));
      run(true);
      next();
    },
  };
}

/**
 * Keys: arrows move within a row and between rows, digits choose, `e` ends the turn, `?` on a card asks why not, Escape closes.
 * @param {{current: HTMLElement | null}} root
 * @param {{choices: Choice[], end: () => void, ask: (label: string, zone: string) => void, live: boolean, close: () => void}} game
 */
export function useKeys(root, game) {
  useDigits(root, game.live);
  const now = useRef(game);
  now.current = game;
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const key = (e) => {
      const { choices, end, ask, live, close } = now.current;
      const table = root.current;
      const target = e.target instanceof HTMLElement ? e.target : null;
      if (!table || !target || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.key === "Escape") return close();
      if (target.matches("input, textarea, select, [contenteditable]") || target.closest("dialog")) return;
      if (e.key === "e" && live && choices.some(endsPhase)) {
        e.preventDefault();
        return end();
      }
      const card = /** @type {HTMLElement | null} */ (table.contains(target) ? target.closest("[data-card]") : null);
      if (!card) return;
      if (e.key === "?" && live) {
        e.preventDefault();
        return ask(card.dataset.card ?? "", zoneOf(card));
      }
      const to = neighbour(table, card, e.key);
      if (to) {
        e.preventDefault();
        to.focus();
        to.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);
}

/** @param {HTMLElement} card */
const zoneOf = (card) => /** @type {HTMLElement | null} */ (card.closest("[data-zone]"))?.dataset.zone ?? "";

/** The card next to this one in the direction of an arrow key. @param {HTMLElement} table @param {HTMLElement} card @param {string} key */
function neighbour(table, card, key) {
  const ways = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
  const way = ways[key];
  if (!way) return null;
  const here = middle(card);
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const el of table.querySelectorAll("button[data-card], button.seat-plate")) {
    const other = /** @type {HTMLElement} */ (el);
    if (other === card) continue;
    const there = middle(other);
    const [along, across] = way[0] ? [(there.x - here.x) * way[0], Math.abs(there.y - here.y)] : [(there.y - here.y) * way[1], Math.abs(there.x - here.x)];
    if (along < 6 || (way[0] && across > 60)) continue;
    const cost = along + across * (way[0] ? 3 : 0.5);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** @param {Element} el */
function middle(el) {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const DRAG_PX = 10;

/**
 * What a dragged card can do: `mode` marks the table meanwhile, `drop` gives the choice for letting go there.
 * @typedef {{mode: string, drop: (e: PointerEvent, from: {x: number, y: number}) => string | null}} Grip
 */

/**
 * Dragging a card does the same as clicking it, and then perhaps its target.
 * @param {{current: HTMLElement | null}} root
 * @param {{live: boolean, grip: (label: string) => Grip | null, choose: (key: string) => void, take?: (label: string | null) => void}} game
 *   `take`: called with the card that is picked up, and with null when it is let go
 */
export function useDrag(root, game) {
  const now = useRef(game);
  now.current = game;
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    /** @type {{card: HTMLElement, x: number, y: number, grip: Grip, moving: boolean, id: number} | null} */
    let held = null;
    let dragged = false;
    /** @param {PointerEvent} e */
    const down = (e) => {
      dragged = false;
      const card = /** @type {HTMLElement | null} */ (e.target instanceof Element ? e.target.closest("button[data-card]") : null);
      if (!card || !now.current.live || e.button) return;
      const grip = now.current.grip(card.dataset.card ?? "");
      if (grip) held = { card, x: e.clientX, y: e.clientY, grip, moving: false, id: e.pointerId };
    };
    /** @param {PointerEvent} e */
    const move = (e) => {
      if (!held || e.pointerId !== held.id) return;
      const [dx, dy] = [e.clientX - held.x, e.clientY - held.y];
      if (!held.moving) {
        if (Math.hypot(dx, dy) < DRAG_PX) return;
        if (e.pointerType === "touch" && Math.abs(dx) > Math.abs(dy)) return void (held = null);
        held.moving = true;
        held.card.setAttribute("data-dragged", "");
        table.classList.add(held.grip.mode);
        held.card.setPointerCapture(e.pointerId);
        now.current.take?.(held.card.dataset.card ?? null);
      }
      held.card.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 20))}deg)`;
    };
    /** @param {PointerEvent} e */
    const up = (e) => {
      if (!held || e.pointerId !== held.id) return;
      const { card, grip, moving, x, y } = held;
      held = null;
      if (!moving) return;
      dragged = true;
      table.classList.remove(grip.mode);
      const key = e.type === "pointerup" ? grip.drop(e, { x, y }) : null;
      card.removeAttribute("data-dragged");
      now.current.take?.(null);
      if (key) now.current.choose(key);
      // the next motion starts where the card was let go; a card that stays glides back
      requestAnimationFrame(() => requestAnimationFrame(() => (card.style.transform = "")));
    };
    /** @param {MouseEvent} e */
    const click = (e) => {
      if (!dragged) return;
      dragged = false;
      e.stopPropagation();
      e.preventDefault();
    };
    const { listen, stop } = createListeners();
    listen(table, "pointerdown", down);
    listen(table, "pointermove", move);
    listen(table, "pointerup", up);
    listen(table, "pointercancel", up);
    listen(table, "click", click, true);
    return stop;
  }, []);
}

/**
 * Where to drop a card: one from hand is played up on the table, a shared one is bought down at the hand.
 * @param {HTMLElement | null} table @param {Choice[]} options @param {string} zone @returns {Grip | null}
 */
export function simpleGrip(table, options, zone) {
  const buys = !zone.includes("/");
  const name = zone.split("/").pop() ?? "";
  const choice = options.find(({ about }) => !about.spare && about.zones?.includes(name));
  if (!choice || !(buys || name === "hand")) return null;
  const { key } = choice;
  return {
    mode: buys ? "buying" : "playing",
    drop: (e, from) => {
      const mine = table?.querySelector(".mine")?.getBoundingClientRect();
      const home = table?.querySelector(".home")?.getBoundingClientRect();
      return mine && home && (buys ? e.clientY > mine.top : e.clientY < Math.min(home.top, from.y - 40)) ? key : null;
    },
  };
}
