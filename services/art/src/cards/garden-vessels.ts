// Garden deck: vessels on a table, drawn over the stems.
import { mix } from '../core/colour.ts';
import { cut } from '../core/svg.ts';
import type { Vessel } from './garden-scene.ts';

export const VESSELS = {
  vase: {
    y: 0.74,
    spread: 0.9,
    draw: ({ cx, y, f1, f2 }) =>
      cut(
        `M${cx - 40} ${y - 8}H${cx + 40}C${cx + 34} ${y + 40} ${cx + 86} ${y + 60} ${cx + 74} ${y + 160}H${cx - 74}C${cx - 86} ${y + 60} ${cx - 34} ${y + 40} ${cx - 40} ${y - 8}Z`,
        f1,
      ) +
      `<path d="M${cx - 66} ${y + 88}Q${cx} ${y + 110} ${cx + 66} ${y + 88}M${cx - 73} ${y + 110}Q${cx} ${y + 132} ${cx + 73} ${y + 110}" fill="none" stroke="${f2}" stroke-width="5"/>`,
  },
  bowl: {
    y: 0.78,
    spread: 1.3,
    draw: ({ cx, y, f3, g, k }) =>
      cut(
        `M${cx - 130} ${y - 4}H${cx + 130}C${cx + 124} ${y + 76} ${cx + 60} ${y + 100} ${cx} ${y + 100}S${cx - 124} ${y + 76} ${cx - 130} ${y - 4}Z`,
        f3,
      ) +
      `<path d="M${cx - 120} ${y + 26}H${cx + 120}" stroke="${g}" stroke-width="4" opacity=".6"/>` +
      cut(`M${cx - 60} ${y + 98}H${cx + 60}V${y + 114}H${cx - 60}Z`, mix(f3, k, 0.3)),
  },
  jug: {
    y: 0.7,
    spread: 0.8,
    draw: ({ cx, y, f2, k }) =>
      cut(
        `M${cx - 52} ${y - 14}H${cx + 34}L${cx + 64} ${y - 26}Q${cx + 54} ${y + 10} ${cx + 46} ${y + 30}C${cx + 96} ${y + 70} ${cx + 96} ${y + 170} ${cx + 58} ${y + 196}H${cx - 66}C${cx - 104} ${y + 170} ${cx - 104} ${y + 70} ${cx - 52} ${y + 30}Z`,
        f2,
      ) +
      `<path d="M${cx - 60} ${y + 20}C${cx - 140} ${y + 10} ${cx - 144} ${y + 120} ${cx - 86} ${y + 128}" fill="none" stroke="${f2}" stroke-width="17" stroke-linecap="round"/><path d="M${cx - 84} ${y + 112}Q${cx} ${y + 134} ${cx + 82} ${y + 112}" fill="none" stroke="${mix(f2, k, 0.45)}" stroke-width="6"/>`,
  },
  pot: {
    y: 0.74,
    spread: 1,
    draw: ({ cx, y, k, f1 }) =>
      cut(`M${cx - 92} ${y + 26}H${cx + 92}L${cx + 68} ${y + 168}H${cx - 68}Z`, mix('#b8603c', f1, 0.35)) +
      cut(`M${cx - 106} ${y - 12}H${cx + 106}V${y + 34}H${cx - 106}Z`, mix('#c9704a', f1, 0.25)) +
      cut(`M${cx - 92} ${y + 34}H${cx + 92}l-3 14H${cx - 89}Z`, k, ' opacity=".25"'),
  },
  bottle: {
    y: 0.62,
    spread: 0.5,
    draw: ({ cx, y, k, f3 }) =>
      cut(
        `M${cx - 26} ${y - 6}H${cx + 26}V${y + 70}C${cx + 30} ${y + 104} ${cx + 82} ${y + 116} ${cx + 82} ${y + 160}V${y + 262}H${cx - 82}V${y + 160}C${cx - 82} ${y + 116} ${cx - 30} ${y + 104} ${cx - 26} ${y + 70}Z`,
        mix(f3, '#ffffff', 0.25),
        ' opacity=".72"',
      ) +
      cut(`M${cx - 82} ${y + 180}H${cx + 82}V${y + 262}H${cx - 82}Z`, mix(f3, k, 0.25), ' opacity=".6"') +
      `<path d="M${cx - 58} ${y + 150}v90M${cx - 14} ${y + 10}v60" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>`,
  },
  basket: {
    y: 0.76,
    spread: 1.3,
    draw: ({ cx, y, f2, k }) => {
      const b = cut(
        `M${cx - 140} ${y}H${cx + 140}L${cx + 106} ${y + 150}H${cx - 106}Z`,
        mix(f2, '#a8713a', 0.35),
      );
      let d = '';
      for (let j = 1; j < 6; j++) {
        d += `M${cx - 138 + j * 6} ${y + j * 25}H${cx + 138 - j * 6}`;
      }
      for (let i = -4; i <= 4; i++) {
        d += `M${cx + i * 30} ${y}L${cx + i * 23} ${y + 150}`;
      }
      return (
        b +
        `<path d="${d}" stroke="${mix(f2, k, 0.6)}" stroke-width="4" fill="none" opacity=".7"/><rect x="${cx - 150}" y="${y - 14}" width="300" height="26" rx="13" fill="${mix(f2, '#8a5a2c', 0.5)}"/><path d="M${cx - 138} ${y}C${cx - 130} ${y - 250} ${cx + 130} ${y - 250} ${cx + 138} ${y}" fill="none" stroke="${mix(f2, '#8a5a2c', 0.5)}" stroke-width="13"/>`
      );
    },
  },
  cup: {
    y: 0.77,
    spread: 0.8,
    draw: ({ cx, y, f3, f1 }) =>
      `<path d="M${cx + 76} ${y + 20}C${cx + 150} ${y + 6} ${cx + 146} ${y + 104} ${cx + 66} ${y + 92}" fill="none" stroke="${f3}" stroke-width="17"/>` +
      cut(
        `M${cx - 84} ${y - 8}H${cx + 84}V${y + 60}C${cx + 84} ${y + 112} ${cx + 40} ${y + 122} ${cx} ${y + 122}S${cx - 84} ${y + 112} ${cx - 84} ${y + 60}Z`,
        f3,
      ) +
      `<circle cx="${cx - 20}" cy="${y + 52}" r="20" fill="${f1}"/><ellipse cx="${cx}" cy="${y + 130}" rx="130" ry="15" fill="${mix(f3, f1, 0.2)}"/>`,
  },
  can: {
    y: 0.72,
    spread: 0.8,
    draw: ({ cx, y, f1, k }) =>
      cut(`M${cx - 80} ${y}H${cx + 80}L${cx + 92} ${y + 176}H${cx - 92}Z`, f1) +
      `<path d="M${cx - 84} ${y + 140}L${cx - 190} ${y + 30}" stroke="${f1}" stroke-width="24"/><path d="M${cx - 222} ${y + 52}L${cx - 172} ${y - 2}" stroke="${mix(f1, k, 0.3)}" stroke-width="16" stroke-linecap="round"/><path d="M${cx + 80} ${y + 20}C${cx + 170} ${y + 20} ${cx + 170} ${y + 150} ${cx + 88} ${y + 150}" fill="none" stroke="${mix(f1, k, 0.3)}" stroke-width="14"/><path d="M${cx - 84} ${y + 44}H${cx + 83}M${cx - 88} ${y + 130}H${cx + 89}" stroke="${mix(f1, k, 0.3)}" stroke-width="5"/>`,
  },
  trough: {
    y: 0.79,
    spread: 2.2,
    draw: ({ cx, y, f2, k }) =>
      `<rect x="${cx - 210}" y="${y - 6}" width="420" height="112" rx="8" fill="${mix(f2, k, 0.25)}"/><path d="M${cx - 210} ${y + 30}h420M${cx - 210} ${y + 68}h420" stroke="${k}" stroke-width="3" opacity=".4"/><path d="M${cx - 170} ${y + 106}v26M${cx + 170} ${y + 106}v26" stroke="${mix(f2, k, 0.5)}" stroke-width="18"/>`,
  },
  jar: {
    y: 0.66,
    spread: 0.8,
    draw: ({ cx, y, f3, k, f1 }) =>
      cut(
        `M${cx - 62} ${y - 4}H${cx + 62}V${y + 24}C${cx + 98} ${y + 40} ${cx + 100} ${y + 60} ${cx + 100} ${y + 90}V${y + 206}Q${cx + 100} ${y + 232} ${cx + 74} ${y + 232}H${cx - 74}Q${cx - 100} ${y + 232} ${cx - 100} ${y + 206}V${y + 90}C${cx - 100} ${y + 60} ${cx - 98} ${y + 40} ${cx - 62} ${y + 24}Z`,
        mix(f3, '#ffffff', 0.45),
        ' opacity=".55"',
      ) +
      cut(
        `M${cx - 100} ${y + 116}H${cx + 100}V${y + 206}Q${cx + 100} ${y + 232} ${cx + 74} ${y + 232}H${cx - 74}Q${cx - 100} ${y + 232} ${cx - 100} ${y + 206}Z`,
        mix(f3, k, 0.18),
        ' opacity=".5"',
      ) +
      `<path d="M${cx - 70} ${y + 16}Q${cx} ${y + 34} ${cx + 70} ${y + 16}" fill="none" stroke="${f1}" stroke-width="8"/><path d="M${cx + 10} ${y + 28}l-26 34M${cx + 10} ${y + 28}l20 38" stroke="${f1}" stroke-width="6" stroke-linecap="round"/><path d="M${cx - 76} ${y + 80}v110" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".55"/>`,
  },
} satisfies Record<string, Vessel>;
