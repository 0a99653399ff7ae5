import { AppError } from '@stezhka/kit/errors';
import { definition, formBody, groupFields, selectOptions } from '@stezhka/kit/forms';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { type Identity, ownerOf, requireOwner } from '@stezhka/kit/identity';
import { logLimited } from '@stezhka/kit/limited-log';
import { inLocale } from '@stezhka/kit/localised';
import type { FormField, Locale } from '@stezhka/kit-contract';
import {
  DELIVERY_METHODS,
  getCartForm,
  getCheckoutMessage,
  getCheckoutTotals,
  getCities,
  getDeliveryFields,
  getOfficeFields,
  orderToCart as orderToCartCall,
  PAYMENT_METHODS,
  repeatOrder as repeatOrderCall,
  submitCartForm,
} from '@stezhka/shop-contract';
import Joi from 'joi';
import { trusted } from 'mongoose';
import { presentAnalytics } from '../analytics/analytics.presenter.ts';
import { cartGoods, firstOptions, presentCart } from '../cart/cart.presenter.ts';
import { readCart } from '../cart/cart-lines.ts';
import { readCity } from '../delivery/city-id.ts';
import { keepPlace } from '../delivery/delivery-places.service.ts';
import { toHryvnias } from '../money/money.ts';
import { findLanding } from '../offers/offers.service.ts';
import { orderByToken, tokenParams } from '../orders/order-identifiers.ts';
import { AWAITS_BUYER, AWAITS_PAYMENT } from '../orders/order-states.ts';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { payReply } from '../payments/payments.routes.ts';
import { checkoutForm } from './checkout.form.ts';
import { CHECKOUT_MESSAGES, checkoutTexts as t } from './checkout.texts.ts';
import { knownContacts } from './known-contacts.ts';
import { type CartFormValues, readOrderRequest } from './order-request.ts';
import { orderToCart, repeatOrder } from './order-to-cart.service.ts';
import { placeOrder } from './place-order.ts';

const options = Joi.object({
  delivery: Joi.string()
    .valid(...DELIVERY_METHODS)
    .required(),
  payment: Joi.string()
    .valid(...PAYMENT_METHODS)
    .required(),
});
const chosen = Joi.object({ id: Joi.string().max(100).allow('').required() });

export const checkoutRoutes = [
  serve(getCartForm, {}, async ({ identity, locale }) => {
    const cart = await presentCart(await readCart(ownerOf(identity)), locale);
    const goods = cartGoods(cart) - Math.round(cart.discount * 100);
    const { name, lastName, phone, email } = await knownContacts(identity);
    const first = firstOptions();
    const form = await definition(checkoutForm, {
      locale,
      csrf: identity.csrf ?? '',
      values: {
        contacts: { name, lastName, phone, email, comment: undefined },
        delivery: { method: first.delivery },
        payment: first.payment,
        version: String(cart.version),
        goods: String(goods),
      },
    });
    return { form: { ...form, fields: fieldsFor(identity, form.fields) } };
  }),
  serve(submitCartForm, { body: formBody(checkoutForm) }, async ({ body, identity, locale, req }) => {
    const request = await readOrderRequest(body as CartFormValues, identity, locale);
    const order = await placeOrder({ ...request, network: visitorAddress(req) });
    const { delivery } = body as CartFormValues;
    if (identity.userId && 'keep' in delivery && delivery.keep)
      await keepPlace(identity.userId, delivery).catch((err) =>
        logLimited('warn', { err }, 'a place was not kept'),
      );
    const waits = order.payment === 'card' && AWAITS_PAYMENT.includes(order.state);
    const { token, number } = order;
    const pay = waits
      ? await payReply(order._id, req, locale)
      : { checkoutUrl: await thanksOf(order), token, number };
    return { ...pay, ...purchaseOf(order, locale) };
  }),
  serve(getDeliveryFields, { query: chosen }, async ({ query, locale, identity }) => {
    const { form } = await groupFields(checkoutForm, 'delivery', query.id, { locale });
    return { form: { ...form, fields: fieldsFor(identity, form.fields) } };
  }),
  serve(
    getOfficeFields,
    { params: Joi.object({ kind: Joi.string().valid('branch', 'locker').required() }), query: chosen },
    ({ params, query, locale }) => {
      // The carrier is asked for no city that it did not name.
      if (query.id && !readCity(query.id))
        throw new AppError('invalid_form', {
          fields: { 'cart[delivery][office][city]': t.cityAgain[locale] },
        });
      return groupFields(checkoutForm, 'delivery.office', query.id, {
        locale,
        values: { delivery: { method: params.kind } as never },
      });
    },
  ),
  serve(
    getCities,
    { query: Joi.object({ search: Joi.string().trim().max(100).allow('').default('') }) },
    ({ query, locale }) =>
      selectOptions(checkoutForm, 'delivery.office.city', query.search ?? '', {
        locale,
        values: { delivery: { method: 'branch' } as never },
      }),
  ),
  serve(getCheckoutTotals, { query: options }, async ({ query, identity, locale }) => {
    const cart = await presentCart(await readCart(ownerOf(identity)), locale, query);
    return { goods: toHryvnias(cartGoods(cart)), discount: cart.discount, total: cart.total };
  }),
  serve(orderToCartCall, { params: tokenParams }, async ({ params, identity, locale }) => {
    const order = await orderByToken(params.token);
    return { cart: await presentCart(await orderToCart(order._id, requireOwner(identity)), locale) };
  }),
  serve(repeatOrderCall, { params: tokenParams }, async ({ params, identity, locale }) => {
    const { _id } = await orderByToken(params.token);
    const { cart, taken, short } = await repeatOrder(_id, requireOwner(identity));
    return {
      cart: await presentCart(cart, locale),
      taken,
      short: short.map(({ title, ...line }) => ({ ...line, title: inLocale(title, locale) })),
    };
  }),
  serve(getCheckoutMessage, {}, async ({ identity, locale }) => {
    const owner = ownerOf(identity);
    const waiting =
      owner &&
      (await OrderModel.findOne({ ...owner, kind: 'goods', state: trusted({ $in: [...AWAITS_BUYER] }) })
        .sort({ createdAt: -1 })
        .lean<OrderRow>());
    const about = waiting?.state === 'pending_confirmation' ? 'unconfirmed' : 'unpaid';
    return {
      message: waiting ? CHECKOUT_MESSAGES[about][locale](waiting.number) : '',
      order: waiting?.token ?? null,
    };
  }),
];

/** A guest has no cabinet to keep an address in. */
const fieldsFor = (identity: Identity, fields: FormField[]): FormField[] =>
  identity.userId
    ? fields
    : fields
        .filter(({ name }) => name !== 'keep')
        .map((field) => (field.fields ? { ...field, fields: fieldsFor(identity, field.fields) } : field));

/** An order that waits for nothing is thanked at once by the offer that sold it. */
async function thanksOf(order: OrderRow): Promise<`/${string}`> {
  const landing = AWAITS_BUYER.includes(order.state) ? null : await findLanding(order);
  return `/${landing ?? 'cart'}/thanks?order=${order.token}`;
}

function purchaseOf({ lines, amounts, number }: OrderRow, locale: Locale) {
  const sold = lines.map(({ item, title, ...line }) => ({ ...line, id: item, title: title[locale] }));
  const { gtagData, fbData } = presentAnalytics(sold, amounts.total);
  return { gtagData: { ...gtagData, transaction_id: String(number) }, fbData };
}
