// @ts-check
// The pace of bots: calm, quick or at once, remembered in this browser; and skipping to your turn.

import { html, useEffect, useState } from "../vendor/preact.js";
import { IconButton, recall, remember } from "../controls.js";

const PACES = ["calm", "quick", "at-once"];

/**
 * Sends the wanted pace to the table: at first, after a reconnect, and when it changes.
 * @param {{send: (message: any) => string}} socket
 * @param {string} link
 * @param {boolean} bots are there any at the table?
 * @param {boolean} asked is it this person's turn?
 */
export function usePace(socket, link, bots, asked) {
  const [pace, setPace] = useState(() => (PACES.includes(recall("pace")) ? recall("pace") : PACES[0]));
  const [until, setUntil] = useState(false);
  useEffect(() => {
    if (asked) setUntil(false);
  }, [asked]);
  useEffect(() => {
    if (link === "open" && bots) socket.send({ type: "pace", pace, until_turn: until });
  }, [link, bots, pace, until]);
  return {
    pace,
    until,
    untilTurn: () => setUntil(true),
    next: () => {
      const chosen = PACES[(PACES.indexOf(pace) + 1) % PACES.length];
      remember("pace", chosen);
      setPace(chosen);
    },
  };
}

/** @param {{pace: string, next: () => void, say: import("../voice.js").Say}} props */
export function PaceButton({ pace, next, say }) {
  return html`<${IconButton} wide icon=${`pace-${pace}`} class="pace" label=${say(`web-pace-${pace}`)} onClick=${next} />`;
}
