// @ts-check
// The table page: its state, and everything around the game's own layout.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { Icon, IconButton, LanguageButton, recall, remember, toast } from "../controls.js";
import { withHiddenFaces } from "./cover.js";
import { DeckLists } from "../decks/lists.js";
import { KeyHelp } from "./help.js";
import { Invites } from "../lobby/invitations.js";
import { Guarded, useCards, useLayout } from "./layout.js";
import { Logo } from "../logo.js";
import { namesForYou, readerOf, seatNames } from "../names.js";
import { errorMessage } from "../net.js";
import { Ending } from "./ending.js";
import { PaceButton, usePace } from "./pace.js";
import { useKeptFocus } from "../parts/focus.js";
import { stopsOf } from "../parts/stops.js";
import { LastTurns } from "../parts/turns.js";
import { Prompt, verdict } from "./prompt.js";
import { DrawOffer, Resign, UndoRequest } from "./proposals.js";
import { ReplayBar } from "./replay.js";
import { ICONS, Side } from "./side.js";
import { useLook, useSteps, useTable } from "./state.js";
import { CommitmentNote, Proof } from "../shuffles/shuffles.js";
import { WaitingSeats, takesDecks } from "./waiting_seats.js";
import { sitDown } from "../shuffles/witness.js";
import { say as sayPlain, sayWith, useLanguage } from "../voice.js";

const WIDE = "(min-width: 1100px)";
/** A device with a mouse has a keyboard. */
const KEYBOARD = "(hover: hover)";

/**
 * @param {{id: string, replay: boolean, at: string | null, go: import("../app.js").Go}} props
 */
export function Room({ id, replay, at: first, go }) {
  const lang = useLanguage();
  const room = useTable(id);
  const { table, state, link, socket } = room;
  const [wanted, setWanted] = useState(/** @type {number | null} */ (replay ? Math.max(0, Number(first) || 0) : null));
  const [bar, setBar] = useState(replay);
  const [shown, setShown] = useState(/** @type {number | null} */ (null));
  const [side, setSide] = useState(() => matchMedia(WIDE).matches && recall("side", true));
  const [tab, setTab] = useState("log");
  const [read, setRead] = useState(0);
  const [busy, setBusy] = useState(false);
  const [ending, showEnding] = useState(true);
  const length = state?.at ?? 0;
  const looked = useLook(socket, link, wanted === null || !state ? null : Math.min(wanted, length));
  const steps = useSteps(socket, link, bar, length);
  const layout = useLayout(table?.game);
  const cards = useCards(table?.game);

  const names = useMemo(() => (table ? seatNames(table.seats) : []), [table, lang]);
  const mine = table?.you ?? [];
  const say = useMemo(() => sayWith(names, readerOf(mine)), [names, mine.join(), lang]);
  // the player's team, if it has other members and the player sits for no other team
  const teams = (table?.teams ?? []).filter((team) => team.some((one) => mine.includes(one)));
  const withTeam = teams.length === 1 && teams[0].some((one) => !mine.includes(one));
  const asked = state ? mine.filter((one) => state.asked.includes(one)) : [];
  const looking = wanted !== null;
  const picture = looking ? looked : state;
  const over = state?.over ?? false;
  const watching = (table?.watching ?? 0) - (mine.length ? 0 : 1); // other than the reader
  // a shared screen shows the table from the asked seat, and its hand once that player confirms
  const turned = asked.includes(shown ?? -1) ? shown : (asked[0] ?? shown ?? mine[0] ?? null);
  const seat = mine.length > 1 ? (looking && !over ? (shown ?? mine[0]) : turned) : (mine[0] ?? null);
  const covered = mine.length > 1 && !over && seat !== shown;

  const unread =
    tab === "chat" && side
      ? 0
      : room.chat.filter((line) => line.n > Math.max(read, room.chatBefore) && !(line.seat !== null && mine.includes(line.seat))).length;
  useEffect(() => {
    if (tab === "chat" && side) setRead(room.chat[room.chat.length - 1]?.n ?? 0);
  }, [tab, side, room.chat]);

  useEffect(() => {
    if (table?.status === "finished") setBar(true);
  }, [table?.status]);
  useEffect(() => {
    const yours = asked.length > 0 && !over && table?.status === "playing";
    document.title = yours ? say("web-title-turn") : names.length ? say("web-title-table", { names: names.join(" – ") }) : say("web-title");
  }, [asked.length, over, table, say]);
  useEffect(() => {
    if (replay && wanted !== null) history.replaceState(null, "", `/replay/${id}?at=${wanted}`);
  }, [wanted]);

  const bots = table?.seats.some((one) => one.kind === "bot") ?? false;
  const pace = usePace(socket, link, bots, asked.length > 0 || over);
  const [help, setHelp] = useState(false);
  const [lists, setLists] = useState(false);
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(stage);

  const undoTo = room.back;
  // an undo down to `free` needs nobody's consent
  const asksUndo = undoTo !== null && undoTo < (state?.free ?? 0);
  const mayUndo = mine.length > 0 && !over && undoTo !== null && !looking && !table?.undo;
  const undo = (/** @type {number} */ to) => {
    setWanted(null);
    socket?.send({ type: "undo", to });
  };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (target.closest?.("input, textarea, select")) return;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z" && mayUndo && undoTo !== null) {
        event.preventDefault();
        undo(undoTo);
      }
      if (event.key === "Escape") room.forget();
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target.closest?.("dialog")) return;
      // on a card, "?" asks why not instead
      if (event.key === "h" || event.key === "?") setHelp(true);
      if (event.key === "n" && bots && !asked.length && !over) pace.untilTurn();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const rematch = async () => {
    // players with decks choose one at the new table
    if (table?.rematch && !table.rematch.mine && table.lists && Object.keys(table.lists).length) return go(`/table/${table.rematch.id}`);
    setBusy(true);
    try {
      const made = await sitDown(`/api/tables/${id}/rematch`, {}, table?.rematch ?? null);
      go(`/table/${made.id}`);
    } catch (error) {
      toast(errorMessage(error));
      setBusy(false);
    }
  };

  const showSide = (/** @type {boolean} */ open, /** @type {string} */ which = tab) => {
    setSide(open);
    setTab(which);
    if (matchMedia(WIDE).matches) remember("side", open);
  };

  if (link === "closed")
    return html`<main class="notice-page"><p class="notice-text">${room.refusal ? sayPlain(room.refusal.text) : sayPlain("web-no-table")}</p>
      <div class="notice-actions"><a class="button primary" href="/">${sayPlain("web-to-lobby")}</a><${LanguageButton} /></div></main>`;
  if (!table || !state) return html`<div class="loading" role="status">${sayPlain(link === "lost" ? "web-lost" : "web-loading")}</div>`;

  const replayAll = () => {
    setBar(true);
    setWanted(0);
  };
  const afterwards = [
    mine.length > 0 &&
      html`<button key="rematch" type="button" class="button primary" disabled=${busy} onClick=${rematch}>${
        table.rematch && !table.rematch.mine ? say("web-rematch-join", { name: table.rematch.by || names[table.rematch.seat] }) : say("web-rematch")
      }</button>`,
    html`<button key="replay" type="button" class="button" onClick=${replayAll}><${Icon} name="replay" />${say("web-replay")}</button>`,
    html`<a key="lobby" class="button" href="/">${say("web-to-lobby")}</a>`,
    html`<${Proof} key="proof" table=${table} say=${say} />`,
  ];
  const ended = over && !looking && ending;
  const stops = stopsOf(room.stops, seat, socket.send);
  const prompt = html`<${Prompt} table=${table} state=${picture ?? state} names=${names} say=${say} seat=${seat} covered=${covered && !looking} looking=${looking}
    refusal=${room.refusal} forget=${room.forget} show=${() => setShown(seat)} until=${pace.until} untilTurn=${pace.untilTurn}
    endActions=${!ended && [html`<button key="ending" type="button" class="button" onClick=${() => showEnding(true)}>${say("ending-open")}</button>`, ...afterwards]} />`;

  const view = picture && (seat === null ? picture.views.spectator : picture.views[String(seat)]);
  const offers = over || looking ? [] : (view?.draw_offers ?? []);
  const draw = () => socket?.send({ type: "draw" });
  const props = view && {
    view: covered ? withHiddenFaces(view) : view,
    seat,
    names: namesForYou(names, mine),
    reader: readerOf(mine),
    choices: looking || covered || seat === null ? [] : (state.choices[String(seat)] ?? []),
    asked: picture.asked,
    cards,
    say,
    choose: (/** @type {string} */ key, /** @type {boolean} */ follows = false) => seat !== null && room.choose(seat, key, follows),
    why: (/** @type {string} */ key) => seat !== null && !looking && !covered && room.why(seat, key),
    tell: room.tell,
    prompt,
    stops: looking || over ? null : stops,
    readonly: looking || seat === null || over,
    events: looking ? (looked?.recent ?? []) : room.events,
  };

  const recent =
    view &&
    cards &&
    layout?.deeds &&
    html`<${LastTurns} events=${props?.events ?? []} view=${view} seat=${seat} names=${namesForYou(names, mine)} cards=${cards} say=${say} icons=${{ ...ICONS, ...layout.icons }} deeds=${layout.deeds} game=${table.game} />`;

  return html`<div class=${`room ${side ? "with-side" : ""}`}>
    <div class="room-top">
      ${link === "lost" && html`<p class="bar warning late" role="alert">${say("web-lost")}</p>`}
      ${table.notice && html`<p class="bar warning" role="status">${say(table.notice)}</p>`}
      ${table.undo && html`<${UndoRequest} request=${table.undo} you=${mine} say=${say} look=${setWanted} socket=${socket} />`}
      ${offers.length > 0 && html`<${DrawOffer} offers=${offers} you=${mine} names=${names} say=${say} accept=${draw} />`}
    </div>
    <main class="stage" ref=${stage}>
      <h1 class="unseen">${say("web-table-heading", { game: say(`game-${table.game}`), format: say(`format-${table.format}`), names: new Intl.ListFormat(lang).format(namesForYou(names, mine)) })}</h1>
      ${
        props && layout && cards
          ? html`<${Guarded} key=${table.game} layout=${layout.Table} at=${picture?.at} with=${props} />`
          : html`<div class="plain">${prompt}</div>`
      }
      ${
        ended &&
        html`<${Ending} id=${id} game=${table.game} verdict=${verdict(table, state.winners, names, say)} rule=${view?.ended_by ?? null} events=${room.events} you=${mine} names=${namesForYou(names, mine)} cards=${cards} say=${say}
          actions=${afterwards} close=${() => showEnding(false)} look=${(/** @type {number} */ at) => {
            setBar(true);
            setWanted(at);
          }} />`
      }
      ${
        table.status === "waiting" &&
        html`<${Invites} invites=${table.invites ?? {}} reach=${table.reach ?? ""} say=${say}
          above=${takesDecks(table) && html`<${WaitingSeats} table=${table} names=${namesForYou(names, mine)} say=${say} />`} below=${html`<${CommitmentNote} hash=${table.commitment} say=${say} />`} />`
      }
    </main>
    <div class="room-bottom">
      ${
        bar &&
        html`<${ReplayBar} id=${id} at=${looking ? Math.min(wanted, length) : length} length=${length} steps=${steps} ready=${!looking || looked?.at === Math.min(wanted, length)} live=${!looking} over=${table.status === "finished"}
          names=${names} say=${say} look=${(/** @type {number | null} */ at) => setWanted(at)} go=${go}
          back=${mine.length && !over && !table.undo ? undo : null}
          close=${
            table.status === "finished"
              ? null
              : () => {
                  setBar(false);
                  setWanted(null);
                }
          } />`
      }
      <nav class="tools" aria-label=${say("web-tools")}>
        <a class="icon-button home" href="/" aria-label=${say("web-to-lobby")} title=${say("web-to-lobby")}><${Logo} /></a>
        ${mine.length > 0 && html`<${IconButton} wide icon=${asksUndo ? "undo-ask" : "undo"} label=${say(asksUndo ? "web-undo-ask" : "web-undo")} hint=${say(asksUndo ? "web-undo-ask-hint" : "web-undo-hint")} disabled=${!mayUndo} onClick=${() => undoTo !== null && undo(undoTo)} />`}
        <${IconButton} wide icon="replay" label=${say("web-replay")} pressed=${bar} onClick=${() => {
          setBar(!bar);
          setWanted(null);
        }} />
        ${mine.length > 0 && !over && table.status === "playing" && seat !== null && html`<${Resign} say=${say} resign=${() => socket?.send({ type: "resign", seat })} draw=${offers.length ? null : draw} />`}
        ${bots && !over && html`<${PaceButton} pace=${pace.pace} next=${pace.next} say=${say} />`}
        <div class="tools-gap">${!side && recent}</div>
        ${seat === null && html`<span class="tag"><span class="tag-word">${say("web-you-watch")}</span></span>`}
        ${watching > 0 && html`<span class="tag watching" title=${say("web-watching", { n: watching })}><span class="watching-word">${say("web-watching", { n: watching })}</span><span class="watching-sign" aria-hidden="true"><${Icon} name="eye" />${watching}</span></span>`}
        <span class=${`link link-${link}`} role="img" aria-label=${say(`web-link-${link}`)} title=${say(`web-link-${link}`)}></span>
        <${IconButton} wide icon="log" label=${say("web-log")} pressed=${side && tab === "log"} onClick=${() => showSide(!(side && tab === "log"), "log")} />
        <${IconButton} wide icon="chat" label=${say("web-chat")} badge=${unread} pressed=${side && tab === "chat"} onClick=${() => showSide(!(side && tab === "chat"), "chat")} />
        ${cards && table.lists && Object.keys(table.lists).length > 0 && html`<${IconButton} icon="deck" label=${say("seat-lists")} onClick=${() => setLists(true)} />`}
        <a class="icon-button to-cards" href=${`/cards/${table.game}`} target="_blank" aria-label=${say("cards-open")} title=${say("cards-open")}><${Icon} name="cards" /></a>
        ${matchMedia(KEYBOARD).matches && html`<${IconButton} icon="keys" label=${say("web-keys")} onClick=${() => setHelp(true)} />`}
        <${LanguageButton} />
      </nav>
    </div>
    ${
      side &&
      html`<${Side} tab=${tab} setTab=${setTab} close=${() => showSide(false)} events=${looking ? (looked?.recent ?? []) : room.events} from=${looking ? (looked?.recent_from ?? 0) : room.eventsFrom} chat=${room.chat} names=${names} say=${say}
        you=${mine} unread=${unread} icons=${layout?.icons ?? {}} recent=${recent} cards=${cards ?? new Map()} game=${table.game} title=${looking ? say("web-replay-at", { at: Math.min(wanted, length), n: length }) : null}
        withTeam=${withTeam} send=${(/** @type {string} */ text, /** @type {boolean} */ team) => socket?.send({ type: "chat", text, team })} />`
    }
    ${lists && cards && html`<${DeckLists} game=${table.game} lists=${table.lists ?? {}} names=${namesForYou(names, mine)} cards=${cards} say=${say} close=${() => setLists(false)} />`}
    ${help && html`<${KeyHelp} say=${say} close=${() => setHelp(false)} />`}
  </div>`;
}
