import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { postQuery } from '../post/post.queries.ts';
import { PostArticle } from '../post/post-article.tsx';
import { Film } from './film.tsx';

/** One film: an article whose picture moves. */
export function Component() {
  const { slug = '' } = useParams();
  const t = useText('content');
  const { data } = shell().useCall(...postQuery(slug));
  if (!data) return null;
  const { video, imageData, title } = data.post;
  return (
    <PostArticle
      {...data}
      crumbs={[{ text: t('videos.title'), href: '/videos' }, { text: title }]}
      picture={video && imageData ? <Film film={video} poster={imageData} /> : undefined}
    />
  );
}
