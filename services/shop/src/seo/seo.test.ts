import { useDatabase } from '@stezhka/kit/testing/database';
import type { Seo } from '@stezhka/kit-contract';
import { ProductModel } from '../products/products.model.ts';
import { get, makeCategories, product } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';

useDatabase();
beforeAll(async () => {
  const { diaries, marathons } = await makeCategories();
  await product('diary', diaries, { price: 69_000, stock: 5 });
  await product('path', marathons, { price: 69_000, stock: 0 });
});

const seo = async (path: string, locale = 'uk'): Promise<Seo> =>
  (await get(`/data/seo?path=${encodeURIComponent(path)}`, locale).expect(200)).body.data;

test('a product says what it costs and where it stands', async () => {
  const head = await seo('/product/diaries/planners/marathons/path', 'en');
  expect(head).toMatchObject({ status: 200, title: 'path (en)', type: 'product' });
  const [thing, crumbs] = head.jsonLd as Record<string, unknown>[];
  expect(thing).toMatchObject({
    '@type': 'Product',
    offers: {
      price: 690,
      priceCurrency: 'UAH',
      availability: 'https://schema.org/OutOfStock',
      url: '/en/product/diaries/planners/marathons/path',
    },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 6 } });
});

test('a product in several sizes has an offer for each', async () => {
  const sizes = [
    { value: 'A5', price: 69_000, stock: 5 },
    { value: 'B6', price: 59_000, stock: 0 },
  ];
  await ProductModel.updateOne({ slug: 'diary' }, { sizes });
  const [thing] = (await seo('/product/diaries/diary', 'en')).jsonLd as { offers: unknown }[];
  await ProductModel.updateOne({ slug: 'diary' }, { sizes: [] });
  const schema = 'https://schema.org';
  expect(thing!.offers).toEqual([
    expect.objectContaining({ name: 'diary (en), A5', price: 690, availability: `${schema}/InStock` }),
    expect.objectContaining({ name: 'diary (en), B6', price: 590, availability: `${schema}/OutOfStock` }),
  ]);
});

test.each([
  ['/product/path', '/product/diaries/planners/marathons/path'],
  ['/product/decks/path', '/product/diaries/planners/marathons/path'],
  ['/catalog/planners', '/catalog/diaries/planners'],
  ['/catalog/decks/planners?sort=new', '/catalog/diaries/planners?sort=new'],
])('%s leads to %s', async (path, location) => {
  expect(await seo(path)).toMatchObject({ status: 301, location });
});

test.each(['/product/nothing', '/catalog/nothing', '/product', '/elsewhere'])(
  '%s is not there',
  async (path) => {
    expect((await seo(path)).status).toBe(404);
  },
);

test('an order has a page for who knows its link, and none for search engines', async () => {
  const { token } = await orderOf('diary');
  expect(await seo(`/order/${token}`, 'en')).toMatchObject({
    status: 200,
    title: 'Your order',
    noindex: true,
  });
  expect((await seo('/order/nobody-s')).status).toBe(404);
});

test('the tab of a page of thanks thanks for an order alone that is there and not waiting for its money', async () => {
  const title = async (path: string) => {
    const head = await seo(path, 'en');
    expect(head).toMatchObject({ status: 200, noindex: true });
    return head.title;
  };
  const card = await orderOf('diary', { guestId: 'g3' });
  const cod = await orderOf('diary', { guestId: 'g4', payment: 'cod' });
  expect(await title('/cart/thanks')).toBe('There is no such order here');
  expect(await title(`/cart/thanks?order=${'x'.repeat(32)}`)).toBe('There is no such order here');
  expect(await title('/cart/thanks?order[$ne]=x')).toBe('There is no such order here');
  expect(await title(`/cart/thanks?order=${card.token}`)).toBe('Your order');
  expect(await title(`/cart/thanks?order=${cod.token}`)).toBe('Thank you for your order');
});

test('the catalogue is found by search engines, filtered or not; the cart is not', async () => {
  expect(await seo('/catalog?format=a5')).toMatchObject({ status: 200, title: 'Крамниця' });
  expect(await seo('/catalog/diaries/planners')).toMatchObject({ status: 200, title: 'planners' });
  expect(await seo('/cart')).toMatchObject({ status: 200, noindex: true });
});
