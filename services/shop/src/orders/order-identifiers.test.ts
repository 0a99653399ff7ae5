import { useDatabase } from '@stezhka/kit/testing/database';
import { CounterModel, newOrderToken, nextOrderNumber } from './order-identifiers.ts';

useDatabase();

test('numbers follow one another, also for orders at once, and no token comes twice', async () => {
  const first = await nextOrderNumber();
  const numbers = await Promise.all(Array.from({ length: 5 }, () => nextOrderNumber()));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5].map((n) => first + n));
  const tokens = Array.from({ length: 5 }, newOrderToken);
  expect(new Set(tokens).size).toBe(5);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
});

test('a counter has one row of its name', async () => {
  await CounterModel.create({ name: 'other', value: 1 });
  await expect(CounterModel.create({ name: 'other', value: 2 })).rejects.toMatchObject({ code: 11000 });
  await expect(CounterModel.create({ name: 'x' })).rejects.toThrow('required');
  await expect(CounterModel.create({ value: 1 })).rejects.toThrow('required');
});
