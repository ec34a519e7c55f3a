// @ts-check
// The rules page: every line of a ledger has an address.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { normalized } from "./search.js";
import { Icon, LanguageButton } from "../controls.js";
import { Notice } from "../lobby/invitations.js";
import { Logo } from "../logo.js";
import { get, errorMessage } from "../net.js";
import { say, useLanguage } from "../voice.js";

/** @typedef {{id: string, chapter: string, text: string, reference: string, unshowable: string | null}} Line */
/** @typedef {{ledger: string, game: string | null, lang: string, lines: Line[]}} Ledger */

/** A ledger line for people: ids lose their code marks. @param {string} text */
export const plain = (text) => text.replaceAll("`", "");

/** @param {{id: string}} props a line ("SR-114"), or all of them ("SR") */
export function Rules({ id }) {
  const lang = useLanguage();
  const here = id.toUpperCase();
  const code = here.split("-")[0];
  const [ledger, setLedger] = useState(/** @type {Ledger | null} */ (null));
  const [cards, setCards] = useState(/** @type {import("./search.js").CardDef[]} */ ([]));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [words, setWords] = useState("");
  useEffect(() => {
    let wanted = true;
    get(`/api/ledgers/${encodeURIComponent(code)}?lang=${lang}`).then(
      (found) => wanted && setLedger(found),
      (error) => wanted && setRefused(errorMessage(error)),
    );
    return () => void (wanted = false);
  }, [code, lang]);
  useEffect(() => {
    if (ledger?.game) get(`/api/cards/${ledger.game}`).then(setCards, () => {}); // the page works without cards
  }, [ledger?.game]);
  useEffect(() => {
    document.title = say("rules-title", { rule: here });
  }, [here, lang]);

  const spokenOf = useMemo(() => {
    /** @type {Map<string, typeof cards>} */
    const by = new Map();
    for (const card of cards) for (const rule of card.rules) by.set(rule, [...(by.get(rule) ?? []), card]);
    return by;
  }, [cards]);
  const chapters = useMemo(() => {
    const each = normalized(words).split(/\s+/).filter(Boolean);
    /** @type {Map<string, Line[]>} */
    const by = new Map();
    for (const line of ledger?.lines ?? []) {
      const text = normalized(`${line.id} ${line.chapter} ${line.text}`);
      if (each.every((word) => text.includes(word))) by.set(line.chapter, [...(by.get(line.chapter) ?? []), line]);
    }
    return [...by];
  }, [ledger, words]);
  const lit = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => lit.current?.scrollIntoView({ block: "center" }), [here, ledger !== null]);

  if (refused) return html`<${Notice} text=${say(refused)} />`;
  if (ledger && here !== code && !ledger.lines.some((line) => line.id === here)) return html`<${Notice} text=${say("server-no-rule")} />`;
  const game = ledger?.game;
  return html`<div class="browser rules">
    <header class="browser-head">
      <a class="wordmark" href="/" aria-label=${say("web-to-lobby")}><${Logo} /></a>
      <h1>${game && say(`game-${game}`)}<small>${say("rules-all")}</small></h1>
      ${game && html`<a class="button small" href=${`/cards/${game}`}><${Icon} name="cards" />${say("cards-open")}</a>`}
      <${LanguageButton} />
    </header>
    ${!ledger && html`<p class="loading" role="status">${say("web-loading")}</p>`}
    ${
      ledger &&
      html`<form class="browser-search" role="search" aria-label=${say("rules-search")} onSubmit=${(/** @type {Event} */ e) => e.preventDefault()}>
        <label class="field browser-words"><span class="unseen">${say("rules-search")}</span>
          <input type="search" value=${words} placeholder=${say("rules-search")} autocomplete="off" spellcheck="false" onInput=${(/** @type {any} */ e) => setWords(e.target.value)} /></label>
      </form>
      <main class="rules-lines" lang=${ledger.lang}>
        ${chapters.map(
          ([chapter, lines]) => html`<section key=${chapter}>
            <h2>${chapter}</h2>
            <ol>
              ${lines.map(
                (
                  line,
                ) => html`<li key=${line.id} class=${line.id === here ? "lit" : ""} ref=${line.id === here ? lit : null} aria-current=${line.id === here ? "true" : null}>
                  <a class="rule-number" href=${`/rules/${line.id}`}>${line.id}</a>
                  <div><p>${plain(line.text)}</p>
                    ${spokenOf.has(line.id) && html`<p class="rules-cards"><${Icon} name="cards" label=${say("rules-cards")} />${spokenOf.get(line.id)?.map((card) => html`<a key=${card.id} href=${`/cards/${game}/${card.id}`}>${say(card.name)}</a>`)}</p>`}</div>
                </li>`,
              )}
            </ol>
          </section>`,
        )}
        ${!chapters.length && html`<p class="quiet browser-none">${say("rules-none")}</p>`}
      </main>`
    }
  </div>`;
}
