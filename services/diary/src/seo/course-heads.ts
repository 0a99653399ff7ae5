import { hashOf, isToken } from '@stezhka/kit/link-tokens';
import { inLocale } from '@stezhka/kit/localised';
import { nextPublication, published } from '@stezhka/kit/publication';
import { largest, missingPage } from '@stezhka/kit/seo';
import { type Locale, localePath, type Seo } from '@stezhka/kit-contract';
import { CourseModel, type CourseRow } from '../courses/courses.model.ts';
import { presentCourseCard } from '../courses/courses.presenter.ts';
import { UserCourseModel } from '../user-courses/user-courses.model.ts';
import { COURSE_REMINDER, COURSES, OWN_COURSES, type PageTexts } from './page-texts.ts';

const CONTEXT = { '@context': 'https://schema.org' };
const ORGANIZATION = '/#organization';

export const own = ({ title, description }: PageTexts, locale: Locale): Seo => ({
  status: 200,
  title: inLocale(title, locale),
  description: inLocale(description, locale),
  type: 'website',
  noindex: true,
});

export async function courseHead(
  slug: string | undefined,
  { locale, keepUntil }: { locale: Locale; keepUntil: (date: Date | undefined) => void },
): Promise<Seo> {
  keepUntil(await nextPublication(CourseModel));
  if (!slug) {
    const { noindex: _, ...head } = own(COURSES, locale);
    return { ...head, jsonLd: [breadcrumbs(locale)] };
  }
  const course = await CourseModel.findOne({ slug, ...published() }).lean<CourseRow>();
  if (!course) return missingPage(locale);
  const { title, excerpt, imageData } = presentCourseCard(course, locale);
  const image = largest(imageData);
  return {
    status: 200,
    title,
    description: excerpt,
    type: 'website',
    ...(image && { image }),
    jsonLd: [courseJsonLd(course, locale, image), breadcrumbs(locale, { title, path: `/courses/${slug}` })],
  };
}

function courseJsonLd(course: CourseRow, locale: Locale, image: string | undefined): object {
  const { title, excerpt, slug, author, priceData, days } = presentCourseCard(course, locale);
  const url = localePath(`/courses/${slug}`, locale);
  return {
    ...CONTEXT,
    '@type': 'Course',
    name: title,
    description: excerpt,
    url,
    inLanguage: locale,
    ...(image && { image }),
    provider: { '@type': 'Organization', '@id': ORGANIZATION, name: PROVIDER[locale] },
    author: { '@type': 'Person', name: author.name, url: localePath(`/authors/${author.slug}`, locale) },
    offers: {
      '@type': 'Offer',
      category: priceData.price > 0 ? 'Paid' : 'Free',
      price: priceData.price,
      priceCurrency: priceData.currency,
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: days },
    },
  };
}

const PROVIDER: Record<Locale, string> = { uk: 'Стежка', ru: 'Стежка', en: 'Stezhka' };

function breadcrumbs(locale: Locale, course?: { title: string; path: `/${string}` }): object {
  const crumbs = [
    { title: inLocale(COURSES.title, locale), path: '/courses' as const },
    ...(course ? [course] : []),
  ];
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: localePath(path, locale),
    })),
  };
}

/** A member's own course has the head of any: whose it is, the page finds out. */
export async function ownCoursesHead(rest: string[], locale: Locale): Promise<Seo> {
  const [slug, ...more] = rest;
  if (!slug) return own(OWN_COURSES, locale);
  const course = more.length ? null : await CourseModel.findOne({ slug }).lean<CourseRow>();
  if (!course) return missingPage(locale);
  return { ...own(OWN_COURSES, locale), title: inLocale(course.title, locale) };
}

export async function reminderHead(token: string, locale: Locale): Promise<Seo> {
  const known = isToken(token) && (await UserCourseModel.exists({ reminderTokens: hashOf(token) }));
  return known ? own(COURSE_REMINDER, locale) : missingPage(locale);
}
