import { randomBytes } from 'node:crypto';
import { AppError } from '@stezhka/kit/errors';
import Joi from 'joi';
import { OrderModel, type OrderRow } from './orders.model.ts';

export const newOrderToken = (): string => randomBytes(24).toString('base64url');

export const tokenParams = Joi.object({
  token: Joi.string()
    .pattern(/^[\w-]{32}$/)
    .required(),
});

export async function orderByToken(token: string): Promise<OrderRow> {
  const order = await OrderModel.findOne({ token }).lean<OrderRow>();
  if (!order) throw new AppError('not_found');
  return order;
}
