import { useDatabase } from '@stezhka/kit/testing/database';
import { clearCourses, makeCourse } from '../testing/courses.ts';
import { as, setUpDiary } from '../testing/diary.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearCourses);
const seo = async (path: string, locale = 'uk') =>
  (await as().get(`/data/seo?path=${encodeURIComponent(path)}`, locale)).body.data;

test.each([
  ['/diary', 'Today'],
  ['/diary/days?page=2', 'Diary entries'],
  ['/diary/2026-11-20', '20 November 2026'],
])('%s has a title and stays out of indexes', async (path, title) => {
  expect(await seo(path, 'en')).toMatchObject({ status: 200, title, noindex: true });
});

test.each([
  '/diary/2026-02-30',
  '/diary/nowhere',
  '/diary/days/2',
  '/elsewhere',
  '/courses/nowhere',
  '/courses/a/b',
])('%s is not there', async (path) => {
  expect((await seo(path)).status).toBe(404);
});

test('a course tells search engines what it is, who made it and what it costs', async () => {
  await makeCourse('mornings', { price: 42_000, days: 10 });
  const head = await seo('/courses/mornings', 'en');
  expect(head).toMatchObject({ status: 200, title: 'mornings en', canonical: '/en/courses/mornings' });
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'Course',
      name: 'mornings en',
      inLanguage: 'en',
      provider: { name: 'Stezhka' },
      author: { name: 'Ірина Сокіл en', url: '/en/authors/iryna-sokil' },
      offers: { price: 420, priceCurrency: 'UAH', category: 'Paid' },
      hasCourseInstance: { courseMode: 'Online', courseSchedule: { repeatCount: 10 } },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ item: '/en/courses' }, { name: 'mornings en' }] },
  ]);
  expect(await seo('/courses')).toMatchObject({ status: 200, title: 'Курси й марафони' });
  expect((await seo('/courses')).noindex).toBeUndefined();
});

test('a course that is not published has no page, and members’ own pages are not indexed', async () => {
  await makeCourse('draft', { publishedAt: null });
  await makeCourse('evenings');
  expect((await seo('/courses/draft')).status).toBe(404);
  for (const path of ['/diary/courses', '/diary/courses/evenings'])
    expect(await seo(path)).toMatchObject({ status: 200, noindex: true });
  expect((await seo('/diary/courses/nowhere')).status).toBe(404);
  expect((await seo(`/course-reminder/${'a'.repeat(43)}`)).status).toBe(404);
});
