import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, model, Schema } from 'mongoose';
import { DayModel } from './days.model.ts';
import { type Run, runsOf, withDate } from './runs.ts';

/** Filled days of a member, so that no page reads ten years of them to tell a streak. */
interface RunsFields {
  user: string;
  /** Oldest first. */
  runs: Run[];
}

const text = { type: String, required: true };
const schema = new Schema<RunsFields>({
  user: text,
  runs: [new Schema<Run>({ from: text, to: text }, { _id: false })],
});
schema.index({ user: 1 }, { unique: true });

export const RunsModel = model<RunsFields>('Runs', schema, 'runs');

/** From the days themselves while nothing was written since this collection is there. */
export async function runsOfMember(user: Id, session: ClientSession | null = null): Promise<Run[]> {
  const found = await RunsModel.findOne({ user }).session(session).lean();
  if (found) return found.runs;
  const days = await DayModel.find({ user, filled: true })
    .sort({ date: 1 })
    .select({ _id: 0, date: 1 })
    .session(session)
    .lean();
  return runsOf(days.map(({ date }) => date));
}

/** In the transaction that fills or empties the day. */
export async function keepRuns(
  user: Id,
  { date, filled }: { date: PlainDate; filled: boolean },
  session: ClientSession,
): Promise<void> {
  const runs = withDate(await runsOfMember(user, session), date, filled);
  await RunsModel.updateOne({ user }, { $set: { runs } }, { upsert: true, session });
}
