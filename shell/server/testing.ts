import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, ReleaseSet } from '@stezhka/shell-composition/releases';
import { RenderWorkers, type RenderWorkersOptions, type WorkerRequest } from './workers.ts';

/** A shell whose pages are what the remote's entry makes of the request. */
const SHELL = `
let entry;
exports.setUp = (_releases, serverEntry) => { entry = serverEntry; };
exports.render = async (request) => {
  const { owner } = request.page;
  const html = owner && !request.suspended ? await require(entry(owner)).page(request) : 'the shell';
  return { status: 200, html: String(html), shareable: true, tags: [] };
};`;

/** Workers over releases that a test writes, and a gateway that tells what it was asked, never answers /api/hanging, and /api/endless without end. */
export async function startWorkers(options: Partial<RenderWorkersOptions> = {}) {
  const releasesDir = mkdtempSync(join(tmpdir(), 'workers-'));
  const { promise: closed, resolve: done } = Promise.withResolvers<void>();
  const sent = { bytes: 0, closed, done };
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((req, res) => {
    asked.push({ url: req.url!, headers: req.headers });
    if (req.url === '/api/hanging') return;
    if (req.url === '/api/endless') {
      const part = Buffer.alloc(100_000, 'x');
      const write = (): void => {
        for (sent.bytes += part.length; res.write(part); sent.bytes += part.length);
      };
      res.on('drain', write);
      res.once('close', () => sent.done());
      return write();
    }
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: 'from the gateway' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const workers = new RenderWorkers({ releasesDir, gateway, ...options });

  const write = (name: string, version: string, file: string, code: string): string => {
    const folder = join(releasesDir, name, version, 'server');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
    writeFileSync(join(folder, file), code);
    return folder;
  };
  write('shell', '1', 'server.js', SHELL);
  const release = (name: string, version: string) => ({ name, version, paths: [`/${name}`] }) as Release;

  return {
    releasesDir,
    gateway,
    asked,
    /** Of /api/endless. */
    sent,
    workers,
    /** @param page the body of a function of `request` */
    addRemote: (name: string, version: string, page: string): string =>
      write(name, version, 'remoteEntry.js', `exports.page = async (request) => { ${page} };`),
    addShell: (version: string, code = SHELL): string => write('shell', version, 'server.js', code),
    /** @param remotes their versions; the page is of the first */
    render(remotes: Record<string, string>, more: Partial<WorkerRequest> & { shell?: string } = {}) {
      const { shell = '1', ...request } = more;
      const releases: ReleaseSet = {
        shell: release('shell', shell),
        remotes: Object.fromEntries(
          Object.entries(remotes).map(([name, version]) => [name, release(name, version)]),
        ),
      };
      const [owner] = Object.keys(remotes);
      const page = { locale: 'uk', path: `/${owner ?? ''}`, ...(owner && { owner }) } as const;
      return workers.render({
        url: page.path,
        origin: 'http://stezhka.example',
        releases,
        page,
        gateway,
        requestId: 'r1',
        demo: false,
        visitor: 'a visitor',
        ...request,
      });
    },
    async stop() {
      await workers.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(releasesDir, { recursive: true });
    },
  };
}
