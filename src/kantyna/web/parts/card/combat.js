// @ts-check
/** Combat icons: normal ones are dark, edge-enabled ones are on white. */

import { html } from "../../vendor/preact.js";
import { Icon } from "./icons.js";

const COMBAT = ["unit-damage", "tactics", "blast"];
const EDGE = "edge-";

/** Each icon by name with its count; `edge`: do edge-enabled icons count now? @param {{icons: Record<string, number>, edge?: boolean}} props */
export function CombatIcons({ icons, edge }) {
  const all = ["", EDGE].flatMap((start) => COMBAT.flatMap((icon) => Array.from({ length: icons[start + icon] ?? 0 }, () => ({ icon, start }))));
  if (!all.length) return null;
  return html`<span class=${`combat-icons ${all.length > 4 ? "many" : ""}`} aria-hidden="true">
    ${all.map(({ icon, start }) => html`<i class=${`combat-icon ${start ? "on-edge" : ""} ${edge === undefined ? "" : start && !edge ? "dimmed" : "live"}`}><${Icon} name=${icon} /></i>`)}
  </span>`;
}
