import { useText } from '@stezhka/intl';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { PostCard } from '../news/post-card.tsx';
import { homeNewsQuery } from './home.queries.ts';
import styles from './latest-posts.module.css';

/** One large article and two smaller ones. */
export function LatestPosts() {
  const { data } = shell().useCall(...homeNewsQuery);
  const t = useText('content');
  if (!data?.posts.length) return null;
  return (
    <Section aria-labelledby="latest">
      <SectionHead id="latest" title={t('home.news')} link={{ href: '/news', text: t('home.newsLink') }} />
      <div className={styles.posts}>
        {data.posts.map((post, i) => (
          <PostCard key={post.id} post={post} large={i === 0} sizes={sizesOf(i === 0 ? 494 : 340)} />
        ))}
      </div>
    </Section>
  );
}
