import { useMasterKeys } from '@stezhka/kit/sealed';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import '../app.ts';
import { sendAsVisitor } from '../chat/chat.service.ts';
import { LayoutModel, sealLayout } from '../layouts/layouts.model.ts';
import { VoteModel } from '../ratings/votes.model.ts';
import { SubscriberModel } from '../subscribers/subscribers.model.ts';
import { personData } from './person.ts';

useDatabase();
useMasterKeys('ab'.repeat(32));
afterEach(clearDatabase);
testPersonData(personData);

const anna = { userId: '65f0000000000000000000a1', email: 'anna@stezhka.example' };
const borys = { userId: '65f0000000000000000000b2', email: 'borys@stezhka.example' };

const subscribe = (email: string) =>
  SubscriberModel.create({ email, locale: 'uk', state: 'active', createdAt: new Date() });

const vote = ({ userId }: typeof anna) =>
  VoteModel.create({ userId, target: '65f0000000000000000000c3', value: 1, at: new Date() });

const layOut = async ({ userId }: typeof anna) =>
  LayoutModel.create({
    _id: '65f0000000000000000000d4',
    userId,
    version: 1,
    deck: 'paths',
    template: 'free',
    savedAt: new Date(),
    ...(await sealLayout({ userId }, { title: '', question: '', note: 'It has begun.', cards: [] })),
  });

const write = ({ userId, email }: typeof anna) =>
  sendAsVisitor(
    { owner: { userId }, locale: 'uk', address: '203.0.113.9' },
    { id: crypto.randomUUID(), text: `Write to ${email}` },
  );

testErasure(personData, {
  person: anna,
  fill: () => Promise.all([subscribe(anna.email), vote(anna), layOut(anna), write(anna)]),
});

test('the chat is exported in pages, and erased with its messages alone', async () => {
  for (const person of [anna, anna, borys]) await write(person);
  const { records } = await personData.export(anna);
  const own = { from: 'visitor', text: `Write to ${anna.email}`, at: expect.any(Date) };
  expect(records.chat_messages).toEqual([own, own]);
  await personData.erase(anna);
  expect((await personData.export(anna)).records.chat_messages).toEqual([]);
  expect((await personData.export(borys)).records.chat_messages).toHaveLength(1);
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

test('layouts are exported with their notes, and nobody else’s', async () => {
  await layOut(anna);
  expect((await personData.export(anna)).records.layouts).toMatchObject([{ note: 'It has begun.' }]);
  expect((await personData.export(borys)).records.layouts).toEqual([]);
});
