import { model, Schema, type Types } from 'mongoose';
import request from 'supertest';
import { createServiceApp } from '../service/app.ts';
import { useDatabase } from '../testing/database.ts';
import { identityKeys } from '../testing/identities.ts';
import { collectionPages, fixedPages, serveSitemap } from './sitemap.ts';

interface Leaf {
  _id: Types.ObjectId;
  slug: string;
  fallen: boolean;
}
const LeafModel = model<Leaf>('Leaf', new Schema<Leaf>({ slug: String, fallen: Boolean }), 'leaves');
useDatabase();

const leaves = (fallen: boolean) =>
  collectionPages<Leaf>(fallen ? 'fallen' : 'leaves', {
    model: LeafModel,
    filter: () => ({ fallen }),
    select: 'slug',
    entries: (rows) =>
      rows.filter(({ slug }) => slug !== 'torn').map(({ slug }) => ({ path: `/leaf/${slug}` })),
  });
const app = createServiceApp({
  name: 'trees',
  identityKeys,
  served: [
    serveSitemap([fixedPages('pages', ['/', '/about']), leaves(false), leaves(true)], {
      tags: ['leaves'],
      until: async () => new Date(Date.now() + 60_500),
      page: 2,
    }),
  ],
});
const read = (cursor?: string) =>
  request(app)
    .get('/data/sitemap')
    .query(cursor ? { cursor } : {});

beforeAll(() =>
  LeafModel.create([
    { slug: 'a', fallen: false },
    { slug: 'b', fallen: true },
    { slug: 'torn', fallen: false },
    { slug: 'c', fallen: false },
    { slug: 'd', fallen: true },
  ]),
);

test('cursor after cursor gives every page once, and then ends', async () => {
  const paths: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { body } = await read(cursor).expect(200);
    paths.push(...body.data.entries.map(({ path }: { path: string }) => path));
    if (!body.data.next) break;
    cursor = body.data.next;
  }
  expect(paths).toEqual(['/', '/about', '/leaf/a', '/leaf/c', '/leaf/b', '/leaf/d']);
});

test('the reply says what it shows and until when it holds', async () => {
  const { headers } = await read().expect(200);
  expect(headers['cache-tags']).toBe('leaves');
  expect(headers['cache-control']).toBe('public, max-age=60');
});

test.each(['elsewhere', 'leaves:', 'leaves:1', 'leaves:{"$ne":null}', 'LEAVES', 'a'.repeat(1000)])(
  'the cursor %s was given by nobody',
  async (cursor) => {
    expect((await read(cursor).expect(400)).body.code).toBe('invalid_input');
  },
);

test('a cursor is one text', async () => {
  await request(app).get('/data/sitemap?cursor[$gt]=').expect(400);
  await request(app).get('/data/sitemap?cursor=pages&cursor=leaves').expect(400);
});
