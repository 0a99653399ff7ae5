import { setClock } from '@stezhka/kit/clock';
import { useDatabase } from '@stezhka/kit/testing/database';
import { clearCourses, makeCourse, student } from '../testing/courses.ts';
import { ANNA, BORYS, setUpDiary } from '../testing/diary.ts';
import { CourseRunModel } from './course-runs.model.ts';

useDatabase();
beforeAll(setUpDiary);
beforeEach(() => setClock('2026-11-20T10:00:00Z'));
afterEach(clearCourses);
afterAll(() => setClock(null));

const anna = student(ANNA);
const borys = student(BORYS);
/** Adds a marathon, and answers the id of the user course. */
async function has(slug: string, member = anna): Promise<string> {
  await makeCourse(slug, { isMarathon: true });
  return (await member.add(slug)).userCourse.id;
}
const moodOf = (date: string, value: number, version = 0) =>
  anna.set({ date, version, parameters: [{ key: 'parameters[mood]', value }] });
const live = (timeZone: string, revision = 0, dayStart = 0) =>
  anna.post('/data/diary/set/settings', { timeZone, dayStart, revision });
type Mark = { id: string; date: string; availability: string };
const openIn = (days: Mark[]) => days.filter(({ availability }) => availability === 'enabled').length;

describe('a marathon that is started', () => {
  test('has 28 dates in a row from today, and its day', async () => {
    const id = await has('thanks');
    expect(await anna.marathon()).toMatchObject({
      marathon: null,
      choices: [{ id, slug: 'thanks', runs: 0 }],
    });
    const waiting = (await anna.course('thanks')).userCourse;
    expect(waiting).toMatchObject({ progress: 'waiting', today: null });
    expect(waiting.courseData.days[0]).toMatchObject({
      id: null,
      date: null,
      availability: 'blocked',
      text: null,
    });

    const { marathon, courseData, day, daysMap } = (await anna.start(id)).body.data;
    expect(marathon).toMatchObject({ startedOn: '2026-11-20', endsOn: '2026-12-17', today: 1, over: false });
    expect(courseData.days).toHaveLength(28);
    expect(courseData.days.at(-1)).toMatchObject({ number: 28, date: '2026-12-17', availability: 'future' });
    expect(day).toMatchObject({ number: 1, text: '<p>Текст дня 1.</p>', film: 'tykhyi-film' });
    expect(daysMap['2026-11-20']).toEqual({ id: day.id, number: 1, checked: false });
  });

  test('is one: a double click and another course start no second one', async () => {
    const id = await has('thanks');
    const other = await has('calm');
    const replies = await Promise.all([anna.start(id), anna.start(id), anna.start(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await CourseRunModel.countDocuments({ user: ANNA })).toBe(1);
    const refused = await anna.start(other);
    expect([refused.status, refused.body.code]).toEqual([409, 'marathon_running']);
    expect((await anna.marathon()).marathon.slug).toBe('thanks');
  });

  test('of two courses started at the same moment is one of them', async () => {
    const ids = [await has('thanks'), await has('calm')];
    const codes = (await Promise.all(ids.map((id) => anna.start(id)))).map(({ body }) => body.code);
    expect(codes.sort()).toEqual(['marathon_running', undefined]);
    expect(await CourseRunModel.countDocuments({ user: ANNA })).toBe(1);
  });

  test.each([
    ['uk', 'Щоб почати марафон, виберіть курс'],
    ['ru', 'Чтобы начать марафон, выберите курс'],
    ['en', 'To start the marathon, choose a course'],
  ])('needs a course (%s)', async (locale, error) => {
    const reply = await anna.get('/data/maraphon/start/0', locale);
    expect([reply.status, reply.body]).toMatchObject([422, { code: 'marathon_course', error }]);
  });

  test('needs a marathon that is one’s own', async () => {
    await makeCourse('evenings');
    const course = (await anna.add('evenings')).userCourse.id;
    const theirs = await has('thanks', borys);
    expect((await anna.start(course)).body.code).toBe('marathon_course');
    for (const id of [theirs, '65f0000000000000000000ff'])
      expect((await anna.start(id)).body.code).toBe('not_found');
    expect((await anna.start('undefined')).status).toBe(400);
  });
});

describe('a day of a marathon', () => {
  test('is closed before its date and stays open after it', async () => {
    const id = await has('thanks');
    await anna.start(id);
    setClock('2026-11-22T10:00:00Z');
    const { courseData, day } = await anna.marathon();
    expect([openIn(courseData.days), day.number]).toEqual([3, 3]);
    expect((await anna.check(courseData.days[3].id)).body.code).toBe('day_ahead');
    expect((await anna.check(courseData.days[0].id)).status).toBe(200);
    expect((await anna.marathon()).marathon.checked).toBe(1);
  });

  test('is shown by its date, without its text while it is ahead', async () => {
    await anna.start(await has('thanks'));
    const dayOn = async (date: string) => (await anna.read(`/data/maraphon/get-current/${date}`)).day;
    expect(await dayOn('2026-11-20')).toMatchObject({ number: 1, text: '<p>Текст дня 1.</p>' });
    expect(await dayOn('2026-11-21')).toMatchObject({ number: 2, availability: 'future', text: null });
    expect(await dayOn('2026-11-19')).toBeNull();
    expect((await anna.get('/data/maraphon/get-current/2026-02-30')).status).toBe(404);
  });
});

describe('a marathon that is finished', () => {
  test('is kept with its totals, however the days change later', async () => {
    const id = await has('thanks');
    const { marathon } = (await anna.start(id)).body.data;
    await moodOf('2026-11-20', 4);
    setClock('2026-11-21T10:00:00Z');
    await moodOf('2026-11-21', 3);
    const { day, paramsTotal } = await anna.marathon();
    expect(paramsTotal).toEqual([{ key: 'parameters[mood]', value: 3.5, days: 2 }]);
    await anna.check(day.id);
    const stopped = (await anna.get(`/data/maraphon/stop?id=${marathon.id}`)).body.data;
    expect(stopped).toMatchObject({ marathon: null, day: null, choices: [{ runs: 1 }] });
    await moodOf('2026-11-21', 1, 1);
    const { history, parameters } = await anna.read('/data/user-courses');
    expect(history).toMatchObject([
      {
        slug: 'thanks',
        from: '2026-11-20',
        to: '2026-11-21',
        days: 28,
        checked: 1,
        certificate: null,
        paramsTotal,
      },
    ]);
    expect(parameters[0].key).toBe('parameters[mood]');
    expect((await anna.course('thanks')).userCourse).toMatchObject({ progress: 'waiting', history: [{}] });
    expect((await anna.check(day.id)).body.code).toBe('marathon_finished');
  });

  test('is finished once: a second stop, and one that comes late, are harmless', async () => {
    const id = await has('thanks');
    const first = (await anna.start(id)).body.data.marathon.id;
    await Promise.all([anna.get('/data/maraphon/stop'), anna.get('/data/maraphon/stop')]);
    expect((await anna.get('/data/maraphon/stop')).body.data.history).toHaveLength(1);
    await anna.start(id);
    expect((await anna.get(`/data/maraphon/stop?id=${first}`)).body.data).toMatchObject({
      marathon: { slug: 'thanks' },
      history: [{ id: first }],
    });
    expect((await borys.get('/data/maraphon/stop')).body.data.marathon).toBeNull();
    expect((await anna.marathon()).marathon).not.toBeNull();
  });

  test('has a certificate when every day was checked', async () => {
    await anna.start(await has('thanks'));
    setClock('2027-01-05T10:00:00Z');
    const { courseData, marathon } = await anna.marathon();
    expect(marathon).toMatchObject({ over: true, today: 28, endsOn: '2026-12-17' });
    for (const { id } of courseData.days) await anna.check(id);
    const [record] = (await anna.get('/data/maraphon/stop')).body.data.history;
    expect(record).toMatchObject({
      to: '2026-12-17',
      checked: 28,
      certificate: {
        date: '2027-01-05',
        days: 28,
        title: 'thanks uk',
        number: expect.stringMatching(/^2027-[0-9A-F]{6}$/),
      },
    });
  });
});

describe('28 days', () => {
  test.each([
    ['when summer time ends', '2026-10-20T10:00:00Z', '2026-10-25', '2026-11-16'],
    ['when it begins', '2026-03-20T10:00:00Z', '2026-03-29', '2026-04-16'],
  ])('are 28 dates %s', async (_, begin, change, end) => {
    setClock(begin);
    await anna.start(await has('thanks'));
    const dates = (await anna.marathon()).courseData.days.map(({ date }: Mark) => date);
    expect(new Set(dates).size).toBe(28);
    expect(dates).toContain(change);
    expect((await anna.marathon()).marathon.endsOn).toBe(end);
    const before = Temporal.PlainDate.from(change).subtract({ days: 1 }).toString();
    const numberAt = async (date: string, time: string) => {
      const moment = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('Europe/Kyiv');
      setClock(new Date(moment.epochMilliseconds));
      return (await anna.marathon()).marathon.today;
    };
    const number = await numberAt(before, '23:59');
    expect(await numberAt(change, '00:01')).toBe(number + 1);
    expect(await numberAt(change, '23:59')).toBe(number + 1);
    const next = Temporal.PlainDate.from(change).add({ days: 1 }).toString();
    expect(await numberAt(next, '00:01')).toBe(number + 2);
  });

  test('stay where they are when the member travels, and a day is never lost or given twice', async () => {
    // 01:00 on the 21st in Kyiv.
    setClock('2026-11-20T23:00:00Z');
    await anna.start(await has('thanks'));
    const { day } = await anna.marathon();
    expect(day.date).toBe('2026-11-21');
    await live('America/New_York');
    const west = await anna.marathon();
    expect(west).toMatchObject({ today: '2026-11-20', marathon: { startedOn: '2026-11-21', today: 1 } });
    expect((await anna.check(day.id)).status).toBe(200);
    setClock('2026-11-22T04:30:00Z');
    expect(await anna.marathon()).toMatchObject({ today: '2026-11-21', marathon: { today: 1, checked: 1 } });
    await live('Asia/Tokyo', 1);
    const east = await anna.marathon();
    expect(east).toMatchObject({ today: '2026-11-22', marathon: { today: 2, endsOn: '2026-12-18' } });
    await anna.check(east.day.id);
    await live('America/New_York', 2);
    // Closed again, it may still be taken back.
    expect((await anna.marathon()).marathon).toMatchObject({ today: 1, checked: 2 });
    expect((await anna.check(east.day.id, false)).body.data.checked).toBe(1);
    expect((await anna.check(east.day.id)).body.code).toBe('day_ahead');
  });

  test('begin at the hour at which the member’s day begins', async () => {
    await live('Europe/Kyiv', 0, 4);
    setClock('2026-11-21T01:00:00Z');
    await anna.start(await has('thanks'));
    expect((await anna.marathon()).marathon).toMatchObject({ startedOn: '2026-11-20', today: 1 });
    setClock('2026-11-21T02:00:00Z');
    expect((await anna.marathon()).marathon.today).toBe(2);
  });
});
