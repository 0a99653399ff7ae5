import { MAX_QUANTITY } from '@stezhka/shop-contract';
import { checkStock } from './stock.ts';

test.each<[number, number, { code: string; options?: object } | undefined]>([
  [1, 1, undefined],
  [MAX_QUANTITY, MAX_QUANTITY, undefined],
  [0, 1, { code: 'out_of_stock' }],
  [-1, 1, { code: 'out_of_stock' }],
  [1, 2, { code: 'not_enough_stock', options: { params: { left: 1 }, data: { left: 1 } } }],
  [MAX_QUANTITY, MAX_QUANTITY + 1, { code: 'quantity_limit', options: { params: { most: MAX_QUANTITY } } }],
  [1, MAX_QUANTITY + 1, { code: 'quantity_limit' }],
])('of %d pieces %d are asked for', (left, quantity, refusal) => {
  const check = () => checkStock(left, quantity);
  if (refusal) expect(check).toThrow(expect.objectContaining({ code: refusal.code }));
  else expect(check).not.toThrow();
  if (refusal?.options)
    expect(check).toThrow(expect.objectContaining({ options: expect.objectContaining(refusal.options) }));
});
