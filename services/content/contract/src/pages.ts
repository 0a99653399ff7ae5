import { type ImageData, type Instant, operation } from '@stezhka/kit-contract';
import type { BlockLink } from './home.ts';

export interface FaqQuestion {
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export interface FaqGroup {
  slug: string;
  title: string;
  questions: FaqQuestion[];
}

export interface FaqReply {
  groups: FaqGroup[];
}

/** What stands on a page after its text. */
export type PageBlock =
  | { kind: 'faq'; group: FaqGroup }
  | { kind: 'contacts' | 'authors' | 'partners' | 'subscription' }
  | { kind: 'call'; title: string; text: string; links: BlockLink[] };

export type PageGroup = 'about' | 'legal' | 'help';

export interface StaticPage {
  slug: string;
  group: PageGroup;
  title: string;
  description: string;
  /** Sanitised HTML. */
  body: string;
  imageData: ImageData | null;
  updatedAt: Instant;
  blocks: PageBlock[];
}

export interface StaticPageReply {
  page: StaticPage;
}

/** Pages with an address of their own at the root (product 2.4). */
export const FIXED_PAGES = ['about', 'contacts', 'offerta', 'politica'] as const;

/** The one address of a page that staff edit, without the locale. */
export const pagePath = (slug: string): string =>
  (FIXED_PAGES as readonly string[]).includes(slug) ? `/${slug}` : `/page/${slug}`;

export const getStaticPage = operation<{ params: { slug: string }; reply: StaticPageReply }>(
  'GET',
  '/data/static-page/:slug',
  { access: 'public', reply: 'StaticPageReply', cache: 300, tags: ['pages', 'faq'] },
);

export const getFaq = operation<{ reply: FaqReply }>('GET', '/data/faq', {
  access: 'public',
  reply: 'FaqReply',
  cache: 300,
  tags: ['faq'],
});

export interface LinkReply {
  /** A path in the caller's language, or a full address. */
  url: string;
}

/** A stored link, by its name (product 7.11). */
export const getLink = operation<{ params: { id: string }; reply: LinkReply }>('GET', '/url/:id', {
  access: 'public',
  reply: 'LinkReply',
  cache: 300,
  tags: ['links'],
});
