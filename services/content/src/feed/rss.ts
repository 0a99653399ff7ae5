import { type PostCard, postPath } from '@stezhka/content-contract';
import { type Locale, localePath } from '@stezhka/kit-contract';
import { Feed } from 'feed';
import { PAGE_TEXTS, SITE } from '../seo/page-texts.ts';

interface FeedOptions {
  /** Scheme and host of the addresses in it. */
  origin: string;
  locale: Locale;
  /** Bytes of pictures by their addresses; a picture without any is left out. */
  sizes: ReadonlyMap<string, number>;
}

/** The widest one, as it is made ahead of time. */
export const feedPicture = ({ imageData }: Pick<PostCard, 'imageData'>): string =>
  (typeof imageData === 'object' &&
    imageData?.srcSet.findLast(({ width }) => width !== 'default')?.webpSrc) ||
  '';

/** XML has no place for control characters, not even escaped. */
const legible = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** RSS 2.0 of posts, newest first. */
export function rssOf(posts: PostCard[], { origin, locale, sizes }: FeedOptions): string {
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
    const link = address(postPath(post));
    const image = feedPicture(post);
    const length = sizes.get(image);
    feed.addItem({
      id: link,
      link,
      title: legible(post.title),
      description: legible(post.excerpt),
      date: new Date(post.publishedAt),
      category: [{ name: legible(post.category.title) }],
      ...(length && { enclosure: { url: new URL(image, origin).href, type: 'image/webp', length } }),
    });
  }
  return feed.rss2();
}
