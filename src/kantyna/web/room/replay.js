// @ts-check
// The replay bar: go to any moment of the game, step by step or automatically; play on from there, or undo to it.

import { html, useEffect, useState } from "../vendor/preact.js";
import { CopyButton, Icon, IconButton, Select, toast } from "../controls.js";
import { botName } from "../names.js";
import { get, post, errorMessage } from "../net.js";

const SPEEDS = [1, 2, 4];
const STEP = 1100;

/**
 * @param {{
 *   id: string, at: number, length: number, steps: number[], ready: boolean, live: boolean, over: boolean, names: string[], say: import("../voice.js").Say,
 *   look: (at: number | null) => void, back: ((to: number) => void) | null, close: (() => void) | null, go: import("../app.js").Go,
 * }} props `steps`: the moments at which a replay stops; it skips passes
 */
export function ReplayBar({ id, at, length, steps, ready, live, over, names, say, look, back, close, go }) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [branching, setBranching] = useState(false);
  const [more, setMore] = useState(false);
  // the token that shows the record to people who did not play: from the link, or from the server
  const [share, setShare] = useState(new URLSearchParams(location.search).get("share") ?? "");
  useEffect(() => {
    if (over && !share)
      get(`/api/tables/${id}/share`).then(
        (told) => setShare(told.share),
        () => {},
      );
  }, [id, over]);

  const step = steps.findLastIndex((one) => one <= at);
  const before = steps.findLast((one) => one < at) ?? 0;
  const after = steps.find((one) => one > at) ?? length;

  useEffect(() => {
    if (!playing || !ready) return;
    if (at >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => look(after), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, ready, at, after, length, speed]);

  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest?.("input, select, textarea, [role=log], .stage")) return;
      // with Shift every choice is a step, even a pass
      if (event.key === "ArrowLeft") halt(event.shiftKey ? at - 1 : before);
      else if (event.key === "ArrowRight") halt(event.shiftKey ? at + 1 : after);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  /** @param {number} there */
  const halt = (there) => {
    setPlaying(false);
    look(Math.min(length, Math.max(0, there)));
  };
  const play = () => {
    if (!playing && at >= length) look(0);
    setPlaying(!playing);
  };
  const download = async () => {
    try {
      const record = await get(`/api/tables/${id}/record${share && `?share=${share}`}`);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
      link.download = `kantyna-${id}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 5000);
    } catch (error) {
      toast(errorMessage(error));
    }
  };

  return html`<section class="replay" aria-label=${say("web-replay-bar")}>
    <div class="replay-row">
      <div class="replay-steps">
        <${IconButton} class="replay-first" icon="first" label=${say("web-replay-first")} disabled=${at === 0} onClick=${() => halt(0)} />
        <${IconButton} icon="previous" label=${say("web-replay-back")} disabled=${at === 0} onClick=${() => halt(before)} />
        <${IconButton} icon=${playing ? "pause" : "play"} label=${say(playing ? "web-replay-pause" : "web-replay-play")} onClick=${play} />
        <${IconButton} icon="next" label=${say("web-replay-next")} disabled=${at >= length} onClick=${() => halt(after)} />
        <button type="button" class="icon-button speed" aria-label=${say("web-replay-speed", { n: speed })} title=${say("web-replay-speed", { n: speed })}
          onClick=${() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}>${speed}×</button>
      </div>
      <label class="replay-slider">
        <span class="unseen">${say("web-replay-slider")}</span>
        <input type="range" min="0" max=${steps.length - 1} step="1" value=${step} style=${{ "--part": length ? `${(100 * step) / (steps.length - 1)}%` : "0%" }}
          aria-valuetext=${say("web-replay-at", { at, n: length })}
          onInput=${(/** @type {any} */ event) => halt(steps[Number(event.target.value)])} />
      </label>
      <span class="replay-at" aria-hidden="true">${at}<small> / ${length}</small></span>
      ${!live && html`<button type="button" class="button small lit" aria-label=${say(over ? "web-replay-end" : "web-replay-live")} onClick=${() => look(null)}><${Icon} name="live" /><span class="replay-word">${say(over ? "web-replay-end" : "web-replay-live")}</span></button>`}
      <${IconButton} class="replay-toggle" icon="more" label=${say("web-replay-more")} pressed=${more} onClick=${() => setMore(!more)} />
      ${close && html`<${IconButton} icon="close" label=${say("web-replay-close")} onClick=${close} />`}
    </div>
    <div class=${`replay-row replay-more ${more ? "open" : ""}`}>
      ${back && !live && html`<button type="button" class="button small" onClick=${() => back(at)}><${Icon} name="undo" />${say("web-undo-here")}</button>`}
      <button type="button" class="button small" aria-expanded=${String(branching)} onClick=${() => setBranching(!branching)}><${Icon} name="branch" />${say("web-play-on")}</button>
      <${CopyButton} text=${`${location.origin}/replay/${id}?at=${at}${share && `&share=${share}`}`} label=${say("web-share")} icon="link" />
      <button type="button" class="button small" onClick=${download}><${Icon} name="download" />${say("web-download")}</button>
    </div>
    ${branching && html`<${PlayOn} id=${id} share=${share} at=${at} names=${names} say=${say} go=${go} />`}
  </section>`;
}

/**
 * Starts a new table from this moment, with you at one seat and bots at the others.
 * @param {{id: string, share: string, at: number, names: string[], say: import("../voice.js").Say, go: import("../app.js").Go}} props
 */
function PlayOn({ id, share, at, names, say, go }) {
  const [bots, setBots] = useState(/** @type {string[]} */ ([]));
  const [bot, setBot] = useState("");
  const [seat, setSeat] = useState("0");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    get("/api/games").then(
      (offer) => {
        setBots(offer.bots);
        setBot(offer.bots[offer.bots.length - 1]);
      },
      (error) => toast(errorMessage(error)),
    );
  }, []);
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const made = await post(`/api/tables/${id}/play-on`, { at, seat: Number(seat), bot, ...(share && { share }) });
      go(`/table/${made.id}`);
    } catch (error) {
      toast(errorMessage(error));
      setBusy(false);
    }
  };
  return html`<form class="replay-row play-on" onSubmit=${start}>
    <${Select} label=${say("web-play-on-seat")} value=${seat} onPick=${setSeat} of=${names.map((name, i) => [String(i), name])} />
    <${Select} label=${say("web-play-on-bot")} value=${bot} onPick=${setBot} of=${bots.map((one) => [one, botName(one)])} />
    <button type="submit" class="button small primary" disabled=${busy || !bot}>${say("web-play-on-start", { at })}</button>
  </form>`;
}
