// @ts-check
// Shuffles that can be shown to be honest. The table tells the hash of its secret when it is dealt, and the secret when
// it is over; this page remembers the hash that it was told first and compares.

import { html, useEffect, useState } from "./vendor/preact.js";
import { Icon, recall, remember } from "./controls.js";

const KEPT = "shuffles";
const MOST_KEPT = 50;

/** The first 32 bits of the fractional parts of a root of the first primes. @param {number} root @param {number} many */
function fractions(root, many) {
  const found = [];
  for (let n = 2; found.length < many; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(((n ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const BEGIN = fractions(2, 8);
const ADDED = fractions(3, 64);

/**
 * SHA-256 in hexadecimal. The browser's own is not there on plain HTTP from another machine, so this is ours.
 * @param {string} text
 */
export function sha256(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 255);
  const turn = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));
  const sum = [...BEGIN];
  for (let at = 0; at < bytes.length; at += 64) {
    const w = Array.from(
      { length: 16 },
      (_, i) => (bytes[at + 4 * i] << 24) | (bytes[at + 4 * i + 1] << 16) | (bytes[at + 4 * i + 2] << 8) | bytes[at + 4 * i + 3],
    );
    for (let i = 16; i < 64; i++) {
      const low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w.push((w[i - 16] + low + w[i - 7] + high) | 0);
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ADDED[i] + w[i]) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = (sum[i] + word) | 0));
  }
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** @typedef {{hash: string, seed: string | null}} Shuffles */

/**
 * The hash that this browser was told first of a table that is being played.
 * @param {string} id
 * @param {Shuffles | null | undefined} shuffles
 */
function firstTold(id, shuffles) {
  /** @type {Record<string, string>} */
  const kept = recall(KEPT, {});
  if (!shuffles) return kept[id] ?? null;
  if (!kept[id]) {
    kept[id] = shuffles.hash;
    remember(KEPT, Object.fromEntries(Object.entries(kept).slice(-MOST_KEPT)));
  }
  return kept[id];
}

/**
 * Once the game is over: were these the shuffles that the table was bound to? Before, nothing is shown.
 * @param {{id: string, dealt: boolean, shuffles: Shuffles | null | undefined, say: import("./voice.js").Say}} props
 */
export function Proof({ id, dealt, shuffles, say }) {
  const [told, setTold] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (dealt && shuffles) setTold(firstTold(id, shuffles));
  }, [id, dealt, shuffles?.hash]);
  if (!shuffles?.seed || !told) return null;
  const proven = sha256(shuffles.seed) === told && shuffles.hash === told;
  const title = say(proven ? "web-shuffles-how" : "web-shuffles-broken-how", { hash: told, seed: shuffles.seed });
  return html`<p class=${`proof ${proven ? "" : "broken"}`} role="status" title=${title}>
    <${Icon} name=${proven ? "shuffle" : "flag"} /><span>${say(proven ? "web-shuffles-proven" : "web-shuffles-broken")}</span>
  </p>`;
}
