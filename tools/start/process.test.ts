import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { freePort } from '../database.ts';
import { lastError } from './last-error.ts';
import { inspectFlags, SiteProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'stezhka-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a process that ends twice is not waited for, and its error is named', async () => {
  const script = join(folder, 'broken.ts');
  writeFileSync(script, "throw new Error('MASTER_KEY must be 64 hex digits.');\n");
  const broken = new SiteProcess({ name: 'diary', script: relative(ROOT, script), port: 1, env: {} }, folder);
  const lost: string[] = [];
  broken.onLost = (name) => lost.push(name);
  broken.start();
  await expect(broken.ready(3_600_000)).rejects.toThrow(
    `diary does not start (MASTER_KEY must be 64 hex digits): see ${join(folder, 'logs', 'diary.log')}.`,
  );
  expect(lost).toEqual(['diary', 'diary']);
  await broken.stop();
});

test('a process is told where compiled code is kept', async () => {
  const script = join(folder, 'compiled.ts');
  const output = join(folder, 'output');
  writeFileSync(
    script,
    `import { getCompileCacheDir } from 'node:module';
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(output)}, String(getCompileCacheDir()));
createServer((_, res) => res.end()).listen(process.env.PORT);
`,
  );
  const port = await freePort();
  const one = new SiteProcess({ name: 'shop', script: relative(ROOT, script), port, env: {} }, folder);
  one.start();
  await one.ready(60_000);
  await one.stop();
  expect(readFileSync(output, 'utf8')).toContain(join(ROOT, '.cache', 'compiled'));
});

test.each([
  [
    'an error that nobody caught',
    "file.ts:1\nthrow new Error('x')\n^\n\nError: Port 4000 is taken.\n    at x\n\nNode.js v26",
    'Port 4000 is taken',
  ],
  [
    'a line of the log',
    '{"level":50,"msg":"first"}\n{"level":60,"err":{"message":"no primary"},"msg":"stopping"}\n{"level":30,"msg":"bye"}\n',
    'no primary',
  ],
  ['a system error', 'Error [ERR_MODULE_NOT_FOUND]: Cannot find it\n    at y', 'Cannot find it'],
  ['nothing wrong', '{"level":30,"msg":"listening"}\n', ''],
])('%s is found', (_, output, error) => {
  expect(lastError(output)).toBe(error);
});

test('processes that INSPECT names may be debugged, on this machine alone', () => {
  expect(inspectFlags('content', undefined)).toEqual([]);
  expect(inspectFlags('content', 'shop,content')).toEqual(['--inspect=127.0.0.1:9230']);
  expect(inspectFlags('content-2', 'shop,content')).toEqual([]);
  expect(inspectFlags('content', 'content:9300')).toEqual(['--inspect=127.0.0.1:9300']);
});

test('a debugger stops a process at a line of its TypeScript source', async () => {
  const [script, port, debug] = [join(folder, 'debugged.ts'), await freePort(), await freePort()];
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
interface Reply { ready: boolean }
createServer((_req, res) => {
  const reply: Reply = { ready: true };
  res.end(JSON.stringify(reply));
}).listen(Number(process.env.PORT));
`,
  );
  process.env.INSPECT = `debugged:${debug}`;
  const plan = { name: 'debugged', script: relative(ROOT, script), port, env: {} };
  const debugged = new SiteProcess(plan, folder);
  try {
    debugged.start();
    await debugged.ready(60_000);
    const targets = (await (await fetch(`http://127.0.0.1:${debug}/json`)).json()) as Target[];
    const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl);
    const paused = Promise.withResolvers<number>();
    const isSet = Promise.withResolvers<void>();
    socket.onmessage = ({ data }) => {
      const { id, method, params } = JSON.parse(data);
      if (id === 2) isSet.resolve();
      if (method !== 'Debugger.paused') return;
      paused.resolve(params.callFrames[0].location.lineNumber);
      socket.send(JSON.stringify({ id: 3, method: 'Debugger.resume' }));
    };
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const at = { urlRegex: 'debugged[.]ts$', lineNumber: 4 };
    socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
    socket.send(JSON.stringify({ id: 2, method: 'Debugger.setBreakpointByUrl', params: at }));
    await isSet.promise;
    const answer = await fetch(debugged.url);
    expect([await paused.promise, await answer.json()]).toEqual([4, { ready: true }]);
    socket.close();
  } finally {
    delete process.env.INSPECT;
    await debugged.stop();
  }
});

interface Target {
  webSocketDebuggerUrl: string;
}
