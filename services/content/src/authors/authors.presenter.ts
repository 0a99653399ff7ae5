import type { Author, AuthorCard, PostAuthor } from '@stezhka/content-contract';
import { cleanHtml } from '@stezhka/kit/html';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { AuthorFields, AuthorRow } from './authors.model.ts';

/** As the head of an article shows its author. */
export const presentByline = (author: AuthorFields, locale: Locale): PostAuthor => ({
  slug: author.slug,
  name: inLocale(author.name, locale),
  role: inLocale(author.role, locale),
  imageData: toImageData('content', author.picture, locale),
});

/** @param posts how many published posts the author has */
export const presentAuthorCard = (author: AuthorRow, posts: number, locale: Locale): AuthorCard => ({
  ...presentByline(author, locale),
  id: String(author._id),
  rating: author.rating,
  posts,
});

export const presentAuthor = (author: AuthorRow, posts: number, locale: Locale): Author => ({
  ...presentAuthorCard(author, posts, locale),
  bio: cleanHtml(inLocale(author.bio, locale)),
});
