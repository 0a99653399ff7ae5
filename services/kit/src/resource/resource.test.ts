import { type FormField, resourceOperations, VERSION_FIELD } from '@stezhka/kit-contract';
import mongoose, { Schema } from 'mongoose';
import request from 'supertest';
import { createServiceApp } from '../app.ts';
import { AppError } from '../errors.ts';
import { type Picture, pictureSchema } from '../files.ts';
import { checkbox, defineForm, html, localised, money, select, text } from '../forms.ts';
import { type Identity, signIdentity } from '../identity.ts';
import { JobModel } from '../jobs/job.model.ts';
import { localisedText } from '../localised.ts';
import { AuditModel, defineResource, type ResourceOptions } from '../resource.ts';
import { replyChecker } from '../testing/check-reply.ts';
import { clearDatabase, useDatabase } from '../testing/database.ts';

const say = (en: string) => ({ uk: `${en} (uk)`, ru: `${en} (ru)`, en });

interface Leaflet {
  slug: string;
  title: { uk: string; ru: string; en: string };
  body?: string;
  author?: mongoose.Types.ObjectId;
  price: number;
  shown: boolean;
  picture?: Picture;
  publishedAt: Date;
}
const schema = new Schema<Leaflet>({
  slug: { type: String, required: true },
  title: localisedText(),
  body: String,
  author: Schema.Types.ObjectId,
  price: { type: Number, default: 0 },
  shown: { type: Boolean, default: false },
  picture: pictureSchema,
  publishedAt: { type: Date, default: () => new Date('2026-05-01T00:00:00Z') },
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ publishedAt: -1, _id: -1 });
const LeafletModel = mongoose.model<Leaflet>('Leaflet', schema);
useDatabase();

const olena = { value: '6560b0d1a2c4e8f012345678', label: 'Олена' };
const form = defineForm('leaflet', {
  prefix: 'leaflet',
  fields: {
    slug: text({ label: say('Slug'), required: true }),
    title: localised(text({ label: say('Title'), required: true })),
    body: html({ label: say('Body') }),
    author: select({
      ajaxUrl: '/admin/content/leaflets/options/author',
      search: async (typed) => [olena].filter(({ label }) => label.startsWith(typed)),
      find: async (value) => [olena].find((one) => one.value === value),
    }),
    price: money({ label: say('Price') }),
    shown: checkbox({ label: say('Shown') }),
  },
});
const options: ResourceOptions<Leaflet, typeof form.fields> = {
  name: 'leaflets',
  domain: 'content',
  title: say('Leaflets'),
  model: LeafletModel,
  form,
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_ADMIN' },
  columns: {
    slug: { label: say('Slug'), sort: { slug: 1 } },
    title: { label: say('Title') },
    price: { label: say('Price'), type: 'money' },
    shown: {
      label: say('Shown'),
      type: 'boolean',
      filter: [
        { value: 'true', label: say('Yes') },
        { value: 'false', label: 'No' },
      ],
    },
    picture: { label: say('Picture'), type: 'image' },
    publishedAt: { label: say('Date'), type: 'date', sort: { publishedAt: -1, _id: -1 } },
    words: {
      label: say('Words'),
      type: 'number',
      value: (entry) => entry.get('body')?.split(' ').length ?? 0,
    },
  },
  searchable: ['slug', 'title'],
  sort: '-publishedAt',
  tags: ({ slug }) => [`leaflet:${slug}`, 'leaflets'],
  changed: async ({ before, after }) => {
    if (before && !after && before.shown) throw new AppError('conflict');
  },
};
const leaflets = defineResource(options);
const readOnly = defineResource({
  ...options,
  name: 'settings',
  policy: { read: 'ROLE_ADMIN', write: 'ROLE_SUPER_ADMIN' },
  actions: ['update'],
  searchable: [],
});

const SECRET = 'a secret of the tests, long enough to sign with';
const app = createServiceApp({
  name: 'content',
  identitySecret: SECRET,
  served: [...leaflets.served, ...readOnly.served],
  checkReply: replyChecker(),
});
const AT = '/admin/content/leaflets';
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const as = (identity: Partial<Identity>) => signIdentity({ roles: [], locale: 'uk', ...identity }, SECRET);
  tokens.guest = await as({ guestId: 'g1' });
  tokens.member = await as({ userId: 'u1', roles: ['ROLE_USER'] });
  tokens.admin = await as({ userId: 'a1', roles: ['ROLE_ADMIN'], csrf: 'token' });
  tokens.superAdmin = await as({ userId: 's1', roles: ['ROLE_SUPER_ADMIN'] });
});
afterEach(clearDatabase);

const get = (path: string, who = 'admin') =>
  request(app).get(`${AT}${path}`).set('identity', tokens[who]!).set('Locale', 'en');
const post = (path: string, body: object, who = 'admin') =>
  request(app).post(`${AT}${path}`).set('identity', tokens[who]!).set('Locale', 'en').send(body);
const filled = (more: object = {}) => ({
  'leaflet[slug]': 'rest',
  'leaflet[title][uk]': 'Про спокій',
  'leaflet[title][ru]': 'О покое',
  'leaflet[title][en]': 'On rest',
  'leaflet[body]': '<p onclick="alert(1)">Тиша<script>alert(2)</script></p>',
  'leaflet[price]': '12.50',
  ...more,
});
const versioned = (version: number, more: object = {}) =>
  filled({ [`leaflet[${VERSION_FIELD}]`]: String(version), ...more });
const stored = async () => {
  const reply = await post('', filled()).expect(200);
  return reply.body.data.id as string;
};

describe('who may', () => {
  const calls: [string, () => request.Test][] = [
    ['list', () => request(app).get(AT)],
    ['open a form', () => request(app).get(`${AT}/new/form`)],
    ['look for options', () => request(app).get(`${AT}/options/author`)],
    ['create', () => request(app).post(AT).send(filled())],
    ['update', () => request(app).post(`${AT}/${olena.value}`).send(versioned(0))],
    ['remove', () => request(app).post(`${AT}/${olena.value}/remove`).send({ version: 0 })],
  ];
  test.each(calls)('%s: staff only', async (_, call) => {
    await call().expect(401);
    await call().set('identity', tokens.guest!).expect(401);
    await call().set('identity', tokens.member!).expect(403);
    expect(await LeafletModel.countDocuments().hint({ _id: 1 })).toBe(0);
  });

  test('what only a super admin changes, an admin reads and knows that it is all', async () => {
    const id = await stored();
    const at = '/admin/content/settings';
    const seen = async (who: string) =>
      (await request(app).get(at).set('identity', tokens[who]!).expect(200)).body.data.can;
    expect(await seen('admin')).toEqual({ create: false, update: false, remove: false });
    expect(await seen('superAdmin')).toEqual({ create: false, update: true, remove: false });
    const change = (who: string) =>
      request(app).post(`${at}/${id}`).set('identity', tokens[who]!).send(versioned(0));
    await change('admin').expect(403);
    await change('superAdmin').expect(200);
    await request(app).post(at).set('identity', tokens.superAdmin!).send(filled()).expect(404);
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

describe('a form', () => {
  test('of a new entry is empty and says where it goes', async () => {
    const { data } = (await get('/new/form').expect(200)).body;
    expect(data).toMatchObject({ id: null, title: 'Leaflets', form: { action: AT } });
    expect(data.form.fields.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'leaflet[slug]',
      'leaflet[title]',
      'leaflet[body]',
      'leaflet[author]',
      'leaflet[price]',
      'leaflet[shown]',
      'leaflet[_version]',
      '_csrf_token',
    ]);
  });

  test('of an entry holds its values and its version, and can be sent back as it is', async () => {
    const id = await stored();
    await post(`/${id}`, versioned(0, { 'leaflet[author]': olena.value })).expect(200);
    const { form } = (await get(`/${id}/form`).expect(200)).body.data;
    const values: Record<string, string> = {};
    const walk = (all: FormField[]): void => {
      for (const { fullName, value, checked, fields } of all) {
        if (fields) walk(fields);
        else if (checked !== false) values[fullName] = value as string;
      }
    };
    walk(form.fields);
    expect(values).toMatchObject({
      'leaflet[slug]': 'rest',
      'leaflet[title][ru]': 'О покое',
      'leaflet[author]': olena.value,
      'leaflet[price]': '12.50',
      'leaflet[_version]': '1',
      _csrf_token: 'token',
    });
    await post(`/${id}`, values).expect(200);
    await get('/nonsense/form').expect(400);
  });

  test('its selects answer while one types', async () => {
    const reply = await get(`/options/author?search=${encodeURIComponent('Ол')}`).expect(200);
    expect(reply.body.data).toEqual({ options: [olena] });
    await get('/options/slug').expect(404);
    await get('/group/title').query({ id: 'x' }).expect(404);
    await get('/options/__proto__').expect(404);
  });
});

describe('a list', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  const write = async (count: number) => {
    const rows = Array.from({ length: count }, (_, n) => ({
      slug: `leaf-${String(n).padStart(2, '0')}`,
      title: { uk: `Стежка ${n}`, ru: `Тропа ${n}`, en: `Path (${n})` },
      price: n * 100,
      publishedAt: day(n + 1),
    }));
    await LeafletModel.insertMany(rows);
  };
  const slugs = (reply: request.Response) =>
    reply.body.data.items.map(({ cells }: { cells: { slug: string } }) => cells.slug);

  test('shows its columns, page by page', async () => {
    await write(7);
    await LeafletModel.updateOne(
      { slug: 'leaf-06' },
      { picture: { file: olena.value, width: 10, height: 10 }, body: 'one two' },
    );
    const reply = await get('?limit=3').expect(200);
    expect(slugs(reply)).toEqual(['leaf-06', 'leaf-05', 'leaf-04']);
    expect(reply.body.data).toMatchObject({
      title: 'Leaflets',
      pagination: { page: 1, pages: 3, limit: 3, total: 7 },
      sort: '-publishedAt',
      searchable: true,
      can: { create: true, update: true, remove: true },
      items: [
        {
          version: 0,
          cells: {
            title: 'Path (6)',
            price: 6,
            shown: false,
            picture: `/files/content/${olena.value}/200.webp`,
            publishedAt: day(7).toISOString(),
            words: 2,
          },
        },
        { cells: { picture: null, words: 0 } },
        {},
      ],
    });
    expect(reply.body.data.columns[0]).toEqual({ name: 'slug', label: 'Slug', type: 'text', sortable: true });
    expect(slugs(await get('?limit=3&page=3').expect(200))).toEqual(['leaf-00']);
    await get('?page=4').expect(404);
  });

  test('sorts both ways by what has an index', async () => {
    await write(3);
    expect(slugs(await get('?sort=publishedAt'))).toEqual(['leaf-00', 'leaf-01', 'leaf-02']);
    expect(slugs(await get('?sort=-slug'))).toEqual(['leaf-02', 'leaf-01', 'leaf-00']);
  });

  test('is searched in every language, by what was typed and no pattern', async () => {
    await write(3);
    const search = async (words: string) =>
      slugs(await get('').query({ search: words, sort: 'slug' }).expect(200));
    expect(await search('СТЕЖКА 1')).toEqual(['leaf-01']);
    expect(await search('тропа 2')).toEqual(['leaf-02']);
    expect(await search('LEAF')).toEqual(['leaf-00', 'leaf-01', 'leaf-02']);
    expect(await search('(1)')).toEqual(['leaf-01']);
    expect(await search('.*')).toEqual([]);
    expect(await search('(a+)+$')).toEqual([]);
    expect(await search('u2028\u2028-[^]\\')).toEqual([]);
  });

  test('is narrowed to a value, also while searching', async () => {
    await write(3);
    await LeafletModel.updateOne({ slug: 'leaf-01' }, { shown: true });
    const reply = await get('?filter=shown:true').expect(200);
    expect(slugs(reply)).toEqual(['leaf-01']);
    expect(reply.body.data.filters).toEqual([
      {
        name: 'shown',
        label: 'Shown',
        options: [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ],
      },
    ]);
    expect(slugs(await get('?filter=shown:false&search=leaf-0&sort=slug'))).toEqual(['leaf-00', 'leaf-02']);
  });

  test('that cannot be searched says so', async () => {
    const at = (query: string) =>
      request(app).get(`/admin/content/settings${query}`).set('identity', tokens.admin!);
    expect((await at('').expect(200)).body.data.searchable).toBe(false);
    await at('?search=leaf').expect(400);
  });

  test('without anything in it has one empty page', async () => {
    const { items, pagination } = (await get('').expect(200)).body.data;
    expect({ items, pagination }).toEqual({
      items: [],
      pagination: { page: 1, pages: 1, limit: 25, total: 0 },
    });
  });

  test.each([
    'filter=shown:maybe',
    'filter=slug:leaf-00',
    'filter[shown]=true',
    'sort[$ne]=slug',
    'sort=price',
    'sort=title.uk',
    'sort=--slug',
    'sort=$where',
    'sort=__proto__',
    'limit=1000000000',
    'limit=101',
    'limit=0',
    'limit=NaN',
    'page=0',
    'page=1e9',
    'search[$regex]=.*',
    `search=${'a'.repeat(101)}`,
    'search=a',
    'where=1',
    'sort=slug&sort=-slug',
  ])('refuses %s', async (query) => {
    await get(`?${query}`).expect(400);
  });
});

describe('a declaration', () => {
  test('that sorts without an index is refused at once', () => {
    const broken = (more: object) => () => defineResource({ ...options, ...more });
    expect(broken({ columns: { price: { label: say('Price'), sort: { price: 1 } } } })).toThrow(/no index/);
    expect(broken({ sort: 'price' })).toThrow(/no column/);
  });

  test('gives the operations that the pages call', () => {
    const { list, update } = resourceOperations('content', 'leaflets');
    expect(leaflets.served.map(({ op }) => op.name)).toEqual(
      expect.arrayContaining([list.name, update.name]),
    );
    expect(list).toMatchObject({ path: AT, access: 'admin', mutates: false });
    expect(update).toMatchObject({ path: `${AT}/:id`, access: 'admin', mutates: true });
  });
});
