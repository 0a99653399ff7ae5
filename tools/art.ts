import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture, type PictureSpec } from '@stezhka/art';
import { raster } from '@stezhka/kit/raster';
import { ROOT } from './build/webpack-config.ts';

/** Pictures that belong to a page rather than to content; drawn once and committed. Run: `node tools/art.ts`. */
const PICTURES: [file: string, width: number, spec: PictureSpec][] = [
  [
    'mfe-content/src/home/art/card-garden.webp',
    432,
    { draw: 'macCard', slug: 'home-1', options: { deck: 'garden', n: 4 } },
  ],
  [
    'mfe-content/src/home/art/card-path.webp',
    432,
    { draw: 'macCard', slug: 'home-2', options: { deck: 'paths', n: 12 } },
  ],
  [
    'mfe-content/src/home/art/card-state.webp',
    432,
    { draw: 'macCard', slug: 'home-3', options: { deck: 'states', n: 9 } },
  ],
  [
    'mfe-content/src/home/art/card-sign.webp',
    432,
    { draw: 'macCard', slug: 'home-4', options: { deck: 'signs', n: 17 } },
  ],
  [
    'mfe-content/src/home/art/card-night.webp',
    432,
    { draw: 'macCard', slug: 'home-5', options: { deck: 'paths', n: 30 } },
  ],
  [
    'mfe-account/src/auth-layout/art/mist-tall.webp',
    1000,
    {
      draw: 'landscape',
      slug: 'uviity-3',
      options: {
        kind: 'hills',
        hour: 'mist',
        w: 1100,
        h: 1400,
        horizon: 0.56,
        pathTo: 0.56,
        plantScale: 0.7,
      },
    },
  ],
  [
    'mfe-account/src/auth-layout/art/mist-wide.webp',
    1000,
    {
      draw: 'landscape',
      slug: 'uviity-3',
      options: { kind: 'hills', hour: 'mist', w: 1000, h: 440, horizon: 0.42, pathTo: 0.56, plantScale: 0.6 },
    },
  ],
  [
    'mfe-account/src/auth-layout/art/night-tall.webp',
    1000,
    {
      draw: 'landscape',
      slug: 'uviity-3',
      options: {
        kind: 'hills',
        hour: 'night',
        w: 1100,
        h: 1400,
        horizon: 0.56,
        pathTo: 0.56,
        plantScale: 0.7,
        words: { left: 0, right: 0.8, bottom: 0.3 },
      },
    },
  ],
  [
    'mfe-account/src/auth-layout/art/night-wide.webp',
    1000,
    {
      draw: 'landscape',
      slug: 'uviity-3n',
      options: {
        kind: 'hills',
        hour: 'night',
        w: 1000,
        h: 440,
        horizon: 0.42,
        pathTo: 0.56,
        plantScale: 0.6,
      },
    },
  ],
  [
    'mfe-shop/src/order/art/thanks.webp',
    680,
    {
      draw: 'landscape',
      slug: 'thanks-1',
      options: { kind: 'hills', hour: 'bloom', w: 760, h: 860, horizon: 0.5, pathTo: 0.56, plantScale: 0.7 },
    },
  ],
  [
    'shell/src/page/night-wide.webp',
    1600,
    {
      draw: 'landscape',
      slug: 'nemaie-1',
      options: { kind: 'hills', hour: 'night', w: 1600, h: 1000, horizon: 0.56, sun: 0.72, pathTo: 0.6 },
    },
  ],
  [
    'shell/src/page/night-tall.webp',
    780,
    {
      draw: 'landscape',
      slug: 'nemaie-1',
      options: {
        kind: 'hills',
        hour: 'night',
        w: 780,
        h: 1560,
        horizon: 0.66,
        sun: 0.7,
        pathTo: 0.6,
        plantScale: 0.8,
      },
    },
  ],
  ['mfe-content/src/panolens/art/sphere.webp', 4096, { draw: 'panorama', slug: 'stezhka' }],
  [
    'mfe-content/src/panolens/art/still.webp',
    1600,
    { draw: 'panorama', slug: 'stezhka', options: { still: true } },
  ],
];

for (const [file, width, spec] of PICTURES) {
  const path = join(ROOT, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, await raster(drawPicture(spec), { width, format: 'webp' }));
  process.stdout.write(`${file}\n`);
}
