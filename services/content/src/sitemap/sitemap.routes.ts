import { getExperts } from '@stezhka/account-contract';
import { pagePath, postPath } from '@stezhka/content-contract';
import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { logLimited } from '@stezhka/kit/limited-log';
import { nextPublication, published } from '@stezhka/kit/publication';
import { collectionPages, fixedPages, type SitemapSource, serveSitemap } from '@stezhka/kit/seo';
import { DEFAULT_LOCALE, type SitemapEntry } from '@stezhka/kit-contract';
import { type AuthorFields, AuthorModel } from '../authors/authors.model.ts';
import { type CategoryFields, CategoryModel } from '../categories/categories.model.ts';
import { type DeckFields, DeckModel } from '../decks/decks.model.ts';
import { type EventFields, EventModel } from '../events/events.model.ts';
import { type PageFields, PageModel } from '../pages/pages.model.ts';
import { type PostFields, PostModel } from '../posts/posts.model.ts';
import { PAGE_TEXTS } from '../seo/page-texts.ts';

type Stored<T> = T & { _id: unknown; updatedAt?: Date };

/** A post written before its publication counts as changed on that day. */
const lastChange = ({ publishedAt, updatedAt }: Stored<PostFields>) =>
  (updatedAt && updatedAt > publishedAt! ? updatedAt : publishedAt!).toISOString();

const EXPERTS = 50;

/** Experts are the account service's, and few; while it does not answer, the other pages are named without them. */
const expertPages: SitemapSource = {
  name: 'experts',
  async read() {
    const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
    const identity = { service: 'content', roles: [], locale: DEFAULT_LOCALE };
    const entries: SitemapEntry[] = [];
    try {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const query = { page, limit: EXPERTS };
        const { experts, pagination } = await callService(getExperts, { query }, { gateway, identity });
        entries.push(...experts.map(({ slug }) => ({ path: `/expert/${slug}` })));
        pages = pagination.pages;
      }
    } catch (err) {
      logLimited('warn', { err }, 'experts are missing from the sitemap');
    }
    return { entries, next: null };
  },
};

export const sitemapRoutes = [
  serveSitemap(
    [
      fixedPages('pages', Object.keys(PAGE_TEXTS)),
      collectionPages<Stored<CategoryFields>>('categories', {
        model: CategoryModel,
        select: 'slug',
        entries: (rows) => rows.map(({ slug }) => ({ path: `/news/${slug}` })),
      }),
      collectionPages<Stored<PostFields>>('posts', {
        model: PostModel,
        filter: published,
        select: 'slug hasVideo publishedAt updatedAt',
        entries: (rows) =>
          rows.map((row) => ({
            path: postPath(row),
            lastModified: lastChange(row),
          })),
      }),
      collectionPages<Stored<EventFields>>('events', {
        model: EventModel,
        filter: published,
        select: 'slug',
        entries: (rows) => rows.map(({ slug }) => ({ path: `/podii/${slug}` })),
      }),
      collectionPages<Stored<AuthorFields>>('authors', {
        model: AuthorModel,
        filter: published,
        select: 'slug',
        entries: (rows) => rows.map(({ slug }) => ({ path: `/authors/${slug}` })),
      }),
      collectionPages<Stored<DeckFields>>('decks', {
        model: DeckModel,
        select: 'slug',
        entries: (rows) => rows.map(({ slug }) => ({ path: `/metaphoric-cards/${slug}` })),
      }),
      collectionPages<Stored<PageFields>>('texts', {
        model: PageModel,
        filter: published,
        select: 'slug updatedAt',
        entries: (rows) =>
          rows.map(({ slug, updatedAt }) => ({
            path: pagePath(slug),
            lastModified: updatedAt.toISOString(),
          })),
      }),
      expertPages,
    ],
    {
      tags: ['posts', 'categories', 'events', 'authors', 'pages', 'experts', 'decks'],
      until: () => nextPublication(PostModel, EventModel, AuthorModel, PageModel),
    },
  ),
];
