import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { MAX_LINES } from '@stezhka/shop-contract';
import type { ClientSession } from 'mongoose';
import { CartModel, type CartRow } from '../cart/cart.model.ts';
import { type CartProducts, readCartProducts } from '../cart/cart-products.ts';
import { availableFor, demandOf, unitOfKit, unitOfLine } from '../cart/cart-stock.service.ts';
import { sameChoices } from '../constructor/choices.ts';
import { partIds } from '../kits/kits.model.ts';
import { AWAITS_BUYER, isRepeatable, isRestorable } from '../orders/order-states.ts';
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
    if (!isRestorable(order)) throw new AppError('order_state');
    if (AWAITS_BUYER.includes(order.state))
      await transitionOrder(order, { to: 'cancelled', by: { kind: 'buyer' }, note: 'to cart' }, session);
    return putBack(order, owner, session);
  });

interface Repeated {
  cart: CartRow;
  /** Pieces. */
  taken: number;
  short: (Pick<OrderLineFields, 'title' | 'size'> & { ordered: number; taken: number })[];
}

/**
 * Puts into a cart what can still be bought of an order that needs no payment any more, and leaves the order alone.
 * @throws AppError order_state, cart_full
 */
export const repeatOrder = (id: OrderRow['_id'], owner: Owner): Promise<Repeated> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    if (!isRepeatable(order)) throw new AppError('order_state');
    return fillCart({ ...order, coupon: null }, owner, session, 'in stock');
  });

const putBack = async (order: OrderRow, owner: Owner, session: ClientSession): Promise<CartRow> =>
  (await fillCart(order, owner, session)).cart;

/** Whether there is enough the cart says itself, unless only what is in stock goes in. */
async function fillCart(
  { lines, coupon }: Pick<OrderRow, 'lines' | 'coupon'>,
  owner: Owner,
  session: ClientSession,
  which?: 'in stock',
): Promise<Repeated> {
  const cart = (await CartModel.findOne(owner).session(session)) ?? new CartModel(owner);
  const goods = await readGoods(cart, lines, session);
  const short: Repeated['short'] = [];
  let taken = 0;
  for (const line of lines) {
    const { kind, item, size, choices, price: pricedAt, title, quantity: ordered } = line;
    const same =
      kind === 'kit'
        ? cart.kits.find(({ kit }) => kit.equals(item))
        : cart.products.find(
            (one) => one.product.equals(item) && one.size === size && sameChoices(one.choices, choices),
          );
    const own = same?.quantity ?? 0;
    const left = isSold(line, goods) ? (which ? leftFor(line, own, cart.toObject(), goods) : ordered) : 0;
    const quantity = Math.max(Math.min(ordered, left), 0);
    if (quantity < ordered) short.push({ title, size, ordered, taken: quantity });
    taken += quantity;
    if (quantity === 0) continue;
    if (same) same.quantity = Math.max(own, quantity);
    else if (kind === 'kit') cart.kits.push({ kit: item, quantity, pricedAt } as never);
    else cart.products.push({ product: item, size, choices, quantity, pricedAt } as never);
  }
  if (Math.max(cart.products.length, cart.kits.length) > MAX_LINES)
    throw new AppError('cart_full', { params: { most: MAX_LINES } });
  cart.coupon ??= coupon;
  if (cart.isModified()) cart.version += 1;
  await cart.save({ session });
  return { cart: cart.toObject() as CartRow, taken, short };
}

/** Products and kits of the cart and of the order. */
const readGoods = (
  cart: CartRow,
  lines: OrderRow['lines'],
  session: ClientSession,
): Promise<CartProducts> => {
  const items = (wanted: OrderLineFields['kind']) => lines.filter(({ kind }) => kind === wanted);
  return readCartProducts(
    {
      products: [...cart.products, ...items('product').map(({ item: product }) => ({ product }))],
      kits: [...cart.kits, ...items('kit').map(({ item: kit }) => ({ kit }))],
    },
    session,
  );
};

/** The product, in this size, or the kit with all its parts is still sold. */
function isSold({ kind, item, size }: OrderLineFields, { products, kits }: CartProducts): boolean {
  if (kind === 'kit') {
    const kit = kits.get(String(item));
    return !!kit && partIds(kit).every((id) => products.get(id)?.published);
  }
  const row = products.get(String(item));
  return !!row?.published && (size === null || row.sizes.some(({ value }) => value === size));
}

function leftFor(
  { kind, item, size }: OrderLineFields,
  own: number,
  cart: CartRow,
  goods: CartProducts,
): number {
  const unit =
    kind === 'kit'
      ? unitOfKit(goods.kits.get(String(item))!, goods.products)
      : unitOfLine({ product: item, size });
  return availableFor(unit, { own, demand: demandOf(cart, goods) }, goods.products).left;
}
