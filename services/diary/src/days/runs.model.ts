import { AppError } from '@stezhka/kit/errors';
import type { Id, PlainDate } from '@stezhka/kit-contract';
import { type ClientSession, model, Schema } from 'mongoose';
import { DayModel } from './days.model.ts';
import { type Run, runsOf, withDate } from './runs.ts';

/** Filled days of a member, so that no page reads ten years of them to tell a streak. */
interface RunsFields {
  user: string;
  /** Oldest first. */
  runs: Run[];
  /** How often the member has erased the diary. */
  erasure: number;
  /** Counts what was written beside an erasure, so that the two meet in this row. */
  version: number;
}

const text = { type: String, required: true };
export const runSchema = new Schema<Run>({ from: text, to: text }, { _id: false });
const schema = new Schema<RunsFields>({
  user: text,
  runs: [runSchema],
  erasure: { type: Number, default: 0 },
  version: { type: Number, default: 0 },
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

export async function erasureOf(user: Id, session: ClientSession | null = null): Promise<number> {
  const found = await RunsModel.findOne({ user }).select({ erasure: 1 }).session(session).lean();
  return found?.erasure ?? 0;
}

/** @throws AppError diary_erased for what was prepared before the last erasure */
export async function requireErasure(
  user: Id,
  erasure: number,
  session: ClientSession | null = null,
): Promise<void> {
  if ((await erasureOf(user, session)) !== erasure) throw new AppError('diary_erased');
}

/** As `requireErasure`, last in a transaction that fills no day: an erasure since its begin makes it try again. */
export async function lockErasure(user: Id, erasure: number, session: ClientSession): Promise<void> {
  await requireErasure(user, erasure, session);
  const runs = await runsOfMember(user, session);
  await RunsModel.updateOne({ user }, { $set: { runs }, $inc: { version: 1 } }, { upsert: true, session });
}

/** The row stays and is written, so that a transaction that fills a day at that moment is tried again. */
export const eraseRuns = (user: Id, session: ClientSession) =>
  RunsModel.updateOne({ user }, { $set: { runs: [] }, $inc: { erasure: 1 } }, { upsert: true, session });

/** In the transaction that fills or empties the day. */
export async function keepRuns(
  user: Id,
  { date, filled }: { date: PlainDate; filled: boolean },
  session: ClientSession,
): Promise<void> {
  const runs = withDate(await runsOfMember(user, session), date, filled);
  await RunsModel.updateOne({ user }, { $set: { runs } }, { upsert: true, session });
}
