import { Types } from 'mongoose';
import type { ProductRow } from '../products/products.model.ts';
import { availableFor } from './cart-stock.service.ts';

const diary = new Types.ObjectId();
const deck = new Types.ObjectId();
const row = (_id: Types.ObjectId, stock: number) =>
  [String(_id), { _id, stock, sizes: [], published: true }] as const;
const products = new Map([row(diary, 5), row(deck, 9)]) as unknown as Map<string, ProductRow>;
const pieces = (product: Types.ObjectId, count: number) => ({ product, size: null, count });

test('stock of a unit of two pieces is half the pieces, rounded down', () => {
  const unit = [pieces(diary, 2), pieces(deck, 1)];
  expect(availableFor(unit, { own: 0, demand: new Map() }, products)).toMatchObject({
    left: 2,
    stock: 2,
    scarce: { product: { _id: diary }, stock: 5, wanted: 0 },
  });
  const demand = new Map([[`${diary} `, pieces(diary, 3)]]);
  expect(availableFor(unit, { own: 1, demand }, products)).toMatchObject({
    left: 2,
    stock: 2,
    scarce: { wanted: 3 },
  });
  expect(availableFor(unit, { own: 0, demand }, products)).toMatchObject({ left: 1, stock: 2 });
});
