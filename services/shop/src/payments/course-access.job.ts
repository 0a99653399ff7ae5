import { grantCourse, revokeCourse } from '@stezhka/diary-contract';
import { transaction } from '@stezhka/kit/database';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import { defineJob, GiveUp } from '@stezhka/kit/jobs';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import Joi from 'joi';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';
import { refundPaidOrder } from './refunds.service.ts';

const diary = () => {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  return { gateway, identity: { service: 'shop', roles: [], locale: DEFAULT_LOCALE } };
};

/** Outages are retried; a refusal by the diary needs a person. */
async function ask(
  id: string,
  work: (asked: { body: { userId: string; course: string; order: string } }) => Promise<unknown>,
): Promise<void> {
  const order = await OrderModel.findById(id).lean<OrderRow>();
  if (!order?.course) throw new GiveUp(`Order ${id} is of no course.`);
  // Who has been erased since has no courses either.
  if (!order.userId) return;
  try {
    await work({ body: { userId: order.userId, course: order.course.id, order: id } });
  } catch (error) {
    const refused = error instanceof AppError && error.code !== 'unavailable';
    if (refused) throw new GiveUp(`The diary answers ${error.code}.`, { cause: error });
    throw error;
  }
}

const data = Joi.object<{ id: string }>({ id: Joi.string().required() });

export const grantOrderedCourse = defineJob(
  'grant-ordered-course',
  data,
  ({ id }) =>
    ask(id, async (asked) => {
      const { granted } = await callService(grantCourse, asked, diary());
      if (!granted) await giveMoneyBack(id);
    }),
  { attempts: 30 },
);

export const revokeOrderedCourse = defineJob(
  'revoke-ordered-course',
  data,
  ({ id }) => ask(id, (asked) => callService(revokeCourse, asked, diary())),
  { attempts: 30 },
);

/** The member had the course already, from the balance or by another order. */
const giveMoneyBack = (id: string): Promise<unknown> =>
  transaction(async (session) => {
    const order = (await OrderModel.findById(id).session(session).lean<OrderRow>())!;
    if (order.state !== 'paid') return;
    await refundPaidOrder(order, { reason: 'double', by: { kind: 'system' } }, session);
  });
