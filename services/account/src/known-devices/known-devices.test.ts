import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { identityKeys, identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { createApp } from '../app.ts';
import { ProfileModel } from '../profile/profile.model.ts';
import { beginEnrolmentOf, completeEnrolment } from '../second-factor/second-factor.service.ts';
import { codeOf, member, PASSWORD, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { useFakeProvider } from '../testing/fake-provider.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';
import { KnownDeviceModel } from './known-devices.model.ts';

useDatabase();
useFakeGateway();
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
const logIn = (agent: string) => visitor().logIn(email, PASSWORD).set('User-Agent', agent);
const mails = async () => (await inbox.newMails()).map(({ to, subject, text }) => ({ to, subject, text }));

const sofiia = () => member({ email, createdAt: clock.now() });

test('the device of the registration, and one known for long, are no news', async () => {
  await sofiia();
  for (const agent of [PHONE, PHONE, NEWER_PHONE]) await logIn(agent);
  expect(await mails()).toEqual([]);
});

test('another device is told by mail, once', async () => {
  await sofiia();
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
  await sofiia();
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

test('a member who was away for a season hears of every device, the one from before too', async () => {
  await sofiia();
  await logIn(PHONE);
  advanceClock({ minutes: 60 * 24 * 91 });
  await logIn(PHONE);
  expect(await mails()).toMatchObject([{ to: email, subject: 'A login from a new device' }]);
});

test('the mail says when, on the clock that the member had before', async () => {
  const { id } = await sofiia();
  await logIn(PHONE);
  await logIn(DESK).set('Time-Zone', 'Asia/Tokyo');
  expect((await mails())[0]!.text).toContain('on 20 November 2026 at 12:00, Kyiv time.');
  expect((await ProfileModel.findById(id))!.timeZone).toBe('Asia/Tokyo');
  await KnownDeviceModel.deleteMany({ userId: id });
  advanceClock({ minutes: 120 });
  await logIn(DESK);
  expect((await mails())[0]!.text).toContain('on 20 November 2026 at 21:00, Japan Standard Time.');
});

describe('a login after a long absence is told', () => {
  const provider = useFakeProvider();
  const NEW = 'зовсім інша довга фраза';
  const openid = async () => {
    const app = createApp({
      identityKeys,
      limits: { registrations: 9, recoveries: 9 },
      openid: provider.settings,
    });
    provider.person = { sub: 'sofiia-1', email, email_verified: true };
    const visit = async (path: string) =>
      request(app)
        .get(path)
        .set('identity', await identityToken({ guestId: 'g1', csrf: 'this browser' }))
        .set({ locale: 'en', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'stezhka.example' });
    const { location } = (await visit('/openid/start')).headers;
    return visit(`/openid/callback${provider.logIn(location!).search}`);
  };
  const secondStep = async () => {
    const user = (await UserModel.findOne({ email }))!;
    const secret = await beginEnrolmentOf(user);
    await completeEnrolment(user, codeOf(secret), 'en');
    advanceClock({ minutes: 1 });
    const { fields } = (await visitor().logIn(email, PASSWORD)).body.data.form;
    const ticket = fields.find(({ name }: { name: string }) => name === 'ticket').value;
    return visitor().post('/form/second-factor', { ticket, code: codeOf(secret) });
  };
  const recovery = async () => {
    await visitor().post('/form/forgot-password', { email });
    const code = await inbox.code();
    return visitor().post('/form/pass-recover', { code, password: NEW, repeat_password: NEW });
  };

  test.each([
    ['the password', () => logIn(DESK)],
    ['the second step', secondStep],
    ['the provider', openid],
    ['a recovery', recovery],
  ])('by %s', async (_, enter) => {
    await member({ email, emailVerifiedAt: clock.now(), createdAt: clock.in(-365 * 86_400_000) });
    expect(sessionWord(await enter())).toHaveProperty('start');
    expect((await mails()).filter(({ subject }) => subject === 'A login from a new device')).toHaveLength(1);
  });

  test('a registration remembers its device, so that another one is told', async () => {
    const form = { email, password: PASSWORD, repeat_password: PASSWORD, consent: '1' };
    await visitor().post('/form/registration', form).set('User-Agent', PHONE).expect(200);
    await inbox.newMails();
    await logIn(PHONE);
    expect(await mails()).toEqual([]);
    await logIn(DESK);
    expect(await mails()).toMatchObject([{ subject: 'A login from a new device' }]);
  });
});
