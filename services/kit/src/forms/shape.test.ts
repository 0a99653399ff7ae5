import { Ajv2020 } from 'ajv/dist/2020.js';
import { formExample } from '../openapi/operation.ts';
import {
  checkbox,
  collection,
  dateRange,
  defineForm,
  dependent,
  email,
  group,
  localised,
  number,
  parseForm,
  select,
  selectMany,
  text,
} from './forms.ts';
import { submissionShapes } from './shape.ts';

const words = (en: string) => ({ uk: en, ru: en, en });
const options = (...values: string[]) => values.map((value) => ({ value, label: words(value) }));
const form = defineForm('order', {
  prefix: 'order',
  fields: {
    contacts: group({ fields: { email: email({ required: true }), name: text({ maxLength: 5 }) } }),
    delivery: dependent({
      dataUrl: '/x',
      on: { method: select({ required: true, options: options('branch', 'courier') }) },
      fields: (method) =>
        method === 'courier' ? { street: text({ required: true }) } : { branch: text({ required: true }) },
    }),
    note: localised(text()),
    amount: number({}),
    gifts: collection({ entry: group({ fields: { title: text({ required: true }) } }), max: 2 }),
    tags: selectMany({ options: options('a', 'b') }),
    days: dateRange(),
    consent: checkbox({ required: true }),
    wrapped: checkbox(),
    paper: select({ options: options('plain', 'gift') }),
  },
});
const { nested, flat } = await submissionShapes({ form });
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const isShaped = ajv.compile(nested);
const isShapedFlat = ajv.compile(flat);

const whole = {
  contacts: { email: 'a@b.ua', name: 'Ira' },
  delivery: { method: 'courier', street: 'Quiet' },
  note: { uk: 'x', ru: '', en: '' },
  amount: '5',
  gifts: [{ title: 'Card' }],
  tags: ['a', 'b'],
  days: { from: '2026-11-20', to: '2026-11-21' },
  consent: true,
};
const isTaken = (order: object) =>
  parseForm(form, { order }, { locale: 'en' }).then(
    () => true,
    () => false,
  );

test('a whole submission has the described shape, and is taken', async () => {
  expect([isShaped({ order: whole }), await isTaken(whole)]).toEqual([true, true]);
  const { contacts, delivery, consent } = whole;
  const least = { contacts: { email: contacts.email }, delivery, consent };
  expect([isShaped({ order: least }), await isTaken(least)]).toEqual([true, true]);
});

test.each([
  ['nothing at all', {}],
  ['no group that is needed', { ...whole, contacts: undefined }],
  ['a needed text that is none', { ...whole, delivery: { method: 'branch', branch: false } }],
  ['an address that is none', { ...whole, contacts: { email: 'nobody' } }],
  ['a text that is too long', { ...whole, contacts: { ...whole.contacts, name: 'Solomiia' } }],
  ['an unknown option', { ...whole, delivery: { method: 'drone', street: 'x' } }],
  ['a field of another option', { ...whole, delivery: { ...whole.delivery, branch: '7' } }],
  ['a field that the option needs', { ...whole, delivery: { method: 'courier' } }],
  ['an unknown tag', { ...whole, tags: ['c'] }],
  ['a number of letters', { ...whole, amount: 'five' }],
  ['more entries than there may be', { ...whole, gifts: [1, 2, 3].map(() => ({ title: 'x' })) }],
  ['an entry without its title', { ...whole, gifts: [{}] }],
  ['no consent', { ...whole, consent: false }],
  ['a field of no form', { ...whole, price: '1' }],
])('%s has not the shape, and is not taken', async (_, order) => {
  const sent = JSON.parse(JSON.stringify(order));
  expect([isShaped({ order: sent }), await isTaken(sent)]).toEqual([false, false]);
});

describe('a form whose options come at run time', () => {
  const searched = select({
    required: true,
    ajaxUrl: '/y',
    search: async () => [],
    find: async (value) => (value === 'city' ? { value, label: 'City' } : undefined),
  });
  const placeField = (city?: string) => ({
    place: select({ required: true, options: () => options(...(city ? ['1', '2'] : [])) }),
  });
  const late = defineForm('order', {
    prefix: 'order',
    fields: {
      delivery: dependent({
        dataUrl: '/x',
        on: {
          method: select<'branch' | 'courier' | 'pickup', true>({
            required: true,
            options: async () => options('branch', 'courier', 'pickup') as never,
            values: ['branch', 'courier', 'pickup'],
          }),
        },
        fields: (method) => {
          if (method === 'courier') return { street: text({ required: true }) };
          if (method === 'pickup') return {};
          return {
            office: dependent({
              dataUrl: '/y',
              on: { city: searched },
              fields: (city) => (city ? placeField(city) : {}),
              fieldsOfAny: placeField(),
            }),
          };
        },
      }),
    },
  });
  const fit = async (delivery: object) => {
    const shapes = await submissionShapes({ form: late });
    const taken = await parseForm(late, { order: { delivery } }, { locale: 'en' }).then(
      () => true,
      () => false,
    );
    const byName = formExample({ order: { delivery } }).flat;
    return [ajv.validate(shapes.nested, { order: { delivery } }), ajv.validate(shapes.flat, byName), taken];
  };

  test.each([
    { method: 'branch', office: { city: 'city', place: '1' } },
    { method: 'courier', street: 'Quiet' },
    { method: 'pickup' },
  ])('%j has the shape in both ways of sending it, and is taken', async (delivery) => {
    expect(await fit(delivery)).toEqual([true, true, true]);
  });

  test.each([
    { method: 'drone' },
    { method: 'branch' },
    { method: 'branch', office: { city: 'city' } },
    { method: 'branch', office: { place: '1' } },
    { method: 'branch', office: { city: 'city', place: '1' }, street: 'Quiet' },
    { method: 'courier', office: { city: 'city', place: '1' } },
    { method: 'courier', street: 'Quiet', office: { city: 'city' } },
    { method: 'pickup', street: 'Quiet' },
  ])('%j has it in neither, and is not taken', async (delivery) => {
    expect(await fit(delivery)).toEqual([false, false, false]);
  });
});

test.each([[7], [true], [null]])('%j for a text has the shape, and is taken', async (name) => {
  const sent = { ...whole, contacts: { ...whole.contacts, name } };
  expect([isShaped({ order: sent }), await isTaken(sent)]).toEqual([true, true]);
});

test.each([[''], [false], [null]])('%j for a choice or a date is none, and is taken', async (none) => {
  const sent = { ...whole, wrapped: none, paper: none, days: { from: none, to: none } };
  expect([isShaped({ order: sent }), await isTaken(sent)]).toEqual([true, true]);
});

test.each([[['x']], [{ is: 'x' }]])('%j for a text has not the shape, and is not taken', async (name) => {
  const sent = { ...whole, contacts: { ...whole.contacts, name } };
  expect([isShaped({ order: sent }), await isTaken(sent)]).toEqual([false, false]);
});

test('a page without scripts sends the same fields by their full names', () => {
  const sent = {
    'order[contacts][email]': 'a@b.ua',
    'order[delivery][method]': 'branch',
    'order[delivery][branch]': '7',
    'order[gifts][0][title]': 'Card',
    'order[tags][]': 'a',
    'order[consent]': '1',
    _csrf_token: 'x',
  };
  expect(isShapedFlat(sent)).toBe(true);
  expect(isShapedFlat({ ...sent, 'order[delivery][street]': 'Quiet' })).toBe(false);
  expect(isShapedFlat({ ...sent, 'order[gifts][x][title]': 'Card' })).toBe(false);
  expect(isShapedFlat({ ...sent, 'order[delivery][method]': undefined, email: 'a@b.ua' })).toBe(false);
});
