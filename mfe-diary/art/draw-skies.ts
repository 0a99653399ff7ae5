// Draws the strips over a day, one for each part of it: `node mfe-diary/art/draw-skies.ts`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: drawn at the desk, no part of the remote
import { type Hour, landscape } from '@stezhka/kit/pictures';
// biome-ignore lint/style/noRestrictedImports: as above
import { raster } from '@stezhka/kit/pictures/raster';

const FOLDER = join(import.meta.dirname, '../src/day/skies');
/** Twice the strip's 564 px on a desktop. */
const WIDTH = 1128;

const SKIES: Record<string, { hour: Hour; sun: number }> = {
  night: { hour: 'night', sun: 0.74 },
  morning: { hour: 'dawn', sun: 0.7 },
  day: { hour: 'noon', sun: 0.76 },
  evening: { hour: 'dusk', sun: 0.78 },
};

for (const [name, { hour, sun }] of Object.entries(SKIES)) {
  const svg = landscape(`diary-${name}`, {
    hour,
    sun,
    w: 1400,
    h: 700,
    horizon: 0.5,
    plantScale: 0.4,
    plants: 12,
  });
  await writeFile(join(FOLDER, `${name}.webp`), await raster(svg, { width: WIDTH, format: 'webp' }));
}
