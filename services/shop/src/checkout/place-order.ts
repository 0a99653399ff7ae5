import { randomBytes } from 'node:crypto';
import { clock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { later } from '@stezhka/kit/jobs';
import type { Locale } from '@stezhka/kit-contract';
import {
  type DeliveryMethod,
  type OrderState,
  type PaymentMethod,
  productPath,
} from '@stezhka/shop-contract';
import mongoose, { type ClientSession, trusted } from 'mongoose';
import { CartModel, type CartOwner, type CartRow } from '../cart/cart.model.ts';
import { pricesOf } from '../cart/cart.service.ts';
import { readCart } from '../cart/cart.store.ts';
import { readGoods } from '../cart/goods.ts';
import { presentCategoryLink } from '../categories/categories.model.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import { checkCoupon, findCoupon, useCoupon } from '../coupons/coupons.service.ts';
import { readDeliveryTerms } from '../delivery/delivery-terms.model.ts';
import { kitApart } from '../kits/kits.model.ts';
import { expireOrder } from '../orders/expiry.job.ts';
import { tellOfOrder } from '../orders/order-mails.ts';
import { CounterModel, type OrderLineFields, OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { takeStock } from '../orders/stock.ts';
import { type Counted, feeOf, goodsOf, totalsOf } from '../pricing/totals.ts';
import type { ProductRow } from '../products/products.model.ts';
import { firstSizeOf } from '../products/products.presenter.ts';

/** Goods wait this long for their payment. */
export const RESERVATION_MS = 30 * 60_000;
const FIRST_NUMBER = 10_000;

export interface Placing {
  owner: CartOwner;
  locale: Locale;
  contacts: OrderRow['contacts'];
  delivery: { method: DeliveryMethod; city: string; place: string };
  payment: PaymentMethod;
  /**
   * The cart's version the buyer saw, what its goods cost then after the discount, and what all of it came to where
   * the page said so; kopiykas.
   */
  seen: { version: number; goods: number; total?: number };
}

/**
 * Makes a cart an order, in one transaction: stock set aside, coupon taken, cart emptied, mail and expiry noted.
 * The same cart at the same version is the same order, however often and at once it is submitted.
 * @throws AppError cart_empty | cart_changed | not_enough_stock | out_of_stock | coupon_…
 */
export async function placeOrder(placing: Placing): Promise<OrderRow> {
  try {
    return await transaction((session) => placeWithin(placing, session));
  } catch (error) {
    // An earlier submission of this very cart, or a faster one: its order is the answer.
    const cart = await readCart(placing.owner);
    const made = cart && (await orderOf(cart, placing.seen.version));
    if (made) return made;
    throw error;
  }
}

const orderOf = (cart: Pick<CartRow, '_id'>, version: number) =>
  OrderModel.findOne({ 'source.cart': String(cart._id), 'source.version': version }).lean<OrderRow>();

/** The same as part of a caller's transaction. @throws as `placeOrder` */
export async function placeWithin(placing: Placing, session: ClientSession): Promise<OrderRow> {
  const { owner, locale, seen, payment, delivery } = placing;
  const cart = await CartModel.findOne(owner).session(session).lean<CartRow>();
  if (!cart) throw new AppError('cart_empty');
  if (cart.version !== seen.version) throw new AppError('cart_changed');

  const lines = await freeze(cart, session);
  if (lines.length === 0) throw new AppError('cart_empty');
  const terms = await readDeliveryTerms();
  const counted: Counted[] = lines.map(({ price, before, quantity }) => ({ now: price, before, quantity }));
  const coupon = cart.coupon ? await findCoupon(cart.coupon, session) : null;
  if (cart.coupon) checkCoupon(coupon, goodsOf(counted));
  const totals = totalsOf(counted, {
    terms,
    locale,
    discount: coupon?.discount ?? null,
    fee: feeOf(payment, terms),
    delivery: delivery.method,
  });
  // A price that changed since the buyer looked is shown first, not slipped in.
  if (totals.goods - totals.discount !== seen.goods) throw new AppError('cart_changed');
  // Nor is another price of delivery, or another fee.
  if (seen.total !== undefined && totals.total !== seen.total) throw new AppError('cart_changed');

  await takeStock(
    lines.flatMap(({ pieces }) => pieces),
    session,
  );
  const now = clock.now();
  const pays = payment === 'card' && totals.total > 0;
  const state = payment === 'cod' ? 'cod_confirmed' : pays ? 'pending_payment' : 'paid';
  const reservedUntil = pays ? clock.in(RESERVATION_MS) : null;
  const userId = 'userId' in owner ? owner.userId : null;
  const _id = new mongoose.Types.ObjectId();
  if (coupon) {
    const email = placing.contacts.email;
    const hasPaid = await paidBefore(userId, email, session);
    await useCoupon(coupon, { order: _id, userId, email, hasPaid }, session);
  }
  const [order] = await OrderModel.create(
    [
      {
        _id,
        number: await nextNumber(),
        token: randomBytes(24).toString('base64url'),
        kind: 'goods',
        userId,
        guestId: 'guestId' in owner ? owner.guestId : null,
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
  await CartModel.updateOne(
    { _id: cart._id, version: cart.version },
    { $set: { products: [], kits: [], coupon: null }, $inc: { version: 1 } },
    { session },
  );
  const row = order!.toObject() as OrderRow;
  if (reservedUntil)
    await later(session, expireOrder, { id: String(_id) }, { at: reservedUntil, key: `expire:${_id}` });
  await tellOfOrder(row, session);
  return row;
}

/**
 * The next order number, never given twice. Taken outside the transaction: buyers at the same moment would else wait
 * for each other at this one row. An order that is not made after all leaves a gap.
 */
export async function nextNumber(): Promise<number> {
  const counter = await CounterModel.findOneAndUpdate(
    { name: 'orders' },
    { $inc: { value: 1 } },
    { returnDocument: 'after', upsert: true },
  ).lean<{ value: number }>();
  return FIRST_NUMBER + counter!.value;
}

const PAID: OrderState[] = ['paid', 'processing', 'shipped', 'delivered'];
async function paidBefore(userId: string | null, email: string, session: ClientSession): Promise<boolean> {
  const state = trusted({ $in: PAID });
  if (await OrderModel.exists({ 'contacts.email': email, state }).session(session)) return true;
  return userId !== null && (await OrderModel.exists({ userId, state }).session(session)) !== null;
}

/**
 * The cart's lines as they are sold now; what was deleted is in no cart that the buyer sees, and so in no order.
 * @throws AppError cart_changed when something in it is not sold any more
 */
async function freeze(cart: CartRow, session: ClientSession): Promise<Omit<OrderLineFields, 'discount'>[]> {
  const goods = await readGoods(cart, session);
  const tree = await readCategoryTree();
  const productOf = (id: unknown): ProductRow | undefined => {
    const row = goods.products.get(String(id));
    if (row && !row.published) throw new AppError('cart_changed');
    return row;
  };
  const pathOf = (row: ProductRow) => pathIn(tree, row);
  const products = cart.products.flatMap(({ product, size, choices = null, quantity }) => {
    const row = productOf(product);
    if (!row) return [];
    const { now: price, before } = pricesOf(row, { size, choices });
    return {
      kind: 'product' as const,
      item: row._id,
      title: row.title,
      size,
      choices,
      parts: [],
      ...(row.picture && { picture: row.picture }),
      path: pathOf(row),
      quantity,
      price,
      before,
      pieces: [{ product: row._id, size, count: quantity }],
    };
  });
  const bundles = (cart.kits ?? []).flatMap(({ kit: id, quantity }) => {
    const kit = goods.kits.get(String(id));
    const parts = kit ? [kit.mainProduct, ...kit.extraProducts].map(productOf) : [];
    if (!kit || !parts.every((part) => part !== undefined)) return [];
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
      before: kitApart(parts),
      pieces: parts.map((part) => ({ product: part._id, size: firstSizeOf(part), count: quantity })),
    };
  });
  return [...products, ...bundles];
}

function pathIn(tree: CategoryTree, row: ProductRow): string {
  const category = tree.byId(row.category);
  return category ? productPath({ slug: row.slug, category: presentCategoryLink(category, tree, 'uk') }) : '';
}
