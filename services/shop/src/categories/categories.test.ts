import { useDatabase } from '@stezhka/kit/testing/database';
import { get, makeCategories, product } from '../testing/catalogue.ts';
import { CategoryModel } from './categories.model.ts';

useDatabase();
beforeAll(makeCategories);

test('the menu lists the tree in its order, each slug with its chain', async () => {
  const { body } = await get('/data/categories/menu', 'en').expect(200);
  expect(body.data.menu).toEqual([
    { slug: 'diaries', label: 'diaries (en)' },
    { slug: 'diaries/planners', label: 'planners (en)' },
    { slug: 'diaries/planners/marathons', label: 'marathons (en)' },
    { slug: 'decks', label: 'decks (en)' },
  ]);
});

test('the home page shows the top of the tree', async () => {
  const { body } = await get('/data/categories/homepage').expect(200);
  expect(body.data.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['diaries', 'decks']);
});

test('a category knows its parents and its children', async () => {
  const { body } = await get('/data/product-category/planners').expect(200);
  expect(body.data.category).toMatchObject({
    slug: 'planners',
    parent: { slug: 'diaries', parent: null },
    children: [{ slug: 'marathons', parent: { slug: 'planners' } }],
  });
});

test('an unknown category is not found', async () => {
  await get('/data/product-category/nowhere').expect(404);
});

test('popular categories have products of their own, the most looked for first', async () => {
  const [decks, marathons] = await Promise.all(
    ['decks', 'marathons'].map((slug) => CategoryModel.findOne({ slug }).lean()),
  );
  await product('deck', decks!._id, { popularity: 3 });
  await product('path', marathons!._id, { popularity: 2 });
  await product('thaw', marathons!._id, { popularity: 2 });
  const { categories } = (await get('/data/categories/popular', 'en').expect(200)).body.data;
  expect(categories).toMatchObject([
    { slug: 'marathons', title: 'marathons (en)', count: 2, parent: { slug: 'planners' } },
    { slug: 'decks', count: 1 },
  ]);
});
