import { freeGoodsRefusal } from './free-goods.ts';

const free = (quantity: number) => ({ now: 0, quantity });
const sold = { now: 60_000, quantity: 1 };

test.each<[string, Parameters<typeof freeGoodsRefusal>[0], ReturnType<typeof freeGoodsRefusal>]>([
  ['nothing', [], null],
  ['no free item', [sold], null],
  ['one free item beside another', [sold, free(1)], null],
  ['one free item alone', [free(1)], 'free_alone'],
  ['two pieces of a free item', [sold, free(2)], 'free_once'],
  ['two free items', [sold, free(1), free(1)], 'free_once'],
])('an order of %s', (_, lines, refusal) => {
  expect(freeGoodsRefusal(lines)).toBe(refusal);
});
