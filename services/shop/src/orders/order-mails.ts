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
import { sayMoney } from '../money.ts';
import { ORDER_MAIL_TEXTS, type ToldState } from './order-mail-texts.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

/** An order as its mail tells it. */
interface Told {
  state: ToldState;
  number: number;
  token: string;
  lines: { title: Record<Locale, string>; quantity: number; kopiykas: number }[];
  total: number;
  trackingNumber: string;
}

/** The buyer of an order, in the language it was made in. */
defineRecipient('order', async (id) => {
  const order = await OrderModel.findById(id).lean<OrderRow>();
  return order ? { email: order.contacts.email, locale: order.locale } : undefined;
});

const isTold = (state: OrderState): state is ToldState => state in ORDER_MAIL_TEXTS.uk;

/** What happened to an order; its lines are read when the mail goes, the state is the one it is about. */
export const orderMail = defineMail<{ state: ToldState }, Told>('order', {
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
    total: 76_000,
    trackingNumber: '20 4508 1234 5678',
  },
  async complete({ state }, { id }) {
    const order = await OrderModel.findById(id).lean<OrderRow>();
    return order ? { ...tellableOf(order), state } : undefined;
  },
  texts: { uk: textIn('uk'), ru: textIn('ru'), en: textIn('en') },
});

const tellableOf = ({ number, token, lines, amounts, trackingNumber }: OrderRow) => ({
  number,
  token,
  lines: lines.map(({ title, quantity, price }) => ({ title, quantity, kopiykas: price * quantity })),
  total: amounts.total,
  trackingNumber,
});

function textIn(locale: Locale) {
  return ({ state, number, token, lines, total, trackingNumber }: Told, { url }: MailTools) => {
    const words = ORDER_MAIL_TEXTS[locale];
    const { subject, heading, text, action } = words[state];
    const fill = (sentence: string) =>
      sentence.replaceAll('{number}', String(number)).replaceAll('{tracking}', trackingNumber);
    return {
      subject: fill(subject),
      preview: fill(text),
      heading: fill(heading),
      body: [
        paragraph(fill(text)),
        rows([
          ...lines.map(
            ({ title, quantity, kopiykas }) =>
              [`${title[locale]} × ${quantity}`, sayMoney(kopiykas, locale)] as const,
          ),
          [words.total, sayMoney(total, locale)],
        ]),
        button(action, url(`/order/${token}`)),
        note(words.help),
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
