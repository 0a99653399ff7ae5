import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import '../app.ts';
import { VoteModel } from '../ratings/votes.model.ts';
import { SubscriberModel } from '../subscribers/subscribers.model.ts';
import { personData } from './person.ts';

useDatabase();
afterEach(clearDatabase);
testPersonData(personData);

const anna = { userId: '65f0000000000000000000a1', email: 'anna@stezhka.example' };
const borys = { userId: '65f0000000000000000000b2', email: 'borys@stezhka.example' };

const subscribe = (email: string) =>
  SubscriberModel.create({ email, locale: 'uk', state: 'active', createdAt: new Date() });

const vote = ({ userId }: typeof anna) =>
  VoteModel.create({ userId, target: '65f0000000000000000000c3', value: 1, at: new Date() });

testErasure(personData, {
  person: anna,
  fill: () => Promise.all([subscribe(anna.email), vote(anna)]),
});

test('a vote is exported with what it was for', async () => {
  await vote(anna);
  await vote(borys);
  const { records } = await personData.export(anna);
  expect(records.votes).toEqual([{ target: '65f0000000000000000000c3', value: 1, at: expect.any(Date) }]);
});

test('a subscription is exported and erased with its verified address', async () => {
  for (const { email } of [anna, borys]) await subscribe(email);
  const { records } = await personData.export(anna);
  expect(records.subscribers).toMatchObject([{ email: anna.email, state: 'active' }]);
  for (let n = 0; n < 2; n++) {
    await personData.erase(anna);
    expect((await personData.export(anna)).records.subscribers).toEqual([]);
  }
  expect((await personData.export(borys)).records.subscribers).toHaveLength(1);
});
