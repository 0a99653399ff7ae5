import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { API, type Diagnostic, type Project, type Snapshot } from 'typescript/unstable/sync';
import { ROOT, WORKSPACES } from '../workspaces.ts';
import type { Finding } from './findings.ts';

const MOST_IMPORTERS = 40;
/** Said better by the borders. */
const OF_BORDERS = [6059, 6307];
const CURES: Record<number, string> = {
  2307: 'Mend the path, or write the file.',
  2305: 'Export it there, or mend the name.',
  2724: 'Mend the name.',
  2345: "A text's key must stand in src/texts/{uk,ru,en}.json of its part.",
};

/** The compiler's own errors, from programs that stay in memory; nothing is written. */
export class TypeCheck {
  readonly #api = new API();
  #snapshot: Snapshot;
  readonly #packages = packageFiles();
  readonly #imports = new Map<string, string[]>();

  constructor() {
    const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
      references: { path: string }[];
    };
    const openProjects = references.map(({ path }) => join(ROOT, path, 'tsconfig.json'));
    this.#snapshot = this.#api.updateSnapshot({ openProjects });
    for (const file of globSync('{shell,shared-ui,gateway,services,mfe-*}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: (path) => /node_modules|dist/.test(path),
    }))
      this.#read(file);
  }

  /** Errors of these files; afterwards `importers` may be asked for. */
  check(changed: readonly string[], sources: readonly string[]): Finding[] {
    const absolute = (files: readonly string[]) => files.map((file) => join(ROOT, file));
    const there = changed.filter((file) => existsSync(join(ROOT, file)));
    const known = (file: string) => this.#imports.has(file) || file.endsWith('.json');
    this.#snapshot = this.#api.updateSnapshot({
      fileChanges: {
        changed: absolute(there.filter(known)),
        created: absolute(there.filter((file) => !known(file))),
        deleted: absolute(changed.filter((file) => !there.includes(file))),
      },
    });
    for (const file of sources) this.#read(file);
    return [...new Set(sources)].flatMap((file) => this.errorsOf(file));
  }

  errorsOf(file: string): Finding[] {
    const path = join(ROOT, file);
    const program = existsSync(path) ? this.#projectOf(path)?.program : undefined;
    if (!program) return [];
    return [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)]
      .filter(({ code }) => !OF_BORDERS.includes(code))
      .map((one) => asFinding(one, path));
  }

  /** Sources of the part that say this in quotes, such as the end of a text's key. */
  naming(part: string, words: readonly string[]): string[] {
    const wanted = words.map((word) => `'${word}'`);
    return [...this.#imports.keys()].filter((file) => {
      if (!file.startsWith(`${part}/src/`)) return false;
      const source = readFileSync(join(ROOT, file), 'utf8');
      return wanted.some((word) => source.includes(word));
    });
  }

  /** A test's project and its part's are the same: the nearest tsconfig.json. */
  #projectOf(file: string): Project | undefined {
    for (let folder = dirname(file); folder.startsWith(ROOT); folder = dirname(folder)) {
      const project = this.#snapshot.getProject(join(folder, 'tsconfig.json'));
      if (project?.program.getSourceFile(file)) return project;
    }
    return undefined;
  }

  #read(file: string): void {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const specifiers = [...source.matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(([, one]) => one!);
    this.#imports.set(
      file,
      specifiers.flatMap((one) => this.#resolve(one, file) ?? []),
    );
  }

  #resolve(specifier: string, from: string): string | undefined {
    return specifier.startsWith('.')
      ? relative('', join(dirname(from), specifier))
      : this.#packages.get(specifier);
  }

  /** Those that import it, and through a package's face those of the face. */
  importersOf(files: readonly string[]): string[] {
    const found = new Set<string>();
    const queue = [...files];
    for (let next = queue.shift(); next && found.size < MOST_IMPORTERS; next = queue.shift())
      for (const [file, imported] of this.#imports) {
        if (!imported.includes(next) || found.has(file)) continue;
        found.add(file);
        if (file.endsWith('/index.ts')) queue.push(file);
      }
    return [...found];
  }
}

function asFinding({ text, pos, code, messageChain = [] }: Diagnostic, path: string): Finding {
  const line = readFileSync(path).subarray(0, pos).toString().split('\n').length;
  const inner = messageChain.map((one) => `\n  ${one.text}`).join('');
  return {
    file: relative(ROOT, path),
    line,
    text: `${text}${inner} (TS${code})`,
    ...(CURES[code] && { cure: CURES[code] }),
  };
}

/** '@stezhka/content-contract' → 'services/content/contract/src/index.ts' */
function packageFiles(): Map<string, string> {
  return new Map(
    WORKSPACES.flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
        name: string;
        exports?: Record<string, unknown> | string;
      };
      const entries = typeof exports === 'string' ? [['.', exports]] : Object.entries(exports);
      return entries.flatMap(([path, to]) =>
        typeof to === 'string'
          ? [[`${name}${(path as string).slice(1)}`, join(folder, to)] as [string, string]]
          : [],
      );
    }),
  );
}
