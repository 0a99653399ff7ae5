import { advanceClock, setClock } from '@stezhka/kit/clock';
import { runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { collectMails } from '@stezhka/kit/testing/mails';
import request from 'supertest';
import { app, tokenOf } from '../testing/content.ts';
import { SubscriberModel } from './subscribers.model.ts';
import { subscribeAddress } from './subscribers.service.ts';

useDatabase();
const email = 'sofiia@stezhka.example';
const account = (emailVerified: boolean) => ({
  id: '65f0000000000000000000a1',
  email,
  userData: { emailVerified },
  code: 'STEZHKA-7KQ2MX',
});
const gateway = useFakeGateway(account(true));
const inbox = collectMails((to) => recipientOf(to, async () => undefined));
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  inbox.length = 0;
  await clearDatabase();
});

const PATH = '/data/own-subscription';
const call = async (wanted?: boolean) => {
  const sent = wanted === undefined ? request(app).get(PATH) : request(app).post(PATH);
  const asked = sent.set({ Locale: 'ru', identity: await tokenOf('ROLE_USER') });
  return wanted === undefined ? asked : asked.send({ wanted });
};
const state = async () => (await call()).body.data.state;
const subjects = async () => {
  await runDueJobs();
  return inbox.map(({ subject }) => subject);
};

test('on subscribes the confirmed e-mail at once and once, off ends it', async () => {
  expect(await state()).toBe('none');
  expect((await call(true)).body.data).toEqual({ state: 'active' });
  await call(true);
  expect(await state()).toBe('active');
  expect(await subjects()).toEqual(['Вы с нами']);
  expect((await call(false)).body.data).toEqual({ state: 'ended' });
  expect(await state()).toBe('ended');
  expect(await SubscriberModel.findOne({ email })).toMatchObject({ state: 'ended', locale: 'ru' });
});

test('off and on again is welcomed once a day', async () => {
  await call(true);
  expect(await subjects()).toEqual(['Вы с нами']);
  for (const wanted of [false, true]) await call(wanted);
  expect(await subjects()).toEqual(['Вы с нами']);
  await call(false);
  advanceClock({ hours: 25 });
  expect((await call(true)).body.data).toEqual({ state: 'active' });
  expect(await subjects()).toEqual(['Вы с нами', 'Вы с нами']);
});

test('it is the switch of who subscribed in the footer, before and after the confirmation', async () => {
  await subscribeAddress(email, 'uk');
  expect(await state()).toBe('waiting');
  await call(true);
  expect(await state()).toBe('active');
  expect((await SubscriberModel.findOne({ email }))!.keptUntil).toBeUndefined();
});

test('an e-mail that is not confirmed tells nothing and changes nothing', async () => {
  await subscribeAddress(email, 'uk');
  gateway.data = account(false);
  expect(await state()).toBe('none');
  expect((await call(false)).body.code).toBe('conflict');
  expect((await SubscriberModel.findOne({ email }))!.state).toBe('waiting');
});

test('a guest has no switch, and a wish is a yes or a no', async () => {
  expect((await request(app).get(PATH)).body.code).toBe('login_required');
  expect((await call('yes' as never)).status).toBe(400);
});
