import { randomUUID } from 'node:crypto';
import { mkdir, readFile as readDisk, rename, writeFile as writeDisk } from 'node:fs/promises';
import { join } from 'node:path';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { log } from '../process/log.ts';
import { raster, sharp } from './raster.ts';
import type { Format, Width } from './sizes.ts';
import { readFile, type StoredFile } from './store.ts';

interface Wanted {
  file: StoredFile;
  width: Width;
  format: Format;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const MEMORY_MS = 10 * 60_000;

/** Concurrent calls share one making. A person's pictures stay off the disk: erasure would miss them. */
export function createMaker(folder: string): (wanted: Wanted) => Promise<Buffer> {
  const nameOf = ({ file, width, format }: Wanted) => `${file.id}-${width}.${format}`;
  const made = new LRUCache<string, Buffer, Wanted>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
    ttl: MEMORY_MS,
    fetchMethod: (name, _stale, { context }) =>
      context.file.owner ? make(context) : throughDisk(join(folder, name), () => make(context)),
  });
  return (wanted) => made.forceFetch(nameOf(wanted), { context: wanted });
}

async function throughDisk(path: string, work: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readDisk(path).catch(() => undefined);
  if (kept) return kept;
  const bytes = await work();
  try {
    // Renamed when complete, so that no process reads half a picture.
    const draft = `${path}.${randomUUID()}`;
    await mkdir(join(path, '..'), { recursive: true });
    await writeDisk(draft, bytes);
    await rename(draft, path);
  } catch (err) {
    log.warn({ err, path }, 'picture not kept on disk');
  }
  return bytes;
}

/** Drawing is heavy: pictures wait in turn, so that other calls do not. */
const turns = bulkhead(2, 1_000);

const make = (wanted: Wanted): Promise<Buffer> => turns.execute(() => draw(wanted));

async function draw({ file, width, format }: Wanted): Promise<Buffer> {
  const original = await readFile(file.id);
  if (file.format === 'svg') return raster(original.toString(), { width, format });
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'webp':
      return image.webp({ quality: 80 }).toBuffer();
    case 'avif':
      return image.avif({ quality: 55 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
