import { advanceClock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { member, PASSWORD, visitor } from '../testing/account.ts';
import { openInbox } from '../testing/inbox.ts';

useDatabase();
const inbox = openInbox();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const email = 'sofiia@stezhka.example';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const NEWER_PHONE = PHONE.replace('142', '143');
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const logIn = (agent: string) => visitor().logIn(email, PASSWORD).set('User-Agent', agent).expect(200);
const mails = async () => (await inbox.newMails()).map(({ to, subject, text }) => ({ to, subject, text }));

test('the first device, and one known for long, are no news', async () => {
  await member({ email });
  for (const agent of [PHONE, PHONE, NEWER_PHONE]) await logIn(agent);
  expect(await mails()).toEqual([]);
});

test('another device is told by mail, once', async () => {
  await member({ email });
  await logIn(PHONE);
  for (let n = 0; n < 2; n++) await logIn(DESK);
  expect(await mails()).toEqual([
    {
      to: email,
      subject: 'A login from a new device',
      text: expect.stringContaining('a computer, Firefox, Linux'),
    },
  ]);
});

test('a device that was away for a season is new again', async () => {
  await member({ email });
  await logIn(DESK);
  advanceClock({ minutes: 60 * 24 * 80 });
  await logIn(PHONE);
  advanceClock({ minutes: 60 * 24 * 20 });
  await logIn(DESK);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'A login from a new device',
    'A login from a new device',
  ]);
});
