import { onMerge } from '@stezhka/kit/guest';
import { sameChoices } from '../constructor/choices.ts';
import { CartModel, type CartRow } from './cart.model.ts';
import { offeredKits } from './cart-kits.service.ts';
import { linesWithProduct } from './deleted-lines.ts';

/** At login the guest's cart joins the member's; of the same line the guest's quantity wins. */
onMerge(async ({ userId, guestId, session }) => {
  const guests = await CartModel.findOneAndDelete({ guestId }, { session }).lean<CartRow>();
  if (!guests || guests.products.length + (guests.kits?.length ?? 0) === 0) return;
  const own = (await CartModel.findOne({ userId }).session(session)) ?? new CartModel({ userId });
  for (const line of guests.products) {
    const same = own.products.find(
      ({ product, size, choices }) =>
        product.equals(line.product) && size === line.size && sameChoices(choices, line.choices),
    );
    if (same) same.quantity = line.quantity;
    else own.products.push(line);
  }
  for (const line of guests.kits ?? []) {
    const same = own.kits.find(({ kit }) => kit.equals(line.kit));
    if (same) same.quantity = line.quantity;
    else own.kits.push(line);
  }
  own.coupon = guests.coupon ?? own.coupon;
  own.products = await linesWithProduct(own.products, session);
  own.kits = await offeredKits(own.kits, session);
  own.version = Math.max(own.version, guests.version) + 1;
  await own.save({ session });
});
