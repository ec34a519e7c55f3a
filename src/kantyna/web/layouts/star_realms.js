// @ts-check
/** The table of Star Realms. */

import { html, useMemo } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { simpleGrip } from "../parts/input.js";
import { Card, CardBack, idOf } from "../parts/card/card.js";
import { PlateNotes } from "../parts/plates.js";
import { Answers, EndTurn, OpenPile, Overlays, OwnCards, PlayAll, itemsOf, readZone, useTableInput, useTabletop } from "../parts/tabletop.js";
import { Counter, Pile, Row } from "../parts/zones.js";
import { LEGACY, copiedBy, groupsOf, knownTop, onePerCard, pileToSearch, sorted, sourceOf, zonesOf } from "./star_realms_choices.js";
import { Attack, Note, Opponent, authorityOf } from "./star_realms_places.js";

/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("../parts/tabletop.js").LayoutProps<import("./star_realms_choices.js").View>} LayoutProps */

/** Log icons of event kinds that only this game has. */
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

/** How the strip of a last turn shows each kind of event. @type {Record<string, import("../parts/turns.js").Deed>} */
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

const ZONE_NAMES = /** @type {Record<string, string>} */ ({
  hand: "table-hand",
  deck: "table-personal-deck",
  discard: "table-discard",
  scrap_heap: "table-scrap-heap",
  explorers: "table-explorers",
  [LEGACY]: "table-legacy",
});

/** @param {LayoutProps} props */
export function Table(props) {
  const { view, seat, names, asked, cards, say, choose, why, prompt } = props;
  const me = seat ?? 0;
  const groups = groupsOf(view, me, seat !== null);
  const others = groups.flatMap((group) => group.seats);
  const teamOf = (/** @type {number} */ one) => view.teams?.find((team) => team.includes(one)) ?? [one];
  // a team that plays its turn together
  const together = view.team_turns;
  const isActive = (/** @type {number} */ one) => view.active === one || (together && teamOf(view.active).includes(one));
  const roleOf = (/** @type {number} */ one) => (view.roles?.[one] ? say(`role-${view.roles[one]}`) : "");

  // targets are marked unless every opponent is one
  const against = groups
    .filter((group) => group.side !== "ours")
    .flatMap((group) => group.seats)
    .filter((other) => !view.seats[other].out);
  const reach = seat === null || !view.reach || view.reach[me].length >= against.length ? [] : view.reach[me];

  const tabletop = useTabletop(props, {
    zonesOf,
    sourceOf,
    sorted,
    isStruck: (zone) => zone.endsWith("/play") && !isActive(Number(zone.split("/")[0])),
    toSearch: (places, { onCard, legacy }) => (legacy.length ? LEGACY : pileToSearch(view, places, onCard)),
    zoneName: (zone) => ZONE_NAMES[readZone(zone)[1]] ?? "table-discard",
    together,
  });
  const { root, mine, live, free, zones, places, sheet, opening, queue, playable } = tabletop;
  const { onCard, onSeat, spoken, legacy } = tabletop.sorted;

  const pledges = useMemo(() => {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    view.seats.forEach((side, i) => {
      const label = side.pledged_to || null;
      if (label) found.set(label, [...(found.get(label) ?? []), `${names[i]} ${side.pledged}${side.pledged_for ? ` › ${names[side.pledged_for - 1]}` : ""}`]);
    });
    return found;
  }, [view, names]);

  /** @param {string} label @param {Choice[]} options @param {HTMLElement} target */
  const act = (label, options, target) => {
    queue.stop();
    // scrapping a card for its ability must not happen by a slip
    if (options.length === 1 && !options[0].about.spare) choose(options[0].key);
    else tabletop.setMenu({ label, options, box: target.getBoundingClientRect() });
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
  const items = (labels, zone, size) =>
    itemsOf(
      labels,
      zone,
      (label) => onCard.has(label),
      (label, tab) => show(label, zone, { size, tab }),
    );

  useTableInput(tabletop, props, { ask: why, grip: (label) => simpleGrip(root.current, onCard.get(label) ?? [], places.get(label) ?? "") });

  const attacks = others
    .map((other) => ({ other, name: names[other], options: (onSeat.get(other) ?? []).filter((choice) => choice.about.amount) }))
    .filter(({ options }) => options.length);
  const lastOfTeam = !together || teamOf(me).every((mate) => mate === me || view.seats[mate].done || view.seats[mate].out);
  const myBases = mine.play.filter((label) => cards.get(idOf(label))?.facts.type !== "ship");
  const myShips = mine.play.filter((label) => cards.get(idOf(label))?.facts.type === "ship");
  const explorer = view.explorers[view.explorers.length - 1];
  const lastScrap = view.scrap_heap[view.scrap_heap.length - 1];
  // the top card comes first: decks are listed from the top, other piles from the bottom
  const lying = (sheet && zones.get(sheet)) || [];
  const inSheet = sheet === LEGACY ? onePerCard(legacy).reverse() : sheet?.endsWith("/deck") ? knownTop(lying) : [...lying].reverse();
  const somethingToDo = [...onCard.values()].some((options) => options.some((choice) => !choice.about.spare)) || attacks.length > 0;

  return html`<div class=${`table star-realms seats-${view.seats.length} ${tabletop.classes}`} ref=${root}>
    <section class=${`opponents ${groups.some((group) => group.name) ? "in-teams" : ""}`} aria-label=${say("table-opponents")}>
      ${groups.map(
        (
          group,
        ) => html`<div class=${`team ${group.side}`} key=${group.seats[0]} role="group" aria-label=${group.name && say(group.name, group.args)} style=${{ "--members": group.seats.length }}>
          ${group.name && html`<h2 class="team-name">${say(group.name, group.args)}</h2>`}
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
        <${Note} icon="top" n=${mine.ships_on_top} words=${say("table-on-top", { n: mine.ships_on_top })} />
        <${Note} icon="discard" n=${mine.discards_owed} words=${say("table-owes", { n: mine.discards_owed })} />
      </div>
      <${OpenPile} playing=${tabletop} labels=${inSheet} say=${say} show=${(/** @type {string} */ label) => show(label, sheet ?? "", { size: "short", tab: true })} />
    </section>

    <section class="ask">
      <div class="ask-prompt">${prompt}</div>
      <div class="actions">
        <${Answers} choices=${spoken} say=${say} choose=${choose} />
        <${PlayAll} playing=${tabletop} say=${say} />
        ${attacks.length > 0 && html`<${Attack} targets=${attacks} choose=${choose} say=${say} first=${playable.length < 2 && !mine.hand.some((label) => label && onCard.has(label))} />`}
        <${EndTurn} playing=${tabletop} last=${lastOfTeam} primary=${!somethingToDo} say=${say} />
      </div>
    </section>

    <section class=${`home ${isActive(me) ? "active" : ""} ${mine.out ? "out" : ""}`} style=${{ "--seat": seatColour(me) }} aria-label=${say("table-hand")}>
      <div class="seat-plate" data-seat=${me}>
        <span class="plate-who"><span class="plate-name">${names[me]}</span><${PlateNotes} notes=${[roleOf(me), mine.out > 0 && say("table-out"), together && mine.done > 0 && say("table-is-done")]} /></span>
        <${Counter} icon="authority" name=${say("table-authority")} value=${authorityOf(mine)} class="big" hits />
      </div>
      <${OwnCards} me=${me} mine=${mine} deckName=${say("table-personal-deck")} say=${say} show=${show} opening=${opening} />
    </section>

    <${Overlays} playing=${tabletop} props=${props} cardOf=${(/** @type {string} */ label) => copiedBy(view, label, cards) ?? cards.get(idOf(label))} />
  </div>`;
}
