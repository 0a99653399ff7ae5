import { mix, ramp } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { n1, wave } from '../core/shapes.ts';
import type { Drawing } from '../core/svg.ts';
import type { LandOptions } from './land-options.ts';
import { stage } from './stage.ts';

/** A town at evening: domes and a bell tower far away, gabled houses with lit windows, a lane with lamps. */
export function city(s: Seed, w: number, h: number, o: LandOptions = {}): Drawing {
  const c = stage(s, w, h, o, s.r(0.46, 0.5), ['dusk', 'night', 'dawn', 'dusk', 'autumn', 'bloom', 'mist']);
  const { P, u, horizon } = c;
  const H = h - horizon;
  const id = c.id;
  const glow = '#ffd98a';
  const gold = mix('#e8b04e', P.sky[2], 0.15);
  c.ridges(1, 40);
  const hill = wave(s, [[500 * u, 20 * u]]);
  // the far hill with churches
  const dome = (x: number, y: number, r: number, col: string, top: string) =>
    `<path d="M${n1(x - r * 0.62)} ${n1(y + r * 1.3)}V${n1(y)}H${n1(x + r * 0.62)}V${n1(y + r * 1.3)}Z" fill="${col}"/><path d="M${n1(x - r * 0.7)} ${n1(y)}C${n1(x - r * 1.3)} ${n1(y - r * 0.7)} ${n1(x - r * 0.5)} ${n1(y - r * 1.2)} ${n1(x - r * 0.22)} ${n1(y - r * 1.4)}Q${n1(x - r * 0.06)} ${n1(y - r * 1.8)} ${n1(x)} ${n1(y - r * 2.3)}Q${n1(x + r * 0.06)} ${n1(y - r * 1.8)} ${n1(x + r * 0.22)} ${n1(y - r * 1.4)}C${n1(x + r * 0.5)} ${n1(y - r * 1.2)} ${n1(x + r * 1.3)} ${n1(y - r * 0.7)} ${n1(x + r * 0.7)} ${n1(y)}Z" fill="${top}"/><path d="M${n1(x)} ${n1(y - r * 2.2)}v${n1(-r * 0.7)}m${n1(-r * 0.2)} ${n1(r * 0.22)}h${n1(r * 0.4)}" stroke="${top}" stroke-width="${n1(Math.max(1, r * 0.1))}"/>`;
  const at = s.chance(0.5) ? s.r(0.16, 0.34) : s.r(0.66, 0.84);
  const hy = (x: number) => horizon - 26 * u * Math.exp(-(((x / w - at) / 0.2) ** 2)) + hill(x) * 0.4;
  const far = mix(ramp(P.hills, 0.3), P.sky[2], 0.12);
  const cx = at * w;
  const cy = hy(cx);
  const q = 20 * u;
  c.ground(hy, far, H * 0.3, 0.4);
  c.b +=
    `<rect x="${n1(cx - q * 2.6)}" y="${n1(cy - q * 1.6)}" width="${n1(q * 5.2)}" height="${n1(q * 3)}" fill="${far}"/>` +
    (
      [
        [-2, 0.7],
        [2, 0.7],
        [-1, 0.86],
        [1, 0.86],
        [0, 1.25],
      ] as const
    )
      .map(([dx, r]) =>
        dome(
          cx + dx * q * 1.12,
          cy - q * (1.6 + r * 1.15),
          q * r * 0.86,
          far,
          mix(gold, far, c.night ? 0.2 : 0.35),
        ),
      )
      .join('');
  const bx = cx + (at < 0.5 ? 1 : -1) * 150 * u;
  c.b +=
    (
      [
        [30, 74],
        [24, 132],
        [17, 176],
      ] as const
    )
      .map(
        ([ww, hh]) =>
          `<rect x="${n1(bx - (ww * u) / 2)}" y="${n1(hy(bx) - hh * u)}" width="${n1(ww * u)}" height="${n1(hh * u)}" fill="${far}"/><path d="M${n1(bx - ww * u * 0.62)} ${n1(hy(bx) - hh * u)}h${n1(ww * u * 1.24)}" stroke="${mix(far, P.sky[2], 0.3)}" stroke-width="${n1(2.4 * u)}"/>`,
      )
      .join('') + dome(bx, hy(bx) - 178 * u, 11 * u, far, mix(gold, far, 0.3));
  for (let k = 0; k < 26; k++) {
    const x = s.r(0, 1) * w;
    c.tree(k % 3 ? 'apple' : 'poplar', x, hy(x) + 14 * u, s.r(20, 44) * u, mix(far, P.hills[3], 0.35));
  }
  // rows of houses; the last rows part for the lane
  const lane = w * s.r(0.44, 0.56);
  const rows = H > 460 * u ? 5 : 4;
  const tall = Math.max(1, H / (520 * u));
  for (let L = 0; L < rows; L++) {
    const t = L / (rows - 1);
    const base = horizon + H * (0.16 + 0.86 * t);
    const k = (0.42 + 0.95 * t) * u;
    const gap = L < 1 ? 0 : (10 + 84 * t) * u;
    let x = s.r(-60, -10) * k;
    while (x < w + 20) {
      let bw = s.r(70, 128) * k;
      const bh = s.r(84, 150) * k * tall * (L === rows - 1 ? 1.1 : 1);
      if (gap && x + bw > lane - gap && x < lane + gap) {
        if (lane - gap - x > 46 * k) {
          bw = lane - gap - x;
        } else {
          x = lane + gap;
          continue;
        }
      }
      const tint = s.pick([
        P.hills[1],
        P.hills[2],
        mix(P.bloom, P.hills[1], 0.35),
        mix(P.path, P.hills[1], 0.25),
        mix('#8fa88f', P.hills[1], 0.4),
        mix('#e9d3b8', P.hills[1], 0.3),
      ]);
      const col = mix(tint, P.hills[4], c.night ? 0.42 + 0.16 * t : 0.04 + 0.2 * t);
      const y = base - bh;
      const rc = mix(mix(P.bloom, P.hills[3], 0.45), P.hills[4], 0.2 + t * 0.45);
      const type = s.pick(['gable', 'gable', 'mansard', 'hip', 'step', 'turret']);
      const B = base + H * 0.5;
      c.b += `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(bw + 0.6)}" height="${n1(B - y)}" fill="${col}"/>`;
      if (type === 'gable') {
        c.b += `<path d="M${n1(x - 4 * k)} ${n1(y)}L${n1(x + bw / 2)} ${n1(y - bw * 0.62)}L${n1(x + bw + 4 * k)} ${n1(y)}Z" fill="${rc}"/><circle cx="${n1(x + bw / 2)}" cy="${n1(y - bw * 0.2)}" r="${n1(6 * k)}" fill="${s.chance(0.5) ? glow : col}"/>`;
      }
      if (type === 'mansard') {
        c.b +=
          `<path d="M${n1(x - 4 * k)} ${n1(y)}L${n1(x + bw * 0.12)} ${n1(y - 44 * k)}H${n1(x + bw * 0.88)}L${n1(x + bw + 4 * k)} ${n1(y)}Z" fill="${rc}"/>` +
          [0.3, 0.7]
            .map(
              (q2) =>
                `<path d="M${n1(x + bw * q2 - 9 * k)} ${n1(y - 6 * k)}v${n1(-18 * k)}l${n1(9 * k)} ${n1(-9 * k)}l${n1(9 * k)} ${n1(9 * k)}v${n1(18 * k)}Z" fill="${s.chance(0.6) ? glow : col}"/>`,
            )
            .join('');
      }
      if (type === 'hip') {
        c.b += `<path d="M${n1(x - 5 * k)} ${n1(y)}L${n1(x + bw * 0.26)} ${n1(y - 38 * k)}H${n1(x + bw * 0.74)}L${n1(x + bw + 5 * k)} ${n1(y)}Z" fill="${rc}"/><rect x="${n1(x + bw * 0.62)}" y="${n1(y - 56 * k)}" width="${n1(12 * k)}" height="${n1(34 * k)}" fill="${mix(rc, P.hills[4], 0.3)}"/>`;
      }
      if (type === 'step') {
        let d = `M${n1(x)} ${n1(y)}`;
        for (let j = 0; j < 4; j++) {
          d += `v${n1(-13 * k)}h${n1(bw * 0.11)}`;
        }
        d += `h${n1(bw * 0.12)}`;
        for (let j = 0; j < 4; j++) {
          d += `${j ? `h${n1(bw * 0.11)}` : ''}v${n1(13 * k)}`;
        }
        c.b += `<path d="${d}h${n1(bw * 0.11)}V${n1(y + 2)}H${n1(x)}Z" fill="${col}"/><path d="M${n1(x)} ${n1(y)}h${n1(bw)}" stroke="${mix(col, P.sky[2], 0.3)}" stroke-width="${n1(2 * k)}"/>`;
      }
      if (type === 'turret') {
        const tx = x + bw * 0.5;
        const tw = bw * 0.3;
        c.b += `<rect x="${n1(x)}" y="${n1(y - 4 * k)}" width="${n1(bw)}" height="${n1(7 * k)}" fill="${rc}"/><rect x="${n1(tx - tw / 2)}" y="${n1(y - 40 * k)}" width="${n1(tw)}" height="${n1(44 * k)}" fill="${mix(col, P.hills[4], 0.1)}"/><path d="M${n1(tx - tw * 0.72)} ${n1(y - 38 * k)}Q${n1(tx - tw * 0.2)} ${n1(y - 66 * k)} ${n1(tx)} ${n1(y - 108 * k)}Q${n1(tx + tw * 0.2)} ${n1(y - 66 * k)} ${n1(tx + tw * 0.72)} ${n1(y - 38 * k)}Z" fill="${rc}"/>`;
      }
      const cols = Math.max(2, Math.round(bw / (30 * k)));
      const cw = bw / cols;
      const pane = { lit: '', off: '' };
      for (let j = 0; j < (L === rows - 1 ? 6 : 4); j++) {
        for (let i = 0; i < cols; i++) {
          const wy = y + (16 + j * 36) * k;
          if (wy < h) {
            pane[s.chance(c.night ? 0.42 : 0.26) ? 'lit' : 'off'] +=
              `M${n1(x + cw * (i + 0.5) - 6.5 * k)} ${n1(wy + 20 * k)}v${n1(-14 * k)}a${n1(6.5 * k)} ${n1(6.5 * k)} 0 0 1 ${n1(13 * k)} 0v${n1(14 * k)}z`;
          }
        }
      }
      c.b += `<path d="${pane.off}" fill="${mix(col, P.hills[4], 0.36)}"/><path d="${pane.lit}" fill="${mix(glow, col, s.r(0, 0.22))}"/>`;
      x += bw;
    }
  }
  const r0 = horizon + H * 0.46;
  const q3 = c.road(
    [lane, r0],
    [lane + s.r(-0.06, 0.06) * w, h + 30 * u],
    14 * u,
    210 * u,
    s.pick([-1, 1]) * 34 * u,
    mix(P.path, P.hills[3], c.night ? 0.35 : 0.15),
  );
  let cob = '';
  for (let k = 6; k < 33; k += 2) {
    const t = k / 33;
    const p = q3[k]!;
    const hw = (14 + 196 * t ** 1.6) * u * 0.42;
    cob += `M${n1(p[0] - hw)} ${n1(p[1])}q${n1(hw)} ${n1(8 * u * t)} ${n1(hw * 2)} 0`;
  }
  c.b += `<path d="${cob}" fill="none" stroke="${P.hills[4]}" stroke-width="${n1(1.6 * u)}" opacity=".22" stroke-dasharray="${n1(14 * u)} ${n1(5 * u)}"/>`;
  c.defs += `<radialGradient id="${id}la"><stop offset="0" stop-color="#ffe6a8" stop-opacity=".85"/><stop offset="1" stop-color="#ffe6a8" stop-opacity="0"/></radialGradient>`;
  (
    [
      [0.2, 1],
      [0.42, -1],
      [0.66, 1],
      [0.84, -1],
    ] as const
  ).forEach(([t, d]) => {
    const p = q3[Math.round(t * 33)]!;
    const hw = (14 + 196 * t ** 1.6) * u * 0.5;
    const x = p[0] + d * (hw + 8 * u);
    const y = p[1];
    const lh = (40 + 150 * t) * u;
    const r = (3 + 9 * t) * u;
    c.b += `<circle cx="${n1(x)}" cy="${n1(y - lh)}" r="${n1(r * 5.5)}" fill="url(#${id}la)"/><path d="M${n1(x)} ${n1(y)}V${n1(y - lh + r)}M${n1(x - r)} ${n1(y - lh + r)}h${n1(r * 2)}" stroke="${P.hills[4]}" stroke-width="${n1((1.4 + 4 * t) * u)}" stroke-linecap="round"/><circle cx="${n1(x)}" cy="${n1(y - lh)}" r="${n1(r)}" fill="#fff0c4"/>`;
  });
  return c.done();
}
