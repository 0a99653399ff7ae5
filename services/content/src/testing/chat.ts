import { randomUUID } from 'node:crypto';
import type { Identity } from '@stezhka/kit/identity';
import { identityToken } from '@stezhka/kit/testing/identities';
import request from 'supertest';
import { app, tokenOf } from './content.ts';

export const member = '65f0000000000000000000b1';
export type Who = Partial<Identity>;
export const guest: Who = { guestId: 'guest-1' };
export const sofiia: Who = { userId: member, roles: ['ROLE_USER'] };
export const admin = { Locale: 'en', identity: await tokenOf('ROLE_ADMIN') };
export const as = async (who: Who) => ({ Locale: 'ru', identity: await identityToken(who) });
export const send = async (who: Who, text: string, id: string = randomUUID()) =>
  request(app)
    .post('/data/chat/message')
    .set(await as(who))
    .send({ id, text });
export const chat = async (who: Who) =>
  (
    await request(app)
      .get('/data/chat')
      .set(await as(who))
      .expect(200)
  ).body.data;
export const texts = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);
export const staffPost = (path: string, body: object = {}) =>
  request(app).post(`/admin/content/chat/${path}`).set(admin).send(body);
export const answer = (thread: string, text: string, id: string = randomUUID()) =>
  staffPost(`${thread}/message`, { id, text });
export const queue = async (query = '') =>
  (await request(app).get(`/admin/content/chat${query}`).set(admin).expect(200)).body.data;
