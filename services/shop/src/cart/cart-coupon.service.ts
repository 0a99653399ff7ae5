import type { Locale } from '@stezhka/kit-contract';
import { checkCoupon, codeOf, findCoupon } from '../coupons/coupons.service.ts';
import { CartModel, type CartOwner, type CartRow } from './cart.model.ts';
import { goodsIn, presentCart } from './cart.presenter.ts';
import { readCart } from './cart.store.ts';

/**
 * Puts a promocode on the cart; an empty one takes it off. What does not count now is refused and changes nothing.
 * @throws AppError coupon_unknown | coupon_over | coupon_used | coupon_small
 */
export async function setCoupon(owner: CartOwner, typed: string, locale: Locale): Promise<CartRow | null> {
  const code = codeOf(typed);
  if (code) checkCoupon(await findCoupon(code), goodsIn(await presentCart(await readCart(owner), locale)));
  return CartModel.findOneAndUpdate(
    owner,
    { $set: { coupon: code || null }, $inc: { version: 1 } },
    { returnDocument: 'after', upsert: code !== '' },
  ).lean<CartRow>();
}
