import { countAttempt } from '@stezhka/kit/attempts';
import { inAllLocales } from '@stezhka/kit/localised';
import {
  button,
  defineMail,
  defineRecipient,
  type MailTools,
  note,
  paragraph,
  rows,
  sendMail,
} from '@stezhka/kit/mail';
import { type Locale, type Localised, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { addressIn, isPickup } from '../delivery/delivery-methods.ts';
import { formatMoney } from '../money/money.ts';
import { sendCourseOrderMail } from './course-order.mail.ts';
import { lineName } from './order-line.presenter.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { type MailedState, type MailTexts, ORDER_MAIL_TEXTS } from './orders-mail.texts.ts';

/** Amounts in kopiykas. */
interface OrderMailData {
  state: MailedState;
  /** Of a refund in part, or of a further payment. */
  refunded: number;
  number: number;
  token: string;
  lines: { name: Record<Locale, string>; quantity: number; kopiykas: number }[];
  discount: number;
  delivery: number;
  fee: number;
  total: number;
  /** Where the buyer fetches the order. */
  place: Localised | null;
  trackingNumber: string;
  /** In the link of an order that awaits its confirmation. */
  confirmationCode: string | null;
  /** Goods are held until then for an order that awaits its buyer. */
  until: string | null;
  /** Paid on delivery. */
  cod: boolean;
}

/** An order as the examples of mails name it. */
export const MAIL_EXAMPLE = {
  number: 10482,
  token: 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n',
  line: {
    name: {
      uk: 'Щоденник-марафон на 28 днів, A5',
      ru: 'Дневник-марафон на 28 дней, A5',
      en: 'The 28-day marathon diary, A5',
    },
    quantity: 1,
  },
};

/** In the order's language; erased buyers get no mail. */
defineRecipient('order', async (id) => {
  const order = await OrderModel.findById(id).lean<OrderRow>();
  return order?.contacts.email ? { email: order.contacts.email, locale: order.locale } : undefined;
});

const isMailed = (state: OrderState): state is MailedState & OrderState => state in ORDER_MAIL_TEXTS.uk;
const isPending = (state: MailedState): boolean =>
  state === 'pending_payment' || state === 'pending_confirmation';

/** The lines are read when the mail is sent, the state is that of the event. */
const orderMail = defineMail<{ state: MailedState; kopiykas?: number }, OrderMailData>('order', {
  schema: Joi.object({ state: Joi.string().required(), kopiykas: Joi.number() }),
  example: {
    state: 'paid',
    refunded: 0,
    number: MAIL_EXAMPLE.number,
    token: MAIL_EXAMPLE.token,
    lines: [{ ...MAIL_EXAMPLE.line, kopiykas: 69_000 }],
    discount: 0,
    delivery: 7_000,
    fee: 0,
    total: 76_000,
    place: null,
    trackingNumber: '20 4508 1234 5678',
    confirmationCode: null,
    until: null,
    cod: false,
  },
  async complete({ state, kopiykas = 0 }, { id }) {
    const order = await OrderModel.findById(id).lean<OrderRow>();
    // A mail that was late: nothing is to be paid or confirmed any more.
    if (!order || (isPending(state) && order.state !== state)) return undefined;
    return { ...mailDataOf(order), state, refunded: kopiykas };
  },
  texts: { uk: textIn('uk'), ru: textIn('ru'), en: textIn('en') },
});

const mailDataOf = ({
  number,
  token,
  lines,
  amounts,
  delivery,
  payment,
  trackingNumber,
  confirmationCode,
  reservedUntil,
}: OrderRow) => ({
  number,
  token,
  lines: lines.map((line) => ({
    name: inAllLocales((locale) => lineName(line, locale)),
    quantity: line.quantity,
    kopiykas: line.price * line.quantity,
  })),
  discount: amounts.discount,
  delivery: amounts.delivery,
  fee: amounts.fee,
  total: amounts.total,
  place: isPickup(delivery.method) ? inAllLocales((locale) => addressIn(delivery, locale).place) : null,
  trackingNumber,
  confirmationCode: reservedUntil && confirmationCode,
  until: reservedUntil?.toISOString() ?? null,
  cod: payment === 'cod',
});

function textsFor({ state, place, trackingNumber, total, cod }: OrderMailData, locale: Locale): MailTexts {
  const texts = ORDER_MAIL_TEXTS[locale];
  const { fetched } = texts;
  if (
    cod &&
    (state === 'expired' || state === 'refunded' || state === 'refunded_part' || state === 'returned')
  )
    return texts.onDelivery[state];
  if (state === 'paid' && total === 0) return (place ? fetched : texts).accepted;
  if (place && (state === 'cod_confirmed' || state === 'paid' || state === 'shipped')) return fetched[state];
  const words = texts[state];
  return state === 'shipped' && trackingNumber
    ? { ...words, text: `${words.text} ${texts.tracking}` }
    : words;
}

function summaryRows({ lines, discount, delivery, fee, total }: OrderMailData, locale: Locale) {
  const texts = ORDER_MAIL_TEXTS[locale];
  const price = (kopiykas: number) => (kopiykas > 0 ? formatMoney(kopiykas, locale) : texts.free);
  return rows([
    ...lines.map(
      ({ name, quantity, kopiykas }) => [`${name[locale]} × ${quantity}`, price(kopiykas)] as const,
    ),
    ...(discount !== 0 ? [[texts.discount, formatMoney(-discount, locale)] as const] : []),
    ...(delivery !== 0 ? [[texts.delivery, formatMoney(delivery, locale)] as const] : []),
    ...(fee !== 0 ? [[texts.fee, formatMoney(fee, locale)] as const] : []),
    [texts.total, price(total)],
  ]);
}

function textIn(locale: Locale) {
  return (data: OrderMailData, { url }: MailTools) => {
    const { number, token, place, trackingNumber, confirmationCode, until, refunded } = data;
    const { subject, heading, text, action } = textsFor(data, locale);
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{number}', String(number))
        .replaceAll('{until}', () => (until ? formatMoment(until, locale) : ''))
        .replaceAll('{refunded}', () => formatMoney(refunded, locale))
        .replaceAll('{tracking}', () => trackingNumber)
        .replaceAll('{place}', () => place?.[locale] ?? '');
    return {
      subject: fill(subject),
      preview: fill(text),
      heading: fill(heading),
      body: [
        paragraph(fill(text)),
        summaryRows(data, locale),
        button(
          action,
          url(confirmationCode ? `/order/${token}?confirm=${confirmationCode}` : `/order/${token}`),
        ),
        note(ORDER_MAIL_TEXTS[locale].help),
      ],
    };
  };
}

const formatMoment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SITE_TIME_ZONE,
  }).format(new Date(at));

/** A stranger may type any address, and unpaid orders do not count by it (decision 0044). */
const PAY_MAILS = { name: 'orders-pay-mail', free: 3, seconds: 60 * 60 };

/** Only as the order is placed: who begins another attempt has the payment page open. */
async function mayAskToPay({ steps, contacts }: OrderRow, session: ClientSession): Promise<boolean> {
  if (steps.length > 1) return false;
  const { count } = await countAttempt(PAY_MAILS, contacts.email, session);
  return count <= PAY_MAILS.free;
}

export async function sendOrderMail(order: OrderRow, session: ClientSession): Promise<void> {
  const key = `${order._id}:${order.steps.length}`;
  if (order.kind === 'course') return sendCourseOrderMail(order, { state: order.state, key }, session);
  if (order.kind !== 'goods' || !isMailed(order.state)) return;
  if (order.state === 'pending_payment' && !(await mayAskToPay(order, session))) return;
  await sendMail(session, orderMail, {
    to: { kind: 'order', id: String(order._id) },
    data: { state: order.state },
    key,
  });
}

/** Money that goes back without a change of the order's state. */
export async function sendRefundMail(
  order: OrderRow,
  data: { state: 'refunded_part' | 'refunded_double'; kopiykas: number },
  session: ClientSession,
): Promise<void> {
  const { refunded, doubleRefunded = 0 } = order;
  const key = `${order._id}:${data.state}:${refunded}:${doubleRefunded}`;
  if (order.kind === 'course') return sendCourseOrderMail(order, { ...data, key }, session);
  if (order.kind !== 'goods') return;
  await sendMail(session, orderMail, {
    to: { kind: 'order', id: String(order._id) },
    data,
    key,
  });
}
