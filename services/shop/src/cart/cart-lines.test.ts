import { useDatabase } from '@stezhka/kit/testing/database';
import { Types } from 'mongoose';
import { CartModel } from './cart.model.ts';
import { changeLine, pullLine, putLine } from './cart-lines.ts';

useDatabase();
afterEach(() => CartModel.deleteMany().hint({ _id: 1 }));

const owner = { guestId: 'g1' };
const same = { product: new Types.ObjectId(), size: null, choices: null };
const put = (guestId: string) =>
  putLine({ guestId }, 'products', { same, quantity: 2, most: 9, pricedAt: 100 });
const idOf = (cart: Awaited<ReturnType<typeof put>>) => String(cart!.products[0]!._id);

test('a line that left its cart meanwhile is not found, and the cart stays as it is', async () => {
  await put('g1');
  const gone = String(new Types.ObjectId());
  await expect(changeLine(owner, 'products', gone, 5)).rejects.toMatchObject({ code: 'not_found' });
  await expect(pullLine(owner, 'products', gone)).rejects.toMatchObject({ code: 'not_found' });
  expect(await CartModel.findOne(owner).lean()).toMatchObject({ version: 1, products: [{ quantity: 2 }] });
});

test('a line of another cart is neither changed nor taken out', async () => {
  await put('g1');
  const others = idOf(await put('g2'));
  await expect(changeLine(owner, 'products', others, 5)).rejects.toMatchObject({ code: 'not_found' });
  await expect(pullLine(owner, 'products', others)).rejects.toMatchObject({ code: 'not_found' });
  expect(await CartModel.findOne({ guestId: 'g2' }).lean()).toMatchObject({
    version: 1,
    products: [{ quantity: 2 }],
  });
});

test('an error of the database is thrown, and the write is not repeated', async () => {
  const wrong = { same, quantity: 1, most: 9, pricedAt: 'dear' as never };
  await expect(putLine(owner, 'products', wrong)).rejects.toThrow('Cast');
});
