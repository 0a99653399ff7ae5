import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Compiler, Stats, StatsError, Watching } from 'webpack';
import { chunkFiles, firstScript } from '../build/build-one.ts';
import { folderOf, ROOT, type Side, webpackConfig } from '../build/webpack-config.ts';
import type { ChunkFiles } from '../build/write-release.ts';
import { type Finding, fromRoot } from './findings.ts';

const webpack = createRequire(import.meta.url)('webpack');
const SETTLE_MS = 40;

export interface Built {
  part: string;
  side: Side;
  seconds: number;
  /** Files whose text is another one than before, from the side's folder. */
  changed: string[];
  /** Modules that were made anew. */
  sources: string[];
  findings: Finding[];
}

interface Bundle {
  part: string;
  side: Side;
  compiler: Compiler;
  watching?: Watching;
  stats?: Stats;
  done?: (built: Built) => void;
}

export interface BundlesOptions {
  /** Each part has a folder in it, with `web` and `server`. */
  folder: string;
  parts: readonly string[];
  sides: readonly Side[];
  /** Whether an open page takes over what is built. */
  hot: boolean;
  sourceOf?: (part: string) => string;
}

const sourceFolder = (part: string): string => join(ROOT, folderOf(part));

/**
 * Compilers that stay alive, all in this process and one at a time: what a tab shows comes first, what only the next
 * document needs comes last.
 */
export class Bundles {
  readonly folder: string;
  readonly #bundles: Bundle[];
  readonly #waiting = new Set<Bundle>();
  readonly #asked = new Map<string, number>();
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  onBuilt: (built: Built) => void = () => {};

  constructor({ folder, parts, sides, hot, sourceOf = sourceFolder }: BundlesOptions) {
    this.folder = folder;
    this.#bundles = sides.flatMap((side) =>
      parts.map((part) => {
        const options = {
          mode: 'development',
          source: sourceOf(part),
          folder: join(folder, part),
          keep: sourceOf === sourceFolder,
          hot,
        } as const;
        return { part, side, compiler: webpack(webpackConfig(part, side, options)) as Compiler };
      }),
    );
  }

  /** Resolves when everything was built once, well or not. */
  async start(): Promise<void> {
    for (const bundle of this.#bundles) this.#watch(bundle);
    this.#run();
    await this.#running;
  }

  /** A browser has asked for this part: it is the one that somebody looks at. */
  ask(part: string): void {
    this.#asked.set(part, Date.now());
  }

  chunks(part: string): ChunkFiles {
    const { stats } = this.#bundles.find((one) => one.part === part && one.side === 'web')!;
    const files = Object.fromEntries(
      Object.entries(chunkFiles(part, stats!)).map(([chunk, all]) => [
        chunk,
        all.filter((file) => !file.includes('.hot-update.')),
      ]),
    );
    if (part === 'shell') files.first = [firstScript(join(this.folder, part))];
    return files;
  }

  /** Resolves when nothing is left to build; compilers hear of a change a moment after it. */
  async settled(): Promise<void> {
    do {
      await this.#running;
      await wait(3 * SETTLE_MS);
    } while (this.#running || this.#waiting.size);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting.clear();
    await Promise.all(
      this.#bundles.map(
        ({ watching }) =>
          new Promise<void>((resolve) => (watching ? watching.close(() => resolve()) : resolve())),
      ),
    );
  }

  #watch(bundle: Bundle): void {
    const { compiler, part, side } = bundle;
    mkdirSync(join(this.folder, part, side), { recursive: true });
    const made = new Set<string>();
    const changed = new Set<string>();
    compiler.hooks.compilation.tap('dev', (compilation) => {
      compilation.hooks.buildModule.tap('dev', (module) => {
        if ('resource' in module) made.add(String(module.resource).split('?')[0]!);
      });
    });
    compiler.hooks.assetEmitted.tap('dev', (file) => void changed.add(file));
    compiler.hooks.invalid.tap('dev', () => this.#enqueue(bundle));
    let startedAt = 0;
    compiler.hooks.watchRun.tap('dev', () => {
      startedAt = performance.now();
      made.clear();
      changed.clear();
    });
    bundle.watching = compiler.watch(
      { aggregateTimeout: 10, ignored: /node_modules|\/dist\/|\/\.cache\// },
      (error, stats) => {
        const built: Built = {
          part,
          side,
          seconds: (performance.now() - startedAt) / 1000,
          changed: [...changed],
          sources: [...made],
          findings: error ? [{ text: `${part}: ${error.message}` }] : findingsOf(stats!),
        };
        if (stats) bundle.stats = stats;
        bundle.done?.(built);
      },
    )!;
    bundle.watching.suspend();
    this.#waiting.add(bundle);
  }

  #enqueue(bundle: Bundle): void {
    this.#waiting.add(bundle);
    clearTimeout(this.#timer);
    // All compilers hear of the same change, each in its own time.
    this.#timer = setTimeout(() => this.#run(), SETTLE_MS);
  }

  #run(): void {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
      if (this.#waiting.size) this.#run();
    });
  }

  async #runAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.delete(next);
      const { watching } = next;
      const { promise, resolve } = Promise.withResolvers<Built>();
      next.done = resolve;
      watching!.resume();
      const built = await promise;
      watching!.suspend();
      this.onBuilt(built);
    }
  }

  #next(): Bundle | undefined {
    const weight = ({ part, side }: Bundle) => (side === 'web' ? 1e15 : 0) + (this.#asked.get(part) ?? 0);
    return [...this.#waiting].sort((a, b) => weight(b) - weight(a))[0];
  }
}

const findingsOf = (stats: Stats): Finding[] =>
  (stats.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? []).map(asFinding);

function asFinding({ message, moduleName, moduleIdentifier = '', loc }: StatsError): Finding {
  const path = moduleIdentifier.split('!').at(-1)?.split(/[?|]/)[0] ?? '';
  const file = path.startsWith(ROOT) ? fromRoot(path) : moduleName;
  const line = Number(
    /(?:^|[^\d])(\d+):\d+/.exec(loc ?? '')?.[1] ?? /(?:╭─\[|,-\[).*?:(\d+):\d+\]/.exec(message)?.[1],
  );
  const text = message.replace(/^Module (build failed|parse failed).*\n/, '').trim();
  return { ...(file && { file }), ...(line && { line }), text };
}
