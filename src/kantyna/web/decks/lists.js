// @ts-check
// The deck lists a player may read at the table: their own, and with open decks everybody's.

import { html, useEffect, useRef } from "../vendor/preact.js";
import { IconButton } from "../controls.js";
import { useFetched } from "../server_data.js";

/**
 * @param {{game: string, lists: Record<string, import("./decks.js").Deck>, names: string[], cards: Map<string, any>, say: import("../voice.js").Say, close: () => void}} props
 */
export function DeckLists({ game, lists, names, cards, say, close }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const parts = /** @type {import("./decks.js").Parts | null} */ (useFetched(`/api/deck-parts/${game}`));
  useEffect(() => ref.current?.showModal(), []);
  return html`<dialog class="first-hand deck-lists" aria-labelledby="deck-lists-title" ref=${ref} onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && ref.current?.close()}>
    <header><h2 id="deck-lists-title">${say("seat-lists")}</h2><${IconButton} icon="close" label=${say("web-close")} onClick=${() => ref.current?.close()} /></header>
    <div class="deck-lists-all">
      ${Object.entries(lists).map(
        ([seat, deck]) => html`<section key=${seat}>
          <h3>${names[Number(seat)]}${deck.affiliation && html` · ${say(`faction-${deck.affiliation}`)}`}</h3>
          <ul>${[...new Set(deck.sets ?? [])].map((number) => {
            const objective = parts?.parts.find((part) => part.id === number)?.cards[0];
            const name = objective && cards.get(objective)?.name;
            return (
              name &&
              html`<li key=${number}><b>${deck.sets.filter((one) => one === number).length}</b><a href=${`/cards/${game}/${objective}`} target="_blank">${say(name)}</a></li>`
            );
          })}</ul>
        </section>`,
      )}
    </div>
  </dialog>`;
}
