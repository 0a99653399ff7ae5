import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../process/env.ts';
import { log } from '../process/log.ts';
import { sharp, WEBP } from './raster.ts';

/** WebP by width, made on this machine before: in `DRAWINGS_DIR`, by the drawing and how it is encoded. */
export async function readCachedDrawings<W extends number>(
  svg: Buffer,
  widths: readonly W[],
): Promise<Map<W, Buffer>> {
  const folder = folderOf(svg);
  const cached = new Map<W, Buffer>();
  for (const width of folder ? widths : []) {
    const bytes = await readFile(join(folder!, `${width}.webp`)).catch(() => undefined);
    if (bytes) cached.set(width, bytes);
  }
  const now = new Date();
  if (cached.size) await utimes(folder!, now, now).catch(() => {});
  return cached;
}

export async function cacheDrawings(svg: Buffer, renditions: ReadonlyMap<number, Buffer>): Promise<void> {
  const folder = folderOf(svg);
  for (const [width, bytes] of folder ? renditions : [])
    await writeWhole(join(folder!, `${width}.webp`), bytes).catch((err) =>
      log.warn({ err, folder }, 'drawing not cached on disk'),
    );
}

function folderOf(svg: Buffer): string | undefined {
  const root = readEnv().DRAWINGS_DIR;
  const encoding = JSON.stringify([WEBP, sharp.versions]);
  return root && join(root, createHash('sha256').update(encoding).update(svg).digest('hex').slice(0, 32));
}

/** Renamed when complete, so that no process reads half a picture. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
