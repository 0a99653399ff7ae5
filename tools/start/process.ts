import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/recipe.ts';

export interface ProcessPlan {
  /** 'shop', or 'shop-2' for the second of a pair. */
  name: string;
  script: string;
  port: number;
  env: Record<string, string>;
}

const STOP_MS = 8_000;
const RESTART_MS = 1_000;

/** One process of the site; its output goes to DATA_DIR/logs/<name>.log. */
export class SiteProcess {
  readonly plan: ProcessPlan;
  readonly #logs: string;
  #child: ChildProcess | undefined;
  #wanted = false;
  /** Told when it ends without having been asked to. */
  onLost: (name: string) => void = () => {};
  /** Starts it again after an unexpected end. */
  restarts = true;

  constructor(plan: ProcessPlan, dataDir: string) {
    this.plan = plan;
    this.#logs = join(dataDir, 'logs');
    mkdirSync(this.#logs, { recursive: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.plan.port}`;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { name, script, port, env } = this.plan;
    this.#wanted = true;
    const log = createWriteStream(join(this.#logs, `${name}.log`), { flags: 'a' });
    // A group of its own: Ctrl-C reaches the site first, which then stops its parts in order.
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script)], {
      cwd: ROOT,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PROCESS_NAME: name, PORT: String(port), ...env },
    });
    this.#child = child;
    child.stdout!.pipe(log, { end: false });
    child.stderr!.pipe(log, { end: false });
    child.on('exit', () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      if (!this.#wanted) return;
      this.onLost(name);
      if (this.restarts) setTimeout(() => this.#wanted && !this.#child && this.start(), RESTART_MS);
    });
  }

  /** SIGTERM, then SIGKILL for who does not listen. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(force);
  }

  async ready(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return;
      if (Date.now() > deadline) {
        throw new Error(
          `${this.plan.name} did not become ready: see ${join(this.#logs, `${this.plan.name}.log`)}.`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
