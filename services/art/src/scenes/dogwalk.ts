import { mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { seeded } from '../core/seed.ts';
import { curve, n1, type Point, wave } from '../core/shapes.ts';
import { cut, oval } from '../core/svg.ts';
import { plant } from '../flora/plant.ts';
import { land } from '../land/landscape.ts';
import type { Subject } from './scene.ts';
import { H, shade, W } from './things.ts';

export const DOGWALK = {
  /** A walk with a dog through the hills. */
  dogwalk: (s, _id, hour) => {
    const hr = hour ?? s.pick(['dawn', 'autumn', 'noon', 'bloom', 'mist']);
    const P = HOURS[hr];
    const sc = land(seeded(`${s.id}dw`), W, H, {
      kind: s.pick(['hills', 'steppe', 'sea', 'river']),
      hour: hr,
      horizon: 0.48,
      bare: true,
      plants: 8,
      tag: 'd',
    });
    const f = s.pick([-1, 1]);
    const coat = s.pick(['#b5573a', '#1e5245', '#53324f', '#dcb65a', '#7a3140']);
    const dk = mix(P.hills[4], '#000000', 0.15);
    const skin = s.pick(['#eac0a2', '#c68a63', '#7d4e33', '#f3d3bd']);
    const hair = s.pick(['#2d2320', '#8a5a34', '#b9b3ac', '#5a3826']);
    const dog = s.pick(['#c98a4b', '#f3e3cc', '#5a3826', '#3c3a42']);
    const gr = wave(s, [
      [600, 10],
      [240, 4],
    ]);
    const pts: Point[] = [];
    for (let x = -20; x <= W + 20; x += 24) {
      pts.push([x, 668 + gr(x)]);
    }
    const near = cut(`${curve(pts)}L${W + 20} ${H}L-20 ${H}Z`, mix(P.hills[4], P.hills[3], 0.2));
    const rd: Point[] = [];
    for (let x = -20; x <= W + 20; x += 24) {
      rd.push([x, 690 + gr(x)]);
    }
    const person =
      shade(70, 10) +
      `<path d="M-12 -150C-16 -100 -36 -60 -52 -8L-70 -4M14 -150C22 -100 40 -64 46 -6L68 -2" fill="none" stroke="${dk}" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"/>` +
      cut(
        'M-44 -290C-30 -306 34 -306 44 -288C58 -230 56 -170 60 -112Q6 -96 -56 -112C-58 -170 -60 -236 -44 -290Z',
        coat,
      ) +
      cut(
        'M8 -300C30 -302 40 -296 44 -288C58 -230 56 -170 60 -112Q40 -106 22 -104C34 -170 30 -240 8 -300Z',
        '#000000',
        ' opacity=".12"',
      ) +
      `<path d="M-30 -276C-52 -236 -58 -200 -44 -164" fill="none" stroke="${mix(coat, '#000000', 0.14)}" stroke-width="23" stroke-linecap="round"/><path d="M30 -274C54 -244 80 -222 104 -204" fill="none" stroke="${mix(coat, '#ffffff', 0.08)}" stroke-width="23" stroke-linecap="round"/><circle cx="108" cy="-200" r="11" fill="${skin}"/>` +
      cut('M-16 -320H18V-288Q2 -278 -16 -288Z', mix(skin, '#6a3a2a', 0.2)) +
      cut('M-32 -352C-32 -392 36 -392 36 -350C38 -322 22 -306 4 -306S-32 -322 -32 -352Z', skin) +
      cut(
        'M-38 -340C-50 -402 24 -414 38 -368C20 -380 4 -370 -4 -356C-6 -332 -18 -316 -26 -300C-40 -306 -40 -326 -38 -340Z',
        hair,
      ) +
      (s.chance(0.5)
        ? cut('M-40 -356C-46 -412 34 -420 42 -364Q2 -380 -40 -356Z', mix(P.bloom, coat, 0.3)) +
          `<circle cx="2" cy="-406" r="12" fill="${mix(P.bloom, '#ffffff', 0.3)}"/>`
        : '') +
      cut('M-36 -304Q2 -282 38 -304L40 -284Q2 -262 -40 -284Z', mix(P.bloom, '#ffffff', 0.15)) +
      cut('M-30 -292L-62 -230L-40 -226L-18 -284Z', mix(P.bloom, '#000000', 0.05));
    const hound =
      oval(10, 2, 96, 9, '#1d1712', ' opacity=".2"') +
      `<path d="M-60 -66L-70 -4M-38 -60L-34 -2M44 -62L38 -2M62 -66L76 -6" stroke="${mix(dog, '#000000', 0.14)}" stroke-width="14" stroke-linecap="round"/><path d="M-72 -84C-100 -96 -108 -124 -98 -144" stroke="${dog}" stroke-width="13" stroke-linecap="round" fill="none"/>` +
      cut(
        'M-78 -84C-76 -112 -20 -104 20 -106C44 -108 60 -124 72 -140C92 -150 112 -140 118 -126L144 -116Q146 -98 118 -98C104 -92 98 -80 88 -62C80 -46 20 -52 -10 -50C-44 -46 -80 -50 -78 -84Z',
        dog,
      ) +
      cut('M74 -140C64 -138 58 -112 70 -98C84 -98 92 -120 90 -138Z', mix(dog, '#000000', 0.28)) +
      `<circle cx="108" cy="-122" r="4" fill="#1d1712"/><circle cx="143" cy="-112" r="5" fill="#1d1712"/><path d="M66 -104Q82 -90 96 -92" stroke="#c8452f" stroke-width="9" fill="none"/>`;
    const px = 600 - f * 130;
    const dx = px + f * 300;
    const b =
      sc.body +
      near +
      `<path d="${curve(rd)}" fill="none" stroke="${mix(P.path, P.hills[3], 0.1)}" stroke-width="34" stroke-linecap="round"/>` +
      `<path d="M${n1(px + f * 108 * 0.92)} ${n1(690 - 200 * 0.92)}Q${n1((px + dx) / 2 + f * 60)} ${n1(600)} ${n1(dx + f * 40)} ${n1(690 - 86)}" fill="none" stroke="${dk}" stroke-width="3.4"/>` +
      `<g transform="translate(${px} 694) scale(${f * 0.92} .92)">${person}</g><g transform="translate(${dx} 696) scale(${f * 0.86} .86)">${hound}</g>`;
    let fr = '';
    for (let k = 0; k < 14; k++) {
      const x = (k % 2 ? s.r(-0.02, 0.2) : s.r(0.8, 1.02)) * W;
      fr += plant(
        s,
        x,
        H + 10,
        s.r(80, 170),
        -1.57 + s.r(-0.2, 0.2),
        s.pick(['wheat', 'umbel', 'daisy', 'fern']),
        dk,
        P.bloom,
      );
    }
    return { defs: sc.defs, body: b + fr };
  },
} satisfies Record<string, Subject>;
