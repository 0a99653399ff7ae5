import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { SERVICES } from '../workspaces.ts';

const JOBS = 'later_jobs';

interface Waiting {
  uri: string;
  databases?: readonly string[];
  pollMs?: number;
  say?: (left: number) => void;
}

/**
 * Until no service has a job that is due or running, nor widths of pictures to make, which a fresh site begins after a
 * minute: what it draws would take the measured one's processor.
 */
export async function awaitJobs({
  uri,
  databases = SERVICES,
  pollMs = 1000,
  say = () => {},
}: Waiting): Promise<void> {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  const open = databases.map((name) => client.db(name).collection(JOBS));
  try {
    for (let left = await jobsLeft(open); left; left = await jobsLeft(open)) {
      say(left);
      await pause(pollMs);
    }
  } finally {
    await client.close();
  }
}

async function jobsLeft(collections: readonly mongoose.mongo.Collection[]): Promise<number> {
  // A running job is due again when its lease ends; a pause before a retry, and a job of tomorrow, hold nobody up.
  const begins = [{ dueAt: { $lte: new Date() } }, { lease: { $exists: true } }, { name: 'make_widths' }];
  const busy = { state: 'open', $or: begins };
  const counts = await Promise.all(collections.map((one) => one.countDocuments(busy)));
  return counts.reduce((sum, count) => sum + count, 0);
}
