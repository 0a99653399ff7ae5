import { missingPage, serveSeo } from '@stezhka/kit/seo';
import { PAGE_TEXTS } from './page-texts.ts';

export const seoRoutes = [
  serveSeo(({ path, locale }) => {
    const page = Object.hasOwn(PAGE_TEXTS, path) ? PAGE_TEXTS[path] : undefined;
    if (!page) return missingPage(locale);
    const { title, description, noindex } = page;
    return {
      status: 200,
      title: title[locale],
      description: description[locale],
      type: 'website',
      ...(noindex && { noindex }),
    };
  }),
];
