import { mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { round } from '../core/seed.ts';
import { cut, oval } from '../core/svg.ts';
import { room } from './room.ts';
import type { Subject } from './scene.ts';
import { at, shade, THINGS, W } from './things.ts';

export const ROOMS = {
  /** A mat rolled out before a window, a rolled one, a block, plants. */
  yoga: (s, id, hour) => {
    const hr = hour ?? s.pick(['dawn', 'mist', 'bloom', 'noon']);
    const P = HOURS[hr];
    const c = s.pick(['#6f7f5c', '#8c6a9c', '#c98a6a', '#5d7f9a']);
    const R = room(s, id, P, {
      hour: hr,
      floor: 500,
      x: 430,
      ww: 340,
      hh: 330,
      table: mix('#d9b58c', P.hills[1], 0.2),
    });
    let fl = '';
    for (let k = 1; k < 6; k++) {
      fl += `M0 ${500 + k * k * 9}H${W}`;
    }
    return {
      defs: R.defs,
      body:
        R.body +
        `<path d="${fl}" stroke="#6b4226" stroke-width="2" opacity=".2"/>` +
        cut('M470 552H720L860 728H330Z', '#1d1712', ' opacity=".12" transform="translate(10 8)"') +
        cut('M470 552H720L860 724H330Z', c) +
        cut('M482 560H708L836 716H354Z', 'none', ` stroke="${mix(c, '#fffaf0', 0.4)}" stroke-width="3"`) +
        `<g transform="translate(330 724)"><ellipse cx="0" cy="-17" rx="18" ry="17" fill="${mix(c, '#000000', 0.15)}"/><rect y="-34" width="530" height="34" fill="${mix(c, '#ffffff', 0.12)}"/><ellipse cx="530" cy="-17" rx="18" ry="17" fill="${mix(c, '#000000', 0.2)}"/><path d="M530 -27a10 10 0 1 0 8 12a6 6 0 1 0 -8 3" fill="none" stroke="${mix(c, '#ffffff', 0.3)}" stroke-width="2.4"/></g>` +
        at(
          1010,
          640,
          1.35,
          THINGS.green(
            s,
            mix('#c9704a', P.hills[1], 0.2),
            mix(P.hills[3], P.hills[4], 0.35),
            'monstera',
            330,
          ),
        ) +
        at(
          180,
          628,
          1.25,
          THINGS.green(
            s,
            mix('#f3e3cc', P.sky[1], 0.2),
            mix(P.hills[3], P.hills[4], 0.2),
            s.pick(['willow', 'fern', 'eucalyptus']),
            280,
          ),
        ) +
        `<g transform="translate(905 716)">${shade(70)}<rect x="-66" y="-44" width="132" height="44" rx="7" fill="${mix(P.bloom, '#8a5a34', 0.3)}"/><rect x="-66" y="-44" width="132" height="14" rx="7" fill="#ffffff" opacity=".2"/></g>` +
        at(1080, 724, 0.8, THINGS.candle('#fff4e0', mix(c, '#1a1210', 0.3), 60, id)),
    };
  },
  /** A circle of empty chairs, a rug, a lamp: a lecture or a group begins soon. */
  lecture: (s, id, hour) => {
    const hr = hour ?? s.pick(['dusk', 'autumn', 'dawn', 'mist']);
    const P = HOURS[hr];
    const seat = [
      mix(P.bloom, '#b5573a', 0.3),
      mix(P.hills[2], '#53324f', 0.3),
      mix('#1e5245', P.hills[3], 0.3),
    ];
    const wood = mix('#6b4226', P.hills[4], 0.3);
    const R = room(s, id, P, {
      hour: hr,
      floor: 430,
      x: 440,
      ww: 320,
      hh: 280,
      table: mix('#c9a27a', P.hills[2], 0.3),
    });
    let b =
      R.body +
      oval(600, 590, 440, 130, mix(P.bloom, P.sky[2], 0.5)) +
      oval(600, 590, 400, 114, mix(P.bloom, P.sky[2], 0.72)) +
      oval(
        600,
        590,
        300,
        82,
        'none',
        ` stroke="${mix(P.bloom, P.sky[2], 0.3)}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"`,
      );
    const list: [number, number, number, number, number][] = [];
    const n = 9;
    for (let k = 0; k < n; k++) {
      const a = (k / n) * 2 * Math.PI + Math.PI / 2 + Math.PI / n;
      list.push([600 + Math.cos(a) * 420, 588 + Math.sin(a) * 122, Math.cos(a), Math.sin(a), k]);
    }
    list.sort((q, r) => q[1] - r[1]);
    let mid = false;
    for (const [x, y, c, q, k] of list) {
      if (!mid && y > 600) {
        b +=
          `<g transform="translate(600 606)">${shade(70)}${oval(0, -58, 84, 20, wood)}${oval(0, -63, 84, 20, mix(wood, '#ffffff', 0.2))}<path d="M-50 -46L-58 0M50 -46L58 0" stroke="${wood}" stroke-width="9" stroke-linecap="round"/></g>` +
          at(
            600,
            546,
            0.62,
            THINGS.vase(s, mix('#f3e3cc', P.sky[1], 0.3), mix(P.hills[3], P.hills[4], 0.4), P.bloom, [
              'poppy',
              'fern',
              'daisy',
            ]),
          );
        mid = true;
      }
      b += at(x, y + 30, 0.74 + (q + 1) * 0.16, THINGS.chair(wood, round(seat, k), c > 0 ? -1 : 1, q > 0.55));
    }
    b +=
      `<path d="M1090 470V200" stroke="${wood}" stroke-width="9"/>` +
      cut('M1030 210L1054 120H1126L1150 210Z', mix('#f6d58a', P.bloom, 0.2)) +
      `<circle cx="1090" cy="200" r="170" fill="url(#${id}fl)"/>` +
      oval(1090, 472, 44, 9, wood) +
      at(
        120,
        480,
        1.1,
        THINGS.green(s, mix('#c9704a', P.hills[1], 0.3), mix(P.hills[3], P.hills[4], 0.35), 'monstera', 260),
      );
    return { defs: R.defs, body: b };
  },
} satisfies Record<string, Subject>;
