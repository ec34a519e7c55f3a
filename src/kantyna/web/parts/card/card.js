// @ts-check
/** A card: frame, icons, numbers, face. Everything on it comes from its definition in `/api/cards/GAME`. */

import { html, useEffect, useRef } from "../../vendor/preact.js";
import { CombatIcons } from "./combat.js";
import { Face } from "./emblem.js";
import { Icon, Sigil } from "./icons.js";
import { shake, useCount } from "../motion.js";
import { Signs, abilitiesOf, rowsOf, sizesOf } from "./signs.js";

/** @typedef {import("../../voice.js").Message} Message */
/** @typedef {import("../../voice.js").Say} Say */
/**
 * What is printed on a card. Which of these facts there are depends on the game.
 * @typedef {{
 *   type: string, faction?: string, affiliation?: string, cost?: number, defense?: number, outpost?: boolean, unique?: boolean, traits?: string[],
 *   attack?: number, resources?: number, force?: number, hit_points?: number, target_value?: number, reconstructed?: string[],
 *   force_icons?: number, edge_priority?: number, damage_capacity?: number, icons?: Record<string, number>,
 * }} Facts
 */
/** @typedef {{id: string, name: Message, lines: Message[], count: number, provenance: string, facts: Facts}} CardDef */

/** The card's id within a label: "ram" of "ram#2". @param {string} label */
export const idOf = (label) => label.split("#")[0];

/** @param {CardDef} card */
export const kindOf = (card) => (card.facts.outpost ? "outpost" : card.facts.type);

/** The faction of a card, or what its game has instead of factions. @param {Facts} facts */
export const factionOf = (facts) => facts.faction ?? facts.affiliation ?? "unaligned";

/** Numbers that a card shows with an icon. */
const FIGURES = /** @type {const} */ ([
  ["attack", "attack"],
  ["resources", "resources"],
  ["force", "force"],
  ["force_icons", "force"],
  ["edge_priority", "priority"],
]);

/** The printed damage that destroys it. @param {Facts} facts */
const hitsOf = (facts) => facts.defense ?? facts.hit_points ?? facts.damage_capacity;

/** The kind of face that is drawn for a card, from its type and traits. @param {Facts} facts */
export function faceOf({ type, hit_points, traits = [] }) {
  if (type === "capital_ship") return "cruiser";
  if (type === "base") return hit_points === undefined ? "base" : "place";
  if (type === "objective" || (type === "enhancement" && traits.includes("location"))) return "place";
  if (type !== "unit") return type;
  if (traits.includes("space_station")) return "station";
  if (traits.includes("capital_ship")) return "cruiser";
  if (traits.includes("fighter") || traits.includes("transport")) return "fighter";
  return traits.includes("vehicle")
    ? "vehicle"
    : traits.includes("droid")
      ? "droid"
      : traits.includes("trooper") || traits.includes("bounty_hunter")
        ? "soldier"
        : "person";
}

/** Everything on a card in words, for screen readers. @param {CardDef} card @param {Say} say */
export function wordsOf(card, say) {
  const { facts } = card;
  const words = [
    say(card.name),
    say("type-" + kindOf(card)),
    say("faction-" + factionOf(facts)),
    ...(facts.traits ?? []).map((trait) => say("trait-" + trait)),
  ];
  if (facts.unique) words.push(say("figure-unique"));
  if (facts.cost !== undefined) words.push(say("table-cost", { n: facts.cost }));
  for (const [figure] of FIGURES) if (facts[figure]) words.push(say("figure-" + figure, { n: facts[figure] }));
  for (const [icon, n] of Object.entries(facts.icons ?? {})) words.push(say("figure-" + icon, { n }));
  if (facts.defense !== undefined) words.push(say("table-defense", { n: facts.defense }));
  if (facts.hit_points !== undefined) words.push(say("figure-hit_points", { n: facts.hit_points }));
  if (facts.damage_capacity !== undefined) words.push(say("figure-damage_capacity", { n: facts.damage_capacity }));
  if (facts.target_value !== undefined) words.push(say("figure-target_value", { n: facts.target_value }));
  return words.join(", ") + ". " + card.lines.map((line) => say(line)).join(" ");
}

// ---- the card itself

const USED = { primary: 1, ally: 2, scrap: 4, use: 1, always: 0, reward: 0 };

/**
 * @typedef {{
 *   card: CardDef, label?: string, say: Say,
 *   size?: "full" | "short" | "mini",
 *   state?: "lit" | "spare" | "asked" | "quiet" | "still",
 *   picked?: boolean,
 *   used?: number,                    // bits of the abilities that were used this turn
 *   copied?: CardDef | null,          // the card that it copies
 *   act?: (target: HTMLElement) => void,
 *   hint?: string,                    // what a click does, for screen readers
 *   tab?: boolean,
 *   damage?: number,                  // damage to its defense
 *   attack?: number,                  // its attack now, where it may differ from the printed one
 *   hits?: number,                    // likewise the damage that destroys it
 *   icons?: Record<string, number>,   // likewise its combat icons
 *   edge?: boolean,                   // do its edge-enabled icons count? absent outside engagements
 *   over?: any,                       // tokens on it
 *   told?: string,                    // the tokens in words, for screen readers
 *   offered?: boolean,                // it can be bought or attacked here, so show its price and reward
 *   class?: string,
 *   note?: string,                    // a note on the card
 * }} CardProps
 */

/** @param {CardProps} props */
export function Card({
  card,
  label,
  say,
  size = "full",
  state = "still",
  picked,
  used = 0,
  copied,
  act,
  hint,
  tab = false,
  damage = 0,
  attack,
  hits,
  icons,
  edge,
  over,
  told = "",
  offered = size === "full",
  class: extra = "",
  note,
}) {
  const { facts } = card;
  const kind = kindOf(card);
  const shown = copied ?? card;
  // a card in play no longer gives its reward
  const abilities = abilitiesOf(shown).filter((ability) => offered || ability.kind !== "reward");
  const name = say(card.name);
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const whole = hits ?? hitsOf(facts);
  const figures = FIGURES.map(([figure, icon]) => ({
    figure,
    icon,
    n: (figure === "attack" && attack !== undefined ? attack : facts[figure]) ?? 0,
  })).filter(({ figure, n }) => n || (figure === "attack" && facts.attack));
  const faction = factionOf(facts);
  const fights = icons ?? facts.icons ?? {};
  const classes = [
    "card",
    size,
    kind,
    "of-" + faction,
    state,
    picked ? "picked" : "",
    offered ? "offered" : "",
    lengthOf(abilities, Object.keys(facts.icons ?? {}).length ? ICONS_TAKE : 0, say),
    extra,
  ];
  const inside = html`
    <span class="card-edge" aria-hidden="true"></span>
    <span class="card-body" aria-hidden="true">
      <span class=${`card-name ${name.length > 24 || longest > 11 ? "long" : ""}`}><span>${facts.unique && kind !== "base" && html`<i class="card-unique">◆</i>`}${name}</span></span>
      <span class="card-scene">
        <span class="card-art"><${Face} id=${shown.id} kind=${faceOf(shown.facts)} faction=${factionOf(shown.facts)} /></span>
        <span class="card-sigil"><${Sigil} faction=${faction} />${copied && html`<${Sigil} faction=${factionOf(copied.facts)} />`}</span>
        ${facts.traits && facts.traits.length > 0 && html`<span class="card-traits">${facts.traits.map((trait) => say("trait-" + trait)).join(" · ")}</span>`}
        ${
          (figures.length > 0 || Object.keys(fights).length > 0) &&
          html`<span class="card-figures">
          ${figures.map(({ figure, icon, n }) => html`<span class=${`figure sign-${icon} ${figure === "attack" && n !== facts.attack ? "changed" : ""}`}><b>${n}</b><${Icon} name=${icon} /></span>`)}
          <${CombatIcons} icons=${fights} edge=${edge} />
        </span>`
        }
        ${whole !== undefined && html`<${Shield} whole=${whole} damage=${damage} />`}
      </span>
      <${Abilities} abilities=${abilities} card=${card} size=${size} used=${used} say=${say} />
    </span>
    ${facts.cost !== undefined && html`<span class="card-cost" aria-hidden="true"><b>${facts.cost}</b></span>`}
    ${over && html`<span class="card-over" aria-hidden="true">${over}</span>`}
    ${note && html`<span class="card-note" aria-hidden="true">${note}</span>`}
    ${picked && html`<span class="card-pick" aria-hidden="true"><${Icon} name="check" /></span>`}
  `;
  const words = wordsOf(shown, say);
  const now = attack !== undefined && attack !== facts.attack ? ` ${say("figure-attack-now", { n: attack })}` : "";
  const hurt = damage
    ? ` ${facts.defense !== undefined ? say("table-damage", { n: damage }) : say("figure-damage", { n: damage, left: (whole ?? 0) - damage })}`
    : "";
  const aria =
    (hint ? hint + ". " : "") +
    (copied ? say("table-copy-of", { card: name }) + " " : "") +
    words +
    now +
    hurt +
    (note ? ` ${note}.` : "") +
    (told ? ` ${told}` : "");
  if (!act) {
    return html`<span class=${classes.join(" ")} data-card=${label} data-id=${card.id} data-copied=${copied?.id} role="img" aria-label=${aria}>${inside}</span>`;
  }
  return html`<button type="button" class=${classes.join(" ")} data-card=${label} data-id=${card.id} data-copied=${copied?.id}
    aria-pressed=${picked ? "true" : undefined}
    tabIndex=${tab ? 0 : -1} onClick=${(/** @type {MouseEvent} */ e) => act(/** @type {HTMLElement} */ (e.currentTarget))}><span class="said">${aria}</span>${inside}</button>`;
}

/**
 * The abilities of a card, a line each: signs, and words for what signs cannot say. A card without room for the words
 * shows signs alone; the style sheet decides by their length.
 * @param {{abilities: import("./signs.js").Ability[], card: CardDef, size: "full" | "short" | "mini", used: number, say: Say}} props
 */
function Abilities({ abilities, card: { facts }, size, used, say }) {
  const sizes = sizesOf(abilities, size);
  return html`<span class="card-abilities">
    ${abilities.map((ability, i) => {
      // no sign for the reward, but its target value is shown
      const signed = ability.kind === "reward" || ability.parts.some(({ signs }) => signs.length);
      return html`<span class=${`ability ${ability.kind} ${used & USED[ability.kind] ? "used" : ""} ${signed ? "" : "only-words"}`}>
        ${ability.kind === "ally" && html`<${Sigil} faction=${ability.faction ?? factionOf(facts)} />`}
        ${ability.kind === "scrap" && html`<${Icon} name="scrap" class="price" />`}
        ${ability.kind === "reward" && html`<span class="price of-target"><${Icon} name="target" />${facts.target_value}</span>`}
        ${ability.price.length > 0 && html`<${Signs} rows=${[[...ability.price, { between: ":" }]]} size=${sizes[i]} />`}
        ${ability.parts.map(({ signs, words }) => html`<${Signs} rows=${signs} size=${sizes[i]} class=${words ? "reminder" : ""} />${words && html`<span class="words">${say(words)}</span>`}`)}
      </span>`;
    })}
  </span>`;
}

/** Text longer than this many steps fits on no card: it is read enlarged. */
const MOST_READ = 24;
/** The room that combat icons take, in steps. */
const ICONS_TAKE = 2;

/**
 * The length of a card's text in steps of 20 letters. A line of signs counts as one step, and so does each
 * sentence after the first, because it begins a line. `taken`: steps taken by other things.
 * @param {import("./signs.js").Ability[]} abilities @param {number} taken @param {Say} say
 */
function lengthOf(abilities, taken, say) {
  const told = abilities.flatMap(({ parts }) => parts.flatMap(({ words }) => (words ? [say(words).length] : [])));
  const lines = abilities.filter(({ parts }) => parts.some(({ words }) => !words)).length;
  const letters = told.reduce((sum, n) => sum + n, 0);
  const steps = Math.ceil(letters / 20) + lines + taken + told.length - 1;
  return told.length ? `reads-${steps > MOST_READ ? "enlarged" : Math.min(16, steps)}` : "";
}

/** The defense that a card has left; a hit shakes it once. @param {{whole: number, damage: number}} props */
function Shield({ whole, damage }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [shown, difference, changes] = useCount(whole - damage);
  useEffect(() => {
    if (changes && difference < 0) shake(ref.current?.closest(".card") ?? null);
  }, [changes]);
  return html`<span class=${`card-shield ${damage ? "hurt" : ""}`} aria-hidden="true" ref=${ref} style=${{ "--left": (whole - damage) / (whole || 1) }}><b>${shown}</b></span>
    ${changes > 0 && html`<span class=${`flash ${difference < 0 ? "less" : "more"}`} key=${changes} aria-hidden="true">${difference > 0 ? "+" : "−"}${Math.abs(difference)}</span>`}`;
}

/** The back of a card, by deck. @param {{deck?: "trade" | "own", label?: string, size?: string}} props */
export function CardBack({ deck = "own", size = "full" }) {
  return html`<span class=${`card back ${deck}-deck ${size}`} aria-hidden="true">
    <svg class="back-art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="1.4">
        ${
          deck === "trade"
            ? [14, 24, 34, 44].map(
                (s, i) => html`<rect x=${50 - s} y=${70 - s} width=${2 * s} height=${2 * s} transform="rotate(45 50 70)" stroke-opacity=${0.9 - i * 0.2} />`,
              )
            : [12, 22, 32, 42].map((s, i) => html`<circle cx="50" cy="70" r=${s} stroke-opacity=${0.9 - i * 0.2} stroke-dasharray=${i % 2 ? "2 5" : "none"} />`)
        }
        <path d="M50 8v20M50 112v20M10 70h14M76 70h14" stroke-opacity=".5" />
      </g>
      <path d="M50 58 54 66 62 70 54 74 50 82 46 74 38 70 46 66Z" fill="currentColor" />
    </svg>
  </span>`;
}

// ---- the card, enlarged

/** @param {{card: CardDef, copied?: CardDef | null, now?: any, say: Say}} props `now`: what is true of it where it lies, besides what is printed */
export function CardPage({ card, copied, now, say }) {
  const { facts } = card;
  const kind = kindOf(card);
  const shown = copied ?? card;
  const whole = hitsOf(facts);
  const doubtful = facts.reconstructed ?? [];
  const faction = factionOf(facts);
  const figures = FIGURES.filter(([figure]) => facts[figure]);
  return html`<article class=${`page ${kind} of-${faction}`}>
    <header>
      <h2>${facts.unique && kind !== "base" && html`<i class="card-unique">◆</i>`}${say(card.name)}</h2>
      ${facts.cost !== undefined && html`<span class="card-cost"><b>${facts.cost}</b></span>`}
    </header>
    <div class="page-art">
      <${Face} id=${shown.id} kind=${faceOf(shown.facts)} faction=${factionOf(shown.facts)} />
      ${
        (figures.length > 0 || Object.keys(facts.icons ?? {}).length > 0) &&
        html`<p class="page-figures">${figures.map(([figure, icon]) => html`<span class=${`figure sign-${icon}`}><b>${facts[figure]}</b><${Icon} name=${icon} /></span>`)}<${CombatIcons} icons=${facts.icons ?? {}} /></p>`
      }
      ${whole !== undefined && html`<span class="card-shield"><b>${whole}</b></span>`}
    </div>
    <p class="page-type"><${Sigil} faction=${faction} /> ${[say("faction-" + faction), say("type-" + kind), ...(facts.traits ?? []).map((trait) => say("trait-" + trait))].join(" · ")}</p>
    ${now}
    ${copied && html`<p class="page-copy">${say("table-copy-of", { card: say(copied.name) })}</p>`}
    ${abilitiesOf(shown).map(
      (ability) => html`<div class=${`page-ability ${ability.kind}`}>
        <span class="page-mark" aria-hidden="true">
          ${ability.kind === "ally" ? html`<${Sigil} faction=${ability.faction ?? faction} />` : ability.kind === "scrap" ? html`<${Icon} name="scrap" />` : ability.kind === "reward" ? html`<${Icon} name="target" /><b>${facts.target_value}</b>` : null}
        </span>
        <div><${Signs} rows=${rowsOf(ability)} /><p>${say(ability.line)}</p></div>
      </div>`,
    )}
    ${!shown.lines.length && html`<p class="page-none">${say("table-no-text")}</p>`}
    ${
      doubtful.length
        ? html`<p class="page-doubt"><b aria-hidden="true">?</b> ${say("fact-doubt", { facts: doubtful.map((fact) => ({ id: "fact-" + fact })) })}</p>`
        : card.provenance !== "confirmed" && html`<p class="page-doubt">${say("table-provenance", { provenance: card.provenance })}</p>`
    }
  </article>`;
}
