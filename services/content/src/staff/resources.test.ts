import { AuditModel } from '@stezhka/kit/resource';
import { useDatabase } from '@stezhka/kit/testing/database';
import { filledIn } from '@stezhka/kit/testing/filled-in';
import request from 'supertest';
import { PartnerModel } from '../partners/partners.model.ts';
import { seedDefinitions } from '../seed/definitions.ts';
import { app, makeEvent, makeFaq, makePage, makeSections, say, tokenOf } from '../testing/content.ts';

useDatabase();
beforeAll(async () => {
  await makeSections();
  await makeEvent({ slug: 'letters' });
  await makeFaq('delivery');
  await makePage({ slug: 'about', blocks: [{ kind: 'faq', group: 'delivery' }, { kind: 'contacts' }] });
  await PartnerModel.create({
    slug: 'papirnia',
    order: 0,
    name: say('Papirnia'),
    description: say('Paper'),
    link: 'https://papirnia.example',
  });
  await seedDefinitions();
});

const admin = { identity: await tokenOf('ROLE_ADMIN'), Locale: 'en' };
const at = (resource: string) => `/admin/content/${resource}`;
const read = (path: string) => request(app).get(path).set(admin).expect(200);

test.each([
  'authors',
  'blocks',
  'categories',
  'contacts',
  'events',
  'faq',
  'films',
  'home',
  'links',
  'menus',
  'pages',
  'partners',
])('staff list %s, open one, and saving it as it stands changes nothing', async (resource) => {
  const { items } = (await read(at(resource))).body.data;
  expect(items).not.toEqual([]);
  const { id } = items[0];
  const { form } = (await read(`${at(resource)}/${id}/form`)).body.data;
  const saved = await request(app)
    .post(`${at(resource)}/${id}`)
    .set(admin)
    .send(filledIn(form.fields));
  expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
  const changes = (await AuditModel.find({ resource: `content/${resource}`, documentId: id }).lean()).flatMap(
    (row) => row.changes,
  );
  expect(changes).toEqual([]);
});

test.each(['api', 'ru', 'settings'])('no page may take the word %s', async (word) => {
  const { form } = (await read(`${at('pages')}/new/form`)).body.data;
  const body = { ...filledIn(form.fields), 'page[slug]': word };
  const { fields } = (await request(app).post(at('pages')).set(admin).send(body).expect(422)).body;
  expect(fields['page[slug]']).toBe('Other pages have taken this word');
});
