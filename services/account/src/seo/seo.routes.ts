import { readEnv } from '@stezhka/kit/env';
import { missingPage, serveSeo } from '@stezhka/kit/seo';
import { CODE_PAGES, DEMO_PAGES, PAGE_TEXTS, type PageTexts } from './page-texts.ts';

export const seoRoutes = [
  serveSeo(({ path, locale }) => {
    const page = pageAt(path);
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

function pageAt(path: string): PageTexts | undefined {
  const [section = '', code, ...rest] = path.split('/').filter(Boolean);
  if (code && !rest.length) return own(CODE_PAGES, section);
  return own(PAGE_TEXTS, path) ?? (readEnv().DEMO ? own(DEMO_PAGES, path) : undefined);
}

const own = (pages: Record<string, PageTexts>, key: string): PageTexts | undefined =>
  Object.hasOwn(pages, key) ? pages[key] : undefined;
