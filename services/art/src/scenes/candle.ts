import { mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { cut } from '../core/svg.ts';
import { room } from './room.ts';
import type { Subject } from './scene.ts';
import { at, THINGS } from './things.ts';

export const CANDLE = {
  /** A candle on the sill, evening or snow behind the glass. */
  candle: (s, id, hour) => {
    const hr = hour ?? s.pick(['night', 'dusk', 'night']);
    const P = HOURS[hr];
    const wall = mix(P.hills[3], P.hills[2], 0.35);
    const R = room(s, id, P, {
      hour: hr,
      wall,
      night: true,
      x: 350,
      ww: 500,
      hh: 470,
      floor: 574,
      table: mix(mix('#8a5a3c', P.hills[3], 0.5), '#ffffff', 0.05),
      beam: false,
      view: s.pick(['snow', 'city', 'hills', 'snow']),
    });
    const cur = (d: 1 | -1) => {
      let t = '';
      for (let k = 0; k < 5; k++) {
        t += cut(
          `M${600 + d * (250 + k * 44)} 20C${600 + d * (262 + k * 46)} 220 ${600 + d * (300 + k * 40)} 400 ${600 + d * (290 + k * 52)} 600H${600 + d * (350 + k * 52)}C${600 + d * (356 + k * 44)} 400 ${600 + d * (320 + k * 46)} 220 ${600 + d * (300 + k * 44)} 20Z`,
          mix(mix('#b5573a', P.hills[2], 0.45), k % 2 ? '#ffffff' : '#000000', 0.07),
        );
      }
      return t;
    };
    return {
      defs: R.defs,
      body:
        R.body +
        cur(-1) +
        cur(1) +
        `<rect x="180" y="14" width="840" height="14" rx="7" fill="${mix('#8a5a34', P.hills[4], 0.4)}"/>` +
        at(
          430,
          660,
          1,
          THINGS.books([
            mix('#1e5245', P.hills[3], 0.3),
            mix('#b5573a', P.hills[3], 0.3),
            mix('#dcb65a', P.hills[3], 0.3),
          ]),
        ) +
        at(
          900,
          640,
          0.95,
          THINGS.green(
            s,
            mix('#8a6a9c', P.hills[3], 0.4),
            mix(P.hills[1], '#31584c', 0.5),
            s.pick(['fern', 'berry', 'willow']),
            220,
          ),
        ) +
        at(640, 672, 1.2, THINGS.candle('#f6e3c4', mix('#dcb65a', P.hills[3], 0.3), 130, id)) +
        at(520, 708, 0.8, THINGS.candle('#f6e3c4', mix('#dcb65a', P.hills[3], 0.3), 60, id)),
    };
  },
} satisfies Record<string, Subject>;
