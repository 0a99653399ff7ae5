import { useDatabase } from '@stezhka/kit/testing/database';
import { createMetrics } from '../metrics.ts';
import { eventually } from '../testing/site.ts';
import { MicroCache } from './micro-cache.ts';
import { PurgeModel, purge, watchPurges } from './purges.ts';

// The tests count purges by tag; production has no such query, and so no index.
useDatabase({ allowScans: true });

async function filled(): Promise<MicroCache> {
  const cache = new MicroCache({ bytes: 1_000_000, metrics: createMetrics() });
  const load = async (tag: string) => ({
    reply: { status: 200, headers: {}, body: Buffer.from(tag), tags: [tag] },
    seconds: 60,
    staleSeconds: 60,
  });
  for (const tag of ['a', 'b']) await cache.get('call', tag, () => load(tag));
  return cache;
}
const kept = (cache: MicroCache) => ['a', 'b'].filter((key) => cache.peek(key));

afterEach(async () => {
  await PurgeModel.deleteMany();
});

test.each([
  [['a', '']],
  [['a', 7]],
  [['a', 't'.repeat(301)]],
  [Array.from({ length: 1001 }, () => 'a')],
  ['a'],
])('tags that are no list of short texts purge nothing, here or elsewhere (%#)', async (tags) => {
  const cache = await filled();
  await expect(purge(cache, tags)).rejects.toMatchObject({ code: 'invalid_input' });
  expect([kept(cache), await PurgeModel.countDocuments()]).toEqual([['a', 'b'], 0]);
});

test.each([[['a']], [['a', 't'.repeat(300)]], [Array.from({ length: 1000 }, () => 'a')]])(
  'a purge forgets here at once and is left for the others (%#)',
  async (tags) => {
    const cache = await filled();
    await purge(cache, tags);
    expect([kept(cache), await PurgeModel.countDocuments({ tags: 'a' })]).toEqual([['b'], 1]);
  },
);

test('a gateway that begins to follow forgets all, then what each purge names', async () => {
  const cache = await filled();
  const following = watchPurges(cache);
  await following.ready;
  expect(kept(cache)).toEqual([]);
  const follower = await filled();
  const second = watchPurges(follower);
  await second.ready;
  for (const tag of ['a', 'b'])
    await follower.get('call', tag, async () => ({
      reply: { status: 200, headers: {}, body: Buffer.from(tag), tags: [tag] },
      seconds: 60,
      staleSeconds: 60,
    }));
  await purge(cache, ['a']);
  await eventually(() => expect(kept(follower)).toEqual(['b']));
  await Promise.all([following.close(), second.close()]);
});

test('a purge needs its tags and its time, and goes after an hour', async () => {
  await expect(PurgeModel.create({ tags: ['a'] })).rejects.toThrow(/at/);
  const indexes = await PurgeModel.collection.indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 3600 }));
});
