import { useDatabase } from '@stezhka/kit/testing/database';
import type { SitemapEntry } from '@stezhka/kit-contract';
import { CONSTRUCTED_SLUG } from '@stezhka/shop-contract';
import { Types } from 'mongoose';
import { get, makeCategories, product } from '../testing/catalogue.ts';

useDatabase();
let category: Types.ObjectId;
beforeAll(async () => {
  const { marathons } = await makeCategories();
  category = marathons;
  await product('path', marathons);
  await product('lost', new Types.ObjectId());
});

const entries = async (): Promise<SitemapEntry[]> =>
  (await get('/data/sitemap').expect(200)).body.data.entries;

test('names the catalogue, its categories and products under their whole chain', async () => {
  const paths = (await entries()).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/catalog',
      '/catalog/diaries/planners/marathons',
      '/product/diaries/planners/marathons/path',
    ]),
  );
});

test('the constructor is named while its diary is sold', async () => {
  const named = async () => (await entries()).some(({ path }) => path === '/constructor');
  expect(await named()).toBe(false);
  await product(CONSTRUCTED_SLUG, category);
  expect(await named()).toBe(true);
});

test('a product without its category has no address', async () => {
  expect((await entries()).filter(({ path }) => path.includes('lost'))).toEqual([]);
});

test('every page it names may be found', async () => {
  for (const { path } of await entries()) {
    const { body } = await get(`/data/seo?path=${encodeURIComponent(path)}`).expect(200);
    expect(body.data).toMatchObject({ status: 200, canonical: path });
  }
});
