// @ts-check
/** The table of Star Wars: The Card Game. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { seatColour } from "../names.js";
import { verbOf } from "../parts/input.js";
import { Card, CardBack, factionOf, idOf } from "../parts/card/card.js";
import { Answers, OpenPile, Overlays, OwnCards, itemsOf, readZone, useTableInput, useTabletop } from "../parts/tabletop.js";
import { Stops } from "../parts/stops.js";
import { Row } from "../parts/zones.js";
import { sentence } from "../voice.js";
import { PayButton, PaymentInWords, plannedOn } from "./card_game_payment.js";
import { Camps, openedOf, othersOf, teamOf } from "./card_game_camps.js";
import { attachedTo, lastEdgeBattle, isActionWindow, linesOf, cardsUnder, sorted, sourceOf, zoneToSearch, zonesOf } from "./card_game_choices.js";
import { PyramidRows, pyramidOwner } from "./card_game_pyramid.js";
import { CardStatus } from "./card_game_status.js";
import { VictoryTracks, Engagement, Phases, Plate, tokensOf } from "./card_game_places.js";

/** @typedef {import("../parts/card/card.js").CardDef} CardDef */
/** @typedef {import("../parts/input.js").Choice} Choice */
/** @typedef {import("./card_game_choices.js").View} View */
/** @typedef {import("../parts/tabletop.js").LayoutProps<View>} LayoutProps */

/** Log icons of event kinds that only this game has. */
export const icons = {
  phase: "turn",
  "objectives-chosen": "target",
  mulligan: "shuffle",
  entered: "play-card",
  attach: "ally",
  "to-victory": "cup",
  "discard-from-play": "discard",
  "order-discards": "discard",
  sacrifice: "discard",
  "empty-deck": "out",
  "stake-lost": "out",
  focus: "lock",
  refresh: "unlock",
  reserve: "lock",
  shield: "shield",
  "shield-used": "shield",
  "shield-gone": "miss",
  damage: "burst",
  "damage-removed": "heart",
  protect: "shield",
  "prevent-damage": "shield",
  "deflect-damage": "swap",
  dial: "turn",
  commit: "force",
  "struggle-won": "force",
  engage: "target",
  "engage-again": "target",
  "turn-engagement": "swap",
  "join-engagement": "combat",
  attackers: "combat",
  defenders: "shield",
  "engagement-over": "equal",
  unopposed: "combat",
  "member-phase": "turn",
  lend: "ally",
  "refuse-support": "miss",
  "give-back": "swap",
  placed: "pass",
  "edge-pass": "pass",
  "reveal-edge": "eye",
  "restart-edge": "turn",
  "edge-count": "force",
  "edge-won": "cup",
  fate: "star",
  strike: "combat",
  forbid: "miss",
  "gain-icons": "star",
  cheaper: "coin",
  "next-cheaper": "coin",
  "no-match": "coin",
  capture: "lock",
  "move-captive": "lock",
  controlled: "swap",
  "trade-places": "swap",
  "remove-from-engagement": "out",
  rescue: "unlock",
  "take-back": "acquire",
  "return-to-hand": "acquire",
  "revealed-to-hand": "acquire",
  "reveal-top": "eye",
  "look-through": "eye",
  "search-objectives": "eye",
  "shuffle-objectives": "shuffle",
  "back-on-top": "top",
  "to-bottom": "top",
  "under-deck": "top",
  "look-at-top": "eye",
  "search-deck": "eye",
  "lay-out": "top",
  "call-in": "draw",
  "look-at-reinforcement": "eye",
  "lay-under": "top",
  turned: "eye",
  "harm-turned": "eye",
  "trade-facedown": "shuffle",
  "final-blow": "out",
  "shuffle-deck": "shuffle",
  "shuffle-this": "shuffle",
  "double-yield": "coin",
  "taken-out": "out",
  "leaves-game": "out",
  "take-affiliation": "lock",
  "keep-to-hand": "draw",
  "hand-under-deck": "top",
  "into-reserve": "top",
  "back-from-reserve": "acquire",
  "choose-opponent": "person",
};

/** How the strip of a last turn shows each kind of event. @type {Record<string, import("../parts/turns.js").Deed>} */
export const deeds = {
  play: "card",
  entered: "gain",
  commit: "card",
  engage: "card",
  strike: "card",
  damage: "hit",
  destroy: "fall",
  "to-victory": "fall",
  capture: "card",
  fate: "card",
  "struggle-won": "sum",
};

/** More units than this stand in two rows, where there is room. */
const MOST_IN_LINE = 8;

const ZONE_NAMES = /** @type {Record<string, string>} */ ({
  hand: "table-hand",
  deck: "swlcg-command-deck",
  discard: "table-discard",
  objective_deck: "swlcg-objective-deck",
  captured: "swlcg-captured-cards",
  common_reserve: "swlcg-common-reserve",
  aside: "swlcg-aside",
  beneath: "swlcg-beneath",
  facedown: "swlcg-facedown",
  reinforcements: "swlcg-reinforcements",
  reinforcement_deck: "swlcg-reinforcement-deck",
  collection: "swlcg-collection",
  victory: "swlcg-victory-pile",
  lost_objectives: "swlcg-lost-objectives",
});

/** @param {LayoutProps} props */
export function Table(props) {
  const { view, seat, names, asked, cards, say, choose, why, prompt, events = [] } = props;
  const me = seat ?? 0;
  const many = view.seats.length > 2;
  const { foes, mates } = othersOf(view, me);
  const [foe] = foes;
  const acting = isActionWindow(view);
  const tabletop = useTabletop(props, {
    zonesOf,
    sourceOf,
    sorted,
    isStruck: (zone) => zone.endsWith("/play"),
    toSearch: (places, { onCard }) => (acting ? null : zoneToSearch(places, onCard, me)),
    zoneName: (zone) => ZONE_NAMES[readZone(zone)[1]] ?? "table-discard",
    together: false,
  });
  const { root, mine, live, zones, places, sheet, opening, queue } = tabletop;
  const { onCard, spoken, refusals } = tabletop.sorted;
  const payment = spoken.find(({ about }) => about.uses);
  // optional choices are lit; a question that needs an answer marks its cards as asked
  const optional = refusals.length > 0;

  const fighting = view.attacker > 0;
  const settingUp = mine.chosen.length > 0;
  const lines = view.seats.map((_, one) => linesOf(view, one, cards));

  /** @param {string} label @param {HTMLElement} target */
  const act = (label, target) => {
    queue.stop();
    const options = onCard.get(label) ?? [];
    if (options.length === 1) choose(options[0].key);
    else if (options.length) tabletop.setMenu({ label, options, box: target.getBoundingClientRect() });
    else ask(label);
  };
  /** @param {string} label */
  const ask = (label) => why(label);

  /** @param {string} label @returns {"lit" | "asked" | "quiet" | "still"} */
  const stateOf = (label) => (!live ? "still" : !onCard.has(label) ? "quiet" : optional ? "lit" : "asked");

  /** @param {string | null} label @param {string} zone @param {{size?: "full" | "short" | "mini", tab?: boolean}} [how] */
  const show = (label, zone, { size = "full", tab = false } = {}) => {
    const card = label ? cards.get(idOf(label)) : undefined;
    if (!label || !card) return html`<${CardBack} size=${size} deck=${readZone(zone)[1] === "objective_deck" ? "trade" : "own"} />`;
    const options = onCard.get(label) ?? [];
    const [owner, name] = readZone(zone);
    const state = stateOf(label);
    const planned = plannedOn(payment, label);
    const { over, told } = name === "play" ? tokensOf(view, label, planned, say) : { over: null, told: "" };
    const takesPart = view.marks.part[label] > 0;
    const classes = [view.marks.focus[label] > 0 && "exhausted", label === view.target && "engaged", planned > 0 && "planned"].filter(Boolean).join(" ");
    return html`<${Card}
      card=${card} label=${label} say=${say} size=${size} state=${state} class=${classes} offered=${size === "full"} picked=${Array.isArray(view.picks) && view.picks.includes(label)}
      damage=${view.marks.damage[label] ?? 0} hits=${view.capacity[label]} icons=${view.icons[label]} edge=${takesPart ? view.edge > 0 && owner !== null && teamOf(view, owner).includes(view.edge - 1) : undefined}
      over=${over?.length ? over : null} told=${told} note=${noteOf(label, owner, name)} hint=${options.length === 1 ? say(options[0].text) : undefined} tab=${tab || state === "lit" || state === "asked"}
      act=${live ? (/** @type {HTMLElement} */ el) => act(label, el) : undefined}
    />`;
  };

  /** A note on a card: in which reserve it lies, or who lent it. @param {string} label @param {number | null} owner @param {string} name */
  const noteOf = (label, owner, name) => {
    if (name === "common_reserve") return owner === me ? say("swlcg-common-reserve") : say("swlcg-reserve-of", { who: names[owner ?? 0] });
    if (name === "reinforcements") return say("swlcg-reinforcement");
    // players know their own face-down cards
    const [really] = name === "play" ? cardsUnder(view, label, "facedown") : [];
    const hidden = really && cards.get(idOf(really));
    if (hidden) return say(hidden.name);
    const lender = view.owners?.[label];
    const lent =
      many && name === "play" && view.marks.part[label] > 0 && lender !== undefined && lender !== owner && teamOf(view, lender).includes(owner ?? -1);
    return lent ? say("swlcg-lent-by", { who: names[lender] }) : undefined;
  };

  /** A card in play, and below it the cards attached to it, a line each. @param {string | null} label @param {string} zone @param {boolean} [tab] */
  const withAttachments = (label, zone, tab = false) => {
    const attached = label ? attachedTo(view, label) : [];
    const node = show(label, zone, { size: "short", tab });
    if (!attached.length) return node;
    return html`<span class="with-attached" style=${{ "--attached": attached.length }}>${node}${attached.map((other) => html`<span class="attached" key=${other} data-zone=${places.get(other)}>${show(other, places.get(other) ?? "", { size: "mini" })}</span>`)}</span>`;
  };

  /** @param {(string | null)[]} labels @param {string} zone */
  const items = (labels, zone) =>
    itemsOf(
      labels,
      zone,
      (label) => onCard.has(label),
      (label, tab) => withAttachments(label, zone, tab),
    );

  const laidOut = pyramidOwner(view);
  /** @param {number} one */
  const affiliationOf = (one) => {
    const label = view.seats[one].play.find((each) => cards.get(idOf(each))?.facts.type === "affiliation");
    const card = label && cards.get(idOf(label));
    return card ? factionOf(card.facts) : "neutral";
  };
  /** A card that is being played: a unit appears where it will stand. @param {number} one @param {boolean} units */
  const cardsBeingPlayed = (one, units) => view.seats[one].playing.filter((label) => (cards.get(idOf(label))?.facts.type === "unit") === units);
  /** @param {number} one @param {string} side */
  const backOf = (one, side) => {
    const labels = [...lines[one].back, ...cardsBeingPlayed(one, false)];
    if (view.pyramid && one === laidOut) {
      const placed = Object.values(view.pyramid.places);
      const rest = labels.filter((label) => !placed.includes(label));
      return html`<section class=${`back-line bricked ${side}`} aria-label=${`${names[one]}: ${say("swlcg-objectives")}`}>
        <${PyramidRows} pyramid=${view.pyramid} near=${side === "near"} zone=${`${one}/play`} name=${`${names[one]}: ${say("swlcg-objectives")}`} away=${view.engaged}
          rest=${items(rest, `${one}/play`)} show=${(/** @type {string} */ label) => withAttachments(label, `${one}/play`)} say=${say} />
      </section>`;
    }
    return html`<section class=${`back-line ${side}`} aria-label=${`${names[one]}: ${say("swlcg-objectives")}`}>
      <${Row} zone=${`${one}/play`} name=${`${names[one]}: ${say("swlcg-objectives")}`} class="line objectives" items=${items(labels, `${one}/play`)} />
    </section>`;
  };
  /** @param {number} one @param {string} side */
  const frontOf = (one, side) => html`<section class=${`front-line ${side}`} aria-label=${`${names[one]}: ${say("swlcg-units")}`}>
      <${Row} zone=${`${one}/play`} name=${`${names[one]}: ${say("swlcg-units")}`} class=${`line units ${lines[one].units.length > MOST_IN_LINE ? "twice" : ""}`} items=${items([...lines[one].units, ...cardsBeingPlayed(one, true)], `${one}/play`)}
        empty=${html`<li class="nobody">${say(view.seats[one].out ? "swlcg-out" : "swlcg-no-units")}</li>`} />
    </section>`;

  /** @param {number} one */
  const plateOf = (
    one,
  ) => html`<${Plate} view=${view} seat=${one} name=${names[one]} affiliation=${affiliationOf(one)} own=${false} waited=${asked.includes(one)} say=${say} opening=${opening}
      notes=${[seat !== null && mates.includes(one) && say("swlcg-partner"), view.seats[one].out > 0 && say("swlcg-out")]} near=${many && seat !== null && foes.length > (view.opposite?.[me] ?? []).length && (view.opposite?.[me] ?? []).includes(one) && say("swlcg-opposite")} />`;
  // one camp is open: the one the reader opened, until something is asked elsewhere
  const [chosen, setChosen] = useState(/** @type {{seat: number, at: any} | null} */ (null));
  const others = [...foes, ...mates];
  const lit = [...onCard.keys()]
    .map((label) => places.get(label) ?? "")
    .filter((zone) => zone.endsWith("/play"))
    .map((zone) => readZone(zone)[0] ?? me);
  const opened = many ? openedOf(view, me, others, lit, chosen && (chosen.at === props.choices || !lit.length) ? chosen.seat : null) : null;
  /** @param {number[]} seats @param {string} side */
  const campsOf = (
    seats,
    side,
  ) => html`<${Camps} seats=${seats} opened=${opened} open=${(/** @type {number} */ one) => setChosen({ seat: one, at: props.choices })} names=${names} say=${say}
      outs=${view.seats.map((each) => each.out > 0)} counts=${lines} lit=${lit} fighting=${fighting} far=${seats === foes} plate=${plateOf} lines=${(/** @type {number} */ one) => html`${backOf(one, side)}${frontOf(one, side)}`} />`;

  // a line may be longer than a small screen: scroll to the cards in question
  useEffect(() => {
    const lit = root.current?.querySelectorAll(".line") ?? [];
    for (const line of lit) line.querySelector(".card:is(.lit, .asked)")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tabletop.sorted]);

  const fought = fighting ? lastEdgeBattle(events, view.seats.length) : null;
  /** The edge stack of a player: while it is built, and revealed until the engagement ends. @param {number} one */
  const stackOf = (one) => {
    const lying = view.seats[one].edge;
    const cardsOf = lying.length || !fought ? lying : fought.cards[one];
    return {
      past: !lying.length && cardsOf.length > 0,
      sum: lying.length ? (view.edge_icons ? view.edge_icons[one] : null) : fought && (fought.sums[one] ?? null),
      items: cardsOf.map((label, i) => ({
        key: label ?? `edge-${i}`,
        node: lying.length || !label ? show(label, `${one}/edge`) : html`<${Card} card=${cards.get(idOf(label))} say=${say} />`,
      })),
    };
  };

  // cards in reserve are played as if from hand
  const reserves = [me, ...mates].flatMap((one) => (view.seats[one].common_reserve ?? []).map((label) => ({ label, zone: `${one}/common_reserve` })));
  reserves.push(...(mine.reinforcements ?? []).map((label) => ({ label, zone: `${me}/reinforcements` })));
  const engagedOwner = view.engaged ? readZone(places.get(view.engaged) ?? `${foe}/play`)[0] : null;
  const lying = ((sheet && zones.get(sheet)) || []).filter((label) => label && (!tabletop.searching || onCard.has(label)));

  /** How a card can be dragged: out of the hand, or forward out of its line. @param {string} label @returns {import("../parts/input.js").Grip | null} */
  const grip = (label) => {
    const options = onCard.get(label) ?? [];
    const [owner, name] = readZone(places.get(label) ?? "");
    if (options.length !== 1 || owner !== me || (name !== "hand" && name !== "play")) return null;
    const [{ key }] = options;
    return {
      mode: "dealing",
      drop: (e, from) => {
        const home = root.current?.querySelector(".home")?.getBoundingClientRect();
        const away = from.y - e.clientY;
        return home && (name === "hand" ? e.clientY < home.top && away > 40 : away > 40) ? key : null;
      },
    };
  };
  // passing in a window has the key that ends the turn in other games
  const [passing] = acting ? refusals : [];
  const closing = passing && { ...passing, about: { ...passing.about, ends: /** @type {const} */ ("phase") } };
  const hands = closing ? { ...tabletop, end: () => choose(closing.key) } : tabletop;
  useTableInput(hands, closing ? { ...props, choices: [closing] } : props, { ask, grip });

  // a question whether to use an ability shows its text
  const [about] = onCard.size === 1 && view.window?.event ? onCard.keys() : [];
  const sentences = about ? (cards.get(idOf(about))?.lines ?? []) : [];
  const nothingElse = !onCard.size && !spoken.length;
  const answers = spoken.filter((choice) => choice !== payment);

  return html`<div class=${`table card-game ${tabletop.classes} ${fighting ? "at-war" : ""} ${settingUp ? "setting-up" : ""} ${many ? `many foes-${foes.length} mates-${mates.length} ${laidOut === me ? "lays-out" : ""}` : ""}`} ref=${root}>
    <div class="beside left">
      ${!many && plateOf(foe)}
      <${Phases} view=${view} names=${names} reader=${props.reader ?? null} say=${say} stops=${props.stops && html`<${Stops} stops=${props.stops} say=${say} />`} />
    </div>
    <div class=${`flank far ${many ? "camps" : ""}`}>${many ? campsOf(foes, "far") : html`${backOf(foe, "far")}${frontOf(foe, "far")}`}</div>
    ${mates.length > 0 && html`<div class="flank mates camps">${campsOf(mates, "far")}</div>`}
    ${
      fighting &&
      html`<section class="engagement" aria-label=${say("swlcg-engagement-name")}>
        <${Engagement} view=${view} me=${me} names=${names} say=${say} striker=${view.striker}
          objective=${view.engaged && html`<span data-zone=${places.get(view.engaged)}>${withAttachments(view.engaged, `${engagedOwner}/play`)}</span>`}
          lines=${lines.map((line, one) => items(line.fighting, `${one}/play`))}
          stacks=${view.seats.map((_, one) => stackOf(one))} />
      </section>`
    }
    <div class="flank near">${
      settingUp
        ? html`<section class="front-line near choosing" aria-label=${say("swlcg-objectives")}>
          <${Row} zone=${`${me}/chosen`} name=${say("swlcg-objectives")} class="chosen" items=${itemsOf(
            mine.chosen,
            `${me}/chosen`,
            (label) => onCard.has(label),
            (label, tab) => show(label, `${me}/chosen`, { tab }),
          )} />
        </section>`
        : frontOf(me, "near")
    }${backOf(me, "near")}</div>
    <div class="beside right"><${VictoryTracks} view=${view} me=${me} say=${say} /></div>

    <section class="ask">
      <div class="ask-prompt">${prompt}${sentences.length > 0 && html`<p class="asked-about">${sentences.map((line) => say(line)).join(" ")}</p>`}${payment && html`<${PaymentInWords} payment=${payment} say=${say} />`}</div>
      <div class="actions">
        ${payment && html`<${PayButton} key=${payment.key} payment=${payment} say=${say} choose=${choose} />`}
        <${Answers} choices=${answers} say=${say} choose=${choose} />
        ${refusals.map(
          (choice) =>
            html`<button type="button" key=${choice.key} aria-keyshortcuts=${choice === passing ? "e" : undefined} class=${`action end ${nothingElse || verbOf(choice.key) === "done" ? "primary" : ""} ${verbOf(choice.key)}`} onClick=${() => choose(choice.key)}><span>${sentence(say(choice.text))}</span></button>`,
        )}
      </div>
    </section>

    <section class=${`home of-${affiliationOf(me)} ${view.active === me ? "active" : ""}`} style=${{ "--seat": seatColour(me) }} aria-label=${say("table-hand")}>
      <${OwnCards} me=${me} mine=${mine} also=${reserves} deckName=${say("table-deck")} say=${say} show=${show} opening=${opening} />
      <${Plate} view=${view} seat=${me} name=${names[me]} affiliation=${affiliationOf(me)} own waited=${false} say=${say} opening=${opening} />
    </section>

    <div class="over-table"><${OpenPile} playing=${tabletop} labels=${[...lying].reverse()} say=${say} show=${(/** @type {string} */ label) => show(label, sheet ?? "", { tab: true })} /></div>
    <${Overlays} playing=${tabletop} props=${props} now=${(/** @type {string} */ label) => html`<${CardStatus} view=${view} label=${label} cards=${cards} say=${say} />`} />
  </div>`;
}
