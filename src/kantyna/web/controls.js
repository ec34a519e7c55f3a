// @ts-check
// What every screen uses: icons, small buttons, toasts.

import { html, useEffect, useState } from "./vendor/preact.js";
import { LANGUAGES, language, say, speak, useLanguage } from "./voice.js";

/** Drawn on a 24 by 24 grid with a stroke of 1.8. */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  "undo-ask": "M8 7 3.5 11.5 8 16M3.5 11.5h9a4.5 4.5 0 0 1 0 9H10M17 4.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6M19.4 11.4h.01",
  replay: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8 5.5v13M16 5.5v13",
  next: "M6 6v12l8-6zM18 6v12",
  previous: "M18 6v12l-8-6zM6 6v12",
  first: "M19 6v12l-7-6zM12 6v12l-7-6z",
  live: "M5 6v12l7-6zM12 6v12l7-6z",
  flag: "M6 21V4M6 5h11l-2.5 4 2.5 4H6",
  equal: "M5 9h14M5 15h14",
  log: "M5 6h14M5 11h14M5 16h9",
  chat: "M5 5h14v10H11l-4 4v-4H5z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
  upload: "M12 16V5M7.5 9.5 12 5l4.5 4.5M5 20h14",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  home: "M4 11.5 12 5l8 6.5M6.5 10v9h11v-9",
  branch: "M7 4v16M7 14c0-5 10-3 10-8M14 8l3-3 3 3",
  person: "M12 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 20c.5-4 3-6 7-6s6.5 2 7 6",
  bot: "M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M9 5h6M3.5 12v3M20.5 12v3",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
  chevron: "M8 10l4 4 4-4",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h-3zM20 14v6h-6",
  cards: "M4 8h9v12H4zM8 8V4h11v12h-6",
  deck: "M6 4h12v13H6zM6 20h12M7 23h10",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  book: "M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2zM12 6.5v13",
  keys: "M3 7h18v11H3zM6.5 10.5h.01M10 10.5h.01M13.5 10.5h.01M17 10.5h.01M8 14.5h8",
  "pace-calm": "M9.5 6l6 6-6 6",
  "pace-quick": "M6.5 6l6 6-6 6M12.5 6l6 6-6 6",
  "pace-at-once": "M4 6l6 6-6 6M9.5 6l6 6-6 6M15 6l6 6-6 6",
  stop: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM8.5 12h7",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  // what happened
  turn: "M19.5 12A7.5 7.5 0 1 1 12 4.5h5M14 1.5l3 3-3 3",
  "play-card": "M7 11h10v10H7zM12 8.5V3M9 5.5 12 2.5l3 3",
  coin: "M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 8.5v7M9.5 12h5",
  draw: "M6 3.5h12v17H6zM12 8.5v7M8.5 12h7",
  refill: "M2.5 9h5.5v11H2.5zM16 9h5.5v11H16zM12 3v13M9 13l3 3 3-3",
  acquire: "M12 3v9M8.5 8.5 12 12l3.5-3.5M5 14v6h14v-6",
  top: "M5 20.5h14M5 16.5h14M12 13V3.5M8 7.5l4-4 4 4",
  ally: "M9 7a5 5 0 1 0 0 10A5 5 0 0 0 9 7zM15 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  pass: "M3.5 5h9v14h-9zM15 12h6M18 9l3 3-3 3",
  offer: "M3.5 16c4-2 7 1.5 10.5.5l6-3.5M3.5 20.5H14c2.5 0 5-3.5 6.5-6M12 3.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
  combat: "M6 6l12 12M18 6 6 18M4.5 15.5l4 4M15.5 19.5l4-4",
  siege: "M9 20.5V11l5.5-4 5.5 4v9.5zM3 3l5 5M8 3.5V8H3.5",
  burst: "M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M5.5 5.5 9 9M15 15l3.5 3.5M18.5 5.5 15 9M9 15l-3.5 3.5",
  out: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM6.5 6.5l11 11",
  heart: "M12 20s-7.5-4.5-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.5-7.5 10-7.5 10z",
  scrap: "M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13",
  discard: "M6 4h9v12H6zM18 8v12H9",
  shuffle: "M4 7h4l8 10h4M17 14l3 3-3 3M4 17h4l2-2.5M14 9.5 16 7h4M17 4l3 3-3 3",
  cup: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1 4.5 3.7 5M16 6h3.5c0 3-1 4.5-3.7 5M12 14v4M8.5 20h7",
  star: "M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
  "no-coin": "M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM4 20 20 4",
  force: "M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 3a9 9 0 0 1 7.8 4.5M12 21a9 9 0 0 1-7.8-4.5M3 12a9 9 0 0 1 1.2-4.5M21 12a9 9 0 0 1-1.2 4.5",
  target: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 2v6M12 16v6M2 12h6M16 12h6",
  miss: "M14.5 5A7.5 7.5 0 1 0 19 9.5M9 9l6 6M15 9l-6 6",
  shield: "M12 3.5 19 6v6c0 4.5-3 7-7 8.5C8 19 5 16.5 5 12V6z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
  unlock: "M6 11h12v9H6zM8.5 11V7a3.5 3.5 0 0 1 6.8-1.2M12 14.5v2",
  swap: "M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12 6 15.5 9.5 19",
};

/**
 * @param {{name: string, label?: string}} props with a label, screen readers read it; without one it is decoration
 */
export function Icon({ name, label }) {
  const d = PATHS[/** @type {keyof typeof PATHS} */ (name)] ?? PATHS.star;
  return html`<svg class="icon" viewBox="0 0 24 24" role=${label ? "img" : null} aria-label=${label ?? null} aria-hidden=${label ? null : "true"}>
    <path d=${d} />
  </svg>`;
}

/**
 * A button with an icon, and with its label where there is room (`wide`).
 * @param {{icon: string, label: string, hint?: string, onClick: () => void, wide?: boolean, disabled?: boolean, pressed?: boolean,
 *   badge?: number, class?: string}} props `hint`: a longer explanation, as a tooltip and for screen readers
 */
export function IconButton({ icon, label, hint, onClick, wide, disabled, pressed, badge, class: extra }) {
  return html`<button
    type="button"
    class=${`icon-button ${wide ? "wide" : ""} ${extra ?? ""}`}
    aria-label=${label}
    title=${hint ?? label}
    aria-pressed=${pressed === undefined ? null : String(pressed)}
    disabled=${disabled}
    onClick=${onClick}
  >
    <${Icon} name=${icon} />${wide && html`<span class="word">${label}</span>`}
    ${badge ? html`<span class="badge">${badge}</span>` : null}
  </button>`;
}

/** Switches to the other language. */
export function LanguageButton() {
  useLanguage();
  const other = LANGUAGES.find((lang) => lang !== language()) ?? "en";
  return html`<button
    type="button"
    class="icon-button language"
    lang=${other}
    title=${say("web-switch-language")}
    onClick=${() => speak(other, true).catch(() => toast({ id: "web-error-unreachable" }))}
  >
    <span class="said">${say("web-switch-language")}</span>
    <span class="seen" aria-hidden="true"><span class=${language() === "pl" ? "on" : ""}>PL</span><span class=${language() === "en" ? "on" : ""}>EN</span></span>
  </button>`;
}

/**
 * A state that ends by itself after this time, or earlier when it is ended.
 * @param {number} ms
 * @returns {[boolean, (on: boolean) => void]}
 */
export function useTemporary(ms) {
  const [on, set] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => set(false), ms);
    return () => clearTimeout(timer);
  }, [on]);
  return [on, set];
}

/** @param {{label: string, value: any, of: [string, string][], onPick: (id: string) => void, hidden?: boolean}} props */
export function Select({ label, value, of, onPick, hidden }) {
  return html`<label class="field">
    <span class=${hidden ? "unseen" : ""}>${label}</span>
    <span class="select"
      ><select value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
        ${of.map(([id, text]) => html`<option key=${id} value=${id} selected=${id === value}>${text}</option>`)}
      </select></span
    >
  </label>`;
}

/**
 * Copies a text and says so for a moment.
 * @param {{text: string, label: string, icon?: string}} props
 */
export function CopyButton({ text, label, icon }) {
  const [done, setDone] = useTemporary(1800);
  const copy = async () => {
    await copyText(text);
    setDone(true);
  };
  return html`<button type="button" class=${`button small ${done ? "done" : ""}`} onClick=${copy}>
    <${Icon} name=${done ? "check" : (icon ?? "copy")} /><span aria-live="polite">${done ? say("web-copied") : label}</span>
  </button>`;
}

/** @param {string} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // the clipboard API needs https or localhost
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}

/** @type {{n: number, message: import("./voice.js").Message}[]} */
let shown = [];
let count = 0;
/** @type {() => void} */
let redrawToasts = () => {};

/**
 * Shows a message in the corner for a while.
 * @param {import("./voice.js").Message} message
 */
export function toast(message) {
  const n = ++count;
  shown = [...shown.slice(-2), { n, message }];
  redrawToasts();
  setTimeout(() => {
    shown = shown.filter((one) => one.n !== n);
    redrawToasts();
  }, 6000);
}

export function Toasts() {
  useLanguage();
  const [, redraw] = useState(0);
  useEffect(() => {
    redrawToasts = () => redraw((n) => n + 1);
  }, []);
  return html`<div class="toasts" role="status" aria-live="polite">
    ${shown.map((one) => html`<div class="toast" key=${one.n}>${say(one.message)}</div>`)}
  </div>`;
}

/**
 * A value stored in this browser. A private window may refuse to store anything.
 * @param {string} name
 * @param {any} [otherwise]
 */
export function recall(name, otherwise = null) {
  try {
    const kept = localStorage.getItem(`kantyna.${name}`);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} name
 * @param {any} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`kantyna.${name}`, JSON.stringify(value));
  } catch {
    // storage is refused: the value is lost with the page
  }
}
