// @ts-check
/** From messages to signs: what a card does, as icons and numbers. */

import { html } from "../vendor/preact.js";
import { Icon, Sigil } from "./icons.js";

/** @typedef {import("../voice.js").Message} Message */
/** @typedef {import("./card.js").CardDef} CardDef */
/** One sign in a row of icons. @typedef {{icon?: string, n?: number | string, faction?: string, between?: string}} Sign */
/** `parts` holds the signs of each effect. @typedef {{kind: "primary" | "ally" | "scrap" | "always" | "use" | "reward", faction?: string, parts: Sign[][], line: Message}} Ability */

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
  "effect-one-of": ({ parts }) => joined(parts, "/"),
  "effect-may-one-of": ({ parts }) => joined(parts, "/"),
  "effect-any-of": ({ parts }) => joined(parts, "+"),
  "effect-all": ({ parts }) => joined(parts),
  "trigger-whenever-you-play-a-ship": ({ effects }) => [{ icon: "ship" }, { between: "›" }, ...joined(effects)],
  "constant-ally-of-every-faction": () => [{ icon: "allies" }],
  "effect-resources": ({ n }) => [{ icon: "resources", n }],
  "effect-resources-per": ({ n }) => [{ icon: "resources", n }, { between: "×" }, { icon: "when" }],
  "effect-attack": ({ n }) => [{ icon: "attack", n: `+${n}` }],
  "effect-force": ({ n }) => [{ icon: "force", n }],
  "effect-opponent-loses": ({ n }) => [{ icon: "force", n: `−${n}` }],
  "effect-spend": ({ n }) => [{ icon: "resources", n: `−${n}` }],
  "effect-may-pay": ({ n, effects }) => [{ icon: "resources", n: `−${n}` }, { between: "›" }, ...joined(effects)],
  "effect-repair": ({ n }) => [{ icon: "repair", n }],
  "effect-repair-this": ({ n }) => [{ icon: "repair", n }],
  "effect-damage-base": ({ n }) => [{ icon: "damage", n }, { icon: "base" }],
  "effect-damage-enemy": ({ n }) => [{ icon: "damage", n }],
  "effect-damage-ship": ({ n }) => [{ icon: "damage", n }, { icon: "cruiser" }],
  "effect-may-damage-ship": ({ n }) => [{ icon: "damage", n }, { icon: "cruiser" }],
  "effect-damage-this": ({ n }) => [{ icon: "damage", n }],
  "effect-destroy-ship": () => [{ icon: "destroy" }],
  "effect-exile-cards": ({ most }) => [{ icon: "exile", n: most > 1 ? most : "" }],
  "effect-exile-for": ({ then }) => [{ icon: "exile" }, { between: "›" }, ...signsOf(then)],
  "effect-exile-this": () => [{ icon: "exile" }],
  "effect-each-may-exile": () => [{ icon: "exile" }],
  "effect-exile-from-row": ({ then }) => [{ icon: "exile" }, { icon: "row" }, { between: "›" }, ...signsOf(then)],
  "effect-exile-one-from-row": () => [{ icon: "exile" }, { icon: "row" }],
  "effect-discard-from-row": () => [{ icon: "scrap-row" }],
  "effect-discard-one": () => [{ icon: "discard" }],
  "effect-take-from-row": () => [{ icon: "row" }, { between: "›" }, { icon: "to-hand" }],
  "effect-return-to-hand": () => [{ icon: "to-hand" }],
  "effect-may-return-to-hand": () => [{ icon: "to-hand" }],
  "effect-return-hunter": () => [{ icon: "to-hand" }],
  "effect-put-on-deck": () => [{ icon: "top" }],
  "effect-unit-on-deck": () => [{ icon: "top" }],
  "effect-next-on-top": () => [{ icon: "acquire" }, { between: "›" }, { icon: "top" }],
  "effect-next-droid-on-top": () => [{ icon: "acquire" }, { between: "›" }, { icon: "top" }],
  "effect-next-neutral-cheaper": ({ n }) => [{ icon: "acquire" }, { icon: "resources", n: `−${n}` }],
  "effect-buy-free": () => [{ icon: "acquire", n: 0 }],
  "effect-buy-from": () => [{ icon: "acquire" }],
  "reward-purchase": () => [{ icon: "acquire", n: 0 }],
  "effect-look-at-hand": () => [{ icon: "look" }, { icon: "hand" }],
  "effect-look-at-two": () => [{ icon: "look", n: 2 }],
  "effect-look-at-galaxy": ({ then }) => [{ icon: "look" }, { between: "›" }, ...signsOf(then)],
  "effect-reveal": ({ parts }) => [{ icon: "look" }, { between: "›" }, ...joined(parts)],
  "effect-reveal-galaxy": ({ then }) => [{ icon: "look" }, { between: "›" }, ...signsOf(then)],
  "effect-if-revealed": ({ then }) => signsOf(then),
  "effect-swap-hand-with-top": () => [{ icon: "swap" }],
  "effect-swap-with-discard": () => [{ icon: "swap" }],
  "effect-swap-with-exiled": () => [{ icon: "swap" }, { icon: "exile" }],
  "effect-may-swap-top": () => [{ icon: "swap" }],
  "effect-if": ({ needs, then }) => [...signsOf(needs), { between: "›" }, ...signsOf(then)],
  "effect-instead": ({ normal, needs, better }) => [...signsOf(normal), { between: "/" }, ...signsOf(needs), { between: "›" }, ...signsOf(better)],
  "effect-opponent-chooses": ({ parts }) => joined(parts, "/"),
  "if-force-with-you": () => [{ icon: "force" }],
  "if-opponent-has-ship": () => [{ icon: "cruiser" }],
  "if-had-ship": () => [{ icon: "cruiser" }],
  "constant-lead": ({ n, stat }) => [{ icon: "when" }, { icon: stat === "attack" ? "attack" : "hits", n: `+${n}` }],
  "constant-more-attack-if": ({ n, needs }) => [...signsOf(needs), { between: "›" }, { icon: "attack", n: `+${n}` }],
  "constant-more-attack-at-row": ({ n }) => [{ icon: "target" }, { between: "›" }, { icon: "attack", n: `+${n}` }],
  "constant-more-attack-each": () => [{ icon: "attack", n: "+1" }, { between: "×" }, { icon: "when" }],
  "constant-shield": ({ n }) => [{ icon: "hits", n: `+${n}` }],
};

/** @param {Message} message @returns {Sign[]} */
export function signsOf(message) {
  const draw = SIGNS[message.id];
  if (draw) return draw(message.args ?? {});
  if (message.id.startsWith("trigger-")) return [{ icon: "when" }, { between: "›" }, ...joined(message.args?.effects ?? [])];
  // a condition that has no sign of its own
  return [{ icon: message.id.startsWith("if-") ? "when" : "text" }];
}

/** What the lines of a card are, by their message; the others are always in force. @type {Record<string, Ability["kind"]>} */
const LINES = {
  "card-primary": "primary",
  "card-ally": "ally",
  "card-scrap": "scrap",
  "card-ability": "use",
  "card-ability-price": "use",
  "card-ability-needs": "use",
  "card-reward": "reward",
};

const LONG_EM = 6;

/** Signs that are too long for a line, in parts between which a line may end. @param {Sign[]} signs @returns {Sign[][]} */
function broken(signs) {
  if (widthOf(signs) <= LONG_EM) return [signs];
  /** @type {Sign[][]} */
  const parts = [[]];
  for (const sign of signs) {
    parts[parts.length - 1].push(sign);
    if (sign.between) parts.push([]);
  }
  return parts;
}

/** What a card can do, a line each. @param {CardDef} card @returns {Ability[]} */
export function abilitiesOf(card) {
  return card.lines.map((line) => {
    const kind = LINES[line.id] ?? "always";
    if (kind === "always") return { kind, parts: broken(signsOf(line)), line };
    const { faction, parts = [], price, needs } = line.args ?? {};
    const first = price ?? needs;
    return { kind, faction, parts: [...(first ? [[...signsOf(first), { between: price ? ":" : "›" }]] : []), ...parts.map(signsOf).flatMap((/** @type {Sign[]} */ signs) => (kind === "use" ? broken(signs) : [signs]))], line };
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

/** Abilities in a line of their own at the foot of a card, after the sign of what brings them about. @type {Set<string>} */
const SMALL = new Set(["ally", "scrap", "reward"]);

/**
 * The size of each ability's signs on a card of 10 by 14 em, or on one lying down of 13 by 9.4 em.
 * @param {Ability[]} abilities @param {"full" | "short" | "mini"} size @param {boolean} shield
 */
export function sizesOf(abilities, size, shield) {
  if (size !== "full") {
    const wide = 11.4;
    const widths = abilities.map(({ kind, parts }) => parts.reduce((sum, part) => sum + widthOf(part) + 0.1, SMALL.has(kind) ? 1.1 : 0));
    const together = wide / (widths.reduce((sum, width) => sum + width + 0.5, 0) || 1);
    const apart = Math.min(1.65, wide / Math.max(1, ...widths));
    const fit = Math.round(Math.max(1.2, together >= 1.5 ? Math.min(1.95, together) : apart) * 100) / 100;
    return abilities.map(() => fit);
  }
  const wide = shield ? 6.5 : 8.7;
  const rest = abilities.filter(({ kind }) => SMALL.has(kind)).length;
  const small = rest > 1 ? 1.35 : 1.55;
  const high = (5 - rest * (small + 0.3)) / Math.max(1, abilities.length - rest);
  return abilities.map(({ kind, parts }) => (SMALL.has(kind) ? fitting(parts, wide - 1.7, small * 1.1, small) : fitting(parts, wide, high, rest > 1 ? 1.8 : 2.1)));
}
