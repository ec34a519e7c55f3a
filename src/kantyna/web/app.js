// @ts-check
// Start, routes, language.

import { html, render, useEffect, useState } from "./vendor/preact.js";
import { Toasts, toast } from "./controls.js";
import { Join, Notice } from "./lobby/invitations.js";
import { Lobby } from "./lobby/lobby.js";
import { get, errorMessage } from "./net.js";
import { firstLanguage, say, speak, useLanguage } from "./voice.js";

/** @typedef {(path: string, replace?: boolean) => void} Go */

/** @type {Go} */
function go(path, replace = false) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

function useAddress() {
  const read = () => location.pathname + location.search;
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const listener = () => setAddress(read());
    addEventListener("popstate", listener);
    return () => removeEventListener("popstate", listener);
  }, []);
  return new URL(address, location.origin);
}

/**
 * Follows links within the page without a reload.
 * @param {MouseEvent} event
 */
function followLink(event) {
  const link = /** @type {Element | null} */ (event.target)?.closest?.("a[href^='/']");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

function App() {
  useLanguage();
  const address = useAddress();
  const [, kind, id, part] = address.pathname.split("/").map(decodeURIComponent);
  return html`<div class="app" onClick=${followLink}>
    ${
      (kind === "table" || kind === "replay") && id
        ? html`<${Lazy} key=${`${kind}/${id}`} load=${() => import("./room/room.js")} name="Room" id=${id} replay=${kind === "replay"} at=${address.searchParams.get("at")} go=${go} />`
        : kind === "join" && id
          ? html`<${Join} token=${id} go=${go} />`
          : kind === "cards" && id
            ? html`<${Lazy} key=${`${kind}/${id}`} load=${() => import("./cards/cards.js")} name="CardBrowser" game=${id} card=${part || null} search=${address.searchParams} go=${go} />`
            : kind === "rules" && id
              ? html`<${Lazy} key=${kind} load=${() => import("./cards/rules.js")} name="Rules" id=${id} />`
              : kind === "decks"
                ? html`<${Lazy} key=${`${kind}/${id ?? ""}`} load=${() => import(id ? "./decks/builder.js" : "./decks/decks.js")} name=${id ? "DeckBuilder" : "Decks"} id=${id} go=${go} />`
                : kind === "shared" && id
                  ? html`<${Lazy} key=${`${kind}/${id}`} load=${() => import("./decks/shared.js")} name="SharedDeck" id=${id} go=${go} />`
                  : html`<${Lobby} go=${go} />`
    }
    <${Toasts} />
  </div>`;
}

/**
 * Loads a screen only when it is opened: `load` imports the module, `name` is the component in it.
 * @param {{load: () => Promise<any>, name: string, [prop: string]: any}} props
 */
function Lazy({ load, name, ...props }) {
  const [Page, setPage] = useState(/** @type {any} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    scrollTo(0, 0);
    load().then(
      (module) => setPage(() => module[name]),
      () => setFailed(true),
    );
  }, []);
  if (failed) return html`<${Notice} text=${say("web-error-unreachable")} />`;
  return Page ? html`<${Page} ...${props} />` : html`<div class="loading" role="status">${say("web-loading")}</div>`;
}

const root = document.getElementById("root");
if (root) {
  const voice = speak(firstLanguage()).catch(() => speak("en"));
  // the answer sets the cookie that identifies the player
  Promise.allSettled([voice, get("/api/me")]).then(() => render(html`<${App} />`, root));
}
addEventListener("unhandledrejection", (event) => toast(errorMessage(event.reason)));
