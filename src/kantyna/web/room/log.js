// @ts-check
// The log: a line for each event. Events of a story are folded under its headline once it is over.

import { html, useLayoutEffect, useMemo, useRef } from "../vendor/preact.js";
import { Icon } from "../controls.js";
import { seatColour } from "../names.js";
import { idOf } from "../parts/card/card.js";
import { Lens } from "../parts/card/lens.js";

/** @typedef {import("../net.js").TableEvent} TableEvent */
/** @typedef {import("../voice.js").Say} Say */
/** @typedef {{kind: string, seat: number, text: string, times: number, card: string | undefined}} Line */
/** @typedef {{key: number, name: string, kind: string, seat: number, text: string, running: boolean, parts: Part[]}} Story */
/** @typedef {Line | Story} Part */

/**
 * Keeps a list scrolled to its end, unless the reader has scrolled up.
 * @param {any} grown
 */
export function useScrollToEnd(grown) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [grown]);
  const onScroll = () => {
    const at = list.current;
    if (at) atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
  };
  return { ref: list, onScroll };
}

/**
 * Repeated lines become one line with a number. Events from the one that begins a story to the one
 * that ends it belong to that story; the headline of a running story is its first line.
 * @param {TableEvent[]} events
 * @param {number} from the number of the first one
 * @param {Say} say
 * @returns {Part[]}
 */
export function logParts(events, from, say) {
  /** @type {Part[]} */
  let parts = [];
  /** @type {Story[]} */
  const open = [];
  const place = () => open[open.length - 1]?.parts ?? parts;
  /** @param {string} name */
  const close = (name) => {
    while (open.some((story) => story.name === name)) /** @type {Story} */ (open.pop()).running = false;
  };
  events.forEach((event, i) => {
    const { kind, seat, card } = event;
    const text = say((event.ends && event.headline) || event.text);
    if (event.begins) {
      close(event.begins);
      const story = { key: from + i, name: event.begins, kind, seat, text, running: true, parts: [] };
      place().push(story);
      open.push(story);
    } else if (event.ends) {
      const story = open.find(({ name }) => name === event.ends);
      if (story && event.headline) story.text = text;
      // the story began before the first event here
      if (!story) parts = [{ key: from - 1, name: event.ends, kind, seat, text, running: false, parts }];
      close(event.ends);
    } else {
      const last = place()[place().length - 1];
      if (last && "times" in last && last.text === text) last.times++;
      else place().push({ kind, seat, text, times: 1, card: card ? idOf(card) : undefined });
      // the game ended in the middle of a story: it stays unfolded, with its headline
      if (event.headline && open.length) open[open.length - 1].text = say(event.headline);
    }
  });
  return parts;
}

/** @param {{parts: Part[], icons: Record<string, string>}} props */
function Parts({ parts, icons }) {
  const colour = (/** @type {number} */ seat) => ({ "--seat": seat >= 0 ? seatColour(seat) : "var(--dim)" });
  return html`<ol>
    ${parts.map((part, i) =>
      "parts" in part
        ? html`<li key=${`story ${part.key}`} class="log-story" style=${colour(part.seat)}>
          <details open=${part.running}>
            <summary class="log-line"><${Icon} name=${icons[part.kind] ?? "star"} /><span>${part.text}</span></summary>
            <${Parts} parts=${part.parts} icons=${icons} />
          </details>
        </li>`
        : html`<li key=${i} class=${`log-line log-${part.kind}`} data-line-card=${part.card} style=${colour(part.seat)}>
          <${Icon} name=${icons[part.kind] ?? "star"} /><span>${part.text}${part.times > 1 && html` <b class="times">×${part.times}</b>`}</span>
        </li>`,
    )}
  </ol>`;
}

/**
 * Enlarges the card that a line is about.
 * @param {{events: TableEvent[], from: number, say: Say, title: string | null, icons: Record<string, string>, cards: Map<string, import("../parts/card/card.js").CardDef>, game: string}} props
 */
export function Log({ events, from, say, title, icons, cards, game }) {
  const end = useScrollToEnd(events);
  const parts = useMemo(() => logParts(events, from, say), [events, from, say]);
  return html`<div class="log" role="log" tabindex="0" aria-label=${say("web-log")} ...${end}>
    ${title && html`<p class="log-title">${title}</p>`}
    <${Parts} parts=${parts} icons=${icons} />
    <${Lens} root=${end.ref} cards=${cards} game=${game} say=${say} lines />
  </div>`;
}
