import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, makePost, makeSections, say } from '../testing/content.ts';
import { AuthorModel } from './authors.model.ts';

useDatabase();
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const make = (slug: string, order: number, publishedAt: Date | null = new Date('2026-05-01T06:00:00Z')) =>
  AuthorModel.create({
    slug,
    order,
    publishedAt,
    name: say(slug),
    role: say('editor'),
    bio: say('<p onclick="x()">Writes.<script>x()</script></p>'),
  });

test('without authors the list is empty and has one page', async () => {
  const { body } = await get('/data/authors').expect(200);
  expect(body.data).toEqual({ authors: [], pagination: { page: 1, pages: 1, limit: 12, total: 0 } });
});

test('authors come in the editors’ order, by page, with their published posts counted', async () => {
  const sections = await makeSections();
  for (let n = 1; n <= 13; n++) await make(`author-${n}`, n);
  await makePost(sections, { slug: 'rest' });
  await makePost(sections, { slug: 'draft', publishedAt: null });
  await makePost(sections, { slug: 'tomorrow', publishedAt: new Date('2026-11-21T07:00:00Z') });
  const first = await get('/data/authors').expect(200);
  expect(first.body.data.pagination).toEqual({ page: 1, pages: 2, limit: 12, total: 14 });
  expect(first.body.data.authors[0]).toMatchObject({
    slug: 'olena',
    name: 'Olena',
    role: 'editor',
    rating: 0,
    posts: 1,
  });
  expect(first.body.data.authors[1]).toMatchObject({ slug: 'author-1', posts: 0 });
  const { body } = await get('/data/authors?page=2').expect(200);
  expect(body.data.authors.map(({ slug }: { slug: string }) => slug)).toEqual(['author-12', 'author-13']);
  await get('/data/authors?page=3').expect(404);
});

test('an author is read by the slug, in the caller’s language, without scripts', async () => {
  await make('olena', 0);
  const { body } = await get('/data/author/olena', 'uk').expect(200);
  expect(body.data.author).toMatchObject({ name: 'olena (uk)', bio: '<p>Writes.</p> (uk)' });
  await get('/data/author/nobody').expect(404);
});

test('an unpublished author is neither listed nor found', async () => {
  await make('draft', 0, null);
  await make('tomorrow', 1, new Date('2026-11-21T07:00:00Z'));
  expect((await get('/data/authors').expect(200)).body.data.authors).toEqual([]);
  for (const slug of ['draft', 'tomorrow']) await get(`/data/author/${slug}`).expect(404);
});

test('no list of authors is kept past the next publication', async () => {
  await make('soon', 0, new Date('2026-11-20T10:00:30Z'));
  expect((await get('/data/authors').expect(200)).get('Cache-Control')).toContain('max-age=30');
});

test('posts of one author are a list of their own', async () => {
  const sections = await makeSections();
  const other = await make('other', 1);
  await makePost(sections, { slug: 'rest' });
  await makePost(sections, { slug: 'water', author: other._id });
  const { body } = await get('/data/news?author=other').expect(200);
  expect(body.data.posts.map(({ slug }: { slug: string }) => slug)).toEqual(['water']);
  await get('/data/news?author=nobody').expect(404);
});

test('by votes the most thanked author comes first; any other order is refused', async () => {
  await make('first', 0);
  await make('thanked', 1).then((author) => author.set('rating', 5).save());
  await make('blamed', 2).then((author) => author.set('rating', -1).save());
  const { body } = await get('/data/authors?sort=rating').expect(200);
  expect(body.data.authors.map(({ slug }: { slug: string }) => slug)).toEqual(['thanked', 'first', 'blamed']);
  for (const sort of ['name', '-rating', '']) await get(`/data/authors?sort=${sort}`).expect(400);
  await get('/data/authors?sort[$ne]=rating').expect(400);
});

test('an author dated tomorrow appears tomorrow', async () => {
  await make('tomorrow', 1, new Date('2026-11-21T07:00:00Z'));
  await get('/data/author/tomorrow').expect(404);
  setClock('2026-11-21T07:00:00Z');
  await get('/data/author/tomorrow').expect(200);
  expect((await get('/data/authors').expect(200)).body.data.authors).toHaveLength(1);
});
