import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { defineJob, GiveUp, later, runDueJobs } from '@stezhka/kit/jobs';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import Joi from 'joi';
import mongoose from 'mongoose';
import { parseCommand, runCommand, USAGE } from './command.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearDatabase);
afterAll(() => setClock(null));

let works = false;
const write = defineJob('write', Joi.object<{ email: string }>({ email: Joi.string() }), async () => {
  if (!works) throw new GiveUp('the mail server is away\n  at a line of code');
});

test('dead jobs are listed without what they know of people, and one is revived', async () => {
  works = false;
  expect(await runCommand({ service: 'shop' })).toEqual(['No job of shop is dead.']);
  await later(null, write, { email: 'sofiia@stezhka.example' });
  await runDueJobs();
  const [line, ...more] = await runCommand({ service: 'shop' });
  expect(more).toEqual([]);
  expect(line).toMatch(
    /^[0-9a-f]{24} {2}write {2}2026-11-20T10:00:00.000Z {2}1 tries {2}.*mail server is away$/,
  );
  const revive = line!.slice(0, 24);
  works = true;
  expect(await runCommand({ service: 'shop', revive })).toEqual([
    `Job ${revive} is taken up again within seconds.`,
  ]);
  advanceClock({ seconds: 1 });
  expect(await runDueJobs()).toBe(1);
  expect(await runCommand({ service: 'shop' })).toEqual(['No job of shop is dead.']);
  await expect(runCommand({ service: 'shop', revive })).rejects.toThrow(`No job ${revive} of shop is dead.`);
});

const id = 'a'.repeat(24);
test.each([[[]], [['kit']], [['shop', 'kill', id]], [['shop', 'revive']], [['shop', 'revive', '{"$ne":1}']]])(
  '%j is answered by how it is used',
  (args: string[]) => expect(parseCommand(args)).toBeUndefined(),
);

const run = (args: string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'jobs.ts'), ...args], { env, encoding: 'utf8' });

test('the command reaches the database of the service that it names', async () => {
  const { NODE_OPTIONS: _, MONGODB_URI: __, ...env } = process.env;
  expect(run(['shops'], env)).toMatchObject({ status: 1, stderr: expect.stringMatching(USAGE.slice(0, 20)) });
  expect(run(['shop'], env)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching('MONGODB_URI is missing'),
  });
  const there = { ...env, MONGODB_URI: process.env.TEST_MONGODB_URI! };
  const [client, _id] = [new mongoose.mongo.MongoClient(there.MONGODB_URI), new mongoose.Types.ObjectId()];
  const diary = client.db('diary').collection('later_jobs');
  const dead = {
    name: 'write',
    state: 'dead',
    data: {},
    attempts: 8,
    dueAt: new Date(),
    createdAt: new Date(),
  };
  await diary.insertOne({ _id, ...dead });
  try {
    expect(run(['diary'], there).stdout).toMatch(String(_id));
    expect(run(['shop'], there).stdout).not.toMatch(String(_id));
    expect(run(['diary', 'revive', String(_id)], there)).toMatchObject({ status: 0, stderr: '' });
    expect(await diary.findOne({ _id })).toMatchObject({ state: 'open', attempts: 0 });
    expect(run(['diary', 'revive', String(_id)], there)).toMatchObject({
      status: 1,
      stderr: `No job ${_id} of diary is dead.\n`,
    });
  } finally {
    await diary.deleteOne({ _id });
    await client.close();
  }
});
