import { mix } from '../core/colour.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { curve, mark, n1, type Point } from '../core/shapes.ts';
import { plant } from '../flora/plant.ts';
import { CLOTH, CLOTHS, type GoodsOptions } from './goods-options.ts';
import { table } from './table.ts';

const W = 500;
const H = 707;
const BINDING = 44;
const INK = '#31584c';
const PATH = '#c4631a';
const PAPER = '#fdfdfb';
const CARD = '#c7a677';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a week is told: a box for each of seven days, and the largest one, for nothing. */
const DAYS: readonly Box[] = [
  ...[0, 1, 2, 3].map((k) => ({ x: 34, y: 128 + k * 92, w: 148, h: 82 })),
  ...[0, 1, 2].map((k) => ({ x: 194, y: 128 + k * 122.7, w: 148, h: 112.7 })),
];
const NOTHING: Box = { x: 34, y: 500, w: 308, h: 172 };
const DONE = { x: 366, y: 128, w: 100 };

const outline = ({ x, y, w, h }: Box) =>
  `<rect x="${x}" y="${n1(y)}" width="${w}" height="${n1(h)}" rx="8"/>`;

/** One sheet, W x H, as it is printed; `written` after a week of use. */
function sheet(s: Seed, written: boolean): string {
  const bar = (x: number, y: number, w: number, h: number, opacity: number) =>
    `<rect x="${x}" y="${n1(y)}" width="${w}" height="${h}" rx="${h / 2}" fill="${INK}" stroke="none" opacity="${opacity}"/>`;
  const hand = (x: number, y: number, length: number) => {
    const points: Point[] = [];
    for (let at = 0; at < length; at += 6) points.push([x + at, y + s.r(-4, 3)]);
    return `<path d="${curve(points)}" stroke-width="1.5" opacity=".75"/>`;
  };
  const days = DAYS.map((day, k) => bar(day.x + 12, day.y + 14, 34 + (k % 3) * 9, 6, 0.6));
  const lines = [0, 1, 2].map((k) => {
    const y = DONE.y + 66 + k * 54;
    const check = `<circle cx="${DONE.x + 8}" cy="${y - 12}" r="7" stroke="${PATH}" stroke-width="1.6" ${written && k < 2 ? 'fill="#e79a4c"' : ''}/>`;
    const words = written && k < 2 ? hand(DONE.x + 24, y - 8, DONE.w - 34) : '';
    return `${check}<path d="M${DONE.x} ${y}h${DONE.w}" opacity=".5"/>${words}`;
  });
  const notes = written
    ? DAYS.flatMap(({ x, y }, k) =>
        [0, 1].map((row) => (k === 4 && row ? '' : hand(x + 12, y + 40 + row * 22, s.r(60, 118)))),
      )
    : [];
  const sprig = plant(s, DONE.x + 50, 668, 150, -1.57, 'willow', INK, PATH, 'line');
  return (
    `<g fill="none" stroke="${INK}" stroke-width="1.1" stroke-linecap="round">` +
    bar(34, 76, 132, 10, 0.75) +
    bar(34, 97, 78, 5, 0.35) +
    `<g opacity=".55">${DAYS.map(outline).join('')}</g>` +
    `<g stroke="${PATH}" stroke-width="1.6" opacity=".7">${outline(NOTHING)}</g>` +
    days.join('') +
    bar(DONE.x, DONE.y + 10, 72, 6, 0.6) +
    lines.join('') +
    notes.join('') +
    `${sprig}</g>`
  );
}

/** The lower edge of what a torn sheet has left below the binding. */
function stub(s: Seed): string {
  const teeth = Array.from({ length: 51 }, (_, k) => `L${n1(W - k * (W / 50))} ${n1(BINDING + s.r(3, 12))}`);
  return `<path d="M0 ${BINDING - 4}H${W}${teeth.join('')}Z" fill="${mix(PAPER, '#a99d86', 0.3)}"/>`;
}

/** A pad of sheets glued at their head onto a card, A4 upright: new, written upon, or with its last sheet beside it. */
export function pad(slug: string, { cloth, w, h, ground }: Omit<GoodsOptions, 'motif'>): string {
  const s = seeded(slug);
  const [c, foil, paper] = CLOTH[cloth ?? s.pick(CLOTHS)];
  const T = table(`${s.id}p`, w, h, ground, paper, foil);
  const state = s.pick(['new', 'written', 'torn']);
  const edges = [7, 5.5, 4, 2.5, 1].map(
    (k) =>
      `<rect x="${k * 0.7}" y="${k}" width="${W}" height="${H}" rx="2" fill="#f6f4ee" stroke="#cfc9ba" stroke-width=".7"/>`,
  );
  const card = `<rect x="-5" y="-4" width="${W + 14}" height="${H + 20}" rx="5" fill="${CARD}"/><rect x="-5" y="${H + 9}" width="${W + 14}" height="7" rx="3" fill="${mix(CARD, '#000000', 0.18)}"/>`;
  const binding = `<path d="M-5 -1Q-5 -6 0 -6H${W + 4}Q${W + 9} -6 ${W + 9} -1V${BINDING}H-5Z" fill="${c}"/><path d="M-5 ${BINDING}H${W + 9}" stroke="#000" stroke-opacity=".25" stroke-width="2"/><path d="M-5 4H${W + 9}" stroke="#fff" stroke-opacity=".2" stroke-width="5"/>${mark(W / 2 - 14, 8, 28, foil, foil, 2.2)}`;
  const perforation = `<path d="M8 ${BINDING + 7}H${W - 8}" stroke="#b9b09c" stroke-width="1.6" stroke-dasharray="3 6"/>`;
  const corner = `<path d="M${W} ${H - 62}Q${W - 12} ${H - 22} ${W - 66} ${H}H${W}Z" fill="#f0ede4"/><path d="M${W} ${H - 62}Q${W - 34} ${H - 50} ${W - 44} ${H - 46}Q${W - 52} ${H - 18} ${W - 66} ${H}Q${W - 16} ${H - 18} ${W} ${H - 62}Z" fill="#fff" stroke="#d5cfc0" stroke-width=".8"/>`;
  const whole = (written: boolean) =>
    `<rect width="${W}" height="${H}" rx="2" fill="${PAPER}"/>${sheet(s, written)}`;
  const body =
    T.drop(-5, -4, W + 14, H + 18, 6) +
    card +
    edges.join('') +
    whole(state === 'written') +
    (state === 'torn' ? '' : corner) +
    (state === 'new' ? '' : stub(s)) +
    perforation +
    binding +
    `<rect x="-5" y="-6" width="${W + 14}" height="${H + 20}" rx="4" fill="url(#${s.id}pli)" opacity=".5"/>`;
  if (state !== 'torn')
    return T.finish(
      T.defs,
      `${T.ground}<g transform="rotate(${s.pick([-4, 3])} 400 500) translate(150 145)">${body}</g>`,
    );
  const off = `${T.drop(0, BINDING, W, H - BINDING, 3, 0.5)}<path d="M0 ${BINDING + 8}H${W}V${H}H0Z" fill="${PAPER}" stroke="#ddd7c8" stroke-width=".8"/>${sheet(s, true)}`;
  return T.finish(
    T.defs,
    `${T.ground}<g transform="translate(92 96) rotate(-6) scale(.8)">${body}</g><g transform="translate(352 318) rotate(9) scale(.78)">${off}</g>`,
  );
}
