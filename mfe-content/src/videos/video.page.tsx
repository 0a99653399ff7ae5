import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { postQuery } from '../post/post.queries.ts';
import { PostArticle } from '../post/post-article.tsx';

/** One film: an article whose picture moves. */
export function Component() {
  const { slug = '' } = useParams();
  const t = useText('content');
  const { data } = shell().useCall(...postQuery(slug));
  if (!data) return null;
  const crumbs = [{ text: t('videos.title'), href: '/videos' }, { text: data.post.title }];
  return <PostArticle {...data} crumbs={crumbs} />;
}
