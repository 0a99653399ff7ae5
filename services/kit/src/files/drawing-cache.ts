import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../process/env.ts';
import { log } from '../process/log.ts';
import { sharp, WEBP } from './raster.ts';

/** WebP by width of what was drawn on this machine before: in `DRAWINGS_DIR`, by the drawing's content. */
export async function keptDrawings<W extends number>(
  svg: Buffer,
  widths: readonly W[],
): Promise<Map<W, Buffer>> {
  const folder = folderOf(svg);
  const known = new Map<W, Buffer>();
  for (const width of folder ? widths : []) {
    const bytes = await readFile(join(folder!, `${width}.webp`)).catch(() => undefined);
    if (bytes) known.set(width, bytes);
  }
  const now = new Date();
  if (known.size) await utimes(folder!, now, now).catch(() => {});
  return known;
}

export async function keepDrawn(svg: Buffer, made: ReadonlyMap<number, Buffer>): Promise<void> {
  const folder = folderOf(svg);
  for (const [width, bytes] of folder ? made : [])
    await keep(join(folder!, `${width}.webp`), bytes).catch((err) =>
      log.warn({ err, folder }, 'drawing not kept on disk'),
    );
}

function folderOf(svg: Buffer): string | undefined {
  const root = readEnv().DRAWINGS_DIR;
  const recipe = JSON.stringify([WEBP, sharp.versions]);
  return root && join(root, createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 32));
}

/** Renamed when complete, so that no process reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, path);
}
