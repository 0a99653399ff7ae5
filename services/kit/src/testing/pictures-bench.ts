import { readFileSync } from 'node:fs';
import { drawPicture, type PictureSpec } from '@stezhka/art';
import { makeWidths } from '../files/picture-maker.ts';
import { raster } from '../files/raster.ts';
import { FORMATS, shownWidths, WIDTHS } from '../files/sizes.ts';

const SAMPLE: readonly PictureSpec[] = [
  { draw: 'cover', slug: 'bench-diary', options: { kind: 'diary', cloth: 'plum' } },
  { draw: 'cover', slug: 'bench-deck', options: { kind: 'deck', deck: 'paths' } },
  { draw: 'landscape', slug: 'bench-hills', options: { kind: 'hills', hour: 'dawn' } },
  { draw: 'landscape', slug: 'bench-sea', options: { kind: 'sea', hour: 'dusk' } },
  { draw: 'spread', slug: 'bench-spread', options: { cloth: 'plum' } },
  { draw: 'macCard', slug: 'bench-card', options: { deck: 'garden', n: 4 } },
  { draw: 'avatar', slug: 'bench-avatar', options: { look: 'bun' } },
];

const widths = shownWidths(WIDTHS.at(-1)!);
const before = process.cpuUsage();
let pictures = 0;
for (const spec of SAMPLE) {
  const svg = drawPicture(spec as never);
  if (process.argv[3] === 'once') {
    pictures += (await makeWidths({ original: Buffer.from(svg), format: 'svg', widths })).length;
    continue;
  }
  for (const width of widths) {
    for (const format of FORMATS) {
      await raster(svg, { width, format });
      pictures += 1;
    }
  }
}
const { user, system } = process.cpuUsage(before);
const [, kib] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
process.stdout.write(
  JSON.stringify({ pictures, seconds: (user + system) / 1e6, megabytes: Math.round(Number(kib) / 1024) }),
);
