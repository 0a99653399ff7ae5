import { type Id, operation, type Pagination } from '@stezhka/kit-contract';
import type { PostAuthor } from './posts.ts';

export interface AuthorCard extends PostAuthor {
  id: Id;
  slug: string;
  /** Votes up less votes down. */
  rating: number;
  /** Published posts. */
  posts: number;
}

export interface Author extends AuthorCard {
  /** Sanitised HTML. */
  bio: string;
}

export interface AuthorsReply {
  authors: AuthorCard[];
  pagination: Pagination;
}

export interface AuthorReply {
  author: Author;
}

export interface AuthorsQuery {
  /** By votes, the most first; otherwise in the editors' order. */
  sort?: 'rating';
  page?: number;
  /** 1 to 50, default 12. */
  limit?: number;
}

export const getAuthors = operation<{ query: AuthorsQuery; reply: AuthorsReply }>('GET', '/data/authors', {
  access: 'public',
  reply: 'AuthorsReply',
  cache: 60,
  tags: ['authors', 'posts'],
});

export const getAuthor = operation<{ params: { slug: string }; reply: AuthorReply }>(
  'GET',
  '/data/author/:slug',
  { access: 'public', reply: 'AuthorReply', cache: 60, tags: ['authors', 'posts'] },
);
