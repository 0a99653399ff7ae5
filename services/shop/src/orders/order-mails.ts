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
import { sayMoney } from '../money/money.ts';
import { ORDER_MAIL_TEXTS, type ToldState, type Words } from './order-mail-texts.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

/** An order as its mail tells it; amounts are kopiykas. */
interface Told {
  state: ToldState;
  number: number;
  token: string;
  lines: { title: Record<Locale, string>; quantity: number; kopiykas: number }[];
  discount: number;
  delivery: number;
  fee: number;
  total: number;
  /** Where it is fetched; null when it is sent. */
  place: string | null;
  trackingNumber: string;
}

/** The buyer of an order, in the language it was made in; one who was erased is nobody. */
defineRecipient('order', async (id) => {
  const order = await OrderModel.findById(id).lean<OrderRow>();
  return order?.contacts.email ? { email: order.contacts.email, locale: order.locale } : undefined;
});

const isTold = (state: OrderState): state is ToldState => state in ORDER_MAIL_TEXTS.uk;

/** What happened to an order; its lines are read when the mail goes, the state is the one it is about. */
const orderMail = defineMail<{ state: ToldState }, Told>('order', {
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
  },
  async complete({ state }, { id }) {
    const order = await OrderModel.findById(id).lean<OrderRow>();
    return order ? { ...tellableOf(order), state } : undefined;
  },
  texts: { uk: textIn('uk'), ru: textIn('ru'), en: textIn('en') },
});

const tellableOf = ({ number, token, lines, amounts, delivery, trackingNumber }: OrderRow) => ({
  number,
  token,
  lines: lines.map(({ title, quantity, price }) => ({ title, quantity, kopiykas: price * quantity })),
  discount: amounts.discount,
  delivery: amounts.delivery,
  fee: amounts.fee,
  total: amounts.total,
  place: isPickup(delivery.method) ? delivery.place : null,
  trackingNumber,
});

/** What happened, in the words for how the order comes to its buyer. */
function wordsOf({ state, place, trackingNumber, total }: Told, locale: Locale): Words {
  const texts = ORDER_MAIL_TEXTS[locale];
  const { fetched } = texts;
  if (state === 'paid' && total === 0) return (place ? fetched : texts).accepted;
  if (place && (state === 'cod_confirmed' || state === 'paid' || state === 'shipped')) return fetched[state];
  const words = texts[state];
  return state === 'shipped' && trackingNumber
    ? { ...words, text: `${words.text} ${texts.tracking}` }
    : words;
}

/** Goods, what is taken off or added, and what it comes to: they add up. */
function sumsOf({ lines, discount, delivery, fee, total }: Told, locale: Locale) {
  const texts = ORDER_MAIL_TEXTS[locale];
  const price = (kopiykas: number) => (kopiykas > 0 ? sayMoney(kopiykas, locale) : texts.free);
  return rows([
    ...lines.map(
      ({ title, quantity, kopiykas }) => [`${title[locale]} × ${quantity}`, price(kopiykas)] as const,
    ),
    ...(discount > 0 ? [[texts.discount, sayMoney(-discount, locale)] as const] : []),
    ...(delivery > 0 ? [[texts.delivery, sayMoney(delivery, locale)] as const] : []),
    ...(fee > 0 ? [[texts.fee, sayMoney(fee, locale)] as const] : []),
    [texts.total, price(total)],
  ]);
}

function textIn(locale: Locale) {
  return (told: Told, { url }: MailTools) => {
    const { number, token, place, trackingNumber } = told;
    const { subject, heading, text, action } = wordsOf(told, locale);
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{number}', String(number))
        .replaceAll('{tracking}', () => trackingNumber)
        .replaceAll('{place}', () => place ?? '');
    return {
      subject: fill(subject),
      preview: fill(text),
      heading: fill(heading),
      body: [
        paragraph(fill(text)),
        sumsOf(told, locale),
        button(action, url(`/order/${token}`)),
        note(ORDER_MAIL_TEXTS[locale].help),
      ],
    };
  };
}

/** Writes the mail about an order's new state into the outbox, once for each step. */
export async function tellOfOrder(order: OrderRow, session: ClientSession): Promise<void> {
  if (order.kind !== 'goods' || !isTold(order.state)) return;
  await sendMail(session, orderMail, {
    to: { kind: 'order', id: String(order._id) },
    data: { state: order.state },
    key: `${order._id}:${order.steps.length}`,
  });
}
