import Tinypool from 'tinypool';
import { log } from './log.ts';
import type { ready, WorkerSettings } from './worker-entry.ts';

// biome-ignore lint/suspicious/noExplicitAny: each module names its own tasks
type Tasks = Record<string, (task: any) => unknown> & { ready: typeof ready };

export interface WorkerOptions {
  /** The name in the log. */
  name: string;
  /** Its exports are the tasks; it calls `startWorker` of `worker-entry.ts` first. */
  module: URL;
  /** Read at each start of the process. */
  settings: () => WorkerSettings;
  /** What to throw when a task ended without an answer. */
  unavailable: () => Error;
  /** Milliseconds without a task after which the process ends; without, it stays. */
  idleMs?: number;
  /** What its objects may take; a task that needs more ends the process. */
  heapMb?: number;
}

interface RunOptions {
  /** Milliseconds until the process is ended, and with it the task. */
  timeout: number;
  /** Milliseconds until the process is up, which are then none of the task's own. */
  start?: number;
  again?: boolean;
}

const ENDED = 'Worker exited unexpectedly';
/** A worker that is being ended may still be given a task. */
const ENDING = 'Terminating worker thread';

const started = new Set<WorkerProcess<Tasks>>();

/** Heavy work apart from the service: its processor gives way, its memory is its own, and it can be killed (decision 0017). */
export class WorkerProcess<T extends Tasks> {
  readonly #options: WorkerOptions;
  #pool: Tinypool | undefined;
  #readyPid: number | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** One task at a time; repeats once what a killed process was at. @throws what `unavailable` makes */
  async run<Name extends Exclude<keyof T & string, 'ready'>>(
    name: Name,
    task: Parameters<T[Name]>[0],
    { timeout, start, again = true }: RunOptions,
  ): Promise<Awaited<ReturnType<T[Name]>>> {
    try {
      if (start !== undefined && (!this.pid || this.pid !== this.#readyPid)) await this.#start(start);
      return await this.#request(name, task, timeout);
    } catch (error) {
      const { name: kind, message, code } = error as NodeJS.ErrnoException;
      const isEnded = message === ENDED || code === 'EPIPE';
      if (isEnded && again)
        return this.run(name, task, { timeout, again: false, ...(start !== undefined && { start }) });
      if (!isEnded && kind !== 'AbortError' && message !== ENDING) throw new Error(`${name}: ${message}`);
      log.error({ why: message, task: name }, `no ${this.#options.name} answers`);
      throw this.#options.unavailable();
    }
  }

  get pid(): number | undefined {
    return this.#pool?.threads[0]?.threadId;
  }

  async end(): Promise<void> {
    const ending = this.#pool;
    this.#pool = undefined;
    started.delete(this as never);
    await ending?.destroy();
  }

  async #start(timeout: number): Promise<void> {
    await this.#request('ready', undefined, Math.max(Math.ceil(timeout), 0));
    this.#readyPid = this.pid;
  }

  #request(name: string, task: unknown, timeout: number) {
    return this.#running().run(task, { name, signal: AbortSignal.timeout(timeout) });
  }

  #running(): Tinypool {
    if (this.#pool) return this.#pool;
    const { name, module, settings, idleMs, heapMb } = this.#options;
    this.#pool = new Tinypool({
      runtime: 'child_process',
      // Bytes as bytes: JSON would make a list of numbers of them.
      serialization: 'advanced',
      // A task is given what it needs; the service's environment holds its secrets. With one arena glibc gives memory back.
      env: { MALLOC_ARENA_MAX: '1' },
      argv: [JSON.stringify(settings())],
      ...(heapMb && { execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`] }),
      filename: module.href,
      minThreads: idleMs ? 0 : 1,
      maxThreads: 1,
      ...(idleMs && { idleTimeout: idleMs }),
    });
    started.add(this as never);
    // No caller handles this error; its message may contain a secret of the task, so it is not logged.
    this.#pool.on('error', () => log.error(`a ${name} ended`));
    return this.#pool;
  }
}

export const endWorkers = async (): Promise<void> => {
  await Promise.all([...started].map((one) => one.end()));
};
