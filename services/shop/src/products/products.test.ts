import { storeDrawing } from '@stezhka/kit/files';
import { useDatabase } from '@stezhka/kit/testing/database';
import type { Product, ProductCard } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { KitModel } from '../kits/kits.model.ts';
import { as, get, makeCategories, product, text } from '../testing/catalogue.ts';
import { ProductModel } from './products.model.ts';

useDatabase();

const PLANNER = { format: 'b6', paper: 'white', cover: 'wheat', language: 'uk' } as const;
let planner: string;

beforeAll(async () => {
  const { diaries, planners, marathons, decks } = await makeCategories();
  await product('diary', diaries, { popularity: 5, price: 129_000, oldPrice: 148_000, isBestseller: true });
  planner = await product('planner', planners, { popularity: 3, price: 69_050, filters: PLANNER });
  const cheap = await product('marathon', marathons, { popularity: 9, price: 0, stock: 0 });
  await product('deck', decks, {
    popularity: 1,
    price: 95_000,
    filters: { format: 'card', paper: 'board', cover: 'night', language: 'none' },
  });
  await ProductModel.updateOne({ slug: 'diary' }, { related: [planner, cheap] });
});

afterEach(async () => {
  await KitModel.deleteMany({}).hint({ _id: 1 });
  await ProductModel.updateOne({ slug: 'deck' }, { stock: 10 });
});

const slugs = (reply: { body: { data: { products: ProductCard[] } } }) =>
  reply.body.data.products.map(({ slug }) => slug);

test('a category shows its whole subtree, popular first', async () => {
  const reply = await get('/data/products/diaries').expect(200);
  expect(slugs(reply)).toEqual(['marathon', 'diary', 'planner']);
  expect(reply.body.data).toMatchObject({
    pagination: { page: 1, pages: 1, limit: 12, total: 3 },
    sortType: 'popular',
  });
});

test('the category `all` is the root', async () => {
  expect(slugs(await get('/data/products/all').expect(200))).toHaveLength(4);
});

test.each([
  ['price_asc', ['marathon', 'planner', 'diary']],
  ['price_desc', ['diary', 'planner', 'marathon']],
  ['new', ['marathon', 'planner', 'diary']],
])('sorted by %s', async (sort, expected) => {
  expect(slugs(await get(`/data/products/diaries?sort=${sort}`))).toEqual(expected);
});

test('pages follow each other; a page past the last is not found', async () => {
  expect(slugs(await get('/data/products/all?limit=3&page=2').expect(200))).toEqual(['deck']);
  await get('/data/products/all?limit=3&page=3').expect(404);
});

test('filters narrow the list; values of one filter add up', async () => {
  expect(slugs(await get('/data/products/all?format=card'))).toEqual(['deck']);
  expect(slugs(await get('/data/products/all?format=card&format=b6'))).toEqual(['planner', 'deck']);
  expect(slugs(await get('/data/products/all?format=card&paper=white'))).toEqual([]);
  expect(slugs(await get('/data/products/all?price_from=690&price_to=950'))).toEqual(['planner', 'deck']);
  expect(slugs(await get('/data/products/diaries?in_stock=true'))).toEqual(['diary', 'planner']);
});

test.each([
  'format=unknown',
  'colour=red',
  'format[$ne]=a5',
  'price_from=-1',
  'price_to=NaN',
  'price_from=1e9',
  'format=a&'.repeat(1000),
  `format=${'a'.repeat(4096)}`,
  'page=0',
  'page=-1',
  'page=1e9',
  'page=NaN',
  'limit=1000',
  'sort=random',
  'in_stock=maybe',
])('%.40s is refused', async (query) => {
  const { body } = await get(`/data/products/all?${query}`).expect(400);
  expect(body).toMatchObject({ data: null, code: expect.any(String), error: expect.any(String) });
  if (!/page|limit|sort/.test(query)) await get(`/data/filters/all?${query}`).expect(400);
});

test('an unknown category is not found', async () => {
  await get('/data/products/nowhere').expect(404);
  await get('/data/filters/nowhere').expect(404);
});

test('prices are hryvnias, with the discount in per cent', async () => {
  const { body } = await get('/data/products/all');
  const priceOf = (wanted: string) =>
    body.data.products.find(({ slug }: ProductCard) => slug === wanted).priceData;
  expect(priceOf('diary')).toEqual({ price: 1290, oldPrice: 1480, currency: 'UAH', discountPercent: 13 });
  expect(priceOf('planner')).toEqual({
    price: 690.5,
    oldPrice: null,
    currency: 'UAH',
    discountPercent: null,
  });
});

test('a filter’s counts leave its own choice out and keep the others', async () => {
  const { body } = await get('/data/filters/all?format=a5&in_stock=true').expect(200);
  const { filter } = body.data;
  const counts = Object.fromEntries(
    filter.groups.map(({ key, options }: { key: string; options: { value: string; count: number }[] }) => [
      key,
      Object.fromEntries(options.map(({ value, count }) => [value, count])),
    ]),
  );
  expect(counts.format).toEqual({ a5: 1, b6: 1, card: 1 });
  expect(counts.paper).toEqual({ cream: 1 });
  expect(filter).toMatchObject({ total: 1, inStock: { count: 1 }, price: { min: 1290, max: 1290 } });
});

test('a product comes with its way to the root and what stands beside it', async () => {
  const { body } = await get('/data/product/diary', 'en').expect(200);
  expect(body.data).toMatchObject({
    product: {
      title: 'diary (en)',
      category: { slug: 'diaries', parent: null },
      stockStatus: 'in_stock',
      isInCart: false,
      description: '<p>diary</p> (en)',
    },
    fbData: { content_name: 'diary (en)', value: 1290, currency: 'UAH' },
  });
  expect(body.data.relatedProducts.map(({ slug }: ProductCard) => slug)).toEqual(['planner', 'marathon']);
});

test('pictures in the texts of a product come in every width, as wide as their column', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
  const { file } = await storeDrawing(svg, { slug: 'in-text' });
  const { _id, description, certificate } = (await ProductModel.findOne({ slug: 'deck' }).lean())!;
  const pictured = text(`<img src="/files/shop/${file}/400.webp">`);
  await ProductModel.updateOne({ _id }, { description: pictured, certificate: pictured });
  const { product } = (await get('/data/product/deck', 'en').expect(200)).body.data;
  for (const [shown, sizes] of [
    [product.description, '(min-width: 1328px) 584px'],
    [product.certificate, '(min-width: 720px) 656px'],
  ]) {
    expect(shown).toContain(`srcset="/files/shop/${file}/400.webp 400w, `);
    expect(shown).toContain(`sizes="${sizes}`);
  }
  await ProductModel.updateOne({ _id }, { description, certificate });
});

test('a product in several sizes says price and stock of each; only the first can be reduced', async () => {
  const { category } = (await ProductModel.findOne({ slug: 'diary' }))!;
  await product('sized', category, {
    oldPrice: 60_000,
    sizes: [
      { value: 'A5', price: 50_000, stock: 10 },
      { value: 'B6', price: 40_000, stock: 0 },
    ],
  });
  const { body } = await get('/data/product/sized');
  expect(body.data.product.sizes).toEqual([
    {
      value: 'A5',
      priceData: { price: 500, oldPrice: 600, currency: 'UAH', discountPercent: 17 },
      stockStatus: 'in_stock',
      fewLeft: null,
      imageData: null,
    },
    {
      value: 'B6',
      priceData: { price: 400, oldPrice: null, currency: 'UAH', discountPercent: null },
      stockStatus: 'not_in_stock',
      fewLeft: null,
      imageData: null,
    },
  ]);
  expect(body.data.product.priceFrom).toBe(400);
  await ProductModel.updateOne({ slug: 'sized' }, { 'sizes.1.price': 50_000 });
  expect((await get('/data/product/sized')).body.data.product.priceFrom).toBeNull();
  await ProductModel.deleteOne({ slug: 'sized' });
});

test('few pieces are told, of a size and of all, in lists as on the page; a card has its sizes', async () => {
  const { category } = (await ProductModel.findOne({ slug: 'diary' }))!;
  await product('scarce', category, {
    stock: 5,
    sizes: [
      { value: 'A5', price: 50_000, stock: 2 },
      { value: 'B6', price: 40_000, stock: 3 },
    ],
  });
  const card = async () =>
    (await get('/data/products/all?limit=60')).body.data.products.find(
      ({ slug }: ProductCard) => slug === 'scarce',
    ) as ProductCard;
  const counts = ({ fewLeft, sizes }: ProductCard) => [fewLeft, ...sizes.map((size) => size.fewLeft)];
  expect(counts(await card())).toEqual([5, 2, 3]);
  expect(counts((await get('/data/product/scarce')).body.data.product)).toEqual([5, 2, 3]);
  await ProductModel.updateOne({ slug: 'scarce' }, { stock: 6, 'sizes.0.stock': 6, 'sizes.1.stock': 0 });
  expect(counts(await card())).toEqual([null, null, null]);
  await ProductModel.deleteOne({ slug: 'scarce' });
});

test('a size has a picture of its own, which stands in the gallery and in the cart', async () => {
  const { category } = (await ProductModel.findOne({ slug: 'diary' }))!;
  const drawn = (digit: string) => ({ file: new Types.ObjectId(digit.repeat(24)), width: 800, height: 1000 });
  const id = await product('pictured', category, {
    picture: drawn('1'),
    gallery: [drawn('2')],
    sizes: [
      { value: 'A5', price: 50_000, stock: 5 },
      { value: 'B6', price: 40_000, stock: 5, picture: drawn('3') },
    ],
  });
  const { gallery, sizes } = (await get('/data/product/pictured')).body.data.product as Product;
  expect(gallery).toHaveLength(3);
  expect(sizes.map(({ imageData }) => imageData)).toEqual([null, gallery[2]]);
  const guest = as({ guestId: 'pictured' });
  const added = async (size: string) =>
    (await guest.get(`/order/add-product/${id}?size=${size}`)).body.data.cart.products.at(-1).imageData;
  expect([await added('A5'), await added('B6')]).toEqual([gallery[0], gallery[2]]);
  await ProductModel.deleteOne({ slug: 'pictured' });
});

const found = async (search: string, locale = 'en') =>
  slugs(await get(`/data/product-search?search=${encodeURIComponent(search)}`, locale).expect(200));

test('products are found by the beginnings of their words in any language, the popular first', async () => {
  const [diary, deck] = await Promise.all(['diary', 'deck'].map((slug) => ProductModel.findOne({ slug })));
  const say = (uk: string, ru: string, en: string) => ({ uk, ru, en });
  await deck!.set({ title: say('Колода «Сад»', 'Колода «Сад»', 'Garden deck') }).save();
  await diary!.set({ shortDescription: say('Для саду', 'Для сада', 'For the garden') }).save();
  expect(await found('gard')).toEqual(['deck', 'diary']);
  expect(await found('колода', 'uk')).toEqual(['deck']);
  expect(await found('rden')).toEqual([]);
  await ProductModel.updateOne({ slug: 'deck' }, { published: false });
  expect(await found('gard')).toEqual(['diary']);
  await ProductModel.updateOne({ slug: 'deck' }, { published: true });
});

test('a misspelt product is found by what it stands for, unless it is meant literally', async () => {
  const deck = await ProductModel.findOne({ slug: 'deck' });
  await deck!.set({ title: { uk: 'Колода «Сад»', ru: 'Колода «Сад»', en: 'Garden deck' } }).save();
  const search = (query: string) =>
    get(`/data/product-search?search=${encodeURIComponent(query)}`, 'en').expect(200);
  const { body } = await search('gardne dekc');
  expect(body.data).toMatchObject({
    products: [{ slug: 'deck' }],
    corrected: 'garden deck',
    highlights: ['garden', 'deck'],
  });
  const literal = await get('/data/product-search?search=gardne&literal=true').expect(200);
  expect(literal.body.data).toEqual({ products: [], corrected: null, highlights: [] });
});

test.each(['', 'search=', 'search=a', `search=${'a'.repeat(101)}`, 'search[$ne]=aa', 'q=aa'])(
  'a search of products refuses %.30p',
  async (query) => {
    const { body } = await get(`/data/product-search?${query}`).expect(400);
    expect(body).toMatchObject({ data: null, code: 'invalid_input' });
  },
);

test('a kit is offered with its main product while all of its parts are in stock', async () => {
  const [main, extra] = await Promise.all(['diary', 'deck'].map((slug) => ProductModel.findOne({ slug })));
  const kit = { title: text('kit'), description: text('kit'), mainProduct: main!._id, price: 199_000 };
  await KitModel.create({ ...kit, slug: 'evening', extraProducts: [extra!._id] });
  const { body } = await get('/data/product/diary');
  expect(body.data.kits).toMatchObject([
    {
      slug: 'evening',
      mainProduct: { slug: 'diary' },
      extraProducts: [{ slug: 'deck' }],
      priceData: { price: 1990, oldPrice: 2240, discountPercent: 11 },
    },
  ]);
  await ProductModel.updateOne({ slug: 'deck' }, { stock: 0 });
  expect((await get('/data/product/diary')).body.data.kits).toEqual([]);
});

test('a kit holds the first size of its parts: it says how few there are, and goes with the last', async () => {
  const [main, extra] = await Promise.all(['diary', 'deck'].map((slug) => ProductModel.findOne({ slug })));
  const kit = { title: text('kit'), description: text('kit'), mainProduct: main!._id, price: 199_000 };
  await KitModel.create({ ...kit, slug: 'sized', extraProducts: [extra!._id] });
  const stocked = (first: number) => ({
    stock: first + 7,
    sizes: [
      { value: 'A5', price: 95_000, stock: first },
      { value: 'B6', price: 95_000, stock: 7 },
    ],
  });
  const kits = async () => (await get('/data/product/diary')).body.data.kits;
  await ProductModel.updateOne({ slug: 'deck' }, stocked(3));
  expect(await kits()).toMatchObject([{ slug: 'sized', fewLeft: 3 }]);
  await ProductModel.updateOne({ slug: 'deck' }, stocked(0));
  expect(await kits()).toEqual([]);
  await ProductModel.updateOne({ slug: 'deck' }, { sizes: [] });
});

test('a category has the kits of its own main products, the most asked for first', async () => {
  const [diary, planner, deck] = await Promise.all(
    ['diary', 'planner', 'deck'].map((slug) => ProductModel.findOne({ slug })),
  );
  const kit = (slug: string, mainProduct: Types.ObjectId, extra: Types.ObjectId) =>
    KitModel.create({
      slug,
      title: text(slug),
      description: text(slug),
      mainProduct,
      extraProducts: [extra],
      price: 1,
    });
  await kit('a-planner', planner!._id, deck!._id);
  await kit('b-diary', diary!._id, deck!._id);
  const kits = async (category: string) =>
    (await get(`/data/kits/${category}`).expect(200)).body.data.kits.map(
      ({ slug }: { slug: string }) => slug,
    );
  expect(await kits('all')).toEqual(['b-diary', 'a-planner']);
  expect(await kits('planners')).toEqual(['a-planner']);
  expect(await kits('decks')).toEqual([]);
  await ProductModel.updateOne({ slug: 'diary' }, { published: false });
  expect(await kits('all')).toEqual(['a-planner']);
  await ProductModel.updateOne({ slug: 'diary' }, { published: true });
  await get('/data/kits/nowhere').expect(404);
  for (const wrong of ['%7B%22$ne%22:null%7D', 'a'.repeat(4096)])
    await get(`/data/kits/${wrong}`).expect(400);
});

test('cards by their ids, in that order; what is not there or not out is left out', async () => {
  const gone = await product('gone', (await ProductModel.findOne({ slug: 'deck' }).lean())!.category, {
    published: false,
  });
  const other = (await ProductModel.findOne({ slug: 'deck' }).lean())!._id;
  const ids = [other, gone, '0'.repeat(24), planner].map((one) => `id=${one}`).join('&');
  expect(slugs(await get(`/data/product-cards?${ids}`).expect(200))).toEqual(['deck', 'planner']);
  for (const wrong of [
    '',
    '?id=NaN',
    '?id[$ne]=1',
    `?${Array(13)
      .fill(0)
      .map((_, i) => `id=${'0'.repeat(22)}${10 + i}`)
      .join('&')}`,
  ])
    await get(`/data/product-cards${wrong}`).expect(400);
  await ProductModel.deleteOne({ slug: 'gone' });
});

test('bestsellers and popular ones', async () => {
  expect(slugs(await get('/data/products/bestsellers?limit=999').expect(200))).toEqual(['diary']);
  expect(slugs(await get('/data/products/popular').expect(200))[0]).toBe('marathon');
});

test('an unknown product is not found, a hostile slug is refused', async () => {
  await get('/data/product/nothing').expect(404);
  for (const slug of ['%7B%22$ne%22:null%7D', 'a'.repeat(4096)]) {
    await get(`/data/product/${slug}`).expect(400);
    await get(`/data/products/${slug}`).expect(400);
    await get(`/data/filters/${slug}`).expect(400);
  }
});
