import { LRUCache } from 'lru-cache';
import { urgentMaker } from './make-widths.ts';
import type { Format, Width } from './sizes.ts';
import { readMade, type StoredFile } from './store.ts';

interface Wanted {
  file: StoredFile;
  width: Width;
  format: Format;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const MEMORY_MS = 10 * 60_000;

/** Concurrent calls share one reading and one making. */
export function createReader(): (wanted: Wanted) => Promise<Buffer> {
  const read = ({ file, width, format }: Wanted): Promise<Buffer> =>
    made.forceFetch(`${file.id}/${width}.${format}`, { context: { file, width, format } });
  const make = async ({ file, width, format }: Wanted): Promise<Buffer> => {
    if (format === 'jpeg')
      return urgentMaker.makeJpeg(file, width, await read({ file, width, format: 'webp' }));
    const [webp] = await urgentMaker.makeWidths(file, [width]);
    return webp!;
  };
  const made = new LRUCache<string, Buffer, Wanted>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
    ttl: MEMORY_MS,
    fetchMethod: async (_name, _stale, { context }) =>
      (await readMade(context.file.id, `${context.width}.${context.format}`)) ?? make(context),
  });
  return read;
}
