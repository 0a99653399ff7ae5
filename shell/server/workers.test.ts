import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { startWorkers } from './testing.ts';
import { NoWorkerError, RenderError } from './workers.ts';

const LOOP = 'for (;;);';
/** Until there is a file `go`. */
const WAITING = `const { existsSync } = require('node:fs');
  while (!existsSync(__dirname + '/go')) await new Promise((r) => setTimeout(r, 5));
  return 'slow';`;
const site = await startWorkers({ timeoutMs: 60_000 });
/** For pages that are to be late. */
const hasty = await startWorkers({ timeoutMs: 3_000 });
const { render } = site;
let count = 0;
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterAll(async () => {
  setClock(null);
  await Promise.all([site, hasty].map((one) => one.stop()));
});

/** A page that has to come: the start of its worker may take longer than the limit of `hasty`. */
async function renderWithRetry(...request: Parameters<typeof render>) {
  for (;;)
    try {
      return await hasty.render(...request);
    } catch (error) {
      const late = error instanceof NoWorkerError ? error.cause : error;
      if (!(late instanceof RenderError) || late.failure.outcome !== 'timeout') throw error;
    }
}

test('a worker that is no longer needed first answers what it was asked', async () => {
  const small = await startWorkers({ timeoutMs: 60_000, mostWorkers: 2 });
  const folder = small.addRemote('slow', '1', WAITING);
  const slow = small.render({ slow: '1' });
  for (const version of ['1', '2']) {
    small.addRemote('quick', version, 'return "quick"');
    expect((await small.render({ quick: version })).html).toBe('quick');
  }
  writeFileSync(join(folder, 'go'), '');
  expect((await slow).html).toBe('slow');
  expect((await small.render({ quick: '1' })).html).toBe('quick');
  await small.stop();
});

test('a page that never yields ends its worker; other remotes go on, and so do its own other pages', async () => {
  hasty.addRemote('looping', '1', `if (request.url === '/loop') { ${LOOP} } return 'of looping'`);
  hasty.addRemote('other', '1', 'return process.pid');
  const remotes = { looping: '1', other: '1' };
  const others = { other: '1', looping: '1' };
  expect((await renderWithRetry(remotes)).html).toBe('of looping');
  const { html: pid } = await renderWithRetry(others);
  const loop = hasty.render(remotes, { url: '/loop' });
  loop.catch(() => {});
  expect((await renderWithRetry(others)).html).toBe(pid);
  await expect(loop).rejects.toMatchObject({ failure: { remote: 'looping', outcome: 'timeout' } });
  expect((await renderWithRetry(remotes)).html).toBe('of looping');
  expect(await hasty.workers.ready()).toBe(true);
});

const ACK = '{"cmd":"NODE_HANDLE_ACK"}';
/** For the second request of its worker. */
const UNPRINTABLE = '{"type":"failed","id":2,"error":{"toString":1,"valueOf":1}}';
test.each([
  ['a message of Node’s own', `process._send(${ACK})`, 'threw'],
  ['closing the channel', 'process._disconnect()', 'threw'],
  [
    'a message past process.send',
    `require('fs').writeSync(3, '${ACK}\\n'); await new Promise(() => {})`,
    'timeout',
  ],
  ['what is no message', `require('fs').writeSync(3, 'none\\n'); await new Promise(() => {})`, 'crashed'],
  [
    'an error that is no text',
    `require('fs').writeSync(3, '${UNPRINTABLE}\\n'); await new Promise(() => {})`,
    'crashed',
  ],
])('by %s, a page harms no other remote', async (_, code, outcome) => {
  const name = `speaking-${++count}`;
  const [workers, renderOther] = outcome === 'timeout' ? [hasty, renderWithRetry] : [site, render];
  workers.addRemote(name, '1', `if (request.url === '/speak') { ${code} } return 'up'`);
  workers.addRemote('other', '1', 'return process.pid');
  const { html: pid } = await renderOther({ other: '1' });
  expect((await renderOther({ [name]: '1' })).html).toBe('up');
  await expect(workers.render({ [name]: '1' }, { url: '/speak' })).rejects.toMatchObject({
    failure: { remote: name, outcome },
  });
  expect((await renderOther({ other: '1' })).html).toBe(pid);
});

test('a release that ends its workers again and again is left to browsers, for a minute at a time', async () => {
  site.addRemote('crashing', '1', 'process.exit(7)');
  site.addRemote('crashing', '2', 'return "mended"');
  const crashed = { failure: { remote: 'crashing', outcome: 'crashed' } };
  for (let n = 0; n < 3; n += 1) await expect(render({ crashing: '1' })).rejects.toMatchObject(crashed);
  const suspended = { html: 'the shell', failure: { remote: 'crashing', outcome: 'suspended' } };
  expect(await render({ crashing: '1' })).toMatchObject(suspended);
  expect(await render({ crashing: '2' })).toMatchObject({ html: 'mended' });
  advanceClock({ seconds: 61 });
  await expect(render({ crashing: '1' })).rejects.toMatchObject(crashed);
  expect(await render({ crashing: '1' })).toMatchObject(suspended);
  advanceClock({ minutes: 6 });
  for (let n = 0; n < 2; n += 1) await expect(render({ crashing: '1' })).rejects.toMatchObject(crashed);
  await expect(render({ crashing: '1' })).rejects.toMatchObject(crashed);
});

test('a service that hangs costs pages, but neither a worker nor its release; a page that never yields does', async () => {
  const hang = `await fetch('${hasty.gateway}/api/hanging')`;
  hasty.addRemote('patient', '1', `if (request.url === '/hang') ${hang}; return process.pid`);
  hasty.addRemote('stuck', '1', `if (request.url === '/loop') { ${LOOP} } return 'of stuck'`);
  const { html: pid } = await renderWithRetry({ patient: '1' });
  await renderWithRetry({ stuck: '1' }, { page: { locale: 'uk', path: '/' } });
  const late = (remote: string) => ({ failure: { remote, outcome: 'timeout' } });
  for (let n = 0; n < 3; n += 1) {
    expect((await renderWithRetry({ stuck: '1' })).html).toBe('of stuck');
    await Promise.all([
      expect(hasty.render({ patient: '1' }, { url: '/hang' })).rejects.toMatchObject(late('patient')),
      expect(hasty.render({ stuck: '1' }, { url: '/loop' })).rejects.toMatchObject(late('stuck')),
    ]);
  }
  expect((await renderWithRetry({ patient: '1' })).html).toBe(pid);
  expect(await hasty.render({ stuck: '1' })).toMatchObject({ failure: { outcome: 'suspended' } });
});

test('visitors share a worker’s turns, however many pages one of them asks for', async () => {
  const folder = site.addRemote('wanted', '1', `if (request.url === '/quick') return 'quick'; ${WAITING}`);
  const many = Array.from({ length: 24 }, () => render({ wanted: '1' }, { visitor: 'one' }));
  const busy = { failure: { remote: 'wanted', outcome: 'busy' } };
  await expect(render({ wanted: '1' }, { visitor: 'one' })).rejects.toMatchObject(busy);
  expect(await render({ wanted: '1' }, { visitor: 'another', url: '/quick' })).toMatchObject({
    html: 'quick',
  });
  writeFileSync(join(folder, 'go'), '');
  expect((await Promise.all(many)).map(({ html }) => html)).toEqual(Array(24).fill('slow'));
});

test('a page that throws leaves its worker alone, however often', async () => {
  site.addRemote('throwing', '1', `if (request.url === '/throw') throw new Error('no'); return process.pid`);
  const { html: pid } = await render({ throwing: '1' });
  for (let n = 0; n < 4; n += 1)
    await expect(render({ throwing: '1' }, { url: '/throw' })).rejects.toMatchObject({
      failure: { remote: 'throwing', outcome: 'threw' },
    });
  expect((await render({ throwing: '1' })).html).toBe(pid);
});

test.each([
  ['../shell', '1'],
  ['other', '..'],
  ['other', '1/../../secrets'],
])('no release is read from %s/%s', async (name, version) => {
  await expect(render({ [name]: version })).rejects.toThrow(`${name} ${version} is no release.`);
});

test('pages for staff, which need the texts of all remotes, have a worker of their own', async () => {
  const tell = `const { existsSync } = require('node:fs');
    const isReadable = (name) => {
      try {
        return existsSync(__dirname + '/../../../' + name + '/1/server/remoteEntry.js');
      } catch {
        return false;
      }
    };
    return [process.pid, ...['one', 'two'].filter(isReadable)];`;
  for (const name of ['one', 'two']) site.addRemote(name, '1', tell);
  const remotes = { one: '1', two: '1' };
  const [pid, ...files] = (await render(remotes)).html.split(',');
  expect(files).toEqual(['one']);
  const admin = await render(remotes, { page: { locale: 'uk', path: '/admin/things', owner: 'one' } });
  expect(admin.html.split(',').slice(1)).toEqual(['one', 'two']);
  expect(admin.html.split(',')[0]).not.toBe(pid);
});
