import { clock } from '../process/clock.ts';
import { JobModel, type JobRow } from './job.model.ts';
import { wakeWorkers } from './wake.ts';

export type DeadJob = Pick<JobRow, 'name' | 'data' | 'key' | 'attempts' | 'error' | 'createdAt'> & {
  id: string;
};

export async function deadJobs(limit = 100): Promise<DeadJob[]> {
  const rows = await JobModel.find({ state: 'dead' }).sort({ dueAt: 1 }).limit(limit).lean();
  return rows.map(({ _id, name, data, key, attempts, error, createdAt }) => ({
    id: String(_id),
    name,
    data,
    attempts,
    createdAt,
    ...(key && { key }),
    ...(error && { error }),
  }));
}

/** Restores all tries; false when the job is not dead. */
export async function reviveJob(id: string): Promise<boolean> {
  const change = { $set: { state: 'open', attempts: 0, dueAt: clock.now() } };
  const { matchedCount } = await JobModel.updateOne({ _id: id, state: 'dead' }, change);
  wakeWorkers();
  return matchedCount > 0;
}

export async function jobCounts(): Promise<{ open: number; dead: number }> {
  const [open, dead] = await Promise.all([
    JobModel.countDocuments({ state: 'open' }),
    JobModel.countDocuments({ state: 'dead' }),
  ]);
  return { open, dead };
}
