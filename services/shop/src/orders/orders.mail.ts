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
import type { Locale } from '@stezhka/kit-contract';
import type { OrderState } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { ClientSession } from 'mongoose';
import { isPickup } from '../delivery/delivery-methods.ts';
import { formatMoney } from '../money/money.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';
import { type MailedState, type MailTexts, ORDER_MAIL_TEXTS } from './orders-mail.texts.ts';

/** Amounts in kopiykas. */
interface OrderMailData {
  state: MailedState;
  number: number;
  token: string;
  lines: { title: Record<Locale, string>; quantity: number; kopiykas: number }[];
  discount: number;
  delivery: number;
  fee: number;
  total: number;
  place: string | null;
  trackingNumber: string;
  /** Of an order that awaits its confirmation. */
  confirmation: { code: string; until: string } | null;
  /** Paid on delivery. */
  cod: boolean;
}

/** In the order's language; erased buyers get no mail. */
defineRecipient('order', async (id) => {
  const order = await OrderModel.findById(id).lean<OrderRow>();
  return order?.contacts.email ? { email: order.contacts.email, locale: order.locale } : undefined;
});

const isMailed = (state: OrderState): state is MailedState => state in ORDER_MAIL_TEXTS.uk;

/** The lines are read when the mail is sent, the state is that of the event. */
const orderMail = defineMail<{ state: MailedState }, OrderMailData>('order', {
  schema: Joi.object({ state: Joi.string().required() }),
  example: {
    state: 'paid',
    number: 10482,
    token: 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n',
    lines: [
      {
        title: {
          uk: 'Щоденник-марафон на 28 днів',
          ru: 'Дневник-марафон на 28 дней',
          en: 'The 28-day marathon diary',
        },
        quantity: 1,
        kopiykas: 69_000,
      },
    ],
    discount: 0,
    delivery: 7_000,
    fee: 0,
    total: 76_000,
    place: null,
    trackingNumber: '20 4508 1234 5678',
    confirmation: null,
    cod: false,
  },
  async complete({ state }, { id }) {
    const order = await OrderModel.findById(id).lean<OrderRow>();
    // A mail that was late: nothing is to be confirmed any more.
    if (!order || (state === 'pending_confirmation' && order.state !== state)) return undefined;
    return { ...mailDataOf(order), state };
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
  confirmationCode: code,
  reservedUntil,
}: OrderRow) => ({
  number,
  token,
  lines: lines.map(({ title, quantity, price }) => ({ title, quantity, kopiykas: price * quantity })),
  discount: amounts.discount,
  delivery: amounts.delivery,
  fee: amounts.fee,
  total: amounts.total,
  place: isPickup(delivery.method) ? delivery.place : null,
  trackingNumber,
  confirmation: code && reservedUntil ? { code, until: reservedUntil.toISOString() } : null,
  cod: payment === 'cod',
});

function textsFor({ state, place, trackingNumber, total, cod }: OrderMailData, locale: Locale): MailTexts {
  const texts = ORDER_MAIL_TEXTS[locale];
  const { fetched } = texts;
  if (state === 'expired' && cod) return texts.unconfirmed;
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
      ({ title, quantity, kopiykas }) => [`${title[locale]} × ${quantity}`, price(kopiykas)] as const,
    ),
    ...(discount > 0 ? [[texts.discount, formatMoney(-discount, locale)] as const] : []),
    ...(delivery > 0 ? [[texts.delivery, formatMoney(delivery, locale)] as const] : []),
    ...(fee > 0 ? [[texts.fee, formatMoney(fee, locale)] as const] : []),
    [texts.total, price(total)],
  ]);
}

function textIn(locale: Locale) {
  return (data: OrderMailData, { url }: MailTools) => {
    const { number, token, place, trackingNumber, confirmation } = data;
    const { subject, heading, text, action } = textsFor(data, locale);
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{number}', String(number))
        .replaceAll('{until}', () => (confirmation ? formatMoment(confirmation.until, locale) : ''))
        .replaceAll('{tracking}', () => trackingNumber)
        .replaceAll('{place}', () => place ?? '');
    return {
      subject: fill(subject),
      preview: fill(text),
      heading: fill(heading),
      body: [
        paragraph(fill(text)),
        summaryRows(data, locale),
        button(
          action,
          url(confirmation ? `/order/${token}?confirm=${confirmation.code}` : `/order/${token}`),
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
    timeZone: 'Europe/Kyiv',
  }).format(new Date(at));

export async function sendOrderMail(order: OrderRow, session: ClientSession): Promise<void> {
  if (order.kind !== 'goods' || !isMailed(order.state)) return;
  await sendMail(session, orderMail, {
    to: { kind: 'order', id: String(order._id) },
    data: { state: order.state },
    key: `${order._id}:${order.steps.length}`,
  });
}
