import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { LinkMore } from '@stezhka/shared-ui/link';
import { sizesOf } from '@stezhka/shared-ui/picture-sizes';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import list from '../lib/list-page.module.css';
import { ListPager } from '../lib/list-pager.tsx';
import { PostCard } from '../news/post-card.tsx';
import { videosQuery } from './videos.queries.ts';

const PANORAMA = '/panolens';

export function Component() {
  const [query] = useSearchParams();
  const t = useText('content');
  const { data } = shell().useCall(...videosQuery(query));
  const { posts = [], pagination } = data ?? {};
  return (
    <Section tight>
      <SectionHead level={1} title={t('videos.title')} lead={noBreak(t('videos.lead'))} />
      {posts.length ? (
        <div className={list.grid}>
          {posts.map((post, i) => (
            <PostCard heading="h2" key={post.id} post={post} priority={i === 0} sizes={sizesOf(390)} />
          ))}
        </div>
      ) : (
        <EmptyState title={t('videos.none')} action={<Button href="/news">{t('home.newsLink')}</Button>} />
      )}
      <ListPager className={list.pager} pagination={pagination} base="/videos" />
      {shell().hasPage(PANORAMA) && (
        <div className={list.pager}>
          {t('videos.panoramaText')} <LinkMore href={PANORAMA}>{t('videos.panorama')}</LinkMore>
        </div>
      )}
    </Section>
  );
}
