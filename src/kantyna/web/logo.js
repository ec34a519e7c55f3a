// @ts-check
// The project's logo and the picture on the first screen.

import { html } from "./vendor/preact.js";

/** The logo: two cards, one of them lit. */
export function Logo() {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <g transform="rotate(-13 16 26)"><rect class="mark-under" x="6.5" y="6" width="13" height="19" rx="2.2" /></g>
    <g transform="rotate(11 16 26)">
      <rect class="mark-over" x="12" y="5.5" width="13" height="19" rx="2.2" />
      <path class="mark-star" d="M18.5 9.2l1.5 4.3 4.3 1.5-4.3 1.5-1.5 4.3-1.5-4.3-4.3-1.5 4.3-1.5z" />
    </g>
  </svg>`;
}

/** The picture: a hand of cards under a warm lamp. */
export function Fan() {
  const cards = [
    {
      turn: -26,
      of: "blob",
      art: "M0-26c9 0 15 7 15 15 0 9-6 11-6 18 0 5 4 7 4 12H-13c0-5 4-7 4-12 0-7-6-9-6-18 0-8 6-15 15-15zM-5-12a2.5 2.5 0 1 0 .1 0zM5-6a3.5 3.5 0 1 0 .1 0z",
    },
    { turn: -13, of: "trade", art: "M0-28 8-6 20 8 8 6 5 18H-5L-8 6-20 8-8-6zM0-16v12" },
    { turn: 0, of: "amber", art: "M0-28 6-7 27 0 6 7 0 28-6 7-27 0-6-7z" },
    { turn: 13, of: "empire", art: "M0-26 5-8h16L9 2l5 18L0 9l-14 11 5-18L-21-8h16zM0-14v10" },
    { turn: 26, of: "machine", art: "M-14-22h28v10l6 6v12l-6 6v10h-28V12l-6-6V-6l6-6zM-6-4h12v12H-6z" },
  ];
  return html`<svg class="fan" viewBox="-258 -150 516 270" aria-hidden="true">
    ${cards.map(
      (card) => html`<g key=${card.of} transform=${`rotate(${card.turn} 0 330)`}>
        <g class=${`fan-card fan-${card.of}`}>
          <rect class="fan-edge" x="-56" y="-118" width="112" height="164" rx="9" />
          <rect class="fan-face" x="-50" y="-112" width="100" height="108" rx="5" />
          <path class="fan-art" transform="translate(0 -58) scale(1.15)" d=${card.art} />
          <circle class="fan-coin" cx="-40" cy="-102" r="11" />
          <path class="fan-line" d="M-42 10h84M-42 20h62M-42 30h72" />
        </g>
      </g>`,
    )}
  </svg>`;
}
