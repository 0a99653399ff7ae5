import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { collectMails } from '@stezhka/kit/testing/mails';
import request from 'supertest';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { answer, as, guest, send, sofiia, staffPost } from '../testing/chat.ts';
import { app } from '../testing/content.ts';

useDatabase();
useFakeGateway({ email: 'sofiia@stezhka.example', name: 'Софія', locale: 'ru' });
const inbox = collectMails((to) =>
  recipientOf(to, async () => ({ email: 'sofiia@stezhka.example', locale: 'ru' })),
);
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  inbox.length = 0;
  await clearDatabase();
});

const mailsAfter = async (minutes: number) => {
  advanceClock({ minutes });
  await runDueJobs();
  return inbox.map(({ to, subject }) => [to, subject]);
};
const WAITING = ['hello@stezhka.example', 'У чаті чекають на відповідь'];
const ANSWERED = ['sofiia@stezhka.example', 'Вам ответили в чате'];
beforeEach(() =>
  ContactsModel.collection.insertOne({ name: 'main', email: 'hello@stezhka.example' } as never),
);

test('a mail goes to the workshop once for each silence, and tells nothing of what was written', async () => {
  const { id } = (await send(guest, 'a secret')).body.data.thread;
  await send(guest, 'hello?');
  expect(await mailsAfter(4)).toEqual([]);
  expect(await mailsAfter(2)).toEqual([WAITING]);
  expect(JSON.stringify(inbox)).not.toContain('secret');
  expect(JSON.stringify(inbox)).toContain(`/admin/chat?thread=${id}`);
  await send(guest, 'still here');
  expect(await mailsAfter(10)).toEqual([WAITING]);
  await staffPost(`${id}/read`, { seq: 3 });
  await send(guest, 'another day');
  expect(await mailsAfter(10)).toEqual([WAITING, WAITING]);
});

test('a mail stays away from staff who have read, and from a member who has', async () => {
  const { id } = (await send(sofiia, 'one')).body.data.thread;
  await staffPost(`${id}/read`, { seq: 1 });
  await answer(id, 'two');
  await request(app)
    .post('/data/chat/read')
    .set(await as(sofiia))
    .send({ seq: 2 });
  expect(await mailsAfter(10)).toEqual([]);
});

test('a mail tells a member of an answer once; a guest has no address', async () => {
  const { id } = (await send(sofiia, 'one')).body.data.thread;
  const other = (await send(guest, 'one')).body.data.thread.id;
  for (const thread of [id, other]) await staffPost(`${thread}/read`, { seq: 1 });
  for (const thread of [id, id, other]) await answer(thread, 'an answer');
  expect(await mailsAfter(10)).toEqual([ANSWERED]);
});
