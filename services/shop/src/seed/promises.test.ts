import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { hold, textsIn } from '../testing/held-promises.ts';
import { type ProductSeed, readKits, readProducts } from './read-demo.ts';
import { readOffers } from './read-offers.ts';

const shop = readProducts();
const bySlug = new Map(shop.map((product) => [product.slug, product]));
const named = (slugs: string[]) => slugs.map((slug) => bySlug.get(slug)!);

/** Promises of what is written of things, in all languages. */
function promisesOf(things: { slug: string; texts: unknown; sold: ProductSeed[] }[]) {
  const all = things.flatMap(({ slug, texts, sold }) =>
    textsIn(texts).flatMap((text) =>
      LOCALES.map((locale) => ({ slug, ...hold(text[locale], locale, sold, shop) })),
    ),
  );
  return {
    seen: all.reduce((sum, { promises }) => sum + promises, 0),
    false: all.flatMap((one) => one.false.map((sentence) => `${one.slug} ${sentence}`)),
  };
}

test('an offer promises only what its products have', () => {
  const offers = readOffers().map(({ slug, products, ...texts }) => ({ slug, texts, sold: named(products) }));
  const promises = promisesOf(offers);
  expect(promises.false).toEqual([]);
  expect(promises.seen).toBeGreaterThan(100);
});

test('a product promises only what its attributes state', () => {
  const products = shop.map((product) => {
    const { slug, title, shortDescription, description } = product;
    return { slug, texts: { title, shortDescription, description }, sold: [product] };
  });
  const promises = promisesOf(products);
  expect(promises.false).toEqual([]);
  expect(promises.seen).toBeGreaterThan(100);
});

test('a kit promises only what its products have', () => {
  const kits = readKits().map(({ slug, mainProduct, extraProducts, title, description }) => ({
    slug,
    texts: { title, description },
    sold: named([mainProduct, ...extraProducts]),
  }));
  const promises = promisesOf(kits);
  expect(promises.false).toEqual([]);
  expect(promises.seen).toBeGreaterThan(10);
});

test.each<[Locale, string, string, string[]]>([
  ['uk', 'diary', 'Тверда, з гумкою.', ['elastic', 'hard']],
  ['uk', 'diary', 'Стрічка тримає день.', []],
  ['uk', 'diary', 'Без гумки, і лист у конверті.', ['envelope']],
  ['uk', 'zoshyt-vdiachnosti', 'Без стрічки, у м’якій обкладинці.', []],
  ['uk', 'diary', 'Зошит без стрічки.', ['ribbon']],
  ['uk', 'diary', '96 сторінок, 90 г/м², B6.', ['pages', 'weight', 'format']],
  ['uk', 'diary', '112 сторінок, 100 г/м², A5, 148 × 210 мм.', []],
  ['uk', 'diary', 'Листівки з конвертами є в крамниці.', []],
  ['ru', 'diary', 'Кожаная обложка с тиснением и карман для ручки.', ['pocket', 'leather', 'foil']],
  ['ru', 'zoshyt-vdiachnosti', 'Тетрадь лежит ровно.', ['flat']],
  ['ru', 'diary', 'Пишите карандашом, не на переработанной бумаге.', []],
  ['en', 'diary', 'A linen cover, recycled paper and lined pages.', ['linen', 'lined', 'recycled']],
  ['en', 'diary', 'Undated, sewn, with a ribbon and no elastic; write in pencil.', []],
  ['en', 'diary', 'Not only stickers: it comes gift wrapped in a box.', ['stickers', 'wrapping', 'box']],
])('%s, %s: %s', (locale, slug, text, broken) => {
  const found = hold(text, locale, named([slug]), shop).false.map((line) => line.split(/[ :]/)[1]);
  expect(found).toEqual(broken);
});
