// @ts-check
/** The digit keys: they pick a line of an open menu, an answer to a question, or else a card in hand or a lit one. */

import { useEffect, useLayoutEffect } from "../vendor/preact.js";

const MOST = 9;

/** The buttons that the digits press now. @param {HTMLElement} table @returns {HTMLElement[]} */
function numbered(table) {
  if (!table.classList.contains("my-move")) return [];
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...table.querySelectorAll(selector)]);
  const chooser = find(".chooser button.action");
  if (chooser.length) return chooser.slice(0, MOST);
  const found = table.classList.contains("question")
    ? find("button.card.asked, button.seat-plate.asked, .actions button.action:not(:disabled)")
    : [...find(".hand button[data-card]"), ...find(":not(.hand-line) > li button.card.lit, .pile button.card.lit")];
  return [...new Set(found)].slice(0, MOST);
}

/** @param {{current: HTMLElement | null}} root @param {boolean} live */
export function useDigits(root, live) {
  useLayoutEffect(() => {
    for (const el of root.current?.querySelectorAll("[data-digit]") ?? []) el.removeAttribute("data-digit");
    if (live && root.current) numbered(root.current).forEach((el, i) => el.setAttribute("data-digit", String(i + 1)));
  });
  useEffect(() => {
    /** @param {KeyboardEvent} e */
    const key = (e) => {
      const target = e.target instanceof HTMLElement ? e.target : null;
      if (!live || !root.current || !/^[1-9]$/.test(e.key) || e.ctrlKey || e.metaKey || e.altKey) return;
      if (target?.closest("input, textarea, select, dialog")) return;
      const chosen = numbered(root.current)[Number(e.key) - 1];
      if (!chosen) return;
      e.preventDefault();
      chosen.focus({ preventScroll: true });
      chosen.click();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [live]);
}
