import { onMerge } from '@stezhka/kit/guest';
import { withinStock } from './cart.lines.ts';
import { CartModel, type CartRow } from './cart.model.ts';

/** A guest who logs in brings the cart along; of a line both have, the guest's quantity wins, as far as stock goes. */
onMerge(async ({ userId, guestId, session }) => {
  const guests = await CartModel.findOneAndDelete({ guestId }, { session }).lean<CartRow>();
  if (!guests?.products.length) return;
  const own = (await CartModel.findOne({ userId }).session(session)) ?? new CartModel({ userId });
  for (const line of guests.products) {
    const same = own.products.find(({ product, size }) => product.equals(line.product) && size === line.size);
    if (same) same.quantity = line.quantity;
    else own.products.push(line);
  }
  own.products = await withinStock(own.products, session);
  own.version = Math.max(own.version, guests.version) + 1;
  await own.save({ session });
});
