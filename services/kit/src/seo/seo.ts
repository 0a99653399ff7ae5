import {
  getSeo,
  type ImageData,
  LOCALES,
  type Locale,
  type Localised,
  localePath,
  type Seo,
  type SeoReply,
} from '@stezhka/kit-contract';
import { seoPath } from '../http/request-rules.ts';
import { type Context, type Served, serve } from '../http/serve.ts';

export { collectionPages, fixedPages, type SitemapSource, serveSitemap } from './sitemap.ts';

const MISSING: Localised = {
  uk: 'Такої сторінки немає',
  ru: 'Такой страницы нет',
  en: 'Page not found',
};

export const missingPage = (locale: Locale): Seo => ({
  status: 404,
  title: MISSING[locale],
  description: '',
});

const OG_LOCALES: Record<Locale, string> = { uk: 'uk_UA', ru: 'ru_UA', en: 'en_GB' };

/** Adds canonical address, alternates and preview to the service's head (product 7.2, Content). */
export const serveSeo = (
  head: (page: {
    path: string;
    search: string;
    locale: Locale;
    cacheTags: Context<never>['cacheTags'];
    keepUntil: Context<never>['keepUntil'];
  }) => Promise<Seo> | Seo,
): Served =>
  serve(getSeo, { query: seoPath }, async ({ query, locale, cacheTags, keepUntil }) => {
    const { pathname: path, search } = new URL(query.path, 'http://here.invalid');
    return completeHead(await head({ path, search, locale, cacheTags, keepUntil }), { path, search, locale });
  });

export function completeHead(
  seo: Seo,
  { path, search, locale }: { path: string; search: string; locale: Locale },
): SeoReply {
  const { canonicalPath = cleanEnd(path), ...rest } = seo;
  const { status, noindex, title, description, type = 'website', image } = rest;
  const href = (one: Locale) => localePath(canonicalPath, one) + canonicalQuery(search);
  const canonical = href(locale);
  const indexable = status === 200 && !noindex;
  return {
    ...rest,
    ...(indexable && {
      canonical,
      alternates: [
        ...LOCALES.map((hreflang) => ({ hreflang, href: href(hreflang) })),
        { hreflang: 'x-default' as const, href: href('uk') },
      ],
    }),
    openGraph: {
      title,
      description,
      type,
      locale: OG_LOCALES[locale],
      ...(status === 200 && { url: canonical }),
      ...(image && { image }),
    },
  };
}

/** The widest source that every program can show: previews, feeds and search engines take one. */
export const largest = (image: ImageData | null): string | undefined =>
  typeof image === 'string' ? image : image?.srcSet.findLast(({ width }) => width !== 'default')?.src;

/** Addresses have no slash at the end (product 2.1, Locale and URL rules). */
const cleanEnd = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/';

function canonicalQuery(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^\d{1,5}$/.test(page) && Number(page) > 1 ? `?page=${Number(page)}` : '';
}
