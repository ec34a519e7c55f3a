// @ts-check
// The side panel: the log and the chat.

import { html, useEffect, useState } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { Icon, IconButton, recall, remember } from "../controls.js";
import { Log, useScrollToEnd } from "./log.js";

/** Icons of event kinds that every game may have; a layout adds those of its game. Other kinds get a star. */
export const ICONS = /** @type {Record<string, string>} */ ({
  turn: "turn",
  play: "play-card",
  use: "star",
  draw: "draw",
  shuffle: "shuffle",
  buy: "coin",
  attack: "combat",
  destroy: "burst",
  discard: "discard",
  resign: "flag",
  "offer-draw": "equal",
  "accept-draw": "equal",
  "drawn-agreed": "equal",
  "drawn-quiet": "equal",
  unpaid: "no-coin",
  done: "check",
  "clear-hand": "discard",
  win: "cup",
});

/**
 * @param {{
 *   tab: string, setTab: (tab: string) => void, close: () => void, events: import("../net.js").TableEvent[], from: number,
 *   chat: import("../net.js").ChatLine[], names: string[], say: import("../voice.js").Say, you: number[], withTeam: boolean, send: (text: string, team: boolean) => void,
 *   title: string | null, unread: number, icons: Record<string, string>, recent: any,
 *   cards: Map<string, import("../parts/card/card.js").CardDef>, game: string,
 * }} props `withTeam`: do you have partners; `from`: the number of the first event; `recent`: the strip above the log
 */
export function Side({ tab, setTab, close, events, from, chat, names, say, you, withTeam, send, title, unread, icons, recent, cards, game }) {
  return html`<aside class="side" aria-label=${say("web-side")}>
    <div class="side-head">
      <button type="button" class="tab" aria-pressed=${String(tab === "log")} onClick=${() => setTab("log")}>${say("web-log")}</button>
      <button type="button" class="tab" aria-pressed=${String(tab === "chat")} onClick=${() => setTab("chat")}>
        ${say("web-chat")}${unread ? html`<span class="badge">${unread}</span>` : null}
      </button>
      <${IconButton} icon="close" label=${say("web-close-side")} onClick=${close} />
    </div>
    ${tab === "chat" ? html`<${Chat} lines=${chat} names=${names} say=${say} you=${you} withTeam=${withTeam} send=${send} />` : html`${recent}<${Log} events=${events} from=${from} say=${say} title=${title} icons=${{ ...ICONS, ...icons }} cards=${cards} game=${game} />`}
  </aside>`;
}

/** No name begins like this: the server replaces line breaks by spaces. */
const NAMELESS = "\n";
/**
 * The author of a line, as a key for muting.
 * @param {import("../net.js").ChatLine} line
 */
const authorOf = (line) => line.name || NAMELESS + line.seat;

/**
 * @param {{lines: import("../net.js").ChatLine[], names: string[], say: import("../voice.js").Say, you: number[], withTeam: boolean, send: (text: string, team: boolean) => void}} props
 */
function Chat({ lines, names, say, you, withTeam, send }) {
  const [toTeam, setToTeam] = useState(false);
  const [text, setText] = useState("");
  const [muted, setMuted] = useState(/** @type {string[]} */ (recall("muted", [])));
  const end = useScrollToEnd(lines);
  // speakers without a name are muted at this table only
  useEffect(
    () =>
      remember(
        "muted",
        muted.filter((who) => !who.startsWith(NAMELESS)),
      ),
    [muted],
  );
  const heard = lines.filter((line) => !muted.includes(authorOf(line)) || mine(line));
  const called = (/** @type {string} */ who) => (who.startsWith(NAMELESS) ? names[Number(who.slice(NAMELESS.length))] : who);
  /** @param {import("../net.js").ChatLine} line */
  function mine(line) {
    return line.seat !== null && you.includes(line.seat);
  }
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    send(text.trim(), withTeam && toTeam);
    setText("");
  };
  const here = muted.filter((who) => lines.some((line) => authorOf(line) === who));
  return html`<div class="chat">
    <div class="log" role="log" tabindex="0" aria-label=${say("web-chat")} ...${end}>
      ${!lines.length && html`<p class="quiet log-empty">${say("web-chat-empty")}</p>`}
      <ul>
        ${heard.map(
          (
            line,
          ) => html`<li key=${line.n} class=${`chat-line ${line.team === null ? "" : "to-team"}`} style=${{ "--seat": line.seat === null ? "var(--dim)" : seatColour(line.seat) }}>
            <b>${called(authorOf(line))}</b> ${line.team !== null && html`<small class="chat-team">${say("web-chat-team-line")}</small> `}<span>${line.text}</span>
            ${
              !mine(line) &&
              html`<button type="button" class="quiet-close" aria-label=${say("web-mute", { name: called(authorOf(line)) })} title=${say("web-mute", { name: called(authorOf(line)) })} onClick=${() => setMuted([...muted, authorOf(line)])}>
                <${Icon} name="mute" />
              </button>`
            }
          </li>`,
        )}
      </ul>
    </div>
    ${here.map(
      (who) => html`<p class="muted-line" key=${who}>
        ${say("web-muted", { name: called(who) })} <button type="button" class="button small" onClick=${() => setMuted(muted.filter((one) => one !== who))}>${say("web-unmute")}</button>
      </p>`,
    )}
    ${
      you.length
        ? html`<form class=${`chat-form ${withTeam && toTeam ? "to-team" : ""}`} onSubmit=${submit}>
            ${
              withTeam &&
              html`<div class="chat-to" role="group" aria-label=${say("web-chat-to")}>
              ${[false, true].map((one) => html`<button type="button" class="tab" aria-pressed=${String(toTeam === one)} onClick=${() => setToTeam(one)}>${say(one ? "web-chat-team" : "web-chat-table")}</button>`)}
            </div>`
            }
            <input type="text" maxlength="300" autocomplete="off" aria-label=${say(withTeam && toTeam ? "web-chat-write-team" : "web-chat-write")} placeholder=${say(withTeam && toTeam ? "web-chat-write-team" : "web-chat-write")} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
            <button type="submit" class="button small" disabled=${!text.trim()}>${say("web-chat-send")}</button>
          </form>`
        : html`<p class="quiet log-empty">${say("web-chat-players")}</p>`
    }
  </div>`;
}
