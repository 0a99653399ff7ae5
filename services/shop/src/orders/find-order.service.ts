import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { defineJob, later } from '@stezhka/kit/jobs';
import { sendMail } from '@stezhka/kit/mail';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import type { FindOrderBody } from '@stezhka/shop-contract';
import Joi from 'joi';
import { orderLinkMail } from './find-order.mail.ts';
import { OrderModel, type OrderRow } from './orders.model.ts';

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
