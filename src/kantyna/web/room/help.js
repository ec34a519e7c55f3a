// @ts-check
// Help about the keys.

import { html, useEffect, useRef } from "../vendor/preact.js";
import { IconButton } from "../controls.js";

const KEYS = /** @type {[string[], string][]} */ ([
  [["1", "…", "9"], "web-key-digits"],
  [["←", "→", "↑", "↓"], "web-key-arrows"],
  [["Tab"], "web-key-tab"],
  [["Enter"], "web-key-enter"],
  [["?"], "web-key-why"],
  [["e"], "web-key-end"],
  [["n"], "web-key-until"],
  [["s"], "web-key-stops"],
  [["Ctrl", "Z"], "web-key-undo"],
  [["Shift", "←", "→"], "web-key-replay"],
  [["Esc"], "web-key-escape"],
  [["h"], "web-key-help"],
]);

/** @param {{close: () => void, say: import("../voice.js").Say}} props */
export function KeyHelp({ close, say }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return html`<dialog class="key-help" aria-labelledby="key-help-title" ref=${ref} onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && ref.current?.close()}>
    <header><h2 id="key-help-title">${say("web-keys")}</h2><${IconButton} icon="close" label=${say("web-close")} onClick=${() => ref.current?.close()} /></header>
    <dl>
      ${KEYS.map(([keys, text]) => html`<div key=${text}><dt>${keys.map((key) => (key === "…" ? " … " : html`<kbd>${key}</kbd>`))}</dt><dd>${say(text)}</dd></div>`)}
    </dl>
  </dialog>`;
}
