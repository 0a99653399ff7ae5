import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { JobModel } from '@stezhka/kit/jobs';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { OrderState, Review } from '@stezhka/shop-contract';
import { OrderModel } from '../orders/orders.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, get, makeCategories, product, text } from '../testing/catalogue.ts';
import { ReviewModel } from './reviews.model.ts';

useDatabase();
let id: string;
beforeAll(async () => {
  const { diaries } = await makeCategories();
  id = await product('diary', diaries);
});
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await ReviewModel.deleteMany({}).hint({ _id: 1 });
});

const WORDS = { name: 'Марта', rating: '5', text: 'Три рядки, і цього досить.' };
const member = (userId: string, locale: 'uk' | 'en' = 'uk') => as({ userId, roles: ['ROLE_USER'] }, locale);
const admin = as({ userId: 'a', roles: ['ROLE_USER', 'ROLE_ADMIN'] });
const write = (who = member('u1'), words: object = WORDS) => who.post(`/data/product/review/${id}`, words);
const shown = async (query = '', locale = 'uk') =>
  (await get(`/data/product/reviews/diary${query}`, locale).expect(200)).body.data;
const approve = async (state = 'approved') => {
  const row = (await ReviewModel.findOne({ product: id }).sort({ createdAt: -1 }).lean())!;
  return admin.post(`/admin/shop/reviews/${row._id}`, {
    'review[state]': state,
    'review[_version]': String((row as unknown as { __v: number }).__v),
  });
};

test('a review waits until staff approve it, and then counts', async () => {
  expect((await write()).body.data).toEqual({ state: 'pending' });
  expect(await shown()).toMatchObject({ reviews: [], rating: { average: 0, count: 0 } });
  expect((await approve()).status).toBe(200);
  expect(await shown()).toMatchObject({
    reviews: [{ name: 'Марта', rating: 5, text: WORDS.text, language: 'uk' }],
    rating: { average: 5, count: 1 },
    pagination: { page: 1, pages: 1, limit: 5, total: 1 },
  });
  expect((await get('/data/product/diary')).body.data.product.rating).toMatchObject({ average: 5, count: 1 });
  const purged = (await JobModel.find({ name: 'purge' }).hint({ _id: 1 }).lean()).flatMap(
    ({ data }) => (data as { tags: string[] }).tags,
  );
  expect(purged).toEqual(expect.arrayContaining(['reviews:diary', 'product:diary']));
  await approve('refused');
  expect((await shown()).reviews).toEqual([]);
});

test('the form of a review says no rating for its writer', async () => {
  const { form } = (await member('u9').get(`/form/review/${id}`)).body.data;
  const rating = form.fields.find(({ name }: { name: string }) => name === 'rating');
  expect(rating.value).toBe('');
});

test('a member has one review of a product: another one replaces it and waits again', async () => {
  await write();
  await approve();
  await write(member('u1', 'en'), { ...WORDS, rating: '3', text: 'On second thoughts, so-so.' });
  expect(await ReviewModel.estimatedDocumentCount()).toBe(1);
  expect((await shown()).reviews).toEqual([]);
  const { form } = (await member('u1', 'en').get(`/form/review/${id}`)).body.data;
  const values = Object.fromEntries(
    form.fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
  );
  expect(values).toMatchObject({ name: 'Марта', rating: '3', text: 'On second thoughts, so-so.' });
  expect(form.action).toBe(`/data/product/review/${id}`);
  await approve();
  // The review has no translation: a Ukrainian visitor reads it as it was written.
  expect((await shown()).reviews).toMatchObject([{ text: 'On second thoughts, so-so.', language: 'en' }]);
});

test('ten at the same moment are one', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => write()));
  expect(await ReviewModel.estimatedDocumentCount()).toBe(1);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
});

test('the newest come first, page by page, with what they come to', async () => {
  for (const [i, rating] of ['5', '4', '4', '2', '5', '5', '1'].entries()) {
    await write(member(`u${i}`), { ...WORDS, rating, text: `Відгук номер ${i}` });
    await approve();
    advanceClock({ minutes: 1 });
  }
  const first = await shown();
  expect(first.reviews.map(({ text }: { text: string }) => text.at(-1))).toEqual(['6', '5', '4', '3', '2']);
  expect(first.rating).toEqual({
    average: 3.7,
    count: 7,
    spread: [5, 4, 3, 2, 1].map((rating, i) => ({ rating, count: [3, 2, 0, 1, 1][i] })),
  });
  expect((await shown('?page=2')).reviews).toHaveLength(2);
  await get('/data/product/reviews/diary?page=3').expect(404);
});

test('a review says when its writer has received the product, alone or in a kit', async () => {
  let number = 0;
  const order = (userId: string, state: OrderState, of = id) =>
    OrderModel.create({
      number: ++number,
      token: userId,
      kind: 'goods',
      userId,
      source: { cart: userId, version: 1 },
      locale: 'uk',
      contacts: {},
      delivery: { method: 'pickup' },
      payment: 'card',
      // A kit: the product is one of its pieces.
      lines: [
        {
          kind: 'kit',
          item: '1'.repeat(24),
          title: text('kit'),
          quantity: 1,
          price: 1,
          pieces: [{ product: of, count: 1 }],
        },
      ],
      amounts: { goods: 1, discount: 0, delivery: 0, fee: 0, total: 1 },
      state,
      createdAt: clock.now(),
    });
  const writers = ['received', 'waiting', 'returned', 'other'];
  for (const userId of writers) {
    await write(member(userId), { ...WORDS, name: userId });
    await approve();
    advanceClock({ minutes: 1 });
  }
  await order('received', 'delivered');
  await order('waiting', 'shipped');
  await order('returned', 'refunded');
  await order('other', 'delivered', '0'.repeat(24));
  const reviews: Review[] = (await shown()).reviews;
  expect(reviews.filter(({ bought }) => bought).map(({ name }) => name)).toEqual(['received']);
  expect(reviews).toHaveLength(writers.length);
  await OrderModel.deleteMany({}).hint({ _id: 1 });
});

test.each([
  [{ ...WORDS, rating: '6' }, 422],
  [{ ...WORDS, rating: '0' }, 422],
  [{ ...WORDS, rating: 'NaN' }, 422],
  [{ ...WORDS, text: 'мало' }, 422],
  [{ ...WORDS, text: 'x'.repeat(2001) }, 422],
  [{ ...WORDS, name: '' }, 422],
  [{ ...WORDS, state: 'approved' }, 400],
  [{ ...WORDS, text: { $ne: null } }, 400],
])('%j is refused', async (words, status) => {
  expect((await write(member('u1'), words)).status).toBe(status);
  expect(await ReviewModel.estimatedDocumentCount()).toBe(0);
});

test('a guest cannot write a review; moderation is for staff', async () => {
  expect((await write(as({ guestId: 'g' }))).status).toBe(401);
  expect((await as({ guestId: 'g' }).get(`/form/review/${id}`)).status).toBe(401);
  expect((await member('u1').get('/admin/shop/reviews')).status).toBe(403);
  await write();
  const { body } = await admin.get('/admin/shop/reviews?filter=state:pending');
  expect(body.data.items).toHaveLength(1);
});

test('a product that is not there or not out has no reviews and takes none', async () => {
  expect((await member('u1').post(`/data/product/review/${'0'.repeat(24)}`, WORDS)).status).toBe(404);
  await get('/data/product/reviews/nothing').expect(404);
  await ProductModel.updateOne({ _id: id }, { published: false });
  expect((await write()).status).toBe(404);
  await get('/data/product/reviews/diary').expect(404);
  await ProductModel.updateOne({ _id: id }, { published: true });
});
