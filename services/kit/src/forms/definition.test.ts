import {
  checkbox,
  collection,
  defineForm,
  definition,
  number,
  parseForm,
  phone,
  selectMany,
  text,
} from './forms.ts';

const en = { locale: 'en' } as const;

test('fields that were given nothing show nothing more than they are', async () => {
  const form = defineForm('plain', {
    fields: {
      count: number(),
      share: number({ decimal: true, min: 0, max: 1 }),
      phone: phone(),
      text: text(),
    },
  });
  const { fields } = await definition(form, en);
  expect(fields.map(({ attr, value, autocomplete }) => ({ attr, value, autocomplete }))).toEqual([
    { attr: {}, value: '', autocomplete: undefined },
    { attr: { min: 0, max: 1, step: 'any' }, value: '', autocomplete: undefined },
    { attr: undefined, value: '', autocomplete: 'tel' },
    { attr: { maxlength: 255 }, value: '', autocomplete: undefined },
  ]);
});

test('a form without a session has no token, without mistakes none', async () => {
  const form = defineForm('one', { fields: { text: text() } });
  const shown = await definition(form, en);
  expect([shown.fields.map(({ name }) => name), 'invalid' in shown]).toEqual([['text'], false]);
  const wrong = await definition(form, { ...en, errors: { text: 'Too short' } });
  expect(wrong.invalid).toBe(true);
  const refused = await definition(form, { ...en, error: 'Not now' });
  expect(refused).toMatchObject({ invalid: true, error: 'Not now' });
});

test('a checkbox begins as it was said to, and shows what was sent or stored', async () => {
  const form = defineForm('boxes', { fields: { on: checkbox({ initial: true }), off: checkbox() } });
  const checked = async (options: object) =>
    (await definition(form, { ...en, ...options })).fields.map((field) => [field.value, field.checked]);
  expect(await checked({})).toEqual([
    ['1', true],
    ['1', false],
  ]);
  expect(await checked({ submitted: { off: '1', on: '' } })).toEqual([
    ['1', false],
    ['1', true],
  ]);
  expect(await checked({ values: { on: false, off: true } })).toEqual([
    ['1', false],
    ['1', true],
  ]);
});

test('a collection is required only when it asks for an entry', async () => {
  const form = defineForm('lists', {
    fields: { some: collection({ entry: text(), min: 1 }), any: collection({ entry: text() }) },
  });
  const { fields } = await definition(form, en);
  expect(fields.map(({ required }) => !!required)).toEqual([true, false]);
  expect(await parseForm(form, { some: ['a'] }, en)).toMatchObject({ some: ['a'] });
  for (const some of [[], {}])
    await expect(parseForm(form, { some }, en)).rejects.toMatchObject({ code: 'invalid_form' });
});

test('a chosen option that is gone is not shown', async () => {
  const find = async (value: string) => (value === 'here' ? { value, label: 'Here' } : undefined);
  const form = defineForm('many', {
    fields: { of: selectMany({ ajaxUrl: '/options', search: async () => [], find }) },
  });
  const { fields } = await definition(form, { ...en, values: { of: ['here', 'gone'] } });
  expect(JSON.stringify(fields)).toContain('here');
  expect(fields[0]!.options).toHaveLength(1);
});
