import { useDatabase } from '@stezhka/kit/testing/database';
import request from 'supertest';
import { seedExperts } from '../seed/experts.ts';
import { readExperts } from '../seed/read-demo.ts';
import { app, visitor } from '../testing/account.ts';
import { ExpertModel } from './experts.model.ts';

useDatabase();
const experts = readExperts();
beforeAll(seedExperts);

const listOf = async (query = '', locale = 'uk') =>
  (await visitor(undefined, locale).get(`/data/user/experts${query}`).expect(200)).body.data;

test('ten experts stand in their order, with skills, services and a portrait', async () => {
  const shown = await listOf();
  expect(shown.experts.map(({ slug }: { slug: string }) => slug)).toEqual(experts.map(({ slug }) => slug));
  expect(shown.pagination).toEqual({ page: 1, pages: 1, limit: 12, total: 10 });
  for (const { skills, services, imageData } of shown.experts) {
    expect(skills.length).toBeGreaterThanOrEqual(2);
    expect(services.length).toBeGreaterThanOrEqual(1);
    await request(app).get(imageData.srcSet[0].webpSrc).expect(200);
  }
});

test('a list has pages and no more of them than there are', async () => {
  expect((await listOf('?page=2&limit=4')).experts).toHaveLength(4);
  await visitor().get('/data/user/experts?page=3&limit=5').expect(404);
});

test.each(['?limit=0', '?limit=51', '?page=-1', '?page=NaN', '?page=1e9', '?search[$ne]=1', '?where=1'])(
  'the query %s is refused',
  async (query) => {
    await visitor().get(`/data/user/experts${query}`).expect(400);
  },
);

test('an expert is found by slug and by id, in each language', async () => {
  const { id, slug, about } = (await ExpertModel.findOne({ slug: experts[0]!.slug }))!;
  for (const locale of ['uk', 'ru', 'en'] as const) {
    for (const name of [id, slug]) {
      const { body } = await visitor(undefined, locale).get(`/data/user/expert/${name}`).expect(200);
      expect(body.data.expert).toMatchObject({ id, slug, about: about[locale] });
    }
  }
});

test.each(['nobody', '65f0000000000000000000ff'])('there is no expert %s', async (name) => {
  await visitor().get(`/data/user/expert/${name}`).expect(404);
});
test.each(['%24ne', 'a'.repeat(121), '%7B%22%24ne%22:null%7D'])('%s names nobody', async (name) => {
  await visitor().get(`/data/user/expert/${name}`).expect(400);
});

test('seeding again changes nothing, not even an id', async () => {
  const before = await listOf();
  await seedExperts();
  expect(await listOf()).toEqual(before);
});

test('no text of the three languages is left out or left untranslated', () => {
  for (const expert of experts) {
    for (const text of [expert.role, expert.about, ...expert.skills, ...expert.services]) {
      expect(new Set(Object.values(text)).size).toBeGreaterThanOrEqual(2);
      expect(Object.values(text).every(Boolean)).toBe(true);
      expect(text.en).not.toMatch(/[а-яіїєґ]/i);
      expect(text.ru).not.toMatch(/[іїєґ]/i);
      expect(text.uk).not.toMatch(/[ыэъё]/i);
    }
  }
});
