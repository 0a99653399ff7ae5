import { storeDrawing } from '@stezhka/kit/files';
import { useDatabase } from '@stezhka/kit/testing/database';
import { XSS_VECTORS } from '@stezhka/kit/testing/xss';
import { executables } from '@stezhka/kit/testing/xss-checks';
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

test('an expert’s text runs nothing, whatever an old record holds', async () => {
  const { slug } = experts[0]!;
  const { _id, about } = (await ExpertModel.findOne({ slug }).lean())!;
  const kept: string[] = [];
  for (const { html } of XSS_VECTORS) {
    await ExpertModel.collection.updateOne({ _id }, { $set: { 'about.uk': html } });
    const { body } = await visitor(undefined, 'uk').get(`/data/user/expert/${slug}`).expect(200);
    kept.push(...executables(body.data.expert.about).map((wrong) => `${html}: ${wrong}`));
  }
  expect(kept).toEqual([]);
  await ExpertModel.collection.updateOne({ _id }, { $set: { about } });
});

test('a picture in an expert’s text comes in every width', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
  const { file } = await storeDrawing(svg, { slug: 'in-text' });
  const { slug } = experts[0]!;
  const { _id, about } = (await ExpertModel.findOne({ slug }).lean())!;
  await ExpertModel.updateOne({ _id }, { 'about.uk': `<img src="/files/account/${file}/400.webp">` });
  const { body } = await visitor(undefined, 'uk').get(`/data/user/expert/${slug}`).expect(200);
  expect(body.data.expert.about).toContain(`srcset="/files/account/${file}/400.webp 400w, `);
  await ExpertModel.updateOne({ _id }, { about });
});

test('in a language that the site does not speak an expert is shown in Ukrainian', async () => {
  const { slug } = experts[0]!;
  const { about } = (await ExpertModel.findOne({ slug }))!;
  const { body } = await visitor(undefined, 'de').get(`/data/user/expert/${slug}`).expect(200);
  expect(body.data.expert.about).toBe(about.uk);
});

test('a list of one expert, and of none, has one page', async () => {
  const all = await ExpertModel.find({ slug: { $in: experts.map(({ slug }) => slug) } }).lean();
  await ExpertModel.deleteMany({ _id: { $ne: all[0]!._id } });
  expect(await listOf()).toMatchObject({
    experts: [{ slug: all[0]!.slug }],
    pagination: { page: 1, pages: 1, total: 1 },
  });
  await ExpertModel.deleteOne({ _id: all[0]!._id });
  expect(await listOf()).toEqual({ experts: [], pagination: { page: 1, pages: 1, limit: 12, total: 0 } });
  await ExpertModel.insertMany(all);
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
