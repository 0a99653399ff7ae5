import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../process/env.ts';
import { log } from '../process/log.ts';
import { sharp } from './raster.ts';

/** Changes with what a drawing looks like when it is rasterised. */
const RECIPE = `1 ${JSON.stringify(sharp.versions)}`;

/**
 * What was drawn once on this machine is not drawn again: WebP in `DRAWINGS_DIR`, by the drawing's content.
 * @param draw is given the widths that are missing there
 */
export async function throughDrawingCache(
  svg: Buffer,
  widths: readonly number[],
  draw: (missing: number[]) => Promise<Buffer[]>,
): Promise<Buffer[]> {
  const root = readEnv().DRAWINGS_DIR;
  if (!root) return draw([...widths]);
  const folder = join(root, createHash('sha256').update(RECIPE).update(svg).digest('hex').slice(0, 32));
  const fileOf = (width: number) => join(folder, `${width}.webp`);
  const kept = new Map<number, Buffer>();
  for (const width of widths) {
    const bytes = await readFile(fileOf(width)).catch(() => undefined);
    if (bytes) kept.set(width, bytes);
  }
  const now = new Date();
  if (kept.size) await utimes(folder, now, now).catch(() => {});
  const missing = widths.filter((width) => !kept.has(width));
  const drawn = missing.length ? await draw(missing) : [];
  for (const [i, width] of missing.entries()) {
    kept.set(width, drawn[i]!);
    await keep(fileOf(width), drawn[i]!).catch((err) =>
      log.warn({ err, folder }, 'drawing not kept on disk'),
    );
  }
  return widths.map((width) => kept.get(width)!);
}

/** Renamed when complete, so that no process reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
