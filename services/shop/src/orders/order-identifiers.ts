import { randomBytes } from 'node:crypto';
import { AppError } from '@stezhka/kit/errors';
import Joi from 'joi';
import { model, Schema } from 'mongoose';
import { OrderModel, type OrderRow } from './orders.model.ts';

const FIRST_NUMBER = 10_000;

const counter = new Schema<{ name: string; value: number }>({
  name: { type: String, required: true },
  value: { type: Number, required: true },
});
counter.index({ name: 1 }, { unique: true });
export const CounterModel = model('Counter', counter, 'counters');

/** Unique, but with gaps: counted outside of the transaction, where all buyers would wait for this row. */
export async function nextOrderNumber(): Promise<number> {
  const counter = await CounterModel.findOneAndUpdate(
    { name: 'orders' },
    { $inc: { value: 1 } },
    { returnDocument: 'after', upsert: true },
  ).lean<{ value: number }>();
  return FIRST_NUMBER + counter!.value;
}

export const newOrderToken = (): string => randomBytes(24).toString('base64url');

export const tokenRule = Joi.string()
  .pattern(/^[\w-]{32}$/)
  .required();
export const tokenParams = Joi.object({ token: tokenRule });

export async function orderByToken(token: string): Promise<OrderRow> {
  const order = await OrderModel.findOne({ token }).lean<OrderRow>();
  if (!order) throw new AppError('not_found');
  return order;
}
