import { useDatabase } from '@stezhka/kit/testing/database';
import { type Choices, CONSTRUCTED_SLUG, constructedPicture } from '@stezhka/shop-contract';
import { CartModel } from '../cart/cart.model.ts';
import { ProductModel } from '../products/products.model.ts';
import { as, get, makeCategories, product } from '../testing/catalogue.ts';

useDatabase();

const guest = as({ guestId: 'g1' }, 'en');
const plain: Choices = { cover: 'plum', inner: 'dots', paper: 'cream', engraving: '' };
const rich: Choices = { cover: 'linen', inner: 'planner', paper: 'kraft', engraving: 'Софія' };
const query = (choices: Partial<Record<keyof Choices, string>>) => new URLSearchParams(choices).toString();
let own: string;
let other: string;

beforeAll(async () => {
  const { diaries } = await makeCategories();
  own = await product(CONSTRUCTED_SLUG, diaries, { price: 85_000, stock: 5 });
  other = await product('diary', diaries);
});
afterEach(async () => {
  await CartModel.deleteMany().hint({ _id: 1 });
});

test('the choices are named in the requested language, with their prices', async () => {
  const { data } = (await get('/data/constructor', 'en').expect(200)).body;
  expect(data).toMatchObject({
    productId: own,
    inStock: true,
    priceData: { price: 850 },
    engravingExtra: 120,
  });
  expect(data.covers).toHaveLength(9);
  expect(data.papers).toContainEqual({ value: 'kraft', label: 'Kraft', extra: 60 });
});

test('the server prices the choices', async () => {
  const price = async (choices: Choices) =>
    (await get(`/data/constructor/price?${query({ ...choices })}`).expect(200)).body.data.priceData.price;
  expect(await price(plain)).toBe(850);
  expect(await price(rich)).toBe(850 + 90 + 40 + 60 + 120);
});

test('the picture is drawn from the choices, in two widths, and is the same for the same choices', async () => {
  const small = await get(constructedPicture(rich, 400)).expect(200);
  expect(small.headers['content-type']).toBe('image/webp');
  const again = await get(constructedPicture(rich, 400)).expect(200);
  expect(Buffer.compare(small.body, again.body)).toBe(0);
  const bare = await get(constructedPicture(plain, 400)).expect(200);
  expect(Buffer.compare(small.body, bare.body)).not.toBe(0);
  await get(constructedPicture(plain, 400).replace('/400.', '/401.')).expect(404);
});

test.each([
  ['an unknown cover', { ...plain, cover: 'gold' }],
  ['no paper', { cover: 'plum', inner: 'dots' }],
  ['a text too long', { ...plain, engraving: 'а'.repeat(25) }],
  ['signs nobody can press', { ...plain, engraving: '<script>' }],
  ['letters the typeface has not', { ...plain, engraving: '日本語' }],
  ['letters of another alphabet', { ...plain, engraving: 'عربي' }],
  ['a smile', { ...plain, engraving: 'Мир 🙂' }],
  ['a letter with a hundred accents', { ...plain, engraving: `е${'\u0301'.repeat(20)}` }],
  ['an operator', { ...plain, 'paper[$ne]': 'x' }],
  ['a price of one’s own', { ...plain, price: '1' }],
])('%s is refused everywhere', async (_, choices) => {
  const text = query(choices as Choices);
  await get(`/data/constructor/price?${text}`).expect(400);
  await get(`/files/shop/constructor/400.webp?${text}`).expect(400);
  expect((await guest.get(`/order/add-product/${own}?${text}`)).status).toBe(400);
});

test('letters that a keyboard sends in two parts are pressed as one', async () => {
  const parts = 'Мій рай, її\u0301й'.normalize('NFD').replaceAll('\u0301', '');
  const { data } = (await get(`/data/constructor/price?${query({ ...plain, engraving: parts })}`).expect(200))
    .body;
  expect(data.priceData.price).toBe(850 + 120);
  expect(data.picture).toMatchObject({
    srcSet: expect.arrayContaining([
      expect.objectContaining({
        width: 800,
        webpSrc: constructedPicture({ ...plain, engraving: parts.normalize('NFC') }, 800),
      }),
    ]),
  });
  await guest.get(`/order/add-product/${own}?${query({ ...plain, engraving: parts })}`);
  const { body } = await guest.get(
    `/order/add-product/${own}?${query({ ...plain, engraving: parts.normalize('NFC') })}`,
  );
  expect(body.data.cart.products).toMatchObject([{ quantity: 2 }]);
});

test('while it is not sold there is no constructor, and its page is not found', async () => {
  const status = async () => (await get('/data/seo?path=/constructor').expect(200)).body.data.status;
  expect(await status()).toBe(200);
  await ProductModel.updateOne({ _id: own }, { published: false });
  await get('/data/constructor').expect(404);
  await get(`/data/constructor/price?${query({ ...plain })}`).expect(404);
  expect(await status()).toBe(404);
  await ProductModel.updateOne({ _id: own }, { published: true });
});

test('a line of the cart shows what was chosen and costs what it costs', async () => {
  await guest.get(`/order/add-product/${own}?${query({ ...rich })}&quantity=2`);
  await guest.get(`/order/add-product/${own}?${query({ ...rich })}`);
  const { body } = await guest.get(`/order/add-product/${own}?${query({ ...plain })}`);
  expect(body.data.gtagProduct).toMatchObject({ price: 850, quantity: 1 });
  expect(body.data.cart.products).toMatchObject([
    {
      quantity: 3,
      choices: 'Raw linen · Weekly planner · Kraft · “Софія”',
      priceData: { price: 1160 },
      sum: { price: 3480 },
      imageData: constructedPicture(rich, 400),
      priceChange: null,
    },
    { quantity: 1, choices: 'Plum · Dotted · Cream', priceData: { price: 850 } },
  ]);
});

test('without choices it cannot be bought, and other products take none', async () => {
  expect((await guest.get(`/order/add-product/${own}`)).body.code).toBe('choices_needed');
  const { body } = await guest.get(`/order/add-product/${other}?${query({ ...plain })}`);
  expect(body.code).toBe('choices_needed');
});
