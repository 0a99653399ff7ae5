import mongoose from 'mongoose';
import { log } from '../process/log.ts';
import { createIndexes } from './indexes.ts';

export { dropLeftoverIndexes, leftoverIndexes } from './indexes.ts';

mongoose.set('strictQuery', true);
mongoose.set('autoIndex', false);

/** Creates missing indexes and drops none. */
export async function connectDatabase(uri: string, dbName: string): Promise<void> {
  await mongoose.connect(uri, { dbName, serverSelectionTimeoutMS: 10_000, retryWrites: true });
  for (const { collection, name, reason } of await createIndexes())
    log.error(
      { collection, index: name, reason },
      'index stands with other options than its model says: docs/operations.md, Indexes',
    );
}

export const databaseReady = (): boolean => mongoose.connection.readyState === 1;

const afterCommits = new WeakMap<mongoose.ClientSession, (() => void)[]>();

/** A transaction that meets another one is tried again: `work` may run more than once. */
export async function transaction<T>(work: (session: mongoose.ClientSession) => Promise<T>): Promise<T> {
  return mongoose.connection.withSession(async (session) => {
    const result = await session.withTransaction(() => {
      afterCommits.set(session, []);
      return work(session);
    });
    for (const act of afterCommits.get(session) ?? []) act();
    return result;
  });
}

/** For what cannot be taken back, such as a line of the log: `act` runs once, and only if the transaction is committed. */
export const afterCommit = (session: mongoose.ClientSession, act: () => void): void =>
  void afterCommits.get(session)!.push(act);

const DUPLICATE_KEY = 11000;

/** A unique index refused the write: another one was first. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === DUPLICATE_KEY;
