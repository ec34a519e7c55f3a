// @ts-check
/** Our own drawings: icons of card effects, and emblems of factions. */

import { html } from "../../vendor/preact.js";

/** On a grid of 24 by 24. @type {Record<string, string>} */
const ICONS = {
  trade: '<path d="M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8Z" fill="currentColor"/><path d="M12 5.2 17.9 8.6v6.8L12 18.8l-5.9-3.4V8.6Z" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="1.6"/><path d="M8.6 12h6.8M12 8.6v6.8" stroke="#000" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>',
  combat: '<path d="M12 0.8l2.3 6.5 6.3-3.6-3.6 6.1 6.4 2.2-6.4 2.3 3.6 6.1-6.3-3.6-2.3 6.4-2.3-6.4-6.3 3.6 3.6-6.1L.6 12 7 9.8 3.4 3.7l6.3 3.6Z" fill="currentColor"/><circle cx="12" cy="12" r="2.6" fill="#000" fill-opacity=".5"/>',
  authority: '<path d="M3 8.2l4.4 3.2L12 3.6l4.6 7.8L21 8.2l-1.6 9.4H4.6Z" fill="currentColor"/><rect x="4.6" y="19" width="14.8" height="2.6" rx="1" fill="currentColor"/>',
  draw: '<rect x="3" y="5" width="11.5" height="16" rx="2" fill="currentColor" fill-opacity=".45"/><rect x="8.5" y="2.5" width="12.5" height="17" rx="2" fill="currentColor"/><path d="M14.75 7.4v7.2M11.15 11h7.2" stroke="#10141a" stroke-width="2.3" stroke-linecap="round"/>',
  discard: '<rect x="3" y="5" width="11.5" height="16" rx="2" fill="currentColor" fill-opacity=".45"/><rect x="8.5" y="2.5" width="12.5" height="17" rx="2" fill="currentColor"/><path d="M11.2 11h7.1" stroke="#10141a" stroke-width="2.6" stroke-linecap="round"/>',
  scrap: '<path d="M4 6.4h16M9.4 6V3.6h5.2V6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M5.6 8.6h12.8l-1.2 12a1.6 1.6 0 0 1-1.6 1.4H8.4a1.6 1.6 0 0 1-1.6-1.4Z" fill="currentColor"/><path d="M10 11.6v7M14 11.6v7" stroke="#10141a" stroke-width="1.7" stroke-linecap="round"/>',
  "scrap-row": '<rect x="1.5" y="3" width="5.6" height="8" rx="1.2" fill="currentColor" fill-opacity=".55"/><rect x="9.2" y="3" width="5.6" height="8" rx="1.2" fill="currentColor"/><rect x="16.9" y="3" width="5.6" height="8" rx="1.2" fill="currentColor" fill-opacity=".55"/><path d="M7.4 14.6h9.2l-.8 6.3a1.3 1.3 0 0 1-1.3 1.1h-5a1.3 1.3 0 0 1-1.3-1.1Z" fill="currentColor"/>',
  destroy: '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M12 1v6M12 17v6M1 12h6M17 12h6" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M9 14.8V10l3-2.2 3 2.2v4.8Z" fill="currentColor"/>',
  base: '<path d="M2.5 21.5v-8l4-2v-5L12 2.2l5.5 4.3v5l4 2v8Z" fill="currentColor"/><path d="M9.8 21.5v-5.2h4.4v5.2" fill="#10141a" fill-opacity=".7"/>',
  ship: '<path d="M12 1.4c3 3.2 4 6.6 4 10.6l5.4 5.2v3.6L15 18.6 12 22.4 9 18.6l-6.4 2.2v-3.6L8 12c0-4 1-7.4 4-10.6Z" fill="currentColor"/><circle cx="12" cy="10" r="1.9" fill="#10141a" fill-opacity=".7"/>',
  acquire: '<path d="M10 8.5c2 2.2 2.7 4.3 2.7 6.8l3.5 3.2v2.7L12 19.8l-2 2.6-2-2.6-4.2 1.4v-2.7l3.5-3.2c0-2.5.7-4.6 2.7-6.8Z" fill="currentColor"/><path d="M18 10V2.6M14.6 5.8 18 2.4l3.4 3.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  top: '<rect x="4" y="15.6" width="16" height="2.6" rx="1" fill="currentColor" fill-opacity=".6"/><rect x="4" y="19.4" width="16" height="2.6" rx="1" fill="currentColor" fill-opacity=".6"/><path d="M12 13V3M7.6 7 12 2.6 16.4 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<path d="M8.5 2.5c2 2.5 2.8 4.8 2.8 7.4l3.7 3.6v2.6l-4.3-1.4-2.2 2.6-2.2-2.6L2 16.1v-2.6l3.7-3.6c0-2.6.8-4.9 2.8-7.4Z" fill="currentColor" fill-opacity=".5"/><path d="M15.5 7.5c2 2.5 2.8 4.8 2.8 7.4l3.7 3.6v2.6l-4.3-1.4-2.2 2.6-2.2-2.6L9 21.1v-2.6l3.7-3.6c0-2.6.8-4.9 2.8-7.4Z" fill="currentColor"/>',
  allies: '<circle cx="12" cy="6" r="3.6" fill="#58b368"/><circle cx="18" cy="12" r="3.6" fill="#4a90d9"/><circle cx="12" cy="18" r="3.6" fill="#e0b23b"/><circle cx="6" cy="12" r="3.6" fill="#d4574e"/>',
  hand: '<rect x="2.4" y="6.6" width="9" height="13.4" rx="1.7" transform="rotate(-14 7 13)" fill="currentColor" fill-opacity=".45"/><rect x="12.6" y="6.6" width="9" height="13.4" rx="1.7" transform="rotate(14 17 13)" fill="currentColor" fill-opacity=".7"/><rect x="7.3" y="3.8" width="9.4" height="14" rx="1.7" fill="currentColor"/>',
  deck: '<rect x="6.5" y="2.5" width="13" height="17" rx="2" fill="currentColor"/><path d="M4.5 6v13.5a2 2 0 0 0 2 2h9.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  pile: '<rect x="7" y="3" width="13" height="16.5" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 7v12.5a2 2 0 0 0 2 2h10" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  resources: '<path d="M12 1.8 21 6.6v10.8l-9 4.8-9-4.8V6.6Z" fill="currentColor" fill-opacity=".55"/><path d="M12 1.8 21 6.6 12 11.4 3 6.6Z" fill="currentColor"/><path d="M12 11.4v10.8M3 6.6l9 4.8 9-4.8" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="1.3" stroke-linejoin="round"/>',
  attack: '<path d="M20.8 2.2 22 3.4l-.8 4.2L11.6 17l-4.4-4.4 9.4-9.6Z" fill="currentColor"/><path d="m5.4 10.8 8 8-2 2-3.2-3.2-3.6 3.8-2-2L6.4 16l-3-3.2Z" fill="currentColor"/><path d="m9.4 14.8 8.4-8.6" stroke="#000" stroke-opacity=".45" stroke-width="1.4"/>',
  force: '<circle cx="12" cy="12" r="4.2" fill="currentColor"/><path d="M12 .8a11.2 11.2 0 0 1 9.7 5.6l-3.4 1.5A7.6 7.6 0 0 0 12 4.4ZM12 23.2a11.2 11.2 0 0 1-9.7-5.6l3.4-1.5a7.6 7.6 0 0 0 6.3 3.5Z" fill="currentColor"/><path d="M2 9.4a10 10 0 0 0 0 5.2M22 9.4a10 10 0 0 1 0 5.2" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  exile: '<circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4 2.6"/><rect x="8" y="6.6" width="8" height="10.8" rx="1.6" fill="currentColor" fill-opacity=".45"/><path d="m8.4 8.4 7.2 7.200M15.6 8.400l-7.2 7.2" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  repair: '<path d="M15.4 2.200a6 6 0 0 0-6 7.800L2.6 16.800a2.3 2.3 0 0 0 0 3.200l1.4 1.400a2.3 2.3 0 0 0 3.2 0l6.8-6.800a6 6 0 0 0 7.6-7.600l-3.6 3.6-3.8-1-1-3.800Z" fill="currentColor"/>',
  damage: '<path d="M12 1l2.6 5.800L20.6 4l-2.2 6.200L23 13l-5.8 2 1.4 6.4-5.4-3.800L9.4 23l-1.6-6.400L1.4 16l4.6-4.400L3 5.400l6.4 1.800Z" fill="currentColor"/><path d="M12.6 6.4 9.4 12.600h5l-3 5.2" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  cruiser: '<path d="M1.4 14.2 21.6 8l1 3.8-3.4 4.600H4.600Z" fill="currentColor"/><path d="M9.6 10.6 11 6h4.400l.6 2.800Z" fill="currentColor" fill-opacity=".7"/><path d="M5 13.6 19 10.4" stroke="#000" stroke-opacity=".45" stroke-width="1.4"/>',
  row: '<rect x="1" y="6" width="6" height="12" rx="1.3" fill="currentColor" fill-opacity=".55"/><rect x="9" y="4.5" width="6" height="15" rx="1.3" fill="currentColor"/><rect x="17" y="6" width="6" height="12" rx="1.3" fill="currentColor" fill-opacity=".55"/>',
  target: '<circle cx="12" cy="12" r="7.6" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/><path d="M12 .8v5M12 18.200v5M.8 12h5M18.2 12h5" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  "to-hand": '<rect x="7" y="2" width="10" height="13.4" rx="1.8" fill="currentColor"/><path d="M3 15.600c2.2 4.4 5.4 6.4 9 6.400s6.8-2 9-6.4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  "their-discard": '<circle cx="5.6" cy="7.4" r="3.2" fill="#f08a7e"/><path d="M.6 20.400c0-5 2-8 5-8s5 3 5 8Z" fill="#f08a7e"/><rect x="11.500" y="3" width="11.500" height="17" rx="2" fill="currentColor"/><path d="M14.200 11.500h6.200" stroke="#10141a" stroke-width="2.6" stroke-linecap="round"/>',
  "exile-this": '<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4.200 2.600"/><rect x="7.400" y="5.400" width="9.200" height="13.200" rx="1.700" fill="currentColor"/><path d="M12 8.600v6.600M9.400 12.600l2.600 2.600 2.600-2.600" fill="none" stroke="#10141a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  "with-you": '<circle cx="12" cy="8.400" r="3.400" fill="currentColor"/><path d="M5.400 9.600a6.700 6.700 0 0 1 3.400-7M18.600 9.600a6.700 6.700 0 0 0-3.400-7" fill="none" stroke="currentColor" stroke-width="2.300" stroke-linecap="round"/><path d="M2.600 14.200c1.800 4.800 5.400 7.400 9.400 7.400s7.600-2.600 9.400-7.400" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  played: '<rect x="4.500" y="2.500" width="15" height="19" rx="2.400" fill="currentColor"/><path d="M9.600 7.600v8.800l6.800-4.400Z" fill="#10141a"/>',
  "first-played": '<rect x="4.500" y="2.500" width="15" height="19" rx="2.400" fill="currentColor"/><path d="m9.800 9 2.800-2v10" fill="none" stroke="#10141a" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  defeats: '<circle cx="12" cy="12" r="9.200" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="m7.600 7.600 8.800 8.800M16.400 7.600l-8.800 8.800" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  revealed: '<path d="M3 22.500v-6l3.400-1.700v-4L12 7l5.600 3.800v4L21 16.500v6Z" fill="currentColor"/><path d="M12 4.600V1M6.400 6.200 4.200 3.400M17.600 6.200l2.200-2.800" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><path d="M9.900 22.500v-4.600h4.200v4.600" fill="#10141a" fill-opacity=".7"/>',
  "turn-begins": '<path d="M5.400 17a6.600 6.600 0 0 1 13.200 0Z" fill="currentColor"/><path d="M1.500 20.600h21M12 7V3M4.700 10.200 2.400 7.900M19.300 10.200l2.300-2.300" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  "reveal-top": '<path d="M2.400 8.400S6 2.600 12 2.600s9.600 5.800 9.600 5.800S18 14.200 12 14.200 2.400 8.400 2.400 8.400Z" fill="currentColor" fill-opacity=".5"/><circle cx="12" cy="8.400" r="3.400" fill="currentColor"/><rect x="4" y="16.200" width="16" height="2.500" rx="1" fill="currentColor"/><rect x="4" y="20" width="16" height="2.500" rx="1" fill="currentColor" fill-opacity=".6"/>',
  buy: '<rect x="3" y="2" width="13" height="17.500" rx="2.200" fill="currentColor" fill-opacity=".75"/><path d="M16.500 10.200 22 13.300v6.400l-5.500 3.100-5.500-3.100v-6.400Z" fill="#f3cf6b" stroke="#10141a" stroke-width="1.200"/>',
  "destroy-ship": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 .6v5M12 18.400v5M.6 12h5M18.400 12h5" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/><path d="M5.600 13.400 17.800 9.600l.6 2.400-2 2.800H7.400Z" fill="currentColor"/>',
  use: '<path d="M13.6 1 4.4 13.600h6L8.8 23l10.8-13.400h-6.400Z" fill="currentColor"/>',
  victory: '<path d="M4 2.400h2.400v19.200H4Z" fill="currentColor"/><path d="M7.4 3.400h13.200l-3.2 4.8 3.2 4.800H7.400Z" fill="currentColor"/>',
  "unit-damage": '<path d="M1.500 7h13l1.500-1.600h6.500v4.400H16L14.500 11.400H11.800l-1 3.600H7.400l1-3.600H6.800L4.600 19H.8l2.200-7.600H1.500Z" fill="currentColor"/>',
  tactics: '<path d="M12 1 23 12 12 23 1 12Zm0 4.800L5.800 12 12 18.200 18.200 12Z" fill="currentColor" fill-rule="evenodd"/><path d="m12 8.800 3.200 3.200-3.200 3.200L8.800 12Z" fill="currentColor"/>',
  blast: '<path d="m12 .6 2.500 6.300 6.200-3-3 6.200 5.700 1.900-5.700 2 3 6.100-6.200-3L12 23.400l-2.500-6.300-6.200 3 3-6.100L.6 12l5.700-1.900-3-6.200 6.200 3Zm0 8a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800Z" fill="currentColor" fill-rule="evenodd"/>',
  focus: '<path d="M12 1.400 21.200 6.700v10.600L12 22.600 2.800 17.300V6.700Zm0 4.200L6.400 8.800v6.400l5.600 3.200 5.600-3.200V8.800Z" fill="currentColor" fill-rule="evenodd"/><circle cx="12" cy="12" r="2.600" fill="currentColor"/>',
  shield: '<path d="M12 1.200 21.400 4.600v7c0 5.600-3.800 9.200-9.400 11.200C6.400 20.800 2.600 17.200 2.600 11.600v-7Z" fill="currentColor"/><path d="M12 4.400v15.200" stroke="#10141a" stroke-opacity=".5" stroke-width="1.600"/>',
  reserve: '<path d="M4 8.200h9.600V21.400H4Z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M10.400 4.800V2.600H20v13.200h-2.400" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M8.800 11.400v6.800M5.800 14.800h6" stroke="currentColor" stroke-width="2"/>',
  captured: '<path d="M4.600 10.600h14.800v11.200H4.600Z" fill="currentColor"/><path d="M7.800 10.400V7a4.200 4.200 0 0 1 8.400 0v3.400" fill="none" stroke="currentColor" stroke-width="2.600"/><path d="M12 14.200v4" stroke="#10141a" stroke-width="2.200" stroke-linecap="round"/>',
  priority: '<path d="M4 11.400 12 3.400l8 8M4 19.400l8-8 8 8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  edge: '<path d="M20.800 1.600 22.400 3.200 12.600 15.600l-4.200-4.200Z" fill="currentColor"/><path d="m4.600 10.400 9 9-2 2-3.400-3.400-3.600 3.800-2.200-2.200L6.200 16 2.600 12.400Z" fill="currentColor"/>',
  objective: '<path d="M12 1.600a10.400 10.400 0 1 1 0 20.800 10.400 10.400 0 0 1 0-20.800Zm0 3.400a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z" fill="currentColor" fill-rule="evenodd"/><circle cx="12" cy="12" r="3.200" fill="currentColor"/>',
  check: '<path d="M4.5 12.5 10 18 19.5 6.5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  close: '<path d="M6 6l12 12M18 6 6 18" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  end: '<path d="M5 4.5v15M9 12h11M15 6.5 20.5 12 15 17.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
};

/** @param {string} name */
export const isDrawn = (name) => name in ICONS;

/** @param {{name: string, class?: string}} props */
export function Icon({ name, class: extra }) {
  const markup = { __html: ICONS[name] ?? "" };
  return html`<svg class=${`glyph glyph-${name} ${extra ?? ""}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${markup}></svg>`;
}

/** Emblems of factions. @type {Record<string, string>} */
const SIGILS = {
  blob: '<path d="M12 3.6c3 3.6 4.3 5.6 4.3 7.6a4.3 4.3 0 0 1-8.6 0c0-2 1.3-4 4.3-7.6Z"/><circle cx="7.2" cy="17" r="3.2"/><circle cx="16.8" cy="17" r="3.2"/>',
  trade_federation: '<path d="M12 3a9 9 0 0 1 9 9h-3.4A5.6 5.6 0 0 0 12 6.4Z"/><path d="M12 21a9 9 0 0 1-9-9h3.4a5.6 5.6 0 0 0 5.6 5.6Z"/><rect x="8.9" y="8.9" width="6.2" height="6.2" rx="1" transform="rotate(45 12 12)"/>',
  star_empire: '<path d="M12 2.6 14 9.4 21.4 7 16 12.4 19 20l-7-4.4L5 20l3-7.6L2.6 7 10 9.4Z"/>',
  machine_cult: '<path d="M10 2.8h4v3l2.7 1.5 2.6-1.5 2 3.5-2.6 1.5v2.4l2.6 1.5-2 3.5-2.6-1.5L14 18.2v3h-4v-3l-2.7-1.5-2.6 1.5-2-3.5 2.6-1.5v-2.4L2.7 9.3l2-3.5 2.6 1.5L10 5.8Zm2 5.9a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z" fill-rule="evenodd"/>',
  republic: '<path d="M12 2.400a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.200Zm0 2.600a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z" fill-rule="evenodd"/><path d="M12 6 13.6 10.4 18 12l-4.4 1.600L12 18l-1.6-4.400L6 12l4.4-1.600Z"/>',
  separatist: '<path d="M12 2 20.6 7v10L12 22l-8.6-5V7Zm0 3L6 8.500v7L12 19l6-3.500v-7Z" fill-rule="evenodd"/><path d="M10.6 6.600h2.800v10.800h-2.800ZM7.6 9.400h2v5.200h-2ZM14.4 9.400h2v5.200h-2Z"/>',
  rebel: '<path d="M12 2.200c1.8 2.8 2.2 5 1.6 7.4 2-.8 3.6-2.6 4.2-5.2 2.4 2.6 3.6 5.6 3.2 8.8-.6 4.8-4.4 8.2-9 8.200s-8.4-3.4-9-8.200c-.4-3.2.8-6.2 3.2-8.8.6 2.6 2.2 4.4 4.2 5.2-.6-2.4-.2-4.6 1.6-7.400Zm0 9.6-2.6 4.600h5.200Z" fill-rule="evenodd"/>',
  empire: '<path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3.6-1 3.2-3.2-1 1 3.200L5.6 12l3.2 1-1 3.2 3.2-1 1 3.2 1-3.2 3.2 1-1-3.2 3.2-1-3.2-1 1-3.2-3.2 1Z" fill-rule="evenodd"/>',
  jedi: '<path d="M10.900 2h2.200v13h-2.200Z"/><path d="M8.600 15.400h6.800v2.200H8.600ZM10.600 17.800h2.800V22h-2.800Z"/><path d="M8.800 5.400C5 6.600 2.600 9.800 2.600 13.600c0 2.600 1.200 5 3.200 6.600 0-5.400.6-10.200 3-14.800ZM15.200 5.400c3.800 1.200 6.200 4.400 6.200 8.200 0 2.600-1.200 5-3.200 6.600 0-5.400-.6-10.200-3-14.800Z"/>',
  rebel_alliance: '<path d="M12 1.800 14.800 8.600 22 9.200l-5.600 4.700 1.800 7.100L12 17.100 5.800 21l1.800-7.100L2 9.200l7.200-.6Zm0 7.400-2.400 5.600h4.800Z" fill-rule="evenodd"/>',
  smugglers_and_spies: '<path d="M4 3.600h16v3H4ZM4 17.400h16v3H4Z"/><circle cx="8.200" cy="12" r="3.400"/><circle cx="15.800" cy="12" r="3.400"/>',
  sith: '<path d="M12 1.600 15 9l7.400 3-7.400 3-3 7.400L9 15l-7.400-3L9 9Zm0 7.400-3 3 3 3 3-3Z" fill-rule="evenodd"/><path d="m3.400 3.400 4 2.200-1.800 1.800ZM20.600 3.400l-4 2.200 1.800 1.800ZM3.400 20.600l4-2.200-1.800-1.800ZM20.600 20.600l-4-2.200 1.800-1.800Z"/>',
  imperial_navy: '<path d="M12 2 22 20H2Zm0 6L7.200 17h9.600Z" fill-rule="evenodd"/><path d="M10.700 11h2.600v6h-2.600Z"/>',
  scum_and_villainy: '<path d="M3 4c4.600.2 7.600 1.800 9 4.600C13.400 5.800 16.400 4.200 21 4c.4 5-1 8.400-4 10.200L15.200 21h-2l-.4-3.400h-1.600L10.800 21h-2L7 14.200C4 12.400 2.600 9 3 4Zm4.600 5.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400Zm8.800 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400Z" fill-rule="evenodd"/>',
  light: '<path d="M12 6.400a5.600 5.600 0 1 1 0 11.200 5.600 5.600 0 0 1 0-11.200Z"/><path d="M10.900 1h2.200v3.600h-2.200ZM10.900 19.400h2.200V23h-2.200ZM1 10.900h3.600v2.200H1ZM19.400 10.900H23v2.200h-3.600ZM3.400 5l1.600-1.600 2.500 2.500-1.600 1.600ZM16.500 18.100l1.600-1.600 2.500 2.500-1.600 1.600ZM18.100 7.500l-1.600-1.600L19 3.400 20.600 5ZM5 20.600 3.400 19l2.500-2.500 1.600 1.600Z"/>',
  dark: '<path d="M12 1.600a10.400 10.400 0 1 1 0 20.800 10.400 10.400 0 0 1 0-20.800Zm3.200 3.200a8 8 0 1 0 0 14.400 8 8 0 0 1 0-14.400Z" fill-rule="evenodd"/>',
  neutral: '<path d="M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 3.400a5.1 5.1 0 1 0 0 10.2 5.1 5.1 0 0 0 0-10.200Z" fill-rule="evenodd"/><path d="M2 10.800h4v2.400H2ZM18 10.800h4v2.400h-4Z"/>',
  unaligned: '<path d="M12 3.5 20.5 12 12 20.5 3.5 12Zm0 5L8.5 12l3.5 3.5 3.5-3.5Z" fill-rule="evenodd"/>',
};

/** @param {{faction: string}} props */
export function Sigil({ faction }) {
  const markup = { __html: SIGILS[faction] ?? SIGILS.unaligned };
  return html`<svg class=${`sigil of-${faction}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${markup}></svg>`;
}
