import { mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { curve, n1, type Point } from '../core/shapes.ts';
import { softLayers, softRect } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';
import type { Subject } from './scene.ts';
import { H, W } from './things.ts';

export const NOTEBOOK = {
  /** From above: an open notebook, a pen, a cup, leaf shadows. */
  notebook: (s, id, hour) => {
    const hr = hour ?? s.pick(['dawn', 'noon', 'bloom', 'mist', 'autumn']);
    const P = HOURS[hr];
    const desk = mix(P.sky[2], P.hills[1], 0.35);
    const ink = '#31584c';
    const c = s.pick(['#1e5245', '#53324f', '#b5573a', '#1c2f45']);
    let b = `<rect width="${W}" height="${H}" fill="${desk}"/>`;
    let sh = '';
    for (let k = 0; k < 5; k++) {
      sh += plant(
        s,
        -40 + k * 70,
        -60,
        s.r(480, 700),
        0.9 + k * 0.1,
        s.pick(['fern', 'willow', 'eucalyptus']),
        '#1d1712',
        '#1d1712',
      );
    }
    for (const place of ['-5 -4', '5 -4', '0 6'])
      b += `<use href="#${id}le" opacity=".035" transform="translate(${place})"/>`;
    let pg = `${softRect({ x: -322, y: -200, w: 672, h: 464, r: 14, opacity: 0.28, blur: 9 })}<rect x="-330" y="-226" width="660" height="452" rx="12" fill="${c}"/><path d="M-316 -212H-6Q0 -206 0 -200V212H-316Z" fill="#fbf6ea"/><path d="M316 -212H6Q0 -206 0 -200V212H316Z" fill="#fdf9f0"/><path d="M-40 -212H0V212H-40Z" fill="#cbbd9f" opacity=".3"/><path d="M0 -212H26V212H0Z" fill="#cbbd9f" opacity=".3"/>`;
    let ln = '';
    for (let k = 0; k < 11; k++) {
      ln += `M-288 ${-150 + k * 32}h236`;
    }
    pg += `<path d="${ln}" stroke="${ink}" stroke-width="1.2" opacity=".35"/>`;
    for (let k = 0; k < 7; k++) {
      const pts: Point[] = [];
      const len = s.r(120, 228);
      for (let x = 0; x < len; x += 7) {
        pts.push([-284 + x, -156 + k * 32 + s.r(-7, 4)]);
      }
      pg += `<path d="${curve(pts)}" fill="none" stroke="${ink}" stroke-width="2" opacity=".75" stroke-linecap="round"/>`;
    }
    const tr: Point[] = [];
    for (let k = 0; k < 21; k++) {
      const q = k / 20;
      tr.push([172 + 104 * Math.sin(q * 8), 150 - 300 * q]);
    }
    pg +=
      `<path d="${curve(tr)}" fill="none" stroke="#c9661a" stroke-width="3" opacity=".6"/>` +
      tr
        .map(
          ([x, y], k) =>
            `<circle cx="${n1(x)}" cy="${n1(y)}" r="9" fill="${k < 9 ? '#e79a4c' : '#fdf9f0'}" stroke="${k < 9 ? '#c9661a' : ink}" stroke-width="2"/>`,
        )
        .join('') +
      `<path d="M10 -212l8 466l14 -16l14 14l-10 -464Z" fill="${mix('#e7c27c', c, 0.1)}"/>`;
    b += `<g transform="translate(560 396) rotate(${s.pick([-7, -5, 5])})">${pg}</g>`;
    b += `<g transform="translate(880 560) rotate(-52)">${softRect({ x: 8, y: 14, w: 300, h: 18, r: 9, opacity: 0.22, blur: 9 })}<path d="M0 10L40 0V20Z" fill="#e7c27c"/><path d="M0 10L14 6.5V13.5Z" fill="#2a2420"/><rect x="38" width="250" height="20" rx="4" fill="${mix(c, '#1a1210', 0.35)}"/><rect x="150" width="10" height="20" fill="#e7c27c"/><rect x="270" width="40" height="20" rx="8" fill="${c}"/><rect x="170" y="-4" width="96" height="6" rx="3" fill="#e7c27c"/></g>`;
    b += `<g transform="translate(1030 200)">${softLayers(0.24, 9)
      .map(
        ({ inset, opacity }) =>
          `<circle r="${n1(118 - inset)}" cx="12" cy="20" fill="#1d1712" fill-opacity="${opacity}"/>`,
      )
      .join(
        '',
      )}<circle r="118" fill="#fffaf0"/><circle r="100" fill="none" stroke="${mix(c, '#fffaf0', 0.6)}" stroke-width="4"/><path d="M58 42L112 92" stroke="${mix('#fffaf0', P.hills[1], 0.3)}" stroke-width="24" stroke-linecap="round"/><circle r="74" fill="${mix('#fffaf0', P.hills[1], 0.3)}"/><circle r="62" fill="${s.pick(['#6b3f28', '#a8662c', '#7a5a3a'])}"/><path d="M-40 -14A44 44 0 0 1 4 -44" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/></g>`;
    for (let k = 0; k < 4; k++) {
      b += plant(
        s,
        90 + k * 18,
        760,
        s.r(220, 330),
        -1.4 + k * 0.16,
        s.pick(['eucalyptus', 'lavender', 'daisy', 'berry']),
        mix(P.hills[3], P.hills[4], k * 0.15),
        P.bloom,
      );
    }
    return { defs: `<g id="${id}le">${sh}</g>`, body: b };
  },
} satisfies Record<string, Subject>;
