import { useText } from '@stezhka/intl';
import { useParams, useSearchParams } from '@stezhka/router';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import list from '../lib/list-page.module.css';
import { ListPager } from '../lib/list-pager.tsx';
import { PostCard } from '../news/post-card.tsx';
import { Rating } from '../rating/rating.tsx';
import { AuthorView } from './author-view.tsx';
import { authorPostsQuery, authorQuery } from './authors.queries.ts';

/** One author: who it is, the rating, and the articles, page by page. */
export function Component() {
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const t = useText('content');
  const { useCall } = shell();
  const { data } = useCall(...authorQuery(slug));
  const { data: news } = useCall(...authorPostsQuery(query, slug));
  if (!data) return null;
  const { author } = data;
  const { posts = [], pagination } = news ?? {};
  return (
    <Section tight>
      <AuthorView
        author={author}
        rating={<Rating of="author" id={author.id} rating={author.rating} label={t('rating.author')} />}
      />
      <SectionHead title={t('authors.articles')} />
      {posts.length ? (
        <div className={list.grid}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} sizes={sizesOf(390)} />
          ))}
        </div>
      ) : (
        <EmptyState title={t('authors.noArticles')} />
      )}
      <ListPager className={list.pager} pagination={pagination} base={`/authors/${slug}`} />
    </Section>
  );
}
