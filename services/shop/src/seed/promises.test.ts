import { LOCALES, type Locale } from '@stezhka/kit-contract';
import { hold, textsIn } from '../testing/held-promises.ts';
import { type ProductSeed, readKits, readProducts } from './read-demo.ts';
import { readOffers } from './read-offers.ts';

const shop = readProducts();
const bySlug = new Map(shop.map((product) => [product.slug, product]));
const named = (slugs: string[]) => slugs.map((slug) => bySlug.get(slug)!);

/** Where an offer speaks of all that it sells, and not of its own book alone. */
const OF_ALL = ['buy', 'faq'];

/** Promises of what is written of things, in all languages. */
function promisesOf(
  writings: { slug: string; texts: unknown; parts: ProductSeed[]; things: ProductSeed[] }[],
) {
  const all = writings.flatMap(({ slug, texts, ...about }) =>
    textsIn(texts).flatMap((text) =>
      LOCALES.map((locale) => ({ slug, ...hold(text[locale], locale, about, shop) })),
    ),
  );
  return {
    seen: all.reduce((sum, { promises }) => sum + promises, 0),
    false: all.flatMap((one) => one.false.map((sentence) => `${one.slug} ${sentence}`)),
  };
}

test('an offer promises only what its products have', () => {
  const offers = readOffers().flatMap(({ slug, products, blocks, ...texts }) => {
    const things = named(products);
    const own = { slug, parts: things.slice(0, 1), things };
    return [
      { ...own, texts },
      ...blocks.map((block) =>
        OF_ALL.includes(block.kind)
          ? { slug, texts: block, parts: things, things }
          : { ...own, texts: block },
      ),
    ];
  });
  const promises = promisesOf(offers);
  expect(promises.false).toEqual([]);
  expect(promises.seen).toBeGreaterThan(150);
});

test('a product promises only what its attributes state', () => {
  const products = shop.map((product) => {
    const { slug, title, shortDescription, description } = product;
    return { slug, texts: { title, shortDescription, description }, parts: [product], things: [product] };
  });
  const promises = promisesOf(products);
  expect(promises.false).toEqual([]);
  expect(promises.seen).toBeGreaterThan(150);
});

test('a kit promises only what its products have', () => {
  const kits = readKits().map(({ slug, mainProduct, extraProducts, title, description }) => {
    const things = named([mainProduct, ...extraProducts]);
    return { slug, texts: { title, description }, parts: things, things };
  });
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
  const about = { parts: named([slug]), things: named([slug]) };
  const found = hold(text, locale, about, shop).false.map((line) => line.split(/[ :]/)[1]);
  expect(found).toEqual(broken);
});
