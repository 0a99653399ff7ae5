import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { clearCourses, makeCourse, student } from '../testing/courses.ts';
import { ANNA, as, BORYS, setUpDiary } from '../testing/diary.ts';
import { CourseRunModel } from './course-runs.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearCourses);
afterAll(() => setClock(null));

const anna = student(ANNA);
const moodOf = (date: string, value: number) =>
  anna.set({ date, version: 0, parameters: [{ key: 'parameters[mood]', value }] });

describe('the list and the page of a course', () => {
  test('show what is published, in order, without anything of the visitor', async () => {
    await makeCourse('second', { order: 2, price: 42_000 });
    await makeCourse('first', { order: 1, isMarathon: true });
    await makeCourse('draft', { publishedAt: null });
    const { courses } = (await as().get('/data/courses', 'en')).body.data;
    expect(courses).toMatchObject([
      { slug: 'first', title: 'first en', isMarathon: true, days: 28, priceData: { price: 0 } },
      { slug: 'second', isMarathon: false, days: 7, priceData: { price: 420, currency: 'UAH' } },
    ]);
    const { course, others } = (await as().get('/data/course/second')).body.data;
    expect(course).toMatchObject({ description: '<p>Опис</p>', author: { slug: 'iryna-sokil' } });
    expect(course.programme[0]).toEqual({ number: 1, title: 'День 1 uk', hasFilm: true });
    expect(others.map(({ slug }: { slug: string }) => slug)).toEqual(['first']);
    expect((await as().get('/data/course/draft')).status).toBe(404);
  });

  test('give no text of a day before the course is taken', async () => {
    await makeCourse('evenings');
    const { text } = await as().get('/data/course/evenings');
    expect(text).not.toContain('Текст дня');
    expect((await anna.get('/data/user-course/evenings')).status).toBe(404);
  });
});

describe('a course', () => {
  test('that is free is added once, and opens a day each date', async () => {
    await makeCourse('evenings');
    const [one, two] = await Promise.all([anna.add('evenings'), anna.add('evenings')]);
    expect([one.status, two.status]).toEqual([true, true]);
    expect(one.userCourse).toMatchObject({ acquired: 'free', acquiredOn: '2026-11-20', progress: 'running' });
    expect((await anna.read('/data/user-courses')).courses).toHaveLength(1);
    expect(await anna.add('evenings')).toMatchObject({ message: 'Цей курс уже є серед ваших' });
    setClock('2026-11-22T10:00:00Z');
    const { today, userCourse } = await anna.course('evenings');
    expect(today).toBe('2026-11-22');
    const days = userCourse.courseData.days;
    expect(days.map(({ availability }: { availability: string }) => availability)).toEqual([
      ...['enabled', 'enabled', 'enabled'],
      ...['future', 'future', 'future', 'future'],
    ]);
    expect(days[0]).toMatchObject({ date: '2026-11-20', film: 'tykhyi-film', task: 'Завдання 1 uk' });
    expect(days[3]).toMatchObject({ date: '2026-11-23', text: null, task: null, film: null, parameters: [] });
  });

  test('shows what the diary has on the date of a day, and adds it up', async () => {
    await makeCourse('evenings');
    await anna.add('evenings');
    await moodOf('2026-11-19', 1);
    await moodOf('2026-11-20', 4);
    setClock('2026-11-21T10:00:00Z');
    await moodOf('2026-11-21', 3);
    const { userCourse, definitions, parameters } = await anna.course('evenings');
    expect(userCourse.courseData.days[0].parameters).toEqual([{ key: 'parameters[mood]', value: 4 }]);
    expect(userCourse.paramsTotal).toEqual([{ key: 'parameters[mood]', value: 3.5, days: 2 }]);
    expect([definitions[0].key, parameters[0].key]).toEqual(['parameters[mood]', 'parameters[mood]']);
  });

  test('has a certificate while every day is checked', async () => {
    await makeCourse('short', { days: 2 });
    await anna.add('short');
    setClock('2026-11-21T10:00:00Z');
    const ids = (await anna.course('short')).userCourse.courseData.days.map(({ id }: { id: string }) => id);
    expect((await anna.check(ids[0])).body.data).toMatchObject({
      day: { checked: true },
      days: 2,
      checked: 1,
    });
    expect((await anna.course('short')).userCourse.certificate).toBeNull();
    await anna.check(ids[1]);
    const { userCourse } = await anna.course('short');
    expect(userCourse).toMatchObject({
      progress: 'done',
      certificate: { date: '2026-11-21', title: 'short uk', author: 'Ірина Сокіл uk', days: 2 },
    });
    await anna.check(ids[1], false);
    expect((await anna.course('short')).userCourse).toMatchObject({ progress: 'running', certificate: null });
  });

  test('keeps its missed days open after its last date', async () => {
    await makeCourse('short', { days: 2 });
    await anna.add('short');
    setClock('2027-02-01T10:00:00Z');
    const { userCourse } = await anna.course('short');
    expect(userCourse).toMatchObject({ progress: 'over', today: 2 });
    expect((await anna.check(userCourse.courseData.days[0].id)).status).toBe(200);
  });

  test('stands in the widget with its first open day that is not checked', async () => {
    expect(await anna.read('/data/course')).toMatchObject({ course: null, hasCourses: false });
    await makeCourse('evenings');
    await makeCourse('mornings');
    await makeCourse('marathon', { isMarathon: true });
    for (const slug of ['mornings', 'marathon', 'evenings']) {
      await anna.add(slug);
      setClock(slug === 'mornings' ? '2026-11-20T11:00:00Z' : '2026-11-20T12:00:00Z');
    }
    const first = await anna.read('/data/course');
    expect(first.course).toMatchObject({ slug: 'evenings', day: { number: 1, text: '<p>Текст дня 1.</p>' } });
    await anna.check(first.course.day.id);
    expect(await anna.read('/data/course')).toMatchObject({
      course: { slug: 'evenings', checked: 1, day: null, nextOn: '2026-11-21' },
      hasCourses: true,
    });
    setClock('2026-11-20T13:00:00Z');
    const mornings = await anna.course('mornings');
    await anna.check(mornings.userCourse.courseData.days[0].id);
    expect((await anna.read('/data/course')).course.slug).toBe('mornings');
  });
});

describe('a day', () => {
  test('ahead is not checked, and one that is checked twice is checked once', async () => {
    await makeCourse('evenings');
    await anna.add('evenings');
    const { days } = (await anna.course('evenings')).userCourse.courseData;
    expect((await anna.check(days[1].id)).body.code).toBe('day_ahead');
    await Promise.all([anna.check(days[0].id), anna.check(days[0].id)]);
    const at = (await CourseRunModel.findOne({ user: ANNA }))!.days[0]!.checkedAt;
    setClock('2026-11-20T12:00:00Z');
    expect((await anna.check(days[0].id)).body.data.checked).toBe(1);
    expect((await CourseRunModel.findOne({ user: ANNA }))!.days[0]!.checkedAt).toEqual(at);
    expect((await anna.check(days[0].id, false)).body.data.checked).toBe(0);
    expect((await anna.check(days[0].id, false)).body.data.checked).toBe(0);
  });

  test('of another member’s course is not found', async () => {
    await makeCourse('evenings');
    await anna.add('evenings');
    const { days } = (await anna.course('evenings')).userCourse.courseData;
    const borys = student(BORYS);
    await borys.add('evenings');
    expect((await borys.check(days[0].id)).status).toBe(404);
    expect((await anna.course('evenings')).userCourse.checked).toBe(0);
  });

  test.each(['', '?checked=', '?checked=yes', '?checked[$ne]=true', '?checked=1'])(
    'is not checked by %j',
    async (query) => {
      await makeCourse('evenings');
      await anna.add('evenings');
      const { days } = (await anna.course('evenings')).userCourse.courseData;
      expect((await anna.get(`/data/check-user-course-day/${days[0].id}${query}`)).status).toBe(400);
    },
  );

  test('begins at the member’s own hour', async () => {
    await anna.post('/data/diary/set/settings', { timeZone: 'Europe/Kyiv', dayStart: 5, revision: 0 });
    // 03:00 in Kyiv.
    setClock('2026-11-21T01:00:00Z');
    await makeCourse('evenings');
    expect((await anna.add('evenings')).userCourse.acquiredOn).toBe('2026-11-20');
  });
});

test('erasing the diary keeps what the member has, and begins it again', async () => {
  await makeCourse('evenings');
  await makeCourse('marathon', { isMarathon: true });
  await anna.add('evenings');
  const { userCourse } = await anna.add('marathon');
  await anna.start(userCourse.id);
  const { days } = (await anna.course('evenings')).userCourse.courseData;
  await anna.check(days[0].id);
  setClock('2026-11-25T10:00:00Z');
  await anna.post('/data/diary/clear', { confirmed: true });
  expect((await anna.read('/data/user-courses')).courses).toHaveLength(2);
  const again = (await anna.course('evenings')).userCourse;
  expect(again).toMatchObject({ checked: 0, today: 1, courseData: { days: expect.anything() } });
  expect(again.courseData.days[0].date).toBe('2026-11-25');
  expect(await anna.marathon()).toMatchObject({ marathon: null, history: [] });
});
