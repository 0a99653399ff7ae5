import { setClock } from '@stezhka/kit/clock';
import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import type { Locale, Localised } from '@stezhka/kit-contract';
import { AuthorModel } from './authors/authors.model.ts';
import type { PostFields } from './posts/posts.model.ts';
import {
  get,
  makeEvent,
  makeFaq,
  makeFilmOf,
  makePage,
  makePost,
  makeSections,
  type Sections,
  say,
} from './testing/content.ts';

interface Made {
  slug: string;
  publishedAt: Date | null;
  /** From 0, in the order of the list. */
  place: number;
}
interface Listed {
  path: string;
  /** Whether nothing of `makeSections` may stand in it. */
  bare?: boolean;
  key: string;
  limit: number;
  make(one: Made): Promise<unknown>;
}

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

const PUBLISHED = new Date('2026-05-01T06:00:00Z');
const TOMORROW = new Date('2026-11-21T07:00:00Z');
const day = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000);
const between = (start: Date) => ({ startsAt: start, endsAt: new Date(start.getTime() + 3_600_000) });

const article = ({ slug, publishedAt, place }: Made, more: Partial<PostFields> = {}) =>
  makePost(sections, {
    slug,
    // The newest stands first.
    publishedAt: publishedAt === PUBLISHED ? day('2026-05-01T06:00:00Z', -place) : publishedAt,
    ...more,
  });
const film = async (made: Made) => article(made, { hasVideo: true, film: (await makeFilmOf(made.slug))._id });
const author = ({ slug, publishedAt, place }: Made) =>
  AuthorModel.create({
    slug,
    publishedAt,
    order: place,
    name: say(`Title of ${slug}`),
    role: say('editor'),
    bio: say('<p>Text</p>'),
  });

const LISTS: Record<string, Listed> = {
  news: { path: '/data/news', key: 'posts', limit: 9, make: article },
  'news of a category': { path: '/data/news?category=calm', key: 'posts', limit: 9, make: article },
  'news of an author': { path: '/data/news?author=olena', key: 'posts', limit: 9, make: article },
  films: { path: '/data/news?has_video=true', key: 'posts', limit: 9, make: film },
  'events to come': {
    path: '/data/events',
    key: 'events',
    limit: 9,
    make: ({ place, ...same }) => makeEvent({ ...same, ...between(day('2026-12-01T16:00:00Z', place)) }),
  },
  'past events': {
    path: '/data/events?when=past',
    key: 'events',
    limit: 9,
    make: ({ place, ...same }) => makeEvent({ ...same, ...between(day('2026-10-01T16:00:00Z', -place)) }),
  },
  authors: { path: '/data/authors', key: 'authors', limit: 12, make: author, bare: true },
};

describe.each(Object.entries(LISTS))('list: %s', (_, { path, key, limit, make, bare }) => {
  beforeEach(async () => {
    if (bare) await AuthorModel.deleteOne({ slug: 'olena' });
  });
  const published = (place: number) => make({ slug: `item-${place}`, publishedAt: PUBLISHED, place });
  const read = async (page?: number, locale?: string) => {
    const address = page ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;
    const { status, body } = await get(address, locale as Locale);
    const slugs = body.data?.[key].map(({ slug }: { slug: string }) => slug);
    return { status, slugs, pagination: body.data?.pagination, items: body.data?.[key] };
  };
  const slugs = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => `item-${from + place}`);

  test('is empty, and has a first page only', async () => {
    expect(await read()).toMatchObject({ slugs: [], pagination: { page: 1, pages: 1, limit, total: 0 } });
    expect((await read(2)).status).toBe(404);
  });

  test('holds one', async () => {
    await published(0);
    expect(await read()).toMatchObject({
      slugs: ['item-0'],
      pagination: { page: 1, pages: 1, limit, total: 1 },
    });
  });

  test('holds many in their order, and its last page what is left', async () => {
    for (let place = 0; place <= limit; place++) await published(place);
    const pages = { pages: 2, limit, total: limit + 1 };
    expect(await read()).toMatchObject({ slugs: slugs(0, limit), pagination: { page: 1, ...pages } });
    expect(await read(2)).toMatchObject({
      slugs: slugs(limit, limit + 1),
      pagination: { page: 2, ...pages },
    });
    expect((await read(3)).status).toBe(404);
  });

  test('ends with a full page where there are just as many', async () => {
    for (let place = 0; place < limit; place++) await published(place);
    expect((await read()).pagination).toMatchObject({ pages: 1, total: limit });
    expect((await read(2)).status).toBe(404);
  });

  test('speaks Ukrainian where it is asked for a language that the site has not', async () => {
    await published(0);
    const [item] = (await read(undefined, 'de')).items;
    expect(item.title ?? item.name).toBe('Title of item-0 (uk)');
  });

  test('leaves out and does not count what is not published, until it is', async () => {
    await published(0);
    await make({ slug: 'draft', publishedAt: null, place: 1 });
    await make({ slug: 'tomorrow', publishedAt: TOMORROW, place: 2 });
    expect(await read()).toMatchObject({ slugs: ['item-0'], pagination: { total: 1 } });
    setClock('2026-11-21T07:00:00Z');
    const later = await read();
    expect(later.slugs.sort()).toEqual(['item-0', 'tomorrow']);
    expect(later.pagination.total).toBe(2);
  });
});

interface Detail {
  /** The call and the page of a slug. */
  call: string;
  page: string;
  find(data: never): { title?: string; name?: string };
  make(one: Made): Promise<{ collection: { updateOne(filter: object, change: object): unknown } }>;
}

const DETAILS: Record<string, Detail> = {
  post: { call: '/data/post/', page: '/post/', find: ({ post }) => post, make: article },
  film: { call: '/data/post/', page: '/videos/', find: ({ post }) => post, make: film },
  event: {
    call: '/data/event/',
    page: '/podii/',
    find: ({ event }) => event,
    make: ({ place: _, ...same }) => makeEvent(same),
  },
  author: { call: '/data/author/', page: '/authors/', find: ({ author }) => author, make: author },
  'CMS page': {
    call: '/data/static-page/',
    page: '/page/',
    find: ({ page }) => page,
    make: ({ place: _, ...same }) => makePage(same),
  },
  'page at the root': {
    call: '/data/static-page/',
    page: '/',
    find: ({ page }) => page,
    make: ({ place: _, ...same }) => makePage(same),
  },
};

describe.each(Object.entries(DETAILS))('detail: %s', (_, { call, page, find, make }) => {
  const title = async (slug: string, locale?: string) => {
    const { title, name } = find((await get(call + slug, locale as Locale).expect(200)).body.data as never);
    return title ?? name;
  };
  const head = async (slug: string) => (await get(`/data/seo?path=${page}${slug}`).expect(200)).body.data;
  const missing = { status: 404 };

  test('is there under its slug, with a head of its own', async () => {
    await make({ slug: 'item', publishedAt: PUBLISHED, place: 0 });
    expect(await title('item')).toBe('Title of item');
    expect(await head('item')).toMatchObject({ status: 200, title: 'Title of item' });
  });

  test('is missing under an unknown slug, and so is its head', async () => {
    await get(`${call}nowhere`).expect(404);
    expect(await head('nowhere')).toMatchObject(missing);
  });

  test('is missing while it is a draft or its day has not come', async () => {
    await make({ slug: 'draft', publishedAt: null, place: 0 });
    await make({ slug: 'tomorrow', publishedAt: TOMORROW, place: 0 });
    for (const slug of ['draft', 'tomorrow']) {
      await get(call + slug).expect(404);
      expect(await head(slug)).toMatchObject(missing);
    }
    setClock('2026-11-21T07:00:00Z');
    expect(await title('tomorrow')).toBe('Title of tomorrow');
    expect(await head('tomorrow')).toMatchObject({ status: 200 });
  });

  test('stands in the sitemap once it is out, and not before', async () => {
    const paths = async () =>
      (await get('/data/sitemap').expect(200)).body.data.entries.map(({ path }: { path: string }) => path);
    await make({ slug: 'item', publishedAt: PUBLISHED, place: 0 });
    await make({ slug: 'draft', publishedAt: null, place: 0 });
    await make({ slug: 'tomorrow', publishedAt: TOMORROW, place: 0 });
    // A page at the root has its own address under /page.
    const at = (slug: string) => (page === '/' ? '/page/' : page) + slug;
    const own = async () => (await paths()).filter((path: string) => /item|draft|tomorrow/.test(path)).sort();
    expect(await own()).toEqual([at('item')]);
    setClock('2026-11-21T07:00:00Z');
    expect(await own()).toEqual([at('item'), at('tomorrow')]);
  });

  test('speaks Ukrainian in an unknown language, and where a text has no translation', async () => {
    const { collection } = await make({ slug: 'item', publishedAt: PUBLISHED, place: 0 });
    expect(await title('item', 'de')).toBe('Title of item (uk)');
    await collection.updateOne({ slug: 'item' }, { $unset: { 'title.en': 1, 'name.en': 1 } });
    expect(await title('item', 'en')).toBe('Title of item (uk)');
  });
});

describe('questions', () => {
  const groups = async (locale?: string): Promise<{ slug: string; title: string }[]> =>
    (await get('/data/faq', locale as Locale).expect(200)).body.data.groups;

  test('may be none, of one group or of many', async () => {
    expect(await groups()).toEqual([]);
    await makeFaq('delivery', 5);
    expect(await groups()).toMatchObject([{ slug: 'delivery' }]);
    for (let n = 0; n < 5; n++) await makeFaq(`group-${n}`, n);
    expect((await groups()).map(({ slug }) => slug)).toEqual([
      'group-0',
      'group-1',
      'group-2',
      'group-3',
      'group-4',
      'delivery',
    ]);
  });

  test('speak Ukrainian in an unknown language', async () => {
    await makeFaq('delivery');
    const { uk }: Localised = say('delivery');
    expect((await groups('de'))[0]!.title).toBe(uk);
  });
});
