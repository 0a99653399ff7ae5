import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, ROOT } from '../build/webpack-config.ts';

/** Each checker of a project checks what it imports anew, and by itself there are four of them for each of four projects. */
const WITHOUT_REPEATING = ['--builders', '2', '--checkers', '1'];

/**
 * Compiles all packages. TypeScript 7.0.2 keeps its findings after a JSON file has changed
 * (microsoft/TypeScript#64025, mended in 7.1), and keys are typed from JSON: an owner of texts is compiled anew unless
 * its texts and its build are as this function left them.
 */
export function compile(root: string, owners: readonly string[]): { ok: boolean; output: string } {
  const places = owners.map((owner) => {
    const types = join(root, '.cache', 'types', owner);
    return {
      texts: join(root, owner, 'src', 'texts', 'uk.json'),
      build: join(types, 'tsconfig.tsbuildinfo'),
      digest: join(types, 'texts.sha256'),
    };
  });
  for (const { texts, build, digest } of places)
    if (!existsSync(digest) || readFileSync(digest, 'utf8') !== digestOf(texts, build))
      rmSync(build, { force: true });
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  const { status, stdout, stderr } = spawnSync(tsc, ['-b', ...WITHOUT_REPEATING], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const { texts, build, digest } of places)
    if (existsSync(build)) writeFileSync(digest, digestOf(texts, build));
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

function digestOf(...files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

if (process.argv[1] === import.meta.filename) {
  const { ok, output } = compile(ROOT, ['shell', ...REMOTES.map(folderOf)]);
  process.stdout.write(output);
  process.exit(ok ? 0 : 1);
}
