import { LRUCache } from 'lru-cache';
import { type Asker, takeKept, urgentMaker } from './make-widths.ts';
import type { Format, Width } from './sizes.ts';
import { type PictureFile, readMade } from './store.ts';

interface Wanted {
  file: PictureFile;
  width: Width;
  format: Format;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const MEMORY_MS = 10 * 60_000;

const addressOf = ({ file, width, format }: Wanted) => `${file.id}/${width}.${format}`;

export function createReader(): (wanted: Wanted, asker: Asker) => Promise<Buffer> {
  const known = new LRUCache<string, Buffer, Wanted>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
    ttl: MEMORY_MS,
    fetchMethod: async (_name, _stale, { context: { file, width, format } }) =>
      (await readMade(file.id, `${width}.${format}`)) ??
      (format === 'webp' ? takeKept(file, width) : undefined),
  });
  const find = (wanted: Wanted) => known.fetch(addressOf(wanted), { context: wanted });
  const make = async ({ file, width, format }: Wanted, asker: Asker): Promise<Buffer> => {
    if (format === 'jpeg')
      return urgentMaker.makeJpeg(file, width, await read({ file, width, format: 'webp' }, asker), asker);
    return urgentMaker.makeAsked(file, width, { asker, found: () => find({ file, width, format }) });
  };
  const read = async (wanted: Wanted, asker: Asker): Promise<Buffer> =>
    (await find(wanted)) ?? make(wanted, asker);
  return read;
}
