import {
  type Id,
  type ImageData,
  type Instant,
  operation,
  type Pagination,
  type PlainDate,
} from '@stezhka/kit-contract';
import type { Film } from './films.ts';

export interface NewsCategory {
  slug: string;
  title: string;
  description: string;
}

/** Without a page of their own, authors have neither slug nor picture. */
export interface PostAuthor {
  slug: string | null;
  name: string;
  role: string;
  imageData: ImageData | null;
}

/** Product 3, Content. */
export interface PostCard {
  id: Id;
  slug: string;
  title: string;
  excerpt: string;
  imageData: ImageData | null;
  category: Pick<NewsCategory, 'slug' | 'title'>;
  author: PostAuthor;
  publishedAt: Instant;
  readingMinutes: number;
  hasVideo: boolean;
}

/** The address of its page. */
export const postPath = ({ slug, hasVideo }: Pick<PostCard, 'slug' | 'hasVideo'>): string =>
  `/${hasVideo ? 'videos' : 'post'}/${slug}`;

/** One of the site's films within a text. */
export interface EmbeddedFilm {
  video: Film;
  /** Plain text. */
  caption: string;
  /** The film's own page; null where none is public. */
  post: PostCard | null;
}

/** Stands in a text where its next film belongs; no sanitised text holds a comment. */
export const FILM_PLACE = '<!--film-->';

export interface Post extends PostCard {
  /** Sanitised HTML, with a FILM_PLACE for each of `films`. */
  body: string;
  films: EmbeddedFilm[];
  tags: string[];
  /** Votes up less votes down. */
  rating: number;
  video: Film | null;
}

export interface NewsReply {
  posts: PostCard[];
  pagination: Pagination;
}

export interface PostReply {
  post: Post;
  related: PostCard[];
}

export interface CategoryReply {
  category: NewsCategory;
}

export interface CategoriesReply {
  categories: NewsCategory[];
}

export interface NewsQuery {
  category?: string;
  /** An author's slug. */
  author?: string;
  page?: number;
  /** 1 to 50, default 9. */
  limit?: number;
  has_video?: boolean;
}

/** Newest first; `category=sodennik&limit=12` is the diary's own list, `has_video=true` the videos'. */
export const getNews = operation<{ query: NewsQuery; reply: NewsReply }>('GET', '/data/news', {
  access: 'public',
  reply: 'NewsReply',
  cache: 60,
  tags: ['posts'],
});

export const getPost = operation<{ params: { slug: string }; reply: PostReply }>('GET', '/data/post/:slug', {
  access: 'public',
  reply: 'PostReply',
  cache: 60,
  tags: ['posts'],
});

export const getCategory = operation<{ params: { slug: string }; reply: CategoryReply }>(
  'GET',
  '/data/category/:slug',
  {
    access: 'public',
    reply: 'CategoryReply',
    cache: 300,
    tags: ['categories'],
  },
);

export const getCategories = operation<{ reply: CategoriesReply }>('GET', '/data/categories', {
  access: 'public',
  reply: 'CategoriesReply',
  cache: 300,
  tags: ['categories'],
});

export interface FeedReply {
  rss: string;
}

/** Served as /rss.xml, /ru/rss.xml and /en/rss.xml; feed readers need absolute addresses. */
export const getFeed = operation<{ query: { origin: string }; reply: FeedReply }>('GET', '/data/feed', {
  access: 'public',
  reply: 'FeedReply',
  cache: 600,
});

export type { PlainDate };
