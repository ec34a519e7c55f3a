// @ts-check
/** Tools to draw faces: colours of factions, random numbers from an id, and SVG shapes. */

/** @typedef {() => number} Chance */
/** @typedef {[number, number]} Point */
/** @typedef {{deep: string, dark: string, mid: string, light: string, pale: string, glow: string}} Shades */

/** Shades by faction, from the darkest to the light on an edge. @type {Record<string, Shades>} */
export const SHADES = {
  blob: { deep: "#0c1c13", dark: "#1d4a2c", mid: "#3c8a4f", light: "#6fcf7f", pale: "#c9f5b8", glow: "#a8ff6a" },
  trade_federation: { deep: "#0a1726", dark: "#1b426e", mid: "#3a78ba", light: "#7ab4ee", pale: "#d6ecff", glow: "#66e0ff" },
  star_empire: { deep: "#1d160a", dark: "#57421a", mid: "#a8842f", light: "#e8c052", pale: "#fff0bd", glow: "#ffd257" },
  machine_cult: { deep: "#200e0e", dark: "#5a2422", mid: "#a3443e", light: "#e0746a", pale: "#ffd5c9", glow: "#ff6a4a" },
  republic: { deep: "#1f0d10", dark: "#5c2529", mid: "#a3474c", light: "#e08a86", pale: "#ffdcd2", glow: "#ffb08a" },
  separatist: { deep: "#0b141f", dark: "#26425f", mid: "#4f7399", light: "#8fb3d6", pale: "#dcecfb", glow: "#7fd0ff" },
  rebel: { deep: "#21110a", dark: "#66301b", mid: "#b85a33", light: "#f09468", pale: "#ffe0c9", glow: "#ffa04d" },
  empire: { deep: "#10141a", dark: "#3a434f", mid: "#6f7c8c", light: "#aab6c4", pale: "#e9eef4", glow: "#ff8d7d" },
  neutral: { deep: "#17140e", dark: "#4a4030", mid: "#8d7c60", light: "#c9b694", pale: "#f4ead6", glow: "#9fe0c8" },
  jedi: { deep: "#0e1a10", dark: "#2a4a2c", mid: "#5a915a", light: "#9ed49a", pale: "#e2f7dc", glow: "#8dff9a" },
  rebel_alliance: { deep: "#200f0a", dark: "#632a1c", mid: "#b04c36", light: "#ee8a70", pale: "#ffdccd", glow: "#ff9a66" },
  smugglers_and_spies: { deep: "#1c1608", dark: "#5b4617", mid: "#a9862e", light: "#e6c25c", pale: "#fff2c9", glow: "#8fe3d0" },
  sith: { deep: "#1d0a0e", dark: "#531c26", mid: "#93363f", light: "#d8737c", pale: "#ffd3d2", glow: "#ff4d4d" },
  imperial_navy: { deep: "#0f1317", dark: "#343d47", mid: "#667380", light: "#a9b5c2", pale: "#e8eef4", glow: "#8fd4ff" },
  scum_and_villainy: { deep: "#150f1e", dark: "#3f2f59", mid: "#74579a", light: "#b394dc", pale: "#ecdfff", glow: "#d98cff" },
  unaligned: { deep: "#16150f", dark: "#453f33", mid: "#857a64", light: "#bfb195", pale: "#f0e8d6", glow: "#ffe2a8" },
};

/** A generator of numbers from 0 to 1, seeded by the text. @param {string} text @returns {Chance} */
export function chanceOf(text) {
  let hash = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let a = hash >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} x */
export const r = (x) => Math.round(x * 10) / 10;
/** @param {Chance} c @param {number} from @param {number} to */
export const between = (c, from, to) => from + (to - from) * c();
/** @param {Chance} c @param {number} from @param {number} to */
export const whole = (c, from, to) => Math.floor(between(c, from, to + 1));
/** @param {Point[]} points */
export const list = (points) => points.map(([x, y]) => `${r(x)},${r(y)}`).join(" ");
/** @param {Point[]} points @param {string} paint */
export const polygon = (points, paint) => `<polygon points="${list(points)}" ${paint}/>`;
/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} paint */
export const ellipse = (x, y, rx, ry, paint) => `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" ${paint}/>`;
/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} round @param {string} paint */
export const rect = (x, y, w, h, round, paint) => `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${r(round)}" ${paint}/>`;
/** @param {string} d @param {string} paint */
export const path = (d, paint) => `<path d="${d}" ${paint}/>`;
/** @param {string} colour @param {number} [opacity] */
export const fill = (colour, opacity) => `fill="${colour}"` + (opacity === undefined ? "" : ` fill-opacity="${r(opacity * 10) / 10}"`);
/** @param {string} colour @param {number} width @param {number} [opacity] */
export const line = (colour, width, opacity = 1) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`;

/** A closed smooth curve through points. @param {Point[]} points */
export function smooth(points) {
  const n = points.length;
  /** @param {number} i */
  const at = (i) => points[(i + n) % n];
  let d = `M${r(at(0)[0])} ${r(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r(p1[0] + (p2[0] - p0[0]) / 6)} ${r(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${r(p2[0] - (p3[0] - p1[0]) / 6)} ${r(p2[1] - (p3[1] - p1[1]) / 6)} ${r(p2[0])} ${r(p2[1])}`;
  }
  return d + "Z";
}

/** An outline from one half, mirrored at the x axis. @param {Point[]} half @returns {Point[]} */
export const mirrored = (half) => [...half, .../** @type {Point[]} */ ([...half].reverse().map(([x, y]) => [x, -y]))];
/** The same at the y axis. @param {Point[]} half @returns {Point[]} */
export const doubled = (half) => [...half, .../** @type {Point[]} */ ([...half].reverse().map(([x, y]) => [-x, y]))];
/** A shape and its mirror image at the x axis. @param {Point[]} points @param {string} paint */
export const pair = (points, paint) => polygon(points, paint) + polygon(/** @type {Point[]} */ (points.map(([x, y]) => [x, -y])), paint);
/** A shape and its mirror image at the y axis. @param {Point[]} points @param {string} paint */
export const twins = (points, paint) => polygon(points, paint) + polygon(/** @type {Point[]} */ (points.map(([x, y]) => [-x, y])), paint);
