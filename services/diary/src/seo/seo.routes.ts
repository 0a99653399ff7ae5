import { inLocale } from '@stezhka/kit/localised';
import { missingPage, serveSeo } from '@stezhka/kit/seo';
import type { Locale, Seo } from '@stezhka/kit-contract';
import { plainDate } from '../days/plain-date.ts';
import { DAYS, SETTINGS, TODAY } from './page-texts.ts';

/** Not indexed: a diary is private. */
export const seoRoutes = [
  serveSeo(({ path, locale }) => {
    const [section, page, ...rest] = path.split('/').filter(Boolean);
    if (section !== 'diary' || rest.length) return missingPage(locale);
    if (!page) return own(TODAY, locale);
    if (page === 'days') return own(DAYS, locale);
    if (page === 'settings') return own(SETTINGS, locale);
    return dateSeo(page, locale);
  }),
];

const own = ({ title, description }: typeof TODAY, locale: Locale): Seo => ({
  status: 200,
  title: inLocale(title, locale),
  description: inLocale(description, locale),
  type: 'website',
  noindex: true,
});

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
