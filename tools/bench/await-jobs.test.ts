import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { awaitJobs } from './await-jobs.ts';

const uri = process.env.TEST_MONGODB_URI!;
const HOUR_MS = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms);
const due = { state: 'open', dueAt: at(-1) };
const running = { state: 'open', dueAt: at(HOUR_MS), lease: 'one' };
const later = [
  { state: 'open', dueAt: at(HOUR_MS) },
  { state: 'done', dueAt: at(-1) },
  { state: 'dead', dueAt: at(-1) },
];
let client: mongoose.mongo.MongoClient;
let databases: string[];
const jobsOf = (database: string) => client.db(database).collection('later_jobs');

beforeEach(async () => {
  client = await mongoose.mongo.MongoClient.connect(uri);
  databases = [1, 2].map((n) => `test_jobs_${n}_${randomUUID().slice(0, 8)}`);
  await jobsOf(databases[0]!).insertMany(later.map((row) => ({ ...row })));
});
afterEach(async () => {
  for (const name of databases) await client.db(name).dropDatabase();
  await client.close();
});

async function counted(each: () => Promise<unknown>): Promise<number[]> {
  const counts: number[] = [];
  let working: Promise<unknown> = Promise.resolve();
  const say = (left: number) => {
    if (left !== counts.at(-1)) working = each();
    counts.push(left);
  };
  await awaitJobs({ uri, databases, pollMs: 1, say });
  await working;
  return [...new Set(counts)];
}

test('a site at rest is not waited for: jobs of later, done and dead ones', async () => {
  expect(await counted(async () => {})).toEqual([]);
});

test('widths of pictures are waited for, though a fresh site begins with them later', async () => {
  await jobsOf(databases[1]!).insertOne({ state: 'open', name: 'make_widths', dueAt: at(HOUR_MS) });
  expect(await counted(() => jobsOf(databases[1]!).deleteMany({}))).toEqual([1]);
});

test('the jobs of every service are waited for, due and running ones, until the last has ended', async () => {
  await jobsOf(databases[0]!).insertOne({ ...due });
  await jobsOf(databases[1]!).insertOne({ ...running });
  const ends = [
    () => jobsOf(databases[0]!).updateOne({ dueAt: due.dueAt, state: 'open' }, { $set: { state: 'done' } }),
    () => jobsOf(databases[1]!).updateMany({}, { $set: { state: 'done' }, $unset: { lease: 1 } }),
  ];
  expect(await counted(() => ends.shift()!())).toEqual([2, 1]);
});
