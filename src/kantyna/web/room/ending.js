// @ts-check
// The end screen: who won and by which rule, how the game went, the decks, and what to do next.

import { html, useEffect, useRef } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { Icon, IconButton } from "../controls.js";
import { useFetched, useRule } from "../server_data.js";
import { factionOf } from "../parts/card/card.js";
import { Chart } from "../parts/chart.js";
import { Lens } from "../parts/card/lens.js";
import { useLanguage } from "../voice.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/** @typedef {{
 *   winners: number[], ended_by: string | null, moments: import("../parts/chart.js").Moment[],
 *   lines: {name: string, seats: number[], balance: boolean, values: number[]}[], decks: Record<string, number>[],
 * }} Recap */

/**
 * @param {{
 *   id: string, game: string, verdict: string, rule: string | null, events: import("../net.js").TableEvent[], you: number[], names: string[], cards: Map<string, CardDef> | null,
 *   say: Say, actions: any, close: () => void, look: (at: number) => void,
 * }} props
 */
export function Ending({ id, game, verdict, rule, events, you, names, cards, say, actions, close, look }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const recap = /** @type {Recap | null} */ (useFetched(`/api/tables/${id}/story`));
  const text = useRule(rule);
  const lang = useLanguage();
  const last = [...events].reverse().find((event) => event.decisive);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape") close();
  };
  return html`<section class="ending" role="dialog" aria-label=${say("ending-title")} tabIndex="-1" ref=${root} onKeyDown=${key}>
    <div class="ending-page">
      <header class="ending-head">
        <h2>${verdict}</h2>
        <${IconButton} icon="close" label=${say("ending-close")} onClick=${close} />
      </header>
      <div class="ending-why">
        ${last && html`<p class="ending-last">${say(last.text)}.</p>`}
        ${rule && text && html`<p class="ending-rule" lang=${lang}><a href=${`/rules/${rule}`} target="_blank"><b>${rule}</b></a> ${text}</p>`}
      </div>
      <div class="ending-actions">${actions}</div>
      ${recap && html`<${Charts} recap=${recap} you=${you} names=${names} say=${say} look=${look} />`}
      ${recap && cards && html`<${Decks} decks=${recap.decks} winners=${recap.winners} names=${names} cards=${cards} say=${say} />`}
    </div>
    ${cards && html`<${Lens} root=${root} cards=${cards} say=${say} game=${game} />`}
  </section>`;
}

/**
 * A chart for each gauge of the game. A balance between two sides is drawn with the reader's side on top.
 * @param {{recap: Recap, you: number[], names: string[], say: Say, look: (at: number) => void}} props
 */
function Charts({ recap, you, names, say, look }) {
  const called = (/** @type {number[]} */ seats) => seats.map((seat) => names[seat]).join(", ");
  const kinds = [...new Set(recap.lines.map((line) => line.name))];
  return html`<div class="ending-course" role="group" aria-label=${say("ending-course")}>
    ${kinds.map((kind) => {
      const lines = recap.lines.filter((line) => line.name === kind);
      const balance = lines[0].balance;
      const others = names.map((_, seat) => seat).filter((seat) => !lines[0].seats.includes(seat));
      const turned = balance && !you.some((seat) => lines[0].seats.includes(seat)) && you.length > 0;
      const most = Math.max(3, ...lines[0].values.map(Math.abs));
      return html`<${Chart} key=${kind} title=${say("gauge-" + kind)} moments=${recap.moments} say=${say} look=${look}
        lines=${lines.map((line) => ({ name: balance ? say("gauge-" + kind) : called(line.seats), colour: balance ? "var(--accent)" : seatColour(line.seats[0]), values: turned ? line.values.map((n) => -n) : line.values }))}
        range=${balance ? [-most, most] : undefined} ends=${balance ? (turned ? [called(others), called(lines[0].seats)] : [called(lines[0].seats), called(others)]) : undefined} />`;
    })}
  </div>`;
}

/**
 * The cards of every deck, the most expensive first.
 * @param {{decks: Record<string, number>[], winners: number[], names: string[], cards: Map<string, CardDef>, say: Say}} props
 */
function Decks({ decks, winners, names, cards, say }) {
  return html`<div class="ending-decks" role="group" aria-label=${say("ending-decks")}>
    ${decks.map((deck, seat) => {
      const held = Object.entries(deck).flatMap(([id, n]) => {
        const card = cards.get(id);
        return card ? [{ id, n, card, name: say(card.name) }] : [];
      });
      if (!held.length) return null; // the reader may not see this deck
      held.sort((one, other) => (other.card.facts.cost ?? 0) - (one.card.facts.cost ?? 0) || one.name.localeCompare(other.name));
      return html`<section class="ending-deck" key=${seat} style=${{ "--seat": seatColour(seat) }}>
        <h3>${winners.includes(seat) && html`<${Icon} name="cup" />`}${names[seat]}<small>${say("ending-deck", { n: held.reduce((sum, one) => sum + one.n, 0) })}</small></h3>
        <ul>${held.map(({ id, n, card, name }) => html`<li key=${id} class=${`of-${factionOf(card.facts)}`} data-id=${id}><b>${n}</b><span>${name}</span></li>`)}</ul>
      </section>`;
    })}
  </div>`;
}
