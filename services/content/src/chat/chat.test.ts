import { randomUUID } from 'node:crypto';
import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import request from 'supertest';
import {
  admin,
  answer,
  as,
  chat,
  guest,
  member,
  queue,
  send,
  sofiia,
  staffPost,
  texts,
  type Who,
} from '../testing/chat.ts';
import { app } from '../testing/content.ts';
import { MessageModel, ThreadModel } from './chat.model.ts';

useDatabase();
useFakeGateway({ email: 'sofiia@stezhka.example', name: 'Софія', locale: 'ru' });
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

describe('a visitor', () => {
  test('has one thread, its messages in order, its text as it was typed', async () => {
    expect(await chat(guest)).toEqual({
      ...{ thread: null, messages: [], more: false, unread: 0, staffHere: false },
    });
    const first = await send(guest, '  $lastSeq <b>1 & 2</b>\nдва  ');
    expect(first.body.data.message).toMatchObject({
      seq: 1,
      from: 'visitor',
      text: '$lastSeq <b>1 & 2</b>\nдва',
    });
    await send(guest, 'three');
    expect(texts(await chat(guest))).toEqual(['$lastSeq <b>1 & 2</b>\nдва', 'three']);
    expect(await ThreadModel.countDocuments({ guestId: 'guest-1' })).toBe(1);
    expect((await queue()).threads).toMatchObject([{ who: 'guest', lastText: 'three', locale: 'ru' }]);
  });

  test('who sends a message again, even at once, has sent it once', async () => {
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(guest, 'once', id)));
    expect(replies.map(({ status, body }) => [status, body.data.message.seq])).toEqual(
      replies.map(() => [200, 1]),
    );
    expect(texts(await chat(guest))).toEqual(['once']);
  });

  test('ten messages at once get ten numbers', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => send(guest, `n${n}`)));
    const { messages } = await chat(guest);
    expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test.each([[''], ['   \n '], ['x'.repeat(2_001)], [7]])('cannot send %j', async (text) => {
    expect((await send(guest, text as string)).status).toBe(400);
    expect(await ThreadModel.estimatedDocumentCount()).toBe(0);
  });

  test('who writes too fast waits; a refused message leaves nothing, and goes later', async () => {
    const id = randomUUID();
    for (let n = 0; n < 20; n++) expect((await send(guest, 'quick')).status).toBe(200);
    const refused = await send(guest, 'one more', id);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    advanceClock({ minutes: 2 });
    expect((await send(guest, 'one more', id)).body.data.message.seq).toBe(21);
  });

  test('sees nothing of another one, whoever asks', async () => {
    await send(sofiia, 'mine');
    for (const who of [guest, {}, { userId: '65f0000000000000000000b2' }])
      expect(await chat(who)).toMatchObject({ thread: null, messages: [] });
    const reads = request(app)
      .post('/data/chat/read')
      .set(await as(guest));
    await reads.send({ seq: 1 }).expect(404);
    await request(app)
      .get('/data/chat/history?before=9')
      .set(await as(guest))
      .expect(404);
    await request(app)
      .get('/data/chat/events')
      .set(await as(guest))
      .expect(404);
    await request(app)
      .get('/admin/content/chat')
      .set(await as(sofiia))
      .expect(403);
  });

  test('pages through what is older', async () => {
    const { body } = await send(guest, 'one');
    const thread = body.data.thread.id;
    await MessageModel.insertMany(
      Array.from({ length: 60 }, (_, n) => ({
        ...{ thread, seq: n + 2, messageId: `m${n}`, from: 'staff', text: `t${n + 2}`, at: new Date() },
      })),
    );
    await ThreadModel.updateOne({ _id: thread }, { lastSeq: 61 });
    const latest = await chat(guest);
    expect([latest.messages[0].seq, latest.messages.length, latest.more]).toEqual([12, 50, true]);
    const older = await request(app)
      .get('/data/chat/history?before=12')
      .set(await as(guest))
      .expect(200);
    expect([texts(older.body.data)[0], older.body.data.messages.length, older.body.data.more]).toEqual([
      'one',
      11,
      false,
    ]);
  });
});

describe('staff', () => {
  test('find unread threads first, answer, read, close; each act is recorded without its text', async () => {
    const first = (await send(guest, 'first')).body.data.thread.id;
    advanceClock({ minutes: 1 });
    const second = (await send(sofiia, 'second')).body.data.thread.id;
    const ids = async (query = '') => (await queue(query)).threads.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([second, first]);
    await staffPost(`${second}/read`, { seq: 1 }).expect(200);
    expect(await ids()).toEqual([first, second]);
    expect((await queue()).unread).toBe(1);

    const id = randomUUID();
    for (let n = 0; n < 2; n++) await answer(first, 'an answer', id).expect(200);
    expect((await queue()).threads.find((one: { id: string }) => one.id === first).waitingSince).toBeNull();
    expect(await chat(guest)).toMatchObject({
      unread: 1,
      messages: [{}, { text: 'an answer', from: 'staff' }],
    });

    await staffPost(`${first}/state`, { state: 'closed' }).expect(200);
    await staffPost(`${first}/state`, { state: 'closed' }).expect(200);
    expect(await ids('?state=closed')).toEqual([first]);
    expect((await answer(first, 'too late')).body.code).toBe('conflict');
    const rows = await AuditModel.find({ resource: 'chat', documentId: first })
      .sort({ at: 1, _id: 1 })
      .lean();
    expect(rows.map(({ action, changes }) => [action, changes])).toEqual([
      ['reply', []],
      ['close', []],
    ]);
    await send(guest, 'again');
    expect((await chat(guest)).thread.state).toBe('open');
  });

  test.each(['', '/history?before=2', '/events?thread='])(
    'find no thread that is not there: %s',
    async (path) => {
      const id = '65f0000000000000000000ff';
      const at = path.startsWith('/events') ? `events?thread=${id}` : `${id}${path}`;
      await request(app).get(`/admin/content/chat/${at}`).set(admin).expect(404);
    },
  );
});

test('a mark of reading never goes back, nor past the last message', async () => {
  const { id } = (await send(guest, 'one')).body.data.thread;
  await answer(id, 'two');
  const read = async (seq: number) =>
    (
      await request(app)
        .post('/data/chat/read')
        .set(await as(guest))
        .send({ seq })
        .expect(200)
    ).body.data;
  expect(await read(999)).toMatchObject({ thread: { visitorRead: 2 }, unread: 0 });
  expect(await read(1)).toMatchObject({ thread: { visitorRead: 2 } });
});

describe('a login', () => {
  const both: Who = { ...sofiia, ...guest };
  // A pair is merged once in the life of a process.
  const later: Who = { guestId: 'guest-2' };
  const laterBoth: Who = { ...sofiia, ...later };

  test('makes the guest’s thread the member’s, whose name staff then see', async () => {
    await send(guest, 'one');
    expect(texts(await chat(both))).toEqual(['one']);
    expect((await chat(guest)).thread).toBeNull();
    await runDueJobs();
    expect((await queue()).threads).toMatchObject([{ who: 'member', name: 'Софія' }]);
  });

  test('puts what the guest wrote after what the member had, once', async () => {
    const id = randomUUID();
    await send(sofiia, 'as a member');
    await send(sofiia, 'sent twice', id);
    await send(later, 'sent twice', id);
    await send(later, 'as a guest');
    expect(texts(await chat(laterBoth))).toEqual(['as a member', 'sent twice', 'as a guest']);
    await send(laterBoth, 'after');
    const { messages } = await chat(sofiia);
    expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 4, 5]);
    expect((await queue()).threads).toMatchObject([{ who: 'member', lastText: 'after', unread: true }]);
  });
});

test('guests’ closed threads go after 90 days, quiet ones are closed, members’ stay', async () => {
  for (const who of [guest, sofiia]) await send(who, 'words');
  const sweep = async (days: number) => {
    advanceClock({ days });
    const { chatRetention } = await import('./chat.job.ts');
    await chatRetention.handler({}, { id: '1', attempt: 1 });
    return ThreadModel.find({}).hint({ _id: 1 }).lean();
  };
  expect((await sweep(29)).map(({ state }) => state)).toEqual(['open', 'open']);
  expect((await sweep(2)).map(({ state }) => state)).toEqual(['closed', 'closed']);
  expect(await sweep(88)).toHaveLength(2);
  expect((await sweep(3)).map(({ userId }) => userId)).toEqual([member]);
  expect(await MessageModel.find({}).hint({ _id: 1 }).lean()).toHaveLength(1);
});
