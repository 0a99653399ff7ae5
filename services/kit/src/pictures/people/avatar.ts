// People: authors, experts, members.
import { mix } from '../core/colour.ts';
import { HOURS } from '../core/hours.ts';
import { seeded } from '../core/seed.ts';
import { curve, n1, type Point, wave } from '../core/shapes.ts';
import { cut, grain, svg } from '../core/svg.ts';
import { among } from '../core/tables.ts';
import { HAIRS, LOOKS, type Look } from './hair.ts';

const SKIN = [
  '#f3d3bd',
  '#eac0a2',
  '#f7dccb',
  '#d9a581',
  '#f0c9ae',
  '#c68a63',
  '#a56b47',
  '#7d4e33',
  '#5f3a28',
];
const HAIR = ['#2d2320', '#5a3826', '#8a5a34', '#c79a5b', '#3c3a42', '#a3452c', '#1f1a1c'];
const GREY = ['#b9b3ac', '#d8d3cb', '#8f8b8a', '#e6e2da'];
const COATS = [
  '#1e5245',
  '#53324f',
  '#b5573a',
  '#1c2f45',
  '#8fb4bd',
  '#dcb65a',
  '#7a3140',
  '#6f7f5c',
  '#c98a6a',
  '#4b4a78',
];
/** Everything absent is chosen by the seed. */
export interface AvatarOptions {
  /** The side of the square, px. */
  w?: number;
  look?: Look;
  age?: 'young' | 'adult' | 'older';
  /** Left, straight, right. */
  turn?: -1 | 0 | 1;
  /** 0 to 8, light to dark. */
  skin?: number;
  /** True shows a wheelchair's back and handles. */
  chair?: boolean;
}

/**
 * A bust, w px square. look: LOOKS; age: young | adult | older; turn: -1 (left) | 0 | 1 (right);
 * skin: 0..8 light to dark; chair: true shows a wheelchair's back and handles behind the shoulders. All by the seed when absent.
 */
export function avatar(
  slug: string,
  { w = 400, look, age, turn, skin: tone, chair }: AvatarOptions = {},
): string {
  const s = seeded(`person/${slug}`);
  const id = `${s.id}v`;
  const bg = HOURS[s.pick(['dawn', 'mist', 'bloom', 'noon', 'autumn', 'dawn'])];
  const skin = SKIN[tone ?? s.i(0, SKIN.length - 1)]!;
  const kind = among(LOOKS, look) ? look : s.pick(LOOKS);
  const H = HAIRS[kind];
  const a = age ?? s.pick(['young', 'adult', 'adult', 'adult', 'older']);
  const t = turn ?? s.pick([-1, 0, 0, 1]);
  const deep = SKIN.indexOf(skin) > 5;
  const hair =
    kind === 'rim' || a === 'older'
      ? s.pick(GREY)
      : deep || kind === 'afro' || kind === 'locs'
        ? s.pick(['#1f1a1c', '#2d2320', '#3c2a22'])
        : s.pick(HAIR);
  const coat = s.pick(COATS);
  const trim = s.i(0, 4);
  const beardy = H.beard || (['short', 'side', 'bald', 'rim', 'locs'].includes(kind) && s.chance(0.45));
  const glasses = s.chance(a === 'older' ? 0.5 : 0.26);
  const open = s.chance(0.45);
  const wheels = chair ?? s.chance(0.06);
  const sh = mix(skin, deep ? '#2a120c' : '#8a4a3a', deep ? 0.34 : 0.26);
  const lineInk = mix(sh, '#2a1412', 0.6);
  const dx = t * 15;
  const wide = a === 'young' ? 1.02 : 1;
  const cloth = s.pick(['#c4502f', '#1e5245', '#dcb65a', '#8c4a63', '#5d7f9a', '#e5b9a0']);
  let b = `<rect width="400" height="400" fill="${bg.sky[1]}"/><circle cx="${n1(t > 0 ? s.r(80, 130) : s.r(270, 320))}" cy="${n1(s.r(84, 140))}" r="${n1(s.r(40, 60))}" fill="${bg.sun}"/>`;
  for (let k = 0; k < 3; k++) {
    const f = wave(s, [
      [300, 22],
      [120, 7],
    ]);
    const pts: Point[] = [];
    for (let x = -10; x <= 410; x += 20) {
      pts.push([x, 205 + k * 52 + f(x)]);
    }
    b += cut(`${curve(pts)}L410 410L-10 410Z`, mix(bg.hills[k]!, bg.sky[2], 0.2));
  }
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
  // neck and shoulders
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
  // head: the far side narrows in a three-quarter view
  const L = 140 + (t < 0 ? 4 : t > 0 ? -1 : 0);
  const R = 260 + (t > 0 ? -4 : t < 0 ? 1 : 0);
  const jaw = a === 'older' ? 3 : 0;
  const chin = 200 + dx * 0.55;
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
  if (beardy) {
    b +=
      cut(
        `M${L + 1} 182C${L + 2} 240 ${n1(168 + dx * 0.4)} 277 ${n1(chin)} 277S${R - 2} 240 ${R - 1} 182C${n1(250 + dx * 0.2)} 208 ${n1(232 + dx)} 212 ${n1(220 + dx)} 208Q${n1(200 + dx)} 200 ${n1(180 + dx)} 208C${n1(168 + dx)} 212 ${n1(150 + dx * 0.2)} 208 ${L + 1} 182Z`,
        hair,
        kind === 'bald' || kind === 'side' ? ' opacity=".92"' : '',
      ) +
      `<path d="M${n1(186 + dx)} 226Q${n1(200 + dx)} 234 ${n1(214 + dx)} 226" fill="none" stroke="${mix(skin, '#b0584a', 0.3)}" stroke-width="4" stroke-linecap="round"/>`;
  }
  if (H.front && H.back) {
    b += H.back(hair, s).replace(/<path[^>]*>/, '');
  }
  if (H.top) {
    b += `<g transform="translate(${n1(dx * 0.28)} 0)${t < 0 ? ' translate(400 0) scale(-1 1)' : ''}">${cut(H.top, hair)}</g>`;
  }
  if (a !== 'young' && H.top && kind !== 'rim') {
    b += `<path d="M${160 + dx * 0.3} 104Q${196 + dx * 0.3} 82 ${236 + dx * 0.3} 100" fill="none" stroke="${mix(hair, a === 'older' ? '#ffffff' : '#fff2dd', 0.28)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`;
  }
  // head scarves: a tied kerchief, a soft wrap
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
  // the face, shifted by the turn
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
  return svg(w, w, `<g transform="scale(${w / 400})">${b}${grain(id, 400, 400, 0.06)}</g>`);
}
