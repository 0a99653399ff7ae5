import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connectDatabase } from '@stezhka/kit/database';
import { identityKeys } from '@stezhka/kit/testing/identities';
import { FILTER_KEYS, SORT_TYPES } from '@stezhka/shop-contract';
import mongoose from 'mongoose';
import { createApp } from '../app.ts';
import { readCategories, readFilters } from '../seed/read-definitions.ts';
import { below, fillCatalogue, oneOf } from './bench-data.ts';

const [categories, filters] = [readCategories(), readFilters()];

/**
 * Measures a category page (its list and its filters, asked for at once) over a scratch database of so many products
 * and prints the result as JSON: `npm run bench -- catalogue` runs it. MONGODB_URI and PRODUCTS say where and how many.
 */
const PRODUCTS = Number(process.env.PRODUCTS);
const WARM = 30;
const MEASURED = 300;

/** Three filters, an order and a page, different every time. */
function wanted(): { category: string; query: string } {
  const query = new URLSearchParams({ sort: oneOf(SORT_TYPES), in_stock: 'true' });
  query.set('price_from', String(below(300)));
  const key = oneOf(FILTER_KEYS);
  const { options } = filters.find((one) => one.key === key)!;
  for (const { value } of options.slice(0, 1 + below(options.length))) query.append(key, value);
  return { category: oneOf(['all', ...categories.map(({ slug }) => slug)]), query: query.toString() };
}

async function page(base: string): Promise<void> {
  const { category, query } = wanted();
  const filterQuery = new URLSearchParams(query);
  filterQuery.delete('sort');
  const replies = await Promise.all([
    fetch(`${base}/data/products/${category}?${query}`),
    fetch(`${base}/data/filters/${category}?${filterQuery}`),
  ]);
  for (const reply of replies) {
    const { data } = (await reply.json()) as { data: unknown };
    if (!reply.ok || !data) throw new Error(`${reply.url} answered ${reply.status}.`);
  }
}

async function scans(base: string): Promise<number> {
  const db = mongoose.connection.db!;
  await db.setProfilingLevel('all');
  for (let i = 0; i < WARM; i++) await page(base);
  await db.setProfilingLevel('off');
  return db.collection('system.profile').countDocuments({ ns: /\.products$/, planSummary: /COLLSCAN/ });
}

await connectDatabase(process.env.MONGODB_URI!, `bench_${PRODUCTS}`);
await fillCatalogue(PRODUCTS);
const app = createApp({
  identityKeys,
});
const server = createServer(app).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const cold = performance.now();
await page(base);
const first = performance.now() - cold;
for (let i = 0; i < WARM; i++) await page(base);
const times: number[] = [];
for (let i = 0; i < MEASURED; i++) {
  const from = performance.now();
  await page(base);
  times.push(performance.now() - from);
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)]!;
const result = { products: PRODUCTS, first, p50: at(0.5), p95: at(0.95), scans: await scans(base) };
process.stdout.write(`${JSON.stringify(result)}\n`);
await mongoose.connection.db!.dropDatabase();
server.close();
server.closeAllConnections();
await mongoose.disconnect();
