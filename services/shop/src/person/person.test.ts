import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testPersonData } from '@stezhka/kit/testing/person';
import '../app.ts';
import { type Choices, CONSTRUCTED_SLUG, FIRST_CHOICES } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { OrderModel } from '../orders/orders.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { makeCategories, product as makeProduct } from '../testing/catalogue.ts';
import { orderOf } from '../testing/payments.ts';
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

test('the words on a diary of one’s own are given out with the order, and erased with the person', async () => {
  const { diaries } = await makeCategories();
  await makeProduct(CONSTRUCTED_SLUG, diaries);
  await makeProduct('plain', diaries);
  const owner = { userId: ANNA };
  const choices: Choices = { ...FIRST_CHOICES, engraving: 'Анна' };
  const read = async (slug: string) => (await ProductModel.findOne({ slug }).lean<ProductRow>())!;
  await addToCart(owner, { product: await read('plain'), size: null, quantity: 1 });
  const own = { product: await read(CONSTRUCTED_SLUG), size: null, choices, quantity: 1 };
  const { version } = await addToCart(owner, own);
  expect((await personData.export(anna)).records.carts).toMatchObject([{ products: [{}, { choices }] }]);
  await orderOf('plain', { owner, seen: { version, goods: 112_000 } });
  expect((await personData.export(anna)).records.orders).toMatchObject([{ lines: [{}, { choices }] }]);
  await personData.erase(anna);
  const [order] = await OrderModel.find().sort({ _id: 1 }).hint({ _id: 1 }).lean();
  expect(order!.lines.map((line) => line.choices)).toEqual([null, { ...choices, engraving: '' }]);
});
