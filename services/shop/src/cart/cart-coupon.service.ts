import type { Locale } from '@stezhka/kit-contract';
import { checkCoupon, codeOf, findCoupon } from '../coupons/coupons.service.ts';
import { CartModel, type CartOwner, type CartRow } from './cart.model.ts';
import { presentCart } from './cart.presenter.ts';
import { readCart } from './cart.store.ts';

/**
 * Puts a promocode on the cart; an empty one takes it off. What does not count now is refused and changes nothing.
 * @throws AppError coupon_unknown | coupon_over | coupon_used | coupon_small
 */
export async function setCoupon(owner: CartOwner, typed: string, locale: Locale): Promise<CartRow | null> {
  const code = codeOf(typed);
  if (code) checkCoupon(await findCoupon(code), await goodsOf(owner, locale));
  return CartModel.findOneAndUpdate(
    owner,
    { $set: { coupon: code || null }, $inc: { version: 1 } },
    { returnDocument: 'after', upsert: code !== '' },
  ).lean<CartRow>();
}

/** Kopiykas of what lies in the cart. */
async function goodsOf(owner: CartOwner, locale: Locale): Promise<number> {
  const { products, kits } = await presentCart(await readCart(owner), locale);
  return [...products, ...kits].reduce((sum, line) => sum + Math.round(line.sum.price * 100), 0);
}
