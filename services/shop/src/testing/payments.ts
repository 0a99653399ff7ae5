import request from 'supertest';
import { CartModel } from '../cart/cart.model.ts';
import { addToCart } from '../cart/cart.service.ts';
import { type OrderRequest, placeOrder } from '../checkout/place-order.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import type { OrderRow } from '../orders/orders.model.ts';
import { startPaymentAttempt } from '../payments/payment-attempts.ts';
import type { PaymentRow } from '../payments/payments.model.ts';
import { openSandboxPayment, SANDBOX_KEYS } from '../payments/sandbox/sandbox.ts';
import { pack } from '../payments/signed-data.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { app } from './catalogue.ts';

type OrderOptions = Partial<OrderRequest> & {
  guestId?: string;
  quantity?: number;
  /** Kopiykas of all goods in the cart, where it holds more than this product. */
  goods?: number;
};

/** An order of one guest for some pieces of a product, to be fetched at the workshop. */
export async function orderOf(
  slug: string,
  { guestId = 'g1', quantity = 1, goods, ...more }: OrderOptions = {},
): Promise<OrderRow> {
  const product = (await ProductModel.findOne({ slug }).lean<ProductRow>())!;
  const cart = await addToCart({ guestId }, { product, size: null, quantity });
  return placeOrder({
    owner: { guestId },
    locale: 'uk',
    contacts: {
      name: 'Софія',
      lastName: 'Мельник',
      phone: '+380500000000',
      email: 's@x.example',
      comment: '',
    },
    delivery: { method: 'pickup', city: '', place: 'Майстерня' },
    payment: 'card',
    seen: { version: cart.version, goods: goods ?? product.price * quantity },
    ...more,
  });
}

/** An order that costs nothing: a promocode takes all of it off. */
export async function freeOrderOf(slug: string, options: OrderOptions = {}): Promise<OrderRow> {
  await CouponModel.create({ code: 'ALL', discount: { kind: 'percent', percent: 100 } });
  await CartModel.create({ guestId: options.guestId ?? 'g1', coupon: 'ALL' });
  return orderOf(slug, { ...options, goods: 0 });
}

/** The order's next attempt, opened at the sandbox as a browser would. */
export async function attempt(order: OrderRow): Promise<PaymentRow> {
  const { payment } = await startPaymentAttempt(order._id);
  await openSandboxPayment(payment);
  return payment;
}

/** What a provider would send of a payment. */
export const providerPayload = (
  { orderRef, amount, currency }: PaymentRow,
  status: unknown,
  more: object = {},
) => ({
  version: 3,
  action: 'pay',
  public_key: SANDBOX_KEYS.publicKey,
  order_id: orderRef,
  amount: amount / 100,
  currency,
  status,
  payment_id: 2_345_678,
  ...more,
});

/** The callback as it arrives: form-encoded and without an identity. */
export const callback = (payload: object, key: string = SANDBOX_KEYS.privateKey) =>
  request(app).post('/payment/callback').type('form').send(pack(payload, key));
