import { mix } from '../core/colour.ts';
import { n1 } from '../core/shapes.ts';
import type { Stage } from './stage.ts';

/** Big calm clouds of cut paper, for low horizons. */
export function cumulus(c: Stage, count: number, y0: number, y1: number): void {
  const { s, w, u, P } = c;
  for (let i = 0; i < count; i++) {
    const cx = s.r(0.05, 0.95) * w;
    const cy = y0 + ((y1 - y0) * (i + s.r(0.1, 0.6))) / count;
    const k = s.r(70, 130) * u * (0.5 + i / count);
    const col = mix(P.sky[2], c.night ? P.sky[0] : '#ffffff', c.night ? 0.5 : 0.5);
    let d = `M${n1(cx - k * 1.5)} ${n1(cy)}`;
    const lobes = [0.34, 0.62, 0.8, 0.56, 0.3];
    const xs = [-1.5, -0.98, -0.34, 0.4, 0.98, 1.5];
    lobes.forEach((q, j) => {
      const m = (xs[j]! + xs[j + 1]!) / 2;
      d += `C${n1(cx + xs[j]! * k)} ${n1(cy - q * k * 1.1)} ${n1(cx + (m * 2 - xs[j]!) * k)} ${n1(cy - q * k * 1.3)} ${n1(cx + xs[j + 1]! * k)} ${n1(j === 4 ? cy : cy - Math.min(q, lobes[j + 1]!) * k * 0.42)}`;
    });
    c.b += `<path d="${d}Z" fill="${col}" opacity="${n1(s.r(0.4, 0.75))}"/>`;
  }
}
