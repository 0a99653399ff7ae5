import { useDatabase } from '@stezhka/kit/testing/database';
import { as } from '../testing/diary.ts';

useDatabase();
const seo = async (path: string, locale = 'uk') =>
  (await as().get(`/data/seo?path=${encodeURIComponent(path)}`, locale)).body.data;

test.each([
  ['/diary', 'Today'],
  ['/diary/days?page=2', 'Diary entries'],
  ['/diary/2026-11-20', '20 November 2026'],
])('%s has a title and stays out of indexes', async (path, title) => {
  expect(await seo(path, 'en')).toMatchObject({ status: 200, title, noindex: true });
});

test.each(['/diary/2026-02-30', '/diary/nowhere', '/diary/days/2', '/elsewhere'])(
  '%s is not there',
  async (path) => {
    expect((await seo(path)).status).toBe(404);
  },
);
