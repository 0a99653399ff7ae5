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

test('concurrent requests share one fetch, also with no-cache', async () => {
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
  // A rejection that no caller handles ends the process once the loop turns.
  await new Promise(setImmediate);
});

test('a purge takes what shows the tag and leaves the rest', async () => {
  const cache = make();
  await cache.get('call', 'a', async () => loaded('a', { tags: ['x'] }));
  await cache.get('call', 'b', async () => loaded('b', { tags: ['y'] }));
  cache.purge(['x']);
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('b')).toBeDefined();
});

test('a purge of one tag takes a reply that shows others as well, also while it is fetched', async () => {
  const cache = make();
  await cache.get('call', 'kept', async () => loaded('a', { tags: ['x', 'y'] }));
  const old = Promise.withResolvers<Loaded>();
  const waiting = cache.get('call', 'fetched', () => old.promise);
  cache.purge(['y']);
  old.resolve(loaded('b', { tags: ['x', 'y'] }));
  await waiting;
  expect([cache.peek('kept'), cache.peek('fetched')]).toEqual([undefined, undefined]);
});

test('the end of a purged fetch leaves the newer one to be joined', async () => {
  const cache = make();
  const [old, newer] = [Promise.withResolvers<Loaded>(), Promise.withResolvers<Loaded>()];
  const first = cache.get('call', 'k', () => old.promise);
  cache.purge(['t']);
  const second = cache.get('call', 'k', () => newer.promise);
  old.resolve(loaded('old'));
  await first;
  const third = cache.get('call', 'k', async () => loaded('one too many'));
  newer.resolve(loaded('new'));
  expect([await text(second), await text(third)]).toEqual(['miss new', 'miss new']);
});

test('a cleared cache shows nothing that was kept, and a fetch from before is not joined', async () => {
  const cache = make();
  await cache.get('call', 'kept', async () => loaded('old'));
  const old = Promise.withResolvers<Loaded>();
  const waiting = cache.get('call', 'fetched', () => old.promise);
  cache.clear();
  expect(await text(cache.get('call', 'kept', async () => loaded('new')))).toBe('miss new');
  expect(await text(cache.get('call', 'fetched', async () => loaded('new')))).toBe('miss new');
  old.resolve(loaded('old'));
  await waiting;
});

test('a reply for no seconds is not kept, not even to be shown while a new one is fetched', async () => {
  const cache = make();
  await cache.get('call', 'k', async () => loaded('a', { seconds: 0 }));
  expect(await text(cache.get('call', 'k', async () => loaded('b')))).toBe('miss b');
});

test('a stale reply is shown for its time and no longer', async () => {
  const cache = make();
  await cache.get('call', 'k', async () => loaded('old', { seconds: 1e-9, staleSeconds: 1e-9 }));
  expect(cache.wouldLoad('k', { noCache: false })).toBe(true);
  expect(await text(cache.get('call', 'k', async () => loaded('new')))).toBe('miss new');
});

test('only a fetch for the caller’s sake would load', async () => {
  const cache = make();
  const would = (key: string, noCache = false) => cache.wouldLoad(key, { noCache });
  expect(would('k')).toBe(true);
  const first = Promise.withResolvers<Loaded>();
  const waiting = cache.get('call', 'k', () => first.promise);
  expect([would('k'), would('k', true), would('other')]).toEqual([false, false, true]);
  first.resolve(loaded('a', { seconds: 1e-9 }));
  await waiting;
  expect([would('k'), would('k', true)]).toEqual([false, true]);
  expect(cache.peek('k')).toBeUndefined();
});

test('a full cache forgets the oldest, its keys and its own cost counted', async () => {
  const cache = new MicroCache({ bytes: 2500, metrics: createMetrics() });
  const [old, young] = ['o'.repeat(300), 'y'.repeat(300)];
  for (const key of [old, young]) await cache.get('call', key, async () => loaded('x'.repeat(100)));
  expect([cache.peek(old), cache.peek(young)]).toEqual([undefined, expect.anything()]);
});

test('hits and misses are counted by kind', async () => {
  const metrics = createMetrics();
  const cache = new MicroCache({ bytes: 1_000_000, metrics });
  for (let i = 0; i < 3; i++) await cache.get('call', 'k', async () => loaded('a'));
  cache.count('page', 'stale');
  const { values } = await metrics.cache.get();
  expect(values.map(({ labels, value }) => [labels.kind, labels.result, value])).toEqual([
    ['call', 'miss', 1],
    ['call', 'hit', 2],
    ['page', 'stale', 1],
  ]);
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

test('a reply fetched before a gap in the purges is not stored', async () => {
  const cache = make();
  const old = Promise.withResolvers<Loaded>();
  const waiting = cache.get('call', 'k', () => old.promise);
  cache.clear();
  old.resolve(loaded('old'));
  await waiting;
  expect(cache.peek('k')).toBeUndefined();
});
