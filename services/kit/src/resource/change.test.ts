import request from 'supertest';
import { JobModel } from '../jobs/job.model.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import {
  AT,
  app,
  filled,
  get,
  LeafletModel,
  olena,
  post,
  stored,
  tokens,
  versioned,
} from './leaflet-sample.ts';
import { AuditModel } from './resource.ts';

useDatabase();
afterEach(clearDatabase);

describe('access to a resource', () => {
  const calls: [string, () => request.Test][] = [
    ['list', () => request(app).get(AT)],
    ['open a form', () => request(app).get(`${AT}/new/form`)],
    ['look for options', () => request(app).get(`${AT}/options/author`)],
    ['create', () => request(app).post(AT).send(filled())],
    ['update', () => request(app).post(`${AT}/${olena.value}`).send(versioned(0))],
    ['preview', () => request(app).post(`${AT}/${olena.value}/preview`).send({})],
    ['remove', () => request(app).post(`${AT}/${olena.value}/remove`).send({ version: 0 })],
  ];
  test.each(calls)('%s: staff only', async (_, call) => {
    await call().expect(401);
    await call().set('identity', tokens.guest).expect(401);
    await call().set('identity', tokens.member).expect(403);
    expect(await LeafletModel.countDocuments().hint({ _id: 1 })).toBe(0);
  });

  test('a resource that only a super admin changes is read-only for an admin', async () => {
    const id = await stored();
    const at = '/admin/content/settings';
    const seen = async (who: keyof typeof tokens) =>
      (await request(app).get(at).set('identity', tokens[who]).expect(200)).body.data.can;
    expect(await seen('admin')).toEqual({ create: false, update: false, remove: false });
    expect(await seen('superAdmin')).toEqual({ create: false, update: true, remove: false });
    const change = (who: keyof typeof tokens) =>
      request(app).post(`${at}/${id}`).set('identity', tokens[who]).send(versioned(0));
    await change('admin').expect(403);
    await change('superAdmin').expect(200);
    await request(app).post(at).set('identity', tokens.superAdmin).send(filled()).expect(404);
  });
});

describe('a change', () => {
  test('is saved clean, written down and purged', async () => {
    const id = await stored();
    const entry = (await LeafletModel.findById(id))!;
    expect(entry).toMatchObject({ slug: 'rest', price: 1250, shown: false, body: '<p>Тиша</p>' });
    const other = await post(`/${id}`, versioned(0, { 'leaflet[slug]': 'calm' })).expect(200);
    expect(other.body.data).toEqual({ id, version: 1 });

    const rows = await AuditModel.find({ resource: 'content/leaflets', documentId: id })
      .sort({ at: 1 })
      .lean();
    expect(rows).toMatchObject([
      { userId: 'a1', action: 'create', changes: [{ path: '', to: { slug: 'rest' } }] },
      { userId: 'a1', action: 'update', changes: [{ path: 'slug', from: 'rest', to: 'calm' }] },
    ]);
    const jobs = await JobModel.find({ state: 'open' }).sort({ dueAt: 1 }).lean();
    expect(jobs.map(({ data }) => data)).toEqual([
      { tags: ['leaflet:rest', 'leaflets'] },
      { tags: ['leaflet:rest', 'leaflets', 'leaflet:calm'] },
    ]);
  });

  test('made from an old form is refused, with what is there now', async () => {
    const id = await stored();
    await post(`/${id}`, versioned(0, { 'leaflet[slug]': 'calm' })).expect(200);
    const stale = await post(`/${id}`, versioned(0, { 'leaflet[slug]': 'late' })).expect(409);
    expect(stale.body).toMatchObject({ code: 'conflict', data: { id, form: { name: 'leaflet' } } });
    expect(JSON.stringify(stale.body.data.form)).toMatch('"calm"');
    await post(`/${id}`, filled()).expect(409);
    await post(`/${id}/remove`, { version: 0 }).expect(409);
    expect(await LeafletModel.findById(id)).toMatchObject({ slug: 'calm' });
  });

  test('of one version happens once, however many send it', async () => {
    const id = await stored();
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, n) => post(`/${id}`, versioned(0, { 'leaflet[slug]': `s${n}` }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await AuditModel.countDocuments({ resource: 'content/leaflets', documentId: id })).toBe(2);
  });

  test('that changes nothing leaves no trace', async () => {
    const id = await stored();
    expect((await post(`/${id}`, versioned(0)).expect(200)).body.data.version).toBe(0);
    expect(await AuditModel.countDocuments({ resource: 'content/leaflets', documentId: id })).toBe(1);
  });

  test('that breaks a rule names the field', async () => {
    const { 'leaflet[title][en]': _, ...rest } = filled();
    const missing = await post('', { ...rest, 'leaflet[author]': 'nobody' }).expect(422);
    expect(missing.body.fields).toEqual({
      'leaflet[title][en]': 'Field cannot be empty',
      'leaflet[author]': 'Choose one of the options',
    });
    await stored();
    const twice = await post('', filled()).expect(422);
    expect(twice.body.fields).toEqual({ 'leaflet[slug]': 'This is taken already' });
  });

  test.each([
    ['an operator', { 'leaflet[slug]': { $ne: null } }],
    ['a field the form does not have', { 'leaflet[publishedAt]': '2020-01-01' }],
    ['a field of the database', { 'leaflet[_id]': olena.value }],
    ['a prototype', { 'leaflet[__proto__][shown]': '1' }],
  ])('%s is a bad call', async (_, more) => {
    await post('', filled(more)).expect(400);
    expect(await LeafletModel.countDocuments().hint({ _id: 1 })).toBe(0);
  });

  test('removing takes the entry and keeps what it was in the audit', async () => {
    const id = await stored();
    await post(`/${id}/remove`, { version: 0 }).expect(200);
    await get(`/${id}/form`).expect(404);
    await post(`/${id}/remove`, { version: 0 }).expect(404);
    const row = await AuditModel.findOne({ resource: 'content/leaflets', documentId: id }).sort({ at: -1 });
    expect(row).toMatchObject({ action: 'remove', changes: [{ from: { slug: 'rest' } }] });
  });

  test('the resource’s own rule undoes all of it', async () => {
    const id = await stored();
    await post(`/${id}`, versioned(0, { 'leaflet[shown]': '1' })).expect(200);
    await post(`/${id}/remove`, { version: 1 }).expect(409);
    expect(await LeafletModel.findById(id)).not.toBeNull();
    expect(await AuditModel.countDocuments({ resource: 'content/leaflets', documentId: id })).toBe(2);
  });
});

describe('a preview', () => {
  const preview = (id: string, who: keyof typeof tokens = 'admin') => post(`/${id}/preview`, {}, who);

  test('is offered and made while the entry is not public, and told to the audit without the link', async () => {
    const id = await stored();
    expect((await get(`/${id}/form`).expect(200)).body.data.preview).toBe(true);
    expect((await preview(id).expect(200)).body.data).toEqual({
      path: '/look/rest',
      until: '2026-06-01T00:00:00.000Z',
    });
    const rows = await AuditModel.find({ resource: 'content/leaflets', documentId: id })
      .sort({ at: 1 })
      .lean();
    expect(rows.at(-1)).toMatchObject({ userId: 'a1', action: 'preview', changes: [] });
    await post(`/${id}`, versioned(0, { 'leaflet[shown]': '1' })).expect(200);
    expect((await get(`/${id}/form`).expect(200)).body.data).not.toHaveProperty('preview');
    expect((await preview(id).expect(409)).body.code).toBe('conflict');
  });

  test('is for those who may change the entry', async () => {
    const id = await stored();
    const at = `/admin/content/settings/${id}`;
    const as = (who: keyof typeof tokens) => ({ identity: tokens[who] });
    const { body } = await request(app).get(`${at}/form`).set(as('admin')).expect(200);
    expect(body.data).not.toHaveProperty('preview');
    await request(app).post(`${at}/preview`).set(as('admin')).send({}).expect(403);
    await request(app).post(`${at}/preview`).set(as('superAdmin')).send({}).expect(200);
    expect((await get('/new/form').expect(200)).body.data).not.toHaveProperty('preview');
  });
});
