import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connectDatabase } from '@stezhka/kit/database';
import { SearchWordModel } from '@stezhka/kit/search';
import { identityKeys } from '@stezhka/kit/testing/identities';
import { insertSearched } from '@stezhka/kit/testing/search-rows';
import type { Localised } from '@stezhka/kit-contract';
import mongoose from 'mongoose';
import { createApp } from '../app.ts';
import { PostModel } from '../posts/posts.model.ts';
import { postsOf, typedQuery } from './search-bench-data.ts';

/**
 * Measures searches over a scratch database of so many posts and prints the result as JSON: `npm run bench -- search`
 * runs it. MONGODB_URI and POSTS say where and how many.
 */
const POSTS = Number(process.env.POSTS);
const WARM = 200;
const MEASURED = 1000;
const WORST = 20;
const MIB = 2 ** 20;

const titles: Localised[] = [];

/** As many words as a search reads, those that most rows hold. */
async function frequentWords(): Promise<string> {
  const words = await SearchWordModel.find({ _id: /^[а-яіїєґ]{3,10}$/ })
    .sort({ count: -1 })
    .limit(8)
    .lean();
  return words.map(({ _id }) => _id).join(' ');
}

let refused = 0;

/** Returns true where a post was found. A search that ran out of its time counts with that time, and as refused. */
async function search(base: string, { locale, query } = typedQuery(titles)): Promise<boolean> {
  const reply = await fetch(`${base}/data/search?search=${encodeURIComponent(query)}`, {
    headers: { Locale: locale },
  });
  const { data } = (await reply.json()) as { data: { posts: unknown[] } | null };
  if (reply.status === 503) refused++;
  else if (!data) throw new Error(`'${query}' answered ${reply.status}.`);
  return (data?.posts.length ?? 0) > 0;
}

async function scans(base: string): Promise<number> {
  const db = mongoose.connection.db!;
  await db.setProfilingLevel('all');
  for (let i = 0; i < WARM; i++) await search(base);
  await db.setProfilingLevel('off');
  return db.collection('system.profile').countDocuments({ planSummary: /COLLSCAN/ });
}

await mongoose.connect(process.env.MONGODB_URI!, { dbName: `bench_${POSTS}` });
await insertSearched(PostModel, postsOf(POSTS, titles));
// Indexes after the rows: built at once, they take a fraction of the time.
await mongoose.disconnect();
await connectDatabase(process.env.MONGODB_URI!, `bench_${POSTS}`);
const server = createServer(createApp({ identityKeys })).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

for (let i = 0; i < WARM; i++) await search(base);
const times: number[] = [];
let found = 0;
refused = 0;
for (let i = 0; i < MEASURED; i++) {
  const from = performance.now();
  found += Number(await search(base));
  times.push(performance.now() - from);
}
times.sort((a, b) => a - b);
const worst = { locale: 'uk' as const, query: await frequentWords() };
let worstMs = 0;
for (let i = 0; i < WORST; i++) {
  const from = performance.now();
  await search(base, worst);
  worstMs = Math.max(worstMs, performance.now() - from);
}
const at = (share: number) => times[Math.floor(times.length * share)]!;
const size = async (collection: string, index: string) => {
  const [stats] = await mongoose.connection
    .db!.collection(collection)
    .aggregate([{ $collStats: { storageStats: {} } }])
    .toArray();
  const { indexSizes } = stats!.storageStats;
  return index
    ? indexSizes[index]
    : Object.values<number>(indexSizes).reduce((sum, one) => sum + one, stats!.storageStats.storageSize);
};
const result = {
  posts: POSTS,
  p50: at(0.5),
  p95: at(0.95),
  worst: worstMs,
  found: found / MEASURED,
  refused,
  scans: await scans(base),
  indexMiB: (await size('posts', 'terms_1_publishedAt_-1__id_-1')) / MIB,
  dictionaryMiB: (await size('search_words', '')) / MIB,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
await mongoose.connection.db!.dropDatabase();
server.close();
server.closeAllConnections();
await mongoose.disconnect();
