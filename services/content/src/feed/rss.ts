import type { PostCard } from '@stezhka/content-contract';
import { largest } from '@stezhka/kit/seo';
import { type Locale, localePath } from '@stezhka/kit-contract';
import { Feed } from 'feed';
import { PAGE_TEXTS, SITE } from '../seo/page-texts.ts';

/** RSS 2.0 of posts, newest first. @param origin scheme and host of the addresses in it */
export function rssOf(posts: PostCard[], { origin, locale }: { origin: string; locale: Locale }): string {
  const address = (path: string) => origin + localePath(path, locale);
  const { title, description } = PAGE_TEXTS['/news']!;
  const feed = new Feed({
    id: address('/news'),
    link: address('/news'),
    title: `${SITE[locale]}: ${title[locale]}`,
    description: description[locale],
    language: locale,
    image: `${origin}/icon-512.png`,
    generator: false,
    feedLinks: { rss: address('/rss.xml') },
    ...(posts[0] && { updated: new Date(posts[0].publishedAt) }),
  });
  for (const post of posts) {
    const link = address(`/post/${post.slug}`);
    const image = largest(post.imageData);
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.excerpt,
      date: new Date(post.publishedAt),
      category: [{ name: post.category.title }],
      ...(image && { enclosure: { url: new URL(image, origin).href, type: 'image/jpeg', length: 0 } }),
    });
  }
  return feed.rss2();
}
