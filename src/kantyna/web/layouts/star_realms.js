// @ts-check
/** Where things are at a Star Realms table. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { atOnce, endsPhase, isRefusal, seatAt, simpleGrip, useDrag, useKeys, useQueue, verbOf } from "../parts/acting.js";
import { Card, CardBack, idOf } from "../parts/card.js";
import { Chooser } from "../parts/chooser.js";
import { Icon } from "../parts/icons.js";
import { Lens } from "../parts/lens.js";
import { useMotion } from "../parts/motion.js";
import { PlateNotes } from "../parts/plates.js";
import { Signs, signsOf } from "../parts/signs.js";
import { Counter, Hand, Pile, Row, Sheet, Stock } from "../parts/zones.js";
import { sentence } from "../voice.js";

/** @typedef {import("../parts/card.js").CardDef} CardDef */
/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("../parts/zones.js").Opening} Opening */
/** @typedef {import("../parts/acting.js").Choice} Choice */
/**
 * @typedef {{
 *   authority: number, trade: number, combat: number, ships_on_top: number, discards_owed: number,
 *   out: number, done: number, pledged_to: string | 0, pledged: number, pledged_for: number,
 *   hand: (string | null)[], deck: (string | null)[], discard: string[], play: string[], gone: (string | null)[],
 * }} Side
 */
/**
 * @typedef {{
 *   team_turns: boolean, turn: number, active: number, teams: number[][], roles: string[], reach?: number[][], seats: Side[], over: boolean, winners: number[], picks: string[] | number,
 *   trade_deck: (string | null)[], trade_row: string[], explorers: string[], scrap_heap: string[],
 *   marks: {used: Record<string, number>, copies: Record<string, string>, damage?: Record<string, number>}, unseen?: Record<string, string[]>,
 * }} View
 */
/**
 * @typedef {{
 *   view: View, seat: number | null, names: string[], choices: Choice[], asked: number[], cards: Map<string, CardDef>,
 *   say: Say, choose: (key: string, follows?: boolean) => void, why: (key: string) => void, prompt: any, readonly: boolean,
 * }} LayoutProps
 */

/** The log's icons for events that other games do not have. */
export const icons = {
  eliminated: "out",
  ally: "ally",
  trade: "coin",
  combat: "combat",
  authority: "heart",
  acquire: "acquire",
  "acquire-top": "top",
  refill: "refill",
  "attack-base": "siege",
  "clear-ships": "discard",
  scrap: "scrap",
  "scrap-explorer": "scrap",
  copy: "copy",
  "next-ship-on-top": "top",
  "owes-discard": "discard",
  pledge: "offer",
  "pledge-combat": "offer",
  withdraw: "undo",
  lapse: "undo",
  gave: "offer",
  "gave-combat": "offer",
  pass: "pass",
  legacy: "pass",
};

/** How the strip of somebody's last turn shows what they did. @type {Record<string, import("../parts/turns.js").Deed>} */
export const deeds = {
  play: "card",
  buy: "card",
  acquire: "gain",
  "acquire-top": "gain",
  scrap: "card",
  "scrap-explorer": "card",
  copy: "card",
  pass: "card",
  legacy: "card",
  discard: "card",
  "attack-base": "hit",
  destroy: "fall",
  attack: "sum",
  authority: "sum",
  "owes-discard": "sum",
  resign: "sum",
};

/** The sheet of one's own cards, wherever they lie, of which one may be left to a teammate. */
const LEGACY = "legacy";

/** Every zone of the table with its cards. @param {View} view @returns {[string, (string | null)[]][]} */
function zonesOf(view) {
  /** @type {[string, (string | null)[]][]} */
  const zones = [
    ["trade_row", view.trade_row],
    ["explorers", view.explorers],
    ["scrap_heap", view.scrap_heap],
    ["trade_deck", view.trade_deck],
  ];
  view.seats.forEach((side, i) =>
    zones.push([`${i}/hand`, side.hand], [`${i}/play`, side.play], [`${i}/discard`, side.discard], [`${i}/deck`, side.deck], [`${i}/gone`, side.gone ?? []]),
  );
  return zones;
}

/** Where a card comes from that nobody saw before. @param {string} zone */
function sourceOf(zone) {
  const [seat, name] = zone.split("/");
  if (zone === "trade_row") return "trade_deck";
  if (name === "hand") return `${seat}/deck`;
  if (name === "play") return `${seat}/hand`;
  if (name === "discard") return `${seat}/deck`;
  return null;
}

/**
 * The other seats by team, opponents first, in turn order; without teams all are one group without a name.
 * @param {View} view @param {number} me @param {boolean} mine does somebody sit here, or only look?
 * @returns {{name: string, args?: {number: number}, side: string, seats: number[]}[]}
 */
function groupsOf(view, me, mine) {
  const others = view.seats.map((_, i) => (me + 1 + i) % view.seats.length).filter((i) => i !== me);
  const teams = view.teams ?? [];
  if (!teams.some((team) => team.length > 1)) return [{ name: "", side: "", seats: others }];
  return teams
    .map((team, i) => ({
      name: !mine ? "table-team" : team.includes(me) ? "table-your-team" : "table-their-team",
      args: { number: i + 1 },
      side: (mine ? team.includes(me) : !i) ? "ours" : "theirs",
      seats: others.filter((other) => team.includes(other)),
    }))
    .filter(({ seats }) => seats.length)
    .sort((one, other) => Number(one.side === "ours") - Number(other.side === "ours"));
}

/** @param {LayoutProps} props */
export function Table(props) {
  const { view, seat, names, choices, asked, cards, say, choose, why, prompt, readonly } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const me = seat ?? 0;
  const mine = view.seats[me];
  const live = !readonly && seat !== null;
  const ending = choices.find(endsPhase);
  const free = ending !== undefined;
  const groups = groupsOf(view, me, seat !== null);
  const others = groups.flatMap((group) => group.seats);
  const teamOf = (/** @type {number} */ one) => view.teams?.find((team) => team.includes(one)) ?? [one];
  // a team that plays its turn together
  const together = view.team_turns;
  const isActive = (/** @type {number} */ one) => view.active === one || (together && teamOf(view.active).includes(one));
  const roleOf = (/** @type {number} */ one) => (view.roles?.[one] ? say(`role-${view.roles[one]}`) : "");

  // whom one may attack is drawn where it is not simply everybody against one
  const against = groups
    .filter((group) => group.side !== "ours")
    .flatMap((group) => group.seats)
    .filter((other) => !view.seats[other].out);
  const reach = seat === null || !view.reach || view.reach[me].length >= against.length ? [] : view.reach[me];

  const [opened, setOpened] = useState(/** @type {string | null} */ (null));
  const [chooser, setChooser] = useState(/** @type {{label: string, options: Choice[], box: DOMRect} | null} */ (null));

  const places = useMemo(() => {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const [zone, labels] of zonesOf(view)) for (const label of labels) if (label) found.set(label, zone);
    return found;
  }, [view]);

  // What may be done with which card, and what is left for buttons.
  const { onCard, onSeat, spoken } = useMemo(() => sorted(choices, places), [choices, places]);

  // A question about cards in a pile opens the pile.
  const legacy = useMemo(() => choices.filter((choice) => verbOf(choice.key) === "leave").map((choice) => choice.cards[0]), [choices]);
  const searched = useMemo(() => (free ? null : legacy.length ? LEGACY : pileToSearch(view, places, onCard)), [choices, places]);
  const [dismissed, dismiss] = useState(/** @type {Choice[] | null} */ (null));
  const sheet = searched && dismissed !== choices ? searched : opened;
  const close = () => {
    dismiss(choices);
    setOpened(null);
  };

  // what teammates do meanwhile leaves an open chooser open
  useEffect(() => {
    setChooser((/** @type {typeof chooser} */ was) => {
      const options = together && was ? onCard.get(was.label) : null;
      return was && options ? { ...was, options } : null;
    });
  }, [view]);
  useMotion(root, view, { places, source: sourceOf, struck: (zone) => zone.endsWith("/play") && !isActive(Number(zone.split("/")[0])) });

  const pledges = useMemo(() => {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    view.seats.forEach((side, i) => {
      const label = side.pledged_to || null;
      if (label) found.set(label, [...(found.get(label) ?? []), `${names[i]} ${side.pledged}${side.pledged_for ? ` › ${names[side.pledged_for - 1]}` : ""}`]);
    });
    return found;
  }, [view, names]);

  const playable = free ? atOnce(mine.hand.flatMap((label) => (label && onCard.get(label)) || [])) : [];
  const playAll = useQueue(choices, free, choose);
  // pressed while cards are still being played, it ends the turn after them
  const end = () => ending && (playAll.running ? playAll.then(ending.key) : choose(ending.key));

  /** @param {string} label @param {Choice[]} options @param {HTMLElement} target */
  const act = (label, options, target) => {
    playAll.stop();
    // To scrap a card for its ability is never one slip of the finger away.
    if (options.length === 1 && !options[0].about.spare) choose(options[0].key);
    else setChooser({ label, options, box: target.getBoundingClientRect() });
  };

  /** @param {string | null} label @param {string} zone @param {{size?: "full" | "short", tab?: boolean}} [how] */
  const show = (label, zone, { size = "full", tab = false } = {}) => {
    const card = label ? cards.get(idOf(label)) : undefined;
    if (!label || !card) return html`<${CardBack} size=${size} />`;
    const options = onCard.get(label) ?? [];
    const picked = Array.isArray(view.picks) && view.picks.includes(label);
    const spare = options.length > 0 && options.every((choice) => choice.about.spare);
    const state = !options.length ? (live ? "quiet" : "still") : !free ? "asked" : spare ? "spare" : "lit";
    const copied = copiedBy(view, label, cards);
    const used = (view.marks.used[label] ?? 0) | (zone.endsWith("/play") && card.facts.type === "ship" ? 1 : 0);
    return html`<${Card}
      card=${card} label=${label} say=${say} size=${size} state=${state} picked=${picked} used=${used} copied=${copied}
      damage=${view.marks.damage?.[label] ?? 0} note=${pledges.get(label)?.join(", ")}
      hint=${options.length === 1 ? say(options[0].text) : undefined} tab=${tab || options.length > 0}
      act=${live ? (/** @type {HTMLElement} */ el) => (options.length ? act(label, options, el) : why(label)) : undefined}
    />`;
  };

  /** @param {(string | null)[]} labels @param {string} zone @param {"full" | "short"} [size] */
  const items = (labels, zone, size) => {
    const anyLit = labels.some((label) => label && onCard.has(label));
    return labels.map((label, i) => ({ key: label ?? `${zone}-${i}`, node: show(label, zone, { size, tab: !anyLit && i === 0 }) }));
  };

  useKeys(root, { choices, end, ask: why, live, close: () => (chooser ? setChooser(null) : close()) });
  /** @param {string} label */
  const grip = (label) => simpleGrip(root.current, onCard.get(label) ?? [], places.get(label) ?? "");
  useDrag(root, { live, grip, choose });

  /** @param {string} zone */
  const toggle = (zone) => () => setOpened((/** @type {string | null} */ was) => (was === zone ? null : zone));
  /** @param {string} zone */
  const titleOf = (zone) => {
    const [owner, name] = zone.includes("/") ? zone.split("/") : [null, zone];
    if (zone === LEGACY) return say("table-legacy");
    const words =
      { hand: "table-hand", deck: "table-personal-deck", discard: "table-discard", scrap_heap: "table-scrap-heap", explorers: "table-explorers" }[name] ??
      "table-discard";
    return owner === null || Number(owner) === me ? say(words) : `${names[Number(owner)]}: ${say(words)}`;
  };
  /** @param {string} zone @param {(string | null)[]} labels */
  const opening = (zone, labels) => ({
    open: toggle(zone),
    opened: sheet === zone,
    openName: say("table-look-through", { pile: titleOf(zone), n: labels.length }),
  });

  const attacks = others
    .map((other) => ({ other, name: names[other], options: (onSeat.get(other) ?? []).filter((choice) => choice.about.amount) }))
    .filter(({ options }) => options.length);
  const lastOfTeam = !together || teamOf(me).every((mate) => mate === me || view.seats[mate].done || view.seats[mate].out);
  const myBases = mine.play.filter((label) => cards.get(idOf(label))?.facts.type !== "ship");
  const myShips = mine.play.filter((label) => cards.get(idOf(label))?.facts.type === "ship");
  const explorer = view.explorers[view.explorers.length - 1];
  const lastDiscard = mine.discard[mine.discard.length - 1];
  const lastScrap = view.scrap_heap[view.scrap_heap.length - 1];
  const lying = zonesOf(view).find(([zone]) => zone === sheet)?.[1] ?? [];
  // what lies on top comes first: decks are listed from the top, other piles from the bottom
  const sheetCards = sheet === LEGACY ? onePerCard(legacy).reverse() : sheet?.endsWith("/deck") ? knownTop(lying) : [...lying].reverse();
  useEffect(() => {
    if (opened && !sheetCards.length) setOpened(null);
  }, [opened, sheetCards.length]);
  const myMove = asked.includes(me) && seat !== null && !view.over;
  const somethingToDo = [...onCard.values()].some((options) => options.some((choice) => !choice.about.spare)) || attacks.length > 0;

  return html`<div class=${`table star-realms seats-${view.seats.length} ${myMove ? "my-move" : ""} ${free ? "free" : myMove ? "question" : ""} ${readonly ? "readonly" : ""} ${view.over ? "over" : ""}`} ref=${root}>
    <section class=${`opponents ${groups.some((group) => group.name) ? "in-teams" : ""}`} aria-label=${say("table-opponents")}>
      ${groups.map(
        (
          group,
        ) => html`<div class=${`team ${group.side}`} key=${group.seats[0]} role="group" aria-label=${group.name && say(group.name, group.args)} style=${{ "--members": group.seats.length }}>
          ${group.name && html`<h3 class="team-name">${say(group.name, group.args)}</h3>`}
          ${group.seats.map(
            (other) => html`<${Opponent}
              key=${other} seat=${other} name=${names[other]} side=${view.seats[other]} active=${isActive(other)} waited=${asked.includes(other)}
              role=${roleOf(other)} done=${together && view.seats[other].done > 0} out=${view.seats[other].out > 0} near=${reach.includes(other)}
              options=${onSeat.get(other) ?? []} free=${free} live=${live} choose=${choose} why=${why} say=${say}
              bases=${items(view.seats[other].play, `${other}/play`, "short")} hand=${view.seats[other].hand.some((label) => label) ? opening(`${other}/hand`, view.seats[other].hand) : null}
              deck=${view.seats[other].deck[0] ? opening(`${other}/deck`, knownTop(view.seats[other].deck)) : null} discard=${opening(`${other}/discard`, view.seats[other].discard)} won=${view.over && view.winners.includes(other)}
            />`,
          )}
        </div>`,
      )}
    </section>

    <section class="market" aria-label=${say("table-trade-row")} tabIndex=${live ? undefined : 0}>
      <${Pile} zone="trade_deck" class="trade-deck-pile" name=${say("table-trade-deck")} count=${view.trade_deck.length} deck="trade" />
      <${Row} zone="trade_row" name=${say("table-trade-row")} class="trade-row" items=${items(view.trade_row, "trade_row")} />
      <${Pile} zone="explorers" class="explorer-pile" name=${say("table-explorers")} count=${view.explorers.length} top=${explorer && show(explorer, "explorers", { tab: true })} />
      <${Pile} zone="scrap_heap" class="scrap-pile" name=${say("table-scrap-heap")} count=${view.scrap_heap.length}
        top=${lastScrap && show(lastScrap, "scrap_heap")} ...${opening("scrap_heap", view.scrap_heap)} />
    </section>

    <section class="mine" aria-label=${say("table-in-play")} data-drop="play">
      <div class="play-area" data-stack>
        ${myBases.length > 0 && html`<${Row} zone=${`${me}/play`} name=${say("table-bases")} class="bases" spread items=${items(myBases, `${me}/play`, "short")} />`}
        <${Row} zone=${`${me}/play`} name=${say("table-ships")} class="ships" spread items=${items(myShips, `${me}/play`, "short")}
          empty=${!myBases.length && html`<li class="nothing" aria-hidden="true">${say("table-in-play")}</li>`} />
      </div>
      <div class="pools">
        <${Counter} icon="trade" name=${say("table-trade")} value=${mine.trade} class="big" />
        <${Counter} icon="combat" name=${say("table-combat")} value=${mine.combat} class="big" />
        ${mine.ships_on_top > 0 && html`<span class="note" title=${say("table-on-top", { n: mine.ships_on_top })}><${Icon} name="top" /><b>${mine.ships_on_top}</b><span class="unseen">${say("table-on-top", { n: mine.ships_on_top })}</span></span>`}
        ${mine.discards_owed > 0 && html`<span class="note" title=${say("table-owes", { n: mine.discards_owed })}><${Icon} name="discard" /><b>${mine.discards_owed}</b><span class="unseen">${say("table-owes", { n: mine.discards_owed })}</span></span>`}
      </div>
      ${
        sheet &&
        sheetCards.length > 0 &&
        html`<${Sheet} zone=${sheet} title=${titleOf(sheet)} close=${close} closeName=${say("table-close")}>
        ${sheetCards.map((label) => show(label, sheet, { size: "short", tab: true }))}
      <//>`
      }
    </section>

    <section class="ask">
      <div class="ask-prompt">${prompt}</div>
      <div class="actions">
        ${spoken.map(
          (
            choice,
            i,
          ) => html`<button type="button" class=${`action ${i === 0 && !isRefusal(choice) ? "primary" : ""} ${verbOf(choice.key)}`} onClick=${() => choose(choice.key)}>
          <${Signs} rows=${[signsOf(choice.text) ?? []]} /><span>${sentence(say(choice.text))}</span></button>`,
        )}
        ${playable.length > 1 && html`<button type="button" class="action primary" disabled=${playAll.running} onClick=${() => playAll.start(playable.map(({ key }) => key))}><${Icon} name="hand" /><span>${say("table-play-all", { n: playable.length })}</span></button>`}
        ${attacks.length > 0 && html`<${Attack} targets=${attacks} choose=${choose} say=${say} first=${playable.length < 2 && !mine.hand.some((label) => label && onCard.has(label))} />`}
        ${free && html`<button type="button" class=${`action end ${somethingToDo ? "" : "primary"}`} onClick=${end} aria-keyshortcuts="e"><span>${lastOfTeam ? say(ending.text) : say("table-done")}</span><${Icon} name="end" /></button>`}
      </div>
    </section>

    <section class=${`home ${isActive(me) ? "active" : ""} ${mine.out ? "out" : ""}`} style=${{ "--seat": `var(--seat-${me % 6})` }} aria-label=${say("table-hand")}>
      <div class="seat-plate" data-seat=${me}>
        <span class="plate-who"><span class="plate-name">${names[me]}</span><${PlateNotes} notes=${[roleOf(me), mine.out > 0 && say("table-out"), together && mine.done > 0 && say("table-is-done")]} /></span>
        <${Counter} icon="authority" name=${say("table-authority")} value=${mine.authority} class="big" hits />
      </div>
      <${Pile} zone=${`${me}/deck`} class="my-deck" name=${say("table-personal-deck")} count=${mine.deck.length} deck="own"
        top=${mine.deck[0] ? show(mine.deck[0], `${me}/deck`) : undefined} />
      <${Hand} zone=${`${me}/hand`} name=${say("table-hand")} count=${mine.hand.length}
        card=${(/** @type {number} */ i, /** @type {"full" | "short"} */ size) => ({ key: mine.hand[i] ?? `hidden-${i}`, node: show(mine.hand[i], `${me}/hand`, { size, tab: i === 0 }) })} />
      <${Pile} zone=${`${me}/discard`} class="my-discard" name=${say("table-discard")} count=${mine.discard.length}
        top=${lastDiscard && show(lastDiscard, `${me}/discard`)} ...${opening(`${me}/discard`, mine.discard)} />
    </section>

    ${
      chooser &&
      html`<${Chooser} ...${chooser} card=${copiedBy(view, chooser.label, cards) ?? cards.get(idOf(chooser.label))} names=${names} say=${say} close=${() => setChooser(null)}
      choose=${(/** @type {string} */ key) => {
        setChooser(null);
        choose(key);
      }} />`
    }
    <${Lens} root=${root} cards=${cards} say=${say} />
  </div>`;
}

/** The cards on top of a deck that one may know. @param {(string | null)[]} deck */
const knownTop = (deck) => (deck.includes(null) ? deck.slice(0, deck.indexOf(null)) : deck);

/** One label for each card that is there several times. @param {string[]} labels */
const onePerCard = (labels) => labels.filter((label, i) => labels.findIndex((other) => idOf(other) === idOf(label)) === i);

/**
 * Choices by where they are made: on a card, on a player, by a button.
 * @param {Choice[]} choices @param {Map<string, string>} places
 */
function sorted(choices, places) {
  /** @type {Map<string, Choice[]>} */
  const onCard = new Map();
  /** @type {Map<number, Choice[]>} */
  const onSeat = new Map();
  /** @type {Choice[]} */
  const spoken = [];
  for (const choice of choices) {
    const verb = verbOf(choice.key);
    const label = choice.cards[0];
    const target = label ? null : seatAt(choice);
    if (target !== null) onSeat.set(target, [...(onSeat.get(target) ?? []), choice]);
    if (label && (places.has(label) || verb === "leave") && !choice.about.aside) onCard.set(label, [...(onCard.get(label) ?? []), choice]);
    else if (!endsPhase(choice) && !(target !== null && choice.about.amount)) spoken.push(choice);
  }
  return { onCard, onSeat, spoken };
}

/** The pile in which candidates lie that the table does not show. @param {View} view @param {Map<string, string>} places @param {Map<string, Choice[]>} onCard */
function pileToSearch(view, places, onCard) {
  const top = view.explorers[view.explorers.length - 1];
  for (const label of onCard.keys()) {
    const zone = places.get(label) ?? "";
    if (zone.endsWith("/discard") || zone === "scrap_heap" || (zone === "explorers" && label !== top)) return zone;
  }
  return null;
}

/** What a card is a copy of. @param {View} view @param {string} label @param {Map<string, CardDef>} cards @returns {CardDef | null} */
function copiedBy(view, label, cards) {
  const copied = view.marks.copies?.[label];
  return copied ? (cards.get(idOf(copied)) ?? null) : null;
}

/**
 * @param {{
 *   seat: number, name: string, side: Side, active: boolean, waited: boolean, role: string, done: boolean, out: boolean, near: boolean, options: Choice[], free: boolean, live: boolean, won: boolean,
 *   choose: (key: string) => void, why: (key: string) => void, say: Say,
 *   bases: {key: string, node: any}[], discard: Opening, deck: Opening | null, hand: Opening | null,
 * }} props
 */
function Opponent({ seat, name, side, active, waited, role, done, out, near, options, free, live, won, choose, why, say, bases, discard, deck, hand }) {
  const best = options[0];
  const classes = `seat-plate ${best ? (free ? "lit" : "asked") : ""} ${waited ? "waited" : ""}`;
  const standing = [role, out && say("table-out"), done ? say("table-is-done") : active && say("table-on-turn")];
  const reach = near && say("table-in-reach");
  const notes = [name, ...standing, reach].filter(Boolean).join(", ");
  const inside = html`<span class="plate-who"><span class="plate-name">${name}</span><${PlateNotes} notes=${standing} near=${reach} /></span><${Counter} icon="authority" name=${say("table-authority")} value=${side.authority} class="big" hits />`;
  return html`<div class=${`opponent ${active ? "active" : ""} ${won ? "won" : ""} ${out ? "out" : ""}`} style=${{ "--seat": `var(--seat-${seat % 6})` }}>
    ${
      live
        ? html`<button type="button" class=${classes} data-seat=${seat} tabIndex=${best ? 0 : -1} 
          onClick=${() => (best ? choose(best.key) : why(`attack seat#${seat} 1`))}><span class="said">${`${best ? `${say(best.text)}. ` : ""}${notes}. ${say("table-authority")}: ${side.authority}`}</span><span class="seen" aria-hidden="true">${inside}</span></button>`
        : html`<div class=${classes} data-seat=${seat}>${inside}</div>`
    }
    <div class="stock">
      <${Stock} zone=${`${seat}/hand`} name=${say("table-hand")} icon="hand" count=${side.hand.length} look=${hand} />
      <${Stock} zone=${`${seat}/deck`} name=${say("table-personal-deck")} icon="deck" count=${side.deck.length} look=${deck} />
      <${Stock} zone=${`${seat}/discard`} name=${say("table-discard")} icon="pile" count=${side.discard.length} look=${side.discard.length ? discard : null} />
      ${active && html`<span class="stock-item pool of-trade" title=${say("table-trade")}><${Icon} name="trade" /><b>${side.trade}</b></span>`}
      ${active && html`<span class="stock-item pool of-combat" title=${say("table-combat")}><${Icon} name="combat" /><b>${side.combat}</b></span>`}
      ${side.discards_owed > 0 && html`<span class="stock-item owed" title=${say("table-owes", { n: side.discards_owed })}><${Icon} name="discard" /><b>−${side.discards_owed}</b></span>`}
    </div>
    <${Row} zone=${`${seat}/play`} name=${`${name}: ${say("table-in-play")}`} class="bases" spread items=${bases} empty=${html`<li class="nothing" aria-hidden="true"></li>`} />
  </div>`;
}

/**
 * Attack a player: with everything at one click, or with less. Among several players one says whom.
 * @param {{targets: {other: number, name: string, options: Choice[]}[], choose: (key: string) => void, say: Say, first: boolean}} props
 */
function Attack({ targets, choose, say, first }) {
  const [whom, setWhom] = useState(targets[0].other);
  const { other, options } = targets.find((target) => target.other === whom) ?? targets[0];
  const most = Math.max(...options.map((choice) => choice.n));
  const [wish, setWish] = useState(most);
  useEffect(() => setWish(most), [most]);
  const n = Math.min(wish, most);
  const choice = options.find((option) => option.n === n) ?? options[0];
  return html`<span class=${`stepper ${first ? "primary" : ""}`}>
    ${
      targets.length > 1 &&
      html`<select class="whom" aria-label=${say("table-whom")} value=${other} onChange=${(/** @type {any} */ e) => setWhom(Number(e.target.value))}>
      ${targets.map((target) => html`<option value=${target.other} selected=${target.other === other}>${target.name}</option>`)}
    </select>`
    }
    ${most > 1 && html`<button type="button" class="step" aria-label=${say("table-less")} disabled=${n <= 1} onClick=${() => setWish(n - 1)}>−</button>`}
    <button type="button" class=${`action attack ${first ? "primary" : ""}`} onClick=${() => choose(choice.key)}><span class="said">${say(choice.text)}</span><span class="seen" aria-hidden="true"><${Icon} name="combat" />${targets.length < 2 && html`<span class="at-length">${say(choice.text)}</span>`}<span class=${targets.length < 2 ? "in-brief" : ""}>${say("table-attack", { n })}</span></span></button>
    ${most > 1 && html`<button type="button" class="step" aria-label=${say("table-more")} disabled=${n >= most} onClick=${() => setWish(n + 1)}>+</button>`}
  </span>`;
}
