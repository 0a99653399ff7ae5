// Draws the strips over a day, one for each part of it: `node mfe-diary/art/draw-skies.ts`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hour, landscape } from '@stezhka/art';
import { raster } from '@stezhka/kit/raster';

const FOLDER = join(import.meta.dirname, '../src/day/skies');
/** Twice the strip's 564 px on a desktop. */
const WIDTH = 1128;

/** One slope at four hours: the place stays, the light changes. */
const SLOPE = 'vechir-4';
const HOURS: Record<string, Hour> = { night: 'night', morning: 'dawn', day: 'noon', evening: 'dusk' };

for (const [name, hour] of Object.entries(HOURS)) {
  const svg = landscape(SLOPE, {
    kind: 'hills',
    hour,
    sun: 0.76,
    w: 1400,
    h: 700,
    horizon: 0.52,
    plantScale: 0.4,
    plants: 12,
  });
  await writeFile(join(FOLDER, `${name}.webp`), await raster(svg, { width: WIDTH, format: 'webp' }));
}
