// @ts-check
// Fluent in the browser: turns messages into sentences in the reader's language.

import { useEffect, useState } from "./vendor/preact.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @typedef {{id: string, args?: Record<string, any>}} Message */
/** @typedef {(message: Message | string, args?: Record<string, any>) => string} Say */

export const LANGUAGES = ["pl", "en"];
const KEPT = "kantyna.language";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let current = "en";

export function language() {
  return current;
}

/** The first language: the one chosen before, else the browser's, if it is Polish or English. */
export function firstLanguage() {
  const kept = localStorage.getItem(KEPT);
  if (kept && LANGUAGES.includes(kept)) return kept;
  const first = (navigator.languages?.[0] ?? navigator.language ?? "en").toLowerCase();
  return first.startsWith("pl") ? "pl" : "en";
}

/** @param {string} lang */
export async function load(lang) {
  if (bundles.has(lang)) return;
  const answer = await fetch(`/voice/${lang}.ftl`);
  if (!answer.ok) throw new Error(`/voice/${lang}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(lang, bundle);
}

/**
 * Switches to this language; with `keep`, also for the next visit.
 * @param {string} lang
 * @param {boolean} [keep]
 */
export async function speak(lang, keep = false) {
  await load(lang);
  current = lang;
  document.documentElement.lang = lang;
  if (keep) localStorage.setItem(KEPT, lang);
  for (const listener of listeners) listener();
}

/** The language; a component that uses this is drawn again when it changes. */
export function useLanguage() {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return current;
}

/** @param {string} id */
export function hasMessage(id) {
  return bundles.get(current)?.hasMessage(id) ?? false;
}

/**
 * The reader's text of something that carries its own translations, such as a game's name.
 * @param {Record<string, string> | Message | string} texts
 */
export function inLanguage(texts) {
  if (typeof texts === "string") return texts;
  if (typeof texts.id === "string") return say(/** @type {Message} */ (texts));
  const by = /** @type {Record<string, string>} */ (texts);
  return by[current] ?? by.en ?? "";
}

/**
 * Joins parts by the message's `.join`. `.each = sentence` makes a sentence of each part;
 * `.each = clause` does too, but leaves the first letter small, because it follows a colon.
 * @param {string[]} parts
 * @param {import("./vendor/fluent/index.js").Message} entry
 * @param {FluentBundle} bundle
 */
function joined(parts, entry, bundle) {
  if (entry.attributes.each) {
    const afterColon = bundle.formatPattern(entry.attributes.each) === "clause";
    parts = parts.map((part, i) => (afterColon && i === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)) + ".");
  }
  const join = entry.attributes.join ? bundle.formatPattern(entry.attributes.join) : " ";
  return parts.join(join);
}

/** @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A voice that knows the names of seats; without names it says "Player 1". It addresses the reader
 * as "you": "You play Scout".
 * @param {(string | null | undefined)[]} names by seat
 * @param {number | null} [reader] the reader's seat
 * @param {string | null} [lang] a loaded language; by default the reader's
 * @returns {Say}
 */
export function sayWith(names, reader = null, lang = null) {
  /** @param {any} who */
  const isReader = (who) => reader !== null && who?.id === "seat-name" && who.args.seat === reader;
  /** @type {Say} */
  const speakOut = (message, args) => {
    const bundle = bundles.get(lang ?? current);
    const id = typeof message === "string" ? message : message.id;
    const given = (typeof message === "string" ? args : message.args) ?? {};
    if (id === "seat-name" && names[given.seat]) return String(names[given.seat]);
    const entry = bundle?.getMessage(id);
    if (!bundle || !entry?.value) return id;
    const you = !id.startsWith("event-") ? "nobody" : isReader(given.who) ? "who" : isReader(given.whom) ? "whom" : "nobody";
    /** @type {Record<string, any>} */
    const said = { you };
    for (const [name, value] of Object.entries(given)) {
      if (name === you) said[name] = speakOut(`you-${you}`);
      else if (Array.isArray(value))
        said[name] = joined(
          value.map((part) => (part?.id ? speakOut(part) : String(part))),
          entry,
          bundle,
        );
      else if (value && typeof value === "object" && value.id) said[name] = speakOut(value);
      else said[name] = typeof value === "number" ? value : String(value ?? "");
    }
    if (id === "seat-name") said.number = given.seat + 1;
    const text = bundle.formatPattern(entry.value, said, []);
    return you === "who" ? sentence(text) : text;
  };
  return speakOut;
}

export const say = sayWith([]);

/**
 * A voice in that language, whatever the reader's is; null until it is loaded.
 * @param {string} lang
 * @returns {Say | null}
 */
export const sayIn = (lang) => (bundles.has(lang) ? sayWith([], null, lang) : null);
