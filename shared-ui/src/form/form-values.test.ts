import { blank, toFormData, valuesOf } from './form-values.ts';
import { field } from './testing-form.tsx';

const days = field('datetime', 'days', { value: { from: '2026-11-01', to: '' } });

test('a definition says what each field holds at first', () => {
  const fields = [
    field('group', 'cart', {
      fields: [field('text', 'cart[name]', { value: 'Ira' }), field('password', 'cart[key]')],
    }),
    field('money', 'sum'),
    field('checkbox', 'agree', { value: '1', checked: false }),
    field('checkbox', 'news', { value: '1', checked: true }),
    field('select', 'tags', { value: ['a'], attr: { multiple: true } }),
    field('select', 'none', { attr: { multiple: true } }),
    days,
  ];
  expect(valuesOf(fields)).toEqual({
    'cart[name]': 'Ira',
    'cart[key]': '',
    sum: '0.00',
    agree: '',
    news: '1',
    tags: ['a'],
    none: [],
    days: { from: '2026-11-01', to: '' },
  });
});

test('only non-empty values are submitted, under their full names', () => {
  const fields = ['a', 'b', 'space', 'agree', 'off', 'tags', 'none'].map((name) => field('text', name));
  const values = {
    a: 'x',
    b: '',
    space: '  ',
    agree: '1',
    off: '',
    tags: ['t', 'u'],
    none: [],
    days: { from: '2026-11-01', to: '' },
  };
  expect([...toFormData([...fields, days], values)]).toEqual([
    ['a', 'x'],
    ['agree', '1'],
    ['tags[0]', 't'],
    ['tags[1]', 'u'],
    ['days[from]', '2026-11-01'],
  ]);
});

test('empty means 0.00 for money and both dates away for a range', () => {
  expect(blank(field('money', 'sum'))).toBe('0.00');
  expect(blank(days)).toEqual({ from: '', to: '' });
  expect(blank(field('text', 'name'))).toBe('');
});
