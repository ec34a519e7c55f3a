// @ts-check
/** The present state of a card, beyond its printed values: icons, damage, cost, cards on it and under it. */

import { html } from "../vendor/preact.js";
import { CombatIcons } from "../parts/card/combat.js";
import { idOf } from "../parts/card/card.js";
import { attachedTo } from "./card_game_choices.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/** @typedef {import("./card_game_choices.js").View} View */
/** @typedef {import("./card_game_choices.js").Numbers} Numbers */

/** @param {Numbers} one @param {Numbers} other */
const sameIcons = (one, other) => [...new Set([...Object.keys(one), ...Object.keys(other)])].every((icon) => (one[icon] ?? 0) === (other[icon] ?? 0));

/** Only what differs from the printed card, and what lies on it. @param {{view: View, label: string, cards: Map<string, CardDef>, say: Say}} props */
export function CardStatus({ view, label, cards, say }) {
  const { damage, focus, shield, committed, attacked, part } = view.marks;
  const facts = cards.get(idOf(label))?.facts;
  if (!facts) return null;
  const name = (/** @type {string} */ one) => {
    const card = cards.get(idOf(one));
    return card ? say(card.name) : say("swlcg-now-unknown");
  };
  const holder = view.seats.findIndex((side) => side.play.includes(label));
  const attached = attachedTo(view, label);
  const captured = Object.keys(view.hosts).filter((other) => view.hosts[other] === label && !attached.includes(other));
  const icons = view.icons[label];
  const most = view.capacity[label];
  const cost = view.costs[label];
  const host = view.hosts[label];
  /** @type {any[]} */
  const rows = [
    cost !== undefined && cost !== facts.cost && say("swlcg-now-cost", { n: cost, printed: facts.cost ?? 0 }),
    icons &&
      (part[label] || !sameIcons(icons, facts.icons ?? {})) &&
      html`<span class="now-icons">${say("swlcg-now-icons")} ${Object.keys(icons).length ? html`<${CombatIcons} icons=${icons} edge=${part[label] ? view.edge - 1 === holder : undefined} />` : "–"}</span>`,
    most !== undefined && (damage[label] || most !== facts.damage_capacity) && say("swlcg-now-damage", { n: damage[label] ?? 0, of: most }),
    most !== undefined && most !== facts.damage_capacity && say("swlcg-now-capacity", { n: facts.damage_capacity ?? 0 }),
    focus[label] && say("swlcg-token-focus", { n: focus[label] }),
    shield[label] && say("swlcg-token-shield", { n: shield[label] }),
    committed[label] && say("swlcg-token-force", { n: 1 }),
    attacked[label] && label !== view.engaged && say("swlcg-token-target", { n: 1 }),
    host && say("swlcg-now-on", { name: name(host) }),
    attached.length && say("swlcg-now-attached", { names: attached.map(name).join(", ") }),
    captured.length && say("swlcg-now-captured", { names: captured.map(name).join(", ") }),
  ].filter(Boolean);
  if (!rows.length) return null;
  return html`<section class="page-now"><h3>${say("swlcg-now")}</h3><ul>${rows.map((row, i) => html`<li key=${i}>${row}</li>`)}</ul></section>`;
}
