import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import Joi from 'joi';
import { MAIL_EXAMPLE } from './orders.mail.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

export const orderLinkMail = defineMail<object, { number: number; token: string }>('order-link', {
  schema: Joi.object({}),
  example: { number: MAIL_EXAMPLE.number, token: MAIL_EXAMPLE.token },
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
