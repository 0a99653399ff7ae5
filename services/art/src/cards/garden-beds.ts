// Garden deck: open ground the plants grow from.
import { mix } from '../core/colour.ts';
import { leaf, n1 } from '../core/shapes.ts';
import { cut } from '../core/svg.ts';
import type { Vessel } from './garden-scene.ts';

export const BEDS = {
  hill: {
    y: 0.8,
    spread: 1.8,
    ground: true,
    draw: ({ w, h, g, k }) =>
      cut(
        `M0 ${h * 0.8}C${w * 0.3} ${h * 0.72} ${w * 0.7} ${h * 0.76} ${w} ${h * 0.82}V${h}H0Z`,
        mix(k, g, 0.15),
      ) + cut(`M0 ${h * 0.88}C${w * 0.3} ${h * 0.82} ${w * 0.6} ${h * 0.9} ${w} ${h * 0.86}V${h}H0Z`, k),
  },
  bed: {
    y: 0.84,
    spread: 3.2,
    ground: true,
    draw: ({ w, h, k, f2 }) => {
      let b = cut(`M0 ${h * 0.83}H${w}V${h}H0Z`, mix(k, '#4a3020', 0.5));
      for (let i = 0; i < 8; i++) {
        const x = 34 + i * 72;
        b += cut(
          `M${x} ${h}V${h * 0.83}L${x + 22} ${h * 0.805}L${x + 44} ${h * 0.83}V${h}Z`,
          mix(f2, '#fff8ea', 0.3),
        );
      }
      return (
        b +
        `<path d="M0 ${h * 0.865}H${w}M0 ${h * 0.93}H${w}" stroke="${mix(f2, k, 0.3)}" stroke-width="11"/>`
      );
    },
  },
  pond: {
    y: 0.78,
    spread: 2.6,
    ground: true,
    draw: ({ s, w, h, g, k, f1 }) => {
      let b = cut(
        `M0 ${h * 0.77}C${w * 0.3} ${h * 0.745} ${w * 0.7} ${h * 0.75} ${w} ${h * 0.775}V${h}H0Z`,
        mix(mix('#7fb0b8', g, 0.35), k, 0.2),
      );
      for (let j = 0; j < 7; j++) {
        const x = s.r(60, w - 60);
        const y = h * (0.8 + j * 0.022);
        b += `<path d="M${n1(x)} ${n1(y)}h${n1(s.r(50, 130))}" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".45"/>`;
      }
      for (const [x, y, r] of [
        [130, 0.85, 60],
        [330, 0.89, 78],
        [480, 0.83, 48],
      ] as const) {
        b += cut(
          `M${x} ${h * y}L${n1(x + r * 0.94)} ${n1(h * y - 9)}A${r} ${n1(r * 0.3)} 0 1 1 ${n1(x + r * 0.8)} ${n1(h * y - 15)}Z`,
          mix(k, f1, 0.08),
        );
      }
      for (const q of [-1, -0.5, 0, 0.5, 1]) {
        b += leaf(
          330,
          h * 0.88,
          46,
          -Math.PI / 2 + q,
          0.24,
          `fill="${mix(f1, '#fff2e8', 0.4 - Math.abs(q) * 0.2)}"`,
        );
      }
      return b;
    },
  },
} satisfies Record<string, Vessel>;
