import { useDatabase } from '@stezhka/kit/testing/database';
import { get, makeCategories } from '../testing/catalogue.ts';

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
