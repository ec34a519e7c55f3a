// @ts-check
// One table: the socket, what it has told us, and everything around the game's own layout.

import { html, useEffect, useErrorBoundary, useMemo, useRef, useState } from "./vendor/preact.js";
import { Icon, IconButton, LanguageButton, recall, remember, toast } from "./controls.js";
import { KeyHelp } from "./help.js";
import { Invites } from "./invite.js";
import { Mark } from "./lobby.js";
import { namesForYou, readerOf, seatNames } from "./names.js";
import { TableSocket, get, post, wrong } from "./net.js";
import { Ending } from "./ending.js";
import { PaceButton, usePace } from "./pace.js";
import { useKeptFocus } from "./parts/focus.js";
import { LastTurns } from "./parts/turns.js";
import { Prompt, verdict } from "./prompt.js";
import { DrawOffer, Resign, UndoRequest } from "./proposals.js";
import { ReplayBar } from "./replay.js";
import { ICONS, Side } from "./side.js";
import { say as sayPlain, sayWith, useLanguage } from "./voice.js";

/** @typedef {import("./net.js").State} State */
/** @typedef {import("./net.js").Looked} Looked */
/** @typedef {import("./net.js").TableMessage} TableMessage */
/** @typedef {import("./net.js").TableEvent} TableEvent */

const MOST_WAITING = 8;
const WIDE = "(min-width: 1100px)";
/** Where there is a mouse, there is a keyboard. */
const KEYBOARD = "(hover: hover)";

/**
 * @param {{id: string, replay: boolean, at: string | null, go: import("./app.js").Go}} props
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
  const { looked, told } = useLook(socket, link, wanted === null || !state ? null : Math.min(wanted, length));
  const layout = useLayout(table?.game);
  const cards = useCards(table?.game);

  const names = useMemo(() => (table ? seatNames(table.seats) : []), [table, lang]);
  const mine = table?.you ?? [];
  const say = useMemo(() => sayWith(names, readerOf(mine)), [names, mine.join(), lang]);
  const asked = state ? mine.filter((one) => state.asked.includes(one)) : [];
  const looking = wanted !== null;
  const picture = looking ? looked : state;
  const over = state?.over ?? false;
  const watching = (table?.watching ?? 0) - (mine.length ? 0 : 1); // besides oneself
  // at a shared screen the table is seen through the eyes of whoever is asked, and their hand once they say it is them
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
  }, [asked.length, over, table?.status, say]);
  useEffect(() => {
    if (replay && wanted !== null) history.replaceState(null, "", `/replay/${id}?at=${wanted}`);
  }, [wanted]);

  const bots = table?.seats.some((one) => one.kind === "bot") ?? false;
  const pace = usePace(socket, link, bots, asked.length > 0 || over);
  const [help, setHelp] = useState(false);
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(stage);

  const undoTo = room.back;
  // nobody is asked about what is taken back as far as this
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
      // on a card, ? asks why
      if (event.key === "h" || event.key === "?") setHelp(true);
      if (event.key === "n" && bots && !asked.length && !over) pace.untilTurn();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const rematch = async () => {
    setBusy(true);
    try {
      const made = await post(`/api/tables/${id}/rematch`, {});
      go(`/table/${made.id}`);
    } catch (error) {
      toast(wrong(error));
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
  ];
  const ended = over && !looking && ending;
  const prompt = html`<${Prompt} table=${table} state=${picture ?? state} names=${names} say=${say} seat=${seat} covered=${covered && !looking} looking=${looking}
    refusal=${room.refusal} forget=${room.forget} show=${() => setShown(seat)} until=${pace.until} untilTurn=${pace.untilTurn}
    endActions=${!ended && [html`<button key="ending" type="button" class="button" onClick=${() => showEnding(true)}>${say("ending-open")}</button>`, ...afterwards]} />`;

  const view = picture && (seat === null ? picture.views.spectator : picture.views[String(seat)]);
  const offers = over || looking ? [] : (view?.draw_offers ?? []);
  const draw = () => socket?.send({ type: "draw" });
  const props = view && {
    view: covered ? withCoveredHands(view, mine) : view,
    seat,
    names: namesForYou(names, mine),
    choices: looking || covered || seat === null ? [] : (state.choices[String(seat)] ?? []),
    asked: picture.asked,
    cards,
    say,
    choose: (/** @type {string} */ key, /** @type {boolean} */ follows = false) => seat !== null && room.choose(seat, key, follows),
    why: (/** @type {string} */ key) => seat !== null && !looking && !covered && room.why(seat, key),
    prompt,
    readonly: looking || seat === null || over,
  };

  const recent =
    view &&
    cards &&
    layout?.deeds &&
    html`<${LastTurns} events=${looking ? (looked?.recent ?? []) : room.events} view=${view} seat=${seat} names=${namesForYou(names, mine)} cards=${cards} say=${say} icons=${{ ...ICONS, ...layout.icons }} deeds=${layout.deeds} game=${table.game} />`;

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
      ${table.status === "waiting" && html`<${Invites} invites=${table.invites ?? {}} reach=${table.reach ?? ""} say=${say} />`}
    </main>
    <div class="room-bottom">
      ${
        bar &&
        html`<${ReplayBar} id=${id} at=${looking ? Math.min(wanted, length) : length} length=${length} ready=${!looking || looked?.at === Math.min(wanted, length)} live=${!looking} over=${table.status === "finished"}
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
        <a class="icon-button home" href="/" aria-label=${say("web-to-lobby")} title=${say("web-to-lobby")}><${Mark} /></a>
        ${mine.length > 0 && html`<${IconButton} wide icon="undo" label=${say(asksUndo ? "web-undo-ask" : "web-undo")} hint=${say(asksUndo ? "web-undo-ask-hint" : "web-undo-hint")} disabled=${!mayUndo} onClick=${() => undoTo !== null && undo(undoTo)} />`}
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
        ${matchMedia(KEYBOARD).matches && html`<${IconButton} icon="keys" label=${say("web-keys")} onClick=${() => setHelp(true)} />`}
        <${LanguageButton} />
      </nav>
    </div>
    ${
      side &&
      html`<${Side} tab=${tab} setTab=${setTab} close=${() => showSide(false)} events=${looking ? told : room.events} chat=${room.chat} names=${names} say=${say}
        you=${mine} unread=${unread} icons=${layout?.icons ?? {}} recent=${recent} cards=${cards ?? new Map()} game=${table.game} title=${looking ? say("web-replay-at", { at: Math.min(wanted, length), n: length }) : null}
        send=${(/** @type {string} */ text) => socket?.send({ type: "chat", text })} />`
    }
    ${help && html`<${KeyHelp} say=${say} close=${() => setHelp(false)} />`}
  </div>`;
}

/**
 * What the table's socket has told us, and what can be sent to it.
 * @param {string} id
 */
function useTable(id) {
  const [table, setTable] = useState(/** @type {TableMessage | null} */ (null));
  const [state, setState] = useState(/** @type {State | null} */ (null));
  const [log, setLog] = useState(/** @type {{from: number, events: TableEvent[]}} */ ({ from: 0, events: [] }));
  const [chat, setChat] = useState(/** @type {import("./net.js").ChatLine[]} */ ([]));
  const [chatBefore, setChatBefore] = useState(/** @type {number | null} */ (null));
  const [link, setLink] = useState("connecting");
  const [refusal, setRefusal] = useState(/** @type {import("./prompt.js").Refusal | null} */ (null));
  const socket = useRef(/** @type {TableSocket | null} */ (null));
  const latest = useRef(/** @type {State | null} */ (null));
  const waiting = useRef(/** @type {QueuedChoice[]} */ ([]));
  const count = useRef(0);
  const together = useTogether(id);

  useEffect(() => {
    /** @param {any} message */
    const heard = (message) => {
      if (message.type === "table") setTable(message);
      else if (message.type === "state") {
        latest.current = message;
        together.upTo(message.at);
        setState(message);
        setLog((old) => joinLog(old, message));
        setRefusal(null);
        sendNext(message);
      } else if (message.type === "chat") {
        setChat((old) => joinChat(old, message.lines));
        setChatBefore((old) => old ?? message.lines[message.lines.length - 1]?.n ?? 0);
      } else if (message.type === "why") {
        if (message.rule) setRefusal({ text: message.text, rule: message.rule, n: ++count.current });
      } else if (message.type === "notice") toast(message.text);
      else if (message.type === "error") {
        waiting.current = [];
        setRefusal({ text: message.error, rule: null, n: ++count.current });
      }
      for (const listener of listeners.current) listener(message);
    };
    const made = new TableSocket(id, heard, setLink);
    socket.current = made;
    return () => made.close();
  }, [id]);

  const listeners = useRef(/** @type {Set<(message: any) => void>} */ (new Set()));

  /**
   * Quick hands: what was clicked before the last choice was answered follows, if the same question still offers it.
   * @param {State} now
   */
  const sendNext = (now) => {
    const next = waiting.current.shift();
    if (next) send(next, now);
  };
  /**
   * @param {QueuedChoice} queued
   * @param {State} now
   */
  const send = ({ seat, key, question, follows }, now) => {
    if (questionOf(now, seat, key) === question) {
      together.add(now.at, follows);
      socket.current?.choose(seat, now.at, key);
    } else waiting.current = [];
  };
  /**
   * @param {number} seat
   * @param {string} key
   * @param {boolean} follows it was started together with the choice before it
   */
  const choose = (seat, key, follows) => {
    const [seen, now] = [state, latest.current];
    const question = seen && questionOf(seen, seat, key);
    if (!now || !question) return;
    setRefusal(null);
    const pending = socket.current?.pending;
    if (!pending) send({ seat, key, question, follows }, now);
    // the same thing twice is one wish, not two
    else if (waiting.current.length < MOST_WAITING && pending.key !== key && !waiting.current.some((one) => one.key === key))
      waiting.current.push({ seat, key, question, follows });
  };
  const why = (/** @type {number} */ seat, /** @type {string} */ key) => socket.current?.send({ type: "why", seat, key });
  const back = together.begin(state?.back ?? null);
  return {
    table,
    state,
    chat,
    chatBefore: chatBefore ?? 0,
    link,
    refusal,
    choose,
    why,
    back,
    socket: useListening(socket, listeners),
    events: log.events,
    forget: () => setRefusal(null),
  };
}

/**
 * What somebody wants to choose, and the question that they saw when they clicked.
 * @typedef {{seat: number, key: string, question: string, follows: boolean}} QueuedChoice
 */

/**
 * The question that this key would answer, in a form that can be compared; null when it is not on offer. The same key
 * may answer another question too ("take trade"), so it means the same only while the same things wait on the stack.
 * @param {State} state
 * @param {number} seat
 * @param {string} key
 */
function questionOf(state, seat, key) {
  if (!state.choices[String(seat)]?.some((choice) => choice.key === key)) return null;
  const stack = state.views[String(seat)]?.stack ?? [];
  return JSON.stringify([state.prompt?.id, stack.map((/** @type {any} */ { do: what, seat: whose, card }) => [what, whose, card])]);
}

/**
 * The socket with a way to listen in.
 * @param {{current: TableSocket | null}} socket
 * @param {{current: Set<(message: any) => void>}} listeners
 */
function useListening(socket, listeners) {
  return useMemo(
    () => ({
      send: (/** @type {any} */ message) => socket.current?.send(message) ?? "",
      listen: (/** @type {(message: any) => void} */ listener) => {
        listeners.current.add(listener);
        return () => void listeners.current.delete(listener);
      },
    }),
    [],
  );
}

/**
 * Which choices were started together and are taken back together: by the moment of each, that of the one before it.
 * Kept while the tab is open.
 * @param {string} id
 */
function useTogether(id) {
  const name = `kantyna.together.${id}`;
  const links = useRef(/** @type {Record<string, number> | null} */ (null));
  const last = useRef(/** @type {number | null} */ (null));
  if (links.current === null) {
    try {
      links.current = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    } catch {
      links.current = {};
    }
  }
  const all = () => links.current ?? {};
  const set = (/** @type {Record<string, number>} */ next) => {
    links.current = next;
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // not kept, then
    }
  };
  const before = (/** @type {number} */ at) => Object.fromEntries(Object.entries(all()).filter(([one]) => Number(one) < at));
  return {
    add: (/** @type {number} */ at, /** @type {boolean} */ follows) => {
      set(follows && last.current !== null ? { ...before(at), [at]: last.current } : before(at));
      last.current = at;
    },
    upTo: (/** @type {number} */ at) => {
      if (Object.keys(all()).some((one) => Number(one) >= at)) set(before(at));
    },
    /** Where what was started together with the choice at this moment began. */
    begin: (/** @type {number | null} */ at) => {
      while (at !== null && all()[at] !== undefined) at = all()[at];
      return at;
    },
  };
}

/**
 * @param {{from: number, events: TableEvent[]}} old
 * @param {State} state
 */
function joinLog(old, state) {
  const first = !old.events.length || state.events_from < old.from || state.events_from > old.from + old.events.length;
  if (first) return { from: state.events_from, events: state.events };
  const kept = old.events.slice(0, state.events_from - old.from);
  return { from: old.from, events: [...kept, ...state.events] };
}

/**
 * @param {import("./net.js").ChatLine[]} old
 * @param {import("./net.js").ChatLine[]} lines
 */
function joinChat(old, lines) {
  const known = new Set(old.map((line) => line.n));
  return [...old, ...lines.filter((line) => !known.has(line.n))];
}

/**
 * The table at another moment; and what happened up to it, as far as it was stepped through.
 * @param {{send: (message: any) => string, listen: (listener: (message: any) => void) => () => void}} socket
 * @param {string} link
 * @param {number | null} wanted
 */
function useLook(socket, link, wanted) {
  const [looked, setLooked] = useState(/** @type {Looked | null} */ (null));
  const under = useRef(false);
  const seen = useRef(/** @type {Map<number, TableEvent[]>} */ (new Map()));
  useEffect(
    () =>
      socket.listen((message) => {
        if (message.type === "looked") {
          under.current = false;
          seen.current.set(message.at, message.events);
          setLooked(message);
        } else if (message.type === "error") under.current = false;
        else if (message.type === "state") {
          // what was taken back and played anew is not what was seen
          for (const at of seen.current.keys()) if (at > message.at) seen.current.delete(at);
          setLooked((old) => (old && old.at > message.at ? null : old));
        }
      }),
    [socket],
  );
  useEffect(() => {
    if (link !== "open") under.current = false;
    else if (wanted !== null && looked?.at !== wanted && !under.current) {
      under.current = true;
      socket.send({ type: "look", at: wanted });
    }
  }, [wanted, looked, link]);
  const told = useMemo(() => {
    /** @type {TableEvent[][]} */
    const parts = [];
    for (let at = looked?.at ?? -1; seen.current.has(at) && parts.length < 40; at--) parts.unshift(seen.current.get(at) ?? []);
    return parts.flat();
  }, [looked]);
  return { looked, told };
}

/**
 * The game's own layout: its table, and icons for events that only it has.
 * @param {string | undefined} game
 */
function useLayout(game) {
  const [layout, setLayout] = useState(
    /** @type {{Table: any, icons?: Record<string, string>, deeds?: Record<string, import("./parts/turns.js").Deed>} | null} */ (null),
  );
  useEffect(() => {
    if (!game) return;
    import(`./layouts/${game.replaceAll("-", "_")}.js`).then(setLayout, () => setLayout({ Table: Plain }));
  }, [game]);
  return layout;
}

/** @param {string | undefined} game */
function useCards(game) {
  const [cards, setCards] = useState(/** @type {Map<string, any> | null} */ (null));
  useEffect(() => {
    if (!game) return;
    get(`/api/cards/${game}`).then(
      (list) => setCards(new Map(list.map((/** @type {any} */ card) => [card.id, card]))),
      (error) => toast(wrong(error)),
    );
  }, [game]);
  return cards;
}

/**
 * Hands face down, until the person says that it is them.
 * @param {any} view
 * @param {number[]} mine
 */
function withCoveredHands(view, mine) {
  return {
    ...view,
    seats: view.seats.map((/** @type {any} */ seat, /** @type {number} */ i) =>
      mine.includes(i) && seat.hand ? { ...seat, hand: seat.hand.map(() => null) } : seat,
    ),
  };
}

/**
 * A layout that fails leaves a table that can still be played; with the next choice it gets another chance.
 * @param {{layout: any, at: number, with: any}} props
 */
function Guarded({ layout: Layout, at, with: props }) {
  // what was half drawn when it failed goes with its element: each attempt has one of its own
  const attempt = useRef(0);
  const [error, again] = useErrorBoundary((failure) => {
    attempt.current++;
    console.error(failure);
  });
  useEffect(() => {
    if (!error) return;
    attempt.current++;
    again();
  }, [at]);
  return html`<div class="guarded" key=${attempt.current}>${error ? html`<${Plain} ...${props} />` : html`<${Layout} ...${props} />`}</div>`;
}

/**
 * Every choice as a button: for a game without a layout of its own.
 * @param {any} props
 */
function Plain({ prompt, choices, choose, say }) {
  return html`<div class="plain">
    ${prompt}
    <div class="plain-choices">
      ${choices.map((/** @type {any} */ choice) => html`<button type="button" class="button" key=${choice.key} onClick=${() => choose(choice.key)}>${say(choice.text)}</button>`)}
    </div>
  </div>`;
}
