import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWorkers } from './testing.ts';

process.env.STOLEN_SECRET = 'a secret of the renderer';
/** No test here is about pages that are late. */
const site = await startWorkers({ timeoutMs: 100_000 });
afterAll(() => site.stop());

/** A release whose page tries something and tells how it ended. */
let count = 0;
async function attempt(code: string, more: { token?: string } = {}): Promise<string> {
  const name = `hostile-${++count}`;
  site.addRemote(
    name,
    '1',
    `try { return await (async () => { ${code} })() } catch (e) { return 'refused: ' + (e?.code ?? e) }`,
  );
  return (await site.render({ [name]: '1' }, more)).html;
}

test('a release finds no variable of the environment', async () => {
  expect(await attempt('return JSON.stringify(process.env)')).toBe('{}');
  for (const pid of ['self', process.pid])
    expect(await attempt(`return require('fs').readFileSync('/proc/${pid}/environ', 'utf8')`)).toMatch(
      /^refused/,
    );
});

test.each([
  ['the secrets beside the releases', '../secrets.json'],
  ['another release', 'other/1/server/remoteEntry.js'],
])('%s: not to be read', async (_, path) => {
  site.addRemote('other', '1', 'return 1');
  const file = JSON.stringify(join(site.releasesDir, path));
  expect(await attempt(`return require('fs').readFileSync(${file})`)).toBe('refused: ERR_ACCESS_DENIED');
  expect(await attempt(`return require('fs/promises').readFile(${file})`)).toMatch(/^refused/);
  expect(await attempt(`return require(${file})`)).toMatch(/^refused/);
});

test('a link out of a release is not followed: its pages are not rendered', async () => {
  const secrets = `${site.releasesDir}-secrets.json`;
  writeFileSync(secrets, 'a secret');
  const folder = site.addRemote(
    'linking',
    '1',
    `return require('fs').readFileSync(__dirname + '/x.json', 'utf8')`,
  );
  symlinkSync(secrets, join(folder, 'x.json'));
  await expect(site.render({ linking: '1' })).rejects.toMatchObject({
    failure: { remote: 'linking', outcome: 'crashed' },
  });
  rmSync(secrets);
});

test('a worker that fills the memory beside its heap is ended', async () => {
  const greedy = `
    globalThis.kept = Array.from({ length: 16 }, () => Buffer.alloc(64e6, 1));
    await new Promise(() => {});`;
  await expect(attempt(greedy)).rejects.toMatchObject({ failure: { outcome: 'crashed' } });
});

test('files cannot be written, the worker’s own included', async () => {
  expect(await attempt(`require('fs').writeFileSync(__dirname + '/x', '1'); return 'written'`)).toBe(
    'refused: ERR_ACCESS_DENIED',
  );
  const own = `return require('fs').writeFileSync(__filename, '1')`;
  expect(await attempt(own)).toBe('refused: ERR_ACCESS_DENIED');
});

const BEYOND = [
  'child_process',
  'worker_threads',
  'cluster',
  'net',
  'http',
  'dgram',
  'dns',
  'inspector',
  'sqlite',
  'wasi',
  'module',
  'process',
  'os',
  'v8',
];

test.each([
  ['require', (name: string) => `require(${name})`],
  ['import', (name: string) => `await import(${name})`],
  ['getBuiltinModule', (name: string) => `process.getBuiltinModule(${name})`],
  ['the loader itself', (name: string) => `module.constructor._load(${name})`],
  ['another require', (name: string) => `module.constructor.createRequire(__filename)(${name})`],
  [
    'a hook of its own',
    (name: string) =>
      `(module.constructor.registerHooks({ resolve: () => ({ url: ${name}, format: 'builtin', shortCircuit: true }) }), require('anything'))`,
  ],
])('no module of Node beyond those for rendering is had by %s', async (_, take) => {
  const had = await attempt(`
    const had = [];
    for (const name of ${JSON.stringify(BEYOND)}) {
      try {
        ${take("'node:' + name")};
        had.push(name);
      } catch {}
    }
    return 'had: ' + had;`);
  expect(had).toBe('had: ');
});

test('nothing can be sent to other processes', async () => {
  const ways = ['kill', '_kill', '_debugProcess', 'send', '_send', 'channel', 'dlopen', 'binding', 'setuid'];
  const code = `return 'had: ' + ${JSON.stringify(ways)}.filter((name) => process[name] !== undefined)`;
  expect(await attempt(code)).toBe('had: ');
});

test('no socket opens, not even to this machine', async () => {
  const server = createServer((socket) => socket.end('reached'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect(await attempt(`return (await fetch('http://127.0.0.1:${port}/')).status`)).toMatch(/^refused/);
  const socket = `return new Promise((resolve) => {
    const socket = new WebSocket('ws://127.0.0.1:${port}');
    socket.onopen = () => resolve('open');
    socket.onerror = () => resolve('refused');
  })`;
  expect(await attempt(socket)).toMatch(/^refused/);
  await new Promise((resolve) => server.close(resolve));
});

test('a page reads calls as its visitor, and has nothing that speaks for the visitor elsewhere or later', async () => {
  const token = `head.${Buffer.from('{"sub":"u1"}').toString('base64url')}.signature`;
  const call = (identity: string) =>
    `return (await fetch('${site.gateway}/api/data/user', { headers: { identity: ${identity} } })).text()`;
  expect(await attempt(call('request.token'), { token })).toContain('from the gateway');
  expect(site.asked.at(-1)!.headers).toMatchObject({ identity: token, 'read-only': '1' });
  const [, , standIn] = (await attempt('return request.token', { token })).split('.');
  expect(standIn).not.toBe('signature');
  const before = site.asked.length;
  const late = JSON.stringify(await attempt('return request.token', { token }));
  for (const forged of [late, JSON.stringify(token), '"a.b.c"'])
    expect(await attempt(call(forged))).toMatch(/^refused/);
  expect(site.asked).toHaveLength(before);
});

test.each([
  ['a private address of the gateway', '/private/releases', 'GET'],
  ['the same by a detour', '/api/../private/releases', 'GET'],
  ['a change', '/api/form/profile', 'POST'],
])('%s is not called', async (_, path, method) => {
  const before = site.asked.length;
  expect(await attempt(`return fetch('${site.gateway}${path}', { method: '${method}' })`)).toMatch(
    /^refused/,
  );
  expect(site.asked).toHaveLength(before);
});

test('a reply without end is read as far as the limit', async () => {
  expect(await attempt(`return (await fetch('${site.gateway}/api/endless')).text()`)).toMatch(/^refused/);
  await site.sent.closed;
  // Besides the limit, what stands in the buffers of the sockets.
  expect(site.sent.bytes).toBeLessThan(30_000_000);
});

test.each([
  ['a page of 6 MB', `return 'x'.repeat(6_000_000)`],
  ['output without end', `for (;;) { console.log('x'.repeat(50_000)); await new Promise(setImmediate); }`],
  ['a message without end', `for (;;) try { require('fs').writeSync(3, 'x'.repeat(50_000)); } catch {}`],
])('%s ends the worker', async (_, code) => {
  const crashed = { failure: { outcome: 'crashed' } };
  await expect(attempt(code)).rejects.toMatchObject(crashed);
});

test('a large page within the limit comes whole', async () => {
  expect(await attempt(`return 'x'.repeat(4_000_000)`)).toHaveLength(4_000_000);
});

test('releases cannot meet: each remote has a process, and answers for its own pages alone', async () => {
  site.addRemote('victim', '1', 'globalThis.secret = "mine"; return [process.pid, typeof globalThis.stolen]');
  const remotes = { hostile: '1', victim: '1' };
  site.addRemote('hostile', '1', 'globalThis.stolen = 1; return [process.pid, typeof globalThis.secret]');
  const mine = await site.render({ victim: '1', hostile: '1' });
  const [pid, secret] = (await site.render(remotes)).html.split(',');
  expect(secret).toBe('undefined');
  const again = await site.render({ victim: '1', hostile: '1' });
  expect(again.html).toBe(mine.html);
  expect(again.html.split(',')[0]).not.toBe(pid);
});

test('the worker’s own files lead nowhere', async () => {
  const worker = JSON.stringify(dirname(fileURLToPath(import.meta.url)));
  expect(await attempt(`return require('fs').readdirSync(${worker})`)).toBe('refused: ERR_ACCESS_DENIED');
});
