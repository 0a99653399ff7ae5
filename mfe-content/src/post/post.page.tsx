import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import { postQuery } from './post.queries.ts';
import { PostArticle } from './post-article.tsx';
import { ReadingProgress } from './reading-progress.tsx';

export function Component() {
  const { slug = '' } = useParams();
  const t = useText('content');
  const { data } = shell().useCall(...postQuery(slug));
  if (!data) return null;
  const { category, title } = data.post;
  return (
    <>
      <ReadingProgress />
      <PostArticle
        {...data}
        crumbs={[
          { text: t('news.title'), href: '/news' },
          { text: category.title, href: `/news/${category.slug}` },
          { text: title },
        ]}
      />
    </>
  );
}
