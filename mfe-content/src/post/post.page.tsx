import { useLocale, useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { sizesOf } from '../lib/sizes.ts';
import { PostCard } from '../news/post-card.tsx';
import styles from './post.module.css';
import { postQuery } from './post.queries.ts';
import { ReadingProgress } from './reading-progress.tsx';

/** One article: landscape, head and text in one measure, and what to read next. */
export function Component() {
  const { slug = '' } = useParams();
  const t = useText('content');
  const locale = useLocale();
  const { data } = shell().useCall(...postQuery(slug));
  if (!data) return null;
  const { post, related } = data;
  return (
    <>
      <ReadingProgress />
      <Section tight>
        <article className={styles.post}>
          <div className={styles.measure}>
            <Breadcrumbs
              className={styles.crumbs}
              label={t('post.crumbs')}
              items={[
                { text: t('news.title'), href: '/news' },
                { text: post.category.title, href: `/news/${post.category.slug}` },
                { text: post.title },
              ]}
            />
            <h1>{noBreak(post.title)}</h1>
            <p className={styles.lead}>{noBreak(post.excerpt)}</p>
            <p className={styles.by}>
              <Avatar image={post.author.imageData} name={post.author.name} size={44} />
              <span>
                <b>{post.author.name}</b>, {post.author.role}
                <br />
                <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time> ·{' '}
                {t('news.minutes', { n: post.readingMinutes })}
              </span>
            </p>
          </div>
          {post.imageData && (
            <Picture
              image={post.imageData}
              frame="panel"
              ratio="16 / 9"
              sizes={sizesOf(1232)}
              priority
              className={styles.picture}
            />
          )}
          <div className={styles.measure}>
            <ProseHtml html={post.body} kind="article" />
          </div>
        </article>
      </Section>
      {related.length > 0 && (
        <Section ground="mist" aria-labelledby="related">
          <SectionHead id="related" title={t('post.related')} />
          <div className={styles.related}>
            {related.map((one) => (
              <PostCard key={one.id} post={one} sizes={sizesOf(390)} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
