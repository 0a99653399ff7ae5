import { FILM_PLACE, type Post } from '@stezhka/content-contract';
import { setClock } from '@stezhka/kit/clock';
import { storeDrawing } from '@stezhka/kit/files';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { AuthorModel } from '../authors/authors.model.ts';
import { get, makeFilmOf, makePost, makeSections, type Sections, say } from '../testing/content.ts';

useDatabase();
let sections: Sections;
beforeEach(async () => {
  setClock('2026-11-20T10:00:00Z');
  sections = await makeSections();
});
afterEach(async () => {
  setClock(null);
  await clearDatabase();
});

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 7));
const slugs = async (query: string) => {
  const { body } = await get(`/data/news${query}`).expect(200);
  return body.data.posts.map(({ slug }: { slug: string }) => slug);
};

test('no list or article is kept past the next publication', async () => {
  await makePost(sections, { slug: 'today', publishedAt: day(20) });
  await makePost(sections, { slug: 'soon', publishedAt: new Date('2026-11-20T10:00:30Z') });
  for (const path of ['/data/news', '/data/post/today']) {
    expect((await get(path).expect(200)).get('Cache-Control')).toContain('max-age=30');
  }
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>';
test('an author who is not out is a name without a page, and has no list', async () => {
  await makePost(sections, { slug: 'rest' });
  const coming = new Date('2026-11-20T10:00:30Z');
  const picture = await storeDrawing(SVG, { slug: 'olena' });
  await AuthorModel.updateOne({ slug: 'olena' }, { publishedAt: coming, picture });
  await get('/data/news?author=olena').expect(404);
  const { body } = await get('/data/news').expect(200);
  const name = { slug: null, name: 'Olena', role: 'editor', imageData: null };
  expect(body.data.posts[0].author).toEqual(name);
  const reply = await get('/data/post/rest').expect(200);
  expect(reply.body.data.post.author).toEqual(name);
  expect(reply.get('Cache-Control')).toContain('max-age=30');
  setClock(coming.toISOString());
  expect(await slugs('?author=olena')).toEqual(['rest']);
  const out = (await get('/data/post/rest').expect(200)).body.data.post.author;
  expect(out).toMatchObject({ slug: 'olena', imageData: expect.any(Object) });
});

describe('the list', () => {
  test('shows published posts, newest first, by page', async () => {
    for (let n = 1; n <= 11; n++) await makePost(sections, { slug: `post-${n}`, publishedAt: day(n) });
    await makePost(sections, { slug: 'tomorrow', publishedAt: day(21) });
    const first = await get('/data/news').expect(200);
    expect(first.body.data.pagination).toEqual({ page: 1, pages: 2, limit: 9, total: 11 });
    expect(first.body.data.posts[0]).toMatchObject({
      slug: 'post-11',
      title: 'Title of post-11',
      category: { slug: 'calm', title: 'calm' },
      author: { slug: 'olena', name: 'Olena', role: 'editor' },
      publishedAt: '2026-11-11T07:00:00.000Z',
    });
    expect(first.body.data.posts[0]).not.toHaveProperty('body');
    expect(first.get('Cache-Tags')).toBe('posts');
    expect(await slugs('?page=2')).toEqual(['post-2', 'post-1']);
    expect(await slugs('?page=3&limit=5')).toEqual(['post-1']);
    await get('/data/news?page=3').expect(404);
  });

  test('shows posts of one moment in one order, whatever the page', async () => {
    for (const slug of ['a', 'b', 'c', 'd']) await makePost(sections, { slug });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => slugs(`?limit=1&page=${page}`)));
    expect(pages.flat()).toEqual(['d', 'c', 'b', 'a']);
  });

  test('narrows to a category and to posts with a video', async () => {
    await makePost(sections, { slug: 'rest', hasVideo: true });
    await makePost(sections, { slug: 'water', category: sections.habits });
    expect(await slugs('?category=habits')).toEqual(['water']);
    expect(await slugs('?has_video=true')).toEqual(['rest']);
    expect(await slugs('?has_video=false')).toHaveLength(2);
    expect(await slugs('?category=habits&has_video=true')).toEqual([]);
    await get('/data/news?category=nowhere').expect(404);
  });

  test('of a category without posts is empty, and has a first page only', async () => {
    const { body } = await get('/data/news?category=habits').expect(200);
    expect(body.data).toEqual({ posts: [], pagination: { page: 1, pages: 1, limit: 9, total: 0 } });
    await get('/data/news?category=habits&page=2').expect(404);
  });

  test.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=NaN',
    'page=1e9',
    'page[$ne]=1',
    'page=1&page=2',
    'limit=0',
    'limit=51',
    'category[$ne]=calm',
    'category=..%2F',
    'category=',
    'has_video=maybe',
    'sort=title',
  ])('%s is refused', async (query) => {
    const { body } = await get(`/data/news?${query}`).expect(400);
    expect(body).toMatchObject({ data: null, code: 'invalid_input' });
  });
});

describe('a post', () => {
  test('comes in the caller’s language, with related posts of its category', async () => {
    await makePost(sections, { slug: 'rest' });
    await makePost(sections, { slug: 'water', category: sections.habits });
    await makePost(sections, { slug: 'tomorrow', publishedAt: day(21) });
    for (let n = 1; n <= 4; n++) await makePost(sections, { slug: `near-${n}`, publishedAt: day(n) });
    const { body, headers } = await get('/data/post/rest', 'ru').expect(200);
    expect(body.data.post).toMatchObject({
      title: 'Title of rest (ru)',
      body: '<p>Text</p> (ru)',
      tags: ['покой'],
    });
    expect(body.data.related.map(({ slug }: { slug: string }) => slug)).toEqual([
      'near-4',
      'near-3',
      'near-2',
    ]);
    expect(headers['cache-tags']).toBe('posts, post:rest');
  });

  test('without a text in one language falls back to Ukrainian', async () => {
    const post = await makePost(sections, { slug: 'rest' });
    await post.collection.updateOne({ _id: post._id }, { $unset: { 'title.en': 1 } });
    const { body } = await get('/data/post/rest').expect(200);
    expect(body.data.post.title).toBe('Title of rest (uk)');
  });

  test('that is not there, or not out yet, is not found until it is', async () => {
    await makePost(sections, { slug: 'tomorrow', publishedAt: day(21) });
    await get('/data/post/nowhere').expect(404);
    await get('/data/post/tomorrow').expect(404);
    setClock('2026-11-21T07:00:00Z');
    await get('/data/post/tomorrow').expect(200);
  });

  test('stored with hostile HTML is shown clean', async () => {
    const body =
      '<p onclick="x()">Rest<script>x()</script><a href="javascript:x()">!</a><iframe></iframe></p>';
    await makePost(sections, { slug: 'rest', body: say(body) });
    const reply = await get('/data/post/rest').expect(200);
    expect(reply.body.data.post.body).toBe('<p>Rest<a>!</a></p>');
  });

  test.each(['%24ne', 'a%2Fb', '-rest', 'a'.repeat(121)])('%s is no slug', async (slug) => {
    await get(`/data/post/${slug}`).expect(400);
  });

  describe('with films in its text', () => {
    const place = (name: string, caption = '') =>
      `<figure data-film="${name}"><figcaption>${caption}</figcaption></figure>`;
    const shown = async (body: string) => {
      await makePost(sections, { slug: 'rest', body: say(body) });
      const { post } = (await get('/data/post/rest').expect(200)).body.data;
      return post as Post;
    };

    test('each stands where its editor put it, with its caption and its own page', async () => {
      const film = await makeFilmOf('rain');
      await makePost(sections, { slug: 'rainy', film: film._id, hasVideo: true });
      const { body, films } = await shown(`<p>a</p>${place('rain', 'Rain &amp; <em>more</em>')}<p>b</p>`);
      expect(body).toBe(`<p>a</p>${FILM_PLACE}<p>b</p>`);
      expect(films).toMatchObject([
        {
          caption: 'Rain & more',
          post: { slug: 'rainy', title: 'Title of rainy', hasVideo: true },
          video: { wide: expect.stringMatching(/^\/files\/content\/[0-9a-f]{24}\/video\.webm$/), seconds: 4 },
        },
      ]);
    });

    test('a film whose page is not public yet is shown without it', async () => {
      const film = await makeFilmOf('rain');
      await makePost(sections, { slug: 'rainy', film: film._id, hasVideo: true, publishedAt: day(21) });
      expect((await shown(place('rain'))).films).toMatchObject([{ caption: '', post: null }]);
    });

    test('a name that no film bears, and a film within a list, leave no film behind', async () => {
      await makeFilmOf('rain');
      const nested = `<ul><li>${place('rain', 'in a list')}</li></ul>`;
      const { body, films } = await shown(`<p>a</p>${place('snow', 'lost')}${nested}`);
      expect(films).toEqual([]);
      expect(body).not.toContain('lost');
      expect(body).not.toContain(FILM_PLACE);
      expect(body).toContain('in a list');
    });

    test('a text that brings places of its own gets none', async () => {
      await makeFilmOf('rain');
      const { body, films } = await shown(`${FILM_PLACE}<p>a</p>&lt;!--film--&gt;${place('rain')}`);
      expect(films).toHaveLength(1);
      expect(body.split(FILM_PLACE)).toHaveLength(2);
    });

    test('the eleventh film of a text is left out', async () => {
      await makeFilmOf('rain');
      const { body, films } = await shown(place('rain').repeat(11));
      expect(films).toHaveLength(10);
      expect(body.split(FILM_PLACE)).toHaveLength(11);
    });
  });
});
