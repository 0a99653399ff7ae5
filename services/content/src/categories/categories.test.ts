import { clearDatabase, useDatabase } from '@stezhka/kit/testing/database';
import { get, makeSections } from '../testing/content.ts';

useDatabase();
beforeEach(makeSections);
afterEach(clearDatabase);

test('categories come in their order and in the caller’s language', async () => {
  const { body, headers } = await get('/data/categories', 'uk').expect(200);
  expect(body.data.categories).toEqual([
    { slug: 'habits', title: 'habits (uk)', description: 'About habits (uk)' },
    { slug: 'calm', title: 'calm (uk)', description: 'About calm (uk)' },
  ]);
  expect(headers['cache-tags']).toBe('categories');
});

test('a category is read by its slug', async () => {
  const { body } = await get('/data/category/calm').expect(200);
  expect(body.data.category).toEqual({ slug: 'calm', title: 'calm', description: 'About calm' });
  await get('/data/category/nowhere').expect(404);
  await get('/data/category/%7B%22$ne%22:null%7D').expect(400);
});
