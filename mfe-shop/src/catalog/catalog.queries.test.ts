import { appliedOf, toggled } from './applied.ts';
import { categoryOf, filterQuery, isWhole, listHref, productsQuery } from './catalog.queries.ts';

const query = (text: string) => new URLSearchParams(text);

test('the last segment of an address names the category', () => {
  expect(categoryOf('shchodennyky/planery')).toBe('planery');
  expect(categoryOf(undefined)).toBe('all');
});

test('an address says what to ask for; what is no filter is left alone', () => {
  expect(productsQuery(query('format=a5&format=b6&page=2&sort=new&utm_source=mail'))).toEqual({
    format: ['a5', 'b6'],
    page: '2',
    sort: 'new',
    limit: 12,
  });
});

test('a campaign’s keys narrow nothing, and a value given twice is one', () => {
  expect(isWhole(query('utm_source=mail&utm_campaign=osin&gclid=1'))).toBe(true);
  expect(isWhole(query('utm_source=mail&page=2'))).toBe(false);
  expect(filterQuery(query('format=a5&format=a5'))).toEqual({ format: ['a5'] });
});

test('a price range that stands upside down is turned, in what is asked for and in the address', () => {
  const filters = filterQuery(query('price_from=900&price_to=1300'));
  expect(filters).toEqual({ price_from: '900', price_to: '1300' });
  expect(filterQuery(query('price_from=1300&price_to=900'))).toEqual(filters);
  expect(listHref('/catalog', { price_from: 900, price_to: 300 })).toBe(
    '/catalog?price_from=300&price_to=900',
  );
  expect(filterQuery(query('price_from=900'))).toEqual({ price_from: '900' });
  expect(filterQuery(query('price_from=x&price_to=3'))).toEqual({ price_from: 'x', price_to: '3' });
});

test('a list has one address', () => {
  expect(listHref('/catalog', {}, { sort: 'popular', page: 1 })).toBe('/catalog');
  const filters = filterQuery(query('cover=rose&price_from=350&in_stock=true'));
  expect(listHref('/catalog/kartky', filters, { sort: 'new', page: 3 })).toBe(
    '/catalog/kartky?cover=rose&price_from=350&in_stock=true&sort=new&page=3',
  );
});

test('each choice is a chip that knows what is left without it', () => {
  const filters = filterQuery(query('format=a5&format=b6&price_to=900&in_stock=true'));
  const groups = [
    {
      key: 'format' as const,
      title: 'Формат',
      options: [{ value: 'a5', title: 'A5', color: null, count: 1 }],
    },
  ];
  const words = { price: (from?: number, to?: number) => `${from ?? ''}–${to ?? ''}`, inStock: 'є' };
  const chips = appliedOf(filters, { groups }, words);
  expect(chips.map(({ label, rest }) => [label, listHref('', rest)])).toEqual([
    ['–900', '?format=a5&format=b6&in_stock=true'],
    ['A5', '?format=b6&price_to=900&in_stock=true'],
    ['b6', '?format=a5&price_to=900&in_stock=true'],
    ['є', '?format=a5&format=b6&price_to=900'],
  ]);
});

test('a value is added once and taken away again', () => {
  const one = toggled({}, 'cover', 'rose');
  expect(toggled(one, 'cover', 'sky')).toEqual({ cover: ['rose', 'sky'] });
  expect(toggled(one, 'cover', 'rose')).toEqual({});
});
