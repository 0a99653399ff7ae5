import { clock, setClock } from '@stezhka/kit/clock';
import { JobModel, runDueJobs } from '@stezhka/kit/jobs';
import { recipientOf } from '@stezhka/kit/mail';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { HOSTILE_EMAILS } from '@stezhka/kit/testing/hostile';
import { collectMails } from '@stezhka/kit/testing/mails';
import { LOCALES, type Locale } from '@stezhka/kit-contract';
import request from 'supertest';
import { app, get } from '../testing/content.ts';
import { SubscriberModel } from './subscribers.model.ts';

useDatabase();
const shop = useFakeGateway({ code: 'STEZHKA-7KQ2MX' });
const inbox = collectMails((to) => recipientOf(to, async () => undefined));
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  inbox.length = 0;
  await clearDatabase();
});

const post = (path: string, body: object = {}, locale: Locale = 'en') =>
  request(app).post(path).set('Locale', locale).send(body);
const subscribe = (email: unknown, locale?: Locale) => post('/subscribe', { email } as object, locale);
const later = (ms: number) => setClock(new Date(clock.now().getTime() + ms).toISOString());
const MINUTES = 60_000;

/** The token of the newest mail's link to that page. */
async function tokenFrom(page: 'subscribe' | 'unsubscribe'): Promise<string> {
  await runDueJobs();
  return new RegExp(`/${page}/([\\w-]{43})`).exec(inbox.at(-1)!.text)![1]!;
}
async function confirmed(email = 'olena@example.ua') {
  await subscribe(email).expect(200);
  const token = await tokenFrom('subscribe');
  await post(`/subscribe/${token}`).expect(200);
  return token;
}
const stateOf = async (email = 'olena@example.ua') => (await SubscriberModel.findOne({ email }))?.state;

test('the form asks for one e-mail address', async () => {
  const { body } = await get('/form/subscription').expect(200);
  expect(body.data.form).toMatchObject({ name: 'subscription', action: '/subscribe' });
  expect(body.data.form.fields.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
    'email',
    '_csrf_token',
  ]);
});

test('an address gets mails only once its owner has said so', async () => {
  const { body } = await subscribe('Olena@Example.ua', 'uk').expect(200);
  expect(body.data).toEqual({ message: 'Дякуємо, перевірте пошту' });
  const token = await tokenFrom('subscribe');
  expect(inbox).toMatchObject([{ to: 'olena@example.ua', subject: 'Підтвердьте підписку на листи Стежки' }]);
  expect(inbox[0]!.unsubscribe).toBeUndefined();
  expect(await stateOf()).toBe('waiting');

  const looked = await get(`/data/subscription/${token}`).expect(200);
  expect(looked.body.data).toEqual({ state: 'waiting', email: 'o…a@example.ua' });
  const done = await post(`/subscribe/${token}`).expect(200);
  expect(done.body.data).toEqual({ state: 'active', email: 'o…a@example.ua' });
  await post(`/subscribe/${token}`).expect(200);
  await runDueJobs();
  expect(inbox.map(({ subject }) => subject)).toEqual(['Підтвердьте підписку на листи Стежки', 'Ви з нами']);
});

test('no row anywhere holds a token that works', async () => {
  const token = await confirmed();
  const end = await tokenFrom('unsubscribe');
  const rows = JSON.stringify([
    await SubscriberModel.find({ email: 'olena@example.ua' }).select('+confirmTokens +endTokens').lean(),
    await JobModel.find().sort({ _id: 1 }).lean(),
  ]);
  expect(rows).toContain('olena@example.ua');
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(end);
});

test('the answer is the same for an address that is known, and its owner is not bothered', async () => {
  await confirmed();
  await runDueJobs();
  const [first, again] = [await subscribe('new@example.ua'), await subscribe('olena@example.ua')];
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  await runDueJobs();
  expect(inbox.filter(({ to }) => to === 'olena@example.ua')).toHaveLength(2);
  expect(await stateOf()).toBe('active');
});

test('asking again sends one mail in ten minutes, and the links of both work', async () => {
  await Promise.all([1, 2, 3].map(() => subscribe('olena@example.ua').expect(200)));
  const token = await tokenFrom('subscribe');
  expect(inbox).toHaveLength(1);
  later(10 * MINUTES);
  await subscribe('olena@example.ua', 'ru').expect(200);
  await runDueJobs();
  expect(inbox.map(({ subject }) => subject)).toEqual([
    'Please confirm your subscription to Stezhka',
    'Подтвердите подписку на письма Стежки',
  ]);
  await post(`/subscribe/${token}`).expect(200);
  expect(await SubscriberModel.countDocuments({ email: 'olena@example.ua' })).toBe(1);
});

test('strangers can send an address three mails in a day, with the same answer each time', async () => {
  const replies = [];
  for (let n = 0; n < 6; n++) {
    replies.push((await subscribe('olena@example.ua').expect(200)).body.data);
    later(10 * MINUTES);
  }
  await subscribe('petro@example.ua').expect(200);
  await runDueJobs();
  const mailsTo = (wanted: string) => inbox.filter(({ to }) => to === wanted).length;
  expect([mailsTo('olena@example.ua'), mailsTo('petro@example.ua')]).toEqual([3, 1]);
  expect(new Set(replies.map(({ message }) => message)).size).toBe(1);
  later(24 * 60 * MINUTES);
  await subscribe('olena@example.ua').expect(200);
  await runDueJobs();
  expect(mailsTo('olena@example.ua')).toBe(4);
});

test('a link to unsubscribe is in the mail and its headers; opening it changes nothing', async () => {
  await confirmed();
  const token = await tokenFrom('unsubscribe');
  expect(inbox.at(-1)).toMatchObject({
    unsubscribe: `https://stezhka.example/en/unsubscribe/${token}`,
    oneClick: `https://stezhka.example/api/unsubscribe/${token}`,
  });
  const opened = await get(`/unsubscribe/${token}`, 'ru').expect(302);
  expect(opened.get('Location')).toBe(`/ru/unsubscribe/${token}`);
  expect(await stateOf()).toBe('active');
});

test('a mail program unsubscribes by its one click, and again without harm', async () => {
  const old = await confirmed();
  const token = await tokenFrom('unsubscribe');
  const click = () =>
    request(app).post(`/unsubscribe/${token}`).type('form').send('List-Unsubscribe=One-Click').expect(200);
  expect((await click()).body.data.state).toBe('ended');
  expect((await click()).body.data.state).toBe('ended');
  expect((await get(`/data/subscription/${token}`)).body.data.state).toBe('ended');
  // A confirmation that is lying about does not bring the mails back.
  await post(`/subscribe/${old}`).expect(404);
});

test('forms without scripts confirm and end, and lead back to their page in its language', async () => {
  const send = (path: string, locale: string) =>
    request(app).post(path).type('form').send({ page: locale }).expect(303);
  await subscribe('olena@example.ua').expect(200);
  const token = await tokenFrom('subscribe');
  expect((await send(`/subscribe/${token}`, 'en')).get('Location')).toBe(`/en/subscribe/${token}`);
  expect(await stateOf()).toBe('active');
  const end = await tokenFrom('unsubscribe');
  for (const _ of ['first', 'again'])
    expect((await send(`/unsubscribe/${end}`, 'uk')).get('Location')).toBe(`/unsubscribe/${end}`);
  expect(await stateOf()).toBe('ended');
});

test.each(['de', '//evil.example', '/../', '', ['en', 'ru'], { $ne: null }])(
  'a form’s page is one of the site’s languages, not %p',
  async (page) => {
    const token = await confirmed();
    await post(`/subscribe/${token}`, { page }).expect(400);
    await post(`/unsubscribe/${await tokenFrom('unsubscribe')}`, { page }).expect(400);
    expect(await stateOf()).toBe('active');
  },
);

test('an ended subscription can start again at once, with another confirmation', async () => {
  await confirmed();
  const end = await tokenFrom('unsubscribe');
  await post(`/unsubscribe/${end}`).expect(200);
  await subscribe('olena@example.ua').expect(200);
  expect(await stateOf()).toBe('waiting');
  await post(`/subscribe/${end}`).expect(404);
  await post(`/subscribe/${await tokenFrom('subscribe')}`).expect(200);
  expect(await stateOf()).toBe('active');
});

test('a new subscriber is given the shop’s promocode, in their language', async () => {
  for (const [locale, word] of [
    ['uk', 'промокод'],
    ['ru', 'промокод'],
    ['en', '5% off'],
  ] as const) {
    await subscribe(`${locale}@example.ua`, locale).expect(200);
    await post(`/subscribe/${await tokenFrom('subscribe')}`).expect(200);
    await runDueJobs();
    expect(inbox.at(-1)).toMatchObject({ to: `${locale}@example.ua`, text: expect.stringContaining(word) });
    expect(inbox.at(-1)!.text).toContain('STEZHKA-7KQ2MX');
  }
  expect(shop.heard.map(({ url, body }) => [url, body])).toEqual(
    LOCALES.map((locale) => ['/api/data/welcome-code', { email: `${locale}@example.ua` }]),
  );
});

test('the welcome mail waits for the shop and goes out once, with the code', async () => {
  await subscribe('olena@example.ua').expect(200);
  const token = await tokenFrom('subscribe');
  shop.status = 503;
  await post(`/subscribe/${token}`).expect(200);
  await runDueJobs();
  expect(inbox).toHaveLength(1);
  shop.status = 200;
  later(MINUTES);
  await runDueJobs();
  expect(inbox.slice(1).map(({ text }) => text.includes('STEZHKA-7KQ2MX'))).toEqual([true]);
});

test('a mail on its way to somebody who has just unsubscribed is dropped', async () => {
  await confirmed();
  await SubscriberModel.updateOne({ email: 'olena@example.ua' }, { state: 'ended' });
  await runDueJobs();
  expect(inbox.map(({ subject }) => subject)).toEqual(['Please confirm your subscription to Stezhka']);
});

test('an unconfirmed subscription is erased after a week, an ended one after a month', async () => {
  await subscribe('olena@example.ua').expect(200);
  const kept = async () => (await SubscriberModel.findOne({ email: 'olena@example.ua' }))!.keptUntil;
  expect(await kept()).toEqual(new Date('2026-11-27T10:00:00Z'));
  await post(`/subscribe/${await tokenFrom('subscribe')}`).expect(200);
  expect(await kept()).toBeUndefined();
  await post(`/unsubscribe/${await tokenFrom('unsubscribe')}`).expect(200);
  expect(await kept()).toEqual(new Date('2026-12-20T10:00:00Z'));
});

test('a household subscribes at most ten addresses an hour', async () => {
  for (let n = 0; n < 10; n++) await subscribe(`n${n}@example.ua`).expect(200);
  const refused = await subscribe('n10@example.ua').expect(429);
  expect(refused.get('Retry-After')).toBe('3600');
  expect(await SubscriberModel.findOne({ email: 'n10@example.ua' })).toBeNull();
  later(60 * MINUTES);
  await subscribe('n10@example.ua').expect(200);
});

test.each([
  ['olena', 422],
  ['olena@example', 422],
  ['a@b@c.ua', 422],
  ['a@example.ua,b@example.ua', 422],
  ['a@example.ua\r\nBcc: b@example.ua', 422],
  [`${'a'.repeat(250)}@example.ua`, 422],
  ['', 422],
  [{ $ne: null }, 400],
  [['a@example.ua'], 400],
  [1e9, 422],
])('%p is no address', async (email, status) => {
  const { body } = await subscribe(email).expect(status);
  if (status === 422) expect(Object.keys(body.fields)).toEqual(['email']);
  expect(await JobModel.estimatedDocumentCount()).toBe(0);
});

test.each(HOSTILE_EMAILS)('%s makes no address', async (_, email) => {
  const { body } = await subscribe(email).expect(422);
  expect(body.fields).toEqual({ email: 'Wrong email!' });
  expect(await JobModel.estimatedDocumentCount()).toBe(0);
});

test('a wrong address is told in the caller’s words', async () => {
  const { body } = await subscribe('olena@').expect(422);
  expect(body.fields).toEqual({ email: 'Wrong email!' });
});

test('pages of a valid token exist in three languages and are not indexed', async () => {
  const token = await confirmed();
  const head = async (path: string, locale: Locale) =>
    (await get(`/data/seo?path=${path}`, locale).expect(200)).body.data;
  for (const page of ['subscribe', 'unsubscribe']) {
    const heads = await Promise.all(LOCALES.map((locale) => head(`/${page}/${token}`, locale)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(3);
    for (const { status, noindex, canonical } of heads)
      expect({ status, noindex, canonical }).toEqual({ status: 200, noindex: true, canonical: undefined });
    for (const stranger of ['a'.repeat(43), 'x', '%24ne'])
      expect(await head(`/${page}/${stranger}`, 'en')).toMatchObject({ status: 404 });
    expect(await head(`/${page}`, 'en')).toMatchObject({ status: 404 });
  }
});

test.each([
  ['x', 400],
  ['%7B%22%24ne%22%3Anull%7D', 400],
  ['a'.repeat(44), 400],
  ['a'.repeat(43), 404],
])('%s opens nothing', async (token, status) => {
  await confirmed();
  await get(`/data/subscription/${token}`).expect(status);
  for (const path of [`/subscribe/${token}`, `/unsubscribe/${token}`]) await post(path).expect(status);
  if (status === 400) await get(`/unsubscribe/${token}`).expect(400);
  expect(await stateOf()).toBe('active');
});

test('a confirmation pressed twice at once is one welcome', async () => {
  await subscribe('olena@example.ua').expect(200);
  const token = await tokenFrom('subscribe');
  const replies = await Promise.all([1, 2, 3, 4].map(() => post(`/subscribe/${token}`)));
  expect(replies.map(({ status, body }) => [status, body.data.state])).toEqual(
    Array(4).fill([200, 'active']),
  );
  await runDueJobs();
  expect(inbox.map(({ subject }) => subject)).toEqual([
    'Please confirm your subscription to Stezhka',
    'You’re on the list',
  ]);
});

test('a confirmation works for seven days to the second, and the address can be left again', async () => {
  await subscribe('olena@example.ua').expect(200);
  const token = await tokenFrom('subscribe');
  later(7 * 24 * 60 * MINUTES);
  await get(`/data/subscription/${token}`).expect(404);
  await post(`/subscribe/${token}`).expect(404);
  expect(await stateOf()).toBe('waiting');
  await subscribe('olena@example.ua').expect(200);
  await post(`/subscribe/${await tokenFrom('subscribe')}`).expect(200);
  expect(await stateOf()).toBe('active');
});

test('unsubscribing three times at once ends it once, and no mail follows', async () => {
  await confirmed();
  const end = await tokenFrom('unsubscribe');
  inbox.length = 0;
  await Promise.all([1, 2, 3].map(() => post(`/unsubscribe/${end}`).expect(200)));
  expect(await stateOf()).toBe('ended');
  await runDueJobs();
  expect(inbox).toEqual([]);
});
