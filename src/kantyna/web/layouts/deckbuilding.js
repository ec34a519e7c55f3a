// @ts-check
/** The table of Star Wars: The Deckbuilding Game. */

import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { simpleGrip } from "../parts/input.js";
import { Card, CardBack, idOf } from "../parts/card/card.js";
import { Icon, Sigil } from "../parts/card/icons.js";
import { PlateNotes } from "../parts/plates.js";
import { Answers, EndTurn, OpenPile, Overlays, OwnCards, PlayAll, itemsOf, readZone, useTableInput, useTabletop } from "../parts/tabletop.js";
import { Counter } from "../parts/zones.js";
import { inRegion, sorted, sourceOf, zoneToSearch, zonesOf } from "./deckbuilding_choices.js";
import { Camp, ForceTrack, Plate, Progress, Region, Stocks, Waiting } from "./deckbuilding_places.js";

/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("../parts/tabletop.js").LayoutProps<import("./deckbuilding_choices.js").View>} LayoutProps */

/** Log icons of event kinds that only this game has. */
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
  base: "eye",
  "reveal-galaxy": "eye",
  swap: "swap",
  "shuffle-galaxy": "shuffle",
  "fill-row": "refill",
  "fill-next": "refill",
};

/** How the strip of a last turn shows each kind of event. @type {Record<string, import("../parts/turns.js").Deed>} */
export const deeds = {
  play: "card",
  buy: "card",
  "gain-discard": "gain",
  "gain-deck": "gain",
  "gain-hand": "gain",
  "take-from-row": "gain",
  base: "card",
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
  const { view, seat, names, asked, cards, say, choose, why, prompt } = props;
  const me = seat ?? 0;
  const teamOf = (/** @type {number} */ one) => view.teams.find((team) => team.includes(one)) ?? [one];
  const [ours, theirs] = [teamOf(me), view.teams.find((team) => !team.includes(me)) ?? []];
  const inTeams = ours.length > 1;
  const isActive = (/** @type {number} */ one) => teamOf(view.active).includes(one);
  const opponentOf = (/** @type {number} */ one) =>
    view.seats.findIndex((_, other) => view.regions[other] === view.regions[one] && !teamOf(one).includes(other));

  const [taken, take] = useState(/** @type {string | null} */ (null));
  const [shown, showRegion] = useState(view.regions[me]);

  const topOf = (/** @type {string} */ zone) => view[zone]?.[view[zone].length - 1];
  const tabletop = useTabletop(props, {
    zonesOf,
    sourceOf,
    sorted,
    isStruck: (zone) => /\/(base|ships)$/.test(zone) && !isActive(Number(zone.split("/")[0])),
    toSearch: (places, { onCard }) => zoneToSearch(places, onCard, me, topOf),
    zoneName: (zone) => ZONE_NAMES[readZone(zone)[1]] ?? "table-discard",
    together: inTeams,
    unused: ({ aims }) => {
      const n = [...aims].reduce((sum, [label, at]) => sum + (at.has("base") ? view.attack[label] : 0), 0);
      return n ? [{ id: "table-unspent-attack", args: { n } }] : [];
    },
  });
  const { root, mine, live, free, zones, places, sheet, opening, queue, playable } = tabletop;
  const { onCard, aims, resolve, spoken } = tabletop.sorted;

  // a selected attacker stays selected as long as it can attack
  const held = taken && aims.has(taken) ? taken : null;
  const targets = held ? aims.get(held) : undefined;

  useEffect(() => showRegion(view.regions[me]), [me]);

  /** An attack with strength 0 is legal, but must not happen by a slip. @param {string} label */
  const hitsHard = (label) => view.attack[label] > 0;
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
    else if (options.length) tabletop.setMenu({ label, options, box: target.getBoundingClientRect() });
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
  const items = (labels, zone, size) =>
    itemsOf(
      labels,
      zone,
      (label) => onCard.has(label) || aims.has(label),
      (label, tab) => show(label, zone, { size, tab }),
    );

  /** The attackers at a target; a capital ship keeps its place in the line and is shown here as well. @param {string[]} labels */
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

  const lying = ((sheet && zones.get(sheet)) || []).filter((label) => label && (!tabletop.searching || onCard.has(label)));

  /** The destroyed enemy bases of a player's region. @param {number} one */
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

  /** @param {string} label @returns {import("../parts/input.js").Grip | null} */
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
  useTableInput(tabletop, props, { ask, grip, taken: held, take });

  const lastOfTeam = !inTeams || ours.every((mate) => mate === me || view.seats[mate].done);
  const lit = [...onCard.values()].some((options) => options.some((choice) => !choice.about.spare)) || attackers.length > 0 || resolve.size > 0;
  const only = resolve.size === 1 ? [...resolve][0] : null;
  const regions = [...new Set(view.regions)].sort();
  const doubtful = useMemo(() => [...cards.values()].some((card) => card.facts.reconstructed?.length), [cards]);
  const teamLabel = (/** @type {number[]} */ team) =>
    !inTeams
      ? null
      : html`<h2 class="team-name">${seat === null ? say("table-team", { number: view.teams.indexOf(team) + 1 }) : say(team === ours ? "table-your-team" : "table-their-team")}</h2>`;

  return html`<div class=${`table deckbuilding ${inTeams ? "teams" : "duel"} ${tabletop.classes} ${held ? "aiming" : ""}`} ref=${root}>
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
      <${OpenPile} playing=${tabletop} labels=${[...lying].reverse()} say=${say}
        show=${(/** @type {string} */ label) => show(label, sheet ?? "", { size: cards.get(idOf(label))?.facts.type === "base" ? "short" : "full", tab: true })} />
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
          html`<${Answers} choices=${spoken} say=${say} choose=${choose} />
          <${PlayAll} playing=${tabletop} say=${say} />`
        }
        ${!held && free && attackers.length > 1 && html`<button type="button" class=${`action commit-all ${playable.length > 1 ? "" : "primary"}`} disabled=${queue.running} onClick=${() => queue.start(attackers.map(({ key }) => key))}><${Icon} name="attack" /><span>${say("dbg-commit-all", { n: attackers.length, total: sumOf(attackers) })}</span></button>`}
        ${!held && only && html`<button type="button" class=${`action resolve ${attackers.length > 1 || playable.length > 1 || !view.strength[only[0]] ? "" : "primary"}`} disabled=${queue.running} onClick=${() => choose(only[1].key)}><${Icon} name="target" /><span>${say("dbg-resolve", { what: say(only[1].text), total: view.strength[only[0]] })}</span></button>`}
        ${!held && html`<${EndTurn} playing=${tabletop} last=${lastOfTeam} primary=${!lit} say=${say} />`}
      </div>
    </section>

    <section class=${`home of-${view.factions[me]} ${isActive(me) ? "active" : ""}`} style=${{ "--seat": seatColour(me) }} aria-label=${say("table-hand")}>
      <${OwnCards} me=${me} mine=${mine} deckName=${say("table-deck")} say=${say} show=${show} opening=${opening} />
      <div class="my-plate" data-seat=${me}>
        <span class="plate-sigil"><${Sigil} faction=${view.factions[me]} /></span>
        <span class="plate-who"><span class="plate-name">${names[me]}</span><${PlateNotes} notes=${[say("faction-" + view.factions[me]), inTeams && mine.done > 0 && say("table-is-done")]} /></span>
        <${Counter} icon="resources" name=${say("dbg-resources")} value=${mine.resources} class="big" />
        <${Progress} n=${progressOf(me)} of=${view.to_win} say=${say} />
        <span class="stock"><${Stocks} view=${view} seat=${me} say=${say} opening=${opening} /></span>
      </div>
    </section>

    <${Overlays} playing=${tabletop} props=${props} />
  </div>`;
}
