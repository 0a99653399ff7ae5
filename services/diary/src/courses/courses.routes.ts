import { getCourse, getCourses } from '@stezhka/diary-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve, slugParams } from '@stezhka/kit/http';
import { nextPublication, published } from '@stezhka/kit/publication';
import { CourseModel, type CourseRow } from './courses.model.ts';
import { presentCourse, presentCourseCard } from './courses.presenter.ts';

const OTHERS = 3;

const inOrder = () =>
  CourseModel.find(published())
    .sort({ order: 1, _id: 1 })
    .select('-description -programme.text -programme.task -programme.parameters')
    .lean<CourseRow[]>();

export const courseRoutes = [
  serve(getCourses, {}, async ({ locale, cacheTags, keepUntil }) => {
    cacheTags('courses');
    keepUntil(await nextPublication(CourseModel));
    return { courses: (await inOrder()).map((one) => presentCourseCard(one, locale)) };
  }),
  serve(getCourse, { params: slugParams }, async ({ params, locale, cacheTags, keepUntil }) => {
    cacheTags('courses');
    keepUntil(await nextPublication(CourseModel));
    const course = await CourseModel.findOne({ slug: params.slug, ...published() }).lean<CourseRow>();
    if (!course) throw new AppError('not_found');
    const all = await inOrder();
    const at = all.findIndex(({ slug }) => slug === course.slug);
    // Those that follow in the list, then those before, so that each course leads to others.
    const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, OTHERS);
    return {
      course: await presentCourse(course, locale),
      others: others.map((one) => presentCourseCard(one, locale)),
    };
  }),
];
