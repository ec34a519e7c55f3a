// @ts-check
// The page of a shared deck: read it, try it, copy it.

import { html, useEffect, useState } from "../vendor/preact.js";
import { Icon, LanguageButton, toast } from "../controls.js";
import { Curves, OneSet } from "./builder.js";
import { FirstHands } from "./tools.js";
import { Flaws, inShort } from "./decks.js";
import { Notice } from "../lobby/invitations.js";
import { Logo } from "../logo.js";
import { get, post, errorMessage } from "../net.js";
import { say, useLanguage } from "../voice.js";

/** @typedef {import("../cards/search.js").CardDef} CardDef */
/** @typedef {import("./decks.js").Parts} Parts */

/** @param {{id: string, go: import("../app.js").Go}} props `id`: the token of the link */
export function SharedDeck({ id, go }) {
  const lang = useLanguage();
  const [found, setFound] = useState(/** @type {{shared: any, parts: Parts, cards: Map<string, CardDef>} | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const load = async () => {
      const shared = await get(`/api/shared/${encodeURIComponent(id)}`);
      const [parts, list] = await Promise.all([get(`/api/deck-parts/${shared.game}`), get(`/api/cards/${shared.game}`)]);
      setFound({ shared, parts, cards: new Map(list.map((/** @type {CardDef} */ card) => [card.id, card])) });
    };
    load().catch((error) => setRefused(errorMessage(error)));
  }, []);
  useEffect(() => {
    document.title = found ? `${found.shared.name} · Kantyna` : say("web-title");
  }, [found, lang]);
  if (refused) return html`<${Notice} text=${say(refused)} />`;
  if (!found) return html`<div class="loading" role="status">${say("web-loading")}</div>`;
  const { shared, parts, cards } = found;
  const { game, name, deck } = shared;
  const copy = () =>
    post("/api/decks", { game, name, deck }).then(
      (made) => go(`/decks/${made.id}`),
      (error) => toast(errorMessage(error)),
    );
  const held = parts.parts.filter((part) => deck.sets.includes(part.id));
  const all = deck.sets.flatMap((/** @type {number} */ number) => parts.parts.find((part) => part.id === number)?.cards ?? []);
  return html`<div class="browser builder">
    <header class="browser-head">
      <a class="wordmark" href="/" aria-label=${say("web-to-lobby")}><${Logo} /></a>
      <h1>${name}<small>${say("decks-shared-title")}</small></h1>
      <a class="button small" href="/decks"><${Icon} name="deck" />${say("decks-title")}</a>
      <${LanguageButton} />
    </header>
    <aside class="builder-deck" aria-label=${say("decks-shared-title")}>
      <div><p class=${shared.flaws.length ? "builder-short" : "builder-short good"}>${inShort(shared)}</p>${shared.flaws.length > 0 && html`<${Flaws} flaws=${shared.flaws} />`}</div>
      <div class="deck-tools">
        <button type="button" class="button small primary" onClick=${copy}><${Icon} name="copy" />${say("decks-take-copy")}</button>
        <${FirstHands} game=${game} deck=${deck} cards=${cards} disabled=${shared.flaws.length > 0} />
      </div>
      <${Curves} deck=${all.flatMap((/** @type {string} */ card) => cards.get(card) ?? [])} />
    </aside>
    <main class="builder-sets">
      ${held.map((part) => html`<${OneSet} key=${part.id} game=${game} part=${part} cards=${cards} n=${deck.sets.filter((/** @type {number} */ one) => one === part.id).length} />`)}
    </main>
  </div>`;
}
