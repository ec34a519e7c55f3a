// @ts-check
/** The generated face of a card: the same id always gives the same drawing, and each id gives its own. */

import { html, useMemo } from "../../vendor/preact.js";
import { KINDS } from "./faces.js";
import { SHADES, between, chanceOf, doubled, ellipse, fill, line, mirrored, pair, path, polygon, r, rect, smooth, twins, whole } from "./drawing.js";

/** @typedef {import("./drawing.js").Chance} Chance */
/** @typedef {import("./drawing.js").Point} Point */
/** @typedef {import("./drawing.js").Shades} Shades */

// ---- the sky

/** @param {Chance} c @param {Shades} s @param {string} f */
function sky(c, s, f) {
  let out = rect(0, 0, 160, 120, 0, `fill="url(#sky-${f})"`);
  for (let i = 0; i < 3; i++) {
    out += ellipse(between(c, 0, 160), between(c, 0, 120), between(c, 40, 85), between(c, 18, 45), `fill="url(#mist-${f})"`);
  }
  for (let i = 0; i < 34; i++) {
    out += `<circle cx="${r(c() * 160)}" cy="${r(c() * 120)}" r="${r(0.3 + c() * c() * 1.1)}" fill="${s.pale}" fill-opacity="${r(0.25 + c() * 0.65)}"/>`;
  }
  const x = between(c, 12, 148);
  const y = between(c, 8, 40);
  out += path(`M${r(x - 5)} ${r(y)}H${r(x + 5)}M${r(x)} ${r(y - 5)}V${r(y + 5)}`, line(s.pale, 0.5, 0.6));
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f @param {number} x @param {number} y @param {number} size */
function planet(c, s, f, x, y, size) {
  let out = `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size * 1.25)}" fill="url(#glow-${f})" fill-opacity=".35"/>`;
  out += `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size)}" fill="url(#ball-${f})"/>`;
  const bands = whole(c, 2, 4);
  for (let i = 0; i < bands; i++) {
    const at = between(c, -0.7, 0.7);
    const half = Math.sqrt(1 - at * at) * size * 0.96;
    out += ellipse(x, y + at * size, half, size * between(c, 0.03, 0.1), fill(c() < 0.5 ? s.light : s.deep, 0.28));
  }
  return out;
}

// ---- ships: nose to the right, symmetric about their own axis

/** @param {Chance} c @param {Shades} s @param {string} f @param {number} x @param {number} y @param {number} size */
function engine(c, s, f, x, y, size) {
  const long = size * between(c, 4, 7);
  let out = "";
  for (const side of y ? [1, -1] : [1]) {
    const at = y * side;
    out += polygon([[x, at - size], [x, at + size], [x - long, at]], `fill="url(#flame-${f})"`);
    out += polygon([[x, at - size * 0.45], [x, at + size * 0.45], [x - long * 0.6, at]], fill(s.pale, 0.75));
    out += ellipse(x, at, size * 2.2, size * 2.2, `fill="url(#glow-${f})"`);
  }
  return out;
}

/** The outline with its lit half and its ridge. @param {Point[]} half @param {Shades} s @param {string} f */
function hull(half, s, f) {
  const [first, last] = [half[0], half[half.length - 1]];
  return (
    polygon(mirrored(half), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".8"`) +
    polygon([...half.map(/** @returns {Point} */ ([x, y]) => [x, -y]), [last[0], 0], [first[0], 0]], fill(s.pale, 0.22)) +
    path(`M${r(first[0])} 0H${r(last[0])}`, line(s.deep, 0.6, 0.7))
  );
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function dart(c, s, f) {
  const long = between(c, 26, 33);
  const wide = between(c, 7, 13);
  const waist = between(c, -12, 2);
  let out = engine(c, s, f, -long * 0.72, c() < 0.5 ? 0 : wide * 0.45, 2.4);
  const back = between(c, -long, -long * 0.7);
  out += pair([[waist + 8, 3], [back - 3, wide * 1.9], [back + 8, wide * 1.9], [waist + 16, 4]], `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".7"`);
  out += hull([[-long * 0.75, wide * 0.55], [waist - 6, wide], [waist + 10, wide * 0.75], [long, 0.6]], s, f);
  out += ellipse(between(c, 6, 12), 0, between(c, 4, 6), 2.3, fill(s.deep)) + ellipse(9, -0.6, 3, 0.9, fill(s.glow, 0.8));
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function organism(c, s, f) {
  const long = between(c, 26, 38);
  /** @type {Point[]} */
  const half = [[-long * 0.8, between(c, 2, 6)]];
  const bulges = whole(c, 3, 5);
  for (let i = 0; i < bulges; i++) half.push([-long * 0.6 + (i * long * 1.4) / bulges, between(c, 7, 19)]);
  half.push([long * 0.95, between(c, 1, 4)]);
  let out = "";
  const arms = whole(c, 2, 4);
  for (let i = 0; i < arms; i++) {
    const y = between(c, 2, 10);
    const bend = between(c, 8, 26);
    const end = -long - between(c, 8, 24);
    for (const m of [1, -1]) {
      out += path(`M${r(-long * 0.5)} ${r(y * m)}C${r(-long * 0.9)} ${r((y + bend) * m)} ${r(end * 0.8)} ${r((y - bend / 2) * m)} ${r(end)} ${r((y + bend / 3) * m)}`, line(i % 2 ? s.mid : s.dark, r(between(c, 1.4, 3.4))));
    }
  }
  const fins = whole(c, 1, 3);
  for (let i = 0; i < fins; i++) {
    const x = between(c, -long * 0.5, long * 0.3);
    const reach = between(c, 18, 30);
    for (const m of [1, -1]) {
      out += path(`M${r(x - 7)} ${r(5 * m)}Q${r(x - 12)} ${r(reach * m)} ${r(x - 20)} ${r(reach * 1.1 * m)}Q${r(x + 4)} ${r(reach * 0.9 * m)} ${r(x + 9)} ${r(5 * m)}Z`, `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".7"`);
    }
  }
  out += path(smooth(mirrored(half)), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".8"`);
  out += path(smooth(mirrored(half.map(/** @returns {Point} */ ([x, y]) => [x * 0.82 + 1, y * 0.55]))), fill(s.pale, 0.16));
  for (let i = 0; i < bulges; i++) {
    const x = half[i + 1][0];
    const y = half[i + 1][1] * 0.5;
    const size = between(c, 1.2, 3.2);
    for (const m of i % 2 ? [1, -1] : [0]) {
      out += ellipse(x, y * m, size * 2, size * 2, `fill="url(#glow-${f})"`) + ellipse(x, y * m, size, size * 0.9, fill(s.glow, 0.9));
    }
  }
  const eye = between(c, 3, 5);
  out += ellipse(long * 0.55, 0, eye * 1.3, eye, fill(s.deep)) + ellipse(long * 0.58, 0, eye * 0.6, eye * 0.6, fill(s.glow));
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function liner(c, s, f) {
  const long = between(c, 30, 42);
  const wide = between(c, 6, 11);
  const pods = whole(c, 1, 2);
  let out = "";
  for (let i = 0; i < pods; i++) {
    const y = wide + between(c, 7, 13) + i * 5;
    const x = between(c, -long * 0.7, -long * 0.25) + i * 12;
    const w = between(c, 18, 30);
    out += engine(c, s, f, x, y, 1.9);
    for (const m of [1, -1]) {
      out += polygon([[x + w * 0.35, 0], [x + w * 0.65, 0], [x + w * 0.6, y * m], [x + w * 0.4, y * m]], `fill="url(#plate-${f})"`);
      out += rect(x, y * m - 3, w, 6, 3, `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".7"`);
      out += rect(x + w * 0.2, y * m - 1.6, w * 0.5, 1, 0.5, fill(s.pale, 0.55));
    }
  }
  out += engine(c, s, f, -long * 0.85, 0, 3);
  /** @type {Point[]} */
  const body = [[-long * 0.85, wide * 0.7], [-long * 0.4, wide], [long * 0.35, wide * between(c, 0.7, 1)], [long * 0.8, wide * 0.5], [long, 0.4]];
  out += path(smooth(mirrored(body)), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".8"`);
  out += path(smooth([...body.map(/** @returns {Point} */ ([x, y]) => [x, -y * 0.92]), [long * 0.9, -0.4], [-long * 0.82, -0.4]]), fill(s.pale, 0.24));
  if (c() < 0.6) {
    const x = between(c, -8, long * 0.3);
    const size = between(c, wide * 1.2, wide * 2);
    out += ellipse(x, 0, size * 0.45, size, line(s.light, 2.6)) + ellipse(x, 0, size * 0.45, size, line(s.pale, 0.7, 0.8));
  }
  const lights = whole(c, 5, 9);
  for (let i = 0; i < lights; i++) {
    const x = -long * 0.5 + (i * long * 1.1) / lights;
    out += rect(x, wide * 0.32, 2, 1, 0.4, fill(s.glow, 0.95)) + rect(x, -wide * 0.32 - 1, 2, 1, 0.4, fill(s.glow, 0.7));
  }
  out += ellipse(long * 0.62, 0, 5, wide * 0.32, fill(s.deep, 0.9)) + ellipse(long * 0.64, -wide * 0.1, 3.4, wide * 0.12, fill(s.glow, 0.8));
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function blade(c, s, f) {
  const long = between(c, 32, 44);
  const wide = between(c, 7, 14);
  let out = engine(c, s, f, -long * 0.8, between(c, 3, wide * 0.7), 2.2);
  const wings = whole(c, 1, 3);
  for (let i = 0; i < wings; i++) {
    const root = between(c, -long * 0.6, long * 0.25);
    const reach = between(c, 18, 34) - i * 4;
    const sweep = between(c, 10, 34) * (c() < 0.75 ? -1 : 0.5);
    const chord = between(c, 12, 22);
    out += pair([[root + chord, 3], [root + sweep + 5, reach], [root + sweep - 4, reach + 1], [root - 3, 3]], `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".8"`);
    out += pair([[root + chord, 3], [root + sweep + 5, reach], [root + sweep + 2, reach], [root + chord * 0.72, 3]], fill(s.pale, 0.5));
    if (c() < 0.6) {
      for (const m of [1, -1]) out += path(`M${r(root + sweep)} ${r(reach * m)}h${r(between(c, 10, 18))}`, line(s.light, 1.4));
    }
  }
  out += hull([[-long * 0.82, wide * 0.6], [-long * 0.55, wide], [long * 0.05, wide * between(c, 0.5, 0.85)], [long, 0.3]], s, f);
  out += pair([[-long * 0.4, 1], [-long * 0.2, wide * 0.55], [long * 0.1, wide * 0.4], [long * 0.55, 0.6]], fill(s.deep, 0.35));
  out += polygon([[-long * 0.3, 0], [-long * 0.12, 3.4], [long * 0.2, 0], [-long * 0.12, -3.4]], fill(s.light)) + polygon([[-long * 0.18, 0], [-long * 0.1, 1.6], [long * 0.1, 0], [-long * 0.1, -1.6]], fill(s.glow));
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function machine(c, s, f) {
  const long = between(c, 22, 32);
  let out = engine(c, s, f, -long * 0.9, between(c, 4, 8), 2.3);
  const arms = whole(c, 1, 2);
  for (let i = 0; i < arms; i++) {
    const x = between(c, -long * 0.6, long * 0.2) + i * 10;
    const reach = between(c, 15, 25) - i * 3;
    const fore = between(c, 14, 26);
    const thick = between(c, 3, 5.5);
    out += pair([[x, 4], [x + thick * 1.6, 4], [x + thick * 1.3, reach], [x, reach]], `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".8"`);
    out += pair([[x - 3, reach - thick * 0.6], [x + fore, reach - thick * 0.5], [x + fore + 6, reach], [x + fore, reach + thick * 0.7], [x - 3, reach + thick]], `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".8"`);
    for (const m of [1, -1]) out += ellipse(x + thick * 0.7, reach * m, thick * 0.8, thick * 0.8, fill(s.dark)) + ellipse(x + thick * 0.7, reach * m, thick * 0.35, thick * 0.35, fill(s.glow));
  }
  const blocks = whole(c, 3, 5);
  let x = -long;
  for (let i = 0; i < blocks; i++) {
    const w = (long * 1.9) / blocks;
    const h = between(c, 7, 15) * (i === blocks - 1 ? 0.65 : 1);
    const cut = Math.min(4, h * 0.35);
    out += polygon(mirrored([[x, h - cut], [x + cut, h], [x + w - cut + 1, h], [x + w + 1, h - cut]]), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".9"`);
    out += rect(x + 1, -h + 0.8, w - 1, h * 0.55, 1, fill(s.pale, 0.18));
    out += rect(x + w * 0.3, h * 0.45, w * 0.4, 1.4, 0.4, fill(s.deep, 0.65)) + rect(x + w * 0.3, -h * 0.45 - 1.4, w * 0.4, 1.4, 0.4, fill(s.deep, 0.65));
    x += w;
  }
  const core = between(c, 4.5, 7);
  const at = between(c, -8, 6);
  /** @type {Point[]} */
  const hex = [0, 1, 2, 3, 4, 5].map((i) => [at + Math.cos((i * Math.PI) / 3) * core, Math.sin((i * Math.PI) / 3) * core]);
  out += ellipse(at, 0, core * 2.4, core * 2.4, `fill="url(#glow-${f})"`) + polygon(hex, fill(s.deep)) + ellipse(at, 0, core * 0.55, core * 0.55, fill(s.glow));
  return out;
}

/** @type {Record<string, (c: Chance, s: Shades, f: string) => string>} */
const SHIPS = { blob: organism, trade_federation: liner, star_empire: blade, machine_cult: machine, unaligned: dart };

// ---- bases: upright, symmetric left and right

/** @param {Chance} c @param {Shades} s @param {number} x @param {number} y @param {number} w @param {number} h */
function windows(c, s, x, y, w, h) {
  let out = "";
  for (let wy = y + 2.5; wy < y + h - 2; wy += 3.4) {
    for (let wx = x + 1.6; wx < x + w - 1.4; wx += 2.6) if (c() < 0.5) out += rect(wx, wy, 1.1, 1.5, 0, fill(s.glow, 0.35 + c() * 0.6));
  }
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function hive(c, s, f) {
  let out = "";
  const stalks = whole(c, 2, 4);
  for (let i = 0; i < stalks; i++) {
    const x = 10 + i * between(c, 9, 13);
    const top = -between(c, 14, 40);
    const bulb = between(c, 4, 8);
    for (const m of [1, -1]) {
      out += path(`M${r(x * 0.7 * m)} 22Q${r(x * 1.25 * m)} ${r(top / 3)} ${r(x * m)} ${r(top)}`, line(s.dark, r(bulb * 0.7)));
      out += ellipse(x * m, top, bulb, bulb * 1.25, `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".8"`);
      out += ellipse(x * m, top, bulb * 1.6, bulb * 1.6, `fill="url(#glow-${f})"`) + ellipse(x * m, top - 1, bulb * 0.4, bulb * 0.55, fill(s.glow, 0.9));
    }
  }
  const high = between(c, 24, 38);
  const wide = between(c, 30, 46);
  const mound = doubled([[0, -high], [between(c, 8, 14), -high * 0.8], [wide * 0.5, -high * between(c, 0.1, 0.4)], [wide, 22], [wide * 0.7, 36], [6, 40]]);
  out += path(smooth(mound), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".9"`);
  const holes = whole(c, 4, 7);
  for (let i = 0; i < holes; i++) {
    const y = between(c, -high * 0.55, 22);
    const x = between(c, 0.1, 0.55) * wide * (0.4 + (y + high) / (high + 40));
    const size = between(c, 2, 5);
    for (const m of [1, -1]) out += ellipse(x * m, y, size, size * 1.2, fill(s.deep, 0.85)) + ellipse(x * m, y + size * 0.3, size * 0.6, size * 0.6, fill(s.glow, 0.75));
  }
  return out + ellipse(0, -high * 0.35, 5, 8, fill(s.deep)) + ellipse(0, -high * 0.3, 2.6, 5, fill(s.glow));
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function port(c, s, f) {
  const rx = between(c, 40, 56);
  const ry = between(c, 9, 16);
  const y = between(c, -4, 8);
  const ring = between(c, 3.5, 6.5);
  let out = path(`M${-r(rx)} ${r(y)}A${r(rx)} ${r(ry)} 0 0 1 ${r(rx)} ${r(y)}`, line(s.dark, ring));
  const towers = whole(c, 1, 3);
  for (let i = towers; i >= 1; i--) {
    const x = i * between(c, 8, 11);
    const h = between(c, 18, 44) / (0.7 + i * 0.3);
    for (const m of [1, -1]) {
      out += rect(x * m - 3.2, -h, 6.4, h + 22 - i * 4, 3, `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".7"`);
      out += path(`M${r(x * m)} ${r(-h)}v${-r(between(c, 4, 10))}`, line(s.light, 0.8)) + windows(c, s, x * m - 3.2, -h, 6.4, h);
    }
  }
  const spire = between(c, 34, 48);
  const core = between(c, 7, 12);
  out += polygon(doubled([[0.6, -spire - 8], [2.2, -spire], [core, -spire * 0.45], [core, 24], [core * 0.5, 38]]), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".8"`);
  out += polygon([[-0.6, -spire - 8], [-2.2, -spire], [-core, -spire * 0.45], [-core, 24], [-core * 0.5, 38], [0, 38], [0, -spire]], fill(s.pale, 0.2));
  out += windows(c, s, -core, -spire * 0.4, core * 2, spire * 0.4 + 20);
  const dome = between(c, 10, 18);
  out += path(`M${-r(dome)} ${r(y - 2)}A${r(dome)} ${r(dome * 0.9)} 0 0 1 ${r(dome)} ${r(y - 2)}Z`, `fill="${s.glow}" fill-opacity=".22" stroke="${s.light}" stroke-width=".8"`);
  out += path(`M${-r(rx)} ${r(y)}A${r(rx)} ${r(ry)} 0 0 0 ${r(rx)} ${r(y)}`, line(s.mid, ring));
  out += path(`M${-r(rx)} ${r(y - 1)}A${r(rx)} ${r(ry)} 0 0 0 ${r(rx)} ${r(y - 1)}`, line(s.pale, 0.9, 0.75));
  const docks = whole(c, 5, 9);
  for (let i = 0; i <= docks; i++) {
    const a = Math.PI * (0.08 + (0.84 * i) / docks);
    out += `<circle cx="${r(Math.cos(a) * rx)}" cy="${r(y + Math.sin(a) * ry)}" r="1.1" fill="${s.glow}"/>`;
  }
  return out;
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function fortress(c, s, f) {
  let out = "";
  const spires = whole(c, 2, 4);
  for (let i = spires; i >= 1; i--) {
    const x = i * between(c, 10, 14);
    const top = -between(c, 12, 46) / (0.6 + i * 0.25);
    const w = between(c, 3, 5.5);
    out += twins([[x, top - 8], [x + w, top + 6], [x + w * 1.2, 30], [x - w * 1.2, 30], [x - w, top + 6]], `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".8"`);
    out += twins([[x, top - 8], [x - w, top + 6], [x - w * 1.2, 30], [x, 30]], fill(s.pale, 0.2));
    out += ellipse(x, top + 9, 1.1, 2, fill(s.glow)) + ellipse(-x, top + 9, 1.1, 2, fill(s.glow));
  }
  const tiers = whole(c, 3, 4);
  let y = 34;
  let w = between(c, 40, 54);
  for (let i = 0; i < tiers; i++) {
    const h = between(c, 12, 19);
    const next = w * between(c, 0.52, 0.74);
    out += polygon(doubled([[next, y - h], [w, y]]), `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".9"`);
    out += polygon([[-next, y - h], [-w, y], [0, y], [0, y - h]], fill(s.pale, 0.13));
    out += polygon(doubled([[next, y - h], [next * 1.02, y - h + 1.6]]), fill(s.pale, 0.6));
    const gates = whole(c, 1, 3);
    for (let g = 0; g < gates; g++) out += twins([[w * 0.18 * (g + 0.6), y - 1], [w * 0.18 * (g + 0.6) + 2.6, y - 1], [w * 0.18 * (g + 0.6) + 1.3, y - h * 0.6]], fill(s.glow, 0.75));
    y -= h;
    w = next * 0.86;
  }
  const tall = between(c, 14, 24);
  out += polygon([[0, y - tall], [w * 0.5, y], [-w * 0.5, y]], `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width=".9"`) + polygon([[0, y - tall], [-w * 0.5, y], [0, y]], fill(s.pale, 0.3));
  return out + ellipse(0, y - tall, 9, 9, `fill="url(#glow-${f})"`) + ellipse(0, y - tall, 1.4, 1.4, fill(s.pale));
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function works(c, s, f) {
  const size = between(c, 25, 33);
  const teeth = whole(c, 7, 12);
  /** @type {Point[]} */
  const gear = [];
  for (let i = 0; i < teeth; i++) {
    for (const [part, far] of [[0, 1], [0.22, 1.2], [0.5, 1.2], [0.72, 1]]) {
      const a = ((i + part) / teeth) * Math.PI * 2 - Math.PI / 2 - (0.36 / teeth) * Math.PI * 2;
      gear.push([Math.cos(a) * size * far, Math.sin(a) * size * far]);
    }
  }
  let out = "";
  const pylons = whole(c, 1, 3);
  for (let i = pylons; i >= 1; i--) {
    const x = size * 0.75 + i * between(c, 8, 11);
    const h = between(c, 14, 40) / (0.7 + i * 0.2);
    const w = between(c, 3.5, 5.5);
    out += twins([[x - w, 36], [x - w, -h], [x - w + 3, -h - 4], [x + w, -h - 4], [x + w, 36]], `fill="url(#plate-${f})" stroke="${s.deep}" stroke-width=".9"`);
    out += twins([[12, between(c, -6, 14)], [x, between(c, -h, 0)], [x, between(c, 2, 12)], [12, 20]], fill(s.dark, 0.9));
    for (const m of [1, -1]) out += rect(x * m - 1, -h, 2, h * 0.6, 0.6, fill(s.glow, 0.8));
  }
  out += polygon(gear, `fill="url(#hull-${f})" stroke="${s.deep}" stroke-width="1"`);
  out += `<circle r="${r(size * 0.8)}" fill="${s.deep}" fill-opacity=".55"/>`;
  const spokes = whole(c, 3, 6);
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * Math.PI * 2 - Math.PI / 2;
    out += path(`M0 0L${r(Math.cos(a) * size * 0.86)} ${r(Math.sin(a) * size * 0.86)}`, line(s.mid, r(between(c, 3, 5))));
  }
  const core = between(c, 8, 12);
  out += `<circle r="${r(core * 2)}" fill="url(#glow-${f})"/><circle r="${r(core)}" fill="url(#ball-${f})" stroke="${s.deep}" stroke-width="1"/>`;
  out += ellipse(0, 0, core * 0.72, core * 0.42, fill(s.deep)) + ellipse(0, 0, core * 0.24, core * 0.4, fill(s.glow));
  return out;
}

/** @type {Record<string, (c: Chance, s: Shades, f: string) => string>} */
const BASES = { blob: hive, trade_federation: port, star_empire: fortress, machine_cult: works, unaligned: port };

// ---- the whole face

/** @type {Map<string, string>} */
const drawn = new Map();

/** The drawing as SVG markup. @param {string} id @param {string} kind @param {string} faction */
export function drawFace(id, kind, faction) {
  const key = [id, kind, faction].join(" ");
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const f = faction in SHADES ? faction : "unaligned";
  const s = SHADES[f];
  const c = chanceOf(id);
  let out = sky(c, s, f);
  const { draw, size: scale, flies, fills } = KINDS[kind] ?? {};
  if (draw && scale) {
    if (!fills && c() < 0.6) out += planet(c, s, f, between(c, 15, 145), between(c, 10, 34), between(c, 8, 22));
    const turn = flies ? -between(c, 6, 24) : 0;
    out += `<g transform="translate(80 60) rotate(${r(turn)}) scale(${scale})">` + draw(c, s, f) + "</g>";
  } else if (kind === "ship") {
    const moon = c();
    if (moon < 0.45) out += planet(c, s, f, between(c, 10, 60), between(c, 88, 118), between(c, 20, 38));
    else if (moon < 0.8) out += planet(c, s, f, between(c, 105, 150), between(c, 10, 30), between(c, 7, 15));
    const size = between(c, 1.12, 1.38) * (f === "unaligned" ? 1.1 : 1);
    out += `<g transform="translate(${r(between(c, 74, 84))} ${r(between(c, 57, 63))}) rotate(${r(-between(c, 10, 30))}) scale(${r(size * 10) / 10})">`;
    out += (SHIPS[f] ?? dart)(c, s, f) + "</g>";
  } else {
    if (/world/.test(id)) out += planet(c, s, f, between(c, 60, 100), between(c, 62, 78), between(c, 46, 56));
    else if (c() < 0.6) out += planet(c, s, f, between(c, 20, 140), between(c, 15, 40), between(c, 8, 22));
    const ground = between(c, 96, 102);
    out += ellipse(80, ground + 26, between(c, 100, 150), 36, `fill="url(#ground-${f})"`);
    out += `<g transform="translate(80 ${r(ground - 34)})">` + (BASES[f] ?? port)(c, s, f) + "</g>";
  }
  out += rect(0, 0, 160, 120, 0, 'fill="url(#shade)"');
  drawn.set(key, out);
  return out;
}

/** The gradients that all faces share, added to the page once. */
function prepare() {
  if (document.getElementById("face-paints")) return;
  /** @param {string} id @param {string} box @param {[number, string, number][]} stops */
  const straight = (id, box, stops) => `<linearGradient id="${id}" ${box}>${stopsOf(stops)}</linearGradient>`;
  /** @param {string} id @param {string} box @param {[number, string, number][]} stops */
  const round = (id, box, stops) => `<radialGradient id="${id}" ${box}>${stopsOf(stops)}</radialGradient>`;
  /** @param {[number, string, number][]} stops */
  const stopsOf = (stops) => stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("");
  const down = 'x1="0" y1="0" x2="0" y2="1"';
  let paints = straight("shade", down, [[0, "#000", 0.1], [0.35, "#000", 0], [0.7, "#000", 0], [1, "#000", 0.45]]);
  for (const [f, s] of Object.entries(SHADES)) {
    paints += straight(`sky-${f}`, 'x1="0" y1="0" x2=".4" y2="1"', [[0, "#0a0d13", 1], [0.55, s.deep, 1], [1, s.dark, 1]]);
    paints += round(`mist-${f}`, "", [[0, s.mid, 0.34], [0.6, s.mid, 0.1], [1, s.mid, 0]]);
    paints += straight(`hull-${f}`, down, [[0, s.light, 1], [0.5, s.mid, 1], [1, s.dark, 1]]);
    paints += straight(`plate-${f}`, down, [[0, s.mid, 1], [1, s.dark, 1]]);
    paints += round(`ball-${f}`, 'cx=".35" cy=".3" r=".8"', [[0, s.light, 1], [0.45, s.mid, 1], [0.8, s.dark, 1], [1, s.deep, 1]]);
    paints += round(`glow-${f}`, "", [[0, s.glow, 0.55], [0.5, s.glow, 0.16], [1, s.glow, 0]]);
    paints += straight(`flame-${f}`, 'x1="1" y1="0" x2="0" y2="0"', [[0, s.pale, 0.95], [0.3, s.glow, 0.75], [1, s.glow, 0]]);
    paints += straight(`ground-${f}`, down, [[0, s.mid, 1], [0.25, s.dark, 1], [1, s.deep, 1]]);
  }
  const holder = document.createElement("div");
  holder.id = "face-paints";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg width="0" height="0"><defs>${paints}</defs></svg>`;
  document.body.prepend(holder);
}

/** The face of a card. @param {{id: string, kind: string, faction: string}} props */
export function Face({ id, kind, faction }) {
  prepare();
  const markup = useMemo(() => ({ __html: drawFace(id, kind, faction) }), [id, kind, faction]);
  return html`<svg class="face" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"
    dangerouslySetInnerHTML=${markup}></svg>`;
}
