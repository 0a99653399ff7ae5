import { type Feature, routeTexts } from '@stezhka/shell-contract';

const texts = routeTexts({
  chunk: 'courses-texts',
  uk: () => import(/* webpackChunkName: "courses-texts-uk" */ './texts/uk.json'),
  ru: () => import(/* webpackChunkName: "courses-texts-ru" */ './texts/ru.json'),
  en: () => import(/* webpackChunkName: "courses-texts-en" */ './texts/en.json'),
});
const OWN = { flags: ['auth', 'verify-access-to-diary'], personal: true } as const;

// What a page asks for comes with its chunk: every first page of the diary would pay for it here.
const courseList = () => import(/* webpackChunkName: "courses" */ './courses.page.tsx');
const course = () => import(/* webpackChunkName: "courses-slug" */ './course.page.tsx');
const ownCourses = () => import(/* webpackChunkName: "diary-courses" */ './own-courses.page.tsx');
const ownCourse = () => import(/* webpackChunkName: "diary-courses-slug" */ './own-course.page.tsx');
const reminder = () => import(/* webpackChunkName: "course-reminder-token" */ './course-reminder.page.tsx');

export const courses: Feature = {
  routes: [
    {
      id: 'courses',
      path: '/courses',
      load: async (context) => (await courseList()).load(context),
      lazy: courseList,
      ...texts,
    },
    {
      id: 'courses-slug',
      path: '/courses/:slug',
      load: async (context) => (await course()).load(context),
      lazy: course,
      ...texts,
    },
    {
      id: 'diary-courses',
      path: '/diary/courses',
      handle: OWN,
      load: async (context) => (await ownCourses()).load(context),
      lazy: ownCourses,
      ...texts,
    },
    {
      id: 'diary-courses-slug',
      path: '/diary/courses/:slug',
      handle: OWN,
      load: async (context) => (await ownCourse()).load(context),
      lazy: ownCourse,
      ...texts,
    },
    {
      id: 'course-reminder-token',
      path: '/course-reminder/:token',
      handle: { personal: true },
      load: async (context) => (await reminder()).load(context),
      lazy: reminder,
      ...texts,
    },
  ],
  slots: {
    'diary.cabinet-courses': () =>
      import(/* webpackChunkName: "slot-cabinet-courses" */ './cabinet-courses.slot.tsx'),
  },
};
