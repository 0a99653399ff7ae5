import { mix } from '../core/colour.ts';
import type { Hour, Palette } from '../core/hours.ts';
import { type Seed, seeded } from '../core/seed.ts';
import { cut, type Drawing } from '../core/svg.ts';
import { type LandKind, land } from '../land/landscape.ts';
import { H, W } from './things.ts';

export interface RoomOptions {
  hour: Hour;
  wall?: string;
  /** Where the floor begins, px from the top. */
  floor?: number;
  /** The window: its left, width and height, px. */
  x?: number;
  ww?: number;
  hh?: number;
  view?: LandKind;
  /** False leaves the light of the window out. */
  beam?: boolean;
  night?: boolean;
  table?: string;
  cloth?: string;
}

export interface Room extends Drawing {
  /** Where there is room for things, px across. */
  mid: number;
}

/** A room with a floor or a table for things to stand on. */
export function room(s: Seed, id: string, P: Palette, o: RoomOptions): Room {
  const wall = o.wall ?? mix(P.sky[2], '#fffaf0', 0.25);
  const top = o.floor ?? 560;
  const x = o.x ?? s.pick([150, 700]);
  const ww = o.ww ?? 350;
  const y = 70;
  const hh = o.hh ?? 380;
  const r = ww / 2;
  const arch = (g: number) =>
    `M${x - g} ${y + hh + g}V${y + r}A${r + g} ${r + g} 0 0 1 ${x + ww + g} ${y + r}V${y + hh + g}Z`;
  const view = land(seeded(`${s.id}view`), ww, hh + 40, {
    kind: o.view,
    tag: 'v',
    bare: true,
    layers: 4,
    detail: 0.85,
    hour: o.hour,
    horizon: 0.5,
  });
  let b = `<rect width="${W}" height="${H}" fill="${wall}"/>`;
  if (o.beam !== false) {
    b += `<path d="M${x + ww} ${y + r}L${W} ${y + 330}V${H}H${x + 300}L${x + 30} ${y + hh}Z" fill="${mix(P.sun, '#ffffff', 0.3)}" opacity=".2"/>`;
  }
  b +=
    cut(arch(20), mix(wall, '#ffffff', o.night ? 0.16 : 0.5)) +
    `<g clip-path="url(#${id}wn)"><g transform="translate(${x} ${y})">${view.body}</g></g><path d="M${x + r} ${y}V${y + hh}M${x} ${y + hh * 0.52}H${x + ww}" stroke="${mix(wall, '#ffffff', o.night ? 0.16 : 0.5)}" stroke-width="9"/>${cut(`M${x - 38} ${y + hh + 10}H${x + ww + 38}V${y + hh + 34}H${x - 38}Z`, mix(wall, '#ffffff', o.night ? 0.24 : 0.62))}${cut(`M${x - 30} ${y + hh + 34}H${x + ww + 30}V${y + hh + 42}H${x - 30}Z`, '#000000', ' opacity=".1"')}`;
  const t = o.table ?? mix('#b98a5c', P.hills[2], 0.3);
  b += `<rect y="${top}" width="${W}" height="${H - top}" fill="${t}"/><rect y="${top}" width="${W}" height="12" fill="${mix(t, '#ffffff', 0.28)}"/>`;
  if (o.cloth) {
    b += cut(`M${W * 0.2} ${top}H${W * 0.8}L${W * 0.86} ${H}H${W * 0.14}Z`, mix(o.cloth, '#fffaf0', 0.3));
    let st = '';
    for (let k = 0; k < 9; k++) {
      st += `M${W * 0.22 + k * 82} ${top}L${W * 0.165 + k * 96} ${H}`;
    }
    b += `<path d="${st}" stroke="${o.cloth}" stroke-width="9" opacity=".45"/>`;
  }
  return {
    defs: `<clipPath id="${id}wn"><path d="${arch(0)}"/></clipPath>${view.defs}`,
    body: b,
    mid: x < 400 ? 860 : 330,
  };
}
