import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testPersonData } from '@stezhka/kit/testing/person';
import '../app.ts';
import { Types } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { personData } from './person.ts';

useDatabase();
afterEach(clearDatabase);
testPersonData(personData);

const ANNA = '65f0000000000000000000a1';
const BORYS = '65f0000000000000000000b2';
const anna = { userId: ANNA, email: 'anna@stezhka.example' };
const product = new Types.ObjectId();

test('a person gets their cart, and erasing takes it and nobody else’s', async () => {
  for (const userId of [ANNA, BORYS])
    await CartModel.create({ userId, products: [{ product, size: null, quantity: 2, pricedAt: 64_000 }] });
  const { records } = await personData.export(anna);
  expect(records.carts).toMatchObject([
    { products: [{ product: String(product), size: null, quantity: 2 }] },
  ]);
  for (let n = 0; n < 2; n++) {
    await personData.erase(anna);
    expect(Object.values((await personData.export(anna)).records).flat()).toEqual([]);
  }
  expect((await personData.export({ ...anna, userId: BORYS })).records.carts).toHaveLength(1);
});
