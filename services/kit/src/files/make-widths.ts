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
  /** Milliseconds until the asker is answered; what is being made by then is still kept for the next one. */
  answer: number;
  /** Milliseconds for one picture. */
  timeout: number;
}

type Maker = WorkerProcess<typeof pictureMaker>;

const named = (widths: readonly number[], made: readonly Buffer[]) =>
  Object.fromEntries(widths.map((width, i) => [`${width}.webp`, made[i]!]));

class PictureMaker {
  readonly #processes: readonly Maker[];
  readonly #idle: Maker[];
  readonly #turns: FairQueue;
  readonly #timeout: number;

  constructor({ processes, priority, answer, timeout }: MakerOptions) {
    this.#timeout = timeout;
    this.#turns = new FairQueue({
      running: processes,
      waiting: 1_000,
      perVisitor: Infinity,
      within: { answer },
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
      this.#inTurn(async (maker) => {
        const task = { original, format, widths };
        const made = await maker.run('makeWidths', task, { timeout: this.#timeout, again: false });
        const pictures = made.map((bytes) => Buffer.from(bytes));
        await keepMade(id, named(widths, pictures));
        return pictures;
      });
    if (format !== 'svg') return make(widths);
    const { pictures, known } = await throughDrawingCache(original, widths, make);
    if (known.length)
      await keepMade(
        id,
        named(
          known,
          known.map((width) => pictures.get(width)!),
        ),
      );
    return widths.map((width) => pictures.get(width)!);
  }

  makeJpeg({ id }: StoredFile, width: Width, webp: Buffer): Promise<Buffer> {
    return this.#inTurn(async (maker) => {
      const jpeg = Buffer.from(await maker.run('makeJpeg', webp, { timeout: this.#timeout }));
      await keepMade(id, { [`${width}.jpeg`]: jpeg });
      return jpeg;
    });
  }

  #inTurn<T>(make: (maker: Maker) => Promise<T>): Promise<T> {
    return this.#turns.run(LANE, async () => {
      // The one that worked last: others end while they have nothing to do.
      const maker = this.#idle.pop()!;
      try {
        return await make(maker);
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
  answer: 25_000,
  timeout: 60_000,
});

export const backgroundMaker = new PictureMaker({
  processes: 1,
  priority: PRIORITY_LOW,
  answer: 300_000,
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
