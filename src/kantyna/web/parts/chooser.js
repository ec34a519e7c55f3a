// @ts-check
/** The menu of a card that offers several choices. */

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { seatAt, verbOf } from "./input.js";
import { Icon } from "./card/icons.js";
import { placeBeside } from "./card/lens.js";
import { Signs, abilitiesOf, rowsOf } from "./card/signs.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("./input.js").Choice} Choice */
/** @typedef {import("./card/card.js").CardDef} CardDef */

/**
 * One choice in several amounts, perhaps against one of several players. It starts at the highest amount.
 * @param {{options: Choice[], names: string[], say: Say, choose: (key: string) => void}} props
 */
function Amount({ options, names, say, choose }) {
  const forWhom = (/** @type {Choice} */ choice) => seatAt(choice) ?? -1;
  const people = [...new Set(options.map(forWhom))];
  const [whom, setWhom] = useState(people[0]);
  const amounts = options.filter((choice) => forWhom(choice) === whom);
  const numberOf = (/** @type {Choice} */ choice) => choice.about.amount ?? 0;
  const most = Math.max(...amounts.map(numberOf));
  const [n, setN] = useState(most);
  const choice = amounts.find((one) => numberOf(one) === n) ?? amounts[0];
  const verb = verbOf(choice.key);
  return html`<div class=${`amount of-${verb}`}>
    ${
      people.length > 1 &&
      html`<label class="amount-whom"><span>${say("table-buyer")}</span><select class="whom" value=${whom} onChange=${(/** @type {any} */ e) => setWhom(Number(e.target.value))}>
      ${people.map((one) => html`<option value=${one} selected=${one === whom}>${names[one]}</option>`)}
    </select></label>`
    }
    <span class="stepper">
      ${most > 1 && html`<button type="button" class="step" aria-label=${say("table-less")} disabled=${n <= 1} onClick=${() => setN(n - 1)}>−</button>`}
      <button type="button" class=${`action ${verb}`} onClick=${() => choose(choice.key)}><span>${say(choice.text)}</span></button>
      ${most > 1 && html`<button type="button" class="step" aria-label=${say("table-more")} disabled=${n >= most} onClick=${() => setN(n + 1)}>+</button>`}
    </span>
  </div>`;
}

/** Choices that differ in their amount only; they are shown as one. @param {{label: string, options: Choice[], box: DOMRect, card: CardDef, names: string[], say: Say, choose: (key: string) => void, close: () => void}} props */
export function Chooser({ options, box, card, names, say, choose, close }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return;
    placeBeside(el, box, true);
    /** @type {HTMLElement | null} */ (el.querySelector("button.action"))?.focus({ preventScroll: true });
    /** @param {Event} e */
    const outside = (e) => {
      if (e.target instanceof Element && !el.contains(e.target)) close();
    };
    const later = setTimeout(() => document.addEventListener("pointerdown", outside), 0);
    return () => {
      clearTimeout(later);
      document.removeEventListener("pointerdown", outside);
    };
  }, [box]);
  const abilities = abilitiesOf(card);
  const inAmounts = options.filter(({ about }) => about.amount);
  const families = [...new Set(inAmounts.map(({ key }) => verbOf(key)))].map((verb) => inAmounts.filter(({ key }) => verbOf(key) === verb));
  return html`<div class="chooser" ref=${ref} role="group" aria-label=${say(card.name)}>
    ${options
      .filter((choice) => !inAmounts.includes(choice))
      .map((choice) => {
        const verb = verbOf(choice.key);
        const ability = abilities.find(({ line }) => choice.about.lines?.includes(line.id));
        return html`<button type="button" class=${`action ${verb}`} onClick=${() => choose(choice.key)}>
        ${ability?.kind === "scrap" && html`<${Icon} name="scrap" />`}${ability && html`<${Signs} rows=${rowsOf(ability)} />`}<span>${say(choice.text)}</span>
      </button>`;
      })}
    ${families.map((family) => html`<${Amount} key=${verbOf(family[0].key)} options=${family} names=${names} say=${say} choose=${choose} />`)}
  </div>`;
}
