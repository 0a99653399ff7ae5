import { LRUCache } from 'lru-cache';
import { type Requester, takeCachedDrawing, urgentMaker } from './make-widths.ts';
import type { Format, Width } from './sizes.ts';
import { type PictureFile, readRendition } from './store.ts';

interface RenditionRequest {
  file: PictureFile;
  width: Width;
  format: Format;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const MEMORY_MS = 10 * 60_000;

const cacheKeyOf = ({ file, width, format }: RenditionRequest) => `${file.id}/${width}.${format}`;

export function createRenditionReader(): (
  rendition: RenditionRequest,
  requester: Requester,
) => Promise<Buffer> {
  const cache = new LRUCache<string, Buffer, RenditionRequest>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
    ttl: MEMORY_MS,
    fetchMethod: async (_name, _stale, { context: { file, width, format } }) =>
      (await readRendition(file.id, `${width}.${format}`)) ??
      (format === 'webp' ? takeCachedDrawing(file, width) : undefined),
  });
  const find = (rendition: RenditionRequest) => cache.fetch(cacheKeyOf(rendition), { context: rendition });
  const make = async ({ file, width, format }: RenditionRequest, requester: Requester): Promise<Buffer> => {
    if (format === 'jpeg')
      return urgentMaker.makeJpeg(
        file,
        width,
        await read({ file, width, format: 'webp' }, requester),
        requester,
      );
    return urgentMaker.makeRequested(file, width, { requester, found: () => find({ file, width, format }) });
  };
  const read = async (rendition: RenditionRequest, requester: Requester): Promise<Buffer> =>
    (await find(rendition)) ?? make(rendition, requester);
  return read;
}
