import { randomInt } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { AppError } from '../errors/errors.ts';

export interface FairQueueOptions {
  /** How many run at once. */
  running: number;
  /** How many may wait. */
  waiting: number;
  /** How many of one visitor may run and wait. */
  perVisitor: number;
  /** Milliseconds until the turn has to come, or until the work has to be done. */
  within: { turn: number } | { answer: number };
}

interface Entry {
  start(): Promise<void>;
}

/** Seconds: those who were sent away together do not return together. */
const COME_BACK = { from: 2, to: 6 };

/** A bulkhead in which visitors take turns, however much one of them asks for (decision 0032). */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** What waits, by visitor; the first visitor is the next. */
  readonly #lanes = new Map<string, Entry[]>();
  readonly #counts = new Map<string, number>();
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /**
   * @param gone ends the waiting of a visitor who has left
   * @throws AppError too_many_requests for this visitor's one too many, unavailable for all others; both with Retry-After
   */
  async run<T>(visitor: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    const { perVisitor, waiting, running, within } = this.#options;
    if ((this.#counts.get(visitor) ?? 0) >= perVisitor)
      throw new AppError('too_many_requests', { retryAfter: COME_BACK.from });
    if (gone?.aborted || (this.#running >= running && this.#waiting() >= waiting)) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let started = false;
    const entry: Entry = {
      start: () => {
        if ('turn' in within) clearTimeout(timer);
        started = true;
        return work()
          .then(resolve, reject)
          .finally(() => this.#change(visitor, -1));
      },
    };
    const giveUp = () => {
      this.#leave(visitor, entry);
      reject(busy());
    };
    const timer = setTimeout(giveUp, 'turn' in within ? within.turn : within.answer);
    gone?.addEventListener('abort', giveUp, { once: true });
    this.#change(visitor, 1);
    this.#lanes.set(visitor, [...(this.#lanes.get(visitor) ?? []), entry]);
    this.#startNext();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      gone?.removeEventListener('abort', giveUp);
      // Work that has begun goes on without its visitor, and counts until it ends.
      if (!started) this.#change(visitor, -1);
    }
  }

  #startNext(): void {
    const [first] = this.#lanes;
    if (!first || this.#running >= this.#options.running) return;
    const [visitor, [entry, ...others]] = first;
    this.#lanes.delete(visitor);
    if (others.length) this.#lanes.set(visitor, others);
    this.#running += 1;
    void entry!.start().finally(() => {
      this.#running -= 1;
      this.#startNext();
    });
  }

  #waiting = (): number => [...this.#lanes.values()].reduce((sum, lane) => sum + lane.length, 0);

  #leave(visitor: string, entry: Entry): void {
    const others = (this.#lanes.get(visitor) ?? []).filter((one) => one !== entry);
    if (others.length) this.#lanes.set(visitor, others);
    else this.#lanes.delete(visitor);
  }

  #change(visitor: string, by: number): void {
    const count = (this.#counts.get(visitor) ?? 0) + by;
    if (count > 0) this.#counts.set(visitor, count);
    else this.#counts.delete(visitor);
  }
}

/** Ends with a reply that its visitor does not wait for any more. */
export function abandonedSignal(res: EventEmitter): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

const busy = () => new AppError('unavailable', { retryAfter: randomInt(COME_BACK.from, COME_BACK.to + 1) });
