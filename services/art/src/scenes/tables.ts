import { mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { room } from './room.ts';
import type { Subject } from './scene.ts';
import { at, THINGS } from './things.ts';

export const TABLES = {
  /** Morning table: bread, cup, jug, apples, flowers; morning in the window. */
  morning: (s, id, hour) => {
    const P = HOURS[hour ?? s.pick(['dawn', 'noon', 'bloom'])];
    const R = room(s, id, P, {
      hour: hour ?? s.pick(['dawn', 'noon', 'bloom']),
      cloth: mix(P.bloom, P.sky[2], 0.35),
    });
    const k = s.pick(['poppy', 'tulip', 'daisy', 'sunflower']);
    const f = R.mid > 600 ? 1 : -1;
    const X = (x: number) => 600 + f * (x - 600);
    return {
      defs: R.defs,
      body:
        R.body +
        at(
          X(900),
          640,
          1.15,
          THINGS.vase(s, mix('#8fb4bd', P.hills[3], 0.2), mix(P.hills[3], P.hills[4], 0.5), P.bloom, [
            k,
            'willow',
            k,
            'umbel',
          ]),
        ) +
        at(X(560), 660, 1, THINGS.bread(mix('#c98a4b', P.hills[2], 0.15), mix('#8a5a34', P.hills[4], 0.2))) +
        at(X(1050), 690, 0.9, THINGS.jug(mix('#fffaf0', P.sky[1], 0.3))) +
        at(X(330), 694, 1, THINGS.cup(mix('#1e5245', P.hills[3], 0.3), '#5a3424', '#fffaf0')) +
        at(X(730), 706, 1, THINGS.apple('#c8452f', '#31584c')) +
        at(X(806), 690, 0.9, THINGS.apple('#dcb65a', '#31584c')),
    };
  },
  /** Tea for two: a pot, two cups, honey-coloured light. */
  tea: (s, id, hour) => {
    const hr = hour ?? s.pick(['autumn', 'mist', 'dawn', 'bloom']);
    const P = HOURS[hr];
    const c = s.pick(['#1e5245', '#53324f', '#5d7f9a', '#b5573a']);
    const R = room(s, id, P, { hour: hr, table: mix('#8a5a3c', P.hills[3], 0.25) });
    const X = R.mid;
    return {
      defs: R.defs,
      body:
        R.body +
        at(
          X + (X > 600 ? 200 : -170),
          620,
          1,
          THINGS.green(
            s,
            mix('#c9704a', P.hills[1], 0.25),
            mix(P.hills[3], P.hills[4], 0.4),
            s.pick(['eucalyptus', 'fern', 'lavender']),
            230,
          ),
        ) +
        at(X, 660, 1.35, THINGS.pot(c, mix(c, '#1a1210', 0.35))) +
        at(X + 270 * (X > 600 ? -1 : 1), 690, 1.15, THINGS.cup('#f3e3cc', '#b5662c', '#ffffff')) +
        at(
          X + 470 * (X > 600 ? -1 : 1),
          708,
          1.15,
          THINGS.cup(mix(c, '#fff4e2', 0.5), '#b5662c', '#ffffff'),
        ) +
        at(X + 130 * (X > 600 ? 1 : -1), 716, 0.8, THINGS.bread('#dcb06a', mix('#6b4226', P.hills[4], 0.2))),
    };
  },
} satisfies Record<string, Subject>;
