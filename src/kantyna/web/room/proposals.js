// @ts-check
// Proposals between players (undo, draw), and resigning.

import { html } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { IconButton, useTemporary } from "../controls.js";

/** @param {{request: {wish: number, by: string, seat: number, to: number, mine: boolean}, you: number[], say: import("../voice.js").Say, look: (at: number) => void, socket: any}} props */
export function UndoRequest({ request, you, say, look, socket }) {
  const who = request.by || say({ id: "seat-name", args: { seat: request.seat } });
  return html`<div class="bar wish" role="alert" style=${{ "--seat": seatColour(request.seat) }}>
    <span>${request.mine ? say("web-undo-asked", { to: request.to }) : say("web-undo-wish", { name: who, to: request.to })}</span>
    <span class="bar-actions">
      ${
        request.mine
          ? html`<button type="button" class="button small" onClick=${() => socket.send({ type: "undo-withdraw", wish: request.wish })}>${say("web-undo-withdraw")}</button>`
          : you.length > 0 &&
            html`<button type="button" class="button small primary" onClick=${() => socket.send({ type: "undo-answer", wish: request.wish, yes: true })}>${say("web-undo-allow")}</button>
              <button type="button" class="button small" onClick=${() => socket.send({ type: "undo-answer", wish: request.wish, yes: false })}>${say("web-undo-refuse")}</button>
              <button type="button" class="button small" onClick=${() => look(request.to)}><span>${say("web-undo-look")}</span></button>`
      }
    </span>
  </div>`;
}

/**
 * An offered draw. It need not be refused: the offer lapses when its player goes on playing.
 * @param {{offers: number[], you: number[], names: string[], say: import("../voice.js").Say, accept: () => void}} props
 */
export function DrawOffer({ offers, you, names, say, accept }) {
  const mine = offers.some((seat) => you.includes(seat));
  return html`<div class="bar wish" role="alert" style=${{ "--seat": seatColour(offers[0]) }}>
    <span>${mine ? say("web-draw-offered") : say("web-draw-offer", { name: names[offers[0]] })}</span>
    <span class="bar-actions">
      ${you.length > 0 && !mine && html`<button type="button" class="button small primary" onClick=${accept}>${say("choice-accept-draw")}</button>`}
    </span>
  </div>`;
}

/**
 * The resign button: it asks again first, and offers a draw as well.
 * @param {{say: import("../voice.js").Say, resign: () => void, draw: (() => void) | null}} props
 */
export function Resign({ say, resign, draw }) {
  const [sure, setSure] = useTemporary(4000);
  return html`<${IconButton} wide icon="flag" class=${sure ? "danger" : ""} label=${say(sure ? "web-resign-sure" : "web-resign")}
    onClick=${() => {
      if (sure) resign();
      setSure(!sure);
    }} />
    ${
      sure &&
      draw &&
      html`<${IconButton} wide icon="equal" label=${say("choice-offer-draw")} onClick=${() => {
        draw();
        setSure(false);
      }} />`
    }`;
}
