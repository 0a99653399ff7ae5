// Head scarves: a tied kerchief, a soft wrap.
import { mix } from '../core/colour.ts';
import { n1 } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import type { Person } from './avatar.ts';

export function scarf({ H, dx, L, R, chin, skin, cloth }: Person): string {
  let b = '';
  if (H.scarf === 'kerchief') {
    b +=
      cut(
        `M${L - 8} 182C${L - 16} 78 ${n1(164 + dx * 0.3)} 66 ${n1(202 + dx * 0.3)} 66C${n1(246 + dx * 0.3)} 66 ${R + 18} 84 ${R + 8} 182C${R + 4} 146 ${n1(246 + dx * 0.3)} 120 ${n1(200 + dx * 0.3)} 120S${L - 4} 146 ${L - 8} 182Z`,
        cloth,
      ) +
      cut(
        `M${n1(chin - 26)} 264Q${n1(chin)} 284 ${n1(chin + 26)} 264L${n1(chin + 34)} 280Q${n1(chin)} 304 ${n1(chin - 34)} 280Z`,
        cloth,
      ) +
      cut(
        `M${n1(chin - 4)} 280L${n1(chin - 34)} 322L${n1(chin - 6)} 314ZM${n1(chin + 4)} 280L${n1(chin + 38)} 318L${n1(chin + 10)} 314Z`,
        mix(cloth, '#000000', 0.1),
      ) +
      `<circle cx="${n1(chin)}" cy="284" r="10" fill="${mix(cloth, '#000000', 0.16)}"/>` +
      (
        [
          [150, 110],
          [182, 88],
          [222, 90],
          [252, 116],
          [200, 106],
          [166, 124],
        ] as const
      )
        .map(
          ([x, y], i) =>
            `<circle cx="${n1(x + dx * 0.3)}" cy="${y}" r="6" fill="${mix(cloth, '#fff2d8', 0.7)}"/><circle cx="${n1(x + dx * 0.3)}" cy="${y}" r="2.3" fill="${i % 2 ? '#c4502f' : '#dcb65a'}"/>`,
        )
        .join('');
  }
  if (H.scarf === 'wrap') {
    b +=
      cut(
        'M124 186C108 44 292 44 276 186C272 150 252 122 200 120S128 150 124 186Z',
        mix(cloth, '#ffffff', 0.08),
      ) +
      cut(
        'M124 186C126 236 156 276 200 280S274 236 276 186C292 250 300 292 268 322Q200 356 132 322C100 292 108 250 124 186Z',
        cloth,
      ) +
      `<path d="M140 250Q190 320 270 306M132 280Q180 338 250 328" fill="none" stroke="${mix(cloth, '#000000', 0.2)}" stroke-width="3" stroke-linecap="round" opacity=".6"/>` +
      cut(
        `M${L + 6} 176C${L + 6} 132 160 118 200 118S${R - 6} 132 ${R - 6} 176C${R - 6} 224 ${n1(chin + 34)} 260 ${n1(chin)} 260S${L + 6} 224 ${L + 6} 176Z`,
        skin,
      );
  }
  return b;
}
