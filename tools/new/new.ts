import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspaces.ts';
import { addCall } from './call.ts';
import { linkWorkspace } from './lock-file.ts';
import { kebab, type Titles, titlesOf, word } from './names.ts';
import { addPage } from './page.ts';
import { Plan, Refusal } from './plan.ts';
import { addRemote } from './remote.ts';
import { addService } from './service.ts';

const USAGE = `npm run new -- page mfe-content reading-list    a page of a remote, at /reading-list
npm run new -- call content reading-list        a call of a service, GET /data/reading-list/:slug
npm run new -- remote library shelf             a remote mfe-library with its first page, at /shelf
npm run new -- service library book             a service with its first call, GET /data/book/:slug
A page's titles: --uk='Список читання' --ru='Список чтения' --en='Reading list'`;

const TITLES = { uk: { type: 'string' }, ru: { type: 'string' }, en: { type: 'string' } } as const;

/** Puts together what the arguments ask for. @returns what is left to do. @throws Refusal */
export function plan(to: Plan, args: string[]): string[] {
  const { positionals, values } = read(args);
  const [kind, owner, name, ...more] = positionals;
  if (more.length) throw new Refusal(`'${more.join(' ')}' is one word too many.\n${USAGE}`);
  if (kind === 'page') {
    const page = kebab(name, 'A page');
    return addPage(to, partOf(to, owner, 'remote'), page, titlesOf(page, values));
  }
  if (kind === 'call') return addCall(to, partOf(to, owner, 'service'), kebab(name, 'A call'));
  if (kind === 'remote') {
    const [remote, page] = [word(owner, 'A remote'), kebab(name, 'Its first page')];
    return addRemote(to, remote, page, titlesOf(page, values));
  }
  if (kind === 'service') return addService(to, word(owner, 'A service'), kebab(name, 'Its first call'));
  throw new Refusal(kind ? `'${kind}' is nothing that can be made.\n${USAGE}` : USAGE);
}

function read(args: string[]): { positionals: string[]; values: Partial<Titles> } {
  try {
    return parseArgs({ args, options: TITLES, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USAGE}`);
  }
}

function partOf(to: Plan, name: string | undefined, kind: 'remote' | 'service'): string {
  const file = kind === 'remote' ? `${name}/src/remote.ts` : `services/${name}/src/app.ts`;
  if (name && /^[a-z-]+$/.test(name) && to.has(file)) return name;
  throw new Refusal(`There is no ${kind} '${name ?? ''}': ${file} is not there.\n${USAGE}`);
}

/** Runs a tool of this checkout on the files that were written. */
function run(root: string, command: string, args: string[]): void {
  const bin = join(root, 'node_modules', '.bin');
  const { status, stdout, stderr } = spawnSync(
    existsSync(join(bin, command)) ? join(bin, command) : command,
    args,
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${command} ${args[0]} failed:\n${stdout}${stderr}`);
}

/** Writes a plan, lays its files out, and brings up to date what follows from them: links, schemas of replies. */
export function apply(to: Plan): void {
  const { root, created, edited } = to;
  const lockBefore = readFileSync(join(root, 'package-lock.json'), 'utf8');
  to.write();
  for (const path of created)
    if (path.endsWith('/package.json')) linkWorkspace(root, path.replace('/package.json', ''), lockBefore);
  const sources = [...created, ...edited].filter(
    (path) => /\.(tsx?|mjs|json)$/.test(path) && !/^(docs|package-lock)/.test(path),
  );
  run(root, 'biome', ['check', '--write', ...sources]);
  if (created.some((path) => path.includes('/contract/'))) run(root, process.execPath, ['tools/schemas.ts']);
}

if (process.argv[1] === import.meta.filename) {
  const to = new Plan(ROOT);
  try {
    const next = plan(to, process.argv.slice(2));
    apply(to);
    for (const path of to.created) console.log(`  new      ${path}`);
    for (const path of to.edited) console.log(`  changed  ${path}`);
    console.log(`Next:\n${next.map((line) => `  ${line}`).join('\n')}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
