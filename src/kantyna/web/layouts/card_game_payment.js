// @ts-check
/** The proposed payment in The Card Game: its button, and in words which cards get how many focus tokens. */

import { html, useRef } from "../vendor/preact.js";
import { verbOf } from "../parts/input.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/input.js").Choice} Choice */

/** A finger that rests on the button this long looks at the cards and pays nothing. */
const LOOKS = 500;
const WORDS = "payment-in-words";

/** The tokens that a payment would put on a card. @param {Choice | undefined} payment @param {string} label */
export const plannedOn = (payment, label) => payment?.about.uses?.[label] ?? 0;

/** Which cards pay, in words. @param {{payment: Choice, say: Say}} props */
export const PaymentInWords = ({ payment, say }) => html`<p class="asked-about payment" id=${WORDS}>${say(payment.text)}</p>`;

/** The style sheet lights the cards that pay while the button is pointed at, focused or held. @param {{payment: Choice, say: Say, choose: (key: string) => void}} props */
export function PayButton({ payment, say, choose }) {
  const touched = useRef(/** @type {number | null} */ (null));
  const touch = (/** @type {PointerEvent} */ e) => {
    touched.current = e.pointerType === "touch" ? e.timeStamp : null;
  };
  const pay = (/** @type {MouseEvent} */ e) => {
    const held = touched.current !== null && e.timeStamp - touched.current > LOOKS;
    touched.current = null;
    if (!held) choose(payment.key);
  };
  const still = (/** @type {Event} */ e) => e.preventDefault();
  return html`<button type="button" class=${`action primary ${verbOf(payment.key)}`} aria-describedby=${WORDS} onPointerDown=${touch} onClick=${pay} onContextMenu=${still}><span>${say("swlcg-pay")}</span></button>`;
}
