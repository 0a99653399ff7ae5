import { randomBytes } from 'node:crypto';
import { constants } from 'node:os';
import type { Id } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { FairQueue } from '../process/fair-queue.ts';
import { WorkerProcess } from '../process/worker-process.ts';
import type * as decoder from './image-decoder.ts';
import type { DecodedImage, ImageKind } from './image-decoder.ts';
import { storeUploaded } from './make-widths.ts';
import { type Session, type StoredPicture, within } from './store.ts';

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** '12 megapixels' as cameras count them: 4000 × 3000, 4032 × 3024 and 4096 × 3072 are taken. */
const MAX_PIXELS = 4096 * 3072;
const MAX_SIDE = 3200;

export interface DecodingSettings {
  /** As `nice` counts. */
  priority: number;
  /** Milliseconds until a file's turn has come and the decoder is up. */
  turn: number;
  /** Milliseconds for one file, from when its decoding begins. */
  timeout: number;
}

/** With the turn of its upload a picture is answered before the gateway gives up (decision 0040). */
const decoding: DecodingSettings = {
  priority: constants.priority.PRIORITY_LOW,
  turn: 8_000,
  timeout: 10_000,
};

/** What is undefined stays. */
export function configureDecoding({ priority, turn, timeout }: Partial<DecodingSettings>): void {
  decoding.priority = priority ?? decoding.priority;
  decoding.turn = turn ?? decoding.turn;
  decoding.timeout = timeout ?? decoding.timeout;
}

const IDLE_MS = 60_000;

const decoders = new WorkerProcess<typeof decoder>({
  name: 'image decoder',
  module: new URL('./image-decoder.ts', import.meta.url),
  settings: () => ({ priority: decoding.priority }),
  unavailable: () => new AppError('unavailable', { retryAfter: 5 }),
  idleMs: IDLE_MS,
  heapMb: 256,
});

/** The queue of uploads has said already which visitor is next. */
const VISITOR = 'all';
const turns = new FairQueue({
  running: 1,
  waiting: 32,
  perVisitor: Infinity,
  within: decoding,
});

export const decoderPid = (): number | undefined => decoders.pid;

export const endDecoder = (): Promise<void> => decoders.end();

/** A task of an upload, in turns and for a bounded time. @throws AppError unavailable */
export function runInDecoder<Name extends 'decode' | 'measureVideo'>(
  name: Name,
  task: Parameters<(typeof decoder)[Name]>[0],
): Promise<Awaited<ReturnType<(typeof decoder)[Name]>>> {
  const { timeout, turn } = decoding;
  const begun = performance.now();
  return turns.run(VISITOR, () => {
    const start = turn - (performance.now() - begun);
    // A file that ended the decoder once is not tried again.
    return decoders.run(name, task, { timeout, start, again: false });
  });
}

/**
 * Keeps only the pixels: no metadata, no hidden script. Takes seconds, so it comes before any transaction.
 * @throws AppError unsupported_media, too_large, too_many_pixels, unavailable
 */
export async function decodeImage(bytes: Buffer): Promise<DecodedImage> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError('too_large');
  const kind = kindOf(bytes);
  if (!kind) throw new AppError('unsupported_media');
  const task = { bytes, kind, maxPixels: MAX_PIXELS, maxSide: MAX_SIDE };
  const decoded = await runInDecoder('decode', task);
  if ('refused' in decoded) throw new AppError(decoded.refused);
  return { ...decoded, bytes: Buffer.from(decoded.bytes) };
}

export type ImageOptions = { session?: Session } & (
  | { access: 'public'; owner?: Id; sealed?: never }
  | { access: 'owner'; owner: Id; sealed?: boolean }
);

export function storeImage(
  { bytes, format, width, height }: DecodedImage,
  { access, owner, sealed, session }: ImageOptions,
): Promise<StoredPicture> {
  const id = new mongoose.Types.ObjectId(randomBytes(12));
  const metadata = {
    format,
    width,
    height,
    access,
    ...(owner && { owner }),
    ...(sealed && { sealed }),
  } as const;
  return within(session, (session) => storeUploaded(id, bytes, metadata, session));
}

/** Checks the first bytes, so that no other decoder (SVG, PDF, …) is ever reached. */
function kindOf(bytes: Buffer): ImageKind | undefined {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (at(4, 8) === 'ftyp' && at(8, 40).includes('avif')) return 'avif';
  return undefined;
}
