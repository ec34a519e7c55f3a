// @ts-check
// The lobby: play against a bot, and below that everything else.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Icon, LanguageButton, Select, recall, remember, toast } from "../controls.js";
import { DeckChoice, fitting, useDecks, usePlaces } from "../decks/choice.js";
import { factionsOf, valueName, withFaction } from "./formats.js";
import { Tables } from "./tables.js";
import { Fan, Logo } from "../logo.js";
import { botName } from "../names.js";
import { get, post, errorMessage } from "../net.js";
import { sitDown } from "../shuffles/witness.js";
import { NewTable } from "./new_table.js";
import { inLanguage, say } from "../voice.js";

/** @typedef {import("../net.js").Summary} Summary */
/** @typedef {import("./formats.js").Game} Game */

const EVERY = 4000;

/** @param {{go: import("../app.js").Go}} props */
export function Lobby({ go }) {
  const [me, setMe] = useState(/** @type {any} */ (null));
  const [offer, setOffer] = useState(/** @type {{games: Game[], bots: string[], decks: string[]} | null} */ (null));
  const [tables, setTables] = useState(/** @type {Record<string, Summary[]> | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  // resolves when the player's name is saved: that has to happen before they take a seat
  const naming = useRef(/** @type {Promise<string> | null} */ (null));
  const named = async () => (await naming.current) ?? me?.name ?? "";

  useEffect(() => {
    let gone = false;
    let timer = 0;
    const look = async () => {
      try {
        if (document.visibilityState === "visible") {
          const found = await get("/api/lobby");
          if (!gone) setTables(found);
          if (!gone) setRefused(null);
        }
      } catch (error) {
        if (!gone) setRefused(errorMessage(error));
      }
      if (!gone) timer = setTimeout(look, EVERY);
    };
    const start = async () => {
      try {
        const [who, what] = await Promise.all([get("/api/me"), get("/api/games")]);
        if (gone) return;
        setMe(who);
        setOffer(what);
      } catch (error) {
        if (gone) return;
        setRefused(errorMessage(error));
        timer = setTimeout(start, EVERY);
        return;
      }
      look();
    };
    start();
    document.title = say("web-title");
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);

  /** @param {any} order */
  const setTable = async (order) => {
    await named();
    const made = await sitDown("/api/tables", order, null);
    go(`/table/${made.id}`);
  };

  return html`<div class="lobby">
    <header class="lobby-head">
      <a class="wordmark" href="/" aria-label=${say("web-title")}><${Logo} /><span>Kantyna</span></a>
      <div class="lobby-you">
        ${me && html`<${YourName} me=${me} setMe=${setMe} naming=${naming} />`}
        <${LanguageButton} />
      </div>
    </header>
    <main>
      ${refused && html`<p class="bar warning" role="alert">${say(refused)}</p>`}
      <${Play} offer=${offer} setTable=${setTable} />
      ${tables && html`<${Tables} tables=${tables} offer=${offer} go=${go} named=${named} look=${() => get("/api/lobby").then(setTables, (error) => toast(errorMessage(error)))} />`}
      ${offer && html`<${NewTable} me=${me} named=${named} offer=${offer} setTable=${setTable} />`}
      ${offer && html`<${LoadRecord} go=${go} />`}
      ${offer && html`<${CardLinks} games=${offer.games} />`}
    </main>
    <footer class="lobby-foot">${say("web-footer")}${me && html`<${Erase} />`}</footer>
  </div>`;
}

/** Deletes the player, after a warning. */
function Erase() {
  const [asked, setAsked] = useState(false);
  const erase = async () => {
    try {
      await post("/api/me/erase", {});
      location.reload();
    } catch (error) {
      toast(errorMessage(error));
    }
  };
  if (!asked) return html`<p><button type="button" class="button small erase" onClick=${() => setAsked(true)}>${say("web-erase")}</button></p>`;
  return html`<p role="alert">${say("web-erase-ask")}</p>
    <p><button type="button" class="button small erase-really" onClick=${erase}>${say("web-erase")}</button>
    <button type="button" class="button small" onClick=${() => setAsked(false)}>${say("web-erase-not")}</button></p>`;
}

/** @param {{me: any, setMe: (me: any) => void, naming: {current: Promise<string> | null}}} props */
function YourName({ me, setMe, naming }) {
  const [name, setName] = useState(me.name ?? "");
  const save = async () => {
    if (name.trim() === (me.name ?? "")) return me.name;
    try {
      const saved = await post("/api/me", { name: name.trim() });
      setMe(saved);
      setName(saved.name);
      return saved.name;
    } catch (error) {
      toast(errorMessage(error));
      return me.name;
    }
  };
  return html`<label class="your-name">
    <span>${say("web-your-name")}</span>
    <input
      type="text"
      maxlength="24"
      autocomplete="nickname"
      spellcheck="false"
      placeholder=${say("web-your-name-hint")}
      value=${name}
      onInput=${(/** @type {any} */ event) => setName(event.target.value)}
      onBlur=${() => (naming.current = save())}
      onKeyDown=${(/** @type {any} */ event) => event.key === "Enter" && event.target.blur()}
    />
  </label>`;
}

/**
 * The main card of the lobby: start a game against a bot.
 * @param {{offer: {games: Game[], bots: string[], decks: string[]} | null, setTable: (order: any) => Promise<void>}} props
 */
function Play({ offer, setTable }) {
  const [chosen, setChosen] = useState(() => recall("play", {}));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const game = offer && (offer.games.find((one) => one.id === chosen.game) ?? offer.games[0]);
  const format = game && (game.formats.find((one) => one.id === chosen.format) ?? game.formats[0]);
  const bot = offer && (offer.bots.includes(chosen.bot) ? chosen.bot : offer.bots[offer.bots.length - 1]);
  const seats = format && (format.seats.includes(chosen.seats) ? chosen.seats : format.seats[0]);
  const factions = format ? factionsOf(format, chosen.factions ?? {}) : {};
  const decks = useDecks(game && offer?.decks.includes(game.id) ? game.id : null, format?.id ?? "");
  const deckPlaces = usePlaces(game?.id ?? "", format?.id ?? "", {}, decks && seats ? Array(seats).fill([]) : null);
  const deck = decks && deckPlaces?.[0] ? fitting(decks, deckPlaces[0], [chosen.deck ?? ""]) : [];

  /** @param {any} part */
  const choose = (part) => {
    const next = { game: game?.id, format: format?.id, bot, seats, factions, ...part };
    setChosen(next);
    remember("play", next);
  };
  const play = async () => {
    if (!game || !format || !seats) return;
    setBusy(true);
    choose({});
    const order = Array.from({ length: seats }, (_, i) => (i ? { kind: "bot", bot } : { kind: "me", decks: deck }));
    try {
      await setTable({ game: game.id, format: format.id, options: factions, seats: order, public: false });
    } catch (error) {
      setRefused(errorMessage(error));
      setBusy(false);
    }
  };

  return html`<section class="hero" aria-labelledby="hero-title">
    <${Fan} />
    <div class="hero-words">
      <h1 id="hero-title">${say("web-hero")}</h1>
      <p class="hero-line">${say("web-hero-line")}</p>
      <button type="button" class="button primary huge" disabled=${!offer || busy} onClick=${play}>
        <${Icon} name="play" />${say("web-play-bot")}
      </button>
      <div class="hero-choice">
        ${
          offer &&
          game &&
          format &&
          html`
            <${Select} label=${say("web-game")} value=${game.id} onPick=${(/** @type {string} */ id) => choose({ game: id, format: null })}
              of=${offer.games.map((one) => [one.id, inLanguage(one.name)])} />
            <${Select} label=${say("web-format")} value=${format.id} onPick=${(/** @type {string} */ id) => choose({ format: id })}
              of=${game.formats.map((one) => [one.id, inLanguage(one.name)])} />
            ${
              format.seats.length > 1 &&
              html`<${Select} label=${say("web-seat-count")} value=${String(seats)} onPick=${(/** @type {string} */ n) => choose({ seats: Number(n) })}
                of=${format.seats.map((n) => [String(n), String(n)])} />`
            }
            ${
              "faction_0" in factions &&
              html`<${Select} label=${say("web-your-faction")} value=${factions.faction_0} onPick=${(/** @type {string} */ id) => choose({ factions: withFaction(format, factions, "faction_0", id) })}
                of=${format.options.faction_0.values.map((/** @type {string} */ one) => [one, valueName(one)])} />`
            }
            ${decks && deckPlaces?.[0] && html`<${DeckChoice} choices=${decks} places=${deckPlaces[0]} ids=${deck} pick=${(/** @type {string[]} */ ids) => choose({ deck: ids[0] })} label=${say("seat-your-deck")} />`}
            <${Select} label=${say("web-opponent")} value=${bot} onPick=${(/** @type {string} */ id) => choose({ bot: id })}
              of=${offer.bots.map((one) => [one, botName(one)])} />
          `
        }
      </div>
      ${refused && html`<p class="form-error" role="alert">${say(refused)}</p>`}
    </div>
  </section>`;
}

/** @param {{games: Game[]}} props */
function CardLinks({ games }) {
  return html`<nav class="panel slim" aria-labelledby="cards-title">
    <div>
      <h2 id="cards-title">${say("cards-lobby")}</h2>
      <p class="quiet">${say("cards-lobby-help")}</p>
    </div>
    <div class="card-links">${games.map((game) => html`<a key=${game.id} class="button" href=${`/cards/${game.id}`}><${Icon} name="cards" />${inLanguage(game.name)}</a>`)}<a class="button" href="/decks"><${Icon} name="deck" />${say("decks-title")}</a></div>
  </nav>`;
}

/** @param {{go: import("../app.js").Go}} props */
function LoadRecord({ go }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const load = async (/** @type {any} */ event) => {
    const file = event.target.files?.[0];
    if (!file) return;
    setRefused(null);
    try {
      let record;
      try {
        record = JSON.parse(await file.text());
      } catch {
        setRefused({ id: "web-error-no-record", args: { file: file.name } });
        return;
      }
      const made = await post("/api/records", record);
      go(`/replay/${made.id}`);
    } catch (error) {
      setRefused(errorMessage(error));
    } finally {
      event.target.value = "";
    }
  };
  return html`<section class="panel slim" aria-labelledby="load-title">
    <div>
      <h2 id="load-title">${say("web-load")}</h2>
      <p class="quiet">${say("web-load-help")}</p>
      ${refused && html`<p class="form-error" role="alert">${say(refused)}</p>`}
    </div>
    <input class="unseen" id="load-file" type="file" accept=".json,application/json" tabindex="-1" aria-label=${say("web-load")} ref=${field} onChange=${load} />
    <button type="button" class="button" onClick=${() => field.current?.click()}><${Icon} name="upload" />${say("web-load-choose")}</button>
  </section>`;
}
