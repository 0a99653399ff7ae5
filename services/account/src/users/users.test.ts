import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { app, member } from '../testing/account.ts';
import { UserModel } from './users.model.ts';

useDatabase();
afterEach(clearDatabase);

const whoAmI = async (userId?: string) => {
  const call = request(app).get('/data/user').set('Locale', 'uk');
  const reply = await (userId
    ? call.set('identity', await identityToken({ userId, roles: ['ROLE_USER'] }))
    : call
  ).expect(200);
  return reply.body.data;
};

test('a guest is an empty list', async () => {
  expect(await whoAmI()).toEqual([]);
});

test('a member is presented without private fields', async () => {
  const user = await member({ email: 'sofiia@stezhka.example', name: 'Софія', lastName: 'Мельник' });
  expect(await whoAmI(user.id)).toEqual({
    id: user.id,
    email: 'sofiia@stezhka.example',
    roles: ['ROLE_USER'],
    name: 'Софія',
    lastName: 'Мельник',
    displayName: '',
    image: null,
  });
});

test('a session outlives neither its account nor a block', async () => {
  const user = await member({ email: 'sofiia@stezhka.example' });
  await UserModel.updateOne({ _id: user.id }, { blockedAt: new Date() });
  expect(await whoAmI(user.id)).toEqual([]);
  await UserModel.deleteOne({ _id: user.id });
  expect(await whoAmI(user.id)).toEqual([]);
});
