import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { MAX_LINES } from '@stezhka/shop-contract';
import type { ClientSession } from 'mongoose';
import { CartModel, type CartRow } from '../cart/cart.model.ts';
import { readCartProducts } from '../cart/cart-products.ts';
import { sameChoices } from '../constructor/choices.ts';
import { AWAITS_BUYER, isReturnable } from '../orders/order-states.ts';
import { type OrderLineFields, OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { transitionOrder } from '../orders/transition-order.ts';

/**
 * Puts the lines of an order that was neither paid nor confirmed back into a cart; one that still waits is cancelled,
 * so that it holds no stock. Of a line that the cart has already, the larger quantity counts: pressing twice adds nothing.
 * @throws AppError order_state, cart_full
 */
export const orderToCart = (id: OrderRow['_id'], owner: Owner): Promise<CartRow> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    if (!isReturnable(order)) throw new AppError('order_state');
    if (AWAITS_BUYER.includes(order.state))
      await transitionOrder(order, { to: 'cancelled', by: { kind: 'buyer' }, note: 'to cart' }, session);
    return putBack(order, owner, session);
  });

async function putBack(order: OrderRow, owner: Owner, session: ClientSession): Promise<CartRow> {
  const cart = (await CartModel.findOne(owner).session(session)) ?? new CartModel(owner);
  for (const line of await soldLines(order, session)) {
    const { kind, item, size, choices, quantity, price: pricedAt } = line;
    const same =
      kind === 'kit'
        ? cart.kits.find(({ kit }) => kit.equals(item))
        : cart.products.find(
            (one) => one.product.equals(item) && one.size === size && sameChoices(one.choices, choices),
          );
    if (same) same.quantity = Math.max(same.quantity, quantity);
    else if (kind === 'kit') cart.kits.push({ kit: item, quantity, pricedAt } as never);
    else cart.products.push({ product: item, size, choices, quantity, pricedAt } as never);
  }
  if (Math.max(cart.products.length, cart.kits.length) > MAX_LINES)
    throw new AppError('cart_full', { params: { most: MAX_LINES } });
  cart.coupon ??= order.coupon;
  if (cart.isModified()) cart.version += 1;
  await cart.save({ session });
  return cart.toObject() as CartRow;
}

/** Lines whose product, in this size, or kit is still sold; whether there is enough the cart says itself. */
async function soldLines({ lines }: OrderRow, session: ClientSession): Promise<OrderLineFields[]> {
  const wanted = {
    products: lines.filter(({ kind }) => kind === 'product').map(({ item: product }) => ({ product })),
    kits: lines.filter(({ kind }) => kind === 'kit').map(({ item: kit }) => ({ kit })),
  };
  const { products, kits } = await readCartProducts(wanted, session);
  return lines.filter(({ kind, item, size }) => {
    if (kind === 'kit') return kits.has(String(item));
    const row = products.get(String(item));
    return row?.published && (size === null || row.sizes.some(({ value }) => value === size));
  });
}
