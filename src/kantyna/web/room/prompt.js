// @ts-check
// The prompt line: whose move it is and what is asked, in a sentence; and after a refusal, the reason.

import { html, useEffect, useState } from "../vendor/preact.js";
import { Icon, toast } from "../controls.js";
import { useRule } from "../server_data.js";
import { isFree, seatColour } from "../names.js";
import { errorMessage } from "../net.js";
import { takesDecks } from "./waiting_seats.js";
import { language } from "../voice.js";
import { sitDown } from "../shuffles/witness.js";

/** A message in place of the prompt, with its rule; `also`: an action to offer with it. @typedef {{text: import("../voice.js").Message, rule: string | null, also?: {text: import("../voice.js").Message, act: () => void}, n: number}} Refusal */

const REFUSAL_STAYS = 9000;

/**
 * A question after a colon begins in lower case, unless it begins with the name of a card or a player.
 * @param {string} sentence
 * @param {string[]} names
 */
const afterColon = (sentence, names) =>
  /^(\p{Lu}\p{Ll}|[^I\P{Lu}] )/u.test(sentence) && !names.some((name) => name && sentence.startsWith(name))
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/**
 * The sentence that says who has won.
 * @param {import("../net.js").TableMessage} table
 * @param {number[]} winners
 * @param {string[]} names
 * @param {import("../voice.js").Say} say
 */
export function verdict(table, winners, names, say) {
  if (!winners.length) return say("web-over-nobody");
  if (table.you.length === 1 && winners.includes(table.you[0])) return say("web-over-you");
  return say("web-over-other", { names: new Intl.ListFormat(document.documentElement.lang).format(winners.map((winner) => names[winner])), n: winners.length });
}

/**
 * @param {{
 *   table: import("../net.js").TableMessage, state: import("../net.js").State | import("../net.js").Looked, names: string[],
 *   say: import("../voice.js").Say, seat: number | null, covered: boolean, looking: boolean, refusal: Refusal | null,
 *   forget: () => void, show: () => void, endActions: any, until: boolean, untilTurn: () => void,
 * }} props
 */
export function Prompt({ table, state, names, say, seat, covered, looking, refusal, forget, show, endActions, until, untilTurn }) {
  const { tone, who, text, actions } = currentLine();
  const colour = who === null ? "var(--accent)" : seatColour(who);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(forget, REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refusal?.n]);

  return html`<div class=${`prompt tone-${refusal ? "refused" : tone}`} style=${{ "--seat": colour }}>
    <div class="prompt-line">
      <span class="prompt-seat" aria-hidden="true"></span>
      ${
        refusal
          ? html`<${Why} key=${refusal.n} refusal=${refusal} say=${say} forget=${forget} />`
          : html`<p class="prompt-text" role="status" aria-live="polite">${text}${tone === "thinking" && html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`}</p>`
      }
    </div>
    ${actions && html`<div class="prompt-actions">${actions}</div>`}
  </div>`;

  /** @returns {{tone: string, who: number | null, text: any, actions?: any}} */
  function currentLine() {
    const { asked, over, winners, prompt } = state;
    if (over) return { tone: "over", who: winners[0] ?? null, text: verdict(table, winners, names, say), actions: !looking && endActions };
    if (table.status === "waiting") {
      const kept = table.kept[0];
      const free = kept ?? table.seats.findIndex(isFree);
      const sit = () => sitDown(`/api/tables/${table.id}/sit`, { seat: free }, table).catch((error) => toast(errorMessage(error)));
      if (kept !== undefined || (table.public && !table.you.length && free >= 0))
        return {
          tone: "waiting",
          who: null,
          text: say(kept === undefined ? "web-seat-waits" : "web-seat-kept"),
          // where players bring decks, they choose one in the middle of the table
          actions: !takesDecks(table) && html`<button type="button" class="button primary" onClick=${sit}>${say("web-sit")}</button>`,
        };
      return {
        tone: "waiting",
        who: null,
        text: say("web-waiting-people", { n: Math.max(1, table.seats.filter(isFree).length) }),
      };
    }
    const question = prompt ? say(prompt) : "";
    const named = Object.values(prompt?.args ?? {}).map((one) => (one?.id ? say(one) : ""));
    if (looking) {
      const first = asked[0] ?? null;
      return {
        tone: "looking",
        who: first,
        text: first === null ? question : say("web-prompt-other", { name: names[first], question: afterColon(question, named) }),
      };
    }
    if (covered && seat !== null) {
      return {
        tone: "covered",
        who: seat,
        text: say("web-cover", { name: names[seat] }),
        actions: html`<button type="button" class="button primary" onClick=${show}><${Icon} name="eye" />${say("web-cover-show", { name: names[seat] })}</button>`,
      };
    }
    if (seat !== null && asked.includes(seat)) {
      const view = state.views[String(seat)];
      // a team that plays together shares its turn, whichever member is the active seat
      const ours = view?.active === undefined || view.active === seat || (view.asked ?? []).includes(view.active);
      const id = table.you.length > 1 ? "web-prompt-other" : ours ? "web-prompt-turn" : "web-prompt-asked";
      return { tone: "yours", who: seat, text: say(id, { name: names[seat], question: afterColon(question, named) }) };
    }
    if (table.status === "finished") return { tone: "looking", who: null, text: say("web-record-ends") };
    const first = asked[0] ?? null;
    if (first === null) return { tone: "theirs", who: null, text: question };
    const other = table.seats[first];
    if (other.kind === "bot") {
      const actions =
        seat !== null &&
        html`<button type="button" class="button small until-turn" disabled=${until} aria-keyshortcuts="n" onClick=${untilTurn}><${Icon} name="pace-at-once" />${say("web-until-turn")}</button>`;
      return { tone: "thinking", who: first, text: say("web-prompt-thinking", { name: names[first] }), actions };
    }
    if (!other.online) return { tone: "theirs", who: first, text: say("web-prompt-away", { name: names[first] }) };
    return { tone: "theirs", who: first, text: say("web-prompt-theirs", { name: names[first] }) };
  }
}

/**
 * The reason for a refusal. The rule's number opens its ledger line.
 * @param {{refusal: Refusal, say: import("../voice.js").Say, forget: () => void}} props
 */
function Why({ refusal, say, forget }) {
  const [open, setOpen] = useState(false);
  const rule = useRule(open ? refusal.rule : null);
  return html`<div class="prompt-why">
    <p class="prompt-text" role="alert">
      ${say(refusal.text)}
      ${refusal.rule && html` <button type="button" class="rule-chip" aria-expanded=${String(open)} aria-label=${say("web-rule", { rule: refusal.rule })} onClick=${() => setOpen(!open)}>${refusal.rule}</button>`}
      ${refusal.also && html` <button type="button" class="rule-chip" onClick=${refusal.also.act}>${say(refusal.also.text)}</button>`}
      <button type="button" class="quiet-close" aria-label=${say("web-close")} onClick=${forget}><${Icon} name="close" /></button>
    </p>
    ${open && rule && html`<p class="rule-text" lang=${language()}><a href=${`/rules/${refusal.rule}`} target="_blank"><b>${refusal.rule}</b></a> ${rule}</p>`}
  </div>`;
}
