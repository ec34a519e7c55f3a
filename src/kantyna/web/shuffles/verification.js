// @ts-check
// Recomputes the shuffles of a finished game from the secret and the values (docs/shuffles.md): SHA-256, the stream of
// keyed BLAKE2b, Fisher–Yates; then compares the cards with those that this browser saw. It knows no rules.

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
 * The 32 bytes of SHA-256. Over plain HTTP from another machine, browsers offer none.
 * @param {string} text
 */
function digest(text) {
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
  return sum.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
}

/** SHA-256 in hexadecimal. @param {string} text */
export const sha256 = (text) =>
  digest(text)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/** Bytes in the alphabet of secrets and values. @param {number[]} bytes */
export const encodeBytes = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The seed made from a secret and the value of each seat. @param {string} secret @param {(string | null)[]} values */
export const mixed = (secret, values) => encodeBytes(digest([secret, ...values.map((value) => value ?? "")].join(":"))).slice(0, 24);

const WORD = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => Number.parseInt(digit, 16)));
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** @param {bigint} word @param {bigint} by */
const rotate = (word, by) => ((word >> by) | (word << (64n - by))) & WORD;

/**
 * Mixes one block of 128 bytes into the sum.
 * @param {bigint[]} sum
 * @param {number[]} bytes at most a block
 * @param {number} counted the number of bytes up to its end
 * @param {boolean} last
 */
function compress(sum, bytes, counted, last) {
  const m = Array.from({ length: 16 }, (_, i) => {
    let word = 0n;
    for (let j = 7; j >= 0; j--) word = (word << 8n) | BigInt(bytes[8 * i + j] ?? 0);
    return word;
  });
  const v = [...sum, ...IV];
  v[12] ^= BigInt(counted);
  if (last) v[14] ^= WORD;
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10];
    LANES.forEach(([a, b, c, d], i) => {
      v[a] = (v[a] + v[b] + m[order[2 * i]]) & WORD;
      v[d] = rotate(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & WORD;
      v[b] = rotate(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + m[order[2 * i + 1]]) & WORD;
      v[d] = rotate(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & WORD;
      v[b] = rotate(v[b] ^ v[c], 63n);
    });
  }
  sum.forEach((_, i) => (sum[i] ^= v[i] ^ v[i + 8]));
}

/** The random stream of a seed: sixteen words of 32 bits from each digest of a counter. */
export class Stream {
  /** @param {string} seed */
  constructor(seed) {
    this.key = [...new TextEncoder().encode(seed)];
    this.drawn = 0;
    /** @type {number[]} */
    this.words = [];
  }

  word() {
    if (this.drawn % 16 === 0) this.words = this.block(this.drawn / 16);
    return this.words[this.drawn++ % 16];
  }

  /** @param {number} n */
  block(n) {
    const sum = [...IV];
    sum[0] ^= 0x01010000n ^ (BigInt(this.key.length) << 8n) ^ 64n;
    compress(sum, this.key, 128, false);
    const counter = Array.from({ length: 8 }, (_, i) => Math.floor(n / 256 ** i) % 256);
    compress(sum, counter, 136, true);
    return sum.flatMap((word) => [Number(word & 0xffffffffn), Number(word >> 32n)]);
  }

  /** A number from 0 to n - 1. @param {number} n */
  below(n) {
    for (;;) {
      const product = this.word() * n;
      if (product % 2 ** 32 >= 2 ** 32 % n) return Math.floor(product / 2 ** 32);
    }
  }

  /** @param {number[]} cards */
  shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
  }
}

/** A failed check; `id` names its message. */
export class FailedCheck extends Error {
  /** @param {string} id @param {Record<string, any>} [args] */
  constructor(id, args = {}) {
    super(id);
    this.said = { id: `web-shuffles-broken-${id}`, args };
  }
}

/** @typedef {Record<string, (string | null)[] | number>} Seen the cards of a zone, or how many are hidden there */
/** @typedef {{cards: string[], zones: string[], decks: string[], entries: any[][]}} Journal */
/** @typedef {{seed: string, shuffles?: {hash: string, secret: string, values: (string | null)[]}, journal: Journal}} TableProof */
/** @typedef {{hash: string, value: string | null, seen: [number, Seen][], seats: number[]}} Witness */

/**
 * Checks that the seed follows from the promised secret and the players' values.
 * @param {TableProof} proof
 * @param {Witness} witness
 * @param {string[]} kinds by seat: "person" or "bot"
 */
export function checkSeed({ seed, shuffles }, { hash, value, seats }, kinds) {
  const secret = shuffles ? shuffles.secret : seed;
  if (sha256(secret) !== hash) throw new FailedCheck("promise", { secret, hash });
  const values = shuffles?.values ?? [];
  if (value && !seats.some((seat) => values[seat] === value)) throw new FailedCheck("value", { value });
  if (!shuffles) return;
  kinds.forEach((kind, seat) => {
    if (kind !== "person" && values[seat]) throw new FailedCheck("bot", { value: values[seat] });
  });
  if (values.length !== kinds.length || mixed(secret, values) !== seed) throw new FailedCheck("seed", { seed });
}

const same = (/** @type {any[]} */ one, /** @type {any[]} */ other) => one.length === other.length && one.every((card, i) => card === other[i]);
const isAscending = (/** @type {number[]} */ numbers) => numbers.every((n, i) => i === 0 || numbers[i - 1] < n);

/**
 * Recomputes every use of chance and compares it with all that was seen. What the rules do in between cannot be checked here:
 * `unexplained` counts how often a pile changed in another way than by taking cards from its top and putting cards on it
 * or under it in their order.
 * @param {TableProof} proof
 * @param {[number, Seen][]} seen
 */
export function checkJournal({ seed, journal }, seen) {
  const stream = new Stream(seed);
  const zones = journal.zones.map(() => /** @type {number[]} */ ([]));
  const piles = /** @type {Set<number>} */ (new Set());
  const found = { shuffles: 0, draws: 0, moments: 0, choices: 0, unexplained: 0 };
  /** @type {Seen} */
  const lying = {};
  let dealt = false;
  for (let i = 0; i < journal.entries.length; i++) {
    const [kind, ...rest] = journal.entries[i];
    if (typeof kind === "number") {
      const before = zones.map((cards) => [...cards]);
      for (; typeof journal.entries[i]?.[0] === "number"; i++) {
        const [zone, keep, ...cards] = journal.entries[i];
        zones[zone] = [...zones[zone].slice(0, keep), ...cards];
      }
      i -= 1;
      for (const zone of piles) if (!isExplained(before[zone], zones[zone], before)) found.unexplained += 1;
    } else if (kind === "shuffle") {
      const [zone, before, after] = rest;
      found.shuffles += 1;
      if (zone >= 0 && !same(zones[zone], before)) throw new FailedCheck("shuffle", { n: found.shuffles });
      if (!dealt && !isAscending(before)) found.unexplained += 1;
      const cards = [...before];
      stream.shuffle(cards);
      if (!same(cards, after)) throw new FailedCheck("shuffle", { n: found.shuffles });
      if (zone >= 0) {
        zones[zone] = cards;
        piles.add(zone);
      }
    } else if (kind === "draw") {
      found.draws += 1;
      if (stream.below(rest[0]) !== rest[1]) throw new FailedCheck("draw", { n: found.draws });
    } else if (kind === "at") {
      dealt = true;
      found.choices = rest[0];
      if (new Set(zones.flat()).size !== zones.flat().length) throw new FailedCheck("journal");
      const next = seen[found.moments];
      if (next?.[0] !== rest[0]) continue;
      found.moments += 1;
      Object.assign(lying, next[1]);
      for (const [name, cards] of Object.entries(lying)) compare(name, cards, rest[0], journal, zones);
    } else throw new FailedCheck("journal");
  }
  if (found.moments < seen.length) throw new FailedCheck("seen", { at: seen[found.moments][0], zone: "", saw: "", card: "" });
  return found;
}

/**
 * Were cards only taken from the top of a pile, and put on it or under it in their order?
 * @param {number[]} old
 * @param {number[]} now
 * @param {number[][]} before
 */
function isExplained(old, now, before) {
  if (same(old, now)) return true;
  const held = new Set(old);
  const stayed = now.filter((card) => held.has(card));
  const first = now.findIndex((card) => held.has(card));
  if (stayed.length && (!same(stayed, old.slice(0, stayed.length)) || !same(stayed, now.slice(first, first + stayed.length)))) return false;
  const came = now.filter((card) => !held.has(card));
  return before.every((cards) => isAscending(came.filter((card) => cards.includes(card)).map((card) => cards.indexOf(card))));
}

/**
 * @param {string} name
 * @param {(string | null)[] | number} saw
 * @param {number} at
 * @param {Journal} journal
 * @param {number[][]} zones
 */
function compare(name, saw, at, journal, zones) {
  const zone = journal.zones.indexOf(name);
  if (zone < 0 && typeof saw === "number") return; // an empty list that is not a zone
  const cards = (zones[zone] ?? []).map((card) => journal.cards[card]);
  if (journal.decks.includes(name)) cards.reverse();
  const listed = typeof saw === "number" ? /** @type {null[]} */ (Array(saw).fill(null)) : saw;
  const unlike = listed.findIndex((card, i) => card !== null && card !== cards[i]);
  if (unlike >= 0) throw new FailedCheck("seen", { at, zone: name, saw: String(listed[unlike]), card: cards[unlike] ?? "–" });
  if (listed.length !== cards.length) throw new FailedCheck("seen", { at, zone: name, saw: String(listed.length), card: String(cards.length) });
}
