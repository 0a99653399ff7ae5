import { getBalance, getUser } from '@stezhka/account-contract';
import { exampleUser } from '@stezhka/account-contract/examples';
import { getSlider } from '@stezhka/content-contract';
import { createUserCourse, getCourse, getCourses, getUserCourses } from '@stezhka/diary-contract';
import { LOCALES } from '@stezhka/kit-contract';
import { exampleOf } from '@stezhka/kit-contract/examples';
import { noBreak } from '@stezhka/shared-ui/format';
import { failing } from '@stezhka/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Component as CoursePage } from './course.page.tsx';
import { Component as CoursesPage } from './courses.page.tsx';

type Options = NonNullable<Parameters<typeof show>[1]>;
const { courses } = exampleOf(getCourses).reply;
const [free, paid, marathon] = courses as [(typeof courses)[0], (typeof courses)[0], (typeof courses)[0]];
const { course } = exampleOf(getCourse).reply;
const noCourses = { ...exampleOf(getUserCourses).reply, courses: [] };
const [own] = exampleOf(getUserCourses).reply.courses;
const created = exampleOf(createUserCourse).reply;
const MEMBER = [[getUser, exampleUser]] as const;
const settled = () => act(async () => {});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const showCourses = (options: Options = {}) =>
  show(<CoursesPage />, {
    path: '/courses',
    ...options,
    replies: [...(options.replies ?? []), [getUser, []]],
  });
const showCourse = (options: Options = {}) =>
  show(<CoursePage />, {
    path: `/courses/${course.slug}`,
    route: '/courses/:slug',
    ...options,
    replies: [...(options.replies ?? []), [getUserCourses, noCourses], [getUser, []]],
  });
const paidCourse = { ...course, ...paid };
const ofPaid = [getCourse, { course: paidCourse, others: [] }] as const;
const balanceOf = (balance: number) => [getBalance, { ...exampleOf(getBalance).reply, balance }] as const;

describe('the list', () => {
  test('each course says what it is, what it costs, and leads to its page', () => {
    showCourses();
    const link = screen.getByRole('link', { name: noBreak(paid.title) });
    expect(link.getAttribute('href')).toBe(`/en/courses/${paid.slug}`);
    const card = within(link.closest('article')!);
    expect(card.getByText('10-day course')).toBeTruthy();
    expect(card.getByText(/^420.₴$/)).toBeTruthy();
    const other = within(screen.getByRole('link', { name: noBreak(marathon.title) }).closest('article')!);
    expect(other.getByText('28-day marathon')).toBeTruthy();
    expect(other.getByText('free')).toBeTruthy();
  });

  test('a member sees which ones are theirs already', () => {
    const bought = { ...own!, slug: paid.slug, acquired: 'order' };
    showCourses({ replies: [...MEMBER, [getUserCourses, { ...noCourses, courses: [own, bought] }]] });
    const card = (title: string) =>
      within(screen.getByRole('link', { name: noBreak(title) }).closest('article')!);
    expect(card(free.title).getByText('In my courses')).toBeTruthy();
    expect(card(paid.title).getByText('You have purchased this course')).toBeTruthy();
    expect(card(marathon.title).getByText('free')).toBeTruthy();
  });

  test('the slider is content’s, its links only where a page stands', () => {
    const [block] = exampleOf(getSlider).reply.images;
    const images = ['a', 'b'].map((id) => ({
      ...block!,
      id,
      title: `Slide ${id}`,
      links: [{ label: 'Go', link: `/${id}` }],
    }));
    showCourses({ replies: [[getSlider, { images }]], missing: ['/b'] });
    const slides = within(screen.getByRole('region', { name: 'About the courses' }));
    expect(slides.getByRole('link', { name: 'Go' })).toBeTruthy();
    fireEvent.click(slides.getByRole('button', { name: 'Next slide' }));
    expect(slides.getByRole('heading', { name: 'Slide b' }).closest('[inert]')).toBeNull();
    expect(slides.getAllByRole('link', { hidden: true })).toHaveLength(1);
  });

  test('without courses it says so; without the slider it stands', () => {
    showCourses({
      replies: [
        [getCourses, { courses: [] }],
        [getSlider, failing(503)],
      ],
    });
    expect(screen.getByText('No courses yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'About the courses' })).toBeNull();
  });

  test('a list that did not come can be asked for again', () => {
    showCourses({ replies: [[getCourses, failing(503, 'unavailable', { message: 'Resting.' })]] });
    expect(screen.getByText('Resting.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('one course', () => {
  test('it tells its programme, author, length, price, and other courses', () => {
    showCourse();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(noBreak(course.title));
    expect(screen.getByText(/Кожен вечір забере/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Day 1 1Дата й.одне слово.*with a film$/)]),
    );
    expect(screen.getByRole('link', { name: course.author.name }).getAttribute('href')).toBe(
      `/en/authors/${course.author.slug}`,
    );
    expect(screen.getByRole('link', { name: noBreak(paid.title) })).toBeTruthy();
  });

  test('a marathon shows its four weeks, one open', () => {
    const programme = Array.from({ length: 28 }, (_, i) => ({
      number: i + 1,
      title: `Step ${i + 1}`,
      hasFilm: false,
    }));
    const { container } = showCourse({
      replies: [[getCourse, { course: { ...course, ...marathon, programme }, others: [] }]],
    });
    expect(screen.getAllByRole('img', { name: 'A path of 28 days' })).toHaveLength(2);
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // Closed weeks are in the document too.
    expect(screen.getByText('Step 28')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Other courses' })).toBeNull();
  });

  test('a guest is led to the login and back', () => {
    showCourse();
    expect(screen.getByRole('link', { name: 'Add to my courses' }).getAttribute('href')).toBe(
      `/en/login?next=%2Fen%2Fcourses%2F${course.slug}`,
    );
  });

  test('a free course is added at once', async () => {
    let owned: unknown[] = [];
    const { made, said } = showCourse({
      replies: [
        ...MEMBER,
        [getUserCourses, () => ({ ...noCourses, courses: owned })],
        [
          createUserCourse,
          () => {
            owned = [own];
            return { ...created, message: 'Added.' };
          },
        ],
      ],
    });
    screen.getByRole('button', { name: 'Add to my courses' }).focus();
    press('Add to my courses');
    await settled();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: course.title }));
    expect(made.map(({ args }) => args)).toEqual([{ params: { slug: course.slug }, query: { price: 0 } }]);
    expect(said).toEqual(['Added.']);
    expect(screen.getByText('In my courses')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the course' }).getAttribute('href')).toBe(
      `/en/diary/courses/${course.slug}`,
    );
  });

  test('a course that could not be added says why, and can be added again', async () => {
    showCourse({
      replies: [...MEMBER, [createUserCourse, { ...created, status: false, message: 'Not now.' }]],
    });
    press('Add to my courses');
    await settled();
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    expect(screen.getByRole('button', { name: 'Add to my courses' })).toBeTruthy();
  });

  test('whoever has bought it is told so and never offered it again', () => {
    const bought = { ...own!, slug: paid.slug, acquired: 'balance' };
    showCourse({ replies: [...MEMBER, ofPaid, [getUserCourses, { ...noCourses, courses: [bought] }]] });
    expect(screen.getByText('You have purchased this course')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Buy the course' })).toBeNull();
  });
});

describe('buying', () => {
  const buying = async (options: Options = {}) => {
    const page = showCourse({
      ...options,
      replies: [...(options.replies ?? []), ...MEMBER, ofPaid, balanceOf(1000)],
    });
    press('Buy the course');
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };

  test('from the balance it names its price, and is sent once', async () => {
    const reply = { ...created, message: 'You have purchased this course' };
    const { dialog, made, said } = await buying({ replies: [[createUserCourse, reply]] });
    expect(dialog.getByText(/^Your balance is 1.?000.₴.$/)).toBeTruthy();
    const button = dialog.getByRole('button', { name: /^Pay 420.₴ from the balance$/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(made.map(({ args }) => args)).toEqual([{ params: { slug: paid.slug }, query: { price: 420 } }]);
    expect(said).toEqual(['You have purchased this course']);
  });

  test('with too little it says what is missing and how to come by it', async () => {
    const { dialog } = await buying({ replies: [balanceOf(120)] });
    expect(dialog.getByText(/^300.₴ short/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Top up the balance' }).getAttribute('href')).toBe(
      '/en/cabinet#balance',
    );
    expect(dialog.queryByRole('button', { name: /from the balance/ })).toBeNull();
  });

  test('a balance that was spent meanwhile is told by the service', async () => {
    const reply = { ...created, userCourse: null, status: false, refusal: 'not_enough_money', missing: 70 };
    const { dialog } = await buying({
      replies: [[createUserCourse, { ...reply, message: 'The balance lacks 70 ₴.' }]],
    });
    fireEvent.click(dialog.getByRole('button', { name: /from the balance/ }));
    await settled();
    expect(dialog.getByRole('alert').textContent).toBe('The balance lacks 70 ₴.');
    expect(dialog.getByText(/^70.₴ short/)).toBeTruthy();
  });

  test('a price that has changed meanwhile is read again', async () => {
    const reply = { ...created, userCourse: null, status: false, refusal: 'price_changed', missing: null };
    const { dialog, refetched } = await buying({
      replies: [[createUserCourse, { ...reply, message: 'The price has changed.' }]],
    });
    fireEvent.click(dialog.getByRole('button', { name: /from the balance/ }));
    await settled();
    expect(dialog.getByText('The price has changed.')).toBeTruthy();
    expect(refetched).toContain(getCourse.name);
  });

  test('the shop’s button stands beside, or is said to be away', async () => {
    const { dialog, unmount } = await buying({
      slots: { 'shop.order-course': <button type="button">Card</button> },
    });
    expect(dialog.getByRole('button', { name: 'Card' })).toBeTruthy();
    unmount();
    const { dialog: without } = await buying();
    expect(without.getByText(/^Payment by card isn’t answering/)).toBeTruthy();
  });
});

test.each(LOCALES)('all words are there in %s', async (locale) => {
  showCourses({ locale }).unmount();
  showCourse({ locale }).unmount();
  showCourse({ locale, replies: [...MEMBER, ofPaid] }).unmount();
});
