// @ts-check
// The deck builder: objective sets with all their cards, every limit in words, and charts of the deck.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { filtersOf, searchCards, writtenOn } from "../cards/search.js";
import { Filters, useVoices } from "../cards/cards.js";
import { Icon, IconButton, LanguageButton, Select, toast } from "../controls.js";
import { FirstHands, PlayDeck, Share } from "./tools.js";
import { Flaws, DeckDownloads, inShort } from "./decks.js";
import { Notice } from "../lobby/invitations.js";
import { Logo } from "../logo.js";
import { get, post, errorMessage } from "../net.js";
import { Card } from "../parts/card/card.js";
import { say, useLanguage } from "../voice.js";

/** @typedef {import("../cards/search.js").CardDef} CardDef */
/** @typedef {import("./decks.js").SavedDeck} Kept */
/** @typedef {import("./decks.js").Part} Part */
/** @typedef {import("./decks.js").Parts} Parts */

/** The facts that charts show, and whether a value of 0 counts. @type {[string, boolean][]} */
const CURVES = [
  ["cost", true],
  ["resources", false],
  ["force_icons", true],
  ["edge_priority", false],
];

/** @param {{id: string, go: import("../app.js").Go}} props */
export function DeckBuilder({ id, go }) {
  const lang = useLanguage();
  const [kept, setKept] = useState(/** @type {Kept | null} */ (null));
  const [parts, setParts] = useState(/** @type {Parts | null} */ (null));
  const [cards, setCards] = useState(/** @type {Map<string, CardDef> | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [overtaken, setOvertaken] = useState(/** @type {any} */ (null));
  const version = useRef(0);
  const look = async () => {
    const { decks } = await get("/api/decks");
    const mine = decks.find((/** @type {Kept} */ one) => one.id === id);
    version.current = mine?.version ?? 0;
    return mine;
  };
  useEffect(() => {
    const load = async () => {
      const mine = await look();
      if (!mine) return setRefused({ id: "server-no-deck" });
      const [material, list] = await Promise.all([get(`/api/deck-parts/${mine.game}`), get(`/api/cards/${mine.game}`)]);
      setParts(material);
      setCards(new Map(list.map((/** @type {CardDef} */ card) => [card.id, card])));
      setKept(mine);
    };
    load().catch((error) => setRefused(errorMessage(error)));
  }, []);
  useEffect(() => {
    document.title = kept ? `${kept.name} · Kantyna` : say("web-title");
  }, [kept?.name, lang]);

  // changes reach the server one after another; a refused one is reverted, unless the deck was changed elsewhere
  const last = useRef(Promise.resolve());
  const latest = useRef(0);
  /** @param {Partial<Kept>} part */
  const change = (part) => {
    if (!kept) return;
    const before = kept;
    const next = { ...kept, ...part };
    const n = ++latest.current;
    setKept(next);
    if (overtaken) return;
    last.current = last.current.then(async () => {
      if (n !== latest.current) return; // a later change includes this one
      try {
        const saved = await post(`/api/decks/${id}`, { name: next.name, deck: next.deck, version: version.current });
        version.current = saved.version;
        if (n === latest.current) setKept(saved);
      } catch (error) {
        if (errorMessage(error).id === "server-deck-changed") return setOvertaken(errorMessage(error));
        toast(errorMessage(error));
        if (n === latest.current) setKept(before);
      }
    });
  };

  const theirs = async () => {
    try {
      const mine = await look();
      if (!mine) return setRefused({ id: "server-no-deck" });
      latest.current++;
      setKept(mine);
      setOvertaken(null);
    } catch (error) {
      toast(errorMessage(error));
    }
  };
  const asCopy = () =>
    kept &&
    post("/api/decks", { game: kept.game, name: say("decks-copy-name", { name: kept.name }).slice(0, 60), deck: kept.deck }).then(
      (made) => go(`/decks/${made.id}`),
      (error) => toast(errorMessage(error)),
    );

  if (refused) return html`<${Notice} text=${say(refused)} />`;
  if (!kept || !parts || !cards) return html`<div class="loading" role="status">${say("web-loading")}</div>`;
  const { affiliation, sets } = kept.deck;
  const side = parts.ready.find((deck) => deck.affiliation === affiliation)?.side ?? null;
  // after a change to a small ready-made deck, explain why it is no longer legal
  const least = kept.flaws.find(({ id }) => id === "flaw-deck-least")?.args?.least;
  const smaller = parts.ready.some((deck) => deck.affiliation === affiliation && deck.sets.length < least)
    ? [{ id: "decks-ready-smaller", args: { least } }]
    : [];
  const rename = (/** @type {any} */ event) => {
    const name = event.target.value.trim();
    if (name) change({ name });
    else event.target.value = kept.name;
  };
  /** @param {Part} part @param {number} by */
  const add = (part, by) => {
    const others = sets.filter((one) => one !== part.id);
    const n = sets.length - others.length + by;
    change({ deck: { affiliation, sets: [...others, ...Array(n).fill(part.id)].sort((one, other) => one - other) } });
  };
  return html`<div class="browser builder">
    <header class="browser-head">
      <a class="wordmark" href="/" aria-label=${say("web-to-lobby")}><${Logo} /></a>
      <h1>${kept.name}</h1>
      <a class="button small" href="/decks"><${Icon} name="deck" />${say("decks-title")}</a>
      <${LanguageButton} />
    </header>
    <aside class="builder-deck" aria-label=${say("decks-this")}>
      ${
        overtaken &&
        html`<div class="form-error" role="alert"><p>${say(overtaken)}</p>
          <div class="deck-tools"><button type="button" class="button small primary" onClick=${theirs}>${say("decks-load-newer")}</button>
            <button type="button" class="button small" onClick=${asCopy}><${Icon} name="copy" />${say("decks-keep-copy")}</button></div></div>`
      }
      <label class="field"><span>${say("decks-name")}</span>
        <input type="text" maxlength="60" value=${kept.name} onChange=${rename} /></label>
      <${Select} label=${say("filter-affiliation")} value=${affiliation ?? ""} onPick=${(/** @type {string} */ one) => change({ deck: { affiliation: one || null, sets } })}
        of=${[...(affiliation ? [] : [["", say("decks-no-affiliation")]]), ...[...new Set(parts.ready.map((deck) => deck.affiliation))].map((one) => [one, say(`faction-${one}`)])]} />
      <div role="status"><p class=${kept.flaws.length ? "builder-short" : "builder-short good"}>${inShort(kept)}</p>${kept.flaws.length > 0 && html`<${Flaws} flaws=${[...kept.flaws, ...smaller]} />`}${kept.elsewhere.length > 0 && html`<${Flaws} flaws=${kept.elsewhere} />`}</div>
      <div class="deck-tools">
        <${PlayDeck} kept=${kept} ready=${() => last.current} go=${go} />
        <${FirstHands} game=${kept.game} deck=${kept.deck} cards=${cards} disabled=${kept.flaws.length > 0} />
      </div>
      <${DeckDownloads} kept=${kept} forms=${parts.forms} />
      <${Share} kept=${kept} changed=${(/** @type {Kept} */ one) => setKept({ ...kept, share: one.share })} />
      <${Curves} deck=${sets.flatMap((number) => parts.parts.find((part) => part.id === number)?.cards ?? []).flatMap((card) => cards.get(card) ?? [])} />
    </aside>
    <${Sets} game=${kept.game} parts=${parts.parts.filter((part) => !side || part.side === side || sets.includes(part.id))} cards=${cards} sets=${sets} affiliation=${affiliation} add=${add} />
  </div>`;
}

/**
 * The sets that the search finds: one card of the set matches every filter.
 * @param {{game: string, parts: Part[], cards: Map<string, CardDef>, sets: number[], affiliation: string | null, add: (part: Part, by: number) => void}} props
 */
function Sets({ game, parts, cards, sets, affiliation, add }) {
  const lang = useLanguage();
  const voices = useVoices();
  const [words, setWords] = useState("");
  const [wanted, setWanted] = useState(/** @type {import("../cards/search.js").Wanted} */ ({}));
  const [only, setOnly] = useState(false);
  const there = useMemo(() => [...new Set(parts.flatMap((part) => part.cards))].flatMap((card) => cards.get(card) ?? []), [parts.length, cards]);
  const filters = useMemo(() => filtersOf(there), [there, lang]);
  const written = useMemo(() => {
    const texts = new Map(there.map((one) => [one.id, writtenOn(one, voices)]));
    return (/** @type {CardDef} */ one) => texts.get(one.id) ?? "";
  }, [there, voices.length]);
  const fitting = new Set(searchCards(there, wanted, words, written).map((card) => card.id));
  const shown = parts.filter((part) => part.cards.some((card) => fitting.has(card)) && (!only || sets.includes(part.id)));
  return html`<main class="builder-sets">
    <form class="builder-search" role="search" aria-label=${say("decks-search")} onSubmit=${(/** @type {Event} */ e) => e.preventDefault()}>
      <label class="field"><span class="unseen">${say("decks-search")}</span>
        <input type="search" value=${words} placeholder=${say("decks-search")} autocomplete="off" spellcheck="false" onInput=${(/** @type {any} */ e) => setWords(e.target.value)} /></label>
      <label class="check"><input type="checkbox" checked=${only} onChange=${() => setOnly(!only)} /><span>${say("decks-only")}</span></label>
      <${Filters} closed=${true} filters=${filters} wanted=${wanted} setWanted=${setWanted} among=${(/** @type {any} */ others) => searchCards(there, others, words, written)} />
    </form>
    <p class="browser-count" role="status">${say("decks-shown", { n: shown.length, of: parts.length })}</p>
    ${shown.map((part) => {
      const n = sets.filter((one) => one === part.id).length;
      return html`<${OneSet} key=${part.id} game=${game} part=${part} cards=${cards} n=${n} fitting=${fitting} add=${add} barred=${part.only && part.only !== affiliation} />`;
    })}
    ${!shown.length && html`<p class="quiet browser-none">${say("cards-none")}</p>`}
  </main>`;
}

/**
 * A set with its six cards; without `add` it is read-only.
 * @param {{game: string, part: Part, cards: Map<string, CardDef>, n: number, fitting?: Set<string>, add?: (part: Part, by: number) => void, barred?: boolean}} props
 */
export function OneSet({ game, part, cards, n, fitting, add, barred }) {
  const name = say(cards.get(part.cards[0])?.name ?? "");
  return html`<section class=${`deck-set ${n ? "in" : ""}`} aria-label=${name}>
    <header>
      <h2>${name}</h2>
      <span class="quiet">${say(`faction-${part.affiliation}`)}${part.only && html` · ${say("decks-bound", { name: say(`faction-${part.only}`) })}`}${part.most === 1 && html` · ${say("decks-once")}`}</span>
      <span class="gap"></span>
      ${add && html`<${IconButton} icon="minus" label=${say("decks-less", { name })} disabled=${!n} onClick=${() => add(part, -1)} />`}
      <b class="deck-copies" role="img" aria-label=${say("decks-copies", { n, most: part.most })}>${n}</b>
      ${add && html`<${IconButton} icon="plus" label=${say("decks-more", { name })} disabled=${n >= part.most || barred} onClick=${() => add(part, 1)} />`}
    </header>
    <ul class=${`browser-list table ${game}`}>
      ${part.cards.map((card, i) => {
        const one = cards.get(card);
        return (
          one &&
          html`<li key=${i} class=${!fitting || fitting.has(card) ? "" : "aside"}><a href=${`/cards/${game}/${card}`} target="_blank"><${Card} card=${one} say=${say} /></a></li>`
        );
      })}
    </ul>
  </section>`;
}

/** Charts of cost, resources, Force icons and priorities, and the combat icons. @param {{deck: CardDef[]}} props */
export function Curves({ deck }) {
  const icons = /** @type {Record<string, number>} */ ({});
  for (const card of deck) for (const [icon, n] of Object.entries(card.facts.icons ?? {})) icons[icon] = (icons[icon] ?? 0) + Number(n);
  const fights = Object.keys(icons).sort((one, other) => one.replace("edge-", "").localeCompare(other.replace("edge-", "")) || one.length - other.length);
  return html`<div class="curves">
    ${CURVES.map(([fact, withZero]) => {
      const values = deck.map((card) => card.facts[fact]).filter((value) => value !== undefined && (value || withZero));
      const bars = [...new Set(values)]
        .sort((one, other) => one - other)
        .map((value) => ({ label: String(value), n: values.filter((one) => one === value).length }));
      return html`<${Bars} key=${fact} title=${say(`filter-${fact}`)} bars=${bars} />`;
    })}
    <${Bars} title=${say("decks-icons")} bars=${fights.map((icon) => ({ label: say(`value-icons-${icon}`), n: icons[icon] }))} wide />
  </div>`;
}

/** @param {{title: string, bars: {label: string, n: number}[], wide?: boolean}} props `wide`: the labels are words */
function Bars({ title, bars, wide }) {
  if (!bars.length) return null;
  const most = Math.max(...bars.map(({ n }) => n));
  return html`<figure class=${`bars ${wide ? "wide" : ""}`}>
    <figcaption>${title}</figcaption>
    <ul>${bars.map(({ label, n }) => html`<li key=${label} style=${{ "--share": n / most }}><span class="unseen">${label}: ${n}</span><i aria-hidden="true"></i><b aria-hidden="true">${n}</b><small aria-hidden="true">${label}</small></li>`)}</ul>
  </figure>`;
}
