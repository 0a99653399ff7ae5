import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../process/env.ts';
import { log } from '../process/log.ts';
import { sharp } from './raster.ts';

/** Changes with what a drawing looks like when it is rasterised. */
const RECIPE = `1 ${JSON.stringify(sharp.versions)}`;

interface Drawn {
  /** WebP by width. */
  pictures: Map<number, Buffer>;
  /** Widths that were drawn before. */
  known: number[];
}

/**
 * What was drawn once on this machine is not drawn again: WebP in `DRAWINGS_DIR`, by the drawing's content.
 * @param draw is given the widths that are missing there
 */
export async function throughDrawingCache(
  svg: Buffer,
  widths: readonly number[],
  draw: (missing: number[]) => Promise<Buffer[]>,
): Promise<Drawn> {
  const root = readEnv().DRAWINGS_DIR;
  const folder = root && join(root, keyOf(svg));
  const pictures = new Map<number, Buffer>();
  for (const width of folder ? widths : []) {
    const bytes = await readFile(join(folder, `${width}.webp`)).catch(() => undefined);
    if (bytes) pictures.set(width, bytes);
  }
  const known = [...pictures.keys()];
  const now = new Date();
  if (known.length) await utimes(folder, now, now).catch(() => {});
  const missing = widths.filter((width) => !pictures.has(width));
  const drawn = missing.length ? await draw(missing) : [];
  for (const [i, width] of missing.entries()) {
    pictures.set(width, drawn[i]!);
    if (folder)
      await keep(join(folder, `${width}.webp`), drawn[i]!).catch((err) =>
        log.warn({ err, folder }, 'drawing not kept on disk'),
      );
  }
  return { pictures, known };
}

const keyOf = (svg: Buffer): string =>
  createHash('sha256').update(RECIPE).update(svg).digest('hex').slice(0, 32);

/** Renamed when complete, so that no process reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
