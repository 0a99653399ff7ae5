import { seoPath } from '@stezhka/kit/rules';
import { serve } from '@stezhka/kit/serve';
import { getSeo } from '@stezhka/kit-contract';
import { PAGE_TEXTS } from './page-texts.ts';

export const seoRoutes = [
  serve(getSeo, { query: seoPath }, ({ query, locale }) => {
    const { pathname } = new URL(query.path, 'http://here.invalid');
    const page = PAGE_TEXTS[pathname];
    if (!page) return { status: 404, title: PAGE_TEXTS.missing!.title[locale], description: '' } as const;
    const { title, description, noindex } = page;
    return {
      status: 200,
      title: title[locale],
      description: description[locale],
      type: 'website',
      ...(noindex && { noindex }),
    } as const;
  }),
];
