import { jest } from '@jest/globals';
import { getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { getPost } from '@stezhka/content-contract';
import {
  checkUserCourseDay,
  endCourseReminder,
  getCourseReminder,
  getCurrentCourse,
  getCurrentMarathon,
  getUserCourse,
  getUserCourses,
  setCourseReminder,
  startMarathon,
  stopMarathon,
} from '@stezhka/diary-contract';
import type { CallArgs, Locale } from '@stezhka/kit-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { noBreak } from '@stezhka/shared-ui/format';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { CourseWidget, MarathonWidget } from '../widgets/course-widgets.tsx';
import { Component as CabinetCourses } from './cabinet-courses.slot.tsx';
import { Component as ReminderPage } from './course-reminder.page.tsx';
import { Component as OwnCoursePage } from './own-course.page.tsx';
import { Component as OwnCoursesPage } from './own-courses.page.tsx';

type Options = NonNullable<Parameters<typeof show>[1]>;
const list = exampleOf(getUserCourses).reply;
const current = exampleOf(getCurrentMarathon).reply;
const marathon = current.marathon!;
const none = { ...current, marathon: null, courseData: { days: [] }, day: null };
const reply = exampleOf(getUserCourse).reply;
const { userCourse } = reply;
const { slug } = userCourse;
const [first, second, third] = userCourse.courseData.days as [
  (typeof userCourse.courseData.days)[0],
  (typeof userCourse.courseData.days)[0],
  (typeof userCourse.courseData.days)[0],
];
const [record] = list.history;
const settled = () => act(async () => {});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const answer = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.click(dialog.getAllByRole('button', { name }).at(-1)!);
  await settled();
};
const sent = (made: { op: { name: string }; args: CallArgs }[]) =>
  made.map(({ op, args }) => [op.name, args.params ?? args.query ?? args.body]);

const showOwn = (options: Options = {}) => show(<OwnCoursesPage />, { path: '/diary/courses', ...options });
const showCourse = ({ path = `/diary/courses/${slug}`, ...options }: Options = {}) =>
  show(<OwnCoursePage />, {
    path,
    route: '/diary/courses/:slug',
    ...options,
    replies: [...(options.replies ?? []), [getUser, exampleUser]],
  });
const withCourse = (more: Partial<typeof userCourse>) =>
  [getUserCourse, { ...reply, userCourse: { ...userCourse, ...more } }] as const;
const asMarathon = {
  ...userCourse,
  slug: marathon.slug,
  title: marathon.title,
  isMarathon: true,
  courseData: {
    days: current.courseData.days.map((day) => ({
      ...day,
      ...(day.number === 11
        ? current.day!
        : { text: '<p>…</p>', task: 'Do it.', film: null, parameters: [] }),
    })),
  },
  days: 28,
  checked: 9,
  today: 11,
};
const START = 'Do you want to start the marathon right now?';
const FINISH = 'Finish the marathon and save progress?';

describe('my courses', () => {
  test('each says where it stands and leads to its days', () => {
    showOwn();
    const row = screen.getByRole('link', { name: noBreak(list.courses[0]!.title) }).closest('li')!;
    expect(within(row).getByText('Today is day 2')).toBeTruthy();
    expect(within(row).getByText('1 of 3')).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/en/diary/courses/${slug}`);
  });

  test('without any the page leads to the courses', () => {
    showOwn({
      replies: [
        [getUserCourses, { ...list, courses: [], history: [] }],
        [getCurrentMarathon, { ...none, choices: [], history: [] }],
      ],
    });
    expect(screen.getByText('You have no courses yet')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Choose a course' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/courses', '/en/courses']);
  });

  test('a marathon is not started without a course', async () => {
    const { made } = showOwn({ replies: [[getCurrentMarathon, none]] });
    press('Start marathon');
    expect(screen.getByRole('alert').textContent).toBe('To start the marathon, choose a course');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made).toEqual([]);
  });

  test('the chosen one is started after a question', async () => {
    let now: unknown = none;
    const start = () => {
      now = current;
      return current;
    };
    const { made } = showOwn({
      replies: [
        [getCurrentMarathon, () => now],
        [startMarathon, start],
      ],
    });
    const [choice] = current.choices;
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(choice!.title) }));
    press('Start marathon');
    await answer(START, 'Not now');
    expect(made).toEqual([]);
    press('Start marathon');
    await answer(START, 'Start marathon');
    expect(sent(made)).toEqual([[startMarathon.name, { id: choice!.id }]]);
    expect(screen.getByText(/^Day 11 of 28, started on 10.November$/)).toBeTruthy();
  });

  test('a start that was refused says why, and reads anew what runs', async () => {
    const refused = failing(409, 'marathon_running', { message: 'Another one runs.' });
    const { refetched } = showOwn({
      replies: [
        [getCurrentMarathon, none],
        [startMarathon, refused],
      ],
    });
    fireEvent.click(screen.getByRole('radio'));
    press('Start marathon');
    await answer(START, 'Start marathon');
    expect(screen.getByText('Another one runs.')).toBeTruthy();
    expect(refetched).toContain(getCurrentMarathon.name);
  });

  test('while one runs no other is offered; it is finished after a question, by its own id', async () => {
    let now: unknown = current;
    const stop = () => {
      now = exampleOf(stopMarathon).reply;
      return now;
    };
    const { made } = showOwn({
      replies: [
        [getCurrentMarathon, () => now],
        [stopMarathon, stop],
      ],
    });
    expect(screen.queryByRole('button', { name: 'Start marathon' })).toBeNull();
    press('Finish the marathon');
    await answer(FINISH, 'Continue');
    expect(made).toEqual([]);
    press('Finish the marathon');
    await answer(FINISH, 'Finish');
    expect(sent(made)).toEqual([[stopMarathon.name, { id: marathon.id }]]);
    expect(screen.getAllByText('9 of 28').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Start marathon' })).toBeTruthy();
  });

  test('the history keeps dates, days, totals and the certificate of each', () => {
    showOwn();
    const item = within(screen.getByRole('listitem', { name: record!.title }));
    expect(item.getByText(/^3.September – 30.September 2026$/)).toBeTruthy();
    expect(item.getByText('28 of 28')).toBeTruthy();
    expect(item.getByText(/^7[.,]2.год$/)).toBeTruthy();
    expect(item.getByText('26 days')).toBeTruthy();
    expect(item.getByRole('link', { name: 'Certificate' }).getAttribute('href')).toBe(
      `/en/diary/courses/${record!.slug}?certificate=${record!.certificate!.number}`,
    );
  });
});

describe('a course day by day', () => {
  test('today’s day opens with its text, task and what the diary has', () => {
    showCourse();
    const day = within(screen.getByRole('article', { name: noBreak(second.title) }));
    expect(day.getByText(/^Day 2 of 3/)).toBeTruthy();
    expect(day.getByText(second.task!)).toBeTruthy();
    expect(day.getByText(/Коли немає про що писати/)).toBeTruthy();
    expect(day.getByText('not yet')).toBeTruthy();
    expect(day.getByRole('link', { name: 'Record it in the diary' }).getAttribute('href')).toBe('/en/diary');
  });

  test('the address opens another day, with its film and its value', async () => {
    window.matchMedia = (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
    const { post } = exampleOf(getPost).reply;
    const video = { wide: '/w.webm', narrow: '/n.webm', seconds: 12 };
    showCourse({
      path: `/diary/courses/${slug}?day=1`,
      replies: [[getPost, { post: { ...post, video }, related: [] }]],
    });
    const day = within(screen.getByRole('article', { name: noBreak(first.title) }));
    expect(await day.findByText(/^A film without sound, 12/)).toBeTruthy();
    expect(day.getByText(/^7[.,]5.год$/)).toBeTruthy();
    expect(day.getByRole('button', { name: 'Day walked' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('days to come are closed: no link in the list, and nothing to check', () => {
    showCourse({ path: `/diary/courses/${slug}?day=3` });
    const day = within(screen.getByRole('article', { name: noBreak(third.title) }));
    expect(day.getByText(/^This day opens on Saturday.* 21.November/)).toBeTruthy();
    expect(day.queryByRole('button')).toBeNull();
    const days = within(screen.getByRole('region', { name: 'The path of the course' }));
    expect(days.getAllByRole('link')).toHaveLength(2);
  });

  test('a day is checked at once, said while it is saved, and its counters follow', async () => {
    const { made } = showCourse({ replies: [[checkUserCourseDay, () => new Promise(() => {})]] });
    press('Check the day');
    expect(screen.getByRole('button', { name: 'Day walked' })).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'walked 2, ahead 1' })).toHaveLength(2);
    expect(screen.getByText('Saving…')).toBeTruthy();
    // Nothing else of this day is sent meanwhile.
    press('Day walked');
    await settled();
    expect(made.map(({ args }) => args)).toEqual([{ params: { id: second.id }, query: { checked: true } }]);
  });

  test('the second click of a double click takes nothing back', async () => {
    const { made } = showCourse();
    const button = screen.getByRole('button', { name: 'Check the day' });
    fireEvent.click(button, { detail: 1 });
    await settled();
    fireEvent.click(button, { detail: 2 });
    await settled();
    expect(made).toHaveLength(1);
  });

  test('a check without a connection is taken back, told, and can be repeated', async () => {
    let calls = 0;
    const check = () =>
      calls++
        ? exampleOf(checkUserCourseDay).reply
        : failing(0, 'unreachable', { message: 'No connection.' });
    const { made } = showCourse({ replies: [[checkUserCourseDay, check]] });
    press('Check the day');
    await settled();
    expect(screen.getByText('Not saved. No connection.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check the day' }).getAttribute('aria-pressed')).toBe('false');
    press('Try again');
    await settled();
    expect(new Set(made.map(({ args }) => JSON.stringify(args))).size).toBe(1);
    expect(made).toHaveLength(2);
  });

  test('a check that is refused for good is told without a retry, and the course is read again', async () => {
    const refused = failing(409, 'marathon_finished', { message: 'It is finished.' });
    const { refetched } = showCourse({ replies: [[checkUserCourseDay, refused]] });
    press('Check the day');
    await settled();
    expect(screen.getByText('Not saved. It is finished.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(refetched).toContain(getUserCourse.name);
  });

  test('a checked day is unchecked', async () => {
    const { made } = showCourse({ path: `/diary/courses/${slug}?day=1` });
    press('Day walked');
    await settled();
    expect(made[0]!.args).toEqual({ params: { id: first.id }, query: { checked: false } });
  });

  test('of a course that is hidden no page is offered', () => {
    const { unmount } = showCourse({ replies: [withCourse({ isPublic: false })] });
    expect(screen.queryByRole('link', { name: 'About the course' })).toBeNull();
    unmount();
    showCourse();
    expect(screen.getByRole('link', { name: 'About the course' }).getAttribute('href')).toBe(
      `/en/courses/${slug}`,
    );
  });

  test('a course that has not come yet says so and is asked for again', async () => {
    const { refetched } = showCourse({ replies: [[getUserCourse, failing(404, 'not_found')]] });
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This course isn’t among yours yet');
    expect(screen.getByRole('link', { name: 'About this course' }).getAttribute('href')).toBe(
      `/en/courses/${slug}`,
    );
    press('Check again');
    expect(refetched).toContain(getUserCourse.name);
  });

  test('one that does not come within two minutes is asked for no more', async () => {
    jest.useFakeTimers();
    const { refetched } = showCourse({ replies: [[getUserCourse, failing(404, 'not_found')]] });
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    jest.useRealTimers();
    expect(refetched).toHaveLength(24);
  });
});

describe('a marathon', () => {
  const path = `/diary/courses/${marathon.slug}`;
  const waiting = withCourse({ ...asMarathon, progress: 'waiting', checked: 0, today: null });

  test('its missed days are open and its days to come are not', () => {
    showCourse({ path, replies: [withCourse(asMarathon)] });
    expect(screen.getAllByRole('img', { name: 'walked 9, missed 1, today, ahead 17' })).toHaveLength(2);
    const days = within(screen.getByRole('region', { name: 'The path of the course' }));
    expect(days.getAllByRole('link')).toHaveLength(11);
    expect(days.getByRole('link', { name: /Day 3 Крок 3.*missed, can be caught up/ })).toBeTruthy();
  });

  test('one that waits is started after a question', async () => {
    const { made } = showCourse({ path, replies: [waiting, [getCurrentMarathon, none]] });
    expect(screen.queryByRole('article')).toBeNull();
    await screen.findByRole('button', { name: 'Start marathon' });
    press('Start marathon');
    await answer(START, 'Start marathon');
    expect(sent(made)).toEqual([[startMarathon.name, { id: asMarathon.id }]]);
  });

  test('the focus stays with its buttons as it is started and finished', async () => {
    let runs = false;
    const to = (now: boolean, answer: unknown) => () => {
      runs = now;
      return answer;
    };
    showCourse({
      path,
      replies: [
        [getUserCourse, () => (runs ? withCourse(asMarathon)[1] : waiting[1])],
        [getCurrentMarathon, () => (runs ? current : none)],
        [startMarathon, to(true, current)],
        [stopMarathon, to(false, none)],
      ],
    });
    const actions = screen.getByRole('region', { name: asMarathon.title });
    for (const [name, title, confirm] of [
      ['Start marathon', START, 'Start marathon'],
      ['Finish the marathon', FINISH, 'Finish'],
    ] as const) {
      (await screen.findByRole('button', { name })).focus();
      press(name);
      await answer(title, confirm);
      await waitFor(() => {
        expect(screen.queryByRole('button', { name })).toBeNull();
        expect(actions.contains(document.activeElement)).toBe(true);
      });
    }
  });

  test('beside another one that runs it leads there instead', async () => {
    const other = { ...current, marathon: { ...marathon, slug: 'inshyi', title: 'Other' } };
    showCourse({ path, replies: [waiting, [getCurrentMarathon, other]] });
    const link = await screen.findByRole('link', { name: 'To the running marathon' });
    expect(screen.queryByRole('button', { name: 'Start marathon' })).toBeNull();
    expect(link.getAttribute('href')).toBe('/en/diary/courses/inshyi');
  });

  test('the running one is finished after a question', async () => {
    const { made } = showCourse({ path, replies: [withCourse(asMarathon)] });
    await screen.findByRole('button', { name: 'Finish the marathon' });
    press('Finish the marathon');
    await answer(FINISH, 'Continue');
    expect(made).toEqual([]);
    press('Finish the marathon');
    await answer(FINISH, 'Finish');
    expect(sent(made)).toEqual([[stopMarathon.name, { id: marathon.id }]]);
  });
});

test('the certificate names the member, the course and the date, and is printed', async () => {
  const { number } = record!.certificate!;
  let printed = 0;
  window.print = () => void printed++;
  showCourse({
    path: `/diary/courses/${slug}?certificate=${number}`,
    replies: [withCourse({ history: [record!] })],
  });
  const sheet = await screen.findByRole('article', { name: 'Certificate' });
  for (const word of [exampleUser.displayName, record!.title, number, '2026'])
    expect(sheet.textContent).toContain(word);
  press('Print');
  expect(printed).toBe(1);
});

test('a certificate that nobody has is no page of its own', () => {
  showCourse({ path: `/diary/courses/${slug}?certificate=0000-000000` });
  expect(screen.queryByRole('article', { name: 'Certificate' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(userCourse.title);
});

describe('reminders', () => {
  const hour = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^An e-mail every day at/ });

  test('the hour is chosen, and none ends them', async () => {
    const { made } = showCourse();
    await screen.findByRole('combobox');
    expect(hour().value).toBe('20');
    fireEvent.change(hour(), { target: { value: '7' } });
    expect(hour().value).toBe('7');
    await settled();
    fireEvent.change(hour(), { target: { value: 'none' } });
    await settled();
    expect(made.map(({ args }) => args.body)).toEqual([
      { slug, hour: 7 },
      { slug, hour: null },
    ]);
  });

  test('none is offered once the last date has passed: no mail would come', async () => {
    showCourse({ replies: [withCourse({ progress: 'over' })] });
    await settled();
    expect(screen.queryByRole('heading', { name: 'Reminder' })).toBeNull();
  });

  test('a refusal is told at the field, and the hour goes back', async () => {
    const refused = failing(409, 'email_unconfirmed', { message: 'Confirm your e-mail first.' });
    showCourse({ replies: [[setCourseReminder, refused]] });
    await screen.findByRole('combobox');
    fireEvent.change(hour(), { target: { value: '7' } });
    await settled();
    expect(hour().value).toBe('20');
    expect(screen.getByText('Confirm your e-mail first.')).toBeTruthy();
  });

  const token = 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU';
  const showEnd = (options: Options = {}) =>
    show(<ReminderPage />, {
      path: `/course-reminder/${token}`,
      route: '/course-reminder/:token',
      ...options,
    });

  test('the link of a mail ends them once the page is shown', async () => {
    const { made } = showEnd();
    await settled();
    expect(made.map(({ op, args }) => [op.name, args.params])).toEqual([[endCourseReminder.name, { token }]]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The reminders have stopped');
  });

  test('where the call fails a button repeats it', async () => {
    let calls = 0;
    const end = () =>
      calls++ ? exampleOf(endCourseReminder).reply : failing(503, 'unavailable', { message: 'Resting.' });
    showEnd({ replies: [[endCourseReminder, end]] });
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('Resting.');
    press('Stop them');
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The reminders have stopped');
  });

  test('without scripts the button sends a form that leads back to this page', () => {
    const { container } = showEnd({ replies: [[endCourseReminder, () => new Promise(() => {})]] });
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `/api/course-reminder/${token}`]);
    expect(form.querySelector('input')!.value).toBe('en');
  });

  test('reminders that have ended before are ended again in silence', async () => {
    showEnd({ replies: [[getCourseReminder, { ...exampleOf(getCourseReminder).reply, active: false }]] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The reminders have stopped');
  });
});

describe('the widgets', () => {
  const widget = (name: string) => within(screen.getByRole('region', { name }));
  const showBoth = (options: Options = {}) =>
    show(
      <>
        <CourseWidget />
        <MarathonWidget />
      </>,
      options,
    );

  test('they name the next day of each', () => {
    showBoth();
    expect(widget('Course').getByText(/^Day 2 of 3: Три речення/)).toBeTruthy();
    expect(widget('Course').getByRole('link').getAttribute('href')).toBe(`/en/diary/courses/${slug}?day=2`);
    expect(widget('Marathon').getByText(/^Day 11 of 28: /)).toBeTruthy();
    expect(widget('Marathon').getByRole('link').getAttribute('href')).toBe(
      `/en/diary/courses/${marathon.slug}`,
    );
  });

  test('without any they lead to the courses', () => {
    const noCourse = { ...exampleOf(getCurrentCourse).reply, course: null, hasCourses: false };
    showBoth({
      replies: [
        [getCurrentCourse, noCourse],
        [getCurrentMarathon, { ...none, choices: [] }],
      ],
    });
    for (const name of ['Course', 'Marathon'])
      expect(widget(name).getByRole('link').getAttribute('href')).toBe('/en/courses');
  });

  test('whoever has nothing but a marathon that waits is not told that all is walked', () => {
    const waits = { ...exampleOf(getCurrentCourse).reply, course: null, hasCourses: true };
    showBoth({ replies: [[getCurrentCourse, waits]] });
    expect(widget('Course').getByText('No course is under way.')).toBeTruthy();
    expect(widget('Course').getByRole('link').getAttribute('href')).toBe('/en/diary/courses');
  });

  test('a marathon that is over asks to be finished; one that waits, to be started', () => {
    const { unmount } = showBoth({
      replies: [[getCurrentMarathon, { ...current, marathon: { ...marathon, over: true } }]],
    });
    expect(widget('Marathon').getByText(/^Twenty-eight days have passed/)).toBeTruthy();
    unmount();
    showBoth({ replies: [[getCurrentMarathon, none]] });
    expect(widget('Marathon').getByRole('link', { name: 'Start a marathon' })).toBeTruthy();
  });

  test('one that fails says so alone', () => {
    showBoth({ replies: [[getCurrentCourse, failing(503, 'unavailable', { message: 'Resting.' })]] });
    expect(widget('Course').getByText('Resting.')).toBeTruthy();
    expect(widget('Marathon').getByText(marathon.title)).toBeTruthy();
  });
});

test('the cabinet shows the latest courses, or where to find one', () => {
  const { unmount } = show(<CabinetCourses />);
  expect(screen.getByRole('link', { name: noBreak(userCourse.title) })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All my courses' })).toBeTruthy();
  unmount();
  show(<CabinetCourses />, { replies: [[getUserCourses, { ...list, courses: [] }]] });
  expect(screen.getByRole('link', { name: 'Choose a course' }).getAttribute('href')).toBe('/en/courses');
});

const WORDS: Record<Locale, [start: string, missing: string]> = {
  uk: ['Почати марафон', 'Щоб почати марафон, оберіть курс'],
  ru: ['Начать марафон', 'Чтобы начать марафон, выберите курс'],
  en: ['Start marathon', 'To start the marathon, choose a course'],
};
test.each(LOCALES)('all words are there in %s', (locale) => {
  const [start, missing] = WORDS[locale];
  showCourse({ locale }).unmount();
  showCourse({ locale, replies: [withCourse(asMarathon)] }).unmount();
  show(<ReminderPage />, { locale, path: '/course-reminder/x', route: '/course-reminder/:token' }).unmount();
  showOwn({ locale, replies: [[getCurrentMarathon, none]] });
  press(start);
  expect(screen.getByRole('alert').textContent).toBe(missing);
});
