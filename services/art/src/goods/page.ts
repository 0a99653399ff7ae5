import { n1 } from '../core/shapes.ts';

export const PAPERS = { cream: '#fbf4e2', white: '#fdfdfb', grey: '#e9ebe8', kraft: '#d9bf97' };

export const INNERS = ['lines', 'dots', 'grid', 'blank', 'planner', 'days'] as const;
export type Inner = (typeof INNERS)[number];
export type PaperName = keyof typeof PAPERS;

/** One inner page, w x h px, ruled by kind. */
export function page(kind: Inner, w: number, h: number, ink: string): string {
  const m = 34;
  const R = w - m;
  const B = h - 40;
  let d = '';
  let b = '';
  if (kind === 'lines') {
    for (let y = 92; y < B; y += 30) {
      d += `M${m} ${y}H${R}`;
    }
  }
  if (kind === 'grid') {
    for (let y = 40; y <= B; y += 20) {
      d += `M${m} ${y}H${m + Math.floor((R - m) / 20) * 20}`;
    }
    for (let x = m; x <= R; x += 20) {
      d += `M${x} 40V${40 + Math.floor((B - 40) / 20) * 20}`;
    }
  }
  if (kind === 'dots') {
    for (let y = 44; y <= B; y += 22) {
      for (let x = m; x <= R; x += 22) {
        b += `<circle cx="${x}" cy="${y}" r="1.5" fill="${ink}" opacity=".6"/>`;
      }
    }
  }
  if (kind === 'planner') {
    d += `M${m} 92H${R}`;
    for (let k = 0; k < 7; k++) {
      const y = 92 + ((B - 92) / 7) * (k + 1);
      d += `M${m} ${n1(y)}H${R}`;
      b += `<rect x="${m}" y="${n1(y - (B - 92) / 7 + 14)}" width="${40 + (k % 3) * 10}" height="5" rx="2.5" fill="${ink}" opacity=".55"/><circle cx="${R - 10}" cy="${n1(y - (B - 92) / 7 + 18)}" r="7" fill="none" stroke="${ink}" opacity=".6"/>`;
    }
  }
  if (kind === 'days') {
    for (let k = 0; k < 28; k++) {
      b += `<circle cx="${n1(m + 20 + (k % 7) * ((R - m - 40) / 6))}" cy="${n1(130 + Math.floor(k / 7) * 62)}" r="14" fill="none" stroke="${k < 9 ? '#c9661a' : ink}" stroke-width="1.6" opacity=".75"/>`;
    }
    for (let y = 400; y < B; y += 28) {
      d += `M${m} ${y}H${R}`;
    }
  }
  if (kind !== 'blank' && kind !== 'grid' && kind !== 'dots') {
    b += `<rect x="${m}" y="50" width="110" height="8" rx="4" fill="${ink}" opacity=".7"/><rect x="${m}" y="68" width="66" height="5" rx="2.5" fill="${ink}" opacity=".35"/>`;
  }
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1" opacity=".38"/>${b}`;
}
