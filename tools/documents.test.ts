import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/webpack-config.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Commands of a document that a reader may type: in code, and not inside a container, whose Node is the right one. */
function typed(path: string): string[] {
  const code = [...read(path).matchAll(/```(?:sh|bash)?\n([\s\S]*?)```|`([^`\n]+)`/g)];
  const lines = code.flatMap(([, block, span]) => (block ?? span!).split('\n'));
  return lines.filter((line) => !line.includes('docker compose'));
}

test.each(documents)('%s shows no command that needs a newer Node than the README asks for', (path) => {
  expect(typed(path).filter((line) => /\bnode \S+\.ts\b/.test(line))).toEqual([]);
});

test.each(documents)('%s names npm scripts that exist, or says that they are to come', (path) => {
  const text = read(path)
    .split('\n')
    .filter((line) => !/\bcomes?\*\*/.test(line))
    .join('\n');
  const named = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !scripts[name])).toEqual([]);
});

/** Names of the guides' examples ('Add a page', `npm run new`). */
const EXAMPLE = /(^|\/)(x|y|mfe-[xy]|things?|reading-list|books)([./]|$)/;
/** Look like paths: folders that a start makes, a package, an action. */
const ELSEWHERE = ['db/', 'web/', 'react-dom/', 'shell/routeEntered'];
const TOP = /^(docker|docs|e2e|gateway|mfe-[a-z]+|services|shared-ui|shell|tools)\//;
const NAMED = /^[\w.{},*-]+(\/[\w.{},*-]+)*\/?$/;
const SOURCE = /\.(tsx?|mjs|cjs|css|module\.css|ya?ml|md)$/;
const tracked = globSync(['**/*', '.vscode/*'], {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '.[!v]*'],
});

/** Paths of the repository in a document's code spans; shorter ones stand below what their table's head names. */
const pathsIn = (document: string): string[] =>
  [...read(document).matchAll(/`([^`\s]+)`/g)]
    .map(([, span]) => span!)
    .filter((span) => NAMED.test(span) && !EXAMPLE.test(span) && !ELSEWHERE.includes(span))
    .filter((span) => TOP.test(span) || (span.includes('/') && (SOURCE.test(span) || span.endsWith('/'))));

function exists(path: string): boolean {
  const pattern = path
    .replace(/[.]/g, '\\.')
    .replace(/\*+/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const found = new RegExp(`(^|/)${pattern}${path.endsWith('/') ? '' : '(/|$)'}`);
  return tracked.some((file) => found.test(file));
}

test.each(documents)('%s names paths that exist', (document) => {
  expect(pathsIn(document).filter((path) => !exists(path))).toEqual([]);
});

/** 'a/{b,c}.ts' → 'a/b.ts', 'a/c.ts'. */
function alternatives(path: string): string[] {
  const [braces, names] = /\{([^}]*)\}/.exec(path) ?? [];
  return braces ? names!.split(',').flatMap((name) => alternatives(path.replace(braces, name))) : [path];
}

/** Files and folders that a document cites for what it says, in full from the root, or not at all. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+(?:\.tsx?|\.grit|\/))`/g)].flatMap(([, span]) => alternatives(span!));

test('every file that docs/security.md cites exists', () => {
  const cited = citedIn(read('docs/security.md'));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('a file cited without its folder, or gone, is found', () => {
  const text = 'in `a.test.ts` and `tools/{documents,gone}.test.ts`, by `npm run fuzz`, of `tools/nowhere/`';
  const gone = citedIn(text).filter((path) => !existsSync(join(ROOT, path)));
  expect(gone).toEqual(['a.test.ts', 'tools/gone.test.ts', 'tools/nowhere/']);
});

test('paths of documents are found, and those that are gone', () => {
  expect(pathsIn('docs/architecture.md').length).toBeGreaterThan(80);
  expect(['http/serve.ts', 'services/*/seed/', 'src/texts/{uk,ru,en}.json'].filter(exists)).toHaveLength(3);
  expect(['http/serves.ts', 'gateway/nowhere/', 'services/kit/src/http/serve'].filter(exists)).toEqual([]);
});

test('every npm script installs what it needs first, Node 26 among it', () => {
  const bare = Object.values(scripts).filter((command) => !command.startsWith('node tools/run.mjs '));
  expect(bare).toEqual([]);
});

test('every command of tools/run.mjs is an npm script of the same name', () => {
  const table = /const scripts = \{([\s\S]*?)\};/.exec(read('tools/run.mjs'))![1]!;
  const commands = [...table.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => name!);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !`${scripts[name]} `.startsWith(`node tools/run.mjs ${name} `))).toEqual(
    [],
  );
});

describe('decision records', () => {
  const records = globSync('docs/decisions/*.md', { cwd: ROOT }).sort();
  const numbers = records.map((path) => /(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1]);

  test('are numbered without gaps', () => {
    expect(numbers).toEqual(records.map((_, i) => String(i + 1).padStart(4, '0')));
  });

  test.each(records)('%s has its number, its context, its choice and its consequence', (path) => {
    const text = read(path);
    expect(text).toMatch(new RegExp(`^# ${/\d{4}/.exec(path)![0]} [^.:]`));
    const parts = [...text.matchAll(/^\*\*([A-Z][a-z ]+)\.\*\*/gm)].map(([, name]) => name!);
    expect(parts.slice(0, 3)).toEqual(['Context', 'Choice', 'Consequence']);
    expect(parts.slice(3).filter((name) => name !== 'Not chosen')).toEqual([]);
  });

  test('stand where documents and code name them', () => {
    const files = globSync(
      ['README.md', 'docs/**/*.md', '{services,shell,shared-ui,gateway,tools,e2e,mfe-*}/**/*.{ts,tsx,css}'],
      { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] },
    );
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/\bdecisions?[ /](\d{4})\b/g)].map(([, number]) => `${file}: ${number}`),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((line) => !numbers.includes(line.slice(-4)))).toEqual([]);
  });
});
