// @ts-check
// The check of a finished game's shuffles: recomputed here, with what that proves and what it does not.

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Icon, IconButton } from "../controls.js";
import { get, errorMessage } from "../net.js";
import { FailedCheck, checkJournal, checkSeed } from "./verification.js";
import { witnessOf } from "./witness.js";

/** @typedef {import("../net.js").TableMessage} TableMessage */
/** @typedef {import("../voice.js").Say} Say */
/** @typedef {{proof: any, witness: any, found: ReturnType<typeof checkJournal> | null, broken: import("../voice.js").Message | null}} Verdict */

/**
 * Fetches the table's proof and checks it.
 * @param {TableMessage} table
 * @returns {Promise<Verdict>}
 */
export async function checkTable(table) {
  const proof = await get(`/api/tables/${table.id}/proof`);
  const kept = witnessOf(table.id);
  const hash = kept?.hash ?? table.shuffles?.hash ?? "";
  const names = new Set(proof.journal.zones);
  const witness = { seats: table.you, hash, value: kept?.value ?? null, seen: kept?.seen ?? [] };
  /** @type {Verdict} */
  const verdict = { proof, witness, found: null, broken: null };
  try {
    checkSeed(
      proof,
      witness,
      table.seats.map((seat) => seat.kind),
    );
    verdict.found = checkJournal(proof, witness.seen);
  } catch (error) {
    verdict.broken = error instanceof FailedCheck ? error.said : { id: "web-shuffles-broken-journal" };
  }
  // empty lists of a view that are not zones are useless to others
  witness.seen = witness.seen.map(([at, zones]) => [at, Object.fromEntries(Object.entries(zones).filter(([name]) => names.has(name)))]);
  return verdict;
}

/** Each table is checked once. @type {Map<string, Promise<Verdict>>} */
const checked = new Map();

/** The hash that binds a waiting table. @param {{hash: string | null | undefined, say: Say}} props */
export const CommitmentNote = ({ hash, say }) => hash && html`<p class="bound">${say("web-shuffles-bound")} <code>${hash}</code></p>`;

/** After the game: did the table shuffle as it had promised? @param {{table: TableMessage, say: Say}} props */
export function Proof({ table, say }) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [open, setOpen] = useState(false);
  const told = table.shuffles?.seed ?? null;
  useEffect(() => {
    setVerdict(null);
    if (!told || !table.you.length) return;
    let gone = false;
    if (!checked.has(table.id)) checked.set(table.id, checkTable(table));
    checked.get(table.id)?.then(
      (found) => !gone && setVerdict(found),
      (error) => {
        checked.delete(table.id);
        if (!gone) setVerdict({ proof: null, witness: null, found: null, broken: errorMessage(error) });
      },
    );
    return () => void (gone = true);
  }, [table.id, told]);
  if (!verdict) return null;
  const whole = verdict.found && verdict.witness.value && witnessOf(table.id)?.before;
  const text = !verdict.proof ? "web-shuffles-unchecked" : verdict.broken ? "web-shuffles-broken" : whole ? "web-shuffles-proven" : "web-shuffles-kept-to";
  return html`<button type="button" class=${`proof ${verdict.broken ? "broken" : ""}`} aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      <${Icon} name=${verdict.broken ? "flag" : "shuffle"} /><span role="status">${say(text)}</span>
    </button>
    ${open && html`<${ProofPage} table=${table} verdict=${verdict} title=${say(text)} close=${() => setOpen(false)} say=${say} />`}`;
}

/**
 * What exactly is proven and what is not.
 * @param {{table: TableMessage, verdict: Verdict, title: string, close: () => void, say: Say}} props
 */
function ProofPage({ table, verdict: { proof, witness, found, broken }, title, close, say }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => ref.current?.showModal(), []);
  const values = (proof?.shuffles?.values ?? []).filter(Boolean).length;
  const before = witnessOf(table.id)?.before ?? false;
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify({ ...proof, witness }, null, 1)], { type: "application/json" }));
    link.download = `kantyna-proof-${table.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return html`<dialog class="key-help proof-page" aria-labelledby="proof-title" ref=${ref} onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && ref.current?.close()}>
    <header><h2 id="proof-title">${title}</h2><${IconButton} icon="close" label=${say("web-close")} onClick=${() => ref.current?.close()} /></header>
    ${broken && html`<p class="proof-broken" role="alert">${say(broken)}</p>`}
    ${
      found &&
      html`<ul>
        <li>${say(before ? "web-shuffles-promised" : "web-shuffles-promised-late", { hash: witness.hash })}</li>
        <li>${say(witness.value ? "web-shuffles-value" : values ? "web-shuffles-no-value" : "web-shuffles-no-values", { value: witness.value ?? "", n: values })}</li>
        <li>${say("web-shuffles-recomputed", { shuffles: found.shuffles, draws: found.draws })}</li>
        <li>${say(found.moments ? "web-shuffles-seen" : "web-shuffles-unseen", { n: found.moments })}</li>
        ${found.unexplained > 0 && html`<li>${say("web-shuffles-unexplained", { n: found.unexplained })}</li>`}
      </ul>
      <p>${say("web-shuffles-not-proven")}</p>`
    }
    ${proof && html`<p>${say("web-shuffles-verify")}</p><button type="button" class="button" onClick=${save}><${Icon} name="download" />${say("web-shuffles-save")}</button>`}
  </dialog>`;
}
