import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../build/webpack-config.ts';
import { lastError } from './last-error.ts';
import { processEnv } from './process-env.ts';

export interface ProcessPlan {
  name: string;
  script: string;
  port: number;
  env: Record<string, string>;
}

const STOP_MS = 8_000;
const RESTART_MS = 1_000;
/** A process may end this often before it is ready: once can be bad luck, such as a database choosing its primary. */
const MOST_ENDS = 2;
const TAIL = 16_384;
/** Compiled code of the site's processes: loading the shop takes 1.0 s of processor with it, 1.6 s without. */
const COMPILED = join(ROOT, '.cache', 'compiled');

const INSPECT_PORT = 9229;

/** @param inspect processes that a debugger may attach to: 'content,gateway' at ports 9229 and 9230 of this machine, 'content:9300' at its own */
export function inspectFlags(name: string, inspect = ''): string[] {
  const wanted = inspect.split(',').map((one) => one.split(':'));
  const place = wanted.findIndex(([one]) => one === name);
  return place < 0 ? [] : [`--inspect=127.0.0.1:${wanted[place]![1] ?? INSPECT_PORT + place}`];
}

/** A save of a service is waited for by somebody who looks at a page. */
const READY_POLL_MS = 20;

export class SiteProcess {
  readonly plan: ProcessPlan;
  readonly #log: string;
  #child: ChildProcess | undefined;
  #wanted = false;
  #ends = 0;
  #tail = '';
  onLost: (name: string) => void = () => {};
  /** Hears what the process writes. */
  onOutput: (text: string) => void = () => {};
  restarts = true;

  constructor(plan: ProcessPlan, dataDir: string) {
    this.plan = plan;
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    this.#log = join(dataDir, 'logs', `${plan.name}.log`);
  }

  get url(): string {
    return `http://127.0.0.1:${this.plan.port}`;
  }
  /** The last that it wrote since its start. */
  get tail(): string {
    return this.#tail;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    this.#wanted = true;
    this.#ends = 0;
    this.#spawn();
  }

  #spawn(): void {
    const { name, script, port, env } = this.plan;
    const log = createWriteStream(this.#log, { flags: 'a' });
    // A group of its own: Ctrl-C reaches the site first, which then stops its parts in order.
    const flags = ['--disable-warning=ExperimentalWarning', ...inspectFlags(name, process.env.INSPECT)];
    const child = spawn(process.execPath, [...flags, join(ROOT, script)], {
      cwd: ROOT,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: processEnv(script, {
        ...process.env,
        NODE_COMPILE_CACHE: COMPILED,
        PROCESS_NAME: name,
        PORT: String(port),
        ...env,
      }),
    });
    this.#child = child;
    this.#tail = '';
    for (const output of [child.stdout!, child.stderr!]) {
      output.pipe(log, { end: false });
      output.on('data', (chunk: Buffer) => {
        this.#tail = (this.#tail + chunk).slice(-TAIL);
        this.onOutput(String(chunk));
      });
    }
    child.on('close', () => {
      log.end();
      if (this.#child !== child) return;
      this.#child = undefined;
      if (!this.#wanted) return;
      this.#ends += 1;
      this.onLost(name);
      if (this.restarts) setTimeout(() => this.#wanted && !this.#child && this.#spawn(), RESTART_MS);
    });
  }

  /** SIGTERM, then SIGKILL for who does not listen. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(force);
  }

  /**
   * @param isReady reads the answer of /readyz
   * @throws Error with one sentence, at once when it has ended twice, else after the time given in ms
   */
  async ready(
    timeoutMs: number,
    signal?: AbortSignal,
    isReady: (answer: Response) => boolean | Promise<boolean> = ({ ok }) => ok,
  ): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      signal?.throwIfAborted();
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      if (answer && (await isReady(answer))) return;
      const gone = this.#ends >= MOST_ENDS || (this.#ends > 0 && !this.restarts);
      if (gone || Date.now() > deadline) {
        const why = lastError(this.#tail);
        const what = gone ? 'does not start' : 'did not become ready';
        throw new Error(`${this.plan.name} ${what}${why && ` (${why})`}: see ${this.#log}.`);
      }
      await wait(READY_POLL_MS);
    }
  }
}

/** Aborts at Ctrl-C, SIGTERM, SIGHUP or a closed output; from then on the starter of a process must stop it. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stopping.abort());
  return stopping.signal;
}

export const waitForAbort = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
