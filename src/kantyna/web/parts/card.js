// @ts-check
/** A card: frame, icons, numbers, face. Everything on it follows from its definition of `/api/cards/GAME`. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Face } from "./emblem.js";

/** @typedef {import("../voice.js").Message} Message */
/** @typedef {import("../voice.js").Say} Say */
/**
 * @typedef {{
 *   id: string, name: Message, lines: Message[], count: number, provenance: string,
 *   facts: {type: string, faction: string, cost: number, defense?: number, outpost?: boolean},
 * }} CardDef
 */
/** One sign in a row of icons. @typedef {{icon?: string, n?: number | string, faction?: string, between?: string}} Sign */
/** `parts` holds the signs of each effect. @typedef {{kind: "primary" | "ally" | "scrap" | "always", faction?: string, parts: Sign[][], line: Message}} Ability */

/** The card's id within a label: "ram" of "ram#2". @param {string} label */
export const idOf = (label) => label.split("#")[0];

// ---- icons, on a field of 24 by 24

/** @type {Record<string, string>} */
const ICONS = {
  trade: '<path d="M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8Z" fill="currentColor"/><path d="M12 5.2 17.9 8.6v6.8L12 18.8l-5.9-3.4V8.6Z" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.6"/><path d="M8.6 12h6.8M12 8.6v6.8" stroke="#000" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>',
  combat: '<path d="M12 0.8l2.3 6.5 6.3-3.6-3.6 6.1 6.4 2.2-6.4 2.3 3.6 6.1-6.3-3.6-2.3 6.4-2.3-6.4-6.3 3.6 3.6-6.1L.6 12 7 9.8 3.4 3.7l6.3 3.6Z" fill="currentColor"/><circle cx="12" cy="12" r="2.6" fill="#000" fill-opacity=".5"/>',
  authority: '<path d="M3 8.2l4.4 3.2L12 3.6l4.6 7.8L21 8.2l-1.6 9.4H4.6Z" fill="currentColor"/><rect x="4.6" y="19" width="14.8" height="2.6" rx="1" fill="currentColor"/>',
  draw: '<rect x="3" y="5" width="11.5" height="16" rx="2" fill="currentColor" fill-opacity=".45"/><rect x="8.5" y="2.5" width="12.5" height="17" rx="2" fill="currentColor"/><path d="M14.75 7.4v7.2M11.15 11h7.2" stroke="#10141a" stroke-width="2.3" stroke-linecap="round"/>',
  discard: '<rect x="3" y="5" width="11.5" height="16" rx="2" fill="currentColor" fill-opacity=".45"/><rect x="8.5" y="2.5" width="12.5" height="17" rx="2" fill="currentColor"/><path d="M11.2 11h7.1" stroke="#10141a" stroke-width="2.6" stroke-linecap="round"/>',
  swap: '<rect x="2.5" y="3" width="9.5" height="13" rx="1.8" fill="currentColor" fill-opacity=".5"/><rect x="12" y="8" width="9.5" height="13" rx="1.8" fill="currentColor"/><path d="M14 3.6h4.4v3M10.2 20.6H5.8v-3" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  scrap: '<path d="M4 6.4h16M9.4 6V3.6h5.2V6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M5.6 8.6h12.8l-1.2 12a1.6 1.6 0 0 1-1.6 1.4H8.4a1.6 1.6 0 0 1-1.6-1.4Z" fill="currentColor"/><path d="M10 11.6v7M14 11.6v7" stroke="#10141a" stroke-width="1.7" stroke-linecap="round"/>',
  "scrap-row": '<rect x="1.5" y="3" width="5.6" height="8" rx="1.2" fill="currentColor" fill-opacity=".55"/><rect x="9.2" y="3" width="5.6" height="8" rx="1.2" fill="currentColor"/><rect x="16.9" y="3" width="5.6" height="8" rx="1.2" fill="currentColor" fill-opacity=".55"/><path d="M7.4 14.6h9.2l-.8 6.3a1.3 1.3 0 0 1-1.3 1.1h-5a1.3 1.3 0 0 1-1.3-1.1Z" fill="currentColor"/>',
  destroy: '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12 1v6M12 17v6M1 12h6M17 12h6" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M9 14.8V10l3-2.2 3 2.2v4.8Z" fill="currentColor"/>',
  base: '<path d="M2.5 21.5v-8l4-2v-5L12 2.2l5.5 4.3v5l4 2v8Z" fill="currentColor"/><path d="M9.8 21.5v-5.2h4.4v5.2" fill="#10141a" fill-opacity=".7"/>',
  ship: '<path d="M12 1.4c3 3.2 4 6.6 4 10.6l5.4 5.2v3.6L15 18.6 12 22.4 9 18.6l-6.4 2.2v-3.6L8 12c0-4 1-7.4 4-10.6Z" fill="currentColor"/><circle cx="12" cy="10" r="1.9" fill="#10141a" fill-opacity=".7"/>',
  acquire: '<path d="M10 8.5c2 2.2 2.7 4.3 2.7 6.8l3.5 3.2v2.7L12 19.8l-2 2.6-2-2.6-4.2 1.4v-2.7l3.5-3.2c0-2.5.7-4.6 2.7-6.8Z" fill="currentColor"/><path d="M18 10V2.6M14.6 5.8 18 2.4l3.4 3.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  top: '<rect x="4" y="15.6" width="16" height="2.6" rx="1" fill="currentColor" fill-opacity=".6"/><rect x="4" y="19.4" width="16" height="2.6" rx="1" fill="currentColor" fill-opacity=".6"/><path d="M12 13V3M7.6 7 12 2.6 16.4 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<path d="M8.5 2.5c2 2.5 2.8 4.8 2.8 7.4l3.7 3.6v2.6l-4.3-1.4-2.2 2.6-2.2-2.6L2 16.1v-2.6l3.7-3.6c0-2.6.8-4.9 2.8-7.4Z" fill="currentColor" fill-opacity=".5"/><path d="M15.5 7.5c2 2.5 2.8 4.8 2.8 7.4l3.7 3.6v2.6l-4.3-1.4-2.2 2.6-2.2-2.6L9 21.1v-2.6l3.7-3.6c0-2.6.8-4.9 2.8-7.4Z" fill="currentColor"/>',
  allies: '<circle cx="12" cy="6" r="3.6" fill="#58b368"/><circle cx="18" cy="12" r="3.6" fill="#4a90d9"/><circle cx="12" cy="18" r="3.6" fill="#e0b23b"/><circle cx="6" cy="12" r="3.6" fill="#d4574e"/>',
  text: '<path d="M4 6.5h16M4 12h16M4 17.5h10" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  hand: '<rect x="2.4" y="6.6" width="9" height="13.4" rx="1.7" transform="rotate(-14 7 13)" fill="currentColor" fill-opacity=".45"/><rect x="12.6" y="6.6" width="9" height="13.4" rx="1.7" transform="rotate(14 17 13)" fill="currentColor" fill-opacity=".7"/><rect x="7.3" y="3.8" width="9.4" height="14" rx="1.7" fill="currentColor"/>',
  deck: '<rect x="6.5" y="2.5" width="13" height="17" rx="2" fill="currentColor"/><path d="M4.5 6v13.5a2 2 0 0 0 2 2h9.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  pile: '<rect x="7" y="3" width="13" height="16.5" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 7v12.5a2 2 0 0 0 2 2h10" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  check: '<path d="M4.5 12.5 10 18 19.5 6.5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  close: '<path d="M6 6l12 12M18 6 6 18" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  end: '<path d="M5 4.5v15M9 12h11M15 6.5 20.5 12 15 17.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
};

/** @param {{name: string, class?: string}} props */
export function Icon({ name, class: extra }) {
  const markup = { __html: ICONS[name] ?? ICONS.text };
  return html`<svg class=${`glyph glyph-${name} ${extra ?? ""}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${markup}></svg>`;
}

/** Our own signs of the factions. @type {Record<string, string>} */
const SIGILS = {
  blob: '<path d="M12 3.6c3 3.6 4.3 5.6 4.3 7.6a4.3 4.3 0 0 1-8.6 0c0-2 1.3-4 4.3-7.6Z"/><circle cx="7.2" cy="17" r="3.2"/><circle cx="16.8" cy="17" r="3.2"/>',
  trade_federation: '<path d="M12 3a9 9 0 0 1 9 9h-3.4A5.6 5.6 0 0 0 12 6.4Z"/><path d="M12 21a9 9 0 0 1-9-9h3.4a5.6 5.6 0 0 0 5.6 5.6Z"/><rect x="8.9" y="8.9" width="6.2" height="6.2" rx="1" transform="rotate(45 12 12)"/>',
  star_empire: '<path d="M12 2.6 14 9.4 21.4 7 16 12.4 19 20l-7-4.4L5 20l3-7.6L2.6 7 10 9.4Z"/>',
  machine_cult: '<path d="M10 2.8h4v3l2.7 1.5 2.6-1.5 2 3.5-2.6 1.5v2.4l2.6 1.5-2 3.5-2.6-1.5L14 18.2v3h-4v-3l-2.7-1.5-2.6 1.5-2-3.5 2.6-1.5v-2.4L2.7 9.3l2-3.5 2.6 1.5L10 5.8Zm2 5.9a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z" fill-rule="evenodd"/>',
  unaligned: '<path d="M12 3.5 20.5 12 12 20.5 3.5 12Zm0 5L8.5 12l3.5 3.5 3.5-3.5Z" fill-rule="evenodd"/>',
};

/** @param {{faction: string}} props */
export function Sigil({ faction }) {
  const markup = { __html: SIGILS[faction] ?? SIGILS.unaligned };
  return html`<svg class=${`sigil of-${faction}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${markup}></svg>`;
}

// ---- from messages to signs

/** @param {Message[]} parts @param {string} [between] @returns {Sign[]} */
const joined = (parts, between) => parts.flatMap((part, i) => (i && between ? [{ between }, ...signsOf(part)] : signsOf(part)));

/** How an effect looks as icons. @type {Record<string, (args: Record<string, any>) => Sign[]>} */
const SIGNS = {
  "effect-trade": ({ n }) => [{ icon: "trade", n }],
  "effect-combat": ({ n }) => [{ icon: "combat", n }],
  "effect-authority": ({ n }) => [{ icon: "authority", n }],
  "effect-draw": ({ n }) => [{ icon: "draw", n: n > 1 ? n : "" }],
  "effect-draw-per-card": ({ faction }) => [{ icon: "draw" }, { between: "×" }, { faction }],
  "effect-if-bases": ({ n, then }) => [{ icon: "base", n: `${n}+` }, { between: "›" }, ...signsOf(then)],
  "effect-opponent-discards": ({ n }) => [{ icon: "discard", n: n > 1 ? n : "" }],
  "effect-discard-for-cards": ({ most }) => [{ icon: "swap", n: most }],
  "effect-scrap-cards": ({ most }) => [{ icon: "scrap", n: most > 1 ? most : "" }],
  "effect-scrap-for-cards": ({ most }) => [{ icon: "scrap", n: most }, { between: "›" }, { icon: "draw" }],
  "effect-scrap-trade-row": () => [{ icon: "scrap-row" }],
  "effect-destroy-base": () => [{ icon: "destroy" }],
  "effect-acquire-ship": () => [{ icon: "acquire" }],
  "effect-next-ship-on-top": () => [{ icon: "top" }],
  "effect-copy-ship": () => [{ icon: "copy" }],
  "effect-either": ({ parts }) => joined(parts, "/"),
  "effect-any-of": ({ parts }) => joined(parts, "+"),
  "effect-all": ({ parts }) => joined(parts),
  "trigger-whenever-you-play-a-ship": ({ effects }) => [{ icon: "ship" }, { between: "›" }, ...joined(effects)],
  "constant-ally-of-every-faction": () => [{ icon: "allies" }],
};

/** @param {Message} message @returns {Sign[]} */
export function signsOf(message) {
  const draw = SIGNS[message.id];
  return draw ? draw(message.args ?? {}) : [{ icon: "text" }];
}

/** What a card can do, a line each. @param {CardDef} card @returns {Ability[]} */
export function abilitiesOf(card) {
  return card.lines.map((line) => {
    const parts = (line.args?.parts ?? []).map(signsOf);
    if (line.id === "card-primary") return { kind: "primary", parts, line };
    if (line.id === "card-ally") return { kind: "ally", faction: line.args?.faction, parts, line };
    if (line.id === "card-scrap") return { kind: "scrap", parts, line };
    return { kind: "always", parts: [signsOf(line)], line };
  });
}

/** Rows of icons and numbers, an effect never broken in two. @param {{parts: Sign[][], size?: number}} props `size`: in em */
export function Signs({ parts, size }) {
  return html`<span class="signs" aria-hidden="true" style=${size ? { fontSize: `${size}em` } : {}}>
    ${parts.map(
      (signs) => html`<span class="signs-part">
        ${signs.map((sign) =>
          sign.between
            ? html`<span class="between">${sign.between}</span>`
            : html`<span class=${`sign ${sign.icon ? "sign-" + sign.icon : ""}`}>
                ${sign.n !== undefined && sign.n !== "" && html`<b>${sign.n}</b>`}
                ${sign.faction ? html`<${Sigil} faction=${sign.faction} />` : html`<${Icon} name=${sign.icon} />`}
              </span>`,
        )}
      </span>`,
    )}
  </span>`;
}

/** How wide signs are, in em of their own size. @param {Sign[]} signs */
const widthOf = (signs) => signs.reduce((sum, sign) => sum + (sign.between ? 0.58 : 1.26 + String(sign.n ?? "").length * 0.46), 0);

/**
 * The largest size, in em of the card, at which an ability's signs fit a field.
 * @param {Sign[][]} parts @param {number} wide @param {number} high @param {number} most
 */
function fitting(parts, wide, high, most) {
  const widths = parts.map(widthOf);
  for (let size = most; size > 1.1; size -= 0.05) {
    let rows = 1;
    let filled = 0;
    for (const width of widths) {
      if (filled && filled + width > wide / size) [rows, filled] = [rows + 1, 0];
      filled += width;
    }
    if (Math.max(...widths) * size <= wide && rows * size * 1.06 <= high) return Math.round(size * 100) / 100;
  }
  return 1.1;
}

/**
 * The size of each ability's signs on a card of 10 by 14 em, or on one lying down of 13 by 9.4 em.
 * @param {Ability[]} abilities @param {"full" | "short"} size @param {boolean} shield
 */
function sizesOf(abilities, size, shield) {
  if (size === "short") {
    const wide = 11.4;
    const widths = abilities.map(({ kind, parts }) => parts.reduce((sum, part) => sum + widthOf(part) + 0.1, kind === "ally" || kind === "scrap" ? 1.1 : 0));
    const together = wide / (widths.reduce((sum, width) => sum + width + 0.5, 0) || 1);
    const apart = Math.min(1.65, wide / Math.max(1, ...widths));
    const fit = Math.round(Math.max(1.2, together >= 1.5 ? Math.min(1.95, together) : apart) * 100) / 100;
    return abilities.map(() => fit);
  }
  const wide = shield ? 6.5 : 8.7;
  const rest = abilities.filter(({ kind }) => kind === "ally" || kind === "scrap").length;
  const small = rest > 1 ? 1.35 : 1.55;
  return abilities.map(({ kind, parts }) =>
    kind === "ally" || kind === "scrap" ? fitting(parts, wide - 1.7, small * 1.1, small) : fitting(parts, wide, 5 - rest * (small + 0.3), rest > 1 ? 1.8 : 2.1),
  );
}

/** @param {CardDef} card */
export const kindOf = (card) => (card.facts.type === "ship" ? "ship" : card.facts.outpost ? "outpost" : "base");

/** Everything on a card in words, for those who listen. @param {CardDef} card @param {Say} say */
export function wordsOf(card, say) {
  const { facts } = card;
  const words = [say(card.name), say("type-" + kindOf(card)), say("faction-" + facts.faction), say("table-cost", { n: facts.cost })];
  if (facts.defense !== undefined) words.push(say("table-defense", { n: facts.defense }));
  return words.join(", ") + ". " + card.lines.map((line) => say(line)).join(" ");
}

// ---- the card itself

const USED = { primary: 1, ally: 2, scrap: 4, always: 0 };

/**
 * @typedef {{
 *   card: CardDef, label?: string, say: Say,
 *   size?: "full" | "short",
 *   state?: "lit" | "spare" | "asked" | "quiet" | "still",
 *   picked?: boolean,
 *   used?: number,                    // bits of the abilities used this turn
 *   copied?: CardDef | null,          // what it is a copy of
 *   act?: (target: HTMLElement) => void,
 *   hint?: string,                    // what acting on it does, for those who listen
 *   tab?: boolean,
 *   damage?: number,                  // what its defense has lost
 *   note?: string,                    // something about it that is said on the card
 * }} CardProps
 */

/** @param {CardProps} props */
export function Card({ card, label, say, size = "full", state = "still", picked, used = 0, copied, act, hint, tab = false, damage = 0, note }) {
  const { facts } = card;
  const kind = kindOf(card);
  const abilities = abilitiesOf(copied ?? card);
  const name = say(card.name);
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const sizes = sizesOf(abilities, size, facts.defense !== undefined);
  const classes = ["card", size, kind, "of-" + facts.faction, state, picked ? "picked" : "", longest > 11 || name.length > 21 ? "long-name" : ""];
  const inside = html`
    <span class="card-edge" aria-hidden="true"></span>
    <span class="card-art"><${Face} id=${(copied ?? card).id} kind=${kind === "ship" ? "ship" : "base"} faction=${(copied ?? card).facts.faction} /></span>
    <span class="card-name" aria-hidden="true">${name}</span>
    <span class="card-cost" aria-hidden="true"><b>${facts.cost}</b></span>
    <span class="card-sigil" aria-hidden="true"><${Sigil} faction=${facts.faction} />${copied && html`<${Sigil} faction=${copied.facts.faction} />`}</span>
    <span class="card-abilities" aria-hidden="true">
      ${abilities.map(
        (ability, i) => html`<span class=${`ability ${ability.kind} ${used & USED[ability.kind] ? "used" : ""}`}>
          ${ability.kind === "ally" && html`<${Sigil} faction=${ability.faction ?? facts.faction} />`}
          ${ability.kind === "scrap" && html`<${Icon} name="scrap" class="price" />`}
          <${Signs} parts=${ability.parts} size=${sizes[i]} />
        </span>`,
      )}
    </span>
    ${facts.defense !== undefined && html`<span class=${`card-shield ${damage ? "hurt" : ""}`} aria-hidden="true"><b>${facts.defense - damage}</b></span>`}
    ${note && html`<span class="card-note" aria-hidden="true">${note}</span>`}
    ${picked && html`<span class="card-pick" aria-hidden="true"><${Icon} name="check" /></span>`}
  `;
  const words = wordsOf(copied ?? card, say);
  const aria = (hint ? hint + ". " : "") + (copied ? say("table-copy-of", { card: name }) + " " : "") + words + (damage ? ` ${say("table-damage", { n: damage })}` : "") + (note ? ` ${note}.` : "");
  if (!act) {
    return html`<span class=${classes.join(" ")} data-card=${label} data-id=${card.id} data-copied=${copied?.id} role="img" aria-label=${aria}>${inside}</span>`;
  }
  return html`<button type="button" class=${classes.join(" ")} data-card=${label} data-id=${card.id} data-copied=${copied?.id}
    aria-pressed=${picked ? "true" : undefined}
    tabIndex=${tab ? 0 : -1} onClick=${(/** @type {MouseEvent} */ e) => act(/** @type {HTMLElement} */ (e.currentTarget))}><span class="said">${aria}</span>${inside}</button>`;
}

/** The back of a card, by deck. @param {{deck?: "trade" | "own", label?: string, size?: string}} props */
export function CardBack({ deck = "own", size = "full" }) {
  return html`<span class=${`card back ${deck}-deck ${size}`} aria-hidden="true">
    <svg class="back-art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="1.4">
        ${deck === "trade"
          ? [14, 24, 34, 44].map((s, i) => html`<rect x=${50 - s} y=${70 - s} width=${2 * s} height=${2 * s} transform="rotate(45 50 70)" stroke-opacity=${0.9 - i * 0.2} />`)
          : [12, 22, 32, 42].map((s, i) => html`<circle cx="50" cy="70" r=${s} stroke-opacity=${0.9 - i * 0.2} stroke-dasharray=${i % 2 ? "2 5" : "none"} />`)}
        <path d="M50 8v20M50 112v20M10 70h14M76 70h14" stroke-opacity=".5" />
      </g>
      <path d="M50 58 54 66 62 70 54 74 50 82 46 74 38 70 46 66Z" fill="currentColor" />
    </svg>
  </span>`;
}

// ---- the card, enlarged

/** @param {{card: CardDef, copied?: CardDef | null, say: Say}} props */
export function CardPage({ card, copied, say }) {
  const { facts } = card;
  const kind = kindOf(card);
  const shown = copied ?? card;
  return html`<article class=${`page ${kind} of-${facts.faction}`}>
    <header>
      <h3>${say(card.name)}</h3>
      <span class="card-cost"><b>${facts.cost}</b></span>
    </header>
    <div class="page-art">
      <${Face} id=${shown.id} kind=${kind === "ship" ? "ship" : "base"} faction=${shown.facts.faction} />
      ${facts.defense !== undefined && html`<span class="card-shield"><b>${facts.defense}</b></span>`}
    </div>
    <p class="page-type"><${Sigil} faction=${facts.faction} /> ${say("faction-" + facts.faction)} · ${say("type-" + kind)}</p>
    ${copied && html`<p class="page-copy">${say("table-copy-of", { card: say(copied.name) })}</p>`}
    ${abilitiesOf(shown).map(
      (ability) => html`<div class=${`page-ability ${ability.kind}`}>
        <span class="page-mark" aria-hidden="true">
          ${ability.kind === "ally" ? html`<${Sigil} faction=${ability.faction ?? facts.faction} />` : ability.kind === "scrap" ? html`<${Icon} name="scrap" />` : null}
        </span>
        <div><${Signs} parts=${ability.parts} /><p>${say(ability.line)}</p></div>
      </div>`,
    )}
    ${!shown.lines.length && html`<p class="page-none">${say("table-no-text")}</p>`}
    ${card.provenance !== "confirmed" && html`<p class="page-doubt">${say("table-provenance", { provenance: card.provenance })}</p>`}
  </article>`;
}

const HOVER_MS = 320;
const FOCUS_MS = 260;
const PRESS_MS = 420;

/**
 * Enlarges the card under the pointer, the focus or a long press: beside it, inside the window, never under the finger.
 * @param {{root: {current: HTMLElement | null}, cards: Map<string, CardDef>, say: Say}} props
 */
export function Lens({ root, cards, say }) {
  const [shown, show] = useState(/** @type {{id: string, copied?: string, box: DOMRect, touch: boolean} | null} */ (null));
  const page = useRef(/** @type {HTMLElement | null} */ (null));

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let timer = 0;
    let pressed = false;
    /** @type {HTMLElement | null} */
    let under = null;
    /** @param {EventTarget | null} target */
    const cardOf = (target) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("[data-id]") : null);
    /** @param {HTMLElement} card @param {number} wait @param {boolean} touch */
    const later = (card, wait, touch) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!card.isConnected) return;
        pressed = touch;
        show({ id: card.dataset.id ?? "", copied: card.dataset.copied, box: card.getBoundingClientRect(), touch });
      }, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      under = null;
      show(null);
    };
    /** @param {PointerEvent} e */
    const over = (e) => {
      if (e.pointerType === "touch" || e.buttons) return;
      const card = cardOf(e.target);
      if (card === under) return;
      hide();
      under = card;
      if (card) later(card, HOVER_MS, false);
    };
    /** @param {FocusEvent} e */
    const focus = (e) => {
      const card = cardOf(e.target);
      if (card && card.matches(":focus-visible")) later(card, FOCUS_MS, false);
    };
    /** @param {PointerEvent} e */
    const down = (e) => {
      hide();
      pressed = false;
      const card = cardOf(e.target);
      if (card && e.pointerType === "touch") later(card, PRESS_MS, true);
    };
    /** @param {PointerEvent} e */
    const move = (e) => {
      if (e.pointerType === "touch" && !pressed && Math.hypot(e.movementX, e.movementY) > 4) clearTimeout(timer);
    };
    const up = () => {
      clearTimeout(timer);
      if (pressed) show(null);
    };
    /** A long press has read the card; letting go does not play it. @param {MouseEvent} e */
    const click = (e) => {
      if (!pressed) return;
      pressed = false;
      e.stopPropagation();
      e.preventDefault();
    };
    /** @param {Event} e */
    const menu = (e) => {
      if (pressed || cardOf(e.target)) e.preventDefault();
    };
    /** @param {KeyboardEvent} e */
    const key = (e) => {
      if (e.key === "Escape") hide();
    };
    table.addEventListener("pointerover", over);
    table.addEventListener("pointerleave", hide);
    table.addEventListener("focusin", focus);
    table.addEventListener("focusout", hide);
    table.addEventListener("pointerdown", down);
    table.addEventListener("pointermove", move);
    table.addEventListener("pointerup", up);
    table.addEventListener("pointercancel", up);
    table.addEventListener("click", click, true);
    table.addEventListener("contextmenu", menu);
    document.addEventListener("keydown", key);
    window.addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      table.removeEventListener("pointerover", over);
      table.removeEventListener("pointerleave", hide);
      table.removeEventListener("focusin", focus);
      table.removeEventListener("focusout", hide);
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("pointermove", move);
      table.removeEventListener("pointerup", up);
      table.removeEventListener("pointercancel", up);
      table.removeEventListener("click", click, true);
      table.removeEventListener("contextmenu", menu);
      document.removeEventListener("keydown", key);
      window.removeEventListener("scroll", hide, true);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown && page.current) placeBeside(page.current, shown.box, shown.touch);
  }, [shown]);

  const card = shown && cards.get(shown.id);
  if (!shown || !card) return null;
  return html`<div class="lens" ref=${page}><${CardPage} card=${card} copied=${shown.copied ? cards.get(shown.copied) : null} say=${say} /></div>`;
}

/**
 * Puts a fixed element next to a box, inside the window and not over the box.
 * @param {HTMLElement} el @param {DOMRect} box @param {boolean} [above] above or below first, as a finger wants it
 */
export function placeBeside(el, box, above = false) {
  const gap = 12;
  const edge = 8;
  const [w, h] = [el.offsetWidth, el.offsetHeight];
  const [wide, high] = [window.innerWidth, window.innerHeight];
  /** @param {number} at @param {number} size @param {number} room */
  const within = (at, size, room) => Math.max(edge, Math.min(at, room - size - edge));
  const middleX = within(box.left + box.width / 2 - w / 2, w, wide);
  const middleY = within(box.top + box.height / 2 - h / 2, h, high);
  /** @type {Record<string, [boolean, number, number]>} */
  const spots = {
    right: [box.right + gap + w + edge <= wide, box.right + gap, middleY],
    left: [box.left - gap - w >= edge, box.left - gap - w, middleY],
    above: [box.top - gap - h >= edge, middleX, box.top - gap - h],
    below: [box.bottom + gap + h + edge <= high, middleX, box.bottom + gap],
  };
  const order = above ? ["above", "below", "left", "right"] : ["right", "left", "above", "below"];
  const free = order.map((name) => spots[name]).find(([fits]) => fits);
  const [x, y] = free ? [free[1], free[2]] : [middleX, box.top + box.height / 2 > high / 2 ? edge : high - h - edge];
  el.style.left = `${Math.round(x)}px`;
  el.style.top = `${Math.round(y)}px`;
}
