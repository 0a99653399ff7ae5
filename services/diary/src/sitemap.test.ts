import { useDatabase } from '@stezhka/kit/testing/database';
import { as } from './testing/diary.ts';

useDatabase();

test('nobody’s diary is for search engines', async () => {
  const { status, body } = await as().get('/data/sitemap');
  expect(status).toBe(200);
  expect(body.data).toEqual({ entries: [], next: null });
});
