import { availableParallelism, constants } from 'node:os';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import type mongoose from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { id } from '../http/request-rules.ts';
import { defineJob, later } from '../jobs/jobs.ts';
import { clock } from '../process/clock.ts';
import { readEnv } from '../process/env.ts';
import { FairQueue } from '../process/fair-queue.ts';
import { WorkerProcess } from '../process/worker-process.ts';
import { cacheDrawings, readCachedDrawings } from './drawing-cache.ts';
import type { FileMetadata } from './file.model.ts';
import type * as pictureMaker from './picture-maker.ts';
import { renditionWidths, WIDTHS, type Width, widthsBeside } from './sizes.ts';
import {
  findPicture,
  keepRenditions,
  type PictureFile,
  readFile,
  type Session,
  type StoredPicture,
  writeFile,
} from './store.ts';

const IDLE_MS = 30_000;

export interface Requester {
  visitor: string;
  /** Ends the waiting of one who has left; what was begun is kept. */
  gone?: AbortSignal;
}

const JOB: Requester = { visitor: 'job' };

interface MakerOptions {
  processes: number;
  /** As `nice` counts. */
  priority: number;
  /** Milliseconds until the requester is answered; what is being made by then is still kept for the next one. */
  answer: number;
  /** Milliseconds for one picture. */
  timeout: number;
  waiting: number;
  perVisitor: number;
}

type Maker = WorkerProcess<typeof pictureMaker>;

const byFileName = (renditions: Iterable<[Width, Buffer]>) =>
  Object.fromEntries([...renditions].map(([width, bytes]) => [`${width}.webp`, bytes]));

/** A rendition that this machine has made for another database: takes no process, and no turn. */
export async function takeCachedDrawing(
  { id, format }: PictureFile,
  width: Width,
): Promise<Buffer | undefined> {
  if (format !== 'svg' || !readEnv().DRAWINGS_DIR) return undefined;
  const cached = await readCachedDrawings(await readFile(id), [width]);
  if (cached.size) await keepRenditions(id, byFileName(cached));
  return cached.get(width);
}

class PictureMaker {
  readonly #processes: readonly Maker[];
  readonly #idle: Maker[];
  readonly #turns: FairQueue;
  readonly #timeout: number;
  readonly #making = new Map<string, Promise<Buffer[]>>();

  constructor({ processes, priority, answer, timeout, waiting, perVisitor }: MakerOptions) {
    this.#timeout = timeout;
    this.#turns = new FairQueue({ running: processes, waiting, perVisitor, within: { answer } });
    const options = {
      name: 'picture maker',
      module: new URL('./picture-maker.ts', import.meta.url),
      settings: () => ({ priority }),
      unavailable: () => new AppError('unavailable', { retryAfter: 5 }),
      idleMs: IDLE_MS,
    };
    this.#processes = Array.from(
      { length: processes },
      () => new WorkerProcess<typeof pictureMaker>(options),
    );
    this.#idle = [...this.#processes];
  }

  get pids(): number[] {
    return this.#processes.flatMap(({ pid }) => pid ?? []);
  }

  /** Keeps what it makes. @returns WebP, in the order of `widths` */
  makeWidths(file: PictureFile, widths: readonly Width[]): Promise<Buffer[]> {
    return this.#inTurn(JOB, (maker) => this.#make(maker, file, widths));
  }

  /** With the width all that cost little beside it. @param found asked again when the turn has come */
  makeRequested(
    file: PictureFile,
    width: Width,
    { requester, found }: { requester: Requester; found: () => Promise<Buffer | undefined> },
  ): Promise<Buffer> {
    const widths = widthsBeside(width, file.width);
    const key = `${file.id} ${widths}`;
    return this.#inTurn(requester, async (maker) => {
      const before = await found();
      if (before) return before;
      const making = this.#making.get(key) ?? this.#make(maker, file, widths);
      this.#making.set(key, making);
      const renditions = await making.finally(() => this.#making.delete(key));
      return renditions[widths.indexOf(width)]!;
    });
  }

  async #make(maker: Maker, { id, format }: PictureFile, widths: readonly Width[]): Promise<Buffer[]> {
    const original = await readFile(id);
    const isDrawing = format === 'svg';
    const cached = isDrawing ? await readCachedDrawings(original, widths) : new Map<Width, Buffer>();
    const missing = widths.filter((width) => !cached.has(width));
    const task = { original, format, widths: missing };
    const limits = { timeout: this.#timeout, again: false };
    const encoded = missing.length ? await maker.run('makeWidths', task, limits) : [];
    const made = new Map(missing.map((width, i) => [width, Buffer.from(encoded[i]!)]));
    if (isDrawing) await cacheDrawings(original, made);
    await keepRenditions(id, byFileName([...cached, ...made]));
    return widths.map((width) => (cached.get(width) ?? made.get(width))!);
  }

  makeJpeg({ id }: PictureFile, width: Width, webp: Buffer, requester: Requester): Promise<Buffer> {
    return this.#inTurn(requester, async (maker) => {
      const jpeg = Buffer.from(await maker.run('makeJpeg', webp, { timeout: this.#timeout }));
      await keepRenditions(id, { [`${width}.jpeg`]: jpeg });
      return jpeg;
    });
  }

  #inTurn<T>({ visitor, gone }: Requester, make: (maker: Maker) => Promise<T>): Promise<T> {
    const work = async () => {
      // The one that worked last: others end while they have nothing to do.
      const maker = this.#idle.pop()!;
      try {
        return await make(maker);
      } finally {
        this.#idle.push(maker);
      }
    };
    return this.#turns.run(visitor, work, gone);
  }
}

const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority;

/** Beside the job. Answers before the gateway gives up after 30 s; a visitor may wait for what is made by then. */
export const urgentMaker = new PictureMaker({
  processes: Math.min(2, availableParallelism()),
  priority: PRIORITY_NORMAL,
  answer: 25_000,
  timeout: 60_000,
  waiting: 200,
  perVisitor: 24,
});

export const backgroundMaker = new PictureMaker({
  processes: 1,
  priority: PRIORITY_LOW,
  answer: 300_000,
  timeout: 300_000,
  waiting: 1,
  perVisitor: Infinity,
});

const missingOf = (widths: readonly Width[], renditions: readonly string[] = []): Width[] =>
  widths.filter((one) => !renditions.includes(`${one}.webp`));
const missingWidths = ({ width, renditions }: FileMetadata) => missingOf(renditionWidths(width), renditions);
/** Those that cost little beside the smallest. */
const missingSmallWidths = ({ width, renditions }: FileMetadata) =>
  missingOf(widthsBeside(WIDTHS[0], width), renditions);

const fileData = Joi.object<{ file: string }>({ file: id.required() });

const makeInBackground = (missing: (metadata: FileMetadata) => Width[]) => async (data: { file: string }) => {
  const file = await findPicture(data.file);
  const widths = file ? missing(file) : [];
  if (widths.length) await backgroundMaker.makeWidths(file!, widths);
};

const makeWidths = defineJob('make_widths', fileData, makeInBackground(missingWidths), { concurrency: 1 });

/** Of a drawing that the first pages show; its larger widths come with those of all others. */
const makeFirstWidths = defineJob('make_first_widths', fileData, makeInBackground(missingSmallWidths), {
  concurrency: 1,
});

/**
 * A site that was seeded a moment ago draws what its first pages show, and all else after that: a low priority is
 * one among the processes of a service alone, where each service has a session or a container of its own (decision 0076).
 */
export const FIRST_PAGES_MS = 60_000;

interface SeededOptions {
  session?: Session;
  /** Shown by the first pages. */
  first: boolean;
  key?: string;
}

async function queueSeeded(
  file: Id,
  metadata: FileMetadata,
  { session = null, first, key }: SeededOptions,
): Promise<void> {
  const options = key === undefined ? {} : { key };
  if (first && missingSmallWidths(metadata).length)
    await later(session, makeFirstWidths, { file }, { ...options, first });
  await later(session, makeWidths, { file }, { ...options, at: clock.in(FIRST_PAGES_MS) });
}

/** For a drawing that is as old as the job, or older; other widths are another job. */
export async function makeMissingWidths(
  file: Id,
  metadata: FileMetadata,
  options: Omit<SeededOptions, 'key'>,
): Promise<void> {
  const missing = missingWidths(metadata);
  if (missing.length) await queueSeeded(file, metadata, { ...options, key: `${file} ${missing}` });
}

export async function storeSeeded(
  id: mongoose.Types.ObjectId,
  bytes: Buffer,
  metadata: FileMetadata,
  { session, first }: { session: mongoose.ClientSession; first: boolean },
): Promise<StoredPicture> {
  const picture = await writeFile(id, bytes, metadata, session);
  await queueSeeded(String(picture.file), metadata, { session, first });
  return picture;
}

/** Somebody has it before them and is about to show it: its widths are made before all others. */
export async function storeUploaded(
  id: mongoose.Types.ObjectId,
  bytes: Buffer,
  metadata: FileMetadata,
  session: mongoose.ClientSession,
): Promise<StoredPicture> {
  const picture = await writeFile(id, bytes, metadata, session);
  await later(session, makeWidths, { file: String(picture.file) }, { first: true });
  return picture;
}
