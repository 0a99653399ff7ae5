import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { advanceClock, clock, setClock } from '@stezhka/kit/clock';
import { jobCounts, runDueJobs } from '@stezhka/kit/jobs';
import { eraseDataKey } from '@stezhka/kit/sealed';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { Heard } from '@stezhka/kit/testing/fake-gateway';
import { testErasure, testPersonData } from '@stezhka/kit/testing/person';
import { strFromU8, unzipSync } from 'fflate';
import mongoose from 'mongoose';
import { moveMoney } from '../balance/balance.service.ts';
import { OpenidLinkModel } from '../openid/openid.model.ts';
import { issueTicket } from '../second-factor/second-factor.service.ts';
import { known, member, PASSWORD, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';
import { openInbox } from '../testing/inbox.ts';
import { UserModel } from '../users/users.model.ts';
import { takeBackErasure } from './erasure.service.ts';
import { personData } from './person.ts';
import { ErasureModel, ExportChunkModel, ExportModel } from './privacy.model.ts';

useDatabase();
const gateway = useFakeGateway();
const inbox = openInbox();
const times = { createdAt: '2026-11-19T08:00:00.000Z', lastSeen: '2026-11-20T09:00:00.000Z' };
const sessions = [{ id: 'a'.repeat(32), device: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0', ...times }];
/** The reply of every service, and of the gateway when it is asked for sessions. */
const answer = { records: { things: ['лист собі'] }, file: null, next: null, sessions };
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  gateway.data = answer;
  await inbox.newMails();
});
afterEach(clearDatabase);
afterEach(() => void jest.restoreAllMocks());
afterAll(() => setClock(null));
testPersonData(personData);

async function somebody(email = 'sofiia@stezhka.example', locale = 'en') {
  const { id } = await member({ email, name: 'Софія', emailVerifiedAt: new Date() });
  const calls = await known({ userId: id, roles: ['ROLE_USER'] }, locale);
  const privacy = async () => (await calls.get('/data/user/privacy').expect(200)).body.data;
  return { id, email, privacy, ...calls };
}
type Member = Awaited<ReturnType<typeof somebody>>;
const askFor = async ({ post }: Member) =>
  (await post('/data/user/export', { password: PASSWORD }).expect(200)).body.data.export;
const download = ({ get }: Member, id: string) =>
  get(`/data/user/export/${id}`)
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });

testErasure(personData, {
  person: { userId: '65f0000000000000000000a1', email: 'anna@stezhka.example' },
  async fill() {
    const { id: userId, email } = await member({
      _id: '65f0000000000000000000a1',
      email: 'anna@stezhka.example',
      emailVerifiedAt: new Date(),
      roles: ['ROLE_USER', 'ROLE_ADMIN'],
    });
    const anna = await known({ userId, roles: ['ROLE_USER'] });
    await anna.post('/data/user', { height: 168 }).expect(200);
    await moveMoney({ userId, kopiykas: 100, key: 'a gift', reason: 'top_up' }, 1);
    await OpenidLinkModel.create({
      issuer: 'https://i.example',
      subject: 's',
      userId,
      createdAt: new Date(),
    });
    await anna.post('/data/user/second-factor/begin', {}).expect(200);
    await issueTicket((await UserModel.findById(userId))!);
    await visitor().logIn(email, PASSWORD);
    await visitor().post('/form/forgot-password', { email }).expect(200);
    await anna.post('/data/user/export', { password: PASSWORD }).expect(200);
    await runDueJobs();
    await anna.post('/data/user/erase', { password: PASSWORD }).expect(200);
  },
});

test('an archive of all services is prepared and can be taken away', async () => {
  const sofiia = await somebody();
  await sofiia.post('/data/user', { height: 168 }).expect(200);
  const asked = await askFor(sofiia);
  expect(asked).toMatchObject({ state: 'waiting', done: 0, total: 4 });
  await download(sofiia, asked.id).expect(404);
  await runDueJobs();
  expect(await sofiia.privacy()).toMatchObject({
    export: { id: asked.id, state: 'ready', done: 4, bytes: expect.any(Number) },
  });
  const { body, headers } = await download(sofiia, asked.id).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="stezhka-2026-11-20\.zip"$/);
  const files = unzipSync(body);
  const json = (name: string) => JSON.parse(strFromU8(files[name]!));
  for (const domain of ['content', 'diary', 'shop'])
    expect(json(`${domain}/things.json`)).toEqual(['лист собі']);
  expect(json('account/users.json')).toMatchObject([{ email: sofiia.email, name: 'Софія' }]);
  expect(json('account/profiles.json')).toMatchObject([{ height: 168 }]);
  // Where and when they have logged in, and nothing that names a session.
  const [{ device, createdAt, lastSeen }] = sessions as [(typeof sessions)[0]];
  expect(json('account/sessions.json')).toEqual([{ device, createdAt, lastSeenAt: lastSeen }]);
  expect(strFromU8(body)).not.toContain('argon2');
});

/** The diary answers by pages of that collection, the others at once. */
const inPages = (pages: unknown[][]) => {
  gateway.data = ({ url, body }: Heard) => {
    if (!url.includes('/person/diary/')) return answer;
    const { cursor = 'days:0' } = body as { cursor?: string };
    const page = Number(cursor.slice('days:'.length));
    return {
      ...answer,
      records: { days: pages[page] },
      next: page + 1 < pages.length ? `days:${page + 1}` : null,
    };
  };
};

test('what a service gives in pages is one list of the archive', async () => {
  inPages([[{ date: '2026-11-18' }, { date: '2026-11-19' }], [], [{ date: '2026-11-20' }]]);
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  await runDueJobs();
  const { body } = await download(sofiia, id).expect(200);
  const days = JSON.parse(strFromU8(unzipSync(body)['diary/days.json']!));
  expect(days.map(({ date }: { date: string }) => date)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
});

test('more than an archive can take is not gathered to the end', async () => {
  const page = ['Слово '.repeat(2 ** 20)];
  inPages(Array.from({ length: 100 }, () => page));
  const sofiia = await somebody();
  await askFor(sofiia);
  await runDueJobs();
  expect(gateway.heard.filter(({ url }) => url.includes('/person/diary/')).length).toBeLessThan(20);
  expect((await sofiia.privacy()).export.state).toBe('waiting');
});

test('an archive needs the password, and the member is told by mail', async () => {
  const sofiia = await somebody();
  const asked = (password: unknown) => sofiia.post('/data/user/export', { password });
  const reply = await asked('не той').expect(422);
  expect(reply.body.fields).toEqual({ password: 'This is not your current password' });
  await asked('').expect(422);
  await asked({ $ne: null }).expect(400);
  await sofiia.post('/data/user/export', {}).expect(422);
  expect((await sofiia.privacy()).export).toBeNull();
  expect(await inbox.newMails()).toEqual([]);
  await asked(PASSWORD).expect(200);
  expect(await inbox.newMails()).toMatchObject([
    { to: sofiia.email, subject: 'We are gathering an archive of your data' },
  ]);
});

test('stored archives are encrypted', async () => {
  const sofiia = await somebody();
  await askFor(sofiia);
  await runDueJobs();
  const kept = Buffer.concat((await ExportChunkModel.find().hint({ _id: 1 })).map(({ data }) => data));
  expect(() => unzipSync(kept)).toThrow();
  expect(kept.includes('things.json')).toBe(false);
});

test('without the member’s data key an archive is lost', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  await runDueJobs();
  await eraseDataKey((await ExportModel.findById(id))!.userId);
  await download(sofiia, id).expect(404);
});

test('an archive that cannot be read is shown as gone, and another can be requested at once', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  await runDueJobs();
  // As archives were kept before they were sealed.
  await ExportChunkModel.updateOne(
    { exportId: id, n: 0 },
    { data: Buffer.from('PK an archive in plain words') },
  );
  expect(await sofiia.privacy()).toMatchObject({ export: { id, state: 'gone' }, nextExportAt: null });
  advanceClock({ minutes: 1 });
  const next = await askFor(sofiia);
  expect(await sofiia.privacy()).toMatchObject({ export: { id: next.id }, earlierExport: null });
  await runDueJobs();
  expect(await sofiia.privacy()).toMatchObject({ export: { id: next.id, state: 'ready' } });
});

test('asking again while one is prepared prepares no second', async () => {
  const sofiia = await somebody();
  const [one, two] = await Promise.all([askFor(sofiia), askFor(sofiia)]);
  expect(two.id).toBe(one.id);
  // The archive, and the mail of it.
  expect(await runDueJobs()).toBe(2);
});

test('a member gets one data export a day', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  expect(await sofiia.privacy()).toMatchObject({ nextExportAt: null, earlierExport: null });
  advanceClock({ hours: 1 });
  await runDueJobs();
  expect(await sofiia.privacy()).toMatchObject({
    export: { id, state: 'ready' },
    nextExportAt: '2026-11-21T10:00:00.000Z',
  });
  const { body, headers } = await sofiia.post('/data/user/export', { password: PASSWORD }).expect(429);
  expect(body).toMatchObject({ code: 'export_too_soon', error: expect.stringMatching('once a day') });
  expect(headers['retry-after']).toBe(String(23 * 3600));
  await download(sofiia, id).expect(200);
  advanceClock({ hours: 23 });
  expect((await sofiia.privacy()).nextExportAt).toBeNull();
  expect((await askFor(sofiia)).id).not.toBe(id);
});

test('a ready archive stays until the next one is ready', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  await runDueJobs();
  advanceClock({ days: 1 });
  const next = await askFor(sofiia);
  expect(await sofiia.privacy()).toMatchObject({
    export: { id: next.id, state: 'waiting' },
    earlierExport: { id, state: 'ready' },
  });
  await download(sofiia, id).expect(200);
  await runDueJobs();
  expect(await sofiia.privacy()).toMatchObject({ export: { id: next.id }, earlierExport: null });
  await download(sofiia, id).expect(404);
  await download(sofiia, next.id).expect(200);
  expect(await ExportModel.countDocuments({ userId: sofiia.id })).toBe(1);
  expect(await ExportChunkModel.countDocuments({ userId: sofiia.id })).toBe(1);
});

test('a failed data export keeps the earlier one, and another can be requested at once', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  await runDueJobs();
  advanceClock({ days: 1 });
  const failed = await askFor(sofiia);
  await mongoose.connection
    .collection('later_jobs')
    .updateOne({ name: 'prepare-export', state: 'open' }, { $set: { attempts: 6 } });
  await runDueJobs();
  expect(await sofiia.privacy()).toMatchObject({
    export: { id: failed.id, state: 'failed' },
    earlierExport: { id },
    nextExportAt: null,
  });
  const next = await askFor(sofiia);
  await download(sofiia, id).expect(200);
  await runDueJobs();
  await download(sofiia, next.id).expect(200);
  expect(await ExportModel.countDocuments({ userId: sofiia.id })).toBe(1);
});

test('an archive is its owner’s alone and for a week', async () => {
  const sofiia = await somebody();
  const ihor = await somebody('ihor@stezhka.example');
  const { id } = await askFor(sofiia);
  await runDueJobs();
  await download(ihor, id).expect(404);
  await visitor().get(`/data/user/export/${id}`).expect(401);
  for (const odd of ['1e9', 'NaN', '%24ne']) expect((await download(sofiia, odd)).status).toBe(400);
  advanceClock({ days: 7 });
  await download(sofiia, id).expect(404);
  expect((await sofiia.privacy()).export).toBeNull();
});

test('a service that does not answer is asked again, and at last the member hears of it', async () => {
  const sofiia = await somebody();
  gateway.status = 503;
  await askFor(sofiia);
  for (let n = 0; n < 6; n++) {
    expect((await sofiia.privacy()).export.state).toBe('waiting');
    await runDueJobs();
    advanceClock({ hours: 2 });
  }
  expect((await sofiia.privacy()).export.state).toBe('failed');
});

test('a failed archive is shown as failed and can be requested again', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  await mongoose.connection
    .collection('later_jobs')
    .updateOne({}, { $set: { attempts: 6 } }, { hint: { _id: 1 } });
  await runDueJobs();
  expect((await sofiia.privacy()).export.state).toBe('failed');
  expect((await askFor(sofiia)).id).not.toBe(id);
  await runDueJobs();
  expect((await sofiia.privacy()).export.state).toBe('ready');
});

test('an archive without the gateway’s sessions fails', async () => {
  const { id: userId, email } = await somebody();
  gateway.status = 503;
  await expect(personData.export({ userId, email })).rejects.toMatchObject({ code: 'unavailable' });
});

/** Something happens while the archive is gathered, after all have answered. */
const whileGathering = (happens: () => Promise<unknown>) => {
  const give = personData.export;
  jest.spyOn(personData, 'export').mockImplementationOnce(async (...of) => {
    const given = await give(...of);
    await happens();
    return given;
  });
};

test('an archive under way leaves nothing behind when its member is erased meanwhile', async () => {
  const sofiia = await somebody();
  await askFor(sofiia);
  whileGathering(() => personData.erase({ userId: sofiia.id, email: sofiia.email }));
  await runDueJobs();
  expect(await ExportModel.countDocuments({ userId: sofiia.id })).toBe(0);
  expect(await ExportChunkModel.countDocuments({ userId: sofiia.id })).toBe(0);
});

test('a run that was taken over writes nothing into the archive of the one that took over', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  whileGathering(async () => {
    setClock(clock.in(60_000));
    await runDueJobs();
  });
  const write = jest.spyOn(ExportChunkModel, 'create');
  await runDueJobs();
  expect(write).toHaveBeenCalledTimes(1);
  expect((await sofiia.privacy()).export.state).toBe('ready');
  await download(sofiia, id).expect(200);
});

test('an interrupted run’s chunks are replaced by the whole archive', async () => {
  const sofiia = await somebody();
  const { id } = await askFor(sofiia);
  gateway.data = { ...answer, records: { things: [randomBytes(600_000).toString('base64')] } };
  const create = ExportChunkModel.create.bind(ExportChunkModel);
  const write = jest.spyOn(ExportChunkModel, 'create');
  write
    .mockImplementationOnce(create as never)
    .mockRejectedValueOnce(new Error('the process ended') as never);
  await runDueJobs();
  expect(await ExportChunkModel.countDocuments({ userId: sofiia.id })).toBe(1);
  advanceClock({ minutes: 1 });
  await runDueJobs();
  const files = unzipSync((await download(sofiia, id).expect(200)).body);
  expect(JSON.parse(strFromU8(files['diary/things.json']!))[0]).toHaveLength(800_000);
});

const eraseAs = ({ post }: Member, password: unknown = PASSWORD) => post('/data/user/erase', { password });

test('erasing needs the password', async () => {
  const sofiia = await somebody();
  const reply = await eraseAs(sofiia, 'не той').expect(422);
  expect(reply.body.fields).toEqual({ password: 'This is not your current password' });
  await eraseAs(sofiia, '').expect(422);
  await eraseAs(sofiia, { $ne: null }).expect(400);
  await visitor().post('/data/user/erase', { password: PASSWORD }).expect(401);
  expect((await sofiia.privacy()).erasure).toBeNull();
});

test('an erasure can be cancelled for fourteen days', async () => {
  const sofiia = await somebody(undefined, 'uk');
  await eraseAs(sofiia).expect(200);
  expect((await sofiia.privacy()).erasure).toEqual({
    askedAt: '2026-11-20T10:00:00.000Z',
    dueAt: '2026-12-04T10:00:00.000Z',
  });
  expect(await inbox.newMails()).toMatchObject([
    {
      to: sofiia.email,
      subject: 'Ваші дані буде стерто',
      text: expect.stringMatching('Це станеться 4 грудня 2026 року\\.\\s'),
    },
  ]);
  advanceClock({ days: 13 });
  await runDueJobs();
  expect((await visitor().logIn(sofiia.email, PASSWORD)).status).toBe(200);
  await sofiia.post('/data/user/erase/cancel', {}).expect(200);
  await eraseAs(sofiia).expect(200);
  advanceClock({ days: 2 });
  await runDueJobs();
  expect(gateway.heard).toEqual([]);
  expect((await sofiia.privacy()).erasure.dueAt).toBe('2026-12-17T10:00:00.000Z');
});

test('a mail that comes too late does not tell of an erasure that was taken back', async () => {
  const sofiia = await somebody(undefined, 'uk');
  await eraseAs(sofiia).expect(200);
  await sofiia.post('/data/user/erase/cancel', {}).expect(200);
  expect(await inbox.newMails()).toEqual([]);
  await eraseAs(sofiia).expect(200);
  await sofiia.post('/data/user/erase/cancel', {}).expect(200);
  advanceClock({ days: 1 });
  await eraseAs(sofiia).expect(200);
  expect(await inbox.newMails()).toMatchObject([{ text: expect.stringMatching('5 грудня 2026 року') }]);
});

test('an unverified address exports and erases nothing under it', async () => {
  const { id, email } = await member({ email: 'somebody.else@stezhka.example' });
  const calls = await known({ userId: id, roles: ['ROLE_USER'] });
  await calls.post('/data/user/export', { password: PASSWORD }).expect(200);
  await runDueJobs();
  const bodies = () => gateway.heard.filter(({ url }) => url.includes('/person/')).map(({ body }) => body);
  expect(bodies()).toEqual(Array(3).fill({ userId: id, email: '' }));
  await calls.post('/data/user/erase', { password: PASSWORD }).expect(200);
  gateway.heard.length = 0;
  advanceClock({ days: 14 });
  await runDueJobs();
  expect(bodies()).toEqual(Array(3).fill({ userId: id, email: '' }));
  expect(await UserModel.countDocuments({ email })).toBe(0);
});

test('then every service erases, and nothing of the member is left', async () => {
  const sofiia = await somebody();
  const ihor = await somebody('ihor@stezhka.example');
  for (const one of [sofiia, ihor]) {
    await one.post('/data/user', { height: 168 }).expect(200);
    await one.post('/data/user/skill/add', { text: 'Слухати' }).expect(200);
  }
  await askFor(sofiia);
  await runDueJobs();
  await eraseAs(sofiia).expect(200);
  gateway.heard.length = 0;
  gateway.data = { erased: true, sessions: [] };
  advanceClock({ days: 14 });
  await runDueJobs();
  const asked = gateway.heard.filter(({ url }) => url.includes('/person/'));
  expect(asked).toEqual(
    ['content', 'diary', 'shop'].map((domain) => ({
      url: `/api/person/${domain}/erase`,
      body: { userId: sofiia.id, email: sofiia.email },
    })),
  );
  // Sessions end first, so that no call writes anything new during the erasure.
  expect(gateway.heard[0]).toEqual({ url: '/private/sessions/end', body: { userId: sofiia.id, before: 1 } });
  const left = await personData.export({ userId: sofiia.id, email: sofiia.email });
  expect(Object.values(left.records).flat()).toEqual([]);
  expect(await ExportChunkModel.countDocuments({ userId: sofiia.id })).toBe(0);
  expect((await visitor().logIn(sofiia.email, PASSWORD)).status).toBe(401);
  expect((await ihor.get('/data/user/skills')).body.data.skills).toHaveLength(1);
});

test('a member without an account is erased in every service', async () => {
  const sofiia = await somebody();
  await eraseAs(sofiia).expect(200);
  await runDueJobs();
  await UserModel.deleteOne({ _id: sofiia.id });
  advanceClock({ days: 14 });
  await runDueJobs();
  expect(gateway.heard).toEqual([
    { url: '/private/sessions/end', body: { userId: sofiia.id } },
    ...['content', 'diary', 'shop'].map((domain) => ({
      url: `/api/person/${domain}/erase`,
      body: { userId: sofiia.id, email: '' },
    })),
  ]);
  expect(await ErasureModel.countDocuments({ _id: sofiia.id })).toBe(0);
});

test('an interrupted erasure continues, and the member cannot log in meanwhile', async () => {
  const sofiia = await somebody();
  await eraseAs(sofiia).expect(200);
  gateway.status = 503;
  advanceClock({ days: 14 });
  await runDueJobs();
  expect(await UserModel.countDocuments({ _id: sofiia.id })).toBe(1);
  expect((await visitor().logIn(sofiia.email, PASSWORD)).status).toBe(401);
  await sofiia.get('/data/user/privacy').expect(401);
  expect(new Set(gateway.heard.map(({ url }) => url))).toEqual(new Set(['/private/sessions/end']));
  gateway.status = 200;
  for (let n = 0; n < 3; n++) {
    advanceClock({ hours: 1 });
    await runDueJobs();
  }
  expect(await UserModel.countDocuments({ _id: sofiia.id })).toBe(0);
});

test('an erasure is retried each day until it succeeds', async () => {
  const sofiia = await somebody();
  await eraseAs(sofiia).expect(200);
  gateway.status = 503;
  advanceClock({ days: 14 });
  for (let hours = 0; hours < 60; hours += 1.2) {
    await runDueJobs();
    advanceClock({ hours: 1.2 });
  }
  expect(await UserModel.countDocuments({ _id: sofiia.id })).toBe(1);
  expect((await jobCounts()).dead).toBeGreaterThan(0);
  gateway.status = 200;
  advanceClock({ days: 1 });
  await runDueJobs();
  expect(await UserModel.countDocuments({ _id: sofiia.id })).toBe(0);
  expect((await jobCounts()).open).toBe(0);
});

test('cancelling an erasure while it begins answers truthfully', async () => {
  const sofiia = await somebody();
  await eraseAs(sofiia).expect(200);
  advanceClock({ days: 14 });
  let heard: Promise<string> | undefined;
  const block = UserModel.updateOne.bind(UserModel);
  jest.spyOn(UserModel, 'updateOne').mockImplementationOnce(((...of: Parameters<typeof block>) => {
    heard = takeBackErasure(sofiia.id).then(
      () => 'taken back',
      ({ code }) => code,
    );
    return block(...of);
  }) as never);
  await runDueJobs();
  expect([await heard, await UserModel.countDocuments({ _id: sofiia.id })]).toEqual(['erasure_begun', 0]);
});

test('an erasure that has begun cannot be cancelled', async () => {
  const sofiia = await somebody();
  await eraseAs(sofiia).expect(200);
  gateway.status = 503;
  advanceClock({ days: 14 });
  await runDueJobs();
  await UserModel.updateOne({ _id: sofiia.id }, { blockedAt: null });
  const { body } = await sofiia.post('/data/user/erase/cancel', {}).expect(409);
  expect(body).toMatchObject({
    code: 'erasure_begun',
    error: expect.stringMatching('can no longer be stopped'),
  });
  expect(await ErasureModel.countDocuments({ _id: sofiia.id })).toBe(1);
});
