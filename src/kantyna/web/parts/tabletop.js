// @ts-check
/** What all layouts share: where each card lies and what can be done there, the open pile, the menu of a card, several choices in a row. */

import { recall, remember } from "../controls.js";
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { sentence } from "../voice.js";
import { freeChoices, endsPhase, isSecondary, useDrag, useKeys, useQueue, verbOf } from "./input.js";
import { idOf } from "./card/card.js";
import { Chooser } from "./chooser.js";
import { Icon } from "./card/icons.js";
import { Lens } from "./card/lens.js";
import { useMotion } from "./motion.js";
import { Signs, signsOf } from "./card/signs.js";
import { Hand, Pile, Sheet } from "./zones.js";

/** @typedef {import("./input.js").Choice} Choice */
/** @typedef {import("./input.js").Grip} Grip */
/** @typedef {import("./card/card.js").CardDef} CardDef */
/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../voice.js").Message} Message */
/** @typedef {(string | null)[]} Labels */
/** @typedef {[string, Labels][]} Zones every zone of the table with its cards */
/**
 * The props of a layout; `view` is the engine's (docs/protocol.md).
 * @template View
 * @typedef {{
 *   view: View, seat: number | null, names: string[], reader?: number | null, choices: Choice[], asked: number[], cards: Map<string, CardDef>,
 *   say: Say, choose: (key: string, follows?: boolean) => void, why: (key: string) => void, tell: (what: Omit<import("../room/prompt.js").Refusal, "n">) => void, prompt: any,
 *   stops: import("./stops.js").SeatStops | null, readonly: boolean, events?: import("../net.js").TableEvent[],
 * }} LayoutProps
 */
/** The menu of a card, and the box beside which it opens. @typedef {{label: string, options: Choice[], box: DOMRect}} Menu */

/** The seat (null: a shared zone) and the name of a zone, without the number that some names end with. @param {string} zone @returns {[number | null, string]} */
export function readZone(zone) {
  const [owner, name] = zone.split("/");
  return name === undefined ? [null, zone.replace(/_\d$/, "")] : [Number(owner), name];
}

/** Adds a choice to those of this card or player. @template Key @param {Map<Key, Choice[]>} where @param {Key} on @param {Choice} choice */
export const addTo = (where, on, choice) => void where.set(on, [...(where.get(on) ?? []), choice]);

/**
 * `sorted` says where each choice is made: on a card (`onCard`), by a button (`spoken`), or elsewhere as a game needs it.
 * @template {{seats: any[], over: boolean, active: number, turn: number}} View
 * @template {{onCard: Map<string, Choice[]>, spoken: Choice[]}} Sorted
 * @param {LayoutProps<View>} props
 * @param {{
 *   zonesOf: (view: View) => Zones, sourceOf: (zone: string) => string | null, isStruck: (zone: string) => boolean,
 *   sorted: (choices: Choice[], places: Map<string, string>, free: boolean) => Sorted,
 *   toSearch: (places: Map<string, string>, sorted: Sorted) => string | null,
 *   zoneName: (zone: string) => string, together: boolean, unused?: (sorted: Sorted) => Message[],
 * }} game
 *   `isStruck`: is a card that leaves that zone destroyed? `toSearch`: the pile with cards in question that the table does
 *   not show; `zoneName`: the message with a pile's name; `together`: do others act in the same turn? `unused`: other things that are lost with the turn
 */
export function useTabletop(props, game) {
  const { view, seat, names, choices, asked, say, choose, readonly } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const me = seat ?? 0;
  const live = !readonly && seat !== null;
  const ending = choices.find(endsPhase);
  const free = ending !== undefined;

  const zones = useMemo(() => new Map(game.zonesOf(view)), [view]);
  const places = useMemo(() => {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const [zone, labels] of zones) for (const label of labels) if (label) found.set(label, zone);
    return found;
  }, [zones]);
  const sorted = useMemo(() => game.sorted(choices, places, free), [choices, places]);

  // a question about cards in a pile opens the pile
  const searched = useMemo(() => (free ? null : game.toSearch(places, sorted)), [sorted]);
  const [opened, setOpened] = useState(/** @type {string | null} */ (null));
  const [dismissed, dismiss] = useState(/** @type {Choice[] | null} */ (null));
  const searching = searched !== null && dismissed !== choices;
  const sheet = searching ? searched : opened;
  const close = () => {
    dismiss(choices);
    setOpened(null);
  };
  useEffect(() => {
    if (opened && !zones.get(opened)?.some((label) => label)) setOpened(null);
  }, [opened, zones]);
  /** @param {string} zone */
  const titleOf = (zone) => {
    const [owner] = readZone(zone);
    const words = say(game.zoneName(zone));
    return owner === null || owner === me ? words : `${names[owner]}: ${words}`;
  };
  /** How to open that pile. @param {string} zone @param {Labels} labels @returns {import("./zones.js").Opening} */
  const opening = (zone, labels) => ({
    open: () => setOpened((/** @type {string | null} */ was) => (was === zone ? null : zone)),
    opened: sheet === zone,
    openName: say("table-look-through", { pile: titleOf(zone), n: labels.length }),
  });

  const [menu, setMenu] = useState(/** @type {Menu | null} */ (null));
  // choices of teammates do not close an open menu
  useEffect(() => {
    setMenu((/** @type {Menu | null} */ was) => {
      const options = game.together && was ? sorted.onCard.get(was.label) : null;
      return was && options ? { ...was, options } : null;
    });
  }, [view]);

  /** @type {Labels} */
  const hand = view.seats[me].hand;
  const playable = free ? freeChoices(hand.flatMap((label) => (label && sorted.onCard.get(label)) || [])) : [];
  const leaving = useEndTurn(props, ending, game.unused?.(sorted) ?? []);
  const queue = useQueue(choices, free, (key, follows) => (key === ending?.key ? leave() : choose(key, follows)));
  const leave = () => {
    queue.stop();
    leaving.leave();
  };
  // pressed while cards are still being played: the turn ends after them
  const end = () => ending && (queue.isRunning() ? queue.then(ending.key) : leave());
  useMotion(root, view, { places, source: game.sourceOf, struck: game.isStruck });

  const myMove = asked.includes(me) && seat !== null && !view.over;
  const classes = [myMove && "my-move", free ? "free" : myMove && "question", readonly && "readonly", view.over && "over"].filter(Boolean).join(" ");
  return {
    root,
    me,
    mine: /** @type {View["seats"][number]} */ (view.seats[me]),
    live,
    free,
    ending,
    zones,
    places,
    sorted,
    sheet,
    searching,
    titleOf,
    opening,
    close,
    menu,
    setMenu,
    playable,
    queue,
    end,
    leaving,
    classes,
  };
}

const ASKS = "unspent";

/**
 * Ends the turn, after a warning about what would be lost. A waiting attack always gives one; unspent numbers give one a turn,
 * unless the player has turned it off.
 * @param {LayoutProps<any>} props @param {Choice | undefined} ending @param {Message[]} unused
 */
function useEndTurn({ view, seat, choices, choose, tell }, ending, unused) {
  const [held, hold] = useState(/** @type {Choice[] | null} */ (null));
  const [asks, setAsks] = useState(() => recall(ASKS, true));
  const saidIn = useRef(/** @type {number | null} */ (null));
  const expiring = choices.find(({ about }) => about.expires);
  const leave = () => {
    if (!ending || seat === null) return;
    const spendable = [...new Set(choices.flatMap(({ about }) => about.spends ?? []))].filter((number) => view.seats[seat][number] > 0);
    const unspent = [...spendable.map((number) => ({ id: `table-unspent-${number}`, args: { n: view.seats[seat][number] } })), ...unused];
    if (held === choices || (!expiring && !(asks && unspent.length && saidIn.current !== view.turn))) return choose(ending.key);
    hold(choices);
    if (expiring) return tell({ text: { id: "table-expires", args: { what: expiring.text } }, rule: expiring.about.expires ?? null });
    saidIn.current = view.turn;
    const askNoMore = () => {
      remember(ASKS, false);
      setAsks(false);
      choose(ending.key);
    };
    tell({ text: { id: "table-unspent", args: { what: unspent } }, rule: null, also: { text: { id: "table-ask-no-more" }, act: askNoMore } });
  };
  return { leave, held: held === choices, stay: () => hold(null) };
}

/**
 * Cards of a row; the Tab key stops at lit ones, else at the first.
 * @param {Labels} labels @param {string} zone @param {(label: string) => boolean} isLit @param {(label: string | null, tab: boolean) => any} show
 */
export function itemsOf(labels, zone, isLit, show) {
  const anyLit = labels.some((label) => label && isLit(label));
  return labels.map((label, i) => ({ key: label ?? `${zone}-${i}`, node: show(label, !anyLit && i === 0) }));
}

/**
 * The keys of a table, and dragging its cards. `taken`: a selected card, which Escape puts back first.
 * @param {ReturnType<typeof useTabletop>} playing @param {LayoutProps<any>} props
 * @param {{ask: (label: string, zone: string) => void, grip: (label: string) => Grip | null, taken?: string | null, take?: (label: string | null) => void}} game
 */
export function useTableInput({ root, live, end, leaving, menu, setMenu, close }, { choices, choose }, { ask, grip, taken = null, take }) {
  useKeys(root, { choices, end, ask, live, close: () => (menu ? setMenu(null) : taken ? take?.(null) : leaving.held ? leaving.stay() : close()) });
  useDrag(root, { live, grip, choose, take });
}

/** Buttons that answer a question. @param {{choices: Choice[], say: Say, choose: (key: string) => void}} props */
export const Answers = ({ choices, say, choose }) =>
  choices.map(
    (
      choice,
      i,
    ) => html`<button type="button" key=${choice.key} class=${`action ${i === 0 && !isSecondary(choice) ? "primary" : ""} ${verbOf(choice.key)}`} onClick=${() => choose(choice.key)}>
      <${Signs} rows=${[signsOf(choice.text) ?? []]} /><span>${sentence(say(choice.text))}</span></button>`,
  );

/** The button that plays all cards that ask nothing. @param {{playing: ReturnType<typeof useTabletop>, say: Say}} props */
export const PlayAll = ({ playing: { playable, queue }, say }) =>
  playable.length > 1 &&
  html`<button type="button" class="action play-all primary" disabled=${queue.running} onClick=${() => queue.start(playable.map(({ key }) => key))}>
    <${Icon} name="hand" /><span>${say("table-play-all", { n: playable.length })}</span></button>`;

/** `last`: with it the turn ends; otherwise a teammate goes on. @param {{playing: ReturnType<typeof useTabletop>, last: boolean, primary: boolean, say: Say}} props */
export const EndTurn = ({ playing: { ending, end, leaving }, last, primary, say }) =>
  ending &&
  html`<button type="button" class=${`action end ${leaving.held ? "held" : primary ? "primary" : ""}`} onClick=${end} aria-keyshortcuts="e"><span>${leaving.held ? say("table-end-anyway") : last ? say(ending.text) : say("table-done")}</span><${Icon} name="end" /></button>`;

/**
 * The player's own deck, hand and discard pile. `also`: cards elsewhere that are played as if from hand.
 * @param {{me: number, mine: {deck: Labels, hand: Labels, discard: Labels}, also?: {label: string | null, zone: string}[], deckName: string, say: Say,
 *   show: (label: string | null, zone: string, how?: any) => any, opening: (zone: string, labels: Labels) => import("./zones.js").Opening}} props
 */
export function OwnCards({ me, mine, also = [], deckName, say, show, opening }) {
  const { deck, hand, discard } = mine;
  const last = discard[discard.length - 1];
  /** @param {{label: string | null, zone: string}} one @param {number} i @param {"full" | "short"} size */
  const besides = ({ label, zone }, i, size) => ({
    key: label ?? `hidden-${i}`,
    node: html`<span class="in-reserve" data-zone=${zone}>${show(label, zone, { size })}</span>`,
  });
  return html`<${Pile} zone=${`${me}/deck`} class="my-deck" name=${deckName} count=${deck.length} deck="own" top=${deck[0] ? show(deck[0], `${me}/deck`) : undefined} />
    <${Hand} zone=${`${me}/hand`} name=${say("table-hand")} count=${hand.length + also.length}
      card=${(/** @type {number} */ i, /** @type {"full" | "short"} */ size) => (i < hand.length ? { key: hand[i] ?? `hidden-${i}`, node: show(hand[i], `${me}/hand`, { size, tab: i === 0 }) } : besides(also[i - hand.length], i, size))} />
    <${Pile} zone=${`${me}/discard`} class="my-discard" name=${say("table-discard")} count=${discard.length} top=${last && show(last, `${me}/discard`)} ...${opening(`${me}/discard`, discard)} />`;
}

/** The open pile. @param {{playing: ReturnType<typeof useTabletop>, labels: Labels, say: Say, show: (label: string | null) => any}} props */
export const OpenPile = ({ playing: { sheet, titleOf, close }, labels, say, show }) =>
  sheet && labels.length > 0 && html`<${Sheet} zone=${sheet} title=${titleOf(sheet)} close=${close} closeName=${say("table-close")}>${labels.map(show)}<//>`;

/** What appears over the table: the menu of a card, and an enlarged card. @param {{playing: ReturnType<typeof useTabletop>, props: LayoutProps<any>, cardOf?: (label: string) => CardDef | undefined, now?: (label: string) => any}} props `now`: what is true of a card where it lies */
export function Overlays({ playing: { root, menu, setMenu }, props: { cards, names, say, choose }, cardOf = (label) => cards.get(idOf(label)), now }) {
  const choosing = (/** @type {string} */ key) => {
    setMenu(null);
    choose(key);
  };
  return html`${menu && html`<${Chooser} ...${menu} card=${cardOf(menu.label)} names=${names} say=${say} close=${() => setMenu(null)} choose=${choosing} />`}
    <${Lens} root=${root} cards=${cards} say=${say} now=${now} />`;
}
