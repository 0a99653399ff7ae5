import { inAllLocales } from '@stezhka/kit/localised';
import { comesOut } from '@stezhka/kit/publication';
import { AuditModel } from '@stezhka/kit/resource';
import { useDatabase } from '@stezhka/kit/testing/database';
import { filledIn } from '@stezhka/kit/testing/filled-in';
import { clearCourses, makeCourse, student } from '../testing/courses.ts';
import { ANNA, as, BORYS, setUpDiary } from '../testing/diary.ts';
import { CourseModel } from './courses.model.ts';

useDatabase();
beforeAll(setUpDiary);
afterEach(clearCourses);

const admin = as(BORYS, ['ROLE_USER', 'ROLE_ADMIN']);
const LIST = '/admin/diary/courses';
const formOf = async (id: string) =>
  filledIn((await admin.get(`${LIST}/${id}/form`)).body.data.form.fields) as Record<string, unknown>;

test('staff list courses, open one, and saving it as it stands changes nothing', async () => {
  const id = await makeCourse('mornings', { price: 42_000 });
  await CourseModel.updateOne(
    { _id: id },
    { description: inAllLocales(() => '<p>Опис</p>'), publishedAt: comesOut('2026-01-20') },
  );
  const { items } = (await admin.get(LIST)).body.data;
  expect(items).toMatchObject([{ id }]);
  const saved = await admin.post(`${LIST}/${id}`, await formOf(id));
  expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
  const changes = (await AuditModel.find({ resource: 'diary/courses', documentId: id }).lean()).flatMap(
    (row) => row.changes,
  );
  expect(changes).toEqual([]);
  expect((await as(BORYS).get(LIST)).status).toBe(403);
});

test('what staff write of a day comes to its readers without scripts, and its price in hryvnias', async () => {
  const id = await makeCourse('mornings', { days: 1 });
  const form = { ...(await formOf(id)), 'course[description][uk]': '<p>Ранок</p><script>alert(1)</script>' };
  expect((await admin.post(`${LIST}/${id}`, { ...form, 'course[price]': '590' })).status).toBe(200);
  const { course } = (await as().get('/data/course/mornings')).body.data;
  expect(course).toMatchObject({ description: '<p>Ранок</p>', priceData: { price: 590 } });
});

test('a marathon has 28 days', async () => {
  const id = await makeCourse('mornings', { days: 27 });
  const reply = await admin.post(`${LIST}/${id}`, { ...(await formOf(id)), 'course[isMarathon]': '1' });
  expect([reply.status, reply.body.code]).toEqual([422, 'marathon_days']);
  expect((await CourseModel.findById(id))!.isMarathon).toBe(false);
});

describe('a course that somebody has', () => {
  const save = async (id: string, change: object) =>
    admin.post(`${LIST}/${id}`, { ...(await formOf(id)), ...change });
  const withoutLastDay = async (id: string, last: number) =>
    Object.fromEntries(
      Object.keys(await formOf(id))
        .filter((name) => name.startsWith(`course[programme][${last}]`))
        .map((name) => [name, undefined]),
    );

  test('keeps its days and its kind, and its texts may be changed', async () => {
    const id = await makeCourse('mornings', { days: 28 });
    await student(ANNA).add('mornings');
    const shorter = await save(id, await withoutLastDay(id, 27));
    expect([shorter.status, shorter.body.code]).toEqual([409, 'course_taken']);
    const other = await save(id, { 'course[isMarathon]': '1' });
    expect([other.status, other.body.code]).toEqual([409, 'course_taken']);
    expect((await save(id, { 'course[programme][0][title][uk]': 'Перший ранок' })).status).toBe(200);
    const { userCourse } = await student(ANNA).course('mornings');
    expect(userCourse.courseData.days).toHaveLength(28);
    expect(userCourse.courseData.days[0].title).toBe('Перший ранок');
  });

  test('is shortened freely before', async () => {
    const id = await makeCourse('mornings', { days: 3 });
    expect((await save(id, await withoutLastDay(id, 2))).status).toBe(200);
    expect((await CourseModel.findById(id))!.programme).toHaveLength(2);
  });

  test('stays theirs when it is hidden', async () => {
    const id = await makeCourse('mornings');
    await student(ANNA).add('mornings');
    expect((await student(ANNA).course('mornings')).userCourse.isPublic).toBe(true);
    expect((await save(id, { 'course[publishedAt]': '' })).status).toBe(200);
    const { userCourse } = await student(ANNA).course('mornings');
    expect(userCourse.isPublic).toBe(false);
    expect((await student(ANNA).check(userCourse.courseData.days[0].id)).status).toBe(200);
    expect(await student(ANNA).add('mornings')).toMatchObject({ status: true });
    expect((await as(BORYS).get('/data/user-course/create/mornings')).status).toBe(404);
  });
});

test('a course may be hidden, and never removed from those who have it', async () => {
  const id = await makeCourse('mornings');
  expect((await admin.post(`${LIST}/${id}/remove`, {})).status).toBe(404);
  expect(
    (await admin.post(`${LIST}/${id}`, { ...(await formOf(id)), 'course[publishedAt]': '' })).status,
  ).toBe(200);
  expect((await as().get('/data/course/mornings')).status).toBe(404);
});
