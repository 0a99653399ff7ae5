import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { clock } from '../process/clock.ts';
import { readEnv } from '../process/env.ts';
import { log, requestContext } from '../process/log.ts';
import { definedJobs, GiveUp, jobNamed } from './define-job.ts';
import { later } from './enqueue.ts';
import { JobModel, type JobRow } from './job.model.ts';

/** Another process takes over a run that was silent for this long. */
export const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_SECONDS = 60 * 60;

export type LeasedJob = JobRow & { lease: string };

/** @param busy names of jobs of which this process runs as many as it may */
export async function takeJob(busy: readonly string[] = []): Promise<LeasedJob | undefined> {
  const left = [...busy, ...readEnv().JOBS_EXCEPT];
  const names = definedJobs()
    .map(({ name }) => name)
    .filter((name) => !left.includes(name));
  const lease = randomUUID();
  const row = await JobModel.findOneAndUpdate(
    { state: 'open', dueAt: mongoose.trusted({ $lte: clock.now() }), name: mongoose.trusted({ $in: names }) },
    { $set: { lease, dueAt: clock.in(LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after', lean: true },
  );
  return row ? { ...row, lease } : undefined;
}

/** Throws only for an error of `whenDead`. */
export async function runJob(row: LeasedJob): Promise<void> {
  const job = jobNamed(row.name);
  const { value, error } = job.schema.validate(row.data);
  const run = { id: String(row._id), attempt: row.attempts, ...(row.key && { key: row.key }) };
  const die = async (text: string) => {
    if (!error && (await isOurs(row))) await job.whenDead?.(value, run);
    await bury(row, text);
  };
  // A job that kills its process never reaches its own failure.
  if (row.attempts > job.attempts) return die(row.error ?? 'the process ended while the job ran');
  if (job.every) await later(null, job, {}, nextRun(job.every));
  if (error) return die(error.message);
  const alive = setInterval(() => void renew(row), LEASE_MS / 3);
  try {
    await requestContext.run({ requestId: row.requestId ?? `job-${run.id}` }, () => job.handler(value, run));
    // The row stays for its key; the data go, since they may be about a person.
    const done = { state: 'done', doneAt: clock.now(), data: {} } as const;
    await settle(row, { $set: done, $unset: { lease: 1, error: 1 } });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.warn({ err: error, job: row.name, attempt: row.attempts }, 'job failed');
    if (row.attempts >= job.attempts || error instanceof GiveUp) await die(text);
    else {
      const dueAt = clock.in(pauseAfter(row.attempts, job.longestPause));
      await settle(row, { $set: { dueAt, error: text.slice(0, 4000) }, $unset: { lease: 1 } });
    }
  } finally {
    clearInterval(alive);
  }
}

/** ms: 10 s, 20 s, 40 s …, slightly random so that failures do not return together. @param longest seconds */
export function pauseAfter(attempts: number, longest: number = LONGEST_PAUSE_SECONDS): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), longest * 1000);
  return Math.round(pause * (1 + Math.random() * 0.2));
}

export function nextRun(every: number): { key: string; at: Date } {
  const slot = Math.floor(clock.now().getTime() / (every * 1000)) + 1;
  return { key: `every:${slot}`, at: new Date(slot * every * 1000) };
}

function bury(row: LeasedJob, text: string): Promise<void> {
  log.error({ job: row.name, id: String(row._id), error: text }, 'job put aside as dead');
  return settle(row, { $set: { state: 'dead', error: text.slice(0, 4000) }, $unset: { lease: 1 } });
}

const isOurs = ({ _id, lease }: LeasedJob) => JobModel.exists({ _id, lease });

async function settle(row: LeasedJob, change: mongoose.UpdateQuery<JobRow>): Promise<void> {
  const { matchedCount } = await JobModel.updateOne({ _id: row._id, lease: row.lease }, change);
  if (!matchedCount) log.warn({ job: row.name, id: String(row._id) }, 'job was taken over meanwhile');
}

const renew = (row: LeasedJob) =>
  JobModel.updateOne({ _id: row._id, lease: row.lease }, { $set: { dueAt: clock.in(LEASE_MS) } }).catch(
    (err) => log.warn({ err, job: row.name }, 'lease not renewed'),
  );
