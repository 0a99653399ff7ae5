import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import request from 'supertest';
import { app, tokenOf } from '../testing/content.ts';
import { SubscriberModel } from './subscribers.model.ts';

useDatabase();
afterEach(clearDatabase);

const AT = '/admin/content/subscribers';
const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const make = (email: string, state: 'waiting' | 'active', day: number) =>
  SubscriberModel.create({ email, locale: 'uk', state, createdAt: new Date(Date.UTC(2026, 10, day)) });
const list = async (query = '') => {
  const { body } = await request(app).get(`${AT}${query}`).set(admin).expect(200);
  return body.data.items.map(({ cells }: { cells: { email: string } }) => cells.email);
};

test('subscribers are for staff to see, newest first, by state and by parts of an address', async () => {
  await make('olena@example.ua', 'active', 1);
  await make('ivan@example.ua', 'waiting', 2);
  expect(await list()).toEqual(['ivan@example.ua', 'olena@example.ua']);
  expect(await list('?filter=state:active')).toEqual(['olena@example.ua']);
  expect(await list('?search=iva')).toEqual(['ivan@example.ua']);
  await request(app).get(AT).expect(401);
  await request(app)
    .get(AT)
    .set({ identity: await tokenOf('ROLE_USER') })
    .expect(403);
});

test('staff erase an address and subscribe none; no reply holds a token', async () => {
  const { id } = await make('olena@example.ua', 'active', 1);
  const shown = await request(app).get(`${AT}/${id}/form`).set(admin).expect(200);
  expect(shown.body.data.can).toEqual({ create: false, update: false, remove: true });
  expect(JSON.stringify(shown.body)).not.toMatch(/Tokens/);
  await request(app).post(AT).set(admin).send({ 'subscriber[email]': 'a@example.ua' }).expect(404);
  await request(app).post(`${AT}/${id}/remove`).set(admin).send({ version: 0 }).expect(200);
  expect(await SubscriberModel.estimatedDocumentCount()).toBe(0);
});
