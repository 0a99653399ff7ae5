import { getCategories } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { useParams, useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { NavBar } from '@stezhka/shared-ui/nav-bar';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import list from '../lib/list-page.module.css';
import { ListPager } from '../lib/list-pager.tsx';
import styles from './news.module.css';
import { newsQuery } from './news.queries.ts';
import { PostCard } from './post-card.tsx';

/** The list of articles, whole or of one category; the page stands in the address. */
export function Component() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const t = useText('content');
  const { useCall } = shell();
  const { data } = useCall(...newsQuery(query, slug));
  const categories = useCall(getCategories).data?.categories ?? [];
  const category = categories.find((one) => one.slug === slug);
  const base = slug ? `/news/${slug}` : '/news';
  const { posts = [], pagination } = data ?? {};
  const led = pagination?.page === 1 && posts.length > 1;
  return (
    <Section tight>
      <header className={list.head}>
        <h1>{category?.title ?? t('news.title')}</h1>
        <p>{noBreak(category?.description ?? t('news.lead'))}</p>
      </header>
      <NavBar
        className={styles.categories}
        label={t('news.categories')}
        items={[
          { href: '/news', title: t('news.all') },
          ...categories.map((one) => ({ href: `/news/${one.slug}`, title: one.title })),
        ]}
      />
      {posts.length ? (
        <div className={cx(list.grid, led && styles.led)}>
          {posts.map((post, i) => (
            <PostCard
              heading="h2"
              key={post.id}
              post={post}
              large={led && i === 0}
              priority={i === 0}
              sizes={sizesOf(led && i === 0 ? 812 : 390)}
            />
          ))}
        </div>
      ) : (
        <EmptyState title={t('news.empty')} action={<Button href="/news">{t('news.all')}</Button>} />
      )}
      <ListPager className={list.pager} pagination={pagination} base={base} />
    </Section>
  );
}
