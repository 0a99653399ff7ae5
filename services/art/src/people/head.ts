import { mix } from '../core/colour.ts';
import { n1 } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import type { Person } from './avatar.ts';

export function head({ a, t, dx, L, R, chin, skin, sh }: Person): string {
  let b = '';
  const jaw = a === 'older' ? 3 : 0;
  const wide = a === 'young' ? 1.02 : 1;
  if (t <= 0) {
    b += `<ellipse cx="${R - (t ? 10 : 0)}" cy="179" rx="11" ry="18" fill="${t ? mix(skin, sh, 0.25) : skin}"/>`;
  }
  if (t >= 0) {
    b += `<ellipse cx="${L + (t ? 10 : 0)}" cy="179" rx="11" ry="18" fill="${t ? mix(skin, sh, 0.25) : skin}"/>`;
  }
  b += cut(
    `M${L} 160C${L} 108 ${166 + dx * 0.3} 88 ${200 + dx * 0.2} 88S${R} 108 ${R} 160C${n1(R - (t > 0 ? 6 : 0))} ${214 + jaw} ${n1(chin + 34 * wide)} 262 ${n1(chin)} 262S${n1(L + (t < 0 ? 6 : 0))} ${214 + jaw} ${L} 160Z`,
    skin,
  );
  if (t) {
    b += cut(
      t > 0
        ? `M${L} 160C${L} ${214} 168 262 ${n1(chin)} 262C176 250 158 214 ${L + 12} 150Z`
        : `M${R} 160C${R} ${214} 232 262 ${n1(chin)} 262C224 250 242 214 ${R - 12} 150Z`,
      sh,
      ' opacity=".35"',
    );
  }
  if (t) {
    const ex = t > 0 ? L + 14 : R - 14;
    b += `<ellipse cx="${ex}" cy="180" rx="10" ry="17" fill="${skin}"/><path d="M${ex - t * 3} 172q${t * 7} 6 ${t * 1} 16" fill="none" stroke="${sh}" stroke-width="3" stroke-linecap="round"/>`;
  }
  return b;
}

export function beard({ dx, L, R, chin, skin, hair, kind, beardy }: Person): string {
  let b = '';
  if (beardy) {
    b +=
      cut(
        `M${L + 1} 182C${L + 2} 240 ${n1(168 + dx * 0.4)} 277 ${n1(chin)} 277S${R - 2} 240 ${R - 1} 182C${n1(250 + dx * 0.2)} 208 ${n1(232 + dx)} 212 ${n1(220 + dx)} 208Q${n1(200 + dx)} 200 ${n1(180 + dx)} 208C${n1(168 + dx)} 212 ${n1(150 + dx * 0.2)} 208 ${L + 1} 182Z`,
        hair,
        kind === 'bald' || kind === 'side' ? ' opacity=".92"' : '',
      ) +
      `<path d="M${n1(186 + dx)} 226Q${n1(200 + dx)} 234 ${n1(214 + dx)} 226" fill="none" stroke="${mix(skin, '#b0584a', 0.3)}" stroke-width="4" stroke-linecap="round"/>`;
  }
  return b;
}

/** Hair that lies over the head. */
export function hairOver({ s, H, kind, a, t, dx, hair }: Person): string {
  let b = '';
  if (H.front && H.back) {
    b += H.back(hair, s).replace(/<path[^<>]*>/, '');
  }
  if (H.top) {
    b += `<g transform="translate(${n1(dx * 0.28)} 0)${t < 0 ? ' translate(400 0) scale(-1 1)' : ''}">${cut(H.top, hair)}</g>`;
  }
  if (a !== 'young' && H.top && kind !== 'rim') {
    b += `<path d="M${160 + dx * 0.3} 104Q${196 + dx * 0.3} 82 ${236 + dx * 0.3} 100" fill="none" stroke="${mix(hair, a === 'older' ? '#ffffff' : '#fff2dd', 0.28)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
  }
  return b;
}
