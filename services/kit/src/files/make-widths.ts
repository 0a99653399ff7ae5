import { constants } from 'node:os';
import type { Id } from '@stezhka/kit-contract';
import Joi from 'joi';
import { AppError } from '../errors/errors.ts';
import { id } from '../http/request-rules.ts';
import { defineJob, later } from '../jobs/jobs.ts';
import { FairQueue } from '../process/fair-queue.ts';
import { WorkerProcess } from '../process/worker-process.ts';
import { throughDrawingCache } from './drawing-cache.ts';
import type * as pictureMaker from './picture-maker.ts';
import { shownWidths, type Width } from './sizes.ts';
import {
  findFile,
  keepMade,
  readFile,
  type Session,
  type StoredFile,
  type StoredPicture,
  writeFile,
} from './store.ts';

const IDLE_MS = 30_000;

const LANE = 'all';

interface MakerOptions {
  processes: number;
  /** As `nice` counts. */
  priority: number;
  /** Milliseconds until a picture's turn has come. */
  turn: number;
  /** Milliseconds for one picture. */
  timeout: number;
}

class PictureMaker {
  readonly #processes: readonly WorkerProcess<typeof pictureMaker>[];
  readonly #idle: WorkerProcess<typeof pictureMaker>[];
  readonly #turns: FairQueue;
  readonly #timeout: number;

  constructor({ processes, priority, turn, timeout }: MakerOptions) {
    this.#timeout = timeout;
    this.#turns = new FairQueue({
      running: processes,
      waiting: 1_000,
      perVisitor: Infinity,
      within: { turn },
    });
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
  async makeWidths({ id, format }: StoredFile, widths: readonly Width[]): Promise<Buffer[]> {
    const original = await readFile(id);
    const make = (widths: readonly number[]) =>
      this.#inTurn((maker, timeout) =>
        maker.run('makeWidths', { original, format, widths }, { timeout, again: false }),
      );
    const made = format === 'svg' ? await throughDrawingCache(original, widths, make) : await make(widths);
    await keepMade(id, Object.fromEntries(widths.map((width, i) => [`${width}.webp`, made[i]!])));
    return made;
  }

  async makeJpeg({ id }: StoredFile, width: Width, webp: Buffer): Promise<Buffer> {
    const [jpeg] = await this.#inTurn(async (maker, timeout) => [
      await maker.run('makeJpeg', webp, { timeout }),
    ]);
    await keepMade(id, { [`${width}.jpeg`]: jpeg! });
    return jpeg!;
  }

  #inTurn(
    make: (maker: WorkerProcess<typeof pictureMaker>, timeout: number) => Promise<Uint8Array[]>,
  ): Promise<Buffer[]> {
    return this.#turns.run(LANE, async () => {
      // The one that worked last: others end while they have nothing to do.
      const maker = this.#idle.pop()!;
      try {
        const made = await make(maker, this.#timeout);
        return made.map((bytes) => Buffer.from(bytes));
      } finally {
        this.#idle.push(maker);
      }
    });
  }
}

const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority;

/** For a visitor who waits: beside the job, whatever that has to do. Answers before the gateway gives up after 30 s. */
export const urgentMaker = new PictureMaker({
  processes: 2,
  priority: PRIORITY_NORMAL,
  turn: 16_000,
  timeout: 13_000,
});

export const backgroundMaker = new PictureMaker({
  processes: 1,
  priority: PRIORITY_LOW,
  turn: 300_000,
  timeout: 300_000,
});

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

/** For a picture that is as old as the job, or older. */
export const makeMissingWidths = (file: Id, session: Session | undefined): Promise<void> =>
  later(session ?? null, makeWidths, { file }, { key: file });

export async function storePicture(...stored: Parameters<typeof writeFile>): Promise<StoredPicture> {
  const [, , , session] = stored;
  const picture = await writeFile(...stored);
  await later(session, makeWidths, { file: String(picture.file) });
  return picture;
}
