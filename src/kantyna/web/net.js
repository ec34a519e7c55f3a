// @ts-check
// HTTP requests, and the socket of a table, which reconnects by itself.

/** @typedef {import("./voice.js").Message} Message */
/** @typedef {{kind: string, name: string, bot: string | null, player: string | null, online: boolean, sides?: string[], places?: string[][]}} Seat */
/** @typedef {{
 *   id: string, game: string, format: string, status: "waiting" | "playing" | "finished", seats: Seat[], you: number[],
 *   length: number, updated: number, winners: number[], owner: boolean, public: boolean, kept: number[], turn: boolean, removable: boolean, commitment: string | null,
 * }} Summary */
/** @typedef {Summary & {
 *   options: Record<string, any>, teams?: number[][], invites?: Record<string, string>, reach?: string, watching?: number,
 *   notice: null | Message, undo: null | {wish: number, by: string, seat: number, to: number, mine: boolean}, rematch: null | {id: string, by: string, seat: number, mine: boolean, commitment: string | null},
 *   decks?: Record<string, import("./decks/choice.js").Brought>, lists?: Record<string, import("./decks/decks.js").Deck>,
 *   shuffles: null | {hash: string, values: null | (string | null)[], undone: null | [number, number][], secret: string | null, seed: string | null},
 * }} TableMessage */
/** @typedef {{key: string, cards: string[], n: number, text: Message}} Choice */
/** @typedef {{kind: string, seat: number, card: string | null, n: number, other: number, from: string | null, to: string | null, text: Message, decisive?: boolean, begins?: string, ends?: string, headline?: Message}} TableEvent */
/** @typedef {{
 *   at: number, views: Record<string, any>, choices: Record<string, Choice[]>, prompt: Message | null, asked: number[],
 *   events: TableEvent[], events_from: number, over: boolean, winners: number[], back?: number | null, chosen?: number | null, free?: number,
 * }} State */
/** @typedef {{
 *   at: number, length: number, views: Record<string, any>, prompt: Message | null, asked: number[], events: TableEvent[],
 *   recent: TableEvent[], recent_from: number, over: boolean, winners: number[],
 * }} Looked */
/** @typedef {{n: number, name: string, seat: number | null, text: string, at: number, team: number | null}} ChatLine */

/** A refusal by the server; `said` is the message. */
export class Refused extends Error {
  /**
   * @param {Message} said
   * @param {number} status
   */
  constructor(said, status) {
    super(said.id);
    this.said = said;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 */
async function request(path, how) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...how });
  } catch {
    throw new Refused({ id: "web-error-unreachable" }, 0);
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) {
    throw new Refused(body?.error?.id ? body.error : { id: "web-error-status", args: { status: String(answer.status) } }, answer.status);
  }
  return body;
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export const get = (path) => request(path);

/**
 * @param {string} path
 * @param {any} body
 * @returns {Promise<any>}
 */
export const post = (path, body) => request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/**
 * The message for an error.
 * @param {unknown} error
 * @returns {Message}
 */
export function errorMessage(error) {
  return error instanceof Refused ? error.said : { id: "web-error-unknown" };
}

const SHORTEST = 300;
const LONGEST = 5000;
const UNANSWERED = 8000;
/** After close codes from 4400 to 4499 there is no point in reconnecting. */
const final = (/** @type {number} */ code) => code >= 4400 && code < 4500;

/**
 * The socket of one table. It reconnects by itself, and sends an unanswered choice again.
 * `heard` gets every message; `changed` gets "connecting", "open", "lost" or "closed".
 */
export class TableSocket {
  /**
   * @param {string} id
   * @param {(message: any) => void} heard
   * @param {(how: string) => void} changed
   */
  constructor(id, heard, changed) {
    this.id = id;
    this.heard = heard;
    this.changed = changed;
    this.wait = SHORTEST;
    this.ids = 0;
    /** @type {{type: "choose", id: string, seat: number, at: number, key: string} | null} */
    this.pending = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.again = 0;
    this.patience = 0;
    this.ended = false;
    this.name = Math.random().toString(36).slice(2, 8);
    this.wake = () => {
      if (!this.ended && !this.socket && document.visibilityState === "visible") this.open();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.again);
    if (this.wait === SHORTEST) this.changed("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    let greeted = false;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(event.data);
      if (!greeted && message.type === "state") {
        greeted = true;
        this.wait = SHORTEST;
        this.settle(message);
        if (this.pending) this.transmit(this.pending);
      } else this.settle(message);
      this.heard(message);
    };
    socket.onopen = () => this.changed("open");
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.ended) return;
      if (final(event.code)) {
        this.close();
        this.changed("closed");
        return;
      }
      this.changed("lost");
      this.again = setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
      this.wait = Math.min(LONGEST, this.wait * 1.8);
    };
  }

  /**
   * Does this state answer the choice on its way? Teammates may have chosen meanwhile, so the player's own latest choice counts.
   * @param {any} message
   */
  settle(message) {
    if (!this.pending) return;
    const { id, at } = this.pending;
    const answered = message.type === "state" ? message.at < at || (message.chosen ?? -1) >= at : message.type === "error" && message.id === id;
    if (answered) {
      this.pending = null;
      clearTimeout(this.patience);
    }
  }

  /**
   * @param {any} message
   * @returns {string} the id that an answer or error carries
   */
  send(message) {
    const id = message.id ?? `${this.name}-${++this.ids}`;
    this.transmit({ ...message, id });
    return id;
  }

  /** @param {any} message */
  transmit(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * @param {number} seat
   * @param {number} at
   * @param {string} key
   */
  choose(seat, at, key) {
    if (this.pending) return;
    this.pending = { type: "choose", id: `${this.name}-${++this.ids}`, seat, at, key };
    this.transmit(this.pending);
    this.patience = setTimeout(() => this.restart(), UNANSWERED);
  }

  /** Replaces a connection that does not answer. */
  restart() {
    const silent = this.socket;
    if (!silent || this.ended) return;
    this.socket = null;
    silent.close();
    this.changed("lost");
    this.open();
    if (this.pending) this.patience = setTimeout(() => this.restart(), UNANSWERED);
  }

  close() {
    this.ended = true;
    clearTimeout(this.again);
    clearTimeout(this.patience);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
    this.socket = null;
  }
}
