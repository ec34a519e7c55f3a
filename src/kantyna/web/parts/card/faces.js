// @ts-check
/** Generated faces of people, droids, craft and places: heraldic and symmetric. */

import { between, doubled, ellipse, fill, line, mirrored, pair, path, polygon, r, rect, smooth, twins, whole } from "./drawing.js";

/** @typedef {import("./drawing.js").Chance} Chance */
/** @typedef {import("./drawing.js").Point} Point */
/** @typedef {import("./drawing.js").Shades} Shades */

/** @param {Shades} s */
const rim = (s) => `stroke="${s.deep}" stroke-width="1"`;

// ---- people: a mask over a collar, symmetric left and right

/** @param {Chance} c @param {Shades} s @param {string} f */
function collar(c, s, f) {
  const wide = between(c, 34, 46);
  const high = between(c, 22, 30);
  let out = polygon(doubled([[7, 20], [wide * 0.5, high], [wide, high + 12], [wide + 6, 62]]), `fill="url(#plate-${f})" ${rim(s)}`);
  const bands = whole(c, 1, 3);
  for (let i = 0; i < bands; i++) {
    const x = 9 + i * between(c, 7, 10);
    out += twins([[x, 27 + i * 3], [x + 3.5, 28 + i * 3], [x + 9, 62], [x + 4, 62]], fill(i % 2 ? s.light : s.deep, 0.6));
  }
  return out;
}

/** A head in a hood, the face in its shadow. @param {Chance} c @param {Shades} s @param {string} f */
function hood(c, s, f) {
  const wide = between(c, 25, 31);
  const peak = between(c, 38, 46);
  let out = collar(c, s, f);
  out += path(smooth(doubled([[0.5, -peak], [wide * 0.6, -peak * 0.72], [wide, -8], [wide * 0.96, 18], [wide * 0.55, 34], [3, 38]])), `fill="url(#hull-${f})" ${rim(s)}`);
  out += path(smooth(doubled([[0.5, -peak * 0.62], [wide * 0.45, -peak * 0.42], [wide * 0.62, -2], [wide * 0.52, 16], [wide * 0.2, 27], [1, 29]])), fill(s.deep));
  const eye = between(c, 5, 8.5);
  const tilt = between(c, -3, 3);
  out += twins([[3, 1 + tilt], [3 + eye, -2 - tilt * 0.4], [3 + eye, 1], [4.5, 3 + tilt]], fill(s.glow));
  out += ellipse(0, 0, 20, 8, `fill="url(#glow-${f})"`);
  if (c() < 0.55) out += twins([[1, 6], [between(c, 4, 8), 9], [2, 21]], fill(s.mid, 0.75));
  else out += polygon(doubled([[2, 12], [between(c, 5, 9), 16], [3, 22]]), fill(s.mid, 0.7));
  return out;
}

/** A closed helmet. @param {Chance} c @param {Shades} s @param {string} f */
function helmet(c, s, f) {
  const wide = between(c, 23, 29);
  const high = between(c, 32, 40);
  const jaw = between(c, 0.45, 0.85);
  let out = collar(c, s, f);
  if (c() < 0.4) out += polygon(doubled([[2, -high - between(c, 5, 12)], [4.5, -high * 0.4]]), `fill="url(#plate-${f})" ${rim(s)}`);
  if (c() < 0.4) for (const m of [1, -1]) out += path(`M${r(wide * 0.95 * m)} -4v${-r(between(c, 26, 44))}`, line(s.light, 1.6)) + ellipse(wide * 0.95 * m, -2, 3.4, 6, fill(s.dark));
  const shell = doubled([[0.5, -high], [wide * 0.62, -high * 0.88], [wide, -high * 0.3], [wide * 1.04, 8], [wide * jaw, 26], [4, 30]]);
  out += path(smooth(shell), `fill="url(#hull-${f})" ${rim(s)}`);
  out += polygon([[-1, -high + 2], [-wide * 0.55, -high * 0.82], [-wide * 0.88, -high * 0.2], [-wide * 0.5, -6]], fill(s.pale, 0.28));
  const drop = between(c, 4, 12);
  const brow = between(c, -10, -2);
  out += polygon(doubled([[1, brow + drop * 0.4], [wide * 0.84, brow - 2], [wide * 0.8, brow + between(c, 5, 9)], [5, brow + 9], [3.4, 10 + drop]]), fill(s.deep));
  out += twins([[5, brow + 3.5], [wide * 0.7, brow + 1], [wide * 0.62, brow + 3], [6, brow + 6]], fill(s.glow, 0.85));
  const vents = whole(c, 2, 4);
  for (let i = 0; i < vents; i++) out += twins([[8 + i * 3.4, 15], [9.6 + i * 3.4, 15], [8.6 + i * 2.6, 24], [7.4 + i * 2.6, 24]], fill(s.deep, 0.8));
  if (c() < 0.6) out += rect(-2, -high + 3, 4, high * 0.62, 2, fill(c() < 0.5 ? s.glow : s.dark, 0.7));
  return out;
}

/** A bare head under a headdress or a crown of horns. @param {Chance} c @param {Shades} s @param {string} f */
function headdress(c, s, f) {
  let out = collar(c, s, f);
  const kind = c();
  const plumes = whole(c, 2, 4);
  for (let i = plumes; i >= 1; i--) {
    const reach = between(c, 20, 34);
    const lift = kind < 0.5 ? -between(c, 8, 40) : between(c, 8, 40);
    const root = -22 + i * 5;
    for (const m of [1, -1]) {
      out += path(`M${r(9 * m)} ${r(root)}Q${r((reach + 6) * m)} ${r(root - 10 + i * 2)} ${r(reach * m)} ${r(root + lift)}Q${r((reach - 8) * m)} ${r(root + lift * 0.3)} ${r(12 * m)} ${r(root + 8)}Z`, `fill="url(#${i % 2 ? "hull" : "plate"}-${f})" ${rim(s)}`);
    }
  }
  const wide = between(c, 16, 20);
  out += path(smooth(doubled([[0.5, -31], [wide * 0.8, -25], [wide, -4], [wide * 0.8, 13], [6, 26]])), `fill="url(#ball-${f})" ${rim(s)}`);
  out += polygon(doubled([[1, -31], [wide * 0.9, -22], [wide * 0.98, -12], [3, -between(c, 12, 19)]]), fill(s.dark, 0.85));
  out += twins([[4.5, -3], [wide * 0.68, -5.4], [wide * 0.6, -1.6], [5.4, -0.8]], fill(s.deep)) + twins([[8, -3.6], [10.4, -4], [10, -2], [8.2, -1.8]], fill(s.glow));
  out += path("M0-2v9l-2.4 3.2", line(s.deep, 1, 0.55)) + path(`M-5.5 ${r(between(c, 15, 17))}q5.5 ${r(between(c, -2, 3))} 11 0`, line(s.deep, 1.4, 0.75));
  if (c() < 0.5) out += twins([[6, 2], [8, 2], [between(c, 7, 10), 14], [5.6, 13]], fill(s.glow, 0.5));
  return out + ellipse(0, -between(c, 22, 26), 2.6, 3.4, fill(s.glow, 0.95));
}

/** @param {Chance} c @param {Shades} s @param {string} f */
function person(c, s, f) {
  const kind = c();
  return kind < 0.4 ? hood(c, s, f) : headdress(c, s, f);
}

/** A machine's head on a thin neck. @param {Chance} c @param {Shades} s @param {string} f */
function droid(c, s, f) {
  const wide = between(c, 14, 24);
  const high = between(c, 20, 32);
  let out = "";
  for (const x of [0, between(c, 4, 7)]) for (const m of x ? [1, -1] : [1]) out += rect(x * m - 1.6, 8, 3.2, 34, 1, `fill="url(#plate-${f})" ${rim(s)}`);
  out += polygon(doubled([[8, 34], [between(c, 28, 42), 40], [between(c, 36, 50), 64]]), `fill="url(#plate-${f})" ${rim(s)}`);
  for (let i = 0; i < 3; i++) out += twins([[12 + i * 8, 42 + i * 2], [16 + i * 8, 42.6 + i * 2], [19 + i * 8, 62], [14 + i * 8, 62]], fill(s.deep, 0.45));
  const round = c() < 0.4;
  if (round) out += path(smooth(doubled([[0.5, -high], [wide * 0.9, -high * 0.55], [wide, 2], [wide * 0.55, 15], [2, 18]])), `fill="url(#hull-${f})" ${rim(s)}`);
  else out += polygon(doubled([[wide * between(c, 0.25, 0.9), -high], [wide, -high * 0.35], [wide * between(c, 0.6, 1), 8], [wide * between(c, 0.2, 0.5), 18]]), `fill="url(#hull-${f})" ${rim(s)}`);
  out += polygon([[-1, -high + 2], [-wide * 0.6, -high * 0.5], [-wide * 0.7, 4], [-1, 10]], fill(s.pale, 0.2));
  if (c() < 0.6) for (const m of [1, -1]) out += path(`M${r(wide * 0.5 * m)} ${r(-high * 0.7)}l${r(between(c, 3, 10) * m)} ${-r(between(c, 8, 22))}`, line(s.light, 1.4));
  const eyes = whole(c, 1, 2);
  const y = between(c, -10, -2);
  if (eyes === 1) out += rect(-wide * 0.62, y - 3, wide * 1.24, 6, 3, fill(s.deep)) + ellipse(between(c, -5, 5), y, 3, 2.4, fill(s.glow)) + ellipse(0, y, 14, 8, `fill="url(#glow-${f})"`);
  else for (const m of [1, -1]) out += ellipse(wide * 0.42 * m, y, 4.8, 4.8, fill(s.deep)) + ellipse(wide * 0.42 * m, y, 2.5, 2.5, fill(s.glow)) + ellipse(wide * 0.42 * m, y, 9, 9, `fill="url(#glow-${f})"`);
  const slots = whole(c, 2, 5);
  for (let i = 0; i < slots; i++) out += rect(-wide * 0.3, 4 + i * 2.4, wide * 0.6, 1, 0.4, fill(s.deep, 0.7));
  return out;
}

// ---- craft, nose to the right, symmetric about their own axis

/** @param {Chance} c @param {Shades} _s @param {string} f @param {number} x @param {number} y @param {number} size */
function flame(c, _s, f, x, y, size) {
  const long = size * between(c, 4, 7);
  let out = "";
  for (const m of y ? [1, -1] : [1]) {
    out += polygon([[x, y * m - size], [x, y * m + size], [x - long, y * m]], `fill="url(#flame-${f})"`) + ellipse(x, y * m, size * 2, size * 2, `fill="url(#glow-${f})"`);
  }
  return out;
}

/** A small craft: a cockpit between wings or panels. @param {Chance} c @param {Shades} s @param {string} f */
function fighter(c, s, f) {
  const long = between(c, 24, 34);
  let out = flame(c, s, f, -long * 0.7, between(c, 3, 8), 2.2);
  const kind = c();
  const reach = between(c, 20, 30);
  if (kind < 0.35) {
    const chord = between(c, 26, 40);
    const skew = between(c, -8, 8);
    for (const m of [1, -1]) out += rect(-4, m > 0 ? 4 : -reach, 8, reach - 4, 1, `fill="url(#plate-${f})" ${rim(s)}`);
    out += pair([[-chord * 0.5, reach - 3], [chord * 0.5 + skew, reach - 3], [chord * 0.4 + skew, reach + 4], [-chord * 0.6, reach + 4]], `fill="url(#hull-${f})" ${rim(s)}`);
    out += pair([[-chord * 0.4, reach - 1], [chord * 0.4 + skew, reach - 1], [chord * 0.36 + skew, reach + 1], [-chord * 0.46, reach + 1]], fill(s.deep, 0.6));
  } else {
    const wings = whole(c, 1, 2);
    for (let i = 0; i < wings; i++) {
      const root = between(c, -long * 0.5, long * 0.1);
      const sweep = between(c, -22, 8);
      const chord = between(c, 9, 17);
      out += pair([[root + chord, 3], [root + sweep + chord * 0.7, reach - i * 7], [root + sweep, reach - i * 7], [root - 2, 3]], `fill="url(#plate-${f})" ${rim(s)}`);
      for (const m of [1, -1]) out += path(`M${r(root + sweep + 3)} ${r((reach - i * 7) * m)}h${r(between(c, 12, 26))}`, line(s.light, 1.8));
    }
  }
  const wide = between(c, 5, 10);
  out += path(smooth(mirrored([[-long * 0.8, wide * 0.7], [-long * 0.2, wide], [long * 0.4, wide * 0.6], [long, 0.6]])), `fill="url(#hull-${f})" ${rim(s)}`);
  out += path(smooth([[-long * 0.7, -1], [-long * 0.2, -wide * 0.85], [long * 0.4, -wide * 0.5], [long * 0.9, -0.6]]), fill(s.pale, 0.25));
  return out + ellipse(long * between(c, 0.05, 0.3), 0, between(c, 4, 6.5), wide * 0.42, fill(s.deep)) + ellipse(long * 0.2, -wide * 0.12, 3, wide * 0.14, fill(s.glow, 0.85));
}

/** A broad hull with a bridge: a ship of the line. @param {Chance} c @param {Shades} s @param {string} f */
function cruiser(c, s, f) {
  const long = between(c, 44, 54);
  const wide = between(c, 13, 22);
  let out = flame(c, s, f, -long * 0.86, wide * 0.5, 2.6) + flame(c, s, f, -long * 0.9, 0, 3);
  const kind = c();
  /** @type {Point[]} */
  const half =
    kind < 0.45
      ? [[-long * 0.88, wide], [-long * 0.7, wide * 1.06], [long, 0.8]]
      : kind < 0.75
        ? [[-long * 0.88, wide * 0.7], [-long * 0.5, wide], [long * 0.1, wide * 0.55], [long * 0.35, wide * 0.62], [long * 0.95, wide * 0.3], [long, 2]]
        : [[-long * 0.9, wide * 0.5], [-long * 0.6, wide * 0.85], [long * 0.5, wide * 0.7], [long * 0.9, wide * 0.36], [long, 1]];
  if (kind >= 0.45) {
    const at = between(c, -long * 0.5, -long * 0.2);
    out += pair([[at, 4], [at - 8, wide * 1.6], [at + 12, wide * 1.5], [at + 18, 4]], `fill="url(#plate-${f})" ${rim(s)}`);
  }
  out += polygon(mirrored(half), `fill="url(#hull-${f})" ${rim(s)}`);
  out += polygon([...half.map(/** @returns {Point} */ ([x, y]) => [x, -y * 0.98]), [long * 0.9, 0], [-long * 0.86, 0]], fill(s.pale, 0.16));
  const plates = whole(c, 3, 6);
  for (let i = 0; i < plates; i++) {
    const x = -long * 0.7 + (i * long * 1.2) / plates;
    const h = wide * 0.5 * (1 - i / plates) + 2;
    out += rect(x, -h, long * between(c, 0.08, 0.16), h * 2, 1, fill(s.deep, 0.22)) + rect(x + 1, -h, 1.4, h * 2, 0.6, fill(s.pale, 0.3));
  }
  const bridge = between(c, -long * 0.62, -long * 0.3);
  out += polygon(mirrored([[bridge - 6, 6], [bridge + 8, 4.5], [bridge + 12, 1.5]]), `fill="url(#plate-${f})" ${rim(s)}`) + rect(bridge + 5, -3, 2, 6, 0.6, fill(s.glow));
  for (let i = 0; i < 9; i++) {
    const x = between(c, -long * 0.7, long * 0.6);
    const y = between(c, 0.15, 0.6) * wide * (1 - (x + long) / (long * 2.4));
    out += rect(x, y, 1.5, 0.9, 0.3, fill(s.glow, 0.9)) + rect(x, -y, 1.5, 0.9, 0.3, fill(s.glow, 0.7));
  }
  return out;
}

/** A station as large as a moon: a trench around its middle, a dish, lights. @param {Chance} c @param {Shades} s @param {string} f */
function station(c, s, f) {
  const size = between(c, 36, 40);
  let out = ellipse(0, 0, size * 1.5, size * 1.5, `fill="url(#glow-${f})"`) + ellipse(0, 0, size, size, `fill="url(#ball-${f})" ${rim(s)}`);
  for (const level of [-0.62, -0.36, 0.34, 0.6]) {
    const half = Math.sqrt(1 - level * level) * size;
    out += path(`M${r(-half)} ${r(level * size)}Q0 ${r(level * size + 5)} ${r(half)} ${r(level * size)}`, line(s.deep, 0.9, 0.45));
  }
  out += path(`M${r(-size)} 0Q0 7 ${r(size)} 0`, line(s.deep, 4, 0.85)) + path(`M${r(-size * 0.96)} 1Q0 7.4 ${r(size * 0.96)} 1`, line(s.glow, 0.8, 0.7));
  const [x, y, dish] = [-between(c, 8, 14), -between(c, 14, 18), between(c, 8, 10)];
  out += ellipse(x, y, dish, dish, `fill="url(#plate-${f})" ${rim(s)}`) + ellipse(x, y, dish * 0.62, dish * 0.62, fill(s.deep, 0.7)) + ellipse(x, y, 2, 2, fill(s.glow));
  const lights = whole(c, 12, 18);
  for (let i = 0; i < lights; i++) {
    const [turn, far] = [between(c, -0.3, Math.PI * 0.9), between(c, 0.3, 0.9) * size];
    out += rect(Math.cos(turn) * far, Math.sin(turn) * far * 0.9 + 3, 1.3, 0.8, 0.3, fill(s.glow, 0.85));
  }
  return out;
}

// ---- on the ground: walkers and crawlers, seen from the side

/** @param {Chance} c @param {Shades} s @param {string} f */
function vehicle(c, s, f) {
  const wide = between(c, 28, 42);
  const top = -between(c, 16, 30);
  const belly = between(c, -2, 6);
  let out = "";
  if (c() < 0.6) {
    const legs = whole(c, 2, 3);
    for (let i = 0; i < legs; i++) {
      const x = -wide * 0.7 + (i * wide * 1.4) / (legs - 1);
      const knee = x + between(c, -7, 7);
      const foot = x + between(c, -5, 5);
      out += path(`M${r(x)} ${r(belly - 2)}L${r(knee)} ${r(belly + 17)}L${r(foot)} 38`, line(s.dark, 7)) + path(`M${r(x)} ${r(belly - 2)}L${r(knee)} ${r(belly + 17)}L${r(foot)} 38`, line(s.mid, 4));
      out += ellipse(knee, belly + 17, 4, 4, `fill="url(#plate-${f})" ${rim(s)}`) + rect(foot - 7, 36, 14, 5, 2, `fill="url(#plate-${f})" ${rim(s)}`);
    }
  } else {
    out += rect(-wide, 20, wide * 2, 18, 9, `fill="url(#plate-${f})" ${rim(s)}`);
    for (let x = -wide + 9; x < wide - 4; x += 11) out += ellipse(x, 29, 4.6, 4.6, fill(s.deep, 0.8)) + ellipse(x, 29, 1.8, 1.8, fill(s.light));
  }
  const nose = wide * between(c, 0.7, 1.1);
  out += polygon([[-wide, belly + 6], [-wide * 0.86, top + 8], [-wide * 0.3, top], [nose * 0.5, top + between(c, 0, 8)], [nose, belly - 6], [nose * 0.8, belly + 8], [-wide * 0.5, belly + 12]], `fill="url(#hull-${f})" ${rim(s)}`);
  out += polygon([[-wide * 0.82, top + 9], [-wide * 0.3, top + 2], [nose * 0.45, top + 6], [-wide * 0.2, top + 14]], fill(s.pale, 0.24));
  out += path(`M${r(nose * 0.7)} ${r(belly - 1)}h${r(between(c, 16, 28))}`, line(s.dark, 4)) + path(`M${r(nose * 0.7)} ${r(belly - 2)}h${r(between(c, 12, 22))}`, line(s.light, 1.6));
  const head = whole(c, 1, 3);
  for (let i = 0; i < head; i++) out += rect(-wide * 0.4 + i * 14, top + 9, 9, 3.4, 1, fill(s.deep, 0.85)) + rect(-wide * 0.4 + i * 14 + 1, top + 9.8, 5, 1.4, 0.6, fill(s.glow, 0.9));
  return out;
}

// ---- places: a horizon with moons

/** @param {Chance} c @param {Shades} s @param {string} f */
function place(c, s, f) {
  let out = "";
  const moons = whole(c, 1, 3);
  for (let i = 0; i < moons; i++) {
    const size = i ? between(c, 4, 10) : between(c, 13, 30);
    const [x, y] = [between(c, -62, 62), between(c, -46, -14)];
    out += ellipse(x, y, size * 1.7, size * 1.7, `fill="url(#glow-${f})"`) + ellipse(x, y, size, size, `fill="url(#ball-${f})"`);
    if (c() < 0.35) out += ellipse(x, y, size * 1.75, size * 0.4, line(s.light, 1.2, 0.8));
  }
  const ground = c();
  const ranges = whole(c, 2, 3);
  for (let i = 0; i < ranges; i++) {
    const level = 4 + i * 16;
    /** @type {Point[]} */
    const ridge = [[-84, 66]];
    const steps = whole(c, 6, 11);
    for (let n = 0; n <= steps; n++) ridge.push([-84 + (n * 168) / steps, level - between(c, 0, ground < 0.5 ? 20 : 7) * (1 - i * 0.25)]);
    ridge.push([84, 66]);
    const paint = `fill="${[s.dark, s.mid, s.deep][i]}" fill-opacity="${[0.9, 0.75, 1][i]}"`;
    out += ground < 0.5 ? polygon(ridge, paint) : path(smooth(ridge), paint);
  }
  const kind = c();
  if (kind < 0.4) {
    const towers = whole(c, 4, 9);
    for (let i = 0; i < towers; i++) {
      const x = between(c, -58, 58);
      const h = between(c, 16, 46);
      const w = between(c, 3, 8);
      out += polygon([[x - w, 44], [x - w * 0.7, 40 - h], [x, 36 - h - w], [x + w * 0.7, 40 - h], [x + w, 44]], `fill="url(#hull-${f})" ${rim(s)}`);
      for (let y = 42 - h; y < 40; y += 4) if (c() < 0.6) out += rect(x - w * 0.3, y, w * 0.6, 1.3, 0.3, fill(s.glow, 0.85));
    }
  } else if (kind < 0.7) {
    const domes = whole(c, 2, 4);
    for (let i = 0; i < domes; i++) {
      const x = between(c, -48, 48);
      const size = between(c, 8, 20);
      out += path(`M${r(x - size)} 38A${r(size)} ${r(size * between(c, 0.7, 1.1))} 0 0 1 ${r(x + size)} 38Z`, `fill="url(#hull-${f})" ${rim(s)}`);
      out += rect(x - size * 0.7, 34, size * 1.4, 1.8, 0.8, fill(s.glow, 0.7)) + path(`M${r(x)} ${r(38 - size)}v-${r(between(c, 3, 10))}`, line(s.light, 1));
    }
  } else {
    const arch = between(c, 24, 42);
    out += path(`M${r(-arch)} 44Q0 ${r(-arch * between(c, 0.8, 1.5))} ${r(arch)} 44`, line(s.dark, 9)) + path(`M${r(-arch)} 44Q0 ${r(-arch * 1.1)} ${r(arch)} 44`, line(s.light, 2.4));
    out += polygon(doubled([[1, -between(c, 4, 16)], [6, 14], [8, 44]]), `fill="url(#hull-${f})" ${rim(s)}`) + ellipse(0, 12, 2, 4, fill(s.glow));
  }
  return out + ellipse(0, 52, 100, 15, fill(s.deep, 0.75));
}

// ---- events, fates, enhancements

/** An event: rays from a core, some long, some short. @param {Chance} c @param {Shades} s @param {string} f */
function burst(c, s, f) {
  const rays = whole(c, 9, 15);
  const out = [`<circle r="${r(between(c, 30, 40))}" fill="url(#glow-${f})"/>`];
  for (let i = 0; i < rays; i++) {
    const at = (i / rays) * Math.PI * 2 + between(c, -0.12, 0.12);
    const [far, wide] = [i % 2 ? between(c, 20, 28) : between(c, 32, 46), between(c, 0.07, 0.13)];
    const ray = /** @type {Point[]} */ ([at - wide, at, at + wide].map((a, k) => [Math.cos(a) * (k === 1 ? far : 8), Math.sin(a) * (k === 1 ? far : 8)]));
    out.push(polygon(ray, fill(i % 2 ? s.mid : s.light, 0.9)));
  }
  return `${out.join("")}<circle r="${r(between(c, 8, 12))}" fill="url(#ball-${f})" ${rim(s)}/>`;
}

/** Fate: rings about an eye, broken differently each time. @param {Chance} c @param {Shades} s @param {string} f */
function omen(c, s, f) {
  let out = `<circle r="38" fill="url(#glow-${f})"/>`;
  for (const size of [34, 26, 18]) {
    const dash = `stroke-dasharray="${whole(c, 8, 34)} ${whole(c, 3, 12)}"`;
    out += `<circle r="${size}" ${line(s.light, r(between(c, 1.4, 3.4)), 0.85)} ${dash} transform="rotate(${whole(c, 0, 359)})"/>`;
  }
  const eye = between(c, 5, 8);
  return `${out}${ellipse(0, 0, eye * 2, eye, `fill="url(#ball-${f})" ${rim(s)}`)}${ellipse(0, 0, eye * 0.45, eye * 0.8, fill(s.deep))}`;
}

/** An enhancement: a blade or crystal in its setting. @param {Chance} c @param {Shades} s @param {string} f */
function relic(c, s, f) {
  const [long, wide, hilt] = [between(c, 30, 42), between(c, 5, 12), between(c, 12, 20)];
  const blade = polygon(doubled([[0, -long], [wide, -long * 0.4], [wide * 0.8, hilt - 6], [0, hilt - 4]]), `fill="url(#hull-${f})" ${rim(s)}`);
  const guard = rect(-between(c, 12, 22), hilt - 6, 44, 5, 2, fill(s.light, 0.9));
  const stone = `<circle cy="${r(-long * 0.3)}" r="${r(between(c, 2.5, 4.5))}" fill="${s.glow}" fill-opacity=".9"/>`;
  return `<circle r="36" fill="url(#glow-${f})"/>${blade}${guard}${rect(-4, hilt, 8, 18, 2, fill(s.dark))}${stone}`;
}

/** How each kind is drawn, and whether it flies. @type {Record<string, {draw: (c: Chance, s: Shades, f: string) => string, size: number, flies?: boolean, fills?: boolean}>} */
export const KINDS = {
  event: { draw: burst, size: 1.2 },
  fate: { draw: omen, size: 1.15 },
  enhancement: { draw: relic, size: 1.15 },
  affiliation: { draw: omen, size: 1.35 },
  person: { draw: person, size: 1.12 },
  soldier: { draw: helmet, size: 1.12 },
  droid: { draw: droid, size: 1.18 },
  fighter: { draw: fighter, size: 1.5, flies: true },
  vehicle: { draw: vehicle, size: 1.15 },
  cruiser: { draw: cruiser, size: 1.22, flies: true },
  station: { draw: station, size: 1.1, flies: true },
  place: { draw: place, size: 1, fills: true },
};
