import { onMerge } from '@stezhka/kit/guest';
import { CartModel, type CartRow } from './cart.model.ts';

/** A guest who logs in brings the cart along; of a line both have, the guest's quantity wins. */
onMerge(async ({ userId, guestId, session }) => {
  const guests = await CartModel.findOneAndDelete({ guestId }, { session }).lean<CartRow>();
  if (!guests?.products.length) return;
  const own = await CartModel.findOne({ userId }).session(session);
  if (!own) {
    const { products, version } = guests;
    await CartModel.create([{ userId, products, version: version + 1 }], { session });
    return;
  }
  for (const line of guests.products) {
    const same = own.products.find(({ product, size }) => product.equals(line.product) && size === line.size);
    if (same) same.quantity = line.quantity;
    else own.products.push(line);
  }
  own.version += 1;
  await own.save({ session });
});
