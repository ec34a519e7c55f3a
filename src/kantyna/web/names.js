// @ts-check
// The names of seats.

import { hasMessage, say, sentence } from "./voice.js";

/** @typedef {import("./net.js").Seat} Seat */

/**
 * The name of a kind of bot, or its id where the client has no name for it.
 * @param {string | null} bot
 */
export function botName(bot) {
  return hasMessage(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : say("web-bot", { bot: bot ?? "" });
}

/**
 * The name of a seat: a person's own, or the one that bots have at that seat.
 * @param {Seat} seat @param {number} i
 */
function nameOfSeat(seat, i) {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return hasMessage(`bot-name-${i}`) ? say(`bot-name-${i}`) : botName(seat.bot);
  return say("seat-name", { seat: i, number: i + 1 });
}

/**
 * Names for sentences. People who share a device or a name get their seat's number.
 * @param {Seat[]} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  const plain = seats.map(nameOfSeat);
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? say("web-name-twice", { name, number: i + 1 }) : name));
}

/** The reader's seat; null at a shared screen and for spectators. @param {number[]} you */
export const readerOf = (you) => (you.length === 1 ? you[0] : null);

/** The reader's name where it stands alone: "You". */
export const nameOfYou = () => sentence(say("you-who"));

/**
 * Names for plates and lists. A reader with a single seat is "You".
 * @param {string[]} names @param {number[]} you
 */
export const namesForYou = (names, you) => names.map((name, i) => (readerOf(you) === i ? nameOfYou() : name));

/** The colour of a seat. @param {number} seat */
export const seatColour = (seat) => `var(--seat-${seat % 6})`;

/**
 * Is the seat still free?
 * @param {Seat} seat
 */
export const isFree = (seat) => seat.kind === "person" && !seat.player;
