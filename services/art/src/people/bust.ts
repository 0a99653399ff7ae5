import { mix } from '../core/colour.ts';
import { along, curve, n1, wave } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import type { Person } from './avatar.ts';

/** Hills and a sun behind the person. */
export function backdrop({ s, t, palette: bg }: Person): string {
  let b = '';
  b += `<rect width="400" height="400" fill="${bg.sky[1]}"/><circle cx="${n1(t > 0 ? s.r(80, 130) : s.r(270, 320))}" cy="${n1(s.r(84, 140))}" r="${n1(s.r(40, 60))}" fill="${bg.sun}"/>`;
  for (let k = 0; k < 3; k++) {
    const f = wave(s, [
      [300, 22],
      [120, 7],
    ]);
    const crest = along((x) => 205 + k * 52 + f(x), -10, 410, 20);
    b += cut(`${curve(crest)}L410 410L-10 410Z`, mix(bg.hills[k]!, bg.sky[2], 0.2));
  }
  return b;
}

export function behind({ s, H, hair, cloth, wheels }: Person): string {
  let b = '';
  // a wheelchair: back rest and push handles, quiet and plain
  if (wheels) {
    b += `<g stroke="#2c3336" stroke-linecap="round" fill="none"><path d="M84 412V312Q84 296 70 294H46M316 412V312Q316 296 330 294H354" stroke-width="11"/><path d="M46 294h20M334 294h20" stroke="#1a1f21" stroke-width="17"/></g><rect x="84" y="330" width="232" height="90" rx="14" fill="#3a4447"/>`;
  }
  if (H.back && !H.front) {
    b += H.back(hair, s);
  }
  if (H.scarf === 'kerchief') {
    b += cut(
      'M118 184C104 62 296 62 282 184C288 230 258 276 200 286S112 230 118 184Z',
      mix(cloth, '#000000', 0.07),
    );
  }
  if (H.scarf === 'wrap') {
    b += cut('M112 190C104 60 296 60 288 190C292 250 318 300 300 344H100C82 300 108 250 112 190Z', cloth);
  }
  return b;
}

export function shoulders({ dx, sh, coat, trim }: Person): string {
  let b = '';
  const lean = dx * 0.35;
  b +=
    cut(`M${n1(172 + lean)} 230H${n1(228 + lean)}L232 296Q200 316 168 296Z`, sh) +
    cut('M52 410C56 332 104 300 166 286Q200 318 234 286C296 300 344 332 348 410Z', coat);
  b += [
    () => cut('M166 286Q200 318 234 286L246 292Q200 344 154 292Z', mix(coat, '#fff6e6', 0.72)),
    () => cut('M160 288L200 352L240 288L254 294L206 398H194L146 294Z', mix(coat, '#000000', 0.24)),
    () =>
      cut('M164 284Q200 326 236 284L240 262Q200 296 160 262Z', mix(coat, '#ffffff', 0.18)) +
      cut('M164 284Q200 326 236 284', 'none', ` stroke="${mix(coat, '#000000', 0.25)}" stroke-width="3"`),
    () =>
      cut('M172 288L200 372L228 288Q200 312 172 288Z', mix('#fffaf0', coat, 0.08)) +
      cut('M166 286L140 300L186 410H200V372ZM234 286L260 300L214 410H200V372Z', mix(coat, '#000000', 0.16)),
    () =>
      `${cut(
        'M166 286Q200 334 234 286',
        'none',
        ` stroke="${mix(coat, '#fff6e6', 0.6)}" stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round"`,
      )}<circle cx="200" cy="320" r="7" fill="${mix('#e7c27c', coat, 0.1)}"/>`,
  ][trim]!();
  return b;
}
