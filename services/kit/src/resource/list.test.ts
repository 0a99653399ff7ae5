import { resourceOperations } from '@stezhka/kit-contract';
import request from 'supertest';
import { clearDatabase, useDatabase } from '../testing/database.ts';
import { AT, app, get, LeafletModel, leaflets, olena, options, say, tokens } from './leaflet-sample.ts';
import { defineResource } from './resource.ts';

useDatabase();
afterEach(clearDatabase);

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
    expect(await search('leaf\u0000')).toEqual([]);
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
      request(app).get(`/admin/content/settings${query}`).set('identity', tokens.admin);
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
