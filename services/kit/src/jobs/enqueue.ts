import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '../database/database.ts';
import { clock } from '../process/clock.ts';
import { requestContext } from '../process/log.ts';
import { type Job, jobNamed } from './define-job.ts';
import { JobModel, type JobRow } from './job.model.ts';
import { wakeWorkers } from './wake.ts';

const past = new AsyncLocalStorage<true>();

/** For the seed: later work inside `work` counts as done already. */
export const asDone = <T>(work: () => Promise<T>): Promise<T> => past.run(true, work);

const isDoneAlready = (): boolean => past.getStore() === true;

export interface LaterOptions {
  /** A repeated key adds no job, for a month after the job is done. */
  key?: string;
  at?: Date;
  /** Runs before all that is due without it. */
  first?: boolean;
}

/** Joins the caller's transaction; null writes at once. @throws Error when the data do not fit the schema */
export async function later<T>(
  session: ClientSession | null,
  job: Job<T> | string,
  data: T,
  { key, at, first }: LaterOptions = {},
): Promise<void> {
  const { name, schema } = typeof job === 'string' ? jobNamed(job) : job;
  const { value, error } = schema.validate(data, { abortEarly: false });
  if (error) throw new Error(`The data of job '${name}' is wrong: ${error.message}`, { cause: error });
  const now = clock.now();
  const requestId = requestContext.getStore()?.requestId;
  const row = {
    name,
    ...(isDoneAlready()
      ? { data: {}, state: 'done' as const, doneAt: now }
      : { data: value, state: 'open' as const }),
    dueAt: first ? new Date(0) : (at ?? now),
    attempts: 0,
    createdAt: now,
    ...(requestId && { requestId }),
  };
  if (key === undefined) await JobModel.create([row], { session });
  else await writeOnce(session, `${name}:${key}`, row);
  wakeWorkers(session);
}

/** Upsert: a duplicate key error would end the caller's transaction. */
async function writeOnce(
  session: ClientSession | null,
  key: string,
  row: Omit<JobRow, '_id' | 'key'>,
): Promise<void> {
  try {
    await JobModel.updateOne({ key }, { $setOnInsert: row }, { upsert: true }).session(session);
  } catch (error) {
    if (!isDuplicateKey(error) || session?.inTransaction()) throw error;
  }
}
