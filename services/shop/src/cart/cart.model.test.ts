import { useDatabase } from '@stezhka/kit/testing/database';
import { MAX_QUANTITY } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { testFieldRules } from '../testing/field-rules.ts';
import { CartModel } from './cart.model.ts';

useDatabase();
afterEach(() => CartModel.deleteMany().hint({ _id: 1 }));

const row = () => ({
  guestId: 'g1',
  products: [{ product: new Types.ObjectId(), quantity: 1, pricedAt: 1 }],
  kits: [{ kit: new Types.ObjectId(), quantity: 1, pricedAt: 1 }],
});

testFieldRules(CartModel, row, {
  required: ['product', 'quantity', 'pricedAt']
    .map((name) => `products.0.${name}`)
    .concat(['kit', 'quantity', 'pricedAt'].map((name) => `kits.0.${name}`)),
  refused: [
    ['products.0.quantity', 0],
    ['products.0.quantity', 1.5],
    ['products.0.quantity', MAX_QUANTITY + 1],
    ['products.0.pricedAt', -1],
    ['products.0.pricedAt', 0.5],
  ],
});

describe('a stored cart', () => {
  test('holds its lines with ids of their own, of one size and without choices unless given', async () => {
    const lines = row();
    await CartModel.create(lines);
    const id = expect.any(Types.ObjectId);
    expect(await CartModel.findOne({ guestId: 'g1' }).lean()).toMatchObject({
      products: [{ ...lines.products[0], _id: id, size: null, choices: null }],
      kits: [{ ...lines.kits[0], _id: id }],
      coupon: null,
      version: 0,
    });
  });

  test('knows when it changed, and nothing that is not asked for', async () => {
    await CartModel.create({ guestId: 'g1' });
    const row = (await CartModel.findOne({ guestId: 'g1' }).lean())!;
    expect(Object.keys(row).sort()).toEqual([
      '_id',
      'coupon',
      'guestId',
      'kits',
      'orderId',
      'products',
      'updatedAt',
      'version',
    ]);
  });

  test('stands beside those of other members and guests', async () => {
    const owners = [{ userId: 'u1' }, { userId: 'u2' }, { guestId: 'g1' }, { guestId: 'g2' }];
    expect(await CartModel.create(owners)).toHaveLength(4);
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
