import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, model, Schema, trusted } from 'mongoose';
import { dayValues } from './day-values.ts';
import { monthValues, type ParameterYear, withMonth, yearOf, yearsOf } from './year-values.ts';

/** Kept with every write of a day, so that no total and no chart reads ten years of days. */
interface YearFields {
  user: string;
  year: number;
  parameters: ParameterYear[];
}

const plain = { _id: false };
const schema = new Schema<YearFields>({
  user: { type: String, required: true },
  year: { type: Number, required: true },
  parameters: [
    new Schema<ParameterYear>(
      { key: { type: String, required: true }, sums: [Number], counts: [Number] },
      plain,
    ),
  ],
});
schema.index({ user: 1, year: 1 }, { unique: true });

export const YearModel = model<YearFields>('Year', schema, 'years');

const ALWAYS = { from: '0000-01-01', to: '9999-12-31' };

/** From the days themselves while nothing was measured since this collection is there. */
export async function yearsOfMember(
  user: Id,
  { from, to }: { from: number; to: number },
): Promise<Map<number, ParameterYear[]>> {
  const found = await YearModel.find({ user, year: trusted({ $gte: from, $lte: to }) })
    .sort({ year: 1 })
    .lean();
  if (found.length || (await YearModel.exists({ user })))
    return new Map(found.map(({ year, parameters }) => [year, parameters]));
  return yearsOf(await dayValues(user, { from: `${from}-01-01`, to: `${to}-12-31` }));
}

/** In the transaction that changes a value of that date: the month is added up anew. */
export async function keepYear(user: Id, date: PlainDate, session: ClientSession): Promise<void> {
  if (!(await YearModel.exists({ user }).session(session))) return keepAllYears(user, session);
  const month = date.slice(0, 7);
  const year = yearOf(month);
  const days = await dayValues(user, { from: `${month}-01`, to: `${month}-31` }, { session });
  const row = await YearModel.findOne({ user, year }).session(session).lean();
  const parameters = withMonth(row?.parameters ?? [], monthValues(month, days));
  await YearModel.updateOne({ user, year }, { $set: { parameters } }, { upsert: true, session });
}

/** Also of the seed, whose days are written at once. */
export async function keepAllYears(user: Id, session: ClientSession | null = null): Promise<void> {
  const years = yearsOf(await dayValues(user, ALWAYS, { session }));
  for (const [year, parameters] of years)
    await YearModel.updateOne({ user, year }, { $set: { parameters } }, { upsert: true }).session(session);
}
