import { model, Schema } from 'mongoose';

const FIRST_NUMBER = 10_000;

/** The last number given out. */
const counter = new Schema<{ name: string; value: number }>({
  name: { type: String, required: true },
  value: { type: Number, required: true },
});
counter.index({ name: 1 }, { unique: true });
export const CounterModel = model('Counter', counter, 'counters');

/**
 * Unique; counted outside of the order's transaction, where concurrent buyers would wait for each other at this one row.
 * An order that fails leaves a gap.
 */
export async function nextOrderNumber(): Promise<number> {
  const counter = await CounterModel.findOneAndUpdate(
    { name: 'orders' },
    { $inc: { value: 1 } },
    { returnDocument: 'after', upsert: true },
  ).lean<{ value: number }>();
  return FIRST_NUMBER + counter!.value;
}
