// @ts-check
/** Stops, the windows in which a player wants to be asked: a button at the phases, and its panel. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { Icon, IconButton } from "../controls.js";

/** @typedef {import("../voice.js").Say} Say */
/** @typedef {{own: string[], theirs: string[], target: boolean, answers: boolean, able: boolean, everywhere: boolean}} Wishes */
/**
 * As the server sends it (docs/protocol.md).
 * @typedef {{windows: {name: string, own: boolean, theirs: boolean}[], stops: Wishes, free: boolean, until: Record<string, string>}} Told
 */
/**
 * `now`: what this seat passes until.
 * @typedef {Told & {now: string | null, set: (wishes: Partial<Wishes>) => void, pass: (what: string | null) => void}} SeatStops
 */

const UNTIL = ["turn", "engagement", "news"];
const TURNS = /** @type {const} */ (["own", "theirs"]);

/**
 * The stops of one seat, with functions to change them.
 * @param {Told | null} told
 * @param {number | null} seat
 * @param {(message: any) => void} send
 * @returns {SeatStops | null}
 */
export function stopsOf(told, seat, send) {
  if (!told || seat === null) return null;
  return {
    ...told,
    now: told.until[seat] ?? null,
    set: (wishes) => send({ type: "stops", ...wishes }),
    pass: (what) => send({ type: "until", seat, what }),
  };
}

/** Opens the panel; while the seat passes automatically, a tap ends that. @param {{stops: SeatStops, say: Say}} props */
export function Stops({ stops, say }) {
  const [open, setOpen] = useState(false);
  const busy = stops.now !== null;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.key !== "s" || event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog")) return;
      setOpen(true);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  const words = stops.now ? `stops-now-${stops.now}` : stops.stops.everywhere ? "stops-now-everywhere" : "stops-open";
  return html`<button type="button" class=${`stops-button ${busy ? "busy" : ""} ${stops.stops.everywhere ? "everywhere" : ""}`} aria-haspopup=${busy ? undefined : "dialog"} aria-keyshortcuts="s"
      title=${busy ? say("stops-end") : say("stops-title")} onClick=${() => (busy ? stops.pass(null) : setOpen(true))}>
      <${Icon} name=${busy ? "pace-quick" : "stop"} /><span class="stops-word" aria-live="polite">${say(words)}</span>${busy && html`<span class="stops-end" aria-label=${say("stops-end")}><${Icon} name="close" /></span>`}
    </button>
    ${open && html`<${Panel} stops=${stops} say=${say} close=${() => setOpen(false)} />`}`;
}

/** @param {{stops: SeatStops, say: Say, close: () => void}} props */
function Panel({ stops, say, close }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    ref.current?.showModal();
    ref.current?.focus(); // not a button of it: Enter should change nothing yet
  }, []);
  const shut = () => ref.current?.close();
  const { windows } = stops;
  // a tick counts at once: a second one may come before the first is answered
  const latest = useRef(stops.stops);
  const [wishes, setWishes] = useState(stops.stops);
  /** @param {Partial<Wishes>} more */
  const set = (more) => {
    latest.current = { ...latest.current, ...more };
    setWishes(latest.current);
    stops.set(more);
  };
  /** @param {"own" | "theirs"} turns @param {string} name */
  const turn = (turns, name) => {
    const those = latest.current[turns];
    set({ [turns]: those.includes(name) ? those.filter((one) => one !== name) : [...those, name] });
  };
  const usual = () =>
    set({
      ...Object.fromEntries(TURNS.map((turns) => [turns, windows.filter((window) => window[turns]).map(({ name }) => name)])),
      target: true,
      answers: true,
      everywhere: false,
    });
  /** @param {string} what */
  const until = (what) => {
    stops.pass(what);
    shut();
  };
  /** @param {"everywhere" | "able" | "target" | "answers"} name @param {boolean} on @param {string} [about] */
  const check = (name, on, about) => html`<label class="check"><input type="checkbox" name=${name} checked=${on} onChange=${() => set({ [name]: !on })} />
      <span>${say(`stops-${name}`)}${about && html`<small>${say(about)}</small>`}</span></label>`;

  return html`<dialog class="stops-panel" tabindex="-1" aria-labelledby="stops-title" ref=${ref} onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && shut()}>
    <header><h2 id="stops-title">${say("stops-title")}</h2><button type="button" class="button small stops-usual" onClick=${usual}>${say("stops-usual")}</button><${IconButton} icon="close" label=${say("web-close")} onClick=${shut} /></header>
    <div class="stops-until" role="group" aria-label=${say("stops-until")}>
      <span aria-hidden="true">${say("stops-until")}</span>
      ${UNTIL.map((what) => html`<button type="button" key=${what} class="button small" onClick=${() => until(what)}>${say(`stops-until-${what}`)}</button>`)}
    </div>
    <div class="stops-checks">
      ${check("everywhere", wishes.everywhere)}
      ${stops.free && check("able", wishes.able, "stops-able-about")}
      ${check("target", wishes.target)}
      ${check("answers", wishes.answers)}
    </div>
    <table class=${wishes.everywhere ? "idle" : ""}>
      <caption>${say(wishes.everywhere ? "stops-everywhere-about" : "stops-about")}</caption>
      <thead><tr><th scope="col"><span class="unseen">${say("stops-window")}</span></th>${TURNS.map((turns) => html`<th scope="col" key=${turns}>${say(`stops-${turns}`)}</th>`)}</tr></thead>
      <tbody>
        ${windows.map(
          ({ name }) => html`<tr key=${name}><th scope="row">${say(`stops-window-${name}`)}</th>
            ${TURNS.map((turns) => html`<td key=${turns}><label class="tick"><input type="checkbox" name=${`${turns} ${name}`} aria-label=${`${say(`stops-window-${name}`)}, ${say(`stops-${turns}`)}`} checked=${wishes[turns].includes(name)} onChange=${() => turn(turns, name)} /></label></td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </dialog>`;
}
