// @ts-check
// The layout and the cards of a game, and what is shown without a layout.

import { html, useEffect, useErrorBoundary, useMemo, useRef, useState } from "../vendor/preact.js";
import { useFetched } from "../server_data.js";

/**
 * A game's layout: its table, and icons of event kinds that only it has.
 * @param {string | undefined} game
 */
export function useLayout(game) {
  const [layout, setLayout] = useState(
    /** @type {{Table: any, icons?: Record<string, string>, deeds?: Record<string, import("../parts/turns.js").Deed>} | null} */ (null),
  );
  useEffect(() => {
    if (!game) return;
    import(`../layouts/${game.replaceAll("-", "_")}.js`).then(setLayout, () => setLayout({ Table: PlainTable }));
  }, [game]);
  return layout;
}

/** The cards of a game by id. @param {string | undefined} game @returns {Map<string, any> | null} */
export function useCards(game) {
  const list = useFetched(game ? `/api/cards/${game}` : null);
  return useMemo(() => list && new Map(list.map((/** @type {any} */ card) => [card.id, card])), [list]);
}

/**
 * If a layout fails, the table can still be played. The layout is tried again after the next choice.
 * @param {{layout: any, at: number, with: any}} props
 */
export function Guarded({ layout: Layout, at, with: props }) {
  // each attempt has an element of its own, so that a half-drawn one goes away with it
  const attempt = useRef(0);
  const [error, again] = useErrorBoundary((failure) => {
    attempt.current++;
    console.error(failure);
  });
  useEffect(() => {
    if (!error) return;
    attempt.current++;
    again();
  }, [at]);
  return html`<div class="guarded" key=${attempt.current}>${error ? html`<${PlainTable} ...${props} />` : html`<${Layout} ...${props} />`}</div>`;
}

/**
 * Every choice as a button: for a game without a layout of its own.
 * @param {any} props
 */
function PlainTable({ prompt, choices, choose, say }) {
  return html`<div class="plain">
    ${prompt}
    <div class="plain-choices">
      ${choices.map((/** @type {any} */ choice) => html`<button type="button" class="button" key=${choice.key} onClick=${() => choose(choice.key)}>${say(choice.text)}</button>`)}
    </div>
  </div>`;
}
