import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/webpack-config.ts';
import { findTextUses, type TextUse } from './text-uses.ts';
import { checkApostrophes, checkFormTexts, checkTexts, checkUses, checkWords } from './texts.ts';

const table = (text: string) => ({ 'shop.cart.title': text });
const full = { uk: table('Кошик'), ru: table('Корзина'), en: table('Cart') };
const priced = { uk: table('{sum} ₴'), ru: table('{sum} ₴'), en: table('<b>{sum}</b> ₴') };
const use: TextUse = { file: 'cart.tsx', keys: ['shop.cart.title'], values: [] };

test('texts that are all there and well formed pass', () => {
  expect(checkTexts('shop', full)).toEqual([]);
  expect(checkTexts('shop', priced)).toEqual([]);
});

test.each([
  ['a missing language', { ...full, ru: {} }, "shop: 'shop.cart.title' has no ru text"],
  ['broken ICU', { ...full, en: table('{n, plural,') }, "shop: 'shop.cart.title' is broken in en"],
  [
    'a parameter that one language leaves out',
    { ...full, uk: table('{n, plural, one {{name}} other {#}}'), ru: table('{n}') },
    "shop: 'shop.cart.title' does not say {name} in ru",
  ],
])('%s is found', (_, tables, finding) => {
  expect(checkTexts('shop', tables)).toContain(finding);
});

const two = { ...table('Cart'), 'shop.cart.lead': 'Nothing here' };
const more = { uk: two, ru: two, en: two };

test('a text that no call asks for is found', () => {
  expect(checkUses('shop', more, [use])).toEqual(["shop: 'shop.cart.lead' is never used"]);
  expect(checkUses('shop', more, [use, { ...use, keys: ['shop.cart.lead'] }])).toEqual([]);
});

test('a key nobody wrote is found', () => {
  expect(checkUses('shop', full, [use, { ...use, keys: ['shop.cart.sum'] }])).toContain(
    "shop: 'shop.cart.sum' is used and has no text",
  );
});

test('a name of a page for staff is used by the shell', () => {
  const admin = { ...two, 'shop.admin.orders': 'Orders' };
  const uses = [use, { ...use, keys: ['shop.cart.lead'] }];
  expect(checkUses('mfe-shop', { uk: admin, ru: admin, en: admin }, uses)).toEqual([]);
});

test('a call that may mean any text is no use of them', () => {
  expect(checkUses('shop', more, [{ ...use, keys: Object.keys(two) }])).toEqual([
    'cart.tsx: any text may be meant, give the key a narrower type',
  ]);
});

test.each([
  ['no values', []],
  ['values without names', undefined],
  ['another value', ['amount']],
])('a call with %s for a text with a parameter is found', (_, values) => {
  const uses = [
    { ...use, values },
    { ...use, keys: ['shop.cart.lead'] },
  ];
  const tables = { ...more, en: { ...two, ...priced.uk } };
  expect(checkUses('shop', tables, uses)).toEqual(["cart.tsx: 'shop.cart.title' is not given its {sum}"]);
  expect(checkUses('shop', tables, [{ ...use, values: ['sum', 'more'] }, uses[1]!])).toEqual([]);
});

describe('the keys of a call', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  const CALLS: [name: string, code: string, use: Omit<TextUse, 'file'>][] = [
    ['a whole key', "useText()('shop.cart.title')", { keys: ['shop.cart.title'], values: [] }],
    ['a key of a group', "useText('shop.cart')('title')", { keys: ['shop.cart.title'], values: [] }],
    [
      'a key in parts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code of the page
      "useText('shop')(`cart.${'title' as 'title' | 'lead'}`)",
      { keys: ['shop.cart.lead', 'shop.cart.title'], values: [] },
    ],
    [
      'a key of two groups',
      "useText(Math.random() ? 'shop.cart' : 'shop.order')('title')",
      { keys: ['shop.cart.title', 'shop.order.title'], values: [] },
    ],
    [
      'a function that was handed the texts',
      "((t: Text<'shop.cart'>) => t('lead'))(useText('shop.cart'))",
      { keys: ['shop.cart.lead'], values: [] },
    ],
    [
      'a call with values',
      "useText()('shop.order.title', { number: 1, name: 'A' })",
      { keys: ['shop.order.title'], values: ['number', 'name'] },
    ],
    [
      'a call with values of any name',
      "useText()('shop.order.title', {} as Record<string, number>)",
      { keys: ['shop.order.title'], values: undefined },
    ],
  ];

  let uses: TextUse[];
  beforeAll(() => {
    write(
      'uk.json',
      JSON.stringify({ 'shop.cart.title': '', 'shop.cart.lead': '', 'shop.order.title': '', 'shop.odd': '' }),
    );
    write(
      'text-keys.d.ts',
      `import type texts from './uk.json';
      declare global { namespace FormatjsIntl { interface Message { ids: keyof typeof texts } } }`,
    );
    const lines = CALLS.map(([, code]) => `${code};`);
    write(
      'page.ts',
      [
        "import { type Text, useText } from '@stezhka/intl';",
        "interface Log<Group extends string> { (key: 'odd'): Group }",
        "declare const log: Log<'shop'>;",
        "log('odd'); // t('shop.odd')",
        ...lines,
      ].join('\n'),
    );
    write(
      'tsconfig.json',
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.web.json'),
        compilerOptions: {
          rootDir: '/',
          typeRoots: [join(ROOT, 'node_modules/@types')],
          paths: { '@stezhka/intl': [join(ROOT, 'shared-ui/intl/src/index.ts')] },
        },
        include: ['.', './*.json'],
      }),
    );
    const tsconfig = join(folder, 'tsconfig.json');
    uses = findTextUses([tsconfig]).get(tsconfig)!;
  });

  test.each(CALLS.map(([name, , named], i) => ({ name, named, i })))('$name', ({ named, i }) => {
    const { keys, values } = uses[i]!;
    expect({ keys: keys.sort(), values }).toEqual(named);
  });

  test('a string that no text is asked by is no use', () => {
    expect(uses).toHaveLength(CALLS.length);
  });
});

test.each(["Ім'я", 'Імʼя', 'Ім`я'])('%s is written with the apostrophe of all other texts', (word) => {
  expect(checkApostrophes('a.ts', `const t = '${word} й імена';`)).toEqual([
    `a.ts: '${word}' is written with ’`,
  ]);
  expect(checkApostrophes('a.ts', "say('Ім’я', 'Имя', 'it’s')")).toEqual([]);
});

test.each([
  ['en', 'A mail is in your inbox', 'There’s an e-mail in your inbox', 'e-mail'],
  ['uk', 'Зберігаю…', 'Зберігаємо…', 'the first person plural'],
  ['ru', 'Подождите, сохраняю', 'Подождите, сохраняем', 'the first person plural'],
] as const)('a word or a voice unlike all others is found (%s)', (locale, wrong, right, needed) => {
  expect(checkWords('shop', { [locale]: table(wrong) })).toEqual([
    `shop: 'shop.cart.title' in ${locale} needs ${needed}`,
  ]);
  expect(checkWords('shop', { [locale]: table(right) })).toEqual([]);
});

test('a remote that shows forms without their texts is found', () => {
  const form = "import { type FormHandle, ServerForm } from '@stezhka/shared-ui/form';";
  const texts = "import { withFormTexts } from '@stezhka/shared-ui/form/with-texts';";
  const field = "import { TextField } from '@stezhka/shared-ui/form/text-field';";
  expect(checkFormTexts('mfe-content', [form])).toEqual([
    'mfe-content: shows forms, so remote.ts needs withFormTexts',
  ]);
  expect(checkFormTexts('mfe-content', [form, texts])).toEqual([]);
  expect(checkFormTexts('gallery', [field])).toEqual([]);
});
