// @ts-check
// Tools for a deck: play it, try first hands, share a link.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { CopyButton, Icon, IconButton, toast } from "../controls.js";
import { RefusedDeck } from "./decks.js";
import { get, post, errorMessage } from "../net.js";
import { sitDown } from "../shuffles/witness.js";
import { Card, idOf } from "../parts/card/card.js";
import { say } from "../voice.js";

/** @typedef {import("../cards/search.js").CardDef} CardDef */
/** @typedef {import("./decks.js").Deck} Deck */
/** @typedef {import("./decks.js").SavedDeck} Kept */

/**
 * Starts a game with this deck against a bot, which plays the default deck of the other side.
 * @param {{kept: Kept, ready: () => Promise<any>, go: import("../app.js").Go}} props `ready`: resolves when all changes are saved
 */
export function PlayDeck({ kept, ready, go }) {
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      await ready();
      const { games, bots } = await get("/api/games");
      const format = games.find((/** @type {any} */ one) => one.id === kept.game).formats[0];
      const others = Array(format.seats[0] - 1).fill({ kind: "bot", bot: bots[bots.length - 1] });
      const made = await sitDown(
        "/api/tables",
        { game: kept.game, format: format.id, seats: [{ kind: "me", decks: [kept.id] }, ...others], public: false },
        null,
      );
      go(`/table/${made.id}`);
    } catch (error) {
      toast(errorMessage(error));
      setBusy(false);
    }
  };
  return html`<button type="button" class="button small primary" disabled=${busy || kept.flaws.length > 0} onClick=${play}><${Icon} name="play" />${say("decks-play")}</button>`;
}

/**
 * Sample first hands, dealt by the server.
 * @param {{game: string, deck: Deck, cards: Map<string, CardDef>, disabled: boolean}} props
 */
export function FirstHands({ game, deck, cards, disabled }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="button small" disabled=${disabled} onClick=${() => setOpen(true)}><${Icon} name="cards" />${say("decks-hands")}</button>
    ${open && html`<${FirstHand} game=${game} deck=${deck} cards=${cards} close=${() => setOpen(false)} />`}`;
}

/** @param {{game: string, deck: Deck, cards: Map<string, CardDef>, close: () => void}} props */
function FirstHand({ game, deck, cards, close }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [dealt, setDealt] = useState(/** @type {any} */ (null));
  const [refused, setRefused] = useState(/** @type {any} */ (null));
  /** @param {any} [more] the last answer and the choices made since */
  const ask = (more = {}) => post("/api/first-hand", { game, deck, ...more }).then(setDealt, (error) => setRefused(errorMessage(error)));
  useEffect(() => {
    ref.current?.showModal();
    ask();
  }, []);
  const rows = /** @type {[string, string[]][]} */ (
    dealt
      ? [
          ["chosen", dealt.seat.chosen],
          ["hand", dealt.seat.hand],
        ]
      : []
  );
  return html`<dialog class="first-hand" aria-labelledby="first-hand-title" ref=${ref} onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && ref.current?.close()}>
    <header><h2 id="first-hand-title">${say("decks-hands")}</h2><${IconButton} icon="close" label=${say("web-close")} onClick=${() => ref.current?.close()} /></header>
    ${refused && html`<${RefusedDeck} refused=${refused} />`}
    ${!dealt && !refused && html`<p class="loading" role="status">${say("web-loading")}</p>`}
    ${
      dealt &&
      html`<p role="status">${dealt.prompt ? say(dealt.prompt) : say("decks-hand-kept")}</p>
      <div class="deck-tools">
        ${dealt.choices.map((/** @type {any} */ choice) => html`<button key=${choice.key} type="button" class="button small" onClick=${() => ask({ seed: dealt.seed, made: [...dealt.made, choice.key] })}>${say(choice.text)}</button>`)}
        <button type="button" class=${`button small ${dealt.choices.length ? "" : "primary"}`} onClick=${() => ask()}><${Icon} name="shuffle" />${say("decks-hand-again")}</button>
      </div>
      ${rows.map(
        ([zone, labels]) =>
          labels?.length > 0 &&
          html`<section key=${zone} class="browser" aria-label=${say(`decks-zone-${zone}`)}><h3>${say(`decks-zone-${zone}`)}</h3>
            <ul class=${`browser-list table ${game}`}>${labels.map((label) => {
              const card = cards.get(idOf(label));
              return card && html`<li key=${label}><a href=${`/cards/${game}/${card.id}`} target="_blank"><${Card} card=${card} say=${say} /></a></li>`;
            })}</ul></section>`,
      )}`
    }
  </dialog>`;
}

/**
 * A link to share the deck, until it is revoked.
 * @param {{kept: Kept, changed: (kept: Kept) => void}} props
 */
export function Share({ kept, changed }) {
  const turn = (/** @type {string} */ how) => post(`/api/decks/${kept.id}/${how}`, {}).then(changed, (error) => toast(errorMessage(error)));
  if (!kept.share)
    return html`<div class="deck-tools"><button type="button" class="button small" onClick=${() => turn("share")}><${Icon} name="link" />${say("decks-share")}</button></div>`;
  const link = `${location.origin}/shared/${kept.share}`;
  return html`<div class="deck-share">
    <label class="field"><span>${say("decks-shared")}</span>
      <input class="invite-link" type="text" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <div class="deck-tools"><${CopyButton} text=${link} label=${say("decks-copy-link")} icon="link" />
      <button type="button" class="button small" onClick=${() => turn("unshare")}>${say("decks-unshare")}</button></div>
  </div>`;
}
