import { execFile } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '../workspaces.ts';
import { buildFolder, newestChange } from './build-one.ts';
import { folderOf, REMOTES, ROOT } from './webpack-config.ts';

const run = promisify(execFile);

/** Shared by every part: a change in one of these makes all of them stale. */
const COMMON = [
  'shared-ui/src',
  'shared-ui/router',
  'shared-ui/store',
  'shared-ui/intl',
  'shell/contract',
  'shell/composition',
  'services/kit/contract',
  'tools/build',
  'package-lock.json',
];
const AT_ONCE = 2;

export async function buildAll(say: (line: string) => void = () => {}, signal?: AbortSignal): Promise<void> {
  const common = Math.max(...COMMON.map(changed), contractsChanged());
  const stale = ['shell', ...REMOTES].filter((name) => {
    const release = join(ROOT, folderOf(name), 'dist', 'release.json');
    return !existsSync(release) || statSync(release).mtimeMs < Math.max(common, changed(folderOf(name)));
  });
  const queue = [...stale];
  // When one fails the other is stopped as well: nothing is left running behind a start that gave up.
  const failed = new AbortController();
  const either = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  const worker = async () => {
    for (let name = queue.shift(); name && !either.aborted; name = queue.shift()) {
      await build(name, either).catch((error) => {
        failed.abort(error);
        throw error;
      });
      say(name);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  signal?.throwIfAborted();
  if (ends.some(({ status }) => status === 'rejected')) throw failed.signal.reason;
}

async function build(name: string, signal: AbortSignal): Promise<void> {
  const script = join(import.meta.dirname, 'build-one.ts');
  const running = run(process.execPath, [script, name], { cwd: ROOT, maxBuffer: 1e8, signal });
  const { pid } = running.child;
  try {
    await running;
  } catch (error) {
    rmSync(buildFolder(name, pid!), { recursive: true, force: true });
    throw new Error(
      `${name} was not built:\n${(error as { stderr?: string }).stderr || (error as Error).message}`,
    );
  }
}

function changed(place: string): number {
  const path = join(ROOT, place);
  return statSync(path).isDirectory() ? newestChange(path) : statSync(path).mtimeMs;
}

const contractsChanged = () =>
  Math.max(...SERVICES.map((name) => newestChange(join(ROOT, 'services', name, 'contract'))));

if (process.argv[1] === import.meta.filename) {
  await buildAll((name) => process.stdout.write(`built ${name}\n`));
}
