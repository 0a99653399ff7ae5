import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { MAX_WISHES, type WishlistItem } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { as, get, makeCategories, product } from '../testing/catalogue.ts';
import { WishlistModel } from './wishlist.model.ts';

useDatabase();
let diary: string;
let deck: string;
beforeAll(async () => {
  const { marathons, decks } = await makeCategories();
  diary = await product('diary', marathons, { price: 69_000 });
  deck = await product('deck', decks, { stock: 0 });
});
afterEach(async () => {
  await WishlistModel.deleteMany({}).hint({ _id: 1 });
});

type Who = ReturnType<typeof as>;
const listOf = async (who: Who): Promise<WishlistItem[]> =>
  (await who.get('/data/wishlist')).body.data.wishlist;
const slugs = async (who: Who) => (await listOf(who)).map(({ slug }) => slug);
const add = (who: Who, id: string) => who.post(`/data/wishlist/add/${id}`);

test('a visitor who is nobody has wished for nothing, and reading makes no list', async () => {
  expect((await get('/data/wishlist').expect(200)).body.data).toEqual({ wishlist: [] });
  expect(await WishlistModel.estimatedDocumentCount()).toBe(0);
});

test('a wish says what a card says: the cheapest size, what is left, what is chosen from', async () => {
  await ProductModel.updateOne(
    { _id: diary },
    {
      stock: 4,
      sizes: [
        { value: 'A5', price: 69_000, stock: 1 },
        { value: 'B6', price: 56_000, stock: 3 },
      ],
    },
  );
  const guest = as({ guestId: 'sized' });
  const [wish] = (await add(guest, diary)).body.data.wishlist;
  expect(wish).toMatchObject({
    priceFrom: 560,
    fewLeft: 4,
    sizes: [{ value: 'A5' }, { value: 'B6', fewLeft: 3 }],
  });
  await ProductModel.updateOne({ _id: diary }, { stock: 10, sizes: [] });
});

test('a guest adds and removes; the latest comes first, each once', async () => {
  const guest = as({ guestId: 'g1' });
  await add(guest, diary);
  const { body } = await add(guest, deck);
  expect(body.data.wishlist).toMatchObject([
    { slug: 'deck', stockStatus: 'not_in_stock', was: { stockStatus: 'not_in_stock' } },
    {
      productId: diary,
      slug: 'diary',
      category: { slug: 'marathons', parent: { slug: 'planners' } },
      priceData: { price: 690 },
      was: { price: 690, stockStatus: 'in_stock' },
    },
  ]);
  await add(guest, diary);
  expect(await slugs(guest)).toEqual(['deck', 'diary']);
  await guest.post(`/data/wishlist/remove/${deck}`);
  await guest.post(`/data/wishlist/remove/${deck}`);
  expect(await slugs(guest)).toEqual(['diary']);
  expect(await slugs(as({ guestId: 'g2' }))).toEqual([]);
});

test('a wish put back at once is the one it was; later it is a new one', async () => {
  const guest = as({ guestId: 'g1' });
  setClock('2026-11-20T10:00:00Z');
  await add(guest, diary);
  setClock('2026-11-20T11:00:00Z');
  await add(guest, deck);
  const before = await listOf(guest);
  await ProductModel.updateOne({ slug: 'diary' }, { price: 60_000 });
  const takeAndAdd = async (backAt: string) => {
    setClock('2026-11-21T10:00:00Z');
    await guest.post(`/data/wishlist/remove/${diary}`);
    setClock(backAt);
    await add(guest, diary);
    return (await listOf(guest)).map(({ slug, was, addedAt }) => ({ slug, price: was.price, addedAt }));
  };
  const [latest, first] = before.map(({ slug, was, addedAt }) => ({ slug, price: was.price, addedAt }));
  expect(await takeAndAdd('2026-11-21T10:00:59Z')).toEqual([latest, first]);
  expect(await takeAndAdd('2026-11-21T10:01:00Z')).toEqual([
    { slug: 'diary', price: 600, addedAt: '2026-11-21T10:01:00.000Z' },
    latest,
  ]);
  await ProductModel.updateOne({ slug: 'diary' }, { price: 69_000 });
  setClock(null);
});

test('says how it was when it was added', async () => {
  const guest = as({ guestId: 'g1' });
  await add(guest, diary);
  await ProductModel.updateOne({ _id: diary }, { price: 59_000, oldPrice: 69_000, stock: 0 });
  expect(await listOf(guest)).toMatchObject([
    { priceData: { price: 590 }, stockStatus: 'not_in_stock', was: { price: 690, stockStatus: 'in_stock' } },
  ]);
  await ProductModel.updateOne({ _id: diary }, { published: false });
  expect(await listOf(guest)).toEqual([]);
  await ProductModel.updateOne({ _id: diary }, { price: 69_000, oldPrice: null, stock: 10, published: true });
});

test('a guest who logs in brings the wishes along, each once', async () => {
  const member = as({ userId: 'u1' });
  await add(member, diary);
  const guest = as({ guestId: 'g1' });
  await add(guest, diary);
  await add(guest, deck);
  expect(await slugs(as({ userId: 'u1', guestId: 'g1' }))).toEqual(['deck', 'diary']);
  expect(await slugs(member)).toEqual(['deck', 'diary']);
  expect(await slugs(guest)).toEqual([]);
});

describe('at login', () => {
  const EARLIER = '2026-11-20T10:00:00.000Z';
  const LATER = '2026-11-20T11:00:00.000Z';
  const addAt = async (time: string, who: Who, price: number) => {
    setClock(time);
    await ProductModel.updateOne({ slug: 'diary' }, { price });
    await add(who, diary);
  };
  afterEach(async () => {
    setClock(null);
    await ProductModel.updateOne({ slug: 'diary' }, { price: 69_000 });
  });

  test.each([
    ['the member’s', 'u-older', as({ userId: 'u-older' }), as({ guestId: 'g1' })],
    ['the guest’s', 'u-newer', as({ guestId: 'g1' }), as({ userId: 'u-newer' })],
  ])('a wish of both is the older one, %s', async (_, userId, older, newer) => {
    await addAt(EARLIER, older, 69_000);
    await addAt(LATER, newer, 50_000);
    expect(await listOf(as({ userId, guestId: 'g1' }))).toMatchObject([
      { slug: 'diary', addedAt: EARLIER, was: { price: 690 } },
    ]);
  });

  test('wishes of both stand by their time, whoever brought them', async () => {
    await addAt(LATER, as({ userId: 'u-order' }), 69_000);
    setClock(EARLIER);
    await add(as({ guestId: 'g1' }), deck);
    expect(await slugs(as({ userId: 'u-order', guestId: 'g1' }))).toEqual(['diary', 'deck']);
  });

  test('a list that is full keeps the latest wishes', async () => {
    await addAt(EARLIER, as({ userId: 'u-full' }), 69_000);
    const others = Array.from({ length: MAX_WISHES - 1 }, () => ({
      product: new Types.ObjectId(),
      addedAt: new Date(LATER),
      price: 1,
      inStock: true,
    }));
    await WishlistModel.updateOne({ userId: 'u-full' }, { $push: { wishes: { $each: others } } });
    setClock('2026-11-20T12:00:00Z');
    await add(as({ guestId: 'g1' }), deck);
    expect(await slugs(as({ userId: 'u-full', guestId: 'g1' }))).toEqual(['deck']);
    expect((await WishlistModel.findOne({ userId: 'u-full' }).lean())!.wishes).toHaveLength(MAX_WISHES);
  });
});

test('twenty at the same moment are one', async () => {
  const guest = as({ guestId: 'g1' });
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => add(guest, i % 2 ? diary : deck)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await slugs(guest)).sort()).toEqual(['deck', 'diary']);
});

test('a list has an end', async () => {
  const wishes = Array.from({ length: MAX_WISHES }, () => ({
    product: new Types.ObjectId(),
    addedAt: new Date(),
    price: 1,
    inStock: true,
  }));
  await WishlistModel.create({ guestId: 'g1', wishes });
  const { status, body } = await add(as({ guestId: 'g1' }), diary);
  expect([status, body.code]).toEqual([409, 'wishlist_full']);
  expect(body.error).toContain(String(MAX_WISHES));
});

test.each(['{"$ne":null}', 'NaN', '-1', '1e9', 'f'.repeat(4096)])('%.20s is no product', async (wrong) => {
  const guest = as({ guestId: 'g1' });
  expect((await add(guest, encodeURIComponent(wrong))).status).toBe(400);
  expect((await guest.post(`/data/wishlist/remove/${encodeURIComponent(wrong)}`)).status).toBe(400);
});

test('an unknown product cannot be added to the wishlist', async () => {
  expect((await add(as({ guestId: 'g1' }), '0'.repeat(24))).status).toBe(404);
  expect(await WishlistModel.estimatedDocumentCount()).toBe(0);
});
