import { randomUUID } from 'node:crypto';
import { useDatabase } from '@stezhka/kit/testing/database';
import { MAX_QUANTITY } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { CartModel } from './cart.model.ts';

useDatabase();
afterEach(() => CartModel.deleteMany().hint({ _id: 1 }));

describe('a stored cart', () => {
  const line = { product: new Types.ObjectId(), size: null, quantity: 1, pricedAt: 1 };

  test.each([
    ['no pieces', { quantity: 0 }],
    ['part of a piece', { quantity: 1.5 }],
    ['more than a line takes', { quantity: MAX_QUANTITY + 1 }],
    ['a price below zero', { pricedAt: -1 }],
    ['part of a kopiyka', { pricedAt: 0.5 }],
    ['no product', { product: undefined }],
    ['no quantity', { quantity: undefined }],
    ['no price', { pricedAt: undefined }],
  ])('has no line with %s', async (_, wrong) => {
    const cart = { guestId: randomUUID(), products: [{ ...line, ...wrong }] };
    await expect(CartModel.create(cart as never)).rejects.toThrow('validation');
  });

  test('has no kits without a kit', async () => {
    const cart = { guestId: randomUUID(), kits: [{ quantity: 1, pricedAt: 1 }] };
    await expect(CartModel.create(cart as never)).rejects.toThrow('validation');
  });

  test('knows when it changed, and nothing that is not asked for', async () => {
    await CartModel.create({ guestId: 'g1' });
    const row = (await CartModel.findOne({ guestId: 'g1' }).lean())!;
    expect(Object.keys(row).sort()).toEqual([
      '_id',
      'coupon',
      'guestId',
      'kits',
      'products',
      'updatedAt',
      'version',
    ]);
  });

  test('is the only one of its member or guest, and a guest’s alone is forgotten after ninety days', async () => {
    for (const owner of [{ userId: 'u1' }, { guestId: 'g1' }]) {
      await CartModel.create(owner);
      await expect(CartModel.create(owner)).rejects.toMatchObject({ code: 11000 });
    }
    const [expiry] = (await CartModel.collection.indexes()).filter(
      ({ expireAfterSeconds }) => expireAfterSeconds,
    );
    expect(expiry).toMatchObject({
      key: { updatedAt: 1 },
      expireAfterSeconds: 7_776_000,
      partialFilterExpression: { guestId: { $exists: true } },
    });
  });
});
