import { creditBalance, debitBalance } from '@stezhka/account-contract';
import { readEnv } from '@stezhka/kit/env';
import { AppError } from '@stezhka/kit/errors';
import { callService } from '@stezhka/kit/gateway';
import { defineJob, GiveUp } from '@stezhka/kit/jobs';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import Joi from 'joi';
import { OrderModel, type OrderRow } from '../orders/orders.model.ts';

const account = () => {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const identity = { service: 'shop', roles: [], locale: DEFAULT_LOCALE };
  return { gateway, identity };
};

async function credit(order: OrderRow): Promise<void> {
  const body = {
    userId: order.userId!,
    kopiykas: order.amounts.total,
    key: `top-up:${order._id}`,
    reason: 'top_up' as const,
  };
  await callService(creditBalance, { body }, account());
}

/** Outages are retried; a refusal by account needs a person. */
async function orGiveUp(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const refused = error instanceof AppError && error.code !== 'unavailable' && error.code !== 'timeout';
    if (refused) throw new GiveUp(`account answers ${error.code}`, { cause: error });
    throw error;
  }
}

const orderOf = async (id: string): Promise<OrderRow> => {
  const order = await OrderModel.findById(id).lean<OrderRow>();
  if (!order?.userId) throw new GiveUp(`Top-up ${id} has no member.`);
  return order;
};

export const creditTopUp = defineJob(
  'credit-top-up',
  Joi.object<{ id: string }>({ id: Joi.string().required() }),
  async ({ id }) => {
    const order = await orderOf(id);
    await orGiveUp(() => credit(order));
  },
  { attempts: 30 },
);

/** Debits what the provider reversed by itself; the credit comes first whatever the order of the jobs. */
export const takeBackTopUp = defineJob(
  'take-back-top-up',
  Joi.object<{ id: string; kopiykas: number }>({
    id: Joi.string().required(),
    kopiykas: Joi.number().integer().min(1).required(),
  }),
  async ({ id, kopiykas }, { key }) => {
    const order = await orderOf(id);
    await orGiveUp(async () => {
      await credit(order);
      const body = { userId: order.userId!, kopiykas, key: key!, reason: 'refund' as const };
      await callService(debitBalance, { body }, account());
    });
  },
  { attempts: 30 },
);
