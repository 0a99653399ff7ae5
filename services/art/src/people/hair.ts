import { mix } from '../core/colour.ts';
import type { Seed } from '../core/seed.ts';
import { n1 } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import { namesOf } from '../core/tables.ts';

/* Hair: back (behind the shoulders) and top (over the head). c hair, d darker, t turn -1..1, s seed. */
export interface Hair {
  /** Behind the shoulders, in colour c. */
  back?: (c: string, s: Seed) => string;
  /** Path data over the head; '' is none. */
  top: string;
  beard?: boolean;
  /** True when the back lies before the shoulders. */
  front?: boolean;
  /** A tied kerchief, or a soft wrap. */
  scarf?: 'kerchief' | 'wrap';
}

const TABLE = {
  long: {
    back: (c) =>
      cut('M124 168C118 70 282 70 276 168C280 240 300 280 292 336H108C100 280 120 240 124 168Z', c),
    top: 'M136 176C130 96 168 72 204 74C250 76 272 112 264 176C256 140 240 122 206 112C180 132 150 138 136 176Z',
  },
  wave: {
    back: (c) =>
      cut(
        'M126 160C120 66 286 70 278 166C306 196 284 226 304 262C296 300 276 304 262 296H138C116 306 100 290 98 262C118 226 96 196 126 160Z',
        c,
      ),
    top: 'M134 172C128 90 172 68 210 74C256 80 274 116 266 172C258 146 248 130 230 116C206 138 158 132 134 172Z',
  },
  bob: {
    back: (c) =>
      cut('M118 176C112 74 288 74 282 176C284 220 284 236 276 250H124C116 236 116 220 118 176Z', c),
    top: 'M132 174C128 86 176 72 202 74C246 74 272 100 268 174C262 152 256 138 252 132H148C142 146 136 156 132 174Z',
  },
  bun: {
    back: (c, s) => `<circle cx="${s.pick([200, 214, 186])}" cy="72" r="38" fill="${c}"/>`,
    top: 'M136 164C134 104 164 80 200 80S266 104 264 164C254 130 232 116 200 114S146 130 136 164Z',
  },
  short: {
    top: 'M134 160C126 98 160 66 204 70C252 70 276 104 266 164C260 142 254 130 244 122C214 126 176 120 158 112C146 124 138 140 134 160Z',
  },
  curl: {
    back: (c) =>
      (
        [
          [140, 130, 44],
          [170, 96, 46],
          [222, 92, 48],
          [262, 130, 44],
          [274, 178, 38],
          [126, 178, 38],
          [268, 222, 32],
          [132, 222, 32],
        ] as const
      )
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
        .join(''),
    top: 'M138 160C138 120 168 96 200 112C232 96 262 120 262 160C252 136 236 126 200 128C164 126 148 136 138 160Z',
  },
  beard: {
    beard: true,
    top: 'M136 158C128 102 158 72 198 72C246 70 274 100 264 160C258 138 250 126 238 116C210 122 180 118 162 114C148 124 140 140 136 158Z',
  },
  braid: {
    back: (c, s) => {
      const d = s.pick([-1, 1]);
      let b = cut('M130 170C126 76 274 76 270 170L262 236H138Z', c);
      for (let k = 0; k < 6; k++) {
        b += `<ellipse cx="${200 + d * (74 + (k % 2) * 5 - k * 1.5)}" cy="${222 + k * 25}" rx="${18 - k}" ry="17" fill="${mix(c, '#000000', k % 2 ? 0.14 : 0)}" transform="rotate(${d * 16} ${200 + d * 74} ${222 + k * 25})"/>`;
      }
      return `${b}<circle cx="${200 + d * 66}" cy="368" r="9" fill="#c9661a"/>`;
    },
    front: true,
    top: 'M134 174C128 92 166 74 200 78C234 74 272 92 266 174C258 138 236 118 200 100C164 118 142 138 134 174Z',
  },
  pixie: {
    top: 'M132 176C122 96 160 62 208 68C256 66 280 108 268 176C266 158 262 146 256 140C252 132 246 128 240 124C222 138 176 140 156 122C148 134 142 146 140 156Z',
  },
  bald: { top: '' },
  rim: {
    top: 'M133 182C126 166 126 140 134 122C138 136 138 160 141 182ZM267 182C274 166 274 140 266 122C262 136 262 160 259 182Z',
  },
  afro: {
    back: (c) =>
      `${Array.from({ length: 16 }, (_, k) => {
        const a = Math.PI * 0.86 + (k / 15) * Math.PI * 1.28;
        return `<circle cx="${n1(200 + Math.cos(a) * 76)}" cy="${n1(146 + Math.sin(a) * 72)}" r="36" fill="${c}"/>`;
      }).join('')}<circle cx="200" cy="130" r="84" fill="${c}"/>`,
    top: 'M138 156C136 116 164 92 200 92S264 116 262 156C254 132 232 120 200 120S146 132 138 156Z',
  },
  locs: {
    back: (c) =>
      cut('M122 176C114 66 286 66 278 176L284 250H116Z', c) +
      Array.from({ length: 12 }, (_, k) => {
        const x = 110 + k * 16;
        const len = 150 - Math.abs(k - 5.5) * 4 + (k % 3) * 12;
        return `<rect x="${x}" y="${130 + Math.abs(k - 5.5) * 5}" width="15" height="${len}" rx="7.5" fill="${mix(c, '#ffffff', k % 2 ? 0.09 : 0)}"/>`;
      }).join(''),
    top: 'M132 180C124 90 160 64 202 68C248 64 278 96 268 180C264 146 248 126 222 114C214 122 206 122 200 114C192 124 182 124 174 116C152 128 138 148 132 180Z',
  },
  ponytail: {
    back: (c, s) => {
      const d = s.pick([-1, 1]);
      const X = (x: number) => 200 + d * (x - 200);
      return cut(
        `M${X(250)} 110C${X(320)} 90 ${X(334)} 190 ${X(300)} 270C${X(306)} 210 ${X(290)} 170 ${X(250)} 150Z`,
        c,
      );
    },
    top: 'M134 166C130 98 164 74 202 76C242 74 270 100 266 166C256 132 236 112 196 108C166 114 144 134 134 166Z',
  },
  fringe: {
    back: (c) =>
      cut('M124 180C116 70 284 70 276 180C278 230 280 262 274 286H126C120 262 122 230 124 180Z', c),
    top: 'M132 180C126 86 168 70 200 72C238 70 274 90 268 180C264 166 262 156 258 148Q200 160 142 148C138 158 134 168 132 180Z',
  },
  side: {
    top: 'M134 162C124 92 166 62 216 68C258 72 278 112 266 166C262 146 256 132 246 124C212 124 186 112 172 96C160 118 142 138 134 162Z',
  },
  scarf: { scarf: 'kerchief', top: '' },
  hijab: { scarf: 'wrap', top: '' },
} satisfies Record<string, Hair>;

export type Look = keyof typeof TABLE;
export const HAIRS: Record<Look, Hair> = TABLE;

export const LOOKS: readonly Look[] = namesOf(HAIRS);
