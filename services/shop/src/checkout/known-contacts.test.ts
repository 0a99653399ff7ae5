import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleUser } from '@stezhka/account-contract/examples';
import type { Identity } from '@stezhka/kit/identity';
import { useDatabase } from '@stezhka/kit/testing/database';
import { knownContacts } from './known-contacts.ts';

useDatabase();

const before = process.env.GATEWAY_PRIVATE_URL;
const member: Identity = { userId: exampleUser.id, roles: ['ROLE_USER'], locale: 'uk' };
const nobody = { name: '', lastName: '', phone: '', email: '' };
let account: Server;
let answers: { status: number; data: unknown };

beforeAll(async () => {
  account = createServer((_, res) => {
    res.writeHead(answers.status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ data: answers.data }));
  });
  await new Promise<void>((done) => void account.listen(0, '127.0.0.1', done));
  process.env.GATEWAY_PRIVATE_URL = `http://127.0.0.1:${(account.address() as AddressInfo).port}`;
});
afterAll(() => {
  process.env.GATEWAY_PRIVATE_URL = before;
  account.closeAllConnections();
  account.close();
});

test('before the first order a member’s name and address come from their account', async () => {
  answers = { status: 200, data: exampleUser };
  const { name, lastName, email } = exampleUser;
  expect(await knownContacts(member)).toEqual({
    ...nobody,
    name,
    lastName,
    email,
  });
});

test('an account that rests, and a guest, leave the form empty', async () => {
  answers = { status: 503, data: null };
  expect(await knownContacts(member)).toEqual(nobody);
  expect(await knownContacts({ guestId: 'g1', roles: [], locale: 'uk' })).toEqual(nobody);
});
