// @ts-check
// The player's decks: create, import, copy, delete. Each opens in the builder.

import { html, useEffect, useState } from "../vendor/preact.js";
import { CopyButton, Icon, LanguageButton, Select, toast } from "../controls.js";
import { useFetched } from "../server_data.js";
import { Logo } from "../logo.js";
import { get, post, errorMessage } from "../net.js";
import { inLanguage, language, say, sentence, useLanguage } from "../voice.js";

/** @typedef {import("../voice.js").Message} Message */
/** @typedef {{affiliation: string | null, sets: number[]}} Deck */
/** `version` goes up with every change; `share`: the token of its link. @typedef {{id: string, game: string, name: string, deck: Deck, side: string | null, updated: number, version: number, share: string | null, flaws: Message[], elsewhere: Message[]}} SavedDeck */
/** @typedef {{id: number, cards: string[], most: number, side: string, affiliation: string, only: string | null}} Part */
/** @typedef {{parts: Part[], ready: (Deck & {id: string, name: any, side: string, formats: string[]})[], forms: string[]}} Parts */

/** @param {{go: import("../app.js").Go}} props */
export function Decks({ go }) {
  const lang = useLanguage();
  const [mine, setMine] = useState(/** @type {{decks: SavedDeck[], games: string[]} | null} */ (null));
  const [refused, setRefused] = useState(/** @type {Message | null} */ (null));
  const look = () => get("/api/decks").then(setMine, (error) => setRefused(errorMessage(error)));
  useEffect(() => void look(), []);
  useEffect(() => {
    document.title = `${say("decks-title")} · Kantyna`;
  }, [lang]);
  /** @param {{game: string, name: string, deck: any}} order */
  const add = async (order) => go(`/decks/${(await post("/api/decks", order)).id}`);
  return html`<div class="decks">
    <header class="browser-head">
      <a class="wordmark" href="/" aria-label=${say("web-to-lobby")}><${Logo} /></a>
      <h1>${say("decks-title")}</h1>
      <${LanguageButton} />
    </header>
    <main>
      ${refused && html`<p class="bar warning" role="alert">${say(refused)}</p>`}
      ${!mine && !refused && html`<p class="loading" role="status">${say("web-loading")}</p>`}
      ${mine && html`<${SavedDecks} decks=${mine.decks} look=${look} add=${add} />`}
      ${mine?.games.map((game) => html`<${NewDeck} key=${game} game=${game} add=${add} />`)}
      ${mine?.games.map((game) => html`<${Import} key=${game} game=${game} add=${add} />`)}
    </main>
  </div>`;
}

/** The address of a deck as a file. @param {string} id @param {string} form */
export const fileOf = (id, form) => `/api/decks/${id}/file?form=${form}&lang=${language()}`;

/** One line about a deck: affiliation, size, whether it is legal. @param {{deck: Deck, flaws: Message[]}} kept */
export const inShort = ({ deck, flaws }) =>
  [
    say(deck.affiliation ? `faction-${deck.affiliation}` : "decks-no-affiliation"),
    say("decks-sets", { n: deck.sets.length }),
    flaws.length ? say("decks-flaws", { n: flaws.length }) : say("decks-legal"),
  ].join(" · ");

/** @param {{decks: SavedDeck[], look: () => void, add: (order: any) => Promise<void>}} props */
function SavedDecks({ decks, look, add }) {
  const [sure, setSure] = useState(/** @type {string | null} */ (null));
  /** @param {() => Promise<any>} doing */
  const attempt = (doing) => doing().catch((error) => toast(errorMessage(error)));
  return html`<section class="panel" aria-labelledby="decks-mine">
    <h2 id="decks-mine">${say("decks-mine")}</h2>
    ${!decks.length && html`<p class="quiet">${say("decks-none")}</p>`}
    <ul class="deck-list">
      ${decks.map(
        (kept) => html`<li key=${kept.id}>
          <div><a class="deck-name" href=${`/decks/${kept.id}`}>${kept.name}</a><p class="quiet">${inShort(kept)}</p></div>
          <div class="deck-tools">
            <button type="button" class="button small" onClick=${() => attempt(() => add({ game: kept.game, name: say("decks-copy-name", { name: kept.name }).slice(0, 60), deck: kept.deck }))}><${Icon} name="copy" />${say("decks-copy")}</button>
            ${
              sure === kept.id
                ? html`<button type="button" class="button small danger" onClick=${() => attempt(() => post(`/api/decks/${kept.id}/remove`, {}).then(look))}>${say("decks-delete-sure")}</button>`
                : html`<button type="button" class="button small" aria-label=${say("decks-delete-this", { name: kept.name })} onClick=${() => setSure(kept.id)}><${Icon} name="scrap" />${say("decks-delete")}</button>`
            }
          </div>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{game: string, add: (order: any) => Promise<void>}} props */
function NewDeck({ game, add }) {
  const parts = /** @type {Parts | null} */ (useFetched(`/api/deck-parts/${game}`));
  const [from, setFrom] = useState("");
  if (!parts) return null;
  const starts = parts.ready.flatMap(({ id, name, affiliation, sets }) => [
    { id, label: say("decks-from-ready", { name: inLanguage(name) }), deck: { affiliation, sets } },
    ...(id === affiliation
      ? [{ id: `${id}-empty`, label: say("decks-from-empty", { name: say(`faction-${affiliation}`) }), deck: { affiliation, sets: [] } }]
      : []),
  ]);
  const start = starts.find(({ id }) => id === from) ?? starts[0];
  const make = () => add({ game, name: say(`faction-${start.deck.affiliation}`), deck: start.deck }).catch((error) => toast(errorMessage(error)));
  return html`<section class="panel" aria-labelledby="decks-new">
    <h2 id="decks-new">${say("decks-new")}</h2>
    <div class="deck-new">
      <${Select} label=${say("decks-from")} value=${start.id} onPick=${setFrom} of=${starts.map(({ id, label }) => [id, label])} />
      <button type="button" class="button primary" onClick=${make}>${say("decks-make")}</button>
    </div>
  </section>`;
}

/** Imports a deck, pasted or from a file. @param {{game: string, add: (order: any) => Promise<void>}} props */
function Import({ game, add }) {
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [refused, setRefused] = useState(/** @type {Message | null} */ (null));
  const bring = async () => {
    setRefused(null);
    try {
      await add({ game, name: name || say("decks-imported"), deck: text });
    } catch (error) {
      setRefused(errorMessage(error));
    }
  };
  const open = async (/** @type {any} */ event) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setName(file.name.replace(/\.[^.]*$/, "").slice(0, 60));
    setText(await file.text());
    event.target.value = "";
  };
  return html`<section class="panel" aria-labelledby="decks-import">
    <h2 id="decks-import">${say("decks-import")}</h2>
    <p class="quiet">${say("decks-import-help")}</p>
    <label class="field"><span class="unseen">${say("decks-import-text")}</span>
      <textarea rows="7" spellcheck="false" value=${text} placeholder=${"Jedi\n2 A Hero's Journey\n2 Wejść tam musisz"} onInput=${(/** @type {any} */ e) => setText(e.target.value)}></textarea></label>
    ${refused && html`<${RefusedDeck} refused=${refused} />`}
    <div class="deck-new">
      <label class="button"><${Icon} name="upload" />${say("web-load-choose")}<input class="unseen" type="file" accept=".o8d,.txt,.json,text/plain,application/xml" onChange=${open} /></label>
      <button type="button" class="button primary" disabled=${!text.trim()} onClick=${bring}>${say("decks-import-do")}</button>
    </div>
  </section>`;
}

const RULE = /([A-Z]+-\d{3,})/;

/** All flaws of a deck, each with a link to its rule. @param {{flaws: Message[]}} props */
export function Flaws({ flaws }) {
  const linked = (/** @type {string} */ text) =>
    text.split(RULE).map((part, i) => (i % 2 ? html`<a key=${i} class="rule-id" href=${`/rules/${part}`} target="_blank">${part}</a>` : part));
  return html`<ul class="flaws">${flaws.map((flaw, i) => html`<li key=${i}>${linked(sentence(say(flaw)))}.</li>`)}</ul>`;
}

/** Why a deck was refused: its flaws, or another error. @param {{refused: Message}} props */
export function RefusedDeck({ refused }) {
  const flaws = refused.id === "error-deck" ? (refused.args?.flaws ?? []) : null;
  return html`<div class="form-error" role="alert">${flaws ? html`<${Flaws} flaws=${flaws} />` : say(refused)}</div>`;
}

/** Download and copy buttons for a deck. @param {{kept: SavedDeck, forms: string[]}} props */
export function DeckDownloads({ kept, forms }) {
  return html`<div class="deck-tools">
    ${forms.filter((form) => form !== "json").map((form) => html`<a key=${form} class="button small" href=${fileOf(kept.id, form)} download><${Icon} name="download" />${say("decks-as", { form: form === "text" ? ".txt" : `.${form}` })}</a>`)}
    <${CopyAsText} kept=${kept} />
  </div>`;
}

/** @param {{kept: SavedDeck}} props */
function CopyAsText({ kept }) {
  const [text, setText] = useState("");
  const address = fileOf(kept.id, "text");
  useEffect(() => {
    let wanted = true;
    fetch(address).then(
      async (answer) => {
        const found = answer.ok ? await answer.text() : "";
        if (wanted) setText(found);
      },
      () => {},
    );
    return () => void (wanted = false);
  }, [address, kept.updated]);
  return text && html`<${CopyButton} text=${text} label=${say("decks-copy-text")} />`;
}
