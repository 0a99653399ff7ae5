import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseSet } from '@stezhka/shell-composition/releases';
import type { RenderedPage } from '@stezhka/shell-composition/rendering';
import type { RenderRequest } from '../src/server.tsx';

interface ShellBuild {
  setUp(releases: ReleaseSet, serverEntry: (remote: string) => string): void;
  render(request: RenderRequest): Promise<RenderedPage>;
}

const { releases, releasesDir } = workerData as { releases: ReleaseSet; releasesDir: string };
const require = createRequire(import.meta.url);
const folder = (name: string, version: string) => join(releasesDir, name, version, 'server');

// One worker knows one set of releases: federation and RTK Query keep global state.
const shell = require(join(folder('shell', releases.shell.version), 'server.js')) as ShellBuild;
shell.setUp(releases, (name) => join(folder(name, releases.remotes[name]!.version), 'remoteEntry.js'));

parentPort!.on('message', async ({ id, request }: { id: number; request: RenderRequest }) => {
  try {
    parentPort!.postMessage({ id, result: await shell.render(request) });
  } catch (error) {
    parentPort!.postMessage({ id, error: (error as Error).stack ?? String(error) });
  }
});
