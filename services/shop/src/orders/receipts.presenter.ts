import { WORKSHOP_ADDRESS } from '@stezhka/content-contract';
import { type Locale, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import { formatMoney } from '../money/money.ts';
import { lineName } from './order-line.presenter.ts';
import type { OrderRow } from './orders.model.ts';
import { paymentNames } from './orders.texts.ts';
import type { Receipt } from './receipt-pdf.ts';
import { receiptTexts } from './receipts.texts.ts';

/** Money is collected with the delivery, or before anything is packed. */
const PAID_AT: Record<OrderRow['payment'], OrderState> = { card: 'paid', cod: 'delivered' };

const paidStep = ({ steps, payment }: OrderRow) => steps.findLast(({ to }) => to === PAID_AT[payment]);

/** Goods that were paid for, also when money went back since. */
export const hasReceipt = (order: OrderRow): boolean =>
  order.kind === 'goods' && order.amounts.total > 0 && paidStep(order) !== undefined;

const dayIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: SITE_TIME_ZONE,
  }).format(at);

export function receiptOf(order: OrderRow, locale: Locale): Receipt {
  const { number, createdAt, contacts, payment, lines, amounts, coupon, refunded, doubleRefunded } = order;
  const t = receiptTexts[locale];
  const paidAt = paidStep(order)!.at;
  const money = (kopiykas: number) => formatMoney(kopiykas, locale);
  const further = (name: string, kopiykas: number) =>
    kopiykas === 0 ? [] : [{ name, sum: money(kopiykas) }];
  return {
    language: locale,
    createdAt: paidAt,
    title: `${t.title} ${number}`,
    seller: [t.seller, WORKSHOP_ADDRESS[locale]],
    facts: [
      [t.ordered, dayIn(locale, createdAt)],
      [t.paid, `${dayIn(locale, paidAt)}, ${paymentNames[payment][locale].toLocaleLowerCase(locale)}`],
      [t.buyer, `${contacts.name} ${contacts.lastName}`.trim()],
    ],
    head: t.head,
    lines: lines.map((line) => ({
      name: lineName(line, locale),
      quantity: `${line.quantity} × ${money(line.price)}`,
      sum: money(line.price * line.quantity),
    })),
    totals: [
      { name: t.goods, sum: money(amounts.goods) },
      ...further(`${t.discount} ${coupon}`, -amounts.discount),
      { name: t.delivery, sum: amounts.delivery > 0 ? money(amounts.delivery) : t.free },
      ...further(t.fee, amounts.fee),
      { name: t.total, sum: money(amounts.total), strong: true },
      ...further(t.refunded, refunded),
      ...further(t.doubleRefunded, doubleRefunded ?? 0),
    ],
    note: t.note,
  };
}
