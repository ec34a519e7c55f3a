// @ts-check
// Invitations: links and QR codes at a waiting table, and the page that such a link opens.

import { html, useEffect, useState } from "../vendor/preact.js";
import { CopyButton, Icon, IconButton, LanguageButton } from "../controls.js";
import { DeckChoice, chosen, useDecks } from "../decks/choice.js";
import { isFree, nameOfYou, seatNames } from "../names.js";
import { get, post, errorMessage } from "../net.js";
import { CommitmentNote } from "../shuffles/shuffles.js";
import { sitDown } from "../shuffles/witness.js";
import { say } from "../voice.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The address at which others reach this server: this page's own, unless that is a local name.
 * @param {string} reach
 */
const originFor = (reach) => (HERE.includes(location.hostname) && reach ? reach : location.origin);

/**
 * The links for the free seats, each with a QR code, in the middle of a waiting table.
 * @param {{invites: Record<string, string>, reach: string, say: import("../voice.js").Say, above?: any, below?: any}} props `above`, `below`: what stands there besides
 */
export function Invites({ invites, reach, say, above, below }) {
  const links = Object.entries(invites).map(([number, path]) => ({ number, link: originFor(reach) + path }));
  const [shown, setShown] = useState(/** @type {string | null} */ (null));
  if (!links.length) return html`<section class="invites" aria-label=${say("web-seats")}>${above}${below}</section>`;
  const onlyHere = HERE.includes(location.hostname) && !reach;
  // with a single link, its code is shown at once
  const coded = onlyHere ? null : (shown ?? (links.length === 1 ? links[0].link : null));
  return html`<section class="invites" aria-labelledby="invites-title">
    ${above}
    <h2 id="invites-title">${say("web-invites", { n: links.length })}</h2>
    ${links.map(
      ({ number, link }) => html`<span class="invite" key=${number}>
        <input class="invite-link" type="text" readonly aria-label=${say("web-invite-link")} value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
        <${CopyButton} text=${link} label=${say("web-copy-invite")} icon="link" />
        ${!onlyHere && links.length > 1 && html`<${IconButton} icon="code" label=${say("web-show-code")} pressed=${coded === link} onClick=${() => setShown(coded === link ? null : link)} />`}
      </span>`,
    )}
    ${coded && html`<${Code} text=${coded} label=${say("web-code-of", { link: coded })} say=${say} />`}
    ${onlyHere && html`<p class="invite-note">${say("web-invite-here")} <code>kantyna play --share</code></p>`}
    ${below}
  </section>`;
}

/**
 * A QR code, dark on light, with the margin that cameras need.
 * @param {{text: string, label: string, say: import("../voice.js").Say}} props
 */
function Code({ text, label, say }) {
  const [rows, setRows] = useState(/** @type {string[] | null} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/api/qr?text=${encodeURIComponent(text)}`).then(
      (code) => setRows(code.rows),
      (error) => setRefused(errorMessage(error)),
    );
  }, [text]);
  if (refused) return html`<p class="form-error" role="alert">${say(refused)}</p>`;
  if (!rows) return null;
  const dark = rows.flatMap((row, y) => [...row].map((module, x) => (module === "1" ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg class="code" role="img" aria-label=${label} viewBox=${`-4 -4 ${rows.length + 8} ${rows.length + 8}`}><path d=${dark} /></svg>`;
}

/**
 * The page of an invitation: who invites to which game, and a button to sit down. A new player may enter a name first.
 * @param {{token: string, go: import("../app.js").Go}} props
 */
export function Join({ token, go }) {
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [invited, setInvited] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  const [warned, setWarned] = useState(/** @type {any} */ (null));
  const [ids, setIds] = useState(/** @type {string[]} */ ([]));
  const places = invited?.seats[invited.seat].places;
  const decks = useDecks(places && !invited.taken ? invited.game : null, invited?.format ?? "");
  useEffect(() => {
    document.title = say("web-title");
    Promise.all([get("/api/me"), get(`/api/invites/${encodeURIComponent(token)}`)]).then(
      ([me, invitation]) => {
        if (invitation.yours) return go(`/table/${invitation.id}`, true);
        setName(me.name ?? "");
        setInvited(invitation);
      },
      (error) => setRefused(errorMessage(error)),
    );
  }, [token]);
  if (refused) return html`<${Notice} text=${say(refused)} />`;
  if (busy || name === null || !invited) return html`<div class="loading" role="status">${say(busy ? "web-joining" : "web-loading")}</div>`;
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (name.trim()) await post("/api/me", { name: name.trim() });
      const sat = await sitDown("/api/join", decks ? { token, decks: chosen(ids) } : { token }, invited);
      go(`/table/${sat.id}`, true);
    } catch (error) {
      // another deck may be accepted
      if (decks) setWarned(errorMessage(error));
      else setRefused(errorMessage(error));
      setBusy(false);
    }
  };
  const names = seatNames(invited.seats);
  return html`<main class="notice-page join-page">
    <h1 class="notice-text">${invited.by ? say("web-invited-by", { name: invited.by }) : say("web-invited")}</h1>
    <p class="join-game"><b>${say(`game-${invited.game}`)}</b><span>${say(`format-${invited.format}`)}</span></p>
    <ul class="join-seats" aria-label=${say("web-seats")}>
      ${invited.seats.map(
        (/** @type {import("../net.js").Seat} */ seat, /** @type {number} */ i) => html`<li key=${i} class=${i === invited.seat ? "yours" : ""}>
          <${Icon} name=${seat.kind === "bot" ? "bot" : "person"} />${i === invited.seat && !invited.taken ? nameOfYou() : isFree(seat) ? html`<em>${say("web-free-seat")}</em>` : names[i]}
          ${seat.sides?.map((side) => html` <small key=${side}>${say(`faction-${side}`)}</small>`)}
        </li>`,
      )}
    </ul>
    ${
      invited.taken
        ? html`<p role="alert">${say("server-seat-taken")}</p><div class="notice-actions"><a class="button" href=${`/table/${invited.id}`}>${say("web-watch-this")}</a><a class="button primary" href="/">${say("web-to-lobby")}</a></div>`
        : html`<form class="notice-actions" onSubmit=${sit}>
            ${decks && html`<${DeckChoice} choices=${decks} places=${places} ids=${ids} pick=${setIds} label=${say("seat-your-deck")} />`}
            ${places && invited.options.open_decks && html`<p class="invite-note">${say("seat-open-decks")}</p>`}
            ${warned && html`<p class="form-error" role="alert">${say(warned)}</p>`}
            <label class="field"><span class="unseen">${say("web-your-name")}</span>
              <input type="text" maxlength="24" autocomplete="nickname" spellcheck="false" placeholder=${say("web-your-name-hint")} value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
            <button type="submit" class="button primary">${say("web-sit")}</button>
          </form>`
    }
    <${CommitmentNote} hash=${invited.commitment} say=${say} />
    <${LanguageButton} />
  </main>`;
}

/** @param {{text: string}} props */
export function Notice({ text }) {
  return html`<main class="notice-page">
    <p class="notice-text">${text}</p>
    <div class="notice-actions"><a class="button primary" href="/">${say("web-to-lobby")}</a><${LanguageButton} /></div>
  </main>`;
}
