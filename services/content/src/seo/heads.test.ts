import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { testHeads } from '@stezhka/kit/testing/heads';
import request from 'supertest';
import { hashOf, newToken } from '../link-tokens/link-tokens.ts';
import { SubscriberModel } from '../subscribers/subscribers.model.ts';
import { app, makePost, makeSections } from '../testing/content.ts';

useDatabase();

const token = newToken();
beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  await makePost(await makeSections(), { slug: 'rest' });
  await SubscriberModel.create({
    email: 'anna@x.example',
    locale: 'uk',
    state: 'waiting',
    createdAt: new Date('2026-11-20T09:00:00Z'),
    confirmTokens: [hashOf(token)],
  });
});
afterAll(() => setClock(null));

await testHeads('content', {
  async fetchHead(path, { locale }) {
    const call = request(app).get('/data/seo');
    return (await call.query({ path }).set('Locale', locale).expect(200)).body.data;
  },
  examples: {
    '/news/:slug': '/news/calm',
    '/post/:slug': '/post/rest',
    '/subscribe/:token': `/subscribe/${token}`,
    '/unsubscribe/:token': `/unsubscribe/${token}`,
  },
  noindex: ['/subscribe/:token', '/unsubscribe/:token'],
});
