import { useDatabase } from '@stezhka/kit/testing/database';
import { as } from './testing/diary.ts';

useDatabase();

test('diary pages are not in the sitemap', async () => {
  const { status, body } = await as().get('/data/sitemap');
  expect(status).toBe(200);
  expect(body.data).toEqual({ entries: [], next: null });
});
