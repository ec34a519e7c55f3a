// @ts-check
/** Card texts as signs: icons and numbers for what a card does, and sentences for what no sign can say. */

import { html } from "../../vendor/preact.js";
import { Icon, Sigil } from "./icons.js";

/** @typedef {import("../../voice.js").Message} Message */
/** @typedef {import("./card.js").CardDef} CardDef */
/** One sign in a row of icons. @typedef {{icon?: string, n?: number | string, faction?: string, between?: string}} Sign */
/** One effect of a card: its signs, and the sentence that replaces them where there is room, if they do not say everything. @typedef {{signs: Sign[][], words: Message | null}} Part */
/** `price`: the cost of using it, in signs. @typedef {{kind: "primary" | "ally" | "scrap" | "always" | "use" | "reward", faction?: string, price: Sign[], parts: Part[], line: Message}} Ability */
/** @typedef {Record<string, any>} Args */
/** The signs of an effect; null where none would be true. @typedef {(args: Args, read: (message: Message) => Sign[] | null) => Sign[] | null} Drawing */

const THEN = { between: "›" };

/** All rows or none: a row with a missing sign would say something else. @param {(Sign[] | null)[]} rows @returns {Sign[] | null} */
const all = (...rows) => (rows.includes(null) ? null : rows.flatMap((row) => row ?? []));

/** @param {(Sign[] | null)[]} rows @param {string} between @returns {Sign[] | null} */
const joined = (rows, between) => all(...rows.map((row, i) => row && (i ? [{ between }, ...row] : row)));

/** A count, where it is more than one. @param {number} n */
const countSign = (n) => (n > 1 ? n : "");

/** The kind of card that a text is about: "card" for any. @param {Args} args */
const kindIn = ({ what }) => String(what ?? "");

/** Signs for kinds of cards. @type {Record<string, Sign>} */
const OF_KIND = {
  capital_ship: { icon: "cruiser" },
  neutral: { faction: "neutral" },
};
/** @param {Args} args @param {number | string} [n] @returns {Sign[] | null} */
const ofKind = (args, n) => (OF_KIND[kindIn(args)] ? [{ ...OF_KIND[kindIn(args)], n }] : null);

/** @param {string} from @returns {Sign[]} */
const outOf = (from) => (from === "hand" ? [{ icon: "hand" }] : []);

/** @param {Args} args @returns {Sign[] | null} */
const exile = ({ most, source, ...args }) => (kindIn(args) === "card" ? [{ icon: "exile", n: countSign(most) }, ...outOf(source)] : null);

/** Signs that say everything about an effect. @type {Record<string, Drawing>} */
const SIGNS = {
  "effect-trade": ({ n }) => [{ icon: "trade", n }],
  "effect-combat": ({ n }) => [{ icon: "combat", n }],
  "effect-authority": ({ n }) => [{ icon: "authority", n }],
  "effect-draw": ({ n }) => [{ icon: "draw", n: countSign(n) }],
  "effect-if-bases": ({ n, then }, read) => all([{ icon: "base", n: `${n}+` }, THEN], read(then)),
  "effect-opponent-discards": ({ n }) => [{ icon: "their-discard", n: countSign(n) }],
  "effect-scrap-cards": ({ least, most, source }) => (least ? null : [{ icon: "scrap", n: countSign(most) }, ...outOf(source)]),
  "effect-scrap-trade-row": ({ most }) => [{ icon: "scrap-row", n: countSign(most) }],
  "effect-destroy-base": ({ most }) => [{ icon: "destroy", n: countSign(most) }],
  "effect-either": ({ parts }, read) => joined(parts.map(read), "/"),
  "effect-one-of": ({ parts }, read) => joined(parts.map(read), "/"),
  "effect-may-one-of": ({ parts }, read) => joined(parts.map(read), "/"),
  "effect-any-of": ({ parts }, read) => joined(parts.map(read), "+"),
  "effect-all": ({ parts }, read) => all(...parts.map(read)),
  "trigger-whenever-you-play-a-ship": ({ effects }, read) => all([{ icon: "ship" }, THEN], ...effects.map(read)),
  "effect-resources": ({ n }) => [{ icon: "resources", n }],
  "effect-attack": ({ n }) => [{ icon: "attack", n: `+${n}` }],
  "effect-force": ({ n }) => [{ icon: "force", n }],
  "effect-repair": ({ n }) => [{ icon: "repair", n }],
  "effect-repair-this": ({ n }) => [{ icon: "repair", n }],
  "effect-damage-base": ({ n }) => [{ icon: "damage", n }, { icon: "base" }],
  "effect-damage-ship": ({ n }) => [{ icon: "damage", n }, { icon: "cruiser" }],
  "effect-may-damage-ship": ({ n }) => [{ icon: "damage", n }, { icon: "cruiser" }],
  "effect-damage-enemy": ({ n }) => [{ icon: "damage", n }, { icon: "base" }, { between: "/" }, { icon: "cruiser" }],
  "effect-exile-cards": (args) => exile(args),
  "effect-their-discard": ({ n }) => [{ icon: "their-discard", n: countSign(n) }],
  "price-exile-this": () => [{ icon: "exile-this" }],
  "price-exile-cards": (args) => exile(args),
  "price-spend": ({ n }) => [{ icon: "resources", n: `−${n}` }],
  "price-discard-one": () => [{ icon: "discard" }],
  "effect-if": ({ needs, then }, read) => all(read(needs), [THEN], read(then)),
  "effect-instead": ({ normal, needs, better }, read) => all(read(normal), [{ between: "/" }], read(needs), [THEN], read(better)),
  "effect-instead-draw": ({ n, needs, better_n }, read) =>
    all([{ icon: "draw", n: countSign(n) }, { between: "/" }], read(needs), [THEN, { icon: "draw", n: countSign(better_n) }]),
  "effect-instead-attack": ({ n, needs, better_n }, read) =>
    all([{ icon: "attack", n: `+${n}` }, { between: "/" }], read(needs), [THEN, { icon: "attack", n: `+${better_n}` }]),
  "effect-instead-exile-cards": ({ needs, better_most, ...args }, read) =>
    all(exile(args), [{ between: "/" }], read(needs), [THEN], exile({ ...args, most: better_most })),
  "if-force-with-you": () => [{ icon: "with-you" }],
  "constant-more-attack-if": ({ n, needs }, read) => all(read(needs), [THEN, { icon: "attack", n: `+${n}` }]),
  "trigger-when-played": ({ effects }, read) => all([{ icon: "played" }, THEN], ...effects.map(read)),
};

/** Signs that only remind of an effect: where there is room, its sentence replaces them. @type {Record<string, Drawing>} */
const REMINDERS = {
  "effect-draw-per-card": ({ faction }) => [{ icon: "draw" }, { between: "×" }, { faction }],
  "effect-discard-for-cards": ({ most }) => [{ icon: "discard", n: most }, THEN, { icon: "draw", n: most }],
  "effect-scrap-cards": ({ most, source }) => [{ icon: "scrap", n: countSign(most) }, ...outOf(source)],
  "effect-scrap-for-cards": ({ most }) => [{ icon: "scrap", n: most }, THEN, { icon: "draw", n: most }],
  "effect-acquire-ship": () => [{ icon: "acquire", n: 0 }, THEN, { icon: "top" }],
  "effect-next-ship-on-top": () => [{ icon: "acquire" }, THEN, { icon: "top" }],
  "effect-copy-ship": () => [{ icon: "copy" }],
  "constant-ally-of-every-faction": () => [{ icon: "allies" }],
  "effect-destroy-ship": ({ where }) => (where === "play" ? [{ icon: "destroy-ship" }] : null),
  "effect-discard-from-row": (args) => (kindIn(args) === "card" ? [{ icon: "discard" }, { icon: "row" }] : null),
  "effect-return-to-hand": (args) => (kindIn(args) === "card" ? [{ icon: "pile" }, THEN, { icon: "to-hand" }] : null),
  "effect-put-on-deck": (args) => (kindIn(args) === "card" ? [{ icon: "pile" }, THEN, { icon: "top" }] : null),
  "effect-next-on-top": () => [{ icon: "buy" }, THEN, { icon: "top" }],
  "effect-reveal": ({ parts }, read) => all([{ icon: "reveal-top" }, THEN], ...parts.map(read)),
  "effect-may-draw-top": () => [{ icon: "draw" }],
  "effect-may-discard-top": () => [{ icon: "discard" }],
  "if-have": ({ n, ...args }) => ofKind(args, `${n}+`),
  "if-have-many": ({ n, ...args }) => ofKind(args, `${n}+`),
  "constant-more-attack-at-row": ({ n }) => [{ icon: "attack", n: `+${n}` }, THEN, { icon: "row" }],
  "trigger-first-played": ({ effects, ...args }, read) => all([{ icon: "first-played" }], ofKind(args), [THEN], ...effects.map(read)),
  "trigger-when-defeats": ({ effects }, read) => all([{ icon: "defeats" }, THEN], ...effects.map(read)),
  "trigger-when-revealed": ({ effects }, read) => all([{ icon: "revealed" }, THEN], ...effects.map(read)),
  "trigger-at-start-of-turn": ({ effects }, read) => all([{ icon: "turn-begins" }, THEN], ...effects.map(read)),
};

/** Signs that say everything in a message; null where none do. @param {Message} message @returns {Sign[] | null} */
export const signsOf = (message) => SIGNS[message.id]?.(message.args ?? {}, signsOf) ?? null;

/** Signs that say it or remind of it. @param {Message} message @returns {Sign[] | null} */
const reminderOf = (message) => SIGNS[message.id]?.(message.args ?? {}, reminderOf) ?? REMINDERS[message.id]?.(message.args ?? {}, reminderOf) ?? null;

/**
 * The kinds of a card's lines by their message, and the message that makes a sentence of some of their parts. Lines
 * without an entry, or without a sentence, always apply.
 * @type {Record<string, {kind: Ability["kind"], sentence?: string}>}
 */
const LINES = {
  "card-says": { kind: "always" },
  "card-keywords": { kind: "always" },
  "card-enhance": { kind: "always" },
  "card-may-enhance": { kind: "always" },
  "card-limit-one": { kind: "always" },
  "card-affiliation-only": { kind: "always" },
  "card-primary": { kind: "primary", sentence: "card-primary" },
  "card-ally": { kind: "ally", sentence: "card-primary" },
  "card-scrap": { kind: "scrap", sentence: "card-primary" },
  "card-ability": { kind: "use", sentence: "card-ability" },
  "card-ability-price": { kind: "use", sentence: "card-ability" },
  "card-ability-needs": { kind: "use", sentence: "card-ability" },
  "card-reward": { kind: "reward", sentence: "card-ability" },
};

const LONG_EM = 6;

/** Splits signs that are too long for a line into parts that may wrap. @param {Sign[]} signs @returns {Sign[][]} */
function wrapSigns(signs) {
  if (widthOf(signs) <= LONG_EM) return [signs];
  /** @type {Sign[][]} */
  const rows = [[]];
  for (const sign of signs) {
    rows[rows.length - 1].push(sign);
    if (sign.between) rows.push([]);
  }
  return rows;
}

/** @param {Sign[] | null} told what tells all of it @param {Sign[] | null} reminder @param {Message} words @returns {Part} */
const partOf = (told, reminder, words) => ({ signs: (told ?? reminder) ? wrapSigns(told ?? reminder ?? []) : [], words: told ? null : words });

/** The abilities of a card, one for each line. @param {CardDef} card @returns {Ability[]} */
export function abilitiesOf(card) {
  return card.lines.map((line) => {
    const known = LINES[line.id];
    // a line that is one sentence
    if (!known?.sentence) return { kind: "always", price: [], parts: [partOf(signsOf(line), reminderOf(line), line)], line };
    const { kind, sentence } = known;
    const { faction, parts = [], price, needs } = line.args ?? {};
    if (needs) {
      // an effect after a condition makes no sense without it
      const under = (/** @type {typeof signsOf} */ read) => all(read(needs), [THEN], ...parts.map(read));
      return { kind, price: [], parts: [partOf(under(signsOf), under(reminderOf), line)], line };
    }
    const paid = price ? signsOf(price) : [];
    if (!paid) return { kind, price: [], parts: [partOf(null, null, line)], line };
    return {
      kind,
      faction,
      price: paid,
      parts: parts.map((/** @type {Message} */ part) => partOf(signsOf(part), reminderOf(part), { id: sentence, args: { parts: [part] } })),
      line,
    };
  });
}

/** All rows of signs of an ability, its price first. @param {Ability} ability @returns {Sign[][]} */
export const rowsOf = ({ price, parts }) => [...(price.length ? [[...price, { between: ":" }]] : []), ...parts.flatMap(({ signs }) => signs)];

/** Rows of icons and numbers; a row never wraps. @param {{rows: Sign[][], size?: number, class?: string}} props `size`: in em */
export function Signs({ rows, size, class: extra = "" }) {
  if (!rows.some((signs) => signs.length)) return null;
  return html`<span class=${`signs ${extra}`} aria-hidden="true" style=${size ? { fontSize: `max(12px, ${size}em)` } : {}}>
    ${rows.map(
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

/** The width of signs, in em of their own size. @param {Sign[]} signs */
const widthOf = (signs) => signs.reduce((sum, sign) => sum + (sign.between ? 0.58 : 1.26 + String(sign.n ?? "").length * 0.46), 0);

/**
 * The largest size, in em of the card, at which an ability's signs fit a field.
 * @param {Sign[][]} own @param {number} wide @param {number} high @param {number} most
 */
function fitting(own, wide, high, most) {
  const widths = own.map(widthOf);
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

/** Abilities with a line of their own at the foot of a card, after the sign of their trigger. @type {Set<string>} */
const SMALL = new Set(["ally", "scrap", "reward"]);

/**
 * The size of each ability's signs on a card of 10 by 14 em, or on one lying down of 13 by 9.4 em.
 * @param {Ability[]} abilities @param {"full" | "short" | "mini"} size
 */
export function sizesOf(abilities, size) {
  const rows = abilities.map(rowsOf);
  if (size !== "full") {
    const wide = 11.4;
    const widths = rows.map((own, i) => own.reduce((sum, row) => sum + widthOf(row) + 0.1, SMALL.has(abilities[i].kind) ? 1.1 : 0));
    const together = wide / (widths.reduce((sum, width) => sum + width + 0.5, 0) || 1);
    const apart = Math.min(1.65, wide / Math.max(1, ...widths));
    const fit = Math.round(Math.max(1.2, together >= 1.5 ? Math.min(1.95, together) : apart) * 100) / 100;
    return rows.map(() => fit);
  }
  const wide = 8.7;
  const rest = abilities.filter(({ kind }) => SMALL.has(kind)).length;
  const small = rest > 1 ? 1.35 : 1.5;
  const high = (5 - rest * (small + 0.3)) / Math.max(1, abilities.length - rest);
  return rows.map((own, i) =>
    SMALL.has(abilities[i].kind)
      ? fitting(own, wide - 1.9, small * 1.1, small)
      : fitting(own, wide, high, abilities[i].parts.some(({ words }) => words) ? small : abilities[i].price.length ? 1.6 : 2),
  );
}
