import {
  checkbox,
  collection,
  date,
  dateRange,
  defineForm,
  dependent,
  type Form,
  formBody,
  group,
  number,
  select,
  selectMany,
  text,
} from './forms.ts';
import { describedBy } from './parse.ts';
import { type DescribedForm, shapeOf, submissionShapes, textShape } from './shape.ts';

const options = ['a', 'b'].map((value) => ({ value, label: value }));
const rule = (regex: RegExp) => ({ regex, error: { uk: '', ru: '', en: '' } });
const NOTHING = ['', false, null];
const EMPTY = { enum: NOTHING };
/** JSON may carry a number for a text, and nothing for an optional one. */
const TEXT = ['string', 'number', 'boolean', 'null'];
/** One that is needed takes what is read as a text, which false is not. */
const NEEDED = { type: ['string', 'number', 'boolean'], minLength: 1, not: { const: false } };
const token = { _csrf_token: { type: 'string' } };
const shown = (form: Pick<Form, 'prefix' | 'fields'>, partial = false) => submissionShapes({ form, partial });

test.each([
  ['an optional text', {}, { type: TEXT, maxLength: 9 }],
  ['a required one', { required: true }, { ...NEEDED, maxLength: 9 }],
  [
    'an optional one with a rule',
    { validation: [rule(/^a$/)] },
    { anyOf: [EMPTY, { type: TEXT, maxLength: 9, pattern: '^a$' }] },
  ],
  [
    'a required one with two rules',
    { required: true, validation: [rule(/^a/), rule(/a$/)] },
    { ...NEEDED, maxLength: 9, allOf: [{ pattern: '^a' }, { pattern: 'a$' }] },
  ],
])('%s is described by its rules', (_, field, shape) => {
  expect(textShape(field, 9)).toEqual(shape);
});

test.each([
  ['a list of options', select({ options }), { enum: [...NOTHING, 'a', 'b'] }],
  [
    'an empty option of its own',
    select({ options: [{ value: '', label: '-' }, ...options] }),
    { enum: [...NOTHING, 'a', 'b'] },
  ],
  ['a choice that is required', select({ options, required: true }), { enum: ['a', 'b'] }],
  ['options of the moment', select({ options: () => options }), { type: TEXT, maxLength: 255 }],
  [
    'options that are searched',
    select({ ajaxUrl: '/x', search: async () => [], find: async () => undefined, required: true }),
    { ...NEEDED, maxLength: 255 },
  ],
  ['many of a list', selectMany({ options }), { type: 'array', items: { enum: ['a', 'b'] }, maxItems: 100 }],
  [
    'at least one of a list',
    selectMany({ options, required: true }),
    { type: 'array', items: { enum: ['a', 'b'] }, minItems: 1, maxItems: 100 },
  ],
  ['a checkbox', checkbox(), { enum: ['1', true, ...NOTHING] }],
  ['one that must be checked', checkbox({ required: true }), { enum: ['1', true] }],
  ['a date', date(), { type: ['string', 'boolean', 'null'], pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }],
  ['a date that is required', date({ required: true }), { type: 'string', format: 'date' }],
  [
    'a collection',
    collection({ entry: text(), min: 1, max: 3 }),
    { type: 'array', items: { type: TEXT, maxLength: 255 }, minItems: 1, maxItems: 3 },
  ],
])('%s is described as it is validated', async (_, field, shape) => {
  expect(await field.shape({ locale: 'en' })).toEqual(shape);
});

test('a group is needed for what is needed inside', async () => {
  const shape = await shapeOf({
    inner: group({ fields: { must: text({ required: true }), may: text() } }),
    outer: group({ fields: { may: text() } }),
    range: dateRange(),
    must: number({ required: true }),
  });
  expect(shape.required).toEqual(['inner', 'must']);
  expect(shape.additionalProperties).toBe(false);
  expect(shape.properties.inner).toMatchObject({ required: ['must'], additionalProperties: false });
});

test('a dependent group may hold what any choice asks for, and must hold what all do', async () => {
  const delivery = dependent({
    dataUrl: '/x',
    on: { method: select({ options, required: true }) },
    fields: (method): Record<string, ReturnType<typeof text>> =>
      method === 'a'
        ? { street: text({ required: true }) as never, method: text({ maxLength: 1 }) }
        : { branch: text() },
  });
  const shape = await delivery.shape({ locale: 'en' });
  expect(shape).toMatchObject({ type: 'object', required: ['method'], additionalProperties: false });
  expect(shape.properties).toEqual({
    method: { enum: ['a', 'b'] },
    street: { ...NEEDED, maxLength: 255 },
    branch: { type: TEXT, maxLength: 255 },
  });
});

test('fields that depend on options of the moment are those of no choice', async () => {
  const asked: unknown[] = [];
  const delivery = dependent({
    dataUrl: '/x',
    on: { method: select({ options: () => options }) },
    fields: (method) => {
      asked.push(method);
      return { note: text() };
    },
  });
  expect((await delivery.shape({ locale: 'en' })).properties).toHaveProperty('note');
  const optional = dependent({
    dataUrl: '/x',
    on: { method: select({ options }) },
    fields: (method) => {
      asked.push(method);
      return {};
    },
  });
  await optional.shape({ locale: 'en' });
  expect(asked).toEqual([undefined, 'a', 'b']);
});

const fields = {
  contacts: group({ fields: { name: text({ required: true }), note: text() } }),
  aside: group({ fields: { note: text() } }),
  tags: selectMany({ options }),
  guests: collection({ entry: group({ fields: { name: text({ required: true }) } }) }),
};
const line = { type: TEXT, maxLength: 255 };
const needed = { ...NEEDED, maxLength: 255 };
const tag = { enum: ['a', 'b'] };

test('a submission is sent by full names from a page without scripts', async () => {
  const { flat } = await shown({ prefix: 'event', fields });
  expect(flat).toEqual({
    type: 'object',
    properties: {
      'event[contacts][name]': needed,
      'event[contacts][note]': line,
      'event[aside][note]': line,
      ...token,
    },
    patternProperties: {
      '^event\\[tags\\]\\[\\d{0,3}\\]$': tag,
      '^event\\[guests\\]\\[\\d{0,3}\\]\\[name\\]$': needed,
    },
    required: ['event[contacts][name]'],
    additionalProperties: false,
  });
});

test('a form without a prefix is sent by bare names, and nested as its fields', async () => {
  const { flat, nested } = await shown({ fields: { ...fields, lists: collection({ entry: fields.tags }) } });
  expect(Object.keys(flat.properties)).toEqual([
    'contacts[name]',
    'contacts[note]',
    'aside[note]',
    '_csrf_token',
  ]);
  expect(Object.keys(flat.patternProperties as object)).toEqual([
    '^tags\\[\\d{0,3}\\]$',
    '^guests\\[\\d{0,3}\\]\\[name\\]$',
    '^lists\\[\\d{0,3}\\]\\[\\d{0,3}\\]$',
  ]);
  expect(flat.required).toEqual(['contacts[name]']);
  expect(Object.keys(nested.properties)).toEqual([...Object.keys(fields), 'lists', '_csrf_token']);
  expect(nested.required).toEqual(['contacts']);
});

test('a nested submission needs its prefix only when a field is needed', async () => {
  const { nested } = await shown({ prefix: 'event', fields });
  expect(nested).toMatchObject({ type: 'object', required: ['event'], additionalProperties: false });
  expect(Object.keys(nested.properties)).toEqual(['event', '_csrf_token']);
  expect((await shown({ prefix: 'event', fields: { note: text() } })).nested.required).toEqual([]);
});

test('a form of which any field may be left out needs none', async () => {
  const { nested, flat } = await shown({ prefix: 'event', fields }, true);
  expect([nested.required, flat.required]).toEqual([[], []]);
  expect(flat).toHaveProperty('patternProperties');
  expect((await shown({ fields: { note: text() } })).flat).not.toHaveProperty('patternProperties');
});

test('a body’s reader names its form, also one that depends on a person', async () => {
  const form = defineForm('event', { fields });
  const described = (reader: object) => (reader as { describe(): Promise<DescribedForm> }).describe();
  expect(await described(formBody(form))).toEqual({ form, partial: false });
  const ofMember = formBody(({ roles, userId }) =>
    defineForm('event', {
      fields: { roles: text({ maxLength: roles.length }), id: text({ hint: userId as never }) },
    }),
  );
  const { form: seen } = await described(ofMember);
  expect(Object.keys(seen.fields)).toEqual(['roles', 'id']);
  expect(await described(describedBy(form, async () => ({}), { partial: true }))).toEqual({
    form,
    partial: true,
  });
  const read = ofMember as unknown as (body: unknown, input: object) => Promise<unknown>;
  expect(await read({ roles: 'x' }, { identity: { roles: ['ROLE_USER'], locale: 'en' } })).toEqual({
    roles: 'x',
    id: undefined,
  });
});
