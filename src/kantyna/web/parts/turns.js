// @ts-check
/** The last turn of each player as small pictures and sums, from the events. */

import { html, useMemo, useRef } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { Icon } from "../controls.js";
import { faceOf, factionOf, idOf } from "./card/card.js";
import { Face } from "./card/emblem.js";
import { Lens } from "./card/lens.js";

/** @typedef {import("../net.js").TableEvent} TableEvent */
/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("./card/card.js").CardDef} CardDef */
/**
 * How the strip shows an event. `card`: a picture of its card. `gain`: likewise, unless that card is there already.
 * `hit`: a picture with the damage; `fall`: its end. `sum`: a number, added up.
 * @typedef {"card" | "gain" | "hit" | "fall" | "sum"} Deed
 */
/** @typedef {{kind: string, label: string | null, n: number, times: number, other: number, texts: import("../voice.js").Message[]}} Item */
/** @typedef {{seat: number, n: number, events: TableEvent[]}} Turn */

/**
 * The last turn of each seat that has had one, as far as the events go back.
 * @param {TableEvent[]} events
 * @param {number} seats how many there are
 * @returns {Turn[]}
 */
export function lastTurns(events, seats) {
  /** @type {Map<number, Turn>} */
  const found = new Map();
  let end = events.length;
  for (let i = events.length - 1; i >= 0 && found.size < seats; i--) {
    const { kind, seat, n } = events[i];
    if (kind !== "turn") continue;
    if (!found.has(seat)) found.set(seat, { seat, n, events: events.slice(i + 1, end) });
    end = i;
  }
  return [...found.values()];
}

/**
 * The items of a turn's strip, equal ones together.
 * @param {TableEvent[]} events
 * @param {Record<string, Deed>} deeds
 */
export function itemsOf(events, deeds) {
  /** @type {Item[]} */
  const items = [];
  for (const { kind, card, n, other, text } of events) {
    const deed = deeds[kind];
    if (!deed || (!card && deed !== "sum")) continue;
    const same = items.find((item) =>
      deed === "sum"
        ? item.kind === kind && item.other === other
        : deed === "hit" || deed === "fall"
          ? item.label === card && deeds[item.kind] === "hit"
          : deed === "gain"
            ? item.label === card && deeds[item.kind] !== "hit"
            : item.kind === kind && item.label !== null && card !== null && idOf(item.label) === idOf(card),
    );
    if (!same) items.push({ kind, label: card, n, times: 1, other, texts: [text] });
    else if (deed !== "gain") {
      if (deed === "fall") same.kind = kind;
      if (deed === "card") same.times++;
      same.n += n;
      same.texts.push(text);
    }
  }
  return items;
}

/**
 * A strip for each other player: what they did in their last turn. It stays until their next.
 * @param {{
 *   events: TableEvent[], view: any, seat: number | null, names: string[], cards: Map<string, CardDef>, say: Say,
 *   icons: Record<string, string>, deeds: Record<string, Deed>, game: string,
 * }} props
 */
export function LastTurns({ events, view, seat, names, cards, say, icons, deeds, game }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const count = names.length;
  const strips = useMemo(
    () =>
      lastTurns(events, count)
        .map((turn) => {
          const team = view.teams?.find((/** @type {number[]} */ one) => one.includes(turn.seat)) ?? [turn.seat];
          // partners who share a turn are named together
          const who = team.filter(
            (/** @type {number} */ one) => one === turn.seat || turn.events.some((event) => event.seat === one && deeds[event.kind] === "card"),
          );
          return { ...turn, who, items: itemsOf(turn.events, deeds) };
        })
        .filter(({ who }) => seat === null || !who.includes(seat))
        .sort((one, other) => ((one.seat - (seat ?? 0) + count) % count) - ((other.seat - (seat ?? 0) + count) % count)),
    [events, view, seat, count, deeds],
  );
  return html`<section class="last-turns" aria-label=${say("story-last-turns")} ref=${root}>
    ${strips.map(
      (turn) => html`<div class="last-turn" key=${turn.seat} style=${{ "--seat": seatColour(turn.seat) }}>
        <h2 class="last-turn-name">${turn.who.map((/** @type {number} */ one) => names[one]).join(", ")}<small>${say("ending-turn", { n: turn.n })}</small></h2>
        ${
          turn.items.length
            ? html`<ul class="deeds">${turn.items.map((item) => html`<${TurnItem} key=${`${item.kind} ${item.label ?? item.other}`} item=${item} deed=${deeds[item.kind]} names=${names} cards=${cards} icon=${icons[item.kind]} say=${say} />`)}</ul>`
            : html`<p class="deeds-none">${say("story-nothing")}</p>`
        }
      </div>`,
    )}
    <${Lens} root=${root} cards=${cards} say=${say} game=${game} />
  </section>`;
}

/** @param {{item: Item, deed: Deed, names: string[], cards: Map<string, CardDef>, icon: string | undefined, say: Say}} props */
function TurnItem({ item, deed, names, cards, icon, say }) {
  const card = item.label ? cards.get(idOf(item.label)) : undefined;
  const words = [...new Set(item.texts.map((text) => say(text)))].join(". ") + (item.times > 1 ? ` ×${item.times}` : "");
  const sign = html`<${Icon} name=${icon ?? "star"} />`;
  if (!card || deed === "sum")
    return html`<li class=${`deed sum deed-${item.kind}`} title=${words}>
      <span class="unseen">${words}</span><span class="deed-sum" aria-hidden="true">${sign}<b>${item.n || ""}</b>${item.other >= 0 && names.length > 2 && html`<small>${names[item.other]}</small>`}</span>
    </li>`;
  return html`<li class=${`deed deed-${item.kind} of-${factionOf(card.facts)}`} data-id=${card.id} title=${words}>
    <span class="unseen">${words}</span>
    <span class="deed-art" aria-hidden="true"><${Face} id=${card.id} kind=${faceOf(card.facts)} faction=${factionOf(card.facts)} /></span>
    ${item.kind !== "play" && html`<span class="deed-sign" aria-hidden="true">${sign}</span>`}
    ${item.times > 1 ? html`<b class="deed-n" aria-hidden="true">×${item.times}</b>` : (deed === "hit" || deed === "fall") && item.n > 0 && html`<b class="deed-n" aria-hidden="true">${item.n}</b>`}
  </li>`;
}
