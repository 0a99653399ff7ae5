import { createMetrics } from '../metrics.ts';
import { type Loaded, MicroCache } from './micro-cache.ts';

const loaded = (text: string, { tags = ['t'], seconds = 60, staleSeconds = 60 } = {}): Loaded => ({
  reply: { status: 200, headers: {}, body: Buffer.from(text), tags },
  seconds,
  staleSeconds,
});
const make = () => new MicroCache({ bytes: 1_000_000, metrics: createMetrics() });
const text = async (got: ReturnType<MicroCache['get']>) => {
  const { reply, result } = await got;
  return `${result} ${reply.body}`;
};

test('the second asks the cache', async () => {
  const cache = make();
  expect(await text(cache.get('call', 'k', async () => loaded('a')))).toBe('miss a');
  expect(await text(cache.get('call', 'k', async () => loaded('b')))).toBe('hit a');
});

test('who asks at once waits for one fetch, also with no-cache', async () => {
  const cache = make();
  let fetches = 0;
  const load = async () => {
    fetches++;
    return loaded('a');
  };
  await Promise.all([1, 2, 3].map(() => cache.get('call', 'k', load, { noCache: true })));
  expect(fetches).toBe(1);
});

test('no-cache takes nothing kept', async () => {
  const cache = make();
  await cache.get('call', 'k', async () => loaded('a'));
  expect(await text(cache.get('call', 'k', async () => loaded('b'), { noCache: true }))).toBe('miss b');
});

test('a stale reply is shown while a new one is fetched', async () => {
  const cache = make();
  await cache.get('call', 'k', async () => loaded('old', { seconds: 1e-9 }));
  const fresh = Promise.withResolvers<Loaded>();
  expect(await text(cache.get('call', 'k', () => fresh.promise))).toBe('stale old');
  const joined = cache.get('call', 'k', () => fresh.promise, { noCache: true });
  fresh.resolve(loaded('new'));
  await joined;
  expect(await text(cache.get('call', 'k', async () => loaded('never')))).toBe('hit new');
});

test('a failing refresh leaves the stale reply and hurts nobody', async () => {
  const cache = make();
  await cache.get('call', 'k', async () => loaded('old', { seconds: 1e-9 }));
  for (let i = 0; i < 2; i++)
    expect(await text(cache.get('call', 'k', () => Promise.reject(new Error('dead'))))).toBe('stale old');
});

test('a purge takes what shows the tag and leaves the rest', async () => {
  const cache = make();
  await cache.get('call', 'a', async () => loaded('a', { tags: ['x'] }));
  await cache.get('call', 'b', async () => loaded('b', { tags: ['y'] }));
  cache.purge(['x']);
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('b')).toBeDefined();
});

test('a fetch begun before a purge of its tag is not kept, and nobody who comes later joins it', async () => {
  const cache = make();
  const old = Promise.withResolvers<Loaded>();
  const waiting = cache.get('call', 'k', () => old.promise);
  cache.purge(['t']);
  const later = cache.get('call', 'k', async () => loaded('new'));
  expect(await text(later)).toBe('miss new');
  old.resolve(loaded('old'));
  expect(await text(waiting)).toBe('miss old');
  expect(cache.peek('k')?.body.toString()).toBe('new');
});

test('nothing fetched before a gap in the purges is kept', async () => {
  const cache = make();
  const old = Promise.withResolvers<Loaded>();
  const waiting = cache.get('call', 'k', () => old.promise);
  cache.clear();
  old.resolve(loaded('old'));
  await waiting;
  expect(cache.peek('k')).toBeUndefined();
});
