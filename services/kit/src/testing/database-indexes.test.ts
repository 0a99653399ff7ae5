import mongoose from 'mongoose';
import { AttemptModel } from '../attempts/attempts.ts';
import { JobModel } from '../jobs/job.model.ts';
import { useDatabase } from './database.ts';

const plain = mongoose.model('Plain', new mongoose.Schema({ text: String }), 'plain');

useDatabase();

test.each([AttemptModel, JobModel, plain].map((model) => [model.modelName, model] as const))(
  'the indexes of %s in a test are those of a service that starts',
  async (_, model) => {
    expect(await (model as mongoose.Model<unknown>).diffIndexes()).toEqual({ toCreate: [], toDrop: [] });
  },
);

test('an expired row stays until its test deletes it', async () => {
  const admin = mongoose.connection.getClient().db('admin');
  expect(await admin.command({ getParameter: 1, ttlMonitorEnabled: 1 })).toMatchObject({
    ttlMonitorEnabled: false,
  });
});

test('a write of a test does not wait for the journal', async () => {
  const admin = mongoose.connection.getClient().db('admin');
  const { config } = await admin.command({ replSetGetConfig: 1 });
  expect(config.writeConcernMajorityJournalDefault).toBe(false);
});
