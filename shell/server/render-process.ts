import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { logLimited } from '@stezhka/kit/limited-log';
import { log } from '@stezhka/kit/log';
import type { RenderedPage } from '@stezhka/shell-composition/rendering';
import type { RenderRequest } from '../src/server.tsx';
import { readLines, writeLine } from './json-lines.ts';
import type { FromWorker, ToWorker, WorkerSetUp } from './messages.ts';
import type { PageCalls } from './page-calls.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const OWN_FILES = [
  WORKER,
  ...['./confine.ts', './json-lines.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
];
const HEAP_MB = 256;
/** Of heap, buffers and code together. */
const MEMORY_BYTES = 512 * 2 ** 20;
const MEMORY_LOOK_MS = 500;
const MOST_CALLS = 500;
/** In bytes. */
const LONGEST_MESSAGE = 5_000_000;
const LONGEST_OUTPUT = 2_000;
const MOST_OUTPUT_A_SECOND = 200_000;

export interface WorkerOptions {
  /** The name in the log: the remote whose pages the process renders. */
  name: string;
  folders: string[];
  setUp?: WorkerSetUp;
  calls: PageCalls;
}

interface Waiting {
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

/** The page's code failed; the worker goes on. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/** A process without environment, network, child processes and any files but a release's server builds (decision 0034). */
export class RenderProcess {
  /** Rejects when it ends before. */
  readonly up: Promise<void>;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #pipe: Duplex;
  readonly #options: WorkerOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #pings = new Map<number, () => void>();
  #isUp = false;
  #output = { since: 0, bytes: 0 };
  #isMuted = false;
  #calls = 0;
  #count = 0;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const rights = [
      '--permission',
      ...[...OWN_FILES, ...options.folders].map((path) => `--allow-fs-read=${path}`),
      '--no-addons',
      '--disable-sigusr1',
      `--max-old-space-size=${HEAP_MB}`,
      '--disable-warning=SecurityWarning',
      '--disable-warning=ExperimentalWarning',
    ];
    this.#child = spawn(process.execPath, [...rights, WORKER], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.#pipe = this.#child.stdio[3] as Duplex;
    const up = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    this.up = up.promise;
    this.ended = ended.promise;
    this.up.catch(() => {});
    const refuse = (error: Error) => {
      log.warn({ err: error, worker: options.name }, 'render worker wrote what is no message');
      this.end();
    };
    readLines<FromWorker>(
      this.#pipe,
      (message) => this.#receive(message, up.resolve),
      refuse,
      LONGEST_MESSAGE,
    );
    const lost = (error: Error) => {
      up.reject(error);
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
      ended.resolve();
    };
    this.#child.on('error', lost);
    const memory = setInterval(() => this.#endIfLarge(), MEMORY_LOOK_MS).unref();
    void this.ended.then(() => clearInterval(memory));
    this.#child.on('exit', (code, signal) => lost(new Error(`the render worker ended: ${signal ?? code}`)));
    for (const output of [this.#child.stdout!, this.#child.stderr!])
      output.on('data', (text: Buffer) => this.#say(text));
    if (options.setUp) this.#post({ type: 'setUp', setUp: options.setUp });
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** @throws PageError, or Error when the worker ended */
  async render({ token, ...request }: RenderRequest): Promise<RenderedPage> {
    const { calls } = this.#options;
    const id = ++this.#count;
    const standIn = token && calls.standIn(token);
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        if (!this.#pipe.writable) return reject(new Error('the render worker has ended'));
        this.#waiting.set(id, { resolve, reject });
        this.#post({ type: 'render', id, request: { ...request, ...(standIn && { token: standIn }) } });
      });
    } finally {
      this.#waiting.delete(id);
      if (standIn) calls.forget(standIn);
    }
  }

  /** True at its next turn; never when it does not yield. */
  answers(): Promise<true> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#pings.set(id, () => resolve(true));
      this.#post({ type: 'ping', id });
    });
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /** The heap's limit holds no buffers. Where there is no /proc the system's own limits remain. */
  #endIfLarge(): void {
    const bytes = residentBytes(this.#child.pid);
    if (bytes <= MEMORY_BYTES) return;
    log.warn({ worker: this.#options.name, bytes }, 'render worker takes too much memory');
    this.end();
  }

  #say(text: Buffer): void {
    if (this.#isMuted) return;
    const { name } = this.#options;
    const now = performance.now();
    if (now - this.#output.since >= 1_000) this.#output = { since: now, bytes: 0 };
    this.#output.bytes += text.length;
    this.#isMuted = this.#output.bytes > MOST_OUTPUT_A_SECOND;
    if (this.#isMuted) {
      log.warn({ worker: name }, 'render worker says too much');
      this.end();
      return;
    }
    logLimited(
      'warn',
      { worker: name, output: String(text.subarray(0, LONGEST_OUTPUT)) },
      'render worker says',
    );
  }

  #post(message: ToWorker): void {
    if (this.#pipe.writable) writeLine(this.#pipe, message);
  }

  /** Messages may be written by the code of releases, so nothing in them is trusted. */
  #receive(message: FromWorker, up: () => void): void {
    if (message?.type === 'up') {
      this.#isUp = true;
      up();
    } else if (message?.type === 'pong') {
      this.#pings.get(message.id)?.();
      this.#pings.delete(message.id);
    } else if (message?.type === 'page') {
      const waiting = this.#waiting.get(message.id);
      if (isPage(message.page)) waiting?.resolve(message.page);
      else waiting?.reject(new PageError('the worker answered no page'));
    } else if (message?.type === 'failed') {
      this.#waiting.get(message.id)?.reject(new PageError(String(message.error)));
    } else if (message?.type === 'call') {
      void this.#answer(message);
    }
  }

  async #answer({ call, request }: Extract<FromWorker, { type: 'call' }>): Promise<void> {
    try {
      if (++this.#calls > MOST_CALLS) throw new Error('too many calls at once');
      this.#post({ type: 'reply', call, reply: await this.#options.calls.answer(request) });
    } catch (error) {
      logLimited('warn', { err: error, worker: this.#options.name }, 'call of a page failed');
      this.#post({ type: 'reply', call });
    } finally {
      this.#calls -= 1;
    }
  }
}

function isPage(page: unknown): page is RenderedPage {
  const { status, html, shareable, tags, location, maxAge } = (page ?? {}) as Partial<RenderedPage>;
  return (
    Number.isInteger(status) &&
    status! >= 200 &&
    status! < 600 &&
    typeof html === 'string' &&
    typeof shareable === 'boolean' &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    ['string', 'undefined'].includes(typeof location) &&
    ['number', 'undefined'].includes(typeof maxAge)
  );
}

/** Memory of a process that is in use, in bytes (proc(5)); 0 where it cannot be known. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kib = 0] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) * 1024;
  } catch {
    return 0;
  }
}
