import type { PostCard } from '@stezhka/content-contract';
import { clock } from '@stezhka/kit/clock';
import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import { presentByline } from '../authors/authors.presenter.ts';
import type { FullPost } from './posts.model.ts';

export const presentPostCard = (post: FullPost, locale: Locale): PostCard => ({
  id: post.id,
  slug: post.slug,
  title: inLocale(post.title, locale),
  excerpt: inLocale(post.excerpt, locale),
  imageData: toImageData('content', post.picture, locale),
  category: { slug: post.category.slug, title: inLocale(post.category.title, locale) },
  author: presentByline(post.author, locale),
  // A draft in its preview is of this moment.
  publishedAt: (post.publishedAt ?? clock.now()).toISOString(),
  readingMinutes: post.readingMinutes,
  hasVideo: post.hasVideo,
});
