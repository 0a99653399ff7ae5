import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { connectDatabase } from '@stezhka/kit/database';
import { FILTER_KEYS, SORT_TYPES } from '@stezhka/shop-contract';
import mongoose, { type Types } from 'mongoose';
import { categories } from '../../seed/categories.ts';
import { createApp } from '../app.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { FilterModel } from '../filters/filters.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { filters } from '../seed/filters.ts';

/**
 * Measures a category page (its list and its filters, asked for at once) over a scratch database of so many products
 * and prints the result as JSON: `npm run bench -- catalogue` runs it. MONGODB_URI and PRODUCTS say where and how many.
 */
const PRODUCTS = Number(process.env.PRODUCTS);
const BATCH = 5000;
const WARM = 30;
const MEASURED = 300;

/** The same numbers every time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomFrom(28);
const below = (n: number) => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

async function fill(): Promise<void> {
  const ids: Types.ObjectId[] = [];
  const known = new Map<string, Types.ObjectId>();
  for (const { parent, picture: _, ...category } of categories) {
    const row = await CategoryModel.create({ ...category, parent: parent ? known.get(parent)! : null });
    known.set(category.slug, row._id);
    ids.push(row._id);
  }
  await FilterModel.insertMany(filters);
  const yearAgo = Date.now() - 365 * 24 * 60 * 60 * 1000;
  for (let done = 0; done < PRODUCTS; done += BATCH) {
    const size = Math.min(BATCH, PRODUCTS - done);
    const rows = Array.from({ length: size }, (_, i) => productOf(done + i, oneOf(ids), yearAgo));
    // Past the models: validating a hundred thousand takes longer than all the rest.
    await ProductModel.collection.insertMany(rows as never, { ordered: false });
  }
}

function productOf(n: number, category: Types.ObjectId, from: number) {
  const words = { uk: `Щоденник ${n}`, ru: `Дневник ${n}`, en: `Diary ${n}` };
  const at = new Date(from + n * 60_000);
  return {
    slug: `diary-${n}`,
    sku: String(n),
    published: true,
    category,
    title: words,
    shortDescription: words,
    description: words,
    attributes: [],
    sizes: [],
    sizeTable: [],
    certificate: words,
    price: below(2000) * 100,
    oldPrice: null,
    stock: below(4),
    popularity: below(10_000),
    filters: Object.fromEntries(filters.map(({ key, options }) => [key, oneOf(options).value])),
    gallery: [],
    related: [],
    createdAt: at,
    updatedAt: at,
  };
}

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
await fill();
const app = createApp({
  identitySecret: 'a secret of the bench, long enough to sign',
  dataDir: join(tmpdir(), 'bench'),
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
