import { createHash } from 'node:crypto';
import { clock, setClock } from '@stezhka/kit/clock';
import { transaction } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import { asDone, later } from '@stezhka/kit/jobs';
import { log } from '@stezhka/kit/log';
import { SITE_TIME_ZONE } from '@stezhka/kit-contract';
import mongoose, { type ClientSession } from 'mongoose';
import { type CartFields, CartModel, type CartRow } from '../cart/cart.model.ts';
import { sizeOf } from '../cart/cart.service.ts';
import { pricesOf } from '../cart/line-price.ts';
import { type OrderRequest, placeOrderInTransaction } from '../checkout/place-order.ts';
import { findDiscount } from '../coupons/coupons.service.ts';
import { addressOf } from '../delivery/carrier-office.ts';
import { deliveryAddress } from '../delivery/delivery-methods.ts';
import { KitModel } from '../kits/kits.model.ts';
import { fixtureCarrier } from '../nova-poshta/fixture-carrier.ts';
import { expireOrder } from '../orders/expire-order.job.ts';
import { AWAITS_BUYER } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { startAttemptInTransaction } from '../payments/payment-attempts.ts';
import { useProvider } from '../payments/provider.ts';
import { sandbox } from '../payments/sandbox/sandbox.ts';
import { discountOf } from '../pricing/totals.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { happens } from './order-acts.ts';
import { closeBooks } from './order-books.ts';
import { type OrderSeed, readOrders } from './read-orders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Seeded orders wait longer for their payment or confirmation, so that visitors of a demonstration find some. */
const WAITS_MS = 30 * DAY_MS;

/**
 * Writes the orders, after products, kits and coupons, by the code that real ones go through: stock, totals, coupons,
 * payments and refunds are what they would be. An order that is there already stays as it is.
 */
export async function seedOrders(): Promise<void> {
  useProvider(sandbox());
  const now = clock.now();
  try {
    for (const [n, order] of readOrders().entries()) {
      const cart = new mongoose.Types.ObjectId(
        createHash('sha256').update(`demo order ${n}`).digest().subarray(0, 12),
      );
      if (await OrderModel.exists({ 'source.cart': String(cart) })) continue;
      await live(order, { cart, at: momentOf(order.when, now) }).catch(orLeaveOut);
    }
  } finally {
    setClock(null);
  }
}

/** Visitors may have emptied the shop: the demonstration leaves out orders that cannot be made any more. */
function orLeaveOut(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
  log.warn({ code: error.code }, 'a demo order was left out');
}

function momentOf(when: OrderSeed['when'], now: Date): Date {
  if (typeof when === 'number') return new Date(now.getTime() - when * 60_000);
  const [days, time] = when;
  const date = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(SITE_TIME_ZONE)
    .toPlainDate()
    .subtract({ days });
  return new Date(date.toZonedDateTime({ timeZone: SITE_TIME_ZONE, plainTime: time }).epochMilliseconds);
}

/** One transaction makes a whole order: no concurrent reader sees half of it, and a seed that dies leaves nothing. */
async function live(seed: OrderSeed, { cart: _id, at }: { cart: CartRow['_id']; at: Date }): Promise<void> {
  setClock(at);
  const placing = await fillCart(seed, _id);
  await transaction(async (session) => {
    setClock(at);
    const order = await asDone(async () => {
      const placed = await placeOrderInTransaction(placing, session);
      // The order of a member who logged in afterwards.
      const { userId } = seed.buyer;
      if (userId) await OrderModel.updateOne({ _id: placed._id }, { userId }).session(session);
      if (placed.state === 'pending_payment') await startAttemptInTransaction(placed._id, session);
      for (const act of seed.life) await happens(act, placed._id, session);
      await closeBooks(placed._id, session);
      return (await OrderModel.findById(placed._id).session(session).lean<OrderRow>())!;
    });
    await CartModel.deleteOne({ _id }).session(session);
    if (AWAITS_BUYER.includes(order.state)) await waitLonger(order, session);
  });
}

/** The cart is written at once instead of line by line, so that an interrupted seed begins anew. */
async function fillCart(seed: OrderSeed, _id: CartRow['_id']): Promise<OrderRequest> {
  const owner = { guestId: `demo-${_id}` };
  const products: CartFields['products'] = [];
  const kits: CartFields['kits'] = [];
  const line = () => new mongoose.Types.ObjectId();
  for (const [slug, quantity, wanted] of seed.products) {
    const row = (await ProductModel.findOne({ slug }).lean<ProductRow>())!;
    const size = sizeOf(row, wanted);
    const { now: pricedAt } = pricesOf(row, { size });
    products.push({ _id: line(), product: row._id, size, choices: null, quantity, pricedAt });
  }
  for (const [slug, quantity] of seed.kits) {
    const row = (await KitModel.findOne({ slug }).lean())!;
    kits.push({ _id: line(), kit: row._id, quantity, pricedAt: row.price });
  }
  const { coupon, locale } = seed;
  await CartModel.updateOne({ _id }, { ...owner, products, kits, coupon, version: 1 }, { upsert: true });
  const goods = [...products, ...kits].reduce((sum, one) => sum + one.pricedAt * one.quantity, 0);
  const { discount, error } = await findDiscount(coupon, goods);
  if (error) throw new Error(`Promocode '${coupon}' of a demo order: ${error.code}`);
  const { userId: _, ...contacts } = seed.buyer;
  return {
    owner,
    locale,
    contacts: { ...contacts, comment: seed.comment },
    delivery: await deliveryOf(seed),
    payment: seed.payment,
    seen: { version: 1, goods: goods - discountOf(goods, discount) },
  };
}

async function deliveryOf({
  delivery: [method, name = '', at = ''],
}: OrderSeed): Promise<OrderRequest['delivery']> {
  if (method === 'pickup' || method === 'courier')
    return { method, ...(await deliveryAddress(method, { town: name, address: String(at) })) };
  const [city] = await fixtureCarrier.cities(name);
  const places = await fixtureCarrier.places(city!.value, method);
  return { method, ...addressOf({ city: city!, place: places[Number(at) - 1]! }) };
}

async function waitLonger({ _id, createdAt }: OrderRow, session: ClientSession): Promise<void> {
  const reservedUntil = new Date(createdAt.getTime() + WAITS_MS);
  await OrderModel.updateOne({ _id }, { reservedUntil }).session(session);
  await later(session, expireOrder, { id: String(_id) }, { at: reservedUntil, key: `expire:${_id}:demo` });
}
