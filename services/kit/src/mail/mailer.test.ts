import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER, verifyIdentity } from '../identity/identity.ts';
import { identityKeys } from '../testing/identities.ts';
import { readMailEnv } from './env.ts';
import { mailerOf } from './mail.ts';
import { defineRecipient } from './recipients.ts';

const sofiia = { email: 'sofiia@stezhka.example', name: 'Софія', locale: 'uk' };
let answer: { status: number; body: object };
let asked: { url: string; token: string } | undefined;

const gateway = createServer((req, res) => {
  asked = { url: req.url!, token: String(req.headers[IDENTITY_HEADER]) };
  res.writeHead(answer.status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(answer.body));
});
beforeAll(() => new Promise<void>((done) => void gateway.listen(0, '127.0.0.1', done)));
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const mailer = () => {
  const { port } = gateway.address() as AddressInfo;
  return mailerOf('shop', { GATEWAY_PRIVATE_URL: `http://127.0.0.1:${port}` });
};
const USER = { kind: 'user', id: '65f000000000000000000002' };

test('a member’s address is asked of account, by the service and on nobody’s behalf', async () => {
  answer = { status: 200, body: { data: sofiia } };
  expect(await mailer().recipient(USER)).toEqual(sofiia);
  expect(asked!.url).toBe(`/api/data/mail/recipient/${USER.id}`);
  const identity = await verifyIdentity(asked!.token, identityKeys);
  const audience = 'GET /data/mail/recipient/:id';
  expect(identity).toMatchObject({ service: 'shop', roles: [], audience });
  expect(identity).not.toHaveProperty('userId');
});

test('a deleted user has no recipient; while account is unavailable the mail waits', async () => {
  answer = { status: 404, body: { data: null, error: 'There is no such thing here.', code: 'not_found' } };
  expect(await mailer().recipient(USER)).toBeUndefined();
  answer = { status: 503, body: { data: null, error: 'Resting.', code: 'unavailable' } };
  await expect(mailer().recipient(USER)).rejects.toThrow('unavailable');
});

test('a kind of its own the service knows by itself', async () => {
  asked = undefined;
  defineRecipient('order', async (id) => ({ email: `${id}@stezhka.example`, locale: 'en' }));
  expect(await mailer().recipient({ kind: 'order', id: 'o1' })).toMatchObject({
    email: 'o1@stezhka.example',
  });
  expect(asked).toBeUndefined();
  expect(() => defineRecipient('order', async () => undefined)).toThrow('twice');
});

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://user:p%40ss@mail.example.org',
  MAIL_FROM: 'Стежка <hello@stezhka.example>',
  PUBLIC_ORIGIN: 'https://stezhka.example/',
};

test('production says how it sends mail', () => {
  expect(readMailEnv(production)).toMatchObject({ ...production, PUBLIC_ORIGIN: 'https://stezhka.example' });
});

test.each([
  [{}, true],
  [{ DEMO: 'true' }, false],
  [{ NODE_ENV: 'test' }, false],
  [{ SMTP_REQUIRE_TLS: 'false' }, false],
  [{ DEMO: 'true', SMTP_REQUIRE_TLS: 'true' }, true],
])('mails of an installation with %j need an encrypted connection: %p', (set, needed) => {
  expect(readMailEnv({ ...production, ...set }).SMTP_REQUIRE_TLS).toBe(needed);
});

test.each([
  ['SMTP_REQUIRE_TLS', 'perhaps', 'SMTP_REQUIRE_TLS'],
  ['SMTP_URL', undefined, 'SMTP_URL is missing: name the mail server'],
  ['SMTP_URL', '', 'SMTP_URL is no smtp address'],
  ['SMTP_URL', 'https://mail.example.org', 'SMTP_URL is no smtp address'],
  ['MAIL_FROM', undefined, 'MAIL_FROM is missing: say who writes'],
  ['MAIL_FROM', 'hello@stezhka.example\r\nBcc: x@y.zz', 'MAIL_FROM is no sender'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)', 'PUBLIC_ORIGIN is no http address'],
])('%s as %p stops production with one sentence', (name, value, sentence) => {
  expect(() => readMailEnv({ ...production, [name]: value })).toThrow(sentence);
});
