// @ts-check
// All cards of a game as pictures, with search, filters and an address for each card.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { ORDERS, filtersOf, searchCards, writtenOn } from "./search.js";
import { CopyButton, Icon, IconButton, LanguageButton, Select } from "../controls.js";
import { useFetched } from "../server_data.js";
import { Notice } from "../lobby/invitations.js";
import { Logo } from "../logo.js";
import { get, errorMessage } from "../net.js";
import { Card, CardPage } from "../parts/card/card.js";
import { plain } from "./rules.js";
import { LANGUAGES, language, load, say, sayIn, useLanguage } from "../voice.js";

/** @typedef {import("./search.js").CardDef} CardDef */
/** @typedef {import("./search.js").Filter} Filter */
/** @typedef {import("./search.js").Wanted} Wanted */

/** Facts that the enlarged card already shows as a sentence. */
const ON_THE_PAGE = new Set(["reconstructed", "provenance"]);

const WIDE = "(min-width: 900px)";

/**
 * @param {{game: string, card: string | null, search: URLSearchParams, go: import("../app.js").Go}} props `card`: the enlarged one; `search`: the query of the address
 */
export function CardBrowser({ game, card: id, search, go }) {
  const lang = useLanguage();
  const name = say(`game-${game}`);
  const voices = useVoices();
  const [cards, setCards] = useState(/** @type {CardDef[] | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [words, setWords] = useState(search.get("q") ?? "");
  const [order, setOrder] = useState(search.get("order") ?? "box");
  const [wanted, setWanted] = useState(() => wantedIn(search));
  useEffect(() => {
    get(`/api/cards/${encodeURIComponent(game)}`).then(setCards, (error) => setRefused(errorMessage(error)));
  }, []);

  const filters = useMemo(() => (cards ? filtersOf(cards) : []), [cards, lang]);
  const written = useMemo(() => {
    const texts = new Map((cards ?? []).map((one) => [one.id, writtenOn(one, voices)]));
    return (/** @type {CardDef} */ one) => texts.get(one.id) ?? "";
  }, [cards, voices.length]);
  const shown = useMemo(() => {
    const some = searchCards(cards ?? [], wanted, words, written);
    return order in ORDERS ? [...some].sort(ORDERS[order](say)) : some;
  }, [cards, wanted, words, written, order, lang]);

  const asked = new URLSearchParams({ ...(words.trim() && { q: words.trim() }), ...wanted, ...(order !== "box" && { order }) }).toString();
  const tail = asked && `?${asked}`;
  // the address changed: a step back, or a link to cards of some kind
  useEffect(() => {
    if (search.toString() === asked) return;
    setWords(search.get("q") ?? "");
    setOrder(search.get("order") ?? "box");
    setWanted(wantedIn(search));
  }, [search.toString()]);
  const list = `/cards/${game}${tail}`;
  const addressOf = (/** @type {CardDef} */ one) => `/cards/${game}/${one.id}${tail}`;
  const large = cards?.find((one) => one.id === id) ?? null;
  // the search is kept in the address, so that it can be shared and survives a step back
  useEffect(() => {
    if (cards) history.replaceState(history.state, "", large ? addressOf(large) : list);
  }, [tail, cards]);
  useEffect(() => {
    document.title = large ? say("cards-title-card", { game: name, card: say(large.name) }) : say("cards-title", { game: name });
  }, [lang, large]);

  // a reader who came from the list returns to it
  const [inside, setInside] = useState(false);
  const close = () => {
    setInside(false);
    if (inside) history.back();
    else go(list, true);
  };

  if (refused) return html`<${Notice} text=${say(refused)} />`;
  if (cards && id && !large) return html`<${Notice} text=${say("cards-no-card")} />`;
  const rules = cards?.flatMap((one) => one.rules)[0]?.split("-")[0];
  return html`<div class="browser">
    <header class="browser-head">
      <a class="wordmark" href="/" aria-label=${say("web-to-lobby")}><${Logo} /></a>
      <h1>${name}<small>${say("cards-all")}</small></h1>
      ${rules && html`<a class="button small" href=${`/rules/${rules}`}><${Icon} name="book" />${say("rules-open")}</a>`}
      <${LanguageButton} />
    </header>
    ${!cards && html`<p class="loading" role="status">${say("web-loading")}</p>`}
    ${
      cards &&
      html`<form class="browser-search" role="search" aria-label=${say("cards-search")} onSubmit=${(/** @type {Event} */ e) => e.preventDefault()}>
        <label class="field browser-words"><span class="unseen">${say("cards-search")}</span>
          <input type="search" value=${words} placeholder=${say("cards-search-short")} autocomplete="off" spellcheck="false" enterkeyhint="search" onInput=${(/** @type {any} */ e) => setWords(e.target.value)} /></label>
        <${Filters} filters=${filters} wanted=${wanted} setWanted=${setWanted} order=${order} setOrder=${setOrder} among=${(/** @type {Wanted} */ others) => searchCards(cards, others, words, written)} />
      </form>
      <main class="browser-cards">
        <p class="browser-count"><span role="status">${say("cards-count", { n: shown.length, of: cards.length })}</span>
          ${
            (words || Object.keys(wanted).length > 0) &&
            html`<button type="button" class="button small" onClick=${() => {
              setWords("");
              setWanted({});
            }}><${Icon} name="close" />${say("cards-clear")}</button>`
          }</p>
        <ul class=${`browser-list table ${game}`}>
          ${shown.map((one) => html`<li key=${one.id}><a href=${addressOf(one)} onClick=${() => setInside(true)}><${Card} card=${one} say=${say} /></a></li>`)}
        </ul>
        ${!shown.length && html`<p class="quiet browser-none">${say("cards-none")}</p>`}
      </main>`
    }
    ${cards && large && html`<${LargeCard} game=${game} card=${large} among=${shown} filters=${filters} addressOf=${addressOf} go=${go} close=${close} />`}
  </div>`;
}

/** The filter values in an address. @param {URLSearchParams} search @returns {Wanted} */
const wantedIn = (search) => Object.fromEntries([...search].filter(([name]) => name !== "q" && name !== "order"));

/** A voice for each loaded language: the reader's at once, the others when they arrive. */
export function useVoices() {
  const [, redraw] = useState(0);
  useEffect(() => {
    for (const lang of LANGUAGES) {
      load(lang).then(
        () => redraw((n) => n + 1),
        () => {}, // search works in the reader's language alone
      );
    }
  }, []);
  return LANGUAGES.flatMap((lang) => sayIn(lang) ?? []);
}

/**
 * @param {{closed?: boolean, filters: Filter[], wanted: Wanted, setWanted: (wanted: Wanted) => void, order?: string, setOrder?: (order: string) => void, among: (wanted: Wanted) => CardDef[]}} props
 *   `among`: the cards that these values would show; without `setOrder` their order is fixed
 */
export function Filters({ closed = false, filters, wanted, setWanted, order, setOrder, among }) {
  const [open, setOpen] = useState(() => !closed && matchMedia(WIDE).matches);
  /** @param {string} fact @param {string} value */
  const want = (fact, value) => {
    const { [fact]: _, ...others } = wanted;
    setWanted(value ? { ...others, [fact]: value } : others);
  };
  /** The values that still match something, given the other filters. @param {string} fact @param {Filter["values"]} values */
  const left = (fact, values) => {
    const { [fact]: mine, ...others } = wanted;
    const there = new Set(among(others));
    const counted = values.map(({ value, label, cards }) => ({ value, called: label, n: cards.filter((card) => there.has(card)).length }));
    return counted.filter(({ value, n }) => n || value === mine);
  };
  const chosen = Object.keys(wanted).length;
  return html`<details class="browser-filters" open=${open} onToggle=${(/** @type {any} */ e) => setOpen(e.currentTarget.open)}>
    <summary>${say("cards-filters")}${chosen > 0 && html` <b>${chosen}</b>`}</summary>
    <div class="browser-fields">
      ${filters
        .filter(({ flag }) => !flag)
        .map(
          ({
            fact,
            label,
            values,
          }) => html`<${Select} key=${fact} label=${label} value=${wanted[fact] ?? ""} onPick=${(/** @type {string} */ value) => want(fact, value)}
          of=${[["", say("cards-any")], ...left(fact, values).map(({ value, called, n }) => [value, say("cards-value", { value: called, n })])]} />`,
        )}
      ${setOrder && html`<${Select} label=${say("cards-order")} value=${order} onPick=${setOrder} of=${Object.keys(ORDERS).map((one) => [one, say(`cards-order-${one}`)])} />`}
      ${filters
        .filter(({ flag }) => flag)
        .map(
          ({
            fact,
            label,
            values,
          }) => html`<label class="check" key=${fact}><input type="checkbox" checked=${fact in wanted} onChange=${() => want(fact, fact in wanted ? "" : "yes")} />
          <span>${say("cards-value", { value: label, n: left(fact, values)[0]?.n ?? 0 })}</span></label>`,
        )}
    </div>
  </details>`;
}

/**
 * One card, enlarged, with all its facts.
 * @param {{game: string, card: CardDef, among: CardDef[], filters: Filter[], addressOf: (card: CardDef) => string, go: import("../app.js").Go, close: () => void}} props
 */
function LargeCard({ game, card, among, filters, addressOf, go, close }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    return () => before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true });
  }, []);
  const at = among.indexOf(card);
  const [previous, next] = at < 0 ? [] : [among[at - 1], among[at + 1]];
  const turnTo = (/** @type {CardDef | undefined} */ one) => one && go(addressOf(one), true);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowLeft") turnTo(previous);
    if (event.key === "ArrowRight") turnTo(next);
  };
  const other = LANGUAGES.find((lang) => lang !== language()) ?? "en";
  const speakOther = sayIn(other);
  const doubtful = card.facts.reconstructed ?? [];
  const facts = filters.flatMap(({ fact, label, flag, values }) => {
    if (ON_THE_PAGE.has(fact)) return [];
    const own = values.filter((value) => !value.more && value.cards.includes(card));
    return own.length
      ? [{ fact, label, text: flag ? say("cards-yes") : own.map((value) => value.label).join(", "), only: own.length === 1 ? own[0].value : null }]
      : [];
  });
  return html`<dialog class="browser-large" aria-labelledby="large-name" ref=${ref} onClose=${close} onKeyDown=${key}
    onClick=${(/** @type {MouseEvent} */ e) => e.target === ref.current && ref.current?.close()}>
    <header>
      <${IconButton} icon="left" label=${say("cards-previous")} disabled=${!previous} onClick=${() => turnTo(previous)} />
      <${IconButton} icon="right" label=${say("cards-next")} disabled=${!next} onClick=${() => turnTo(next)} />
      <h2 class="unseen" id="large-name">${say(card.name)}</h2>
      ${at >= 0 && html`<span class="quiet">${say("cards-at", { at: at + 1, of: among.length })}</span>`}
      <span class="gap"></span>
      <${CopyButton} text=${`${location.origin}/cards/${game}/${card.id}`} label=${say("cards-copy")} icon="link" />
      <${IconButton} icon="close" label=${say("web-close")} onClick=${() => ref.current?.close()} />
    </header>
    <div class="browser-page" tabIndex="0" autofocus role="group" aria-label=${say(card.name)}>
      <div class=${`table ${game} browser-card`}><${CardPage} card=${card} say=${say} /></div>
      <div class="browser-about">
        <dl>
          ${speakOther && html`<div><dt>${say("cards-other-name")}</dt><dd lang=${other}>${speakOther(card.name)}</dd></div>`}
          <div><dt>${say("cards-copies")}</dt><dd>${card.count}</dd></div>
          ${facts.map(({ fact, label, text, only }) => html`<div key=${fact}><dt>${label}</dt><dd>${only ? html`<a href=${`/cards/${game}?${new URLSearchParams({ [fact]: only })}`}>${text}</a>` : text}${doubtful.includes(fact) && html` <span class="doubt" role="img" aria-label=${say("cards-doubtful")} title=${say("cards-doubtful")}>?</span>`}</dd></div>`)}
        </dl>
        ${card.rules.length > 0 && html`<${RulesAbout} rules=${card.rules} />`}
      </div>
    </div>
  </dialog>`;
}

/** The ledger lines about a card. @param {{rules: string[]}} props */
function RulesAbout({ rules }) {
  const lang = useLanguage();
  const ledger = useFetched(`/api/ledgers/${rules[0].split("-")[0]}?lang=${lang}`);
  const texts = new Map((ledger?.lines ?? []).map((/** @type {any} */ line) => [line.id, line.text]));
  return html`<section class="browser-rules" aria-labelledby="rules-about">
    <h3 id="rules-about">${say("cards-rules")}</h3>
    <ul>${rules.map((rule) => html`<li key=${rule}><a href=${`/rules/${rule}`}>${rule}</a> ${plain(texts.get(rule) ?? "")}</li>`)}</ul>
  </section>`;
}
