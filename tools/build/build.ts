import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newestChange } from './build-one.ts';
import { REMOTES, ROOT } from './recipe.ts';

const run = promisify(execFile);

/** Shared by every part: a change in one of these makes all of them stale. */
const COMMON = ['shared-ui', 'shell/contract', 'services/kit/contract', 'tools/build', 'package-lock.json'];
const AT_ONCE = 2;

/** Builds the parts whose sources are newer than their release; says each one's name as it is done. */
export async function buildAll(say: (line: string) => void = () => {}): Promise<void> {
  const common = Math.max(...COMMON.map(changed), contractsChanged());
  const stale = ['shell', ...REMOTES].filter((name) => {
    const release = join(ROOT, name, 'dist', 'release.json');
    return !existsSync(release) || statSync(release).mtimeMs < Math.max(common, changed(name));
  });
  const queue = [...stale];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      try {
        await run(process.execPath, [join(import.meta.dirname, 'build-one.ts'), name], {
          cwd: ROOT,
          maxBuffer: 1e8,
        });
      } catch (error) {
        throw new Error(
          `${name} was not built:\n${(error as { stderr?: string }).stderr || (error as Error).message}`,
        );
      }
      say(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function changed(place: string): number {
  const path = join(ROOT, place);
  return statSync(path).isDirectory() ? newestChange(path) : statSync(path).mtimeMs;
}

const contractsChanged = () =>
  Math.max(
    ...['account', 'content', 'diary', 'shop'].map((name) =>
      newestChange(join(ROOT, 'services', name, 'contract')),
    ),
  );

if (process.argv[1] === import.meta.filename) {
  await buildAll((name) => process.stdout.write(`built ${name}\n`));
}
