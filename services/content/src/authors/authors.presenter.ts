import type { Author, AuthorCard, PostAuthor } from '@stezhka/content-contract';
import { presentHtml } from '@stezhka/kit/files';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import { isPublic } from '@stezhka/kit/publication';
import type { Locale } from '@stezhka/kit-contract';
import type { AuthorFields, AuthorRow } from './authors.model.ts';

const presentSelf = (author: AuthorFields, locale: Locale) => ({
  slug: author.slug,
  name: inLocale(author.name, locale),
  role: inLocale(author.role, locale),
  imageData: toImageData('content', author.picture, locale),
});

/** As the head of an article shows its author: a draft has no page, and its picture is not out. */
export const presentByline = (author: AuthorFields, locale: Locale): PostAuthor => ({
  ...presentSelf(author, locale),
  ...(!isPublic(author) && { slug: null, imageData: null }),
});

/** @param posts how many published posts the author has */
export const presentAuthorCard = (author: AuthorRow, posts: number, locale: Locale): AuthorCard => ({
  ...presentSelf(author, locale),
  id: String(author._id),
  rating: author.rating,
  posts,
});

export const presentAuthor = async (author: AuthorRow, posts: number, locale: Locale): Promise<Author> => ({
  ...presentAuthorCard(author, posts, locale),
  bio: await presentHtml(inLocale(author.bio, locale), { domain: 'content' }),
});
