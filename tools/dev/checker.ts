import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readTable } from '../test/texts.ts';
import { folderOf, REMOTES, ROOT } from '../workspaces.ts';
import { findForbidden } from './check-borders.ts';
import { findMissingTexts } from './check-texts.ts';
import { TypeCheck } from './check-types.ts';
import type { Finding } from './findings.ts';

/** Run as a process by checker-process.ts; what is to be seen in a tab goes first. */
setPriority(10);
const types = new TypeCheck();
const owners = ['shell', ...REMOTES];
const keysOf = (owner: string) => Object.keys(readTable(join(ROOT, folderOf(owner), 'src'), 'uk'));
const keys = new Map(owners.map((owner) => [owner, keysOf(owner)]));
let wrong: string[] = [];
let latest = 0;

const isSource = (file: string) => /\.[cm]?tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Sources that ask for texts which are gone. */
function askingForGone(files: readonly string[]): string[] {
  return owners.flatMap((owner) => {
    const folder = folderOf(owner);
    if (!files.some((file) => file.startsWith(`${folder}/`) && file.endsWith('uk.json'))) return [];
    const now = keysOf(owner);
    const gone = keys.get(owner)!.filter((key) => !now.includes(key));
    keys.set(owner, now);
    const ends = gone.flatMap((key) => key.split('.').map((_, i, all) => all.slice(i).join('.')));
    return ends.length ? types.naming(folder, ends) : [];
  });
}

async function check(changed: readonly string[]): Promise<Finding[]> {
  const there = [...new Set([...changed, ...wrong])].filter((file) => existsSync(join(ROOT, file)));
  const sources = [...new Set([...there.filter(isSource), ...askingForGone(changed)])];
  const own = sources.filter((file) => changed.includes(file) || wrong.includes(file));
  return [
    ...findMissingTexts(there.filter((file) => /\/texts\/\w+\.json$/.test(file))),
    ...types.check(changed, sources),
    ...(own.length ? await findForbidden(own) : []),
  ];
}

/** Files that import what was saved may be wrong because of it: looked at one by one, until the next change. */
async function checkImporters(id: number, changed: readonly string[]): Promise<void> {
  const findings: Finding[] = [];
  for (const file of types.importersOf(changed)) {
    await nextTurn();
    if (latest !== id) return;
    if (!changed.includes(file) && isSource(file)) findings.push(...types.errorsOf(file));
  }
  wrong.push(...findings.flatMap(({ file }) => file ?? []));
  process.send!({ id, later: true, findings });
}

let work = Promise.resolve();
process.on('message', ({ id, files }: { id: number; files?: string[] }) => {
  latest = id;
  if (!files) return;
  work = work
    .then(() => check(files))
    .catch((error: Error) => [{ text: `The checks failed: ${error.stack}` }] as Finding[])
    .then((findings) => {
      wrong = findings.flatMap(({ file }) => file ?? []);
      process.send!({ id, findings });
      return checkImporters(id, files).catch(() => {});
    });
});
