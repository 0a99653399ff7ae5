import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from './findings.ts';

/** Lets the checks and their compiler be stopped together. */
const OWN_GROUP = process.platform !== 'win32';

/** The checks of the gates, in a process that stays: it keeps its programs, and compilers do not wait for it. */
export class Checker {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (findings: Finding[]) => void>();
  #count = 0;
  /** What is wrong with files that import the changed ones; told after them. */
  onLater: (findings: Finding[]) => void = () => {};

  constructor(signal?: AbortSignal) {
    this.#child = fork(join(import.meta.dirname, 'checker.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      detached: OWN_GROUP,
    });
    process.once('exit', () => this.#end());
    this.#child.on(
      'message',
      ({ id, findings, later }: { id: number; findings: Finding[]; later?: true }) => {
        if (later) return this.onLater(findings);
        this.#waiting.get(id)?.(findings);
        this.#waiting.delete(id);
      },
    );
    this.#child.on('exit', () => {
      for (const answer of this.#waiting.values())
        answer(
          signal?.aborted
            ? []
            : [{ text: 'The checks ended: start again, or ask the gates (npm run check).' }],
        );
      this.#waiting.clear();
    });
  }

  /** Everything that is wrong now with these files, those they matter to, and those that were wrong before. */
  check(files: readonly string[]): Promise<Finding[]> {
    const id = ++this.#count;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child.send({ id, files });
    });
  }

  /** Gives up what is looked at in the background; the next check takes it up where it matters. */
  pause(): void {
    this.#child.send({ id: ++this.#count });
  }

  /** At once: the compiler, a process of its own, would first end what it works at, which takes it a minute on a busy machine. */
  #end(): void {
    const { pid } = this.#child;
    try {
      if (pid) process.kill(OWN_GROUP ? -pid : pid, 'SIGKILL');
    } catch {
      // It has ended before.
    }
  }
}
