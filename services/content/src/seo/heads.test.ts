import { setClock } from '@stezhka/kit/clock';
import { hashOf, newToken } from '@stezhka/kit/link-tokens';
import { useDatabase } from '@stezhka/kit/testing/database';
import { useFakeGateway } from '@stezhka/kit/testing/fake-gateway';
import { testHeads } from '@stezhka/kit/testing/heads';
import request from 'supertest';
import { LayoutModel } from '../layouts/layouts.model.ts';
import { PreviewModel } from '../publication/preview.model.ts';
import { SubscriberModel } from '../subscribers/subscribers.model.ts';
import {
  app,
  makeDeck,
  makeEvent,
  makeFilmOf,
  makePage,
  makePost,
  makeSections,
} from '../testing/content.ts';

useDatabase();
useFakeGateway({
  expert: { id: '65f0000000000000000000e1', slug: 'iryna', name: 'Iryna', role: 'Psychologist' },
});

const token = newToken();
beforeAll(async () => {
  setClock('2026-11-20T10:00:00Z');
  const sections = await makeSections();
  await makePost(sections, { slug: 'rest' });
  await makePost(sections, { slug: 'rain', hasVideo: true, film: (await makeFilmOf('rain'))._id });
  await makeEvent({ slug: 'evening' });
  for (const slug of ['about', 'contacts', 'offerta', 'politica', 'pro-papir']) await makePage({ slug });
  const draft = await makePost(sections, { slug: 'draft', publishedAt: null });
  await PreviewModel.create({
    hash: hashOf(token),
    kind: 'post',
    entry: draft._id,
    expiresAt: new Date('2026-11-27T10:00:00Z'),
  });
  await makeDeck();
  await LayoutModel.create({
    _id: '6560b0d1a2c4e8f0123456c1',
    userId: '65f0000000000000000000a1',
    version: 1,
    deck: 'paths',
    template: 'free',
    savedAt: new Date('2026-11-20T09:00:00Z'),
    share: { token, notes: false },
  });
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
    '/videos/:slug': '/videos/rain',
    '/podii/:slug': '/podii/evening',
    '/authors/:slug': '/authors/olena',
    '/expert/:slug': '/expert/iryna',
    '/page/:slug': '/page/pro-papir',
    '/:slug': '/pro-papir',
    '/metaphoric-cards/:slug': '/metaphoric-cards/paths',
    '/layout/:token': `/layout/${token}`,
    '/preview/:token': `/preview/${token}`,
    '/subscribe/:token': `/subscribe/${token}`,
    '/unsubscribe/:token': `/unsubscribe/${token}`,
  },
  canonicals: { '/:slug': '/page/pro-papir' },
  noindex: ['/search', '/layout/:token', '/preview/:token', '/subscribe/:token', '/unsubscribe/:token'],
});
