// @ts-check
// The first screen: play against a bot; below it everything else.

import { html, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { Icon, IconButton, LanguageButton, recall, remember, toast } from "./controls.js";
import { botName, isFree, namesForYou, seatNames } from "./names.js";
import { get, post, wrong } from "./net.js";
import { inLanguage, knows, language, say } from "./voice.js";

/** @typedef {import("./net.js").Summary} Summary */
/** @typedef {{default: any, values: any[], rule: string, name: any, help: any}} Option */
/** `teams`: by the number of seats, which of them play together. @typedef {{id: string, name: any, seats: number[], teams: Record<string, number[][]>, options: Record<string, Option>}} Format */
/** @typedef {{id: string, name: any, formats: Format[]}} Game */

const EVERY = 4000;

/** @param {{go: import("./app.js").Go}} props */
export function Lobby({ go }) {
  const [me, setMe] = useState(/** @type {any} */ (null));
  const [offer, setOffer] = useState(/** @type {{games: Game[], bots: string[]} | null} */ (null));
  const [tables, setTables] = useState(/** @type {Record<string, Summary[]> | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));

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
        if (!gone) setRefused(wrong(error));
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
        setRefused(wrong(error));
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
    const made = await post("/api/tables", order);
    go(`/table/${made.id}`);
  };

  return html`<div class="lobby">
    <header class="lobby-head">
      <a class="wordmark" href="/" aria-label=${say("web-title")}><${Mark} /><span>Kantyna</span></a>
      <div class="lobby-you">
        ${me && html`<${YourName} me=${me} setMe=${setMe} />`}
        <${LanguageButton} />
      </div>
    </header>
    <main>
      ${refused && html`<p class="bar warning" role="alert">${say(refused)}</p>`}
      <${Play} offer=${offer} setTable=${setTable} />
      ${tables && html`<${Tables} tables=${tables} offer=${offer} go=${go} look=${() => get("/api/lobby").then(setTables, (error) => toast(wrong(error)))} />`}
      ${offer && html`<${NewTable} me=${me} offer=${offer} setTable=${setTable} />`}
      ${offer && html`<${LoadRecord} go=${go} />`}
    </main>
    <footer class="lobby-foot">${say("web-footer")}${me && html`<${Erase} />`}</footer>
  </div>`;
}

/** Be forgotten, once it has been said what that means. */
function Erase() {
  const [asked, setAsked] = useState(false);
  const erase = async () => {
    try {
      await post("/api/me/erase", {});
      location.reload();
    } catch (error) {
      toast(wrong(error));
    }
  };
  if (!asked) return html`<p><button type="button" class="button small erase" onClick=${() => setAsked(true)}>${say("web-erase")}</button></p>`;
  return html`<p role="alert">${say("web-erase-ask")}</p>
    <p><button type="button" class="button small erase-really" onClick=${erase}>${say("web-erase")}</button>
    <button type="button" class="button small" onClick=${() => setAsked(false)}>${say("web-erase-not")}</button></p>`;
}

/** @param {{me: any, setMe: (me: any) => void}} props */
function YourName({ me, setMe }) {
  const [name, setName] = useState(me.name ?? "");
  const save = async () => {
    if (name.trim() === (me.name ?? "")) return;
    try {
      const saved = await post("/api/me", { name: name.trim() });
      setMe(saved);
      setName(saved.name);
    } catch (error) {
      toast(wrong(error));
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
      onBlur=${save}
      onKeyDown=${(/** @type {any} */ event) => event.key === "Enter" && event.target.blur()}
    />
  </label>`;
}

/**
 * The one big thing.
 * @param {{offer: {games: Game[], bots: string[]} | null, setTable: (order: any) => Promise<void>}} props
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
    const order = Array.from({ length: seats }, (_, i) => (i ? { kind: "bot", bot } : { kind: "me" }));
    try {
      await setTable({ game: game.id, format: format.id, options: factions, seats: order, public: false });
    } catch (error) {
      setRefused(wrong(error));
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
            <${Select} label=${say("web-opponent")} value=${bot} onPick=${(/** @type {string} */ id) => choose({ bot: id })}
              of=${offer.bots.map((one) => [one, botName(one)])} />
          `
        }
      </div>
      ${refused && html`<p class="form-error" role="alert">${say(refused)}</p>`}
    </div>
  </section>`;
}

/**
 * What each seat plays, in a game of factions: as it was chosen before, as far as it still can be.
 * @param {Format} format @param {Record<string, any>} wanted
 */
function factionsOf(format, wanted) {
  const offered = Object.entries(format.options).filter(([id]) => id.startsWith("faction_"));
  return Object.fromEntries(offered.map(([id, option]) => [id, option.values.includes(wanted[id]) ? wanted[id] : option.default]));
}

/**
 * One seat plays another faction; whoever has that takes what this seat had, if it can.
 * @param {Format} format @param {Record<string, any>} options @param {string} id @param {any} faction
 */
function withFaction(format, options, id, faction) {
  const other = Object.keys(factionsOf(format, options)).find(
    (one) => one !== id && options[one] === faction && format.options[one].values.includes(options[id]),
  );
  return { ...options, ...(other ? { [other]: options[id] } : {}), [id]: faction };
}

/** @param {{label: string, value: any, of: [string, string][], onPick: (id: string) => void, hidden?: boolean}} props */
export function Select({ label, value, of, onPick, hidden }) {
  return html`<label class="field">
    <span class=${hidden ? "unseen" : ""}>${label}</span>
    <span class="select"
      ><select value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
        ${of.map(([id, text]) => html`<option key=${id} value=${id} selected=${id === value}>${text}</option>`)}
      </select></span
    >
  </label>`;
}

/** @param {{tables: Record<string, Summary[]>, offer: any, go: import("./app.js").Go, look: () => void}} props */
function Tables({ tables, offer, go, look }) {
  const sections = [
    { id: "mine", title: say("web-mine"), empty: null },
    { id: "open", title: say("web-open"), empty: say("web-open-none") },
    { id: "watch", title: say("web-watch"), empty: null },
    { id: "finished", title: say("web-finished"), empty: null },
  ];
  return html`<div class="lobby-tables">
    ${sections.map(({ id, title, empty }) => {
      const rows = tables[id] ?? [];
      if (!rows.length && !empty) return null;
      return html`<section class="panel" key=${id} aria-labelledby=${`tables-${id}`}>
        <h2 id=${`tables-${id}`}>${title}${rows.length ? html` <span class="count">${rows.length}</span>` : null}</h2>
        ${rows.length ? html`<ul class="tables">${rows.map((row) => html`<${TableRow} key=${row.id} row=${row} where=${id} offer=${offer} go=${go} look=${look} />`)}</ul>` : html`<p class="quiet">${empty}</p>`}
      </section>`;
    })}
  </div>`;
}

/** @param {{row: Summary, where: string, offer: {games: Game[]} | null, go: import("./app.js").Go, look: () => void}} props */
function TableRow({ row, where, offer, go, look }) {
  const names = namesForYou(seatNames(row.seats), row.you);
  const game = offer?.games.find((one) => one.id === row.game);
  const format = game?.formats.find((one) => one.id === row.format);
  const free = row.seats.findIndex(isFree);
  const sit = async () => {
    try {
      const sat = await post(`/api/tables/${row.id}/sit`, { seat: free });
      go(`/table/${sat.id}`);
    } catch (error) {
      toast(wrong(error));
    }
  };
  const act =
    where === "open" && free >= 0
      ? html`<button type="button" class="button small lit" onClick=${sit}>${say("web-sit")}</button>
          <a class="button small" href=${`/table/${row.id}`} aria-label=${say("web-watch-this")}><${Icon} name="eye" /></a>`
      : where === "finished" || row.status === "finished"
        ? html`<a class="button small" href=${`/replay/${row.id}`}><${Icon} name="replay" />${say("web-replay")}</a>`
        : where === "watch"
          ? html`<a class="button small" href=${`/table/${row.id}`}><${Icon} name="eye" />${say("web-watch-this")}</a>`
          : html`<a class="button small lit" href=${`/table/${row.id}`}>${say("web-return")}</a>`;
  return html`<li class=${`table-row ${row.turn ? "your-turn" : ""}`}>
    <div class="table-who">
      ${row.seats.map(
        (seat, i) => html`<span class=${`who ${row.winners?.includes(i) ? "won" : ""}`} key=${i}>
          <${Icon} name=${row.winners?.includes(i) ? "cup" : seat.kind === "bot" ? "bot" : "person"} label=${row.winners?.includes(i) ? say("web-winner") : undefined} />
          ${isFree(seat) ? html`<em>${say("web-free-seat")}</em>` : names[i]}
        </span>`,
      )}
    </div>
    <div class="table-what">
      ${row.turn && html`<b class="turn-mark">${say("web-your-turn")}</b>`}
      ${game ? inLanguage(game.name) : row.game}, ${format ? inLanguage(format.name) : row.format} · ${say("web-moves", { n: row.length })} · ${ago(row.updated)}
    </div>
    <div class="table-act">${act}${row.removable && html`<${Remove} row=${row} look=${look} />`}</div>
  </li>`;
}

/** Takes a table away, when one is sure. @param {{row: Summary, look: () => void}} props */
function Remove({ row, look }) {
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!sure) return;
    const timer = setTimeout(() => setSure(false), 4000);
    return () => clearTimeout(timer);
  }, [sure]);
  const remove = () => post(`/api/tables/${row.id}/remove`, {}).then(look, (error) => toast(wrong(error)));
  return html`<${IconButton} icon="scrap" wide=${sure} class=${sure ? "danger" : ""} label=${say(sure ? "web-remove-sure" : "web-remove")} onClick=${() => (sure ? remove() : setSure(true))} />`;
}

/**
 * How long ago, in words.
 * @param {number} seconds since 1970
 */
function ago(seconds) {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  if (past < 60) return say("web-just-now");
  if (past < 3600) return words.format(-Math.floor(past / 60), "minute");
  if (past < 86400) return words.format(-Math.floor(past / 3600), "hour");
  return words.format(-Math.floor(past / 86400), "day");
}

/** @param {{me: {name: string}, offer: {games: Game[], bots: string[]}, setTable: (order: any) => Promise<void>}} props */
function NewTable({ me, offer, setTable }) {
  const kept = useMemo(() => recall("table", {}), []);
  const [gameId, setGame] = useState(kept.game);
  const [formatId, setFormat] = useState(kept.format);
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ (kept.options ?? {}));
  const [sitting, setSitting] = useState(/** @type {string[]} */ (kept.seats ?? ["me", "person"]));
  const [called, setCalled] = useState(/** @type {string[]} */ (kept.called ?? []));
  const [open, setOpen] = useState(kept.public ?? true);
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const game = offer.games.find((one) => one.id === gameId) ?? offer.games[0];
  const format = game.formats.find((one) => one.id === formatId) ?? game.formats[0];
  const count = format.seats.includes(sitting.length) ? sitting.length : format.seats[0];
  const seats = Array.from({ length: count }, (_, i) => sitting[i] ?? (i ? "person" : "me"));
  const kinds = /** @type {[string, string][]} */ ([
    ["me", say("web-seat-me")],
    ["person", say("web-seat-person")],
    ...offer.bots.map((bot) => [`bot:${bot}`, botName(bot)]),
  ]);
  const mine = seats.filter((one) => one === "me").length;
  const people = seats.includes("person");
  // several people at one screen: the first is you, the others are told apart by a number until they say their names
  const nameOf = (/** @type {number} */ i) => {
    const number = seats.slice(0, i + 1).filter((one) => one === "me").length;
    return number > 1 && me.name ? `${me.name} ${number}` : me.name;
  };
  // who the Boss is can only be one of the seats there are
  const offered = Object.fromEntries(
    Object.entries(format.options).map(([id, option]) => [id, id === "boss" ? { ...option, values: option.values.filter((one) => one < count) } : option]),
  );
  const set = Object.fromEntries(Object.entries(offered).map(([id, option]) => [id, option.values.includes(options[id]) ? options[id] : option.default]));
  /** The seat with its team. @param {number} i */
  const seatLabel = (i) => {
    const team = (format.teams[String(count)] ?? []).findIndex((one) => one.includes(i));
    return [say("web-seat", { number: i + 1 }), team >= 0 && say("table-team", { number: team + 1 })].filter(Boolean).join(" · ");
  };
  /** Options and their values by the names they have in this form. @param {import("./voice.js").Message} message */
  const inWords = ({ id, args }) => {
    const said = (/** @type {any} */ one) =>
      format.options[one] ? inLanguage(format.options[one].name) : typeof one === "string" && knows(`web-value-${one}`) ? valueName(one) : one;
    return { id, args: Object.fromEntries(Object.entries(args ?? {}).map(([name, one]) => [name, said(one)])) };
  };
  // what each seat plays is chosen with who sits there
  const agreed = Object.entries(offered).filter(([id]) => !id.startsWith("faction_"));
  const changed = agreed.filter(([id, option]) => set[id] !== option.default).length;

  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    remember("table", { game: game.id, format: format.id, options: set, seats, called, public: open });
    try {
      await setTable({
        game: game.id,
        format: format.id,
        options: set,
        seats: seats.map((one, i) =>
          one.startsWith("bot:")
            ? { kind: "bot", bot: one.slice(4) }
            : one === "me" && mine > 1
              ? { kind: one, name: called[i]?.trim() || nameOf(i) }
              : { kind: one },
        ),
        public: people ? open : false,
      });
    } catch (error) {
      setRefused(wrong(error));
      setBusy(false);
    }
  };

  return html`<section class="panel" aria-labelledby="new-title">
    <h2 id="new-title">${say("web-new-table")}</h2>
    <form class="new-table" onSubmit=${make}>
      <fieldset class="what">
        <legend>${say("web-what")}</legend>
        <div class="fields">
        <${Select} label=${say("web-game")} value=${game.id} onPick=${setGame} of=${offer.games.map((one) => [one.id, inLanguage(one.name)])} />
        <${Select} label=${say("web-format")} value=${format.id} onPick=${setFormat} of=${game.formats.map((one) => [one.id, inLanguage(one.name)])} />
        ${
          format.seats.length > 1 &&
          html`<${Select} label=${say("web-seat-count")} value=${String(count)}
            onPick=${(/** @type {string} */ n) => setSitting(Array.from({ length: Number(n) }, (_, i) => seats[i] ?? "person"))}
            of=${format.seats.map((n) => [String(n), String(n)])} />`
        }
        </div>
      </fieldset>
      <fieldset class="seats">
        <legend>${say("web-seats")}</legend>
        <div class="fields">
          ${seats.map(
            (one, i) => html`<div class="seat-field" key=${i}>
              <${Select} label=${seatLabel(i)} value=${one}
                onPick=${(/** @type {string} */ kind) => setSitting(seats.map((old, j) => (j === i ? kind : old)))} of=${kinds} />
              ${
                offered[`faction_${i}`] &&
                html`<${Select} label=${inLanguage(offered[`faction_${i}`].name)} value=${set[`faction_${i}`]} of=${offered[`faction_${i}`].values.map((/** @type {string} */ each) => [each, valueName(each)])}
                  onPick=${(/** @type {string} */ faction) => setOptions(withFaction(format, set, `faction_${i}`, faction))} hidden />`
              }
              ${
                one === "me" &&
                mine > 1 &&
                html`<input type="text" maxlength="24" autocomplete="off" spellcheck="false" aria-label=${say("web-seat-name", { number: i + 1 })}
                  placeholder=${nameOf(i) || say("seat-name", { seat: i })} value=${called[i] ?? ""}
                  onInput=${(/** @type {any} */ event) => setCalled(seats.map((_, j) => (j === i ? event.target.value : (called[j] ?? ""))))} />`
              }
            </div>`,
          )}
        </div>
        <p class="help">${mine > 1 ? say("web-hot-seat-help") : people ? say("web-person-help", { n: seats.filter((one) => one === "person").length }) : mine ? say("web-bots-help") : say("web-no-me-help")}</p>
        ${
          people &&
          html`<label class="check"><input type="checkbox" checked=${open} onChange=${(/** @type {any} */ event) => setOpen(event.target.checked)} />
            <span><b>${say("web-public")}</b><small>${say("web-public-help")}</small></span></label>`
        }
      </fieldset>
      ${
        agreed.length > 0 &&
        html`<details class="options">
          <summary><${Icon} name="chevron" />${say("web-options")} <span class="quiet">${say("web-options-changed", { n: changed })}</span></summary>
          <div class="option-list">
            ${agreed.map(
              ([id, option]) =>
                html`<${OptionField} key=${id} id=${id} option=${option} value=${set[id]} pick=${(/** @type {any} */ value) => setOptions({ ...set, [id]: value })} />`,
            )}
          </div>
        </details>`
      }
      ${refused && html`<p class="form-error" role="alert">${say(inWords(refused))}</p>`}
      <div class="form-actions"><button type="submit" class="button lit" disabled=${busy}>${say("web-set-table")}</button></div>
    </form>
  </section>`;
}

/** @param {{id: string, option: Option, value: any, pick: (value: any) => void}} props */
function OptionField({ id, option, value, pick }) {
  const help = html`<small id=${`help-${id}`}>${inLanguage(option.help)}${option.rule && html` <span class="rule-id">${option.rule}</span>`}</small>`;
  if (option.values.every((one) => typeof one === "boolean"))
    return html`<label class="check"
      ><input type="checkbox" checked=${value} aria-describedby=${`help-${id}`} onChange=${(/** @type {any} */ event) => pick(event.target.checked)} />
      <span><b>${inLanguage(option.name)}</b>${help}</span></label
    >`;
  return html`<div class="option">
    <${Select} label=${inLanguage(option.name)} value=${String(value)} of=${option.values.map((one) => [String(one), id === "boss" ? say("web-seat", { number: one + 1 }) : valueName(one)])}
      onPick=${(/** @type {string} */ text) => pick(option.values.find((one) => String(one) === text))} />
    ${help}
  </div>`;
}

/** @param {any} value */
function valueName(value) {
  return knows(`web-value-${value}`) ? say(`web-value-${value}`) : String(value).replaceAll("_", " ");
}

/** @param {{go: import("./app.js").Go}} props */
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
      setRefused(wrong(error));
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

/** Two cards, one of them lit. */
export function Mark() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <g transform="rotate(-13 16 26)"><rect class="mark-under" x="6.5" y="6" width="13" height="19" rx="2.2" /></g>
    <g transform="rotate(11 16 26)">
      <rect class="mark-over" x="12" y="5.5" width="13" height="19" rx="2.2" />
      <path class="mark-star" d="M18.5 9.2l1.5 4.3 4.3 1.5-4.3 1.5-1.5 4.3-1.5-4.3-4.3-1.5 4.3-1.5z" />
    </g>
  </svg>`;
}

/** A hand of cards under a warm lamp. */
function Fan() {
  const cards = [
    {
      turn: -26,
      of: "blob",
      art: "M0-26c9 0 15 7 15 15 0 9-6 11-6 18 0 5 4 7 4 12H-13c0-5 4-7 4-12 0-7-6-9-6-18 0-8 6-15 15-15zM-5-12a2.5 2.5 0 1 0 .1 0zM5-6a3.5 3.5 0 1 0 .1 0z",
    },
    { turn: -13, of: "trade", art: "M0-28 8-6 20 8 8 6 5 18H-5L-8 6-20 8-8-6zM0-16v12" },
    { turn: 0, of: "amber", art: "M0-28 6-7 27 0 6 7 0 28-6 7-27 0-6-7z" },
    { turn: 13, of: "empire", art: "M0-26 5-8h16L9 2l5 18L0 9l-14 11 5-18L-21-8h16zM0-14v10" },
    { turn: 26, of: "machine", art: "M-14-22h28v10l6 6v12l-6 6v10h-28V12l-6-6V-6l6-6zM-6-4h12v12H-6z" },
  ];
  return html`<svg class="fan" viewBox="-258 -150 516 270" aria-hidden="true">
    ${cards.map(
      (card) => html`<g key=${card.of} transform=${`rotate(${card.turn} 0 330)`}>
        <g class=${`fan-card fan-${card.of}`}>
          <rect class="fan-edge" x="-56" y="-118" width="112" height="164" rx="9" />
          <rect class="fan-face" x="-50" y="-112" width="100" height="108" rx="5" />
          <path class="fan-art" transform="translate(0 -58) scale(1.15)" d=${card.art} />
          <circle class="fan-coin" cx="-40" cy="-102" r="11" />
          <path class="fan-line" d="M-42 10h84M-42 20h62M-42 30h72" />
        </g>
      </g>`,
    )}
  </svg>`;
}
