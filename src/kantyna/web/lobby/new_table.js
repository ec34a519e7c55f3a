// @ts-check
// The form for a new table: game, format, options and seats.

import { html, useMemo, useState } from "../vendor/preact.js";
import { Icon, Select, recall, remember } from "../controls.js";
import { DeckChoice, chosen, fitting, useDecks, usePlaces } from "../decks/choice.js";
import { valueName, withFaction } from "./formats.js";
import { botName } from "../names.js";
import { errorMessage } from "../net.js";
import { inLanguage, hasMessage, say } from "../voice.js";

/** @typedef {import("./formats.js").Game} Game */
/** @typedef {import("./formats.js").Option} Option */

/** @param {{me: {name: string}, named: () => Promise<string>, offer: {games: Game[], bots: string[], decks: string[]}, setTable: (order: any) => Promise<void>}} props */
export function NewTable({ me, named, offer, setTable }) {
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
  // several people at one screen: the first is you, the others have numbers until they enter names
  const nameOf = (/** @type {number} */ i, name = me.name) => {
    const number = seats.slice(0, i + 1).filter((one) => one === "me").length;
    return number > 1 && name ? `${name} ${number}` : name;
  };
  // the Boss must be one of the seats
  const offered = Object.fromEntries(
    Object.entries(format.options).map(([id, option]) => [id, id === "boss" ? { ...option, values: option.values.filter((one) => one < count) } : option]),
  );
  const set = Object.fromEntries(Object.entries(offered).map(([id, option]) => [id, option.values.includes(options[id]) ? options[id] : option.default]));
  /** A seat's name, with its team. @param {number} i */
  const seatLabel = (i) => {
    const team = (format.teams[String(count)] ?? []).findIndex((one) => one.includes(i));
    return [say("web-seat", { number: i + 1 }), team >= 0 && say("table-team", { number: team + 1 })].filter(Boolean).join(" · ");
  };
  /** A message with option ids and values replaced by their names in this form. @param {import("../voice.js").Message} message */
  const inWords = ({ id, args }) => {
    const said = (/** @type {any} */ one) =>
      format.options[one] ? inLanguage(format.options[one].name) : typeof one === "string" && hasMessage(`web-value-${one}`) ? valueName(one) : one;
    return { id, args: Object.fromEntries(Object.entries(args ?? {}).map(([name, one]) => [name, said(one)])) };
  };
  // options that were not changed may follow from the decks
  const said = Object.fromEntries(Object.entries(set).filter(([id, value]) => value !== offered[id].default));
  const decks = useDecks(offer.decks.includes(game.id) ? game.id : null, format.id);
  const [brought, setBrought] = useState(/** @type {string[][]} */ ([]));
  const bringing = seats.map((one, i) => (one === "person" ? [] : chosen(brought[i] ?? [])));
  const places = usePlaces(game.id, format.id, said, decks && bringing.map((ids) => ids.filter((id) => decks.some((one) => one.id === id))));
  const fit = (/** @type {number} */ i) => (decks && places?.[i] ? fitting(decks, places[i], brought[i] ?? []) : []);
  // factions are chosen next to the seats
  const agreed = Object.entries(offered).filter(([id]) => !id.startsWith("faction_"));
  const changed = agreed.filter(([id, option]) => set[id] !== option.default).length;

  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    remember("table", { game: game.id, format: format.id, options: set, seats, called, public: open });
    try {
      const name = await named();
      await setTable({
        game: game.id,
        format: format.id,
        options: said,
        seats: seats.map((one, i) => ({
          ...(one.startsWith("bot:")
            ? { kind: "bot", bot: one.slice(4) }
            : one === "me" && mine > 1
              ? { kind: one, name: called[i]?.trim() || nameOf(i, name) }
              : { kind: one }),
          ...(one !== "person" && decks && { decks: fit(i) }),
        })),
        public: people ? open : false,
      });
    } catch (error) {
      setRefused(errorMessage(error));
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
                one !== "person" &&
                decks &&
                places?.[i] &&
                html`<${DeckChoice} choices=${decks} places=${places[i]} ids=${fit(i).length ? (brought[i] ?? []) : []} label=${say("seat-deck-of", { number: i + 1 })} hidden
                  pick=${(/** @type {string[]} */ ids) => setBrought(seats.map((_, j) => (j === i ? ids : (brought[j] ?? []))))} />`
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
        ${decks && html`<p class="help">${say("seat-decks-help")} <a href="/decks">${say("decks-title")}</a></p>`}
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
    <${Select} label=${inLanguage(option.name)} value=${String(value)} of=${option.values.map((one) => [String(one), id === "boss" ? say("web-seat", { number: one + 1 }) : valueName(one, id)])}
      onPick=${(/** @type {string} */ text) => pick(option.values.find((one) => String(one) === text))} />
    ${help}
  </div>`;
}
