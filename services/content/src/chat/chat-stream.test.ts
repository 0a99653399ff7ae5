import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Identity } from '@stezhka/kit/identity';
import { listen } from '@stezhka/kit/lifecycle';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import { type ReadEvent, readEvents } from '@stezhka/kit/testing/read-events';
import type { CollectionWatch } from '@stezhka/kit/watch-collection';
import request from 'supertest';
import { app, tokenOf } from '../testing/content.ts';
import { ThreadModel } from './chat.model.ts';
import { watchChat } from './chat-stream.ts';

useDatabase();
let server: Server;
let watch: CollectionWatch;
let origin: string;
beforeAll(async () => {
  server = await listen(app as never, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  watch = watchChat();
  await watch.ready;
});
afterEach(clearDatabase);
afterAll(async () => {
  await watch.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const guest = { Locale: 'en', identity: await identityToken({ guestId: 'guest-1' }) };
const admin = { Locale: 'en', identity: await tokenOf('ROLE_ADMIN') };
const send = async (text: string, who = guest) => {
  const reply = await request(app)
    .post('/data/chat/message')
    .set(who)
    .send({ id: randomUUID(), text })
    .expect(200);
  return reply.body.data as { thread: { id: string }; message: { seq: number } };
};
const staff = (path: string, body: object = {}) =>
  request(app).post(`/admin/content/chat/${path}`).set(admin).send(body).expect(200);
const answer = (thread: string, text: string) => staff(`${thread}/message`, { id: randomUUID(), text });
const messages = (events: readonly ReadEvent[]) => events.filter(({ name }) => name === 'message');
const said = (events: readonly ReadEvent[]) => messages(events).map(({ data }) => data.text);
const has = (name: string) => (events: readonly ReadEvent[]) => events.some((one) => one.name === name);

test('messages of both sides arrive as they are written, in order, with their cursor', async () => {
  const { thread } = await send('one');
  const stream = await readEvents(`${origin}/data/chat/events?after=${thread.id}:0`, guest);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  await answer(thread.id, 'two\n\nevent: message\ndata: {"text":"forged"}');
  await send('three');
  expect(await stream.until((events) => messages(events).length === 3)).toBe(true);
  expect(said(stream.events)).toEqual(['one', 'two\n\nevent: message\ndata: {"text":"forged"}', 'three']);
  expect(messages(stream.events).map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `${thread.id}:${n}`));
  stream.close();
});

test('who comes again gets what was missed, and nothing twice', async () => {
  const { thread } = await send('one');
  for (let n = 2; n <= 150; n++)
    await ThreadModel.db.collection('chat_messages').insertOne({
      thread: (await ThreadModel.findById(thread.id))!._id,
      ...{ seq: n, messageId: `m${n}`, from: 'staff', text: `t${n}`, at: new Date() },
    });
  await ThreadModel.updateOne({ _id: thread.id }, { lastSeq: 150 });
  const stream = await readEvents(`${origin}/data/chat/events?after=${thread.id}:1`, {
    ...guest,
    'Last-Event-ID': `${thread.id}:20`,
  });
  await stream.until((events) => messages(events).length >= 130);
  expect(messages(stream.events).map(({ data }) => data.seq)).toEqual(
    Array.from({ length: 130 }, (_, n) => n + 21),
  );
  stream.close();
});

test('typing, reading and closing are told to the other side', async () => {
  const { thread } = await send('one');
  const stream = await readEvents(`${origin}/data/chat/events`, guest);
  await staff(`${thread.id}/typing`);
  expect(await stream.until(has('typing'))).toBe(true);
  await staff(`${thread.id}/read`, { seq: 1 });
  await staff(`${thread.id}/state`, { state: 'closed' });
  await stream.until((events) => events.some(({ data }) => data.state === 'closed'));
  expect(stream.events.at(-1)!.data).toEqual({
    ...{ state: 'closed', visitorRead: 0, staffRead: 1, staffHere: false },
  });
  expect(said(stream.events)).toEqual([]);
  stream.close();
});

test('staff hear of every thread, of the chosen one in full, and visitors see that they are there', async () => {
  const { thread } = await send('one');
  const stream = await readEvents(
    `${origin}/admin/content/chat/events?thread=${thread.id}&after=${thread.id}:0`,
    admin,
  );
  await stream.until((events) => said(events).length === 1 && has('queue')(events));
  const told = stream.events.filter(({ name }) => name === 'queue').length;
  await send('elsewhere', { Locale: 'en', identity: await identityToken({ guestId: 'guest-2' }) });
  await stream.until((events) => events.filter(({ name }) => name === 'queue').length > told);
  expect(said(stream.events)).toEqual(['one']);
  const { body } = await request(app).get('/data/chat').set(guest);
  expect(body.data.staffHere).toBe(true);
  stream.close();
});

test('after a login the guest’s stream says that the thread is another one, and ends', async () => {
  const { thread } = await send('one');
  const stream = await readEvents(`${origin}/data/chat/events`, guest);
  const member: Partial<Identity> = { userId: '65f0000000000000000000b1', guestId: 'guest-1', roles: [] };
  const both = { Locale: 'en', identity: await identityToken(member) };
  await request(app).get('/data/chat').set(both).expect(200);
  await ThreadModel.updateOne({ _id: thread.id }, { name: 'Sofiia' });
  expect(await stream.until(has('reset'))).toBe(true);
  await stream.until(() => false);
  expect(stream.isEnded()).toBe(true);
  const old = await readEvents(`${origin}/data/chat/events?after=65f0000000000000000000ff:3`, both);
  expect(await old.until(has('reset'))).toBe(true);
});
