// @ts-check
// The state of a table from its socket: now and at other moments, log, chat, and sending choices.

import { useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { toast } from "../controls.js";
import { TableSocket } from "../net.js";
import { storeTable, storeState } from "../shuffles/witness.js";

/** @typedef {import("../net.js").State} State */
/** @typedef {import("../net.js").Looked} Looked */
/** @typedef {import("../net.js").TableMessage} TableMessage */
/** @typedef {import("../net.js").TableEvent} TableEvent */

const MOST_WAITING = 8;

/**
 * The latest messages of a table's socket, and functions to send to it.
 * @param {string} id
 */
export function useTable(id) {
  const [table, setTable] = useState(/** @type {TableMessage | null} */ (null));
  const [state, setState] = useState(/** @type {State | null} */ (null));
  const [log, setLog] = useState(/** @type {{from: number, events: TableEvent[]}} */ ({ from: 0, events: [] }));
  const [chat, setChat] = useState(/** @type {import("../net.js").ChatLine[]} */ ([]));
  const [chatBefore, setChatBefore] = useState(/** @type {number | null} */ (null));
  const [stops, setStops] = useState(/** @type {import("../parts/stops.js").Told | null} */ (null));
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
      if (message.type === "table") {
        storeTable(message);
        setTable(message);
      } else if (message.type === "state") {
        storeState(id, message);
        latest.current = message;
        together.upTo(message.at);
        setState(message);
        setLog((old) => joinLog(old, message));
        setRefusal(null);
        sendNext(message);
      } else if (message.type === "chat") {
        setChat((old) => joinChat(old, message.lines));
        setChatBefore((old) => old ?? message.lines[message.lines.length - 1]?.n ?? 0);
      } else if (message.type === "stops") setStops(message);
      else if (message.type === "why") {
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
   * Sends what was clicked before the last choice was answered, if the same question still offers it.
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
   * @param {boolean} follows it was started together with the choice before it, and is undone with it
   */
  const choose = (seat, key, follows) => {
    const [seen, now] = [state, latest.current];
    const question = seen && questionOf(seen, seat, key);
    if (!now || !question) return;
    setRefusal(null);
    const pending = socket.current?.pending;
    if (!pending) send({ seat, key, question, follows }, now);
    // a double click is one choice
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
    stops,
    link,
    refusal,
    choose,
    why,
    back,
    socket: useSocketListeners(socket, listeners),
    events: log.events,
    eventsFrom: log.from,
    forget: () => setRefusal(null),
    /** Shows a message in place of the prompt. @param {Omit<import("./prompt.js").Refusal, "n">} what */
    tell: (what) => setRefusal({ ...what, n: ++count.current }),
  };
}

/**
 * A choice to send, and the question that the player saw when they clicked.
 * @typedef {{seat: number, key: string, question: string, follows: boolean}} QueuedChoice
 */

/**
 * The question that this key would answer, as a comparable string; null when it is not offered. The same key
 * can answer different questions ("take trade"), so the stack is part of the string.
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
 * The socket, with a way to listen to its messages.
 * @param {{current: TableSocket | null}} socket
 * @param {{current: Set<(message: any) => void>}} listeners
 */
function useSocketListeners(socket, listeners) {
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
 * Choices that were started together and are undone together: for the moment of each, the moment of the one before it.
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
      // storage is refused: they are undone one by one
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
    /** The moment of the first choice that was started together with this one. */
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
 * New lines replace the old ones from their first number on: lines disappear with a player who was deleted.
 * @param {import("../net.js").ChatLine[]} old
 * @param {import("../net.js").ChatLine[]} lines
 */
function joinChat(old, lines) {
  return lines.length ? [...old.filter((line) => line.n < lines[0].n), ...lines] : [];
}

/**
 * The table at another moment.
 * @param {{send: (message: any) => string, listen: (listener: (message: any) => void) => () => void}} socket
 * @param {string} link
 * @param {number | null} wanted
 */
export function useLook(socket, link, wanted) {
  const [looked, setLooked] = useState(/** @type {Looked | null} */ (null));
  const under = useRef(false);
  useEffect(
    () =>
      socket.listen((message) => {
        if (message.type === "looked") {
          under.current = false;
          setLooked(message);
        } else if (message.type === "error") under.current = false;
        // after an undo, a moment may show another table
        else if (message.type === "state") setLooked((old) => (old && old.at > message.at ? null : old));
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
  return looked;
}

const NO_STEPS = { at: -1, steps: /** @type {number[]} */ ([]) };

/**
 * The moments at which a replay stops, fetched while the bar is open: only the server knows which choices were passes.
 * Until it answers, a replay stops at every moment.
 * @param {{send: (message: any) => string, listen: (listener: (message: any) => void) => () => void}} socket
 * @param {string} link
 * @param {boolean} open
 * @param {number} length
 */
export function useSteps(socket, link, open, length) {
  const [known, setKnown] = useState(NO_STEPS);
  useEffect(
    () =>
      socket.listen((message) => {
        if (message.type === "steps") setKnown(message);
        // after an undo, the game may go on differently
        else if (message.type === "state") setKnown((old) => (old.at > message.at ? NO_STEPS : old));
      }),
    [socket],
  );
  useEffect(() => {
    if (link !== "open") setKnown(NO_STEPS);
    else if (open && known.at !== length) socket.send({ type: "steps" });
  }, [link, open, length]);
  return useMemo(() => [...known.steps, ...Array.from({ length: length - known.at }, (_, i) => known.at + 1 + i)], [known, length]);
}
