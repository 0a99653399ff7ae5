import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReleaseManifest } from '@stezhka/shell-composition/releases';
import { chunksOf, VERSION_MARK } from '../build/write-release.ts';
import type { Bundles } from './bundles.ts';

type Declared = Omit<ReleaseManifest, 'name' | 'version' | 'chunks' | 'integrity' | 'sizes'>;

let count = 0;
/** Never the same twice, also after another start. */
export const nextVersion = (): string => `dev-${Date.now().toString(36)}-${++count}`;

/** What a part says of itself now: a thread reads its modules anew. @throws Error with the reason */
function readDeclared(part: string, chunks: Record<string, string[]>): Promise<Declared> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'declared.ts'), {
      workerData: { part, chunks },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.once('message', ({ declared, error }: { declared?: Declared; error?: string }) =>
      declared ? resolve(declared) : reject(new Error(error)),
    );
    worker.once('error', reject);
  });
}

/**
 * A development build as a release; its files are the compiler's own, so nothing says what they have to be.
 * @param known a release before this one, when the part still says the same of itself
 */
export async function releaseOf(
  bundles: Bundles,
  part: string,
  version: string,
  known?: ReleaseManifest,
): Promise<ReleaseManifest> {
  const files = bundles.chunks(part);
  const web = readdirSync(join(bundles.folder, part, 'web'), { recursive: true, encoding: 'utf8' });
  return {
    ...(known ?? (await readDeclared(part, files))),
    name: part,
    version,
    chunks: chunksOf(files),
    integrity: Object.fromEntries(
      web
        .filter((file) => /\.(js|css|woff2?)$/.test(file) && !file.includes('.hot-update.'))
        .map((file) => [file, '']),
    ),
    sizes: {},
  };
}

/** The renderer reads a release's server build and its record; browsers get their files from the compiler's folder. */
export function publishForRenderer(bundles: Bundles, release: ReleaseManifest, releasesDir: string): void {
  const { name, version } = release;
  const folder = join(releasesDir, name, version);
  mkdirSync(join(folder, 'server'), { recursive: true });
  mkdirSync(join(folder, 'web'), { recursive: true });
  const built = join(bundles.folder, name, 'server');
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const to = join(folder, 'server', file);
    if (file.endsWith('.js'))
      writeFileSync(to, readFileSync(join(built, file), 'utf8').replaceAll(VERSION_MARK, version));
    else cpSync(join(built, file), to, { recursive: true });
  }
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"commonjs"}\n');
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  for (const old of readdirSync(join(releasesDir, name))
    .filter((one) => one.startsWith('dev-'))
    .sort()
    .slice(0, -3))
    rmSync(join(releasesDir, name, old), { recursive: true, force: true });
}
