import type { Instant, Seo } from './common.ts';
import type { Locale } from './locale.ts';
import { operation } from './operation.ts';

/** Addresses are the site's own, with the locale's prefix: a service does not know its host. */
export interface SeoReply extends Seo {
  /** Absent where nothing is to be indexed. */
  canonical?: string;
  alternates?: { hreflang: Locale | 'x-default'; href: string }[];
  openGraph: {
    title: string;
    description: string;
    type: string;
    locale: string;
    url?: string;
    image?: string;
  };
}

/** Answered by the service whose remote owns the path; the gateway finds it. `path` is without locale. */
export const getSeo = operation<{ query: { path: string }; reply: SeoReply }>('GET', '/data/seo', {
  access: 'public',
  reply: 'SeoReply',
  cache: 60,
});

export interface SitemapEntry {
  /** Without locale; the page exists in every language. */
  path: string;
  lastModified?: Instant;
}

export interface SitemapReply {
  entries: SitemapEntry[];
  /** What the next call asks for; null at the end. */
  next: string | null;
}

/** The pages of a service's remote that search engines may know; the gateway asks every service. */
export const getSitemap = operation<{ query: { cursor?: string }; reply: SitemapReply }>(
  'GET',
  '/data/sitemap',
  {
    access: 'public',
    reply: 'SitemapReply',
    cache: 600,
  },
);
