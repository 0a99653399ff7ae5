import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { later } from '@stezhka/kit/jobs';
import type { Locale } from '@stezhka/kit-contract';
import { type OrderState, type PaymentMethod, productPath } from '@stezhka/shop-contract';
import mongoose, { type ClientSession, trusted } from 'mongoose';
import { CartModel, type CartRow } from '../cart/cart.model.ts';
import { readCart } from '../cart/cart-lines.ts';
import { readCartProducts } from '../cart/cart-products.ts';
import { pricesOf } from '../cart/line-price.ts';
import { presentCategoryLink } from '../categories/categories.presenter.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import { checkCoupon, findCoupon, redeemCoupon } from '../coupons/coupons.service.ts';
import { readDeliveryTerms } from '../delivery/delivery-terms.model.ts';
import { partIds } from '../kits/kits.model.ts';
import { partsTotal } from '../kits/kits.presenter.ts';
import { CONFIRMATION_MS, expireOrder, RESERVATION_MS } from '../orders/expire-order.job.ts';
import { newOrderToken, nextOrderNumber } from '../orders/order-identifiers.ts';
import { HOLDS_STOCK } from '../orders/order-states.ts';
import { assertInStock, reserveStock } from '../orders/order-stock.ts';
import { sendOrderMail } from '../orders/orders.mail.ts';
import { type OrderLineFields, OrderModel, type OrderRow, type Piece } from '../orders/orders.model.ts';
import { feeOf } from '../pricing/payment-fee.ts';
import { freeGoodsRefusal, goodsTotal, type PricedLine, totalsOf } from '../pricing/totals.ts';
import type { ProductRow } from '../products/products.model.ts';
import { firstSizeOf, pictureOf } from '../products/products.service.ts';
import { assertFewOrders, needsConfirmation } from './order-limits.ts';

export interface OrderRequest {
  owner: Owner;
  locale: Locale;
  contacts: OrderRow['contacts'];
  delivery: OrderRow['delivery'];
  payment: PaymentMethod;
  /** The visitor's, as `visitorAddress` says. */
  network?: string;
  /** What the buyer saw: the cart's version, its goods after the discount and, where shown, the total; kopiykas. */
  seen: { version: number; goods: number; total?: number };
}

/**
 * Turns a cart into an order in one transaction; the same cart and version is the same order.
 * @throws AppError cart_empty, free_…, cart_changed, not_enough_stock, out_of_stock, coupon_…; those of `assertFewOrders`
 */
export async function placeOrder(placing: OrderRequest): Promise<OrderRow> {
  try {
    return await transaction(async (session) => {
      const order = await placeOrderInTransaction(placing, session);
      await assertFewOrders(order, placing.network, session);
      return order;
    });
  } catch (error) {
    // A concurrent or repeated submission has made the order already.
    const cart = await readCart(placing.owner);
    const made = cart && (await orderOfCart(cart, placing.seen.version));
    if (made) return made;
    throw error;
  }
}

const orderOfCart = (cart: Pick<CartRow, '_id'>, version: number) =>
  OrderModel.findOne({ 'source.cart': String(cart._id), 'source.version': version }).lean<OrderRow>();

export async function placeOrderInTransaction(
  placing: OrderRequest,
  session: ClientSession,
): Promise<OrderRow> {
  const { owner, locale, seen, payment, delivery } = placing;
  const cart = await CartModel.findOne(owner).session(session).lean<CartRow>();
  if (!cart) throw new AppError('cart_empty');
  if (cart.version !== seen.version) throw new AppError('cart_changed');

  const lines = await freezeLines(cart, session);
  if (lines.length === 0) throw new AppError('cart_empty');
  const terms = await readDeliveryTerms();
  const counted: PricedLine[] = lines.map(({ price, before, quantity }) => ({
    now: price,
    before,
    quantity,
  }));
  const coupon = cart.coupon ? await findCoupon(cart.coupon, session) : null;
  if (cart.coupon) checkCoupon(coupon, goodsTotal(counted));
  const totals = totalsOf(counted, {
    terms,
    discount: coupon?.discount ?? null,
    fee: feeOf(payment, terms),
    delivery: delivery.method,
  });
  const refusal = freeGoodsRefusal(counted);
  if (refusal) throw new AppError(refusal);
  // A changed price is shown before it is charged.
  if (totals.goods - totals.discount !== seen.goods) throw new AppError('cart_changed');
  if (seen.total !== undefined && totals.total !== seen.total) throw new AppError('cart_changed');

  const now = clock.now();
  const pieces = lines.flatMap((line) => line.pieces);
  const state = firstState(payment, totals, pieces);
  await (HOLDS_STOCK.includes(state) ? reserveStock : assertInStock)(lines, session);
  const waitMs = WAIT_MS[state];
  const reservedUntil = waitMs === undefined ? null : clock.in(waitMs);
  const userId = 'userId' in owner ? owner.userId : null;
  const _id = new mongoose.Types.ObjectId();
  if (coupon) {
    const email = placing.contacts.email;
    const hasPaid = await hasPaidBefore(userId, email, session);
    await redeemCoupon(coupon, { order: _id, userId, email, hasPaid }, session);
  }
  const [order] = await OrderModel.create(
    [
      {
        _id,
        number: await nextOrderNumber(),
        token: newOrderToken(),
        confirmationCode: state === 'pending_confirmation' ? newOrderToken() : null,
        kind: 'goods',
        userId,
        guestId: 'guestId' in owner ? owner.guestId : null,
        network: (state === 'pending_payment' && !userId && placing.network) || null,
        source: { cart: String(cart._id), version: cart.version },
        locale,
        contacts: placing.contacts,
        delivery,
        payment,
        lines: lines.map((line, i) => ({ ...line, discount: totals.shares[i]! })),
        amounts: {
          goods: totals.goods,
          discount: totals.discount,
          delivery: totals.delivery,
          fee: totals.payment,
          total: totals.total,
        },
        coupon: coupon?.code ?? null,
        state,
        reservedUntil,
        steps: [{ from: null, to: state, at: now, by: { kind: 'buyer' } }],
        createdAt: now,
      },
    ],
    { session },
  );
  const row = order!.toObject() as OrderRow;
  await CartModel.updateOne(
    { _id: cart._id, version: cart.version },
    { $set: { products: [], kits: [], coupon: null, orderId: row.number }, $inc: { version: 1 } },
    { session },
  );
  if (reservedUntil)
    await later(session, expireOrder, { id: String(_id) }, { at: reservedUntil, key: `expire:${_id}` });
  await sendOrderMail(row, session);
  return row;
}

const WAIT_MS: Partial<Record<OrderState, number>> = {
  pending_payment: RESERVATION_MS,
  pending_confirmation: CONFIRMATION_MS,
};

function firstState(
  payment: PaymentMethod,
  { goods, discount, total }: Record<'goods' | 'discount' | 'total', number>,
  pieces: readonly Piece[],
): OrderState {
  if (payment === 'card') return total > 0 ? 'pending_payment' : 'paid';
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  return needsConfirmation({ pieces: count, kopiykas: goods - discount })
    ? 'pending_confirmation'
    : 'cod_confirmed';
}

const PAID: OrderState[] = ['paid', 'processing', 'shipped', 'delivered'];
async function hasPaidBefore(userId: string | null, email: string, session: ClientSession): Promise<boolean> {
  const state = trusted({ $in: PAID });
  if (await OrderModel.exists({ 'contacts.email': email, state }).session(session)) return true;
  return userId !== null && (await OrderModel.exists({ userId, state }).session(session)) !== null;
}

/** Deleted products are skipped, as in the cart. @throws AppError cart_changed for an unpublished one */
async function freezeLines(
  cart: CartRow,
  session: ClientSession,
): Promise<Omit<OrderLineFields, 'discount'>[]> {
  const cartProducts = await readCartProducts(cart, session);
  const tree = await readCategoryTree();
  const productOf = (id: unknown): ProductRow | undefined => {
    const row = cartProducts.products.get(String(id));
    if (row && !row.published) throw new AppError('cart_changed');
    return row;
  };
  const pathOf = (row: ProductRow) => productPathIn(tree, row);
  const products = cart.products.flatMap(({ product, size, choices = null, quantity }) => {
    const row = productOf(product);
    if (!row) return [];
    const { now: price, before } = pricesOf(row, { size, choices });
    const picture = pictureOf(row, size);
    return {
      kind: 'product' as const,
      item: row._id,
      title: row.title,
      size,
      choices,
      parts: [],
      ...(picture && { picture }),
      path: pathOf(row),
      quantity,
      price,
      before,
      pieces: [{ product: row._id, size, count: quantity }],
    };
  });
  const bundles = (cart.kits ?? []).flatMap(({ kit: id, quantity }) => {
    const kit = cartProducts.kits.get(String(id));
    if (!kit) return [];
    const parts = partIds(kit).map((part) => productOf(part)!);
    return {
      kind: 'kit' as const,
      item: kit._id,
      title: kit.title,
      size: null,
      choices: null,
      parts: parts.map(({ title }) => title),
      ...(kit.picture && { picture: kit.picture }),
      path: pathOf(parts[0]!),
      quantity,
      price: kit.price,
      before: partsTotal(parts),
      pieces: parts.map((part) => ({ product: part._id, size: firstSizeOf(part), count: quantity })),
    };
  });
  return [...products, ...bundles];
}

function productPathIn(tree: CategoryTree, row: ProductRow): string {
  const category = tree.byId(row.category);
  return category ? productPath({ slug: row.slug, category: presentCategoryLink(category, tree, 'uk') }) : '';
}
