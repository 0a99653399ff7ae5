import { mix } from '../core/colour.ts';
import { n1 } from '../core/shapes.ts';
import type { Person } from './avatar.ts';

/** Eyes, nose, mouth and what is worn on a face. */
export function face({
  s,
  kind,
  H,
  a,
  t,
  dx,
  L,
  R,
  deep,
  sh,
  lineInk,
  hair,
  beardy,
  glasses,
  open,
}: Person): string {
  let b = '';
  const X = (x: number) => n1(x + dx * (1 + Math.abs(x - 200) * 0.002));
  const far = t ? 0.84 : 1;
  const eye = (cx: number, q: number) =>
    open
      ? `<path d="M${X(cx - 12 * q)} 179Q${X(cx)} 168 ${X(cx + 12 * q)} 179" /><circle cx="${X(cx)}" cy="179" r="5" fill="${lineInk}" stroke="none"/>`
      : `<path d="M${X(cx - 11 * q)} 178Q${X(cx)} 186 ${X(cx + 11 * q)} 178"/>`;
  const lk = t < 0 ? far : 1;
  const rk = t > 0 ? far : 1;
  const browInk = ['bald', 'scarf', 'hijab'].includes(kind)
    ? mix(lineInk, '#2a2020', 0.4)
    : mix(hair, lineInk, a === 'older' ? 0.3 : 0.15);
  const young = a === 'young' ? 2 : 0;
  b += `<g fill="none" stroke="${lineInk}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${eye(174, lk)}${eye(226, rk)}<path d="${t ? `M${X(200 - t * 3)} 170C${X(200 - t * 1)} 186 ${X(200 + t * 9)} 196 ${X(200 + t * 8)} 203Q${X(200 + t * 2)} 210 ${X(200 - t * 7)} 207` : 'M202 172C200 190 194 200 194 206Q200 211 207 207'}" stroke-width="3" opacity=".65"/>${beardy ? '' : `<path d="M${X(184 + (t > 0 ? 2 : 0))} ${230 + young * 0.5}Q${X(200)} ${241 + young} ${X(216 - (t < 0 ? 2 : 0))} ${230 + young * 0.5}" stroke="${mix(sh, deep ? '#5a1f1f' : '#9a2f2f', 0.6)}"/>`}<path d="M${X(160)} ${158 - young}Q${X(172)} ${150 - young} ${X(186)} ${156 - young}M${X(214)} ${156 - young}Q${X(228)} ${150 - young} ${X(240)} ${158 - young}" stroke="${browInk}" stroke-width="4.2"/></g>`;
  if (a === 'older') {
    b += `<g fill="none" stroke="${sh}" stroke-width="2.4" stroke-linecap="round" opacity=".85"><path d="${t < 0 ? '' : `M${X(152)} 186q-5 3 -8 2M${X(152)} 192q-4 5 -7 6`}${t > 0 ? '' : `M${X(248)} 186q5 3 8 2M${X(248)} 192q4 5 7 6`}M${X(178)} 214q-7 7 -8 15M${X(222)} 214q7 7 8 15M${X(178)} 134q22 -6 44 0"/></g>`;
  }
  for (const [x, d] of [
    [160, -1],
    [240, 1],
  ] as const) {
    b += `<circle cx="${X(x - (t === d ? d * 12 : 0))}" cy="208" r="${t === d ? 9 : 13}" fill="#e0735a" opacity="${deep ? 0.14 : 0.2}"/>`;
  }
  if (a === 'young' && s.chance(0.4)) {
    b += (
      [
        [158, 200],
        [166, 206],
        [234, 206],
        [242, 200],
        [170, 198],
        [230, 198],
      ] as const
    )
      .map(([x, y]) => `<circle cx="${X(x)}" cy="${y}" r="1.8" fill="${sh}" opacity=".7"/>`)
      .join('');
  }
  if (glasses) {
    b += `<g fill="#ffffff" fill-opacity=".12" stroke="${s.pick(['#2a2420', '#7a3140', '#31584c', '#8a5a34'])}" stroke-width="3.4">${s.chance(0.5) ? `<circle cx="${X(173)}" cy="179" r="21"/><circle cx="${X(227)}" cy="179" r="21"/>` : `<rect x="${X(151)}" y="162" width="43" height="34" rx="12"/><rect x="${X(206)}" y="162" width="43" height="34" rx="12"/>`}<path d="M${X(194)} 176Q${X(200)} 172 ${X(206)} 176" fill="none"/></g>`;
  }
  if (
    !beardy &&
    !H.scarf &&
    s.chance(0.3) &&
    ['bun', 'pixie', 'curl', 'afro', 'ponytail', 'braid'].includes(kind)
  ) {
    b +=
      (t <= 0 ? `<circle cx="${R - (t ? 12 : 0)}" cy="204" r="6" fill="#dcb65a"/>` : '') +
      (t >= 0 ? `<circle cx="${L + (t ? 12 : 0)}" cy="204" r="6" fill="#dcb65a"/>` : '');
  }
  return b;
}
