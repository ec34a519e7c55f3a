// @ts-check
// Card search: words in either language, and filters by what is printed on the cards.

import { hasMessage, say } from "../voice.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/card/card.js").CardDef & {facts: Record<string, any>, rules: string[]}} CardDef */
/** A fact to filter cards by, its values in this game, and the cards that have each value; `more`: that value or a higher one. @typedef {{fact: string, label: string, flag: boolean, values: {value: string, label: string, cards: CardDef[], more?: boolean}[]}} Filter */
/** @typedef {Record<string, string>} Wanted */

/** Messages that name the values of a fact, where it has none of its own (`value-FACT-VALUE`). @type {Record<string, string>} */
const NAMED_BY = {
  type: "type",
  faction: "faction",
  affiliation: "faction",
  affiliation_only: "faction",
  side: "faction",
  traits: "trait",
  protects: "trait",
  reconstructed: "fact",
};

/** The name of a value. @param {string} fact @param {string} value */
function nameOf(fact, value) {
  const names = [`value-${fact}-${value}`, `${NAMED_BY[fact]}-${value}`];
  const known = names.find(hasMessage);
  return known ? say(known) : value;
}

/** The values of a fact: the members of a list, the keys of counted things, "yes" for a flag. @param {any} fact @returns {string[]} */
function valuesOf(fact) {
  if (fact === undefined || fact === null || fact === false) return [];
  if (fact === true) return ["yes"];
  if (Array.isArray(fact)) return fact.map(String);
  if (typeof fact === "object") return Object.keys(fact).filter((key) => fact[key]);
  return [String(fact)];
}

/** A minimum: "3+", or for a counted thing "blast:2+". */
const AT_LEAST = /^(?:(.+):)?(\d+)\+$/;

/** Does a fact have this value, or reach this minimum? @param {any} fact @param {string} value */
function matches(fact, value) {
  const [, thing, least] = AT_LEAST.exec(value) ?? [];
  if (least === undefined) return valuesOf(fact).includes(value);
  const n = thing === undefined ? fact : fact?.[thing];
  return typeof n === "number" && n >= Number(least);
}

/**
 * The minimums of a fact that is a number or counts things, except those that every card reaches and the highest.
 * @param {string} fact @param {CardDef[]} cards @returns {Filter["values"]}
 */
function thresholds(fact, cards) {
  /** @type {Map<string, Set<number>>} */
  const amounts = new Map();
  const note = (/** @type {string} */ thing, /** @type {any} */ n) => typeof n === "number" && amounts.set(thing, (amounts.get(thing) ?? new Set()).add(n));
  for (const { facts } of cards) {
    const value = facts[fact];
    if (typeof value === "number") note("", value);
    else if (value && typeof value === "object" && !Array.isArray(value)) for (const [thing, n] of Object.entries(value)) note(thing, n);
  }
  return [...amounts].flatMap(([thing, found]) =>
    [...found]
      .filter((n) => n > (thing ? 1 : Math.min(...found)) && (thing || n < Math.max(...found)))
      .sort((one, other) => one - other)
      .map((n) => {
        const value = `${thing ? `${thing}:` : ""}${n}+`;
        const label = thing ? say("cards-or-more-of", { n, thing: nameOf(fact, thing) }) : say("cards-or-more", { n });
        return { value, label, cards: cards.filter((card) => matches(card.facts[fact], value)), more: true };
      }),
  );
}

/** What cards have in every game, in addition to their facts. @param {CardDef} card @returns {Record<string, any>} */
const factsOf = (card) => ({ ...card.facts, provenance: card.provenance });

/**
 * Every fact that has a name (`filter-FACT`) and splits these cards.
 * @param {CardDef[]} cards
 * @returns {Filter[]}
 */
export function filtersOf(cards) {
  const facts = [...new Set([...cards.flatMap((card) => Object.keys(card.facts)), "provenance"])].filter((fact) => hasMessage(`filter-${fact}`));
  const filters = facts.map((fact) => {
    /** @type {Map<string, CardDef[]>} */
    const by = new Map();
    for (const card of cards) for (const value of valuesOf(factsOf(card)[fact])) by.set(value, [...(by.get(value) ?? []), card]);
    const values = [...by].map(([value, those]) => ({ value, label: nameOf(fact, value), cards: those }));
    values.sort((one, other) => Number(one.value) - Number(other.value) || one.label.localeCompare(other.label));
    return { fact, label: say(`filter-${fact}`), flag: by.has("yes"), values: [...values, ...thresholds(fact, cards)] };
  });
  const useful = filters.filter(({ values }) => values.some((value) => value.cards.length < cards.length));
  // lists of values before flags
  return [...useful.filter(({ flag }) => !flag), ...useful.filter(({ flag }) => flag)];
}

/** Lower case without accents, as people type in a hurry. @param {string} text */
export const normalized = (text) => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

/**
 * All text of a card in these languages.
 * @param {CardDef} card @param {Say[]} voices
 */
export function writtenOn(card, voices) {
  const { facts } = card;
  const kinds = [
    "type-" + facts.type,
    "faction-" + (facts.faction ?? facts.affiliation),
    ...(facts.traits ?? []).map((/** @type {string} */ one) => "trait-" + one),
  ];
  return normalized(
    voices.flatMap((speak) => [speak(card.name), ...kinds.filter(hasMessage).map((id) => speak(id)), ...card.lines.map((line) => speak(line))]).join("\n"),
  );
}

/**
 * The cards that match every wanted value and every word.
 * @param {CardDef[]} cards @param {Wanted} wanted @param {string} words @param {(card: CardDef) => string} written
 */
export function searchCards(cards, wanted, words, written) {
  const each = normalized(words).split(/\s+/).filter(Boolean);
  const facts = Object.entries(wanted);
  return cards.filter((card) => {
    const own = factsOf(card);
    return facts.every(([fact, value]) => matches(own[fact], value)) && each.every((word) => written(card).includes(word));
  });
}

/** @type {Record<string, (speak: Say) => (one: CardDef, other: CardDef) => number>} */
export const ORDERS = {
  box: () => () => 0,
  name: (speak) => (one, other) => speak(one.name).localeCompare(speak(other.name)),
  cost: () => (one, other) => (one.facts.cost ?? 99) - (other.facts.cost ?? 99),
};
