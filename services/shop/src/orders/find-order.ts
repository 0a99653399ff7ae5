import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { defineForm, email, text } from '@stezhka/kit/forms';
import { defineJob, later } from '@stezhka/kit/jobs';
import { button, defineMail, note, paragraph, sendMail } from '@stezhka/kit/mail';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import type { FindOrderBody } from '@stezhka/shop-contract';
import Joi from 'joi';
import { OrderModel, type OrderRow } from './orders.model.ts';

export const findOrderForm = defineForm('find-order', {
  action: '/form/find-order',
  fields: {
    number: text({
      label: { uk: 'Номер замовлення', ru: 'Номер заказа', en: 'Order number' },
      hint: {
        uk: 'Цифри з листа про замовлення',
        ru: 'Цифры из письма о заказе',
        en: 'The digits from the e-mail about the order',
      },
      required: true,
      maxLength: 24,
      validation: [
        {
          regex: /^\D*(?:\d\D*){1,9}$/,
          error: {
            uk: 'Упишіть цифри номера',
            ru: 'Впишите цифры номера',
            en: 'Type the digits of the number',
          },
        },
      ],
    }),
    email: email({
      label: { uk: 'Пошта із замовлення', ru: 'Почта из заказа', en: 'E-mail of the order' },
      required: true,
    }),
  },
});

const HOUR_SECONDS = 60 * 60;
const SEARCHES: Rule = { name: 'find-order', free: 20, seconds: HOUR_SECONDS };
/** Protects an inbox from requests of many addresses. */
const MAILS: Rule = { name: 'find-order-mail', free: 3, seconds: HOUR_SECONDS };

/** The order is looked up after the reply, so that neither its words nor its time tell. */
const mailOrderLink = defineJob(
  'mail-order-link',
  Joi.object<{ number: number; email: string; locale: Locale }>({
    number: Joi.number().required(),
    email: Joi.string().required(),
    locale: Joi.string()
      .valid(...LOCALES)
      .required(),
  }),
  async ({ number, email, locale }, { id: key }) => {
    const order = await OrderModel.findOne({ number, kind: 'goods' }).lean<OrderRow>();
    if (!order || order.contacts.email !== email) return;
    const id = String(order._id);
    const { count } = await countAttempt(MAILS, id);
    if (count > MAILS.free) return;
    await sendMail(null, orderLinkMail, { to: { kind: 'order', id }, data: {}, key, locale });
  },
);

/** @param address from `visitorAddress` @throws AppError too_many_requests */
export async function findOrder(
  { number, email }: FindOrderBody,
  { address, locale }: { address: string; locale: Locale },
): Promise<void> {
  const { count, seconds } = await countAttempt(SEARCHES, address);
  if (count > SEARCHES.free) throw new AppError('too_many_requests', { retryAfter: seconds });
  await later(null, mailOrderLink, { number: Number(number.replace(/\D/g, '')), email, locale });
}

const orderLinkMail = defineMail<object, { number: number; token: string }>('order-link', {
  schema: Joi.object({}),
  example: { number: 10482, token: 'u6cHq0mC0dyx0f3wYJ8zT5bWm2kQvR1n' },
  async complete(_, { id }) {
    const order = await OrderModel.findById(id).lean<OrderRow>();
    return order ? { number: order.number, token: order.token } : undefined;
  },
  texts: {
    uk: ({ number, token }, { url }) => ({
      subject: `Ваше замовлення № ${number}`,
      preview: 'Посилання, про яке ви просили.',
      heading: `Замовлення № ${number}`,
      body: [
        paragraph(
          'Ви просили надіслати посилання на замовлення. Ось воно: звідси замовлення можна оплатити, скасувати або повернути.',
        ),
        button('Відкрити замовлення', url(`/order/${token}`)),
        note(
          'Якщо ви про це не просили, нічого не робіть. Посилання нікому не показуйте: воно відкриває замовлення без входу.',
        ),
      ],
    }),
    ru: ({ number, token }, { url }) => ({
      subject: `Ваш заказ № ${number}`,
      preview: 'Ссылка, о которой вы просили.',
      heading: `Заказ № ${number}`,
      body: [
        paragraph(
          'Вы просили прислать ссылку на заказ. Вот она: отсюда заказ можно оплатить, отменить или вернуть.',
        ),
        button('Открыть заказ', url(`/order/${token}`)),
        note(
          'Если вы об этом не просили, ничего не делайте. Ссылку никому не показывайте: она открывает заказ без входа.',
        ),
      ],
    }),
    en: ({ number, token }, { url }) => ({
      subject: `Your order no. ${number}`,
      preview: 'The link you asked for.',
      heading: `Order no. ${number}`,
      body: [
        paragraph(
          'You asked for the link to your order. Here it is: from there you can pay for the order, cancel it or send it back.',
        ),
        button('Open the order', url(`/order/${token}`)),
        note(
          'If you didn’t ask for it, do nothing. Keep the link to yourself: it opens the order without a login.',
        ),
      ],
    }),
  },
});
