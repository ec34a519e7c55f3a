// @ts-check
/** Parts of a Star Realms table: an opponent, and the attack on a player. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { Icon } from "../parts/card/icons.js";
import { PlateNotes } from "../parts/plates.js";
import { Counter, Row, PileCount } from "../parts/zones.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("../parts/zones.js").Opening} Opening */
/** @typedef {import("./star_realms_choices.js").Side} Side */

/** The authority a player has left. The engine's number may be below zero; it is shown as 0. @param {Side} side */
export const authorityOf = ({ authority }) => Math.max(0, authority);

/**
 * @param {{
 *   seat: number, name: string, side: Side, active: boolean, waited: boolean, role: string, done: boolean, out: boolean, near: boolean, options: Choice[], free: boolean, live: boolean, won: boolean,
 *   choose: (key: string) => void, why: (key: string) => void, say: Say,
 *   bases: {key: string, node: any}[], discard: Opening, deck: Opening | null, hand: Opening | null,
 * }} props
 */
export function Opponent({ seat, name, side, active, waited, role, done, out, near, options, free, live, won, choose, why, say, bases, discard, deck, hand }) {
  const best = options[0];
  const classes = `seat-plate ${best ? (free ? "lit" : "asked") : ""} ${waited ? "waited" : ""}`;
  const standing = [role, out && say("table-out"), done ? say("table-is-done") : active && say("table-on-turn")];
  const reach = near && say("table-in-reach");
  const notes = [name, ...standing, reach].filter(Boolean).join(", ");
  const inside = html`<span class="plate-who"><span class="plate-name">${name}</span><${PlateNotes} notes=${standing} near=${reach} /></span><${Counter} icon="authority" name=${say("table-authority")} value=${authorityOf(side)} class="big" hits />`;
  return html`<div class=${`opponent ${active ? "active" : ""} ${won ? "won" : ""} ${out ? "out" : ""}`} style=${{ "--seat": seatColour(seat) }}>
    ${
      live
        ? html`<button type="button" class=${classes} data-seat=${seat} tabIndex=${best ? 0 : -1} 
          onClick=${() => (best ? choose(best.key) : why(`attack seat#${seat} 1`))}><span class="said">${`${best ? `${say(best.text)}. ` : ""}${notes}. ${say("table-authority")}: ${authorityOf(side)}`}</span><span class="seen" aria-hidden="true">${inside}</span></button>`
        : html`<div class=${classes} data-seat=${seat}>${inside}</div>`
    }
    <div class="stock">
      <${PileCount} zone=${`${seat}/hand`} name=${say("table-hand")} icon="hand" count=${side.hand.length} look=${hand} />
      <${PileCount} zone=${`${seat}/deck`} name=${say("table-personal-deck")} icon="deck" count=${side.deck.length} look=${deck} />
      <${PileCount} zone=${`${seat}/discard`} name=${say("table-discard")} icon="pile" count=${side.discard.length} look=${side.discard.length ? discard : null} />
      ${active && html`<span class="stock-item pool of-trade" title=${say("table-trade")}><${Icon} name="trade" /><b>${side.trade}</b></span>`}
      ${active && html`<span class="stock-item pool of-combat" title=${say("table-combat")}><${Icon} name="combat" /><b>${side.combat}</b></span>`}
      ${side.discards_owed > 0 && html`<span class="stock-item owed" title=${say("table-owes", { n: side.discards_owed })}><${Icon} name="discard" /><b>−${side.discards_owed}</b></span>`}
    </div>
    <${Row} zone=${`${seat}/play`} name=${`${name}: ${say("table-in-play")}`} class="bases" spread items=${bases} empty=${html`<li class="nothing" aria-hidden="true"></li>`} />
  </div>`;
}

/**
 * The attack on a player: one click for all combat, or a smaller amount; with several opponents, the target is chosen too.
 * @param {{targets: {other: number, name: string, options: Choice[]}[], choose: (key: string) => void, say: Say, first: boolean}} props
 */
export function Attack({ targets, choose, say, first }) {
  const [whom, setWhom] = useState(targets[0].other);
  const { other, options } = targets.find((target) => target.other === whom) ?? targets[0];
  const most = Math.max(...options.map((choice) => choice.n));
  const [wanted, setWanted] = useState(most);
  useEffect(() => setWanted(most), [most]);
  const n = Math.min(wanted, most);
  const choice = options.find((option) => option.n === n) ?? options[0];
  return html`<span class=${`stepper ${first ? "primary" : ""}`}>
    ${
      targets.length > 1 &&
      html`<select class="whom" aria-label=${say("table-whom")} value=${other} onChange=${(/** @type {any} */ e) => setWhom(Number(e.target.value))}>
      ${targets.map((target) => html`<option value=${target.other} selected=${target.other === other}>${target.name}</option>`)}
    </select>`
    }
    ${most > 1 && html`<button type="button" class="step" aria-label=${say("table-less")} disabled=${n <= 1} onClick=${() => setWanted(n - 1)}>−</button>`}
    <button type="button" class=${`action attack ${first ? "primary" : ""}`} onClick=${() => choose(choice.key)}><span class="said">${say(choice.text)}</span><span class="seen" aria-hidden="true"><${Icon} name="combat" />${targets.length < 2 && html`<span class="at-length">${say(choice.text)}</span>`}<span class=${targets.length < 2 ? "in-brief" : ""}>${say("table-attack", { n })}</span></span></button>
    ${most > 1 && html`<button type="button" class="step" aria-label=${say("table-more")} disabled=${n >= most} onClick=${() => setWanted(n + 1)}>+</button>`}
  </span>`;
}

/** A number that waits for a later moment, such as discards owed. @param {{icon: string, n: number, words: string}} props */
export const Note = ({ icon, n, words }) =>
  n > 0 && html`<span class="note" title=${words}><${Icon} name=${icon} /><b>${n}</b><span class="unseen">${words}</span></span>`;
