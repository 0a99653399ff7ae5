import type { FormField } from '@stezhka/kit-contract';
import { askedWithTyped, asTyped, needsAsking, typedIn, withTyped } from './checkout-draft.ts';
import { flatFields } from './checkout-options.ts';

const field = (path: string, more: Partial<FormField> = {}): FormField => ({
  name: path.split('.').at(-1)!,
  fullName: `cart${path
    .split('.')
    .map((name) => `[${name}]`)
    .join('')}`,
  type: 'text',
  value: '',
  ...more,
});
const method = (value: string) =>
  field('delivery.method', { type: 'radio', value, attr: { 'data-url': '/form/cart/delivery' } });
const city = (value: string) =>
  field('delivery.office.city', { value, attr: { 'data-url': '/api/form/cart/delivery/locker' } });
const office = (...fields: FormField[]) => field('delivery.office', { type: 'group', fields });
const form = {
  name: 'cart',
  fields: [
    field('contacts.name', { value: 'Анна' }),
    field('delivery', { type: 'group', fields: [method('branch'), office(city(''))] }),
    field('goods', { type: 'hidden', value: '100' }),
  ],
};
const typed = {
  'cart[delivery][method]': 'locker',
  'cart[delivery][office][city]': 'city-8',
  'cart[delivery][office][place]': 'locker-8-4',
};
const answers: Record<string, FormField[]> = {
  '/form/cart/delivery?id=locker': [method('locker'), office(city(''))],
  '/form/cart/delivery/locker?id=city-8': [city('city-8'), field('delivery.office.place')],
};
const valuesIn = (fields: FormField[]) =>
  Object.fromEntries(flatFields(fields).map(({ fullName, value }) => [fullName, value]));

test('values of the server and of the cart are not part of the draft', () => {
  const values = { 'cart[contacts][name]': 'Анна', 'cart[delivery][method]': 'pickup', 'cart[goods]': '7' };
  expect(typedIn(form, values)).toEqual({ 'cart[delivery][method]': 'pickup' });
});

test('a choice asks for its fields, and so does a choice among those', async () => {
  expect(needsAsking(form, {})).toBe(false);
  expect(needsAsking(form, typed)).toBe(true);
  const { fields } = await askedWithTyped(form, typed, async (url) => ({ form: { fields: answers[url]! } }));
  expect(valuesIn(fields)).toMatchObject({ ...typed, 'cart[contacts][name]': 'Анна' });
});

test('a choice that is not answered begins anew, the rest stays', async () => {
  const get = () => Promise.reject(new Error('no answer'));
  const { fields } = await askedWithTyped(form, { ...typed, 'cart[contacts][name]': 'Ганна' }, get);
  expect(valuesIn(fields)).toMatchObject({
    'cart[delivery][method]': 'branch',
    'cart[contacts][name]': 'Ганна',
  });
});

test('a malformed draft is ignored', () => {
  expect(asTyped(null)).toEqual({});
  expect(asTyped({ 'cart[goods]': '1', 'cart[contacts][name]': { $ne: null } })).toEqual({});
  expect(withTyped(form, { 'cart[contacts][name]': '' }).fields[0]!.value).toBe('');
});
