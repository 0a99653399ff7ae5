import type { PostReply } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { Avatar } from '@stezhka/shared-ui/avatar';
import { Breadcrumbs, type Crumb } from '@stezhka/shared-ui/breadcrumbs';
import { ChipLink } from '@stezhka/shared-ui/chip';
import { formatDate, noBreak } from '@stezhka/shared-ui/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { ShareButton } from '@stezhka/shared-ui/share-button';
import { Film } from '../lib/film.tsx';
import { AuthorLink } from '../news/author-link.tsx';
import { PostCard } from '../news/post-card.tsx';
import { Rating } from '../rating/rating.tsx';
import { searchAddress } from '../search/search.queries.ts';
import { withContents } from './contents.ts';
import styles from './post.module.css';
import { PostBody } from './post-body.tsx';

/** Articles of fewer parts show no contents. */
const PARTS = 3;

interface PostArticleProps extends PostReply {
  crumbs: Crumb[];
  /** Not public yet: it is neither rated nor shared. */
  draft?: boolean;
}

/** An article or a film: head, picture and text in one measure, its author, and what to read next. */
export function PostArticle({ post, related, crumbs, draft }: PostArticleProps) {
  const t = useText('content');
  const locale = useLocale();
  const { author, category } = post;
  const { html, headings } = withContents(post.body);
  return (
    <>
      <Section tight>
        <article className={styles.post}>
          <div className={styles.measure}>
            <Breadcrumbs className={styles.crumbs} label={t('post.crumbs')} items={crumbs} />
            <h1>{noBreak(post.title)}</h1>
            <p className={styles.lead}>{noBreak(post.excerpt)}</p>
            <p className={styles.by}>
              <Avatar image={author.imageData} name={author.name} size={44} />
              <span>
                <AuthorLink author={author} bold />, {author.role}
                <br />
                <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time> ·{' '}
                {post.video
                  ? t('post.seconds', { n: post.video.seconds })
                  : t('news.minutes', { n: post.readingMinutes })}
              </span>
            </p>
          </div>
          {post.video ? (
            <Film
              film={post.video}
              title={post.title}
              poster={post.imageData}
              note={t('videos.described')}
              priority
            />
          ) : (
            post.imageData && (
              <Picture
                image={post.imageData}
                frame="panel"
                ratio="16 / 9"
                sizes={sizesOf(1232)}
                priority
                className={styles.picture}
              />
            )
          )}
          <div className={styles.measure}>
            {headings.length >= PARTS && (
              <nav className={styles.contents} aria-labelledby="contents">
                <h2 id="contents">{t('post.contents')}</h2>
                <ol>
                  {headings.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <PostBody html={html} films={post.films} />
            <ul className={styles.topics} aria-label={t('post.topics')}>
              <li>
                <ChipLink href={`/news/${category.slug}`}>{category.title}</ChipLink>
              </li>
              {topicsBeside(category.title, post.tags).map((tag) => (
                <li key={tag}>
                  <ChipLink href={searchAddress(tag)} rel="nofollow">
                    {tag}
                  </ChipLink>
                </li>
              ))}
            </ul>
            {!draft && (
              <div className={styles.after}>
                <Rating
                  of="post"
                  id={post.id}
                  rating={post.rating}
                  label={t('rating.post')}
                  className={styles.rating}
                />
                <ShareButton
                  title={post.title}
                  labels={{ share: t('post.share'), copied: t('post.copied') }}
                />
              </div>
            )}
            <aside className={styles.author} aria-label={t('post.author')}>
              <Avatar image={author.imageData} name={author.name} size={72} />
              <div>
                <p>
                  <AuthorLink author={author} bold />
                </p>
                <p>{author.role}</p>
              </div>
            </aside>
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

/** Each once; the category stands among them already. */
const topicsBeside = (category: string, tags: readonly string[]): string[] =>
  [...new Set(tags)].filter((tag) => tag.toLowerCase() !== category.toLowerCase());
