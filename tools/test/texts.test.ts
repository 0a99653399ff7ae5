import { checkApostrophes, checkTexts } from './texts.ts';

const table = (text: string) => ({ 'shop.cart.title': text });
const full = { uk: table('Кошик'), ru: table('Корзина'), en: table('Cart') };
const used = "formatMessage({ id: 'shop.cart.title' })";

test('texts that are all there and all used pass', () => {
  expect(checkTexts('shop', full, used)).toEqual([]);
});

test('a text may be named in parts', () => {
  const text = { 'shop.cart.empty.lead': 'Nothing here' };
  const tables = { uk: text, ru: text, en: text };
  const built = 'formatMessage({ id: `shop.cart.$' + '{part}` })';
  expect(checkTexts('shop', tables, `${built} + t('empty.lead')`)).toEqual([]);
  expect(checkTexts('shop', tables, built)).toEqual(["shop: 'shop.cart.empty.lead' is never used"]);
});

test('a part may ask for its texts by a hook of its own', () => {
  const hook = "const text = useText('cart');";
  expect(checkTexts('shop', full, `${hook} text('title')`)).toEqual([]);
  expect(checkTexts('shop', full, `${hook} text('lead')`)).toEqual(["shop: 'shop.cart.title' is never used"]);
  expect(checkTexts('shop', full, "useText('order'); text('title')")).toHaveLength(1);
});

test.each([
  ['a missing language', { ...full, ru: {} }, used, "shop: 'shop.cart.title' has no ru text"],
  ['broken ICU', { ...full, en: table('{n, plural,') }, used, "shop: 'shop.cart.title' is broken in en"],
  [
    'a key nobody wrote',
    full,
    `${used} + formatMessage({ id: 'shop.cart.sum' })`,
    "shop: 'shop.cart.sum' is used and has no text",
  ],
  ['a text nobody shows', full, '', "shop: 'shop.cart.title' is never used"],
])('%s is found', (_, tables, sources, finding) => {
  expect(checkTexts('shop', tables, sources)).toContain(finding);
});

test.each(["Ім'я", 'Імʼя', 'Ім`я'])('%s is written with the apostrophe of all other texts', (word) => {
  expect(checkApostrophes('a.ts', `const t = '${word} й імена';`)).toEqual([
    `a.ts: '${word}' is written with ’`,
  ]);
  expect(checkApostrophes('a.ts', "say('Ім’я', 'Имя', 'it’s')")).toEqual([]);
});
