import { type FormDefinition, type Locale, type Localised, localePath } from '@stezhka/kit-contract';
import { paymentCallback } from '@stezhka/shop-contract';
import type { Request } from 'express';
import { toHryvnias } from '../money/money.ts';
import type { OrderRow } from '../orders/orders.model.ts';
import type { PaymentRow } from './payments.model.ts';
import { providerOf } from './provider.ts';
import { pack } from './signed-data.ts';

const DESCRIPTIONS: Record<OrderRow['kind'], Localised<(number: number) => string>> = {
  goods: {
    uk: (number) => `Стежка, замовлення № ${number}`,
    ru: (number) => `Стежка, заказ № ${number}`,
    en: (number) => `Stezhka, order no. ${number}`,
  },
  course: {
    uk: (number) => `Стежка, курс, замовлення № ${number}`,
    ru: (number) => `Стежка, курс, заказ № ${number}`,
    en: (number) => `Stezhka, course, order no. ${number}`,
  },
  top_up: {
    uk: (number) => `Стежка, поповнення балансу, № ${number}`,
    ru: (number) => `Стежка, пополнение баланса, № ${number}`,
    en: (number) => `Stezhka, balance top-up, no. ${number}`,
  },
};

const backTo = ({ token }: OrderRow): `/${string}` => `/cart/thanks?order=${token}`;

export const originOf = ({ headers }: Pick<Request, 'headers'>): string =>
  `${headers['x-forwarded-proto'] ?? 'http'}://${headers['x-forwarded-host'] ?? headers.host}`;

/** @param origin of the site, 'https://stezhka.example' */
export function providerForm(
  order: OrderRow,
  payment: PaymentRow,
  { locale, origin }: { locale: Locale; origin: string },
): FormDefinition {
  const { publicKey, privateKey, checkoutUrl } = providerOf(payment);
  const signed = pack(
    {
      version: 3,
      public_key: publicKey,
      action: 'pay',
      amount: toHryvnias(payment.amount),
      currency: payment.currency,
      description: DESCRIPTIONS[order.kind][locale](order.number),
      order_id: payment.orderRef,
      language: locale,
      result_url: origin + localePath(backTo(order), locale),
      server_url: `${origin}/api${paymentCallback.path}`,
    },
    privateKey,
  );
  const fields = Object.entries(signed).map(([name, value]) => ({
    name,
    fullName: name,
    type: 'hidden',
    value,
  }));
  return { name: 'payment', action: checkoutUrl, fields };
}
