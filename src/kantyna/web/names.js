// @ts-check
// Who sits where, in words.

import { knows, say, sentence } from "./voice.js";

/** @typedef {import("./net.js").Seat} Seat */

/**
 * A kind of bot; one that this client has no word for keeps its own.
 * @param {string | null} bot
 */
export function botName(bot) {
  return knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : say("web-bot", { bot: bot ?? "" });
}

/**
 * What a seat is called: people by their names, bots by those that they have at that seat.
 * @param {Seat} seat @param {number} i
 */
function called(seat, i) {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return knows(`bot-name-${i}`) ? say(`bot-name-${i}`) : botName(seat.bot);
  return say("seat-name", { seat: i, number: i + 1 });
}

/**
 * Names as sentences have them. People who share a device, or a name, are told apart by their seats.
 * @param {Seat[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  const plain = seats.map(called);
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? say("web-name-twice", { name, number: i + 1 }) : name));
}

/** The seat of whoever reads this; at a shared screen, and for those who watch, nobody's. @param {number[]} you */
export const readerOf = (you) => (you.length === 1 ? you[0] : null);

/** What the reader is called where the word stands alone. */
export const nameOfYou = () => sentence(say("you-who"));

/**
 * Names as they stand alone, on plates and lists: whoever has one seat here is "You".
 * @param {string[]} names @param {number[]} you
 */
export const namesForYou = (names, you) => names.map((name, i) => (readerOf(you) === i ? nameOfYou() : name));

/** The colour of a seat. @param {number} seat */
export const seatColour = (seat) => `var(--seat-${seat % 6})`;

/**
 * Nobody sits here yet.
 * @param {Seat} seat
 */
export const isFree = (seat) => seat.kind === "person" && !seat.player;
