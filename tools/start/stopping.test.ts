import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../build/webpack-config.ts';
import { freePortRow, isFree } from '../database.ts';
import { portsOf } from './process-plans.ts';

const GONE_WITHIN_MS = 60_000;
const PORTS = 20;
const SCRIPTS = { start: 'tools/start/start.ts', dev: 'tools/dev/dev.ts' };

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'stezhka-stop-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  // Of a test that has failed.
  for (const line of folders.flatMap(carriers)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const listenOn = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** Every process that carries this folder in its environment, by 'pid command': those of the start, and their children. */
function carriers(folder: string): string[] {
  if (!existsSync('/proc/self/environ')) {
    const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(`DATA_DIR=${folder}`)).map((line) => line.trim());
  }
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}\0`)) return [];
      return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`];
    } catch {
      return [];
    }
  });
}

function startScript(name: keyof typeof SCRIPTS, port: number, dataDir: string): ChildProcess {
  const { MONGODB_URI: _, ...env } = process.env;
  return spawn('node', ['--disable-warning=ExperimentalWarning', join(ROOT, SCRIPTS[name])], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, NODE_OPTIONS: '', PORT: String(port), DATA_DIR: dataDir },
  });
}

/** Resolves once the output has this text. */
const said = (child: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(`It ended before '${text}':\n${output}`)));
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(text)) resolve();
      });
    }
  });

async function expectCleanEnd(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
}

async function expectNothingLeft(dataDir: string, port: number) {
  const deadline = Date.now() + GONE_WITHIN_MS;
  while (carriers(dataDir).length && Date.now() < deadline) await wait(100);
  expect(carriers(dataDir)).toEqual([]);
  for (const one of portsOf({ port, double: false }, true))
    expect([one, await isFree(one)]).toEqual([one, true]);
}

/** The checks beside development and their compiler, once both are there. */
async function checksOf(dataDir: string): Promise<number[]> {
  for (;;) {
    const found = [/checker\.ts/, /typescript.*--api/].map((one) =>
      carriers(dataDir).find((line) => one.test(line)),
    );
    if (found.every((line) => line !== undefined)) return found.map((line) => Number.parseInt(line, 10));
    await wait(50);
  }
}

test.each([
  ['while the database starts', 'Finding MongoDB'],
  ['while the parts are built', 'Building what browsers'],
])('npm start leaves nothing behind after SIGINT %s', async (_when, text) => {
  const port = await freePortRow(PORTS);
  const dataDir = newFolder();
  const child = startScript('start', port, dataDir);
  await said(child, text);
  expect(carriers(dataDir)).not.toEqual([]);
  await expectCleanEnd(child, 'SIGINT');
  await expectNothingLeft(dataDir, port);
});

test('npm run dev leaves nothing behind after SIGTERM while the parts are built and the checks hang', async () => {
  const port = await freePortRow(PORTS);
  const dataDir = newFolder();
  const child = startScript('dev', port, dataDir);
  await said(child, 'Building what browsers');
  for (const pid of await checksOf(dataDir)) process.kill(pid, 'SIGSTOP');
  await expectCleanEnd(child, 'SIGTERM');
  await expectNothingLeft(dataDir, port);
});

test('no process is left running when the reader of the output has gone', async () => {
  const port = await freePortRow(PORTS);
  const dataDir = newFolder();
  const child = startScript('start', port, dataDir);
  await said(child, 'Finding MongoDB');
  const ended = once(child, 'exit');
  child.stdout!.destroy();
  expect(await ended).toEqual([0, null]);
  await expectNothingLeft(dataDir, port);
});

test('taken ports are named in one sentence before anything is done', async () => {
  const port = await freePortRow(PORTS);
  const [privateListener, database] = await Promise.all([listenOn(port + 1), listenOn(port + 9)]);
  const dataDir = newFolder();
  const child = startScript('start', port, dataDir);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  privateListener!.close();
  database!.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Ports ${port + 1}, ${port + 9} are taken: stop what listens on them, or choose another public port, such as PORT=${port + 100} npm start.`,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});
