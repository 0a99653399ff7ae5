import { setClock } from '@stezhka/kit/clock';
import { foreignPictures } from '@stezhka/kit/html';
import { JobModel } from '@stezhka/kit/jobs';
import { AuditModel } from '@stezhka/kit/resource';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { filledIn, type Sent } from '@stezhka/kit/testing/filled-in';
import { XSS_VECTORS } from '@stezhka/kit/testing/xss';
import { executables, textsOfVectors } from '@stezhka/kit/testing/xss-checks';
import { LOCALES } from '@stezhka/kit-contract';
import { seedExperts } from '../seed/experts.ts';
import { known, visitor } from '../testing/account.ts';
import { ExpertModel } from './experts.model.ts';

const AT = '/admin/account/experts';
const STEP = { session: 'a'.repeat(32), secondFactorAt: Date.now() + 3_600_000 };

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const staff = () =>
  known({ userId: '65f0000000000000000000a1', roles: ['ROLE_USER', 'ROLE_ADMIN'], ...STEP });
const inAll = (field: string, text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [`expert[${field}][${locale}]`, `${text} (${locale})`]));
const filled = (more: object = {}): Sent => ({
  'expert[slug]': 'vira',
  'expert[order]': '1',
  ...inAll('name', 'Vira'),
  ...inAll('role', 'psychologist'),
  ...inAll('about', '<p onclick="x()">Listens<script>x()</script></p>'),
  ...inAll('skills][0', 'Anxiety'),
  'expert[publishedAt]': '2026-11-19',
  ...more,
});
const shown = async (slug = 'vira') => (await visitor().get(`/data/user/expert/${slug}`)).status;

test('staff add an expert, sanitised, and pages show it', async () => {
  await (await staff()).post(AT, filled()).expect(200);
  const { body } = await visitor().get('/data/user/expert/vira').expect(200);
  expect(body.data.expert).toMatchObject({
    name: 'Vira (en)',
    about: '<p>Listens</p> (en)',
    skills: [{ text: 'Anxiety (en)' }],
    services: [],
  });
  expect((await ExpertModel.findOne({ slug: 'vira' }))!.about.en).toBe('<p>Listens</p> (en)');
  expect((await visitor().get('/data/user/experts').expect(200)).body.data.pagination.total).toBe(1);
  const purges = await JobModel.find({ state: 'open' }).lean();
  expect(purges.map(({ data }) => data)).toEqual([{ tags: ['experts'] }]);
});

test('an expert is public from the publishing day, and without one a draft', async () => {
  const { body } = await (await staff())
    .post(AT, filled({ 'expert[publishedAt]': '2026-11-21' }))
    .expect(200);
  expect(await shown()).toBe(404);
  expect(await shown(body.data.id)).toBe(404);
  const list = await visitor().get('/data/user/experts').expect(200);
  expect([list.body.data.experts, list.body.data.pagination.total]).toEqual([[], 0]);
  setClock('2026-11-21T07:00:00Z');
  expect([await shown(), await shown(body.data.id)]).toEqual([200, 200]);
  const draft = filled({ 'expert[publishedAt]': '', 'expert[_version]': '0' });
  await (await staff()).post(`${AT}/${body.data.id}`, draft).expect(200);
  expect(await shown()).toBe(404);
});

test('a list is not kept past the next publication', async () => {
  await (await staff()).post(AT, filled({ 'expert[publishedAt]': '2026-11-21' })).expect(200);
  setClock('2026-11-21T06:59:30Z');
  const { headers } = await visitor().get('/data/user/experts').expect(200);
  expect(headers['cache-control']).toContain('max-age=30');
});

test('a form sent back as it stands changes nothing, and a removed expert is gone', async () => {
  await seedExperts();
  const caller = await staff();
  const { items } = (await caller.get(AT).expect(200)).body.data;
  expect(items).toHaveLength(10);
  const [{ id }] = items;
  const { form } = (await caller.get(`${AT}/${id}/form`).expect(200)).body.data;
  const { body } = await caller.post(`${AT}/${id}`, filledIn(form.fields));
  expect([body.fields, body.data]).toEqual([undefined, { id, version: 0 }]);
  expect(await AuditModel.find({ resource: 'account/experts', documentId: id })).toEqual([]);
  await caller.post(`${AT}/${id}/remove`, { version: 0 }).expect(200);
  expect(await shown(id)).toBe(404);
});

test('members and guests neither read nor write them', async () => {
  const member = await known({ userId: '65f0000000000000000000a2', roles: ['ROLE_USER'] });
  for (const [who, status] of [
    [visitor(), 401],
    [member, 403],
  ] as const) {
    await who.get(AT).expect(status);
    await who.post(AT, filled()).expect(status);
  }
  expect(await ExpertModel.find().hint({ _id: 1 })).toEqual([]);
});

test.each([
  ['expert[slug]', 'Не-slug', 422],
  ['expert[order]', '-1', 422],
  ['expert[about][uk]', '', 422],
  ['expert[skills][0][en]', 'x'.repeat(201), 422],
  ['expert[publishedAt]', '2026-02-30', 422],
  ['expert[slug][$ne]', '1', 400],
  ['expert[skills][0][_id]', '65f0000000000000000000ff', 400],
])('%s = %j is refused', async (field, value, status) => {
  await (await staff()).post(AT, filled({ [field]: value })).expect(status);
  expect(await ExpertModel.find().hint({ _id: 1 })).toEqual([]);
});

/** Vectors in one text. */
const VECTORS = 24;

test('nothing runs of what staff save', async () => {
  const caller = await staff();
  const { body } = await caller.post(AT, filled()).expect(200);
  const wrong: string[] = [];
  // A form refuses pictures of other sites.
  const taken = XSS_VECTORS.filter(({ html }) => !foreignPictures(html).length);
  const texts = textsOfVectors(taken, VECTORS);
  for (let n = 0; n < texts.length; n += LOCALES.length) {
    const version = String((await ExpertModel.findById(body.data.id).lean<{ __v: number }>())!.__v);
    const about = LOCALES.map((locale, i) => [
      `expert[about][${locale}]`,
      `text ${texts[n + i]?.value ?? ''}`,
    ]);
    await caller
      .post(`${AT}/${body.data.id}`, filled({ ...Object.fromEntries(about), 'expert[_version]': version }))
      .expect(200);
    const stored = (await ExpertModel.findById(body.data.id))!.about;
    for (const [i, locale] of LOCALES.entries()) {
      const { marks = [] } = texts[n + i] ?? {};
      wrong.push(...executables(stored[locale]), ...marks.filter((mark) => !stored[locale].includes(mark)));
    }
  }
  expect(taken.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});
