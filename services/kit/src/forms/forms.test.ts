import type { AppError } from '../errors/errors.ts';
import {
  checkbox,
  collection,
  custom,
  date,
  dateRange,
  defineForm,
  definition,
  dependent,
  email,
  type FormValues,
  fieldError,
  group,
  groupFields,
  hidden,
  html,
  localised,
  money,
  number,
  parseForm,
  password,
  phone,
  radio,
  select,
  selectMany,
  selectOptions,
  text,
  textarea,
} from './forms.ts';
import { formMessages } from './messages.ts';

const say = (en: string) => ({ uk: `${en} (uk)`, ru: `${en} (ru)`, en });
const en = { locale: 'en' } as const;

const cities = [
  { value: 'kyiv', label: say('Kyiv') },
  { value: 'lviv', label: say('Lviv') },
];
const cartForm = defineForm('cart', {
  action: '/form/cart',
  prefix: 'cart',
  fields: {
    contacts: group({
      label: say('Contacts'),
      fields: {
        name: text({ label: say('Name'), required: true, requiredText: say('Type your name') }),
        email: email({ label: say('E-mail'), required: true }),
        phone: phone({ label: say('Phone') }),
      },
    }),
    delivery: dependent({
      label: say('Delivery'),
      dataUrl: '/form/cart/delivery',
      on: {
        method: select({
          required: true,
          options: [
            { value: 'branch', label: say('Branch') },
            { value: 'courier', label: say('Courier') },
          ],
        }),
      },
      fields: (method) =>
        method === 'branch'
          ? {
              city: select({
                required: true,
                ajaxUrl: '/form/cart/cities',
                search: async (typed) => cities.filter(({ value }) => value.startsWith(typed.toLowerCase())),
                find: async (value) => cities.find((one) => one.value === value),
              }),
            }
          : method === 'courier'
            ? { address: text({ required: true }) }
            : {},
    }),
    agree: checkbox({ label: say('I agree'), required: true }),
  },
});

const refused = async (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => {
      throw new Error('was accepted');
    },
    (error: AppError) => error,
  );
const fieldsOf = async (promise: Promise<unknown>) => (await refused(promise)).options.fields;

describe('a definition', () => {
  test('names every field by its full name and speaks the caller’s language', async () => {
    const shown = await definition(cartForm, { locale: 'uk', csrf: 'token' });
    expect(shown).toMatchObject({ name: 'cart', action: '/form/cart' });
    expect(shown.fields[0]).toMatchObject({
      type: 'group',
      groupType: 'form',
      label: 'Contacts (uk)',
      fullName: 'cart[contacts]',
      fields: [
        {
          name: 'name',
          fullName: 'cart[contacts][name]',
          required: true,
          requiredError: 'Type your name (uk)',
        },
        {
          fullName: 'cart[contacts][email]',
          type: 'email',
          validation: [{ error: 'Неправильна електронна адреса' }],
        },
        { fullName: 'cart[contacts][phone]', type: 'phone' },
      ],
    });
    expect(shown.fields.at(-1)).toEqual({
      name: '_csrf_token',
      fullName: '_csrf_token',
      type: 'hidden',
      value: 'token',
    });
    expect(shown.invalid).toBeUndefined();
  });

  test('a form without a prefix has bare names', async () => {
    const bare = defineForm('subscription', { fields: { email: email() } });
    expect((await definition(bare, en)).fields[0]!.fullName).toBe('email');
  });

  test('shows values, and a field without one its initial value', async () => {
    const form = defineForm('x', {
      fields: { price: money(), sale: money(), note: text({ initial: 'hello' }) },
    });
    const { fields } = await definition(form, { ...en, values: { price: 12350, note: undefined } });
    expect(fields.map(({ value }) => value)).toEqual(['123.50', '0.00', '']);
  });

  test('an invalid form carries its own text and that of each field', async () => {
    const submitted = { 'cart[contacts][email]': 'nobody' };
    const { options } = await refused(parseForm(cartForm, submitted, en));
    const shown = await definition(cartForm, {
      ...en,
      submitted,
      errors: options.fields!,
      error: 'Look again',
    });
    expect(shown).toMatchObject({ invalid: true, error: 'Look again' });
    expect(shown.fields[0]!.fields![1]).toMatchObject({
      value: 'nobody',
      invalid: true,
      error: 'Wrong email!',
    });
  });

  test('a password never comes back and a token never shows', async () => {
    const form = defineForm('x', { fields: { password: password(), my_token: text() } });
    const { fields } = await definition(form, { ...en, submitted: { password: 'secret', my_token: 't' } });
    expect(fields[0]).not.toHaveProperty('value');
    expect(fields[1]!.type).toBe('hidden');
  });
});

describe('a submission', () => {
  const good = {
    'cart[contacts][name]': ' Олена ',
    'cart[contacts][email]': 'Olena@Example.ua',
    'cart[contacts][phone]': '(067) 123-45-67',
    'cart[delivery][method]': 'courier',
    'cart[delivery][address]': 'Хрещатик, 1',
    'cart[agree]': '1',
  };

  test('becomes typed values, whether flat or nested', async () => {
    const values: FormValues<typeof cartForm> = await parseForm(cartForm, good, en);
    const name: string = values.contacts.name;
    expect(name).toBe('Олена');
    expect(values).toEqual({
      contacts: { name: 'Олена', email: 'olena@example.ua', phone: '+380671234567' },
      delivery: { method: 'courier', address: 'Хрещатик, 1' },
      agree: true,
    });
    const nested = { cart: { ...values, contacts: { ...values.contacts, phone: '' } } };
    expect((await parseForm(cartForm, nested, en)).contacts).toHaveProperty('phone', undefined);
  });

  test('an empty one gets a message for every required field', async () => {
    const error = await refused(parseForm(cartForm, {}, en));
    expect(error.code).toBe('invalid_form');
    expect(error.options.fields).toEqual({
      'cart[contacts][name]': 'Type your name',
      'cart[contacts][email]': 'Field cannot be empty',
      'cart[delivery][method]': 'Field cannot be empty',
      'cart[agree]': 'Field cannot be empty',
    });
  });

  test('messages come in the caller’s language', async () => {
    const fields = await fieldsOf(
      parseForm(cartForm, { ...good, 'cart[contacts][email]': '  ' }, { locale: 'uk' }),
    );
    expect(fields).toEqual({ 'cart[contacts][email]': 'Поле не може бути порожнім' });
  });

  test.each([
    ['an unknown field', { 'cart[price]': '1' }],
    ['an unknown field beside the prefix', { price: '1' }],
    ['an object where a text belongs', { 'cart[contacts][name]': { a: 'b' } }],
    ['a list where a text belongs', { 'cart[contacts][name]': ['a', 'b'] }],
    ['a text where a group belongs', { 'cart[contacts]': 'x' }],
    ['a database operator', { 'cart[contacts][name]': { $ne: null } }],
  ])('%s is a bad call', async (_, extra) => {
    const { 'cart[contacts][name]': __, ...rest } = good;
    const base = Object.keys(extra)[0]!.startsWith('cart[contacts]') ? { 'cart[agree]': '1' } : { ...rest };
    expect((await refused(parseForm(cartForm, { ...base, ...extra }, en))).code).toBe('invalid_input');
  });

  test.each([
    ['uk', 'Тут такого поля немає', 'Потрібен текст', 'Потрібен набір полів'],
    ['ru', 'Такого поля здесь нет', 'Нужен текст', 'Нужен набор полей'],
    ['en', 'There is no such field here', 'A text is needed', 'A set of fields is needed'],
  ] as const)('a bad call is told of in the caller’s words: %s', async (locale, unknown, noText, noGroup) => {
    const told = (extra: object) =>
      fieldsOf(parseForm(cartForm, { 'cart[agree]': '1', ...extra }, { locale }));
    expect(await told({ 'cart[price]': '1' })).toMatchObject({ 'cart[price]': unknown });
    expect(await told({ 'cart[contacts][name]': ['a'] })).toMatchObject({ 'cart[contacts][name]': noText });
    expect(await told({ 'cart[contacts]': 'x' })).toMatchObject({ 'cart[contacts]': noGroup });
  });

  test('the anti-forgery token is compared when one is expected', async () => {
    const send = (token?: string) =>
      parseForm(cartForm, { ...good, ...(token && { _csrf_token: token }) }, { ...en, csrf: 'right' });
    expect((await refused(send())).code).toBe('csrf_refused');
    expect((await refused(send('wrong'))).code).toBe('csrf_refused');
    await expect(send('right')).resolves.toBeDefined();
  });

  test('rules over several fields are asked once each field is valid', async () => {
    const form = defineForm('registration', {
      fields: {
        password: password({ required: true, minLength: 8 }),
        repeat_password: password({ required: true }),
      },
      check: ({ password, repeat_password }) =>
        password === repeat_password ? undefined : { repeat_password: say('They differ') },
    });
    const send = (password: string, repeat_password: string) =>
      parseForm(form, { password, repeat_password }, en);
    expect(await fieldsOf(send('12345678', '87654321'))).toEqual({ repeat_password: 'They differ' });
    expect(await fieldsOf(send('1', '2'))).toEqual({ password: 'At least 8 characters' });
    await expect(send(' 1234567', ' 1234567')).resolves.toEqual({
      password: ' 1234567',
      repeat_password: ' 1234567',
    });
  });

  test('a handler complains of a field in the same way', () => {
    expect(fieldError(cartForm, 'contacts.email', say('Taken'), 'ru').options.fields).toEqual({
      'cart[contacts][email]': 'Taken (ru)',
    });
  });
});

/** Sends one field and answers its value, or its message. */
async function send(
  field: Parameters<typeof defineForm>[1]['fields'][string],
  value: unknown,
): Promise<unknown> {
  const form = defineForm('one', { fields: { it: field } });
  return parseForm(form, value === undefined ? {} : { it: value }, en).then(
    (values) => values.it,
    (error: AppError) => error.options.fields?.it ?? error.options.fields,
  );
}

describe('fields', () => {
  test('regexes are tested in order and the first that fails gives the message', async () => {
    const field = text({
      validation: [
        { regex: /^\d+$/, error: say('Digits only') },
        { regex: /^.{4}$/, error: say('Four of them') },
      ],
    });
    expect(await send(field, 'x')).toBe('Digits only');
    expect(await send(field, '123')).toBe('Four of them');
    expect(await send(field, '1234')).toBe('1234');
    expect(await send(field, '')).toBeUndefined();
    expect(() => text({ validation: [{ regex: /a/i, error: say('') }] })).toThrow(/flags/);
  });

  test('a text that is too long is refused before any regex runs', async () => {
    expect(await send(text({ maxLength: 3 }), 'abcd')).toBe('Up to 3 characters');
    expect(await send(textarea(), 'x'.repeat(5001))).toBe('Up to 5000 characters');
  });

  test.each([
    ['0.00', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12,05', 1205],
    ['1.999', 'Type an amount such as 120.50'],
    ['-1', 'Type an amount such as 120.50'],
    ['1e9', 'Type an amount such as 120.50'],
    ['0.29', 29],
  ])('money %s is %s kopiykas', async (typed, expected) => {
    expect(await send(money(), typed)).toBe(expected);
  });

  test.each([
    ['3', 3],
    ['0', 'At least 1'],
    ['1000', 'At most 999'],
    ['NaN', 'Type a whole number'],
    ['1.5', 'Type a whole number'],
    ['', undefined],
  ])('number %s is %s', async (typed, expected) => {
    expect(await send(number({ min: 1, max: 999 }), typed)).toBe(expected);
  });

  test('a number may have decimals', async () => {
    expect(await send(number({ decimal: true }), '1,5')).toBe(1.5);
  });

  test.each([
    ['a@b.ua', true],
    ['a.b+c@d-e.co.uk', true],
    ['a', false],
    ['a@b', false],
    ['a b@c.ua', false],
    ['a@b..ua', false],
    ['<a@b.ua>', false],
    ['a@b.ua,c@d.ua', false],
  ])('e-mail %s: %s', async (typed, valid) => {
    expect(await send(email(), typed)).toBe(valid ? typed : 'Wrong email!');
  });

  test.each([
    ['+38 (067) 123-45-67', '+380671234567'],
    ['0671234567', '+380671234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['12', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['380671234567', '+380671234567'],
    ['+380671234567', '+380671234567'],
    ['+38 (067) 123 45', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['+38 (067) 123 45 6', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['+38 (067) 123 45 678', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['067 123 45 6', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['0671234567890', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['6712345670', 'Type the whole number, such as +38 (067) 123 45 67'],
    ['067123456x', 'Type the whole number, such as +38 (067) 123 45 67'],
  ])('phone %s is %s', async (typed, expected) => {
    expect(await send(phone(), typed)).toBe(expected);
  });

  test('dates are dates of the calendar, within their bounds', async () => {
    const field = date({ min: '2026-01-01', max: () => '2026-12-31' });
    expect(await send(field, '2026-02-28')).toBe('2026-02-28');
    expect(await send(field, '2026-02-30')).toBe('There is no such date');
    expect(await send(field, '20260228')).toBe('There is no such date');
    expect(await send(field, '2025-12-31')).toBe('Not before 01.01.2026');
    expect(await send(field, '2027-01-01')).toBe('Not after 31.12.2026');
  });

  test('a range has both ends, in their order', async () => {
    expect(await send(dateRange(), { from: '2026-01-01', to: '2026-01-02' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-02',
    });
    expect(await send(dateRange(), { from: '2026-01-03', to: '2026-01-02' })).toBe(
      'The end is before the beginning',
    );
    expect(await send(dateRange(), { from: '2026-01-03' })).toBe('Field cannot be empty');
    expect(await send(dateRange({ required: true }), { from: '', to: '' })).toBe('Field cannot be empty');
    expect(await send(dateRange(), { from: '', to: '' })).toBeUndefined();
    expect(await send(dateRange({ required: true }), undefined)).toBe('Field cannot be empty');
  });

  test('a checkbox is 1 or nothing', async () => {
    expect(await send(checkbox(), '1')).toBe(true);
    expect(await send(checkbox(), true)).toBe(true);
    expect(await send(checkbox(), undefined)).toBe(false);
    expect(await send(checkbox(), 'yes')).toBe('Choose one of the options');
    expect(await send(checkbox({ required: true }), '')).toBe('Field cannot be empty');
  });

  test('a choice is one of its options, which may come from the database', async () => {
    const options = async () => [{ value: 'a', label: say('A') }];
    for (const field of [select({ options }), radio({ options, initial: 'a' })]) {
      expect(await send(field, 'a')).toBe('a');
      expect(await send(field, 'b')).toBe('Choose one of the options');
      expect(await send(field, '')).toBeUndefined();
    }
    expect(await send(select({ options, required: true, requiredText: say('Pick one') }), '')).toBe(
      'Pick one',
    );
  });

  test('many of a list come as a list, whether one, several or none', async () => {
    const field = selectMany({ options: ['a', 'b'].map((value) => ({ value, label: value })) });
    expect(await send(field, ['b', 'a', 'b'])).toEqual(['b', 'a']);
    expect(await send(field, 'a')).toEqual(['a']);
    expect(await send(field, undefined)).toEqual([]);
    expect(await send(field, ['a', 'c'])).toBe('Choose one of the options');
    expect(await send({ ...field, options: { ...field.options } }, { x: 'a' })).toEqual({
      'it[x]': expect.any(String),
    });
    const required = selectMany({ options: [{ value: 'a', label: 'a' }], required: true });
    expect(await send(required, [])).toBe('Field cannot be empty');
  });

  test('HTML is clean before the handler sees it', async () => {
    expect(await send(html(), '<p onclick="x()">Hi<script>1</script></p>')).toBe('<p>Hi</p>');
  });

  test('hidden and other types carry plain text', async () => {
    expect(await send(hidden(), 'x')).toBe('x');
    expect(await send(custom('stars', { customEl: 'star-rating' }), '5')).toBe('5');
    const form = defineForm('x', { fields: { stars: custom('stars', { customEl: 'star-rating' }) } });
    expect((await definition(form, en)).fields[0]).toMatchObject({
      type: 'stars',
      isCustom: true,
      customEl: 'star-rating',
    });
  });
});

describe('a collection', () => {
  const form = defineForm('event', {
    fields: {
      people: collection({
        label: say('People'),
        min: 1,
        max: 2,
        entry: group({ fields: { name: text({ required: true }) } }),
      }),
    },
  });

  test('shows its entries and a prototype', async () => {
    const [people] = (await definition(form, { ...en, values: { people: [{ name: 'Ira' }] } })).fields;
    expect(people!.fields![0]!.fields![0]).toMatchObject({ fullName: 'people[0][name]', value: 'Ira' });
    expect(people!.prototype!.fields![0]).toMatchObject({ fullName: 'people[__name__][name]', value: '' });
  });

  test('gives a list in order, whatever the indexes', async () => {
    const values = await parseForm(form, { 'people[7][name]': 'B', 'people[2][name]': 'A' }, en);
    expect(values.people).toEqual([{ name: 'A' }, { name: 'B' }]);
  });

  test('an error finds its entry, and the list has bounds', async () => {
    expect(await fieldsOf(parseForm(form, { 'people[7][name]': '' }, en))).toEqual({
      'people[7][name]': 'Field cannot be empty',
    });
    expect(await fieldsOf(parseForm(form, {}, en))).toEqual({ people: 'Add at least 1' });
    expect(
      await fieldsOf(parseForm(form, { people: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, en)),
    ).toEqual({
      people: 'At most 2 entries',
    });
    expect((await refused(parseForm(form, { 'people[__name__][name]': 'a' }, en))).code).toBe(
      'invalid_input',
    );
  });
});

describe('a dependent group', () => {
  test('begins with the fields of what its select begins with', async () => {
    const way = (value: string) => ({ value, label: value });
    const form = defineForm('x', {
      fields: {
        delivery: dependent({
          dataUrl: '/form/x/delivery',
          on: { method: radio({ options: [way('pickup'), way('courier')], initial: 'courier' }) },
          fields: (method) => (method === 'courier' ? { street: text() } : {}),
        }),
      },
    });
    const begun = (await definition(form, en)).fields[0]!.fields!;
    expect(begun.map(({ name, value }) => [name, value])).toEqual([
      ['method', 'courier'],
      ['street', ''],
    ]);
    const values = { delivery: { method: 'pickup' as const } } as never;
    expect((await definition(form, { ...en, values })).fields[0]!.fields).toHaveLength(1);
  });

  test('says where its fields come from and answers them for a new choice', async () => {
    const { fields } = await definition(cartForm, en);
    expect(fields[1]!.fields![0]!.attr).toEqual({ isSelect: true, 'data-url': '/form/cart/delivery' });
    expect(fields[1]!.fields).toHaveLength(1);

    const reply = await groupFields(cartForm, 'delivery', 'courier', en);
    expect(reply.form.fields.map(({ fullName, value }) => [fullName, value])).toEqual([
      ['cart[delivery][method]', 'courier'],
      ['cart[delivery][address]', ''],
    ]);
    await expect(groupFields(cartForm, 'contacts', 'x', en)).rejects.toMatchObject({ code: 'not_found' });
    await expect(groupFields(cartForm, 'toString', 'x', en)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a choice that has gone is the only complaint', async () => {
    const submitted = { cart: { delivery: { method: 'pigeon', loft: '4' } } };
    const fields = await fieldsOf(parseForm(cartForm, submitted, en));
    expect(fields!['cart[delivery][method]']).toBe('Choose one of the options');
  });

  test('a select inside answers options while one types', async () => {
    const values = { delivery: { method: 'branch' as const, city: 'kyiv' } };
    await expect(selectOptions(cartForm, 'delivery.city', 'Ky', { locale: 'uk', values })).resolves.toEqual({
      options: [{ value: 'kyiv', label: 'Kyiv (uk)' }],
    });
    const { fields } = await definition(cartForm, { ...en, values });
    expect(fields[1]!.fields![1]).toMatchObject({
      value: 'kyiv',
      options: [{ value: 'kyiv', label: 'Kyiv' }],
      attr: { isSelect: true, 'ajax-url': '/form/cart/cities' },
    });
  });
});

test('a submission cannot make the database answer for ever', async () => {
  let asked = 0;
  const find = async (value: string) => {
    asked++;
    return { value, label: value };
  };
  const one = { ajaxUrl: '/x', search: async () => [], find };
  const form = defineForm('x', {
    fields: { many: selectMany(one), list: collection({ max: 20, entry: select(one) }) },
  });
  const lots = Array.from({ length: 400 }, (_, i) => String(i));
  expect(await fieldsOf(parseForm(form, { many: lots, list: lots }, en))).toEqual({
    many: 'Choose one of the options',
    list: 'At most 20 entries',
  });
  expect(asked).toBeLessThanOrEqual(100);
});

test('a text in three languages is a group of three', async () => {
  const form = defineForm('page', {
    prefix: 'page',
    fields: { title: localised(text({ label: say('Title'), required: true })) },
  });
  const values = { title: { uk: 'Так', ru: 'Да', en: 'Yes' } };
  const [title] = (await definition(form, { locale: 'uk', values })).fields;
  expect(title).toMatchObject({ label: 'Title (uk)', groupType: 'tabs', fullName: 'page[title]' });
  expect(title!.fields).toMatchObject([
    { fullName: 'page[title][uk]', label: 'Українська', value: 'Так', required: true },
    { fullName: 'page[title][ru]', label: 'Русский' },
    { fullName: 'page[title][en]', label: 'English' },
  ]);
  await expect(parseForm(form, { page: values }, en)).resolves.toEqual(values);
  expect(await fieldsOf(parseForm(form, { 'page[title][uk]': 'Так' }, en))).toEqual({
    'page[title][ru]': 'Field cannot be empty',
    'page[title][en]': 'Field cannot be empty',
  });
});

test('the values of a definition are accepted when they are sent back', async () => {
  const form = defineForm('all', {
    fields: {
      price: money(),
      when: dateRange(),
      day: date(),
      many: selectMany({ options: [{ value: 'a', label: 'a' }] }),
      on: checkbox(),
      count: number(),
      people: collection({ entry: text() }),
    },
  });
  const values = {
    price: 5,
    when: { from: '2026-01-01', to: '2026-01-01' },
    day: '2026-01-01',
    many: ['a' as const],
    on: true,
    count: -3,
    people: ['x', 'y'],
  };
  const { fields } = await definition(form, { ...en, values });
  const sent = Object.fromEntries(
    fields.flatMap(({ fullName, value, fields }) =>
      fields ? fields.map((one) => [one.fullName, one.value]) : [[fullName, value]],
    ),
  );
  await expect(parseForm(form, sent, en)).resolves.toEqual(values);
});

test('every language has every message', () => {
  const keys = Object.keys(formMessages.en);
  for (const messages of Object.values(formMessages)) expect(Object.keys(messages)).toEqual(keys);
});
