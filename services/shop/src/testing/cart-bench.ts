import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { connectDatabase, transaction } from '@stezhka/kit/database';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import mongoose, { Types } from 'mongoose';
import { createApp } from '../app.ts';
import { CartModel } from '../cart/cart.model.ts';
import { useCarrier } from '../nova-poshta/carrier.ts';
import { fixtureCarrier } from '../nova-poshta/fixture-carrier.ts';
import { CounterModel } from '../orders/order-identifiers.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { below, fillCatalogue, oneOf } from './bench-data.ts';

/**
 * Fills a scratch database with so many products and carts, measures the cart over it, or a checkout by fifty buyers at
 * once against a bare transaction of the same writes, and prints the result as JSON: `npm run bench -- cart` runs it.
 * MONGODB_URI, PRODUCTS and CARTS say where and how many, DO what: fill, carts or checkout.
 */
const PRODUCTS = Number(process.env.PRODUCTS);
const CARTS = Number(process.env.CARTS);
const BATCH = 10_000;
const WARM = 100;
const MEASURED = 400;
const BUYERS = 50;
const ORDERS = 500;
const PRICE = 20_000;

const guest = (n: number) => `bench-guest-${n}`;
const lineOf = (product: Types.ObjectId, quantity = 1) => ({
  _id: new Types.ObjectId(),
  product,
  size: null,
  choices: null,
  quantity,
  pricedAt: PRICE,
});

async function fillCarts(products: readonly Types.ObjectId[]): Promise<void> {
  const now = Date.now();
  for (let done = 0; done < CARTS; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, CARTS - done) }, (_, i) => ({
      guestId: guest(done + i),
      products: Array.from({ length: 1 + below(3) }, () => lineOf(oneOf(products), 1 + below(3))),
      kits: [],
      coupon: null,
      version: 1,
      updatedAt: new Date(now - below(80 * 24 * 60 * 60_000)),
    }));
    await CartModel.collection.insertMany(rows as never, { ordered: false });
  }
}

/** Calls as a guest from an address, with the identity that the gateway would have signed. */
async function caller(base: string, guestId: string, address = '127.0.0.1') {
  const identity = await identityToken({ guestId });
  const headers = {
    Locale: 'uk',
    identity,
    'x-forwarded-for': address,
    'Content-Type': 'application/json',
  };
  return async (path: string, body?: object) => {
    const reply = await fetch(base + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { data } = (await reply.json()) as { data: unknown };
    if (!reply.ok || !data) throw new Error(`${path} answered ${reply.status}.`);
    return data;
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
const p95 = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

/** One after another, each in a cart of its own; one in ten belongs to a new visitor. */
async function carts(base: string, products: readonly Types.ObjectId[], count: number) {
  const add: number[] = [];
  const read: number[] = [];
  for (let i = 0; i < count; i++) {
    const call = await caller(base, i % 10 ? guest(below(CARTS)) : `new-${process.pid}-${count}-${i}`);
    add.push(await timed(() => call(`/order/add-product/${oneOf(products)}`)));
    read.push(await timed(() => call('/data/cart')));
  }
  return { add: p95(add), read: p95(read) };
}

/** Does the work ORDERS times, by BUYERS at once. */
async function crowd(work: (n: number) => Promise<unknown>) {
  const times: number[] = [];
  let next = 0;
  const from = performance.now();
  const buyer = async () => {
    for (let n = next++; n < ORDERS; n = next++) times.push(await timed(() => work(n)));
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return { perSecond: (ORDERS / (performance.now() - from)) * 1000, p95: p95(times) };
}

const FORM = {
  'cart[contacts][name]': 'Софія',
  'cart[contacts][lastName]': 'Мельник',
  'cart[contacts][phone]': '050 000 00 00',
  'cart[contacts][email]': 'sofiia@stezhka.example',
  'cart[delivery][method]': 'pickup',
  'cart[payment]': 'cod',
  'cart[version]': '1',
  'cart[goods]': String(2 * PRICE),
};

/** Carts of two different products each, waiting to be bought. */
async function cartsToBuy(name: string, products: readonly Types.ObjectId[]): Promise<Types.ObjectId[][]> {
  const pairs = Array.from({ length: ORDERS }, (_, n) => [
    products[(2 * n) % products.length]!,
    products[(2 * n + 1) % products.length]!,
  ]);
  const rows = pairs.map((pair, n) => ({
    guestId: `${name}-${n}`,
    products: pair.map((one) => lineOf(one)),
    kits: [],
    coupon: null,
    version: 1,
    updatedAt: new Date(),
  }));
  await CartModel.collection.insertMany(rows as never, { ordered: false });
  return pairs;
}

async function checkouts(base: string, products: readonly Types.ObjectId[]) {
  await cartsToBuy('buyer', products);
  // Orders of one address or e-mail are counted one after another.
  const calls = await Promise.all(
    Array.from({ length: ORDERS }, (_, n) => caller(base, `buyer-${n}`, `10.0.${n >> 8}.${n & 255}`)),
  );
  return crowd((n) =>
    calls[n]!('/form/cart', { ...FORM, 'cart[contacts][email]': `buyer-${n}@stezhka.example` }),
  );
}

/** What a checkout writes, by the driver alone: stock, order, cart and the note of a mail, and the number beside. */
async function bareTransactions(products: readonly Types.ObjectId[]) {
  const pairs = await cartsToBuy('bare', products);
  const { _id: _, ...order } = (await OrderModel.findOne({ guestId: 'buyer-0' }).lean())!;
  const jobs = mongoose.connection.db!.collection('later_jobs');
  const { _id: __, ...job } = (await jobs.findOne({ name: 'mail' }))!;
  const db = {
    counters: CounterModel.collection,
    products: ProductModel.collection,
    orders: OrderModel.collection,
    carts: CartModel.collection,
  };
  return crowd(async (n) => {
    await db.counters.updateOne({ name: 'bare' }, { $inc: { value: 1 } }, { upsert: true });
    await transaction(async (session) => {
      for (const _id of [...pairs[n]!].sort((a, b) => (String(a) < String(b) ? -1 : 1))) {
        await db.products.updateOne(
          { _id, stock: { $gte: 1 } as never },
          { $inc: { stock: -1 } },
          { session },
        );
      }
      const source = { cart: `bare-${n}`, version: 1 };
      await db.orders.insertOne({ ...order, number: 1_000_000 + n, token: `bare-${n}`, source } as never, {
        session,
      });
      await db.carts.updateOne(
        { guestId: `bare-${n}`, version: 1 },
        { $set: { products: [], kits: [], coupon: null }, $inc: { version: 1 } } as never,
        { session },
      );
      await jobs.updateOne(
        { key: `bare-${n}` },
        { $setOnInsert: { ...job, key: `bare-${n}` } },
        { upsert: true, session },
      );
    });
  });
}

async function scans(work: () => Promise<unknown>): Promise<number> {
  const db = mongoose.connection.db!;
  await db.setProfilingLevel('all');
  await work();
  await db.setProfilingLevel('off');
  return db
    .collection('system.profile')
    .countDocuments({ ns: /\.(products|carts|kits|coupons)$/, planSummary: /COLLSCAN/ });
}

/** What there is to buy, when another run has filled the database. */
const knownProducts = async (): Promise<Types.ObjectId[]> =>
  (await ProductModel.find().sort({ slug: 1 }).hint({ slug: 1 }).select('_id').lean()).map(({ _id }) => _id);

async function fill() {
  const products = await fillCatalogue(PRODUCTS);
  await ProductModel.collection.updateMany({}, { $set: { stock: 100_000, price: PRICE } });
  await fillCarts(products);
  return {};
}

async function measureCarts(base: string) {
  const products = await knownProducts();
  await carts(base, products, WARM);
  const times = await carts(base, products, MEASURED);
  return { ...times, scans: await scans(() => carts(base, products, 20)) };
}

async function measureCheckouts(base: string) {
  const products = await knownProducts();
  return { checkout: await checkouts(base, products), bare: await bareTransactions(products) };
}

const DOINGS: Record<string, (base: string) => Promise<object>> = {
  fill,
  carts: measureCarts,
  checkout: measureCheckouts,
};

await connectDatabase(process.env.MONGODB_URI!, `bench_${CARTS}`);
useCarrier(fixtureCarrier);
const app = createApp({ identityKeys });
const server = createServer(app).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const result = await DOINGS[process.env.DO ?? '']!(base);
process.stdout.write(`${JSON.stringify(result)}\n`);
server.close();
server.closeAllConnections();
await mongoose.disconnect();
