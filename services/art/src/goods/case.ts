import { mix } from '../core/colour.ts';
import { seeded } from '../core/seed.ts';
import { n1 } from '../core/shapes.ts';
import { CLOTH, CLOTHS, type GoodsOptions } from './goods-options.ts';
import { table } from './table.ts';

const WALNUT = '#6b4a32';

/** A cloth case for a diary: its front with flap and button, or its back with the pocket for a pen. */
export function diaryCase(slug: string, { cloth, w, h, ground }: Omit<GoodsOptions, 'motif'>): string {
  const s = seeded(slug);
  const id = `${s.id}c`;
  const [c, foil, paper] = CLOTH[cloth ?? s.pick(CLOTHS)];
  const T = table(id, w, h, ground, paper, foil);
  const [W, H] = [470, 630];
  const thread = mix(c, foil, 0.55);
  const shade = mix(c, '#000000', 0.16);
  let weave = '';
  for (let y = 6; y < H; y += 7)
    weave += `<path d="M0 ${n1(y + s.r(-1, 1))}H${W}" stroke="${s.chance(0.5) ? shade : '#ffffff'}" stroke-width="1.6" opacity=".22"/>`;
  for (let x = 6; x < W; x += 7)
    weave += `<path d="M${n1(x + s.r(-1, 1))} 0V${H}" stroke="${shade}" stroke-width="1.2" opacity=".2"/>`;
  const seam = (x: number, y: number, ww: number, hh: number) =>
    `<rect x="${x}" y="${y}" width="${ww}" height="${hh}" rx="10" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="11 8"/>`;
  const front = `<path d="M${W - 170} 0H${W}V${H}H${W - 170}Q${W - 196} ${H / 2} ${W - 170} 0Z" fill="#000" opacity=".2" transform="translate(-7 4)"/><path d="M${W - 170} 0H${W}V${H}H${W - 170}Q${W - 196} ${H / 2} ${W - 170} 0Z" fill="${mix(c, '#ffffff', 0.12)}"/><path d="M${W - 158} 14Q${W - 182} ${H / 2} ${W - 158} ${H - 14}" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="11 8"/><path d="M${W - 182} ${H / 2 - 34}q-34 34 0 68" fill="none" stroke="${foil}" stroke-width="7"/><circle cx="${W - 186}" cy="${H / 2 + 4}" r="31" fill="#000" opacity=".3"/><circle cx="${W - 188}" cy="${H / 2}" r="30" fill="${WALNUT}"/><circle cx="${W - 188}" cy="${H / 2}" r="22" fill="none" stroke="${mix(WALNUT, '#ffffff', 0.25)}" stroke-width="2"/><path d="M${W - 196} ${H / 2 - 8}l16 16M${W - 180} ${H / 2 - 8}l-16 16" stroke="${thread}" stroke-width="4"/>`;
  const back = `<rect x="${W - 130}" y="150" width="92" height="420" rx="8" fill="#000" opacity=".18" transform="translate(-5 6)"/><rect x="${W - 130}" y="150" width="92" height="420" rx="8" fill="${mix(c, '#ffffff', 0.12)}"/>${seam(W - 120, 160, 72, 400)}<path d="M${W - 130} 168h92" stroke="${foil}" stroke-width="6"/>`;
  const body = `${T.drop(0, 0, W, H, 18)}<defs><clipPath id="${id}cs"><rect width="${W}" height="${H}" rx="18"/></clipPath></defs><rect x="7" y="9" width="${W}" height="${H}" rx="18" fill="${mix(c, '#000000', 0.3)}"/><g clip-path="url(#${id}cs)"><rect width="${W}" height="${H}" fill="${c}"/>${weave}${seam(14, 14, W - 28, H - 28)}${s.chance(0.5) ? front : back}<rect width="${W}" height="${H}" fill="url(#${id}li)"/></g>`;
  return T.finish(
    T.defs,
    `${T.ground}<g transform="rotate(${s.pick([-4, 3])} 400 500) translate(165 185)">${body}</g>`,
  );
}
