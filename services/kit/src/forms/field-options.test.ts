import type { AppError } from '../errors/errors.ts';
import {
  checkbox,
  collection,
  date,
  dateRange,
  defineForm,
  definition,
  dependent,
  describedBy,
  email,
  fieldError,
  group,
  groupFields,
  html,
  itemId,
  money,
  number,
  parseForm,
  phone,
  radio,
  readEmail,
  select,
  selectMany,
  selectOptions,
  text,
  textarea,
} from './forms.ts';

const en = { locale: 'en' } as const;
const say = (word: string) => ({ uk: `${word} (uk)`, ru: `${word} (ru)`, en: word });
const starts = (letter: string) => ({ regex: new RegExp(`^${letter}`), error: say(`Begins with ${letter}`) });
type AnyField = Parameters<typeof defineForm>[1]['fields'][string];

/** What a handler gets for one field, or the words under it. */
async function send(field: AnyField, value: unknown): Promise<unknown> {
  const form = defineForm('one', { fields: { it: field } });
  return parseForm(form, { it: value }, en).then(
    (values) => values.it,
    (error: AppError) => error.options.fields?.it ?? error.options.fields,
  );
}
/** What the browser gets for one field. */
async function show(field: AnyField, options: object = {}) {
  const form = defineForm('one', { fields: { it: field } });
  return (await definition(form, { ...en, ...options })).fields[0]!;
}

const plain = ['a', 'b'].map((value) => ({ value, label: value }));
const towns = (asked: string[] = []) => ({
  ajaxUrl: '/towns',
  search: async (typed: string) => {
    asked.push(typed);
    return [{ value: 'kyiv', label: 'Kyiv' }];
  },
  find: async (value: string) => {
    asked.push(value);
    return value === 'kyiv' ? { value, label: 'Kyiv' } : undefined;
  },
});

test.each([
  ['money', money, '1', 'Type an amount such as 120.50'],
  ['number', number, '1', 'Type a whole number'],
  ['e-mail', email, 'a@b.ua', 'Wrong email!'],
  ['phone', phone, '0671234567', 'Type the whole number, such as +38 (067) 123 45 67'],
  ['text', (options: object) => text({ minLength: 3, ...options }), 'abc', 'At least 3 characters'],
])('own rules of a field are asked after those of its kind: %s', async (_, make, typed, first) => {
  const field = make({ validation: [starts('q')] }) as AnyField;
  expect(await send(field, 'x')).toBe(first);
  expect(await send(field, typed)).toBe('Begins with q');
  expect((await show(field)).validation?.map(({ error }) => error)).toEqual([first, 'Begins with q']);
});

test.each<[string, AnyField, [typed: string, expected: unknown][]]>([
  [
    'a number',
    number({ min: 1, max: 9 }),
    [
      ['1', 1],
      ['9', 9],
      ['0', 'At least 1'],
      ['10', 'At most 9'],
    ],
  ],
  [
    'a date',
    date({ min: '2026-01-01', max: '2026-01-09' }),
    [
      ['2026-01-01', '2026-01-01'],
      ['2026-01-09', '2026-01-09'],
      ['2025-12-31', 'Not before 01.01.2026'],
      ['2026-01-10', 'Not after 09.01.2026'],
    ],
  ],
])('bounds of %s are included', async (_, field, cases) => {
  for (const [typed, expected] of cases) expect(await send(field, typed)).toBe(expected);
});

test.each([
  [
    'a plain text',
    text({ initial: 'hello', mask: '##' }),
    { value: 'hello', attr: { maxlength: 255, mask: '##' } },
  ],
  ['a page', html(), { value: '', attr: { html: true, maxlength: 100_000 } }],
  ['a phone', phone({ mask: '+##', autocomplete: 'off' }), { attr: { mask: '+##' }, autocomplete: 'off' }],
  ['an e-mail', email({ autocomplete: 'username' }), { autocomplete: 'username', attr: { maxlength: 254 } }],
  ['a date with a bound', date({ min: '2026-01-01' }), { attr: { min: '2026-01-01' } }],
  ['a range without bounds', dateRange(), { value: { from: '', to: '' }, attr: {} }],
  ['a search', select(towns()), { value: '', options: [], attr: { isSelect: true, 'ajax-url': '/towns' } }],
  ['many of a list', selectMany({ options: plain }), { value: [], attr: { isSelect: true, multiple: true } }],
  [
    'a list of plain words and of words in three languages',
    select({ options: [...plain, { value: 'c', label: say('C'), hint: say('third') }] }),
    { options: [...plain, { value: 'c', label: 'C', hint: 'third' }] },
  ],
])('%s is shown with its options', async (_, field, shown) => {
  expect(await show(field)).toMatchObject(shown);
});

test('HTML with foreign pictures or an unknown film is refused', async () => {
  expect(await send(html(), '<p>a<img src="https://x.ua/1.png"></p>')).toMatch(
    /^Pictures must be of this site/,
  );
  const name = 'Rain '.repeat(40);
  const refused = await send(html(), `<figure data-film="${name}"></figure>`);
  expect(refused).toBe(`There is no such film: ${name.slice(0, 120)}`);
});

test('an item id is 24 lower-case hexadecimal digits', async () => {
  const id = 'a'.repeat(24);
  expect(await send(itemId(), id)).toBe(id);
  expect(await send(itemId(), `${id}\n`)).toBe(id);
  for (const wrong of ['a'.repeat(23), 'A'.repeat(24), 'g'.repeat(24)])
    expect(await send(itemId(), wrong)).toBe('This is not written as expected');
});

test('a folded text area is marked as folded', async () => {
  expect(await show(textarea({ folded: true }))).toMatchObject({ attr: { folded: true, maxlength: 5000 } });
  expect((await show(textarea())).attr).not.toHaveProperty('folded');
});

test('the example of a form with a prefix stands under its prefix', async () => {
  const fields = { it: text() };
  const exampleOf = async (prefix?: string) => {
    const form = defineForm('one', { fields, ...(prefix && { prefix }) });
    return (await describedBy(form, async () => ({}), { example: { it: 'x' } }).describe!()).example;
  };
  expect(await exampleOf('one')).toEqual({ one: { it: 'x' } });
  expect(await exampleOf()).toEqual({ it: 'x' });
});

test('a few in sight are no select', async () => {
  expect(await show(radio({ options: plain }))).not.toHaveProperty('attr');
});

test.each([
  ['a choice', select({ options: plain }), ''],
  ['a range', dateRange(), { from: '', to: '' }],
  ['many', selectMany({ options: plain }), []],
])('%s without a value is shown empty', async (_, field, value) => {
  expect((await show(field, { values: { it: undefined } })).value).toEqual(value);
});

test('a submission of another kind is shown as nothing', async () => {
  const odd = { from: { a: 'b' }, to: { a: 'b' } };
  expect((await show(dateRange(), { submitted: { it: odd } })).value).toEqual({ from: '', to: '' });
  const many = selectMany({ options: plain });
  expect((await show(many, { submitted: { it: { 0: { a: 'b' }, 1: 'b' } } })).value).toEqual(['b']);
  expect((await show(many, { submitted: { it: 'ab' } })).value).toEqual(['ab']);
  expect((await show(many, { submitted: { it: '' } })).value).toEqual([]);
});

test('a choice is taken without the spaces around it', async () => {
  expect(await send(select({ options: plain }), ' a ')).toBe('a');
});

test('options that are searched are found one by one, and nothing is asked for nothing', async () => {
  const asked: string[] = [];
  const field = select(towns(asked));
  await show(field);
  expect([await send(field, ''), asked]).toEqual([undefined, []]);
  expect(await send(field, 'kyiv')).toBe('kyiv');
  expect(await send(field, 'rome')).toBe('Choose one of the options');
});

test('many of a list may be none, and say so in their own words', async () => {
  expect(await send(selectMany({ options: plain }), '')).toEqual([]);
  const own = selectMany({ options: plain, required: true, requiredText: say('Pick some') });
  expect(await send(own, [])).toBe('Pick some');
});

test('a range takes dates with spaces, has bounds, and is empty only when both ends are', async () => {
  const range = dateRange({ min: '2026-01-01', max: '2026-01-09' });
  const both = { from: '2026-01-01', to: '2026-01-09' };
  expect(await send(range, { from: ' 2026-01-01 ', to: ' 2026-01-09' })).toEqual(both);
  expect(await send(range, { from: '2025-12-31', to: '2026-01-02' })).toBe('Not before 01.01.2026');
  expect(await send(range, { from: '2026-01-02', to: '2026-01-10' })).toBe('Not after 09.01.2026');
  expect(await send(range, { from: '', to: '2026-01-02' })).toBe('Field cannot be empty');
  expect(await send(range, { from: '2026-01-02', to: '' })).toBe('Field cannot be empty');
});

test('an entry of a collection is filled like a group of the form', async () => {
  const people = collection({
    entry: group({ fields: { name: text(), tags: selectMany({ options: plain }) } }),
  });
  expect(await send(people, [{ name: 'A' }, { name: 'B', tags: 'b' }])).toEqual([
    { name: 'A', tags: [] },
    { name: 'B', tags: ['b'] },
  ]);
});

test('an address is read up to 254 characters, with the spaces around it', () => {
  const longest = `${'a'.repeat(246)}@b.co.ua`;
  expect([longest.length, readEmail(longest), readEmail(`a${longest}`)]).toEqual([254, longest, undefined]);
  expect(readEmail(' a@b.ua ')).toBe('a@b.ua');
});

describe('a dependent group', () => {
  const asked: unknown[] = [];
  const form = defineForm('order', {
    prefix: 'order',
    fields: {
      delivery: dependent({
        dataUrl: '/form/order/delivery',
        on: { method: select({ options: [...plain, { value: 'c', label: 'c' }] }) },
        fields: (method) => {
          asked.push(method);
          return method === 'a'
            ? { street: text(), town: select(towns(asked as string[])) }
            : { note: text() };
        },
      }),
      outer: group({ fields: { inner: group({ fields: { towns: selectMany(towns(asked as string[])) } }) } }),
    },
  });
  const deliver = (delivery: unknown) => parseForm(form, { order: { delivery } }, en);
  beforeEach(() => void asked.splice(0));

  test('is declared with its select', () => {
    expect(() => dependent({ on: {}, dataUrl: '/x', fields: () => ({}) })).toThrow(/needs the select/);
  });

  test('asks for fields of a choice that there is, or of none', async () => {
    await deliver({ method: '' });
    expect(new Set(asked)).toEqual(new Set([undefined]));
    await expect(deliver({ method: 'z' })).rejects.toThrow();
    expect(new Set(asked)).toEqual(new Set([undefined]));
  });

  test('keeps what stands beside a choice that nobody made', async () => {
    expect((await deliver({ note: 'hi' })).delivery).toEqual({ method: undefined, note: 'hi' });
  });

  test('complains of a choice that has gone, and of nothing beside it', async () => {
    await expect(deliver({ method: 'z', loft: '4' })).rejects.toMatchObject({
      code: 'invalid_form',
      options: { fields: { 'order[delivery][method]': 'Choose one of the options' } },
    });
  });

  test('answers the fields of a new choice with what was typed before', async () => {
    const submitted = { order: { delivery: { method: 'b', street: 'Main' } } };
    const { form: reply } = await groupFields(form, 'delivery', 'a', { ...en, submitted });
    expect(reply.fields.map(({ name, value }) => [name, value])).toEqual([
      ['method', 'a'],
      ['street', 'Main'],
      ['town', ''],
    ]);
  });

  test('a search gets the first 100 characters, without spaces around them', async () => {
    const options = [{ value: 'kyiv', label: 'Kyiv' }];
    expect(await selectOptions(form, 'outer.inner.towns', '  Ky ', en)).toEqual({ options });
    await selectOptions(form, 'outer.inner.towns', 'x'.repeat(101), { ...en, submitted: {} });
    expect(asked.filter(Boolean)).toEqual(['Ky', 'x'.repeat(100)]);
  });

  test.each([
    'delivery.method',
    'delivery.city',
    'delivery.town.x',
    'outer.nope.x',
    'outer.inner.towns.x',
    'no',
  ])('no search stands at %s', async (path) => {
    for (const options of [en, { ...en, submitted: {} }])
      await expect(selectOptions(form, path, '', options)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('an error of a handler or of a rule over several fields is an invalid form', async () => {
  const form = defineForm('one', { fields: { on: checkbox() }, check: () => ({ on: say('Not today') }) });
  const refusal = { code: 'invalid_form', options: { fields: { on: 'Not today' } } };
  await expect(parseForm(form, {}, en)).rejects.toMatchObject(refusal);
  expect(fieldError(form, 'on', say('Not today'), 'en')).toMatchObject(refusal);
});
