import { missingPage, serveSeo } from '@stezhka/kit/seo';
import type { Locale, Seo } from '@stezhka/kit-contract';
import { plainDate } from '../days/plain-date.ts';
import { courseHead, own, ownCoursesHead, reminderHead } from './course-heads.ts';
import { ACHIEVEMENTS, DAYS, GOALS, HABITS, PLANNING, SETTINGS, TODAY, TOTALS } from './page-texts.ts';

const PAGES = new Map([
  ['days', DAYS],
  ['planning', PLANNING],
  ['habits', HABITS],
  ['goals', GOALS],
  ['totals', TOTALS],
  ['achievements', ACHIEVEMENTS],
  ['settings', SETTINGS],
]);

/** Of these only the courses that everybody may read are indexed: a diary is private. */
export const seoRoutes = [
  serveSeo(({ path, locale, cacheTags, keepUntil }) => {
    const [section, page, ...rest] = path.split('/').filter(Boolean);
    if (section === 'courses' && !rest.length) {
      cacheTags('courses');
      return courseHead(page, { locale, keepUntil });
    }
    if (section === 'course-reminder' && page && !rest.length) return reminderHead(page, locale);
    if (section === 'diary' && page === 'courses') return ownCoursesHead(rest, locale);
    if (section !== 'diary' || rest.length) return missingPage(locale);
    if (!page) return own(TODAY, locale);
    const texts = PAGES.get(page);
    return texts ? own(texts, locale) : dateSeo(page, locale);
  }),
];

const tags: Record<Locale, string> = { uk: 'uk-UA', ru: 'ru-UA', en: 'en-GB' };

function dateSeo(text: string, locale: Locale): Seo {
  try {
    const title = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(plainDate(text)),
    );
    return { ...own(TODAY, locale), title };
  } catch {
    return missingPage(locale);
  }
}
