import { constants } from 'node:os';
import Joi from 'joi';
import { AppError } from '../errors/errors.ts';
import { id } from '../http/request-rules.ts';
import { defineJob, later } from '../jobs/jobs.ts';
import { FairQueue } from '../process/fair-queue.ts';
import { WorkerProcess } from '../process/worker-process.ts';
import { throughDrawingCache } from './drawing-cache.ts';
import type * as pictureMaker from './picture-maker.ts';
import { shownWidths, type Width } from './sizes.ts';
import { findFile, keepMade, readFile, type StoredFile, type StoredPicture, writeFile } from './store.ts';

const IDLE_MS = 30_000;

const LANE = 'all';

interface MakerOptions {
  /** As `nice` counts. */
  priority: number;
  /** Milliseconds until a picture's turn has come. */
  turn: number;
  /** Milliseconds for one picture. */
  timeout: number;
}

class PictureMaker {
  readonly #process: WorkerProcess<typeof pictureMaker>;
  readonly #turns: FairQueue;
  readonly #timeout: number;

  constructor({ priority, turn, timeout }: MakerOptions) {
    this.#timeout = timeout;
    this.#turns = new FairQueue({ running: 1, waiting: 1_000, perVisitor: Infinity, within: { turn } });
    this.#process = new WorkerProcess<typeof pictureMaker>({
      name: 'picture maker',
      module: new URL('./picture-maker.ts', import.meta.url),
      settings: () => ({ priority }),
      unavailable: () => new AppError('unavailable', { retryAfter: 5 }),
      idleMs: IDLE_MS,
    });
  }

  /** Keeps what it makes. @returns WebP, in the order of `widths` */
  async makeWidths({ id, format }: StoredFile, widths: readonly Width[]): Promise<Buffer[]> {
    const original = await readFile(id);
    const make = (widths: readonly number[]) =>
      this.#inTurn((timeout) =>
        this.#process.run('makeWidths', { original, format, widths }, { timeout, again: false }),
      );
    const made = format === 'svg' ? await throughDrawingCache(original, widths, make) : await make(widths);
    await keepMade(id, Object.fromEntries(widths.map((width, i) => [`${width}.webp`, made[i]!])));
    return made;
  }

  async makeJpeg({ id }: StoredFile, width: Width, webp: Buffer): Promise<Buffer> {
    const make = (timeout: number) => this.#process.run('makeJpeg', webp, { timeout });
    const [jpeg] = await this.#inTurn(async (timeout) => [await make(timeout)]);
    await keepMade(id, { [`${width}.jpeg`]: jpeg! });
    return jpeg!;
  }

  #inTurn(make: (timeout: number) => Promise<Uint8Array[]>): Promise<Buffer[]> {
    return this.#turns.run(LANE, async () => {
      const made = await make(this.#timeout);
      return made.map((bytes) => Buffer.from(bytes));
    });
  }
}

const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority;

/** For a visitor who waits: beside the job, whatever that has to do. Answers before the gateway gives up after 30 s. */
export const urgentMaker = new PictureMaker({ priority: PRIORITY_NORMAL, turn: 12_000, timeout: 15_000 });

const backgroundMaker = new PictureMaker({ priority: PRIORITY_LOW, turn: 300_000, timeout: 300_000 });

/** All widths that pages name, once the picture is stored; a picture that was removed meanwhile has none. */
const makeWidths = defineJob(
  'make_widths',
  Joi.object<{ file: string }>({ file: id.required() }),
  async (data) => {
    const file = await findFile(data.file);
    const missing = file
      ? shownWidths(file.width).filter((width) => !file.made?.includes(`${width}.webp`))
      : [];
    if (missing.length) await backgroundMaker.makeWidths(file!, missing);
  },
  { concurrency: 1 },
);

export async function storePicture(...stored: Parameters<typeof writeFile>): Promise<StoredPicture> {
  const [, , , session] = stored;
  const picture = await writeFile(...stored);
  await later(session, makeWidths, { file: String(picture.file) });
  return picture;
}
