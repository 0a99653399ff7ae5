import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { clearCourses, makeCourse } from './testing/courses.ts';
import { as, setUpDiary } from './testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearCourses);
afterAll(() => setClock(null));

test('courses that are published are in the sitemap, and no page of a diary', async () => {
  setClock('2026-11-20T10:00:00Z');
  await makeCourse('evenings');
  await makeCourse('draft', { publishedAt: null });
  const { status, body } = await as().get('/data/sitemap');
  expect(status).toBe(200);
  const paths = body.data.entries.map(({ path }: { path: string }) => path);
  expect([paths, body.data.next]).toEqual([['/courses', '/courses/evenings'], null]);
});
