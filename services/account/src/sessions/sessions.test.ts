import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { known, member as memberWith, sessionWord, visitor } from '../testing/account.ts';
import { useFakeGateway } from '../testing/fake-gateway.ts';

useDatabase();
const gateway = useFakeGateway();
const userId = '65f000000000000000000002';
const HERE = '0'.repeat(32);
const ELSEWHERE = 'a'.repeat(32);
const member = () => known({ userId, session: HERE, roles: ['ROLE_USER'] });
beforeEach(() => memberWith({ _id: userId, email: 'sofiia@stezhka.example' }));
afterEach(clearDatabase);

test('the list shows devices, the current session first, and nothing that opens one', async () => {
  const times = { createdAt: '2026-11-19T08:00:00.000Z', lastSeen: '2026-11-20T09:00:00.000Z' };
  gateway.data = {
    sessions: [
      { id: ELSEWHERE, device: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0', ...times },
      { id: HERE, device: '', ...times },
    ],
  };
  const { body } = await (await member()).get('/data/user/sessions').expect(200);
  expect(body.data.sessions).toEqual([
    {
      id: HERE,
      device: { kind: 'unknown', browser: '', system: '' },
      createdAt: times.createdAt,
      lastSeenAt: times.lastSeen,
      current: true,
    },
    {
      id: ELSEWHERE,
      device: { kind: 'computer', browser: 'Firefox', system: 'Linux' },
      createdAt: times.createdAt,
      lastSeenAt: times.lastSeen,
      current: false,
    },
  ]);
  expect(gateway.heard).toEqual([{ url: `/private/sessions?userId=${userId}` }]);
});

test('a member ends a session of their own', async () => {
  const { body } = await (await member()).post(`/data/user/session/end/${ELSEWHERE}`, {}).expect(200);
  expect(body.data).toEqual({ ended: 1 });
  expect(gateway.heard).toEqual([{ url: '/private/sessions/end', body: { userId, id: ELSEWHERE } }]);
});

test('another member’s session is a 404', async () => {
  gateway.data = { ended: 0 };
  await (await member()).post(`/data/user/session/end/${ELSEWHERE}`, {}).expect(404);
});

test('ending the current one is a logout', async () => {
  const reply = await (await member()).post(`/data/user/session/end/${HERE}`, {}).expect(200);
  expect(sessionWord(reply)).toEqual({ end: true });
  expect(gateway.heard).toEqual([]);
});

test('all others end, the current one stays', async () => {
  gateway.data = { ended: 3 };
  const { body } = await (await member()).post('/data/user/sessions/end-others', {}).expect(200);
  expect(body.data).toEqual({ ended: 3 });
  expect(gateway.heard).toEqual([{ url: '/private/sessions/end', body: { userId, except: HERE } }]);
});

test('without a session to keep none is ended', async () => {
  await (await known({ userId })).post('/data/user/sessions/end-others', {}).expect(403);
  expect(gateway.heard).toEqual([]);
});

test('a guest has none', async () => {
  await visitor().get('/data/user/sessions').expect(401);
  await visitor().post('/data/user/sessions/end-others', {}).expect(401);
});

test.each(['x', '{"$ne":null}', `${'a'.repeat(33)}`])('no session is called %s', async (id) => {
  await (await member()).post(`/data/user/session/end/${encodeURIComponent(id)}`, {}).expect(400);
  expect(gateway.heard).toEqual([]);
});

test('a gateway that does not answer is told as such', async () => {
  gateway.status = 500;
  await (await member()).get('/data/user/sessions').expect(503);
});
