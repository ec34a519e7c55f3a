// @ts-check
/** Where things are at a table of Star Wars: The Deckbuilding Game. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { atOnce, endsPhase, isRefusal, simpleGrip, useDrag, useKeys, useQueue, verbOf } from "../parts/acting.js";
import { Card, CardBack, idOf } from "../parts/card.js";
import { Chooser } from "../parts/chooser.js";
import { Icon, Sigil } from "../parts/icons.js";
import { Lens } from "../parts/lens.js";
import { useMotion } from "../parts/motion.js";
import { PlateNotes } from "../parts/plates.js";
import { Signs, signsOf } from "../parts/signs.js";
import { Counter, Hand, Pile, Sheet } from "../parts/zones.js";
import { sentence } from "../voice.js";
import { inRegion, readZone, sorted, sourceOf, zoneToSearch, zonesOf } from "./deckbuilding_choices.js";
import { Camp, ForceTrack, Plate, Progress, Region, Stocks, Waiting } from "./deckbuilding_places.js";

/** @typedef {import("../parts/card.js").CardDef} CardDef */
/** @typedef {import("../parts/acting.js").Choice} Choice */
/** @typedef {import("../voice.js").Say} Say */
/** @typedef {import("./deckbuilding_choices.js").View} View */
/**
 * @typedef {{
 *   view: View, seat: number | null, names: string[], choices: Choice[], asked: number[], cards: Map<string, CardDef>,
 *   say: Say, choose: (key: string, follows?: boolean) => void, why: (key: string) => void, prompt: any, readonly: boolean,
 * }} LayoutProps
 */

/** The log's icons for events that other games do not have. */
export const icons = {
  resources: "coin",
  spend: "coin",
  "pay-off": "coin",
  "next-neutral-cheaper": "coin",
  "gain-discard": "acquire",
  "gain-deck": "top",
  "gain-hand": "acquire",
  "take-from-row": "acquire",
  "take-revealed": "acquire",
  return: "acquire",
  "to-opponent": "pass",
  force: "force",
  "attack-gained": "combat",
  "commit-base": "combat",
  "commit-row": "combat",
  "commit-target": "target",
  "resolve-base": "siege",
  "resolve-row": "combat",
  "attack-failed": "miss",
  "damage-lost": "miss",
  defeat: "combat",
  damage: "combat",
  prevent: "shield",
  "destroy-base": "siege",
  repair: "heart",
  exile: "scrap",
  capture: "lock",
  free: "unlock",
  "clear-units": "discard",
  "discard-row": "discard",
  "discard-galaxy": "discard",
  "discard-revealed": "discard",
  "draw-revealed": "draw",
  "put-on-deck": "top",
  "put-on-galaxy": "top",
  "hide-on-deck": "top",
  "their-card-on-deck": "top",
  "next-on-top": "top",
  "next-droid-on-top": "top",
  look: "eye",
  "look-at-hand": "eye",
  reveal: "eye",
  "reveal-base": "eye",
  "reveal-galaxy": "eye",
  swap: "swap",
  "shuffle-galaxy": "shuffle",
  "fill-row": "refill",
  "fill-next": "refill",
};

/** How the strip of somebody's last turn shows what they did. @type {Record<string, import("../parts/turns.js").Deed>} */
export const deeds = {
  play: "card",
  buy: "card",
  "gain-discard": "gain",
  "gain-deck": "gain",
  "gain-hand": "gain",
  "take-from-row": "gain",
  "reveal-base": "card",
  defeat: "card",
  exile: "card",
  capture: "card",
  discard: "card",
  "discard-row": "card",
  repair: "hit",
  damage: "hit",
  destroy: "fall",
  "destroy-base": "fall",
  force: "sum",
  resign: "sum",
};

const ZONE_NAMES = /** @type {Record<string, string>} */ ({
  hand: "table-hand",
  deck: "table-deck",
  discard: "table-discard",
  bases: "dbg-bases-left",
  exile: "dbg-exile",
  victory: "dbg-victory",
  galaxy_row: "dbg-galaxy-row",
  galaxy_deck: "dbg-galaxy-deck",
  galaxy_discard: "dbg-galaxy-discard",
  pilots: "dbg-pilots",
});

/** @param {LayoutProps} props */
export function Table(props) {
  const { view, seat, names, choices, asked, cards, say, choose, why, prompt, readonly } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const me = seat ?? 0;
  const mine = view.seats[me];
  const live = !readonly && seat !== null;
  const ending = choices.find(endsPhase);
  const free = ending !== undefined;
  const teamOf = (/** @type {number} */ one) => view.teams.find((team) => team.includes(one)) ?? [one];
  const [ours, theirs] = [teamOf(me), view.teams.find((team) => !team.includes(me)) ?? []];
  const inTeams = ours.length > 1;
  const isActive = (/** @type {number} */ one) => teamOf(view.active).includes(one);
  const opponentOf = (/** @type {number} */ one) =>
    view.seats.findIndex((_, other) => view.regions[other] === view.regions[one] && !teamOf(one).includes(other));

  const [opened, setOpened] = useState(/** @type {string | null} */ (null));
  const [chooser, setChooser] = useState(/** @type {{label: string, options: Choice[], box: DOMRect} | null} */ (null));
  const [taken, take] = useState(/** @type {string | null} */ (null));
  const [shown, showRegion] = useState(view.regions[me]);

  const places = useMemo(() => {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const [zone, labels] of zonesOf(view)) for (const label of labels) if (label) found.set(label, zone);
    return found;
  }, [view]);
  const { onCard, aims, resolve, spoken } = useMemo(() => sorted(choices, places, free), [choices, places]);

  // a card that was taken up keeps looking for its target as long as it may attack
  const held = taken && aims.has(taken) ? taken : null;
  const targets = held ? aims.get(held) : undefined;

  const topOf = (/** @type {string} */ zone) => view[zone]?.[view[zone].length - 1];
  // A question about cards that do not lie open brings them to the table.
  const searched = useMemo(() => (free ? null : zoneToSearch(places, onCard, me, topOf)), [choices, places]);
  const [dismissed, dismiss] = useState(/** @type {Choice[] | null} */ (null));
  const asking = searched !== null && dismissed !== choices;
  const sheet = asking ? searched : opened;
  const close = () => {
    dismiss(choices);
    setOpened(null);
  };
  useEffect(() => setChooser(null), [view]);
  useEffect(() => showRegion(view.regions[me]), [me]);
  useMotion(root, view, { places, source: sourceOf, struck: (zone) => /\/(base|ships)$/.test(zone) && !isActive(Number(zone.split("/")[0])) });

  /** An attack without strength is allowed, but never one slip of the finger away. @param {string} label */
  const hitsHard = (label) => view.attack[label] > 0;
  const queue = useQueue(choices, free, choose);
  // pressed while cards are still being played, it ends the turn after them
  const end = () => ending && (queue.running ? queue.then(ending.key) : choose(ending.key));
  const playable = free ? atOnce(mine.hand.flatMap((label) => (label && onCard.get(label)) || [])) : [];
  const attackers = [...aims].flatMap(([label, at]) => (hitsHard(label) && at.get("base")) || []);
  const sumOf = (/** @type {Choice[]} */ attacks) => attacks.reduce((sum, { cards: [label] }) => sum + (view.attack[label] ?? 0), 0);

  /** @param {string} label @param {HTMLElement} target */
  const act = (label, target) => {
    queue.stop();
    const [options, at, zone] = [onCard.get(label) ?? [], aims.get(label), places.get(label) ?? ""];
    const use = options.find((choice) => choice.about.lines);
    const hit = targets?.get(label) ?? (isEnemyFront(zone) ? targets?.get("base") : undefined);
    if (hit && held !== label) {
      take(null);
      choose(hit.key);
    } else if (held && (held === label || isTargetZone(zone))) {
      if (held === label) take(null);
      else ask(label, zone);
    } else if (at && !hitsHard(label) && use) choose(use.key);
    else if (at && (at.size > 1 || !hitsHard(label))) take(label);
    else if (at) choose([...at.values()][0].key);
    else if (options.length === 1 && !options[0].about.spare) choose(options[0].key);
    else if (options.length) setChooser({ label, options, box: target.getBoundingClientRect() });
    else ask(label, zone);
  };
  /** @param {string} zone */
  const isEnemyFront = (zone) => {
    const [owner, name] = readZone(zone);
    return owner !== null && theirs.includes(owner) && (name === "base" || name === "ships");
  };
  /** @param {string} zone */
  const isTargetZone = (zone) => zone.startsWith("galaxy_row") || isEnemyFront(zone);
  /** @param {string} label @param {string} zone */
  const ask = (label, zone) => why(held && isTargetZone(zone) ? `commit ${held} ${isEnemyFront(zone) ? "base" : label}` : label);

  /** @param {string} label @param {string} zone @returns {"lit" | "spare" | "asked" | "quiet" | "still"} */
  const stateOf = (label, zone) => {
    if (!live) return "still";
    if (held) return held === label ? "lit" : targets?.has(label) || (targets?.has("base") && isEnemyFront(zone)) ? "asked" : "quiet";
    const [options, at] = [onCard.get(label) ?? [], aims.get(label)];
    if (!options.length && !at) return "quiet";
    if (!free) return "asked";
    return options.some((choice) => !choice.about.spare) || (at && hitsHard(label)) ? "lit" : "spare";
  };

  /** @param {string | null} label @param {string} zone @param {{size?: "full" | "short" | "mini", tab?: boolean}} [how] */
  const show = (label, zone, { size = "full", tab = false } = {}) => {
    const card = label ? cards.get(idOf(label)) : undefined;
    if (!label || !card) return html`<${CardBack} size=${size} deck=${zone.startsWith("galaxy") ? "trade" : "own"} />`;
    const [options, at, name] = [onCard.get(label) ?? [], aims.get(label), readZone(zone)[1]];
    const state = stateOf(label, zone);
    const use = at && hitsHard(label) ? options.find((choice) => choice.about.lines) : undefined;
    const over = view.marks.attacked[label] > 0 ? "spent" : "";
    const reading =
      held && state === "asked"
        ? (targets?.get(label) ?? targets?.get("base"))?.text
        : at && at.size === 1 && hitsHard(label)
          ? [...at.values()][0].text
          : options.length === 1
            ? options[0].text
            : null;
    const hint = at && !held && hitsHard(label) && at.size > 1 ? say("dbg-take-up") : reading ? say(reading) : undefined;
    const node = html`<${Card}
      card=${card} label=${label} say=${say} size=${size} state=${state} picked=${held === label || (Array.isArray(view.picks) && view.picks.includes(label))} class=${over} offered=${name === "galaxy_row" || size === "full"}
      used=${view.marks.used[label] ?? 0} damage=${view.marks.damage[label] ?? 0} attack=${name === "units" || name === "ships" ? view.attack[label] : undefined} hits=${view.hit_points[label]}
      hint=${hint} tab=${tab || state === "lit" || state === "asked" || state === "spare"}
      act=${live ? (/** @type {HTMLElement} */ el) => act(label, el) : undefined}
    />`;
    if (!use) return node;
    return html`<span class="with-use">${node}<button type="button" class="use-badge" title=${say(use.text)} onClick=${() => choose(use.key)}><span class="said">${say(use.text)}</span><${Icon} name="use" /></button></span>`;
  };

  /** @param {(string | null)[]} labels @param {string} zone @param {"full" | "short" | "mini"} [size] */
  const items = (labels, zone, size) => {
    const anyLit = labels.some((label) => label && (onCard.has(label) || aims.has(label)));
    return labels.map((label, i) => ({ key: label ?? `${zone}-${i}`, node: show(label, zone, { size, tab: !anyLit && i === 0 }) }));
  };

  /** Who waits at a target; a capital ship keeps its place in the line and only sends its likeness. @param {string[]} labels */
  const attackersAt = (labels) =>
    labels.map((label) => {
      const zone = places.get(label) ?? "";
      const card = cards.get(idOf(label));
      const stays = readZone(zone)[1] === "ships";
      return {
        key: label,
        node: stays
          ? html`<${Card} card=${card} say=${say} size="mini" attack=${view.attack[label]} />`
          : html`<span data-zone=${zone}>${show(label, zone, { size: "mini" })}</span>`,
      };
    });
  const committed = new Set(Object.values(view.committed).flat());

  /** @param {number} region */
  const rowOf = (region) => {
    const zone = inRegion("galaxy_row", region);
    const [near, far] = [ours, theirs].map((team) => view.factions[team.find((one) => view.regions[one] === region) ?? team[0]]);
    return items(view[zone], zone, inTeams ? "short" : "full").map(({ key, node }) => {
      const card = cards.get(idOf(key));
      const turned = card?.facts.faction === near ? "to-us" : card?.facts.faction === far ? "to-them" : "aside";
      const here = view.committed[key] ?? [];
      const waiting =
        here.length > 0 &&
        html`<${Waiting} items=${attackersAt(here)} total=${view.strength[key]} needs=${turned === "aside" ? card?.facts.cost : card?.facts.target_value} choice=${resolve.get(key)} choose=${choose} say=${say} />`;
      return {
        key,
        node: html`<div class=${`berth ${turned} of-${card?.facts.faction} ${ours.includes(view.active) ? "from-us" : "from-them"}`} data-target=${key}><i class="pennant" aria-hidden="true"></i>${node}${waiting}</div>`,
      };
    });
  };

  /** @param {string} zone */
  const titleOf = (zone) => {
    const [owner, name] = readZone(zone);
    const words = say(ZONE_NAMES[name] ?? "table-discard");
    return owner === null || owner === me ? words : `${names[owner]}: ${words}`;
  };
  /** @param {string} zone @param {(string | null)[]} labels */
  const opening = (zone, labels) => ({
    open: () => setOpened((/** @type {string | null} */ was) => (was === zone ? null : zone)),
    opened: sheet === zone,
    openName: say("table-look-through", { pile: titleOf(zone), n: labels.length }),
  });
  const sheetCards = !sheet
    ? []
    : asking
      ? [...onCard.keys()].filter((label) => places.get(label) === sheet)
      : (zonesOf(view).find(([zone]) => zone === sheet)?.[1] ?? []).filter((label) => label);
  useEffect(() => {
    if (opened && !sheetCards.length) setOpened(null);
  }, [opened, sheetCards.length]);

  /** Enemy bases of one's own region that are destroyed. @param {number} one */
  const progressOf = (one) => {
    const pile = view.seats[teamOf(one)[0]].victory;
    return inTeams ? pile.filter((label) => view.owners[label] === opponentOf(one)).length : pile.length;
  };
  /** @param {number} one */
  const campOf = (one) => {
    const side = view.seats[one];
    const region = view.regions[one];
    const isOurs = ours.includes(one);
    const here = isActive(one) ? [] : (view.committed.base ?? []).filter((label) => view.regions[readZone(places.get(label) ?? "0/")[0] ?? 0] === region);
    const waiting =
      here.length > 0 && html`<${Waiting} items=${attackersAt(here)} total=${view.strength.base} choice=${resolve.get("base")} choose=${choose} say=${say} />`;
    const plate =
      one !== me &&
      html`<${Plate} view=${view} seat=${one} name=${names[one]} progress=${progressOf(one)} active=${isActive(one)} waited=${asked.includes(one)} done=${side.done > 0} opposite=${inTeams && seat !== null && one === opponentOf(me)} say=${say} opening=${opening} />`;
    const seen = one !== me && isOurs && side.hand.some((label) => label);
    const hand =
      seen &&
      html`<ul class="mate-hand" style=${{ "--n": side.hand.length }} data-zone=${`${one}/hand`} aria-label=${`${names[one]}: ${say("table-hand")}`}>${side.hand.map((label) => html`<li key=${label}>${show(label, `${one}/hand`, { size: "mini" })}</li>`)}</ul>`;
    return html`<${Camp} key=${one} seat=${one} name=${names[one]} ours=${isOurs} shown=${region === shown} plate=${plate} hand=${hand} waiting=${waiting} say=${say}
      target=${!isOurs && targets?.has("base")} base=${items(side.base, `${one}/base`, "short")} ships=${items(side.ships, `${one}/ships`, "short")}
      units=${items(
        side.units.filter((label) => !committed.has(label)),
        `${one}/units`,
        "short",
      )} />`;
  };
  const byRegion = (/** @type {number[]} */ team) => [...team].sort((one, other) => view.regions[one] - view.regions[other]);

  useKeys(root, { choices, end, ask, live, close: () => (chooser ? setChooser(null) : held ? take(null) : close()) });
  /** @param {string} label @returns {import("../parts/acting.js").Grip | null} */
  const grip = (label) => {
    const at = aims.get(label);
    if (!at) return simpleGrip(root.current, onCard.get(label) ?? [], places.get(label) ?? "");
    const drop = (/** @type {PointerEvent} */ e) => {
      const aim = document
        .elementsFromPoint(e.clientX, e.clientY)
        .map((el) => /** @type {HTMLElement | null} */ (el.closest("[data-target]"))?.dataset.target)
        .find((one) => one);
      const hit = aim && at.get(aim);
      if (aim && !hit) why(`commit ${label} ${aim}`);
      return hit ? hit.key : null;
    };
    return { mode: "attacking", drop };
  };
  useDrag(root, { live, grip, choose, take });

  const myMove = asked.includes(me) && seat !== null && !view.over;
  const lastOfTeam = !inTeams || ours.every((mate) => mate === me || view.seats[mate].done);
  const lit = [...onCard.values()].some((options) => options.some((choice) => !choice.about.spare)) || attackers.length > 0 || resolve.size > 0;
  const only = resolve.size === 1 ? [...resolve][0] : null;
  const regions = [...new Set(view.regions)].sort();
  const lastDiscard = mine.discard[mine.discard.length - 1];
  const doubtful = useMemo(() => [...cards.values()].some((card) => card.facts.reconstructed?.length), [cards]);
  const teamLabel = (/** @type {number[]} */ team) =>
    !inTeams
      ? null
      : html`<h3 class="team-name">${seat === null ? say("table-team", { number: view.teams.indexOf(team) + 1 }) : say(team === ours ? "table-your-team" : "table-their-team")}</h3>`;

  return html`<div class=${`table deckbuilding ${inTeams ? "teams" : "duel"} ${myMove ? "my-move" : ""} ${free ? "free" : myMove ? "question" : ""} ${readonly ? "readonly" : ""} ${view.over ? "over" : ""} ${held ? "aiming" : ""}`} ref=${root}>
    <section class=${`far ${theirs.some(isActive) ? "active" : ""}`} aria-label=${say("table-opponents")}>
      ${teamLabel(theirs)}${byRegion(theirs).map(campOf)}
    </section>

    <section class="galaxy" aria-label=${say("dbg-galaxy-row")}>
      ${
        regions.length > 1 &&
        html`<div class="region-tabs" role="group" aria-label=${say("dbg-regions")}>
        ${regions.map(
          (region) => html`<button type="button" class="region-tab" aria-pressed=${region === shown ? "true" : "false"} onClick=${() => showRegion(region)}>
          ${say(region === view.regions[me] && seat !== null ? "dbg-region-own" : "dbg-region", { number: region + 1 })}
          ${[ours, theirs].map((team) => html`<${Sigil} faction=${view.factions[team.find((one) => view.regions[one] === region) ?? 0]} />`)}</button>`,
        )}
      </div>`
      }
      ${regions.map((region, i) => {
        const [discard, pilots] = [topOf(inRegion("galaxy_discard", region)), topOf(inRegion("pilots", region))];
        return html`${i > 0 && html`<${ForceTrack} view=${view} me=${me} mine=${seat !== null} say=${say} />`}
          <${Region} key=${region} view=${view} region=${region} row=${rowOf(region)} say=${say} opening=${opening} shown=${region === shown} doubt=${doubtful && region === shown} name=${inTeams ? say("dbg-region", { number: region + 1 }) : say("dbg-galaxy-row")}
            pilot=${pilots && show(pilots, inRegion("pilots", region), { tab: true })} lastDiscard=${discard && show(discard, inRegion("galaxy_discard", region))} />`;
      })}
      ${regions.length < 2 && html`<${ForceTrack} view=${view} me=${me} mine=${seat !== null} say=${say} />`}
    </section>

    <section class=${`mine ${isActive(me) ? "active" : ""}`} aria-label=${say("table-in-play")}>
      ${teamLabel(ours)}
      <div class="camps">${byRegion(ours).map(campOf)}</div>
      ${
        sheet &&
        sheetCards.length > 0 &&
        html`<${Sheet} zone=${sheet} title=${titleOf(sheet)} close=${close} closeName=${say("table-close")}>
        ${[...sheetCards].reverse().map((label) => show(label, sheet, { size: cards.get(idOf(label ?? ""))?.facts.type === "base" ? "short" : "full", tab: true }))}
      <//>`
      }
    </section>

    <section class="ask">
      <div class="ask-prompt">${prompt}</div>
      <div class="actions">
        ${
          held &&
          html`<span class="held-note">${say("dbg-choose-target", { card: say(/** @type {CardDef} */ (cards.get(idOf(held))).name) })}</span>
          <button type="button" class="action" onClick=${() => take(null)}><span>${say("dbg-put-back")}</span></button>`
        }
        ${
          !held &&
          spoken.map(
            (
              choice,
              i,
            ) => html`<button type="button" key=${choice.key} class=${`action ${i === 0 && !isRefusal(choice) ? "primary" : ""} ${verbOf(choice.key)}`} onClick=${() => choose(choice.key)}>
          <${Signs} rows=${[signsOf(choice.text) ?? []]} /><span>${sentence(say(choice.text))}</span></button>`,
          )
        }
        ${!held && playable.length > 1 && html`<button type="button" class="action play-all primary" disabled=${queue.running} onClick=${() => queue.start(playable.map(({ key }) => key))}><${Icon} name="hand" /><span>${say("table-play-all", { n: playable.length })}</span></button>`}
        ${!held && free && attackers.length > 1 && html`<button type="button" class=${`action commit-all ${playable.length > 1 ? "" : "primary"}`} disabled=${queue.running} onClick=${() => queue.start(attackers.map(({ key }) => key))}><${Icon} name="attack" /><span>${say("dbg-commit-all", { n: attackers.length, total: sumOf(attackers) })}</span></button>`}
        ${!held && only && html`<button type="button" class=${`action resolve ${attackers.length > 1 || playable.length > 1 || !view.strength[only[0]] ? "" : "primary"}`} disabled=${queue.running} onClick=${() => choose(only[1].key)}><${Icon} name="target" /><span>${say("dbg-resolve", { what: say(only[1].text), total: view.strength[only[0]] })}</span></button>`}
        ${free && !held && html`<button type="button" class=${`action end ${lit ? "" : "primary"}`} onClick=${end} aria-keyshortcuts="e"><span>${lastOfTeam ? say(ending.text) : say("table-done")}</span><${Icon} name="end" /></button>`}
      </div>
    </section>

    <section class=${`home of-${view.factions[me]} ${isActive(me) ? "active" : ""}`} style=${{ "--seat": `var(--seat-${me % 6})` }} aria-label=${say("table-hand")}>
      <${Pile} zone=${`${me}/deck`} class="my-deck" name=${say("table-deck")} count=${mine.deck.length} deck="own" top=${mine.deck[0] ? show(mine.deck[0], `${me}/deck`) : undefined} />
      <${Hand} zone=${`${me}/hand`} name=${say("table-hand")} count=${mine.hand.length}
        card=${(/** @type {number} */ i, /** @type {"full" | "short"} */ size) => ({ key: mine.hand[i] ?? `hidden-${i}`, node: show(mine.hand[i], `${me}/hand`, { size, tab: i === 0 }) })} />
      <${Pile} zone=${`${me}/discard`} class="my-discard" name=${say("table-discard")} count=${mine.discard.length} top=${lastDiscard && show(lastDiscard, `${me}/discard`)} ...${opening(`${me}/discard`, mine.discard)} />
      <div class="my-plate" data-seat=${me}>
        <span class="plate-sigil"><${Sigil} faction=${view.factions[me]} /></span>
        <span class="plate-who"><span class="plate-name">${names[me]}</span><${PlateNotes} notes=${[say("faction-" + view.factions[me]), inTeams && mine.done > 0 && say("table-is-done")]} /></span>
        <${Counter} icon="resources" name=${say("dbg-resources")} value=${mine.resources} class="big" />
        <${Progress} n=${progressOf(me)} of=${view.to_win} say=${say} />
        <span class="stock"><${Stocks} view=${view} seat=${me} say=${say} opening=${opening} /></span>
      </div>
    </section>

    ${
      chooser &&
      html`<${Chooser} ...${chooser} card=${cards.get(idOf(chooser.label))} names=${names} say=${say} close=${() => setChooser(null)}
      choose=${(/** @type {string} */ key) => {
        setChooser(null);
        choose(key);
      }} />`
    }
    <${Lens} root=${root} cards=${cards} say=${say} />
  </div>`;
}
