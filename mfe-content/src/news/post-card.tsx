import { type PostCard as PostCardData, postPath } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { CardLink } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import card from '../lib/card.module.css';
import { AuthorLink } from './author-link.tsx';
import styles from './post-card.module.css';

export interface PostCardProps {
  post: PostCardData;
  /** The first of a list: larger, with its excerpt. */
  large?: boolean;
  /** Loads at once: it is on the first screen. */
  priority?: boolean;
  sizes: string;
  /** The level of the title; under a section's own heading it is an h3. */
  heading?: 'h2' | 'h3';
}

export function PostCard({ post, large, priority, sizes, heading: Heading = 'h3' }: PostCardProps) {
  const t = useText('content');
  const locale = useLocale();
  return (
    <article className={cx(card.card, large && styles.large)}>
      {post.imageData && (
        <Picture
          image={post.imageData}
          frame="card"
          ratio={large ? '16 / 10' : '4 / 3'}
          sizes={sizes}
          priority={priority}
        />
      )}
      <Heading className={styles.title}>
        <CardLink href={postPath(post)}>{noBreak(post.title)}</CardLink>
      </Heading>
      {large && (
        <>
          <p className={card.excerpt}>{noBreak(post.excerpt)}</p>
          <p className={card.more} aria-hidden="true">
            {t('news.more')}
          </p>
        </>
      )}
      <p className={styles.by}>
        <Avatar image={post.author.imageData} name={post.author.name} size={36} />
        <span>
          <AuthorLink author={post.author} className={styles.author} />
          <br />
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time> ·{' '}
          {post.hasVideo ? t('news.film') : t('news.minutes', { n: post.readingMinutes })}
        </span>
      </p>
    </article>
  );
}
