import type { Course, CourseCard } from '@stezhka/diary-contract';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { CourseRow } from './courses.model.ts';

const CURRENCY = 'UAH';

/** What a course is called wherever it is shown. */
export const presentTitle = (course: CourseRow, locale: Locale) => ({
  slug: course.slug,
  title: inLocale(course.title, locale),
  imageData: toImageData('diary', course.picture, locale),
});

export const presentAbout = (course: CourseRow, locale: Locale) => ({
  ...presentTitle(course, locale),
  excerpt: inLocale(course.excerpt, locale),
  author: { slug: course.author.slug, name: inLocale(course.author.name, locale) },
  isMarathon: course.isMarathon,
  days: course.programme.length,
});

export const presentCourseCard = (course: CourseRow, locale: Locale): CourseCard => ({
  id: String(course._id),
  ...presentAbout(course, locale),
  priceData: { price: course.price / 100, oldPrice: null, currency: CURRENCY, discountPercent: null },
});

export const presentDescription = (course: CourseRow, locale: Locale): Promise<string> =>
  presentHtml(inLocale(course.description, locale), { domain: 'diary' });

export const presentCourse = async (course: CourseRow, locale: Locale): Promise<Course> => ({
  ...presentCourseCard(course, locale),
  description: await presentDescription(course, locale),
  programme: course.programme.map(({ title, film }, at) => ({
    number: at + 1,
    title: inLocale(title, locale),
    hasFilm: film !== null,
  })),
});
