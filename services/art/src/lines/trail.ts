import { n1, type Point } from '../core/shapes.ts';

export interface TrailOptions {
  w?: number;
  h?: number;
  rows?: number;
  /** Stones passed by, counted from 0. */
  missed?: readonly number[];
}

/** The trail: n stones on one line, the first `done` reached; in whole weeks, the last stone of each is larger. Drawn in the page, so colours are properties. */
export function trail(
  n: number,
  done: number,
  { w = 640, h = 220, rows = 4, missed = [] }: TrailOptions = {},
): string {
  const per = Math.ceil(n / rows);
  const pts: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / per);
    const k = i % per;
    const t = per > 1 ? k / (per - 1) : 0;
    const x = 26 + (w - 52) * (row % 2 ? 1 - t : t);
    const y = 26 + (rows > 1 ? ((h - 52) * row) / (rows - 1) : 0);
    pts.push([x, y + Math.sin(k * 1.05 + row) * 5]);
  }
  const d = (list: readonly Point[]) => {
    let o = `M${n1(list[0]![0])} ${n1(list[0]![1])}`;
    for (let i = 1; i < list.length; i++) {
      const a = list[i - 1]!;
      const b = list[i]!;
      if (i % per === 0) {
        const out = a[0] > w / 2 ? 30 : -30;
        o += `C${n1(a[0] + out)} ${n1(a[1])} ${n1(b[0] + out)} ${n1(b[1])} ${n1(b[0])} ${n1(b[1])}`;
      } else {
        o += `L${n1(b[0])} ${n1(b[1])}`;
      }
    }
    return o;
  };
  let b = `<path d="${d(pts)}" fill="none" stroke="var(--trail-ahead)" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 8"/>`;
  if (done > 1) {
    b += `<path d="${d(pts.slice(0, done))}" fill="none" stroke="var(--path)" stroke-width="4" stroke-linecap="round"/>`;
  }
  pts.forEach((p, i) => {
    const st = missed.includes(i)
      ? 'fill="var(--surface)" stroke="var(--path)" stroke-width="2"'
      : i < done
        ? 'fill="var(--path)"'
        : 'fill="var(--surface)" stroke="var(--trail-ahead)" stroke-width="2"';
    b +=
      i === done
        ? `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="16" fill="var(--path-soft)"/><circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="8" fill="var(--surface)" stroke="var(--path)" stroke-width="3.5"/>`
        : `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="${n % 7 === 0 && i % 7 === 6 ? 8 : 6}" ${st}/>`;
  });
  return `<svg viewBox="-8 -8 ${w + 16} ${h + 16}" width="100%" aria-hidden="true">${b}</svg>`;
}
