import type { PreviewReply } from '@stezhka/content-contract';
import { useLocale, useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { formatDate } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { AuthorView } from '../authors/author-view.tsx';
import { EventView } from '../events/event.page.tsx';
import { StaticPageView } from '../pages/static.page.tsx';
import { PostArticle } from '../post/post-article.tsx';
import styles from './preview.module.css';
import { previewQuery } from './preview.routes.ts';

/** A post, event, author or page as its readers will see it, under a line that says that they do not yet. */
export function Component() {
  const { token = '' } = useParams();
  const t = useText('content');
  const locale = useLocale();
  const { data } = shell().useCall(...previewQuery(token));
  if (!data) return null;
  const end = `${formatDate(data.until, locale)}, ${formatDate(data.until, locale, 'time')}`;
  return (
    <>
      <p role="note" className={styles.note}>
        <b>{t('preview.title')}</b> {t('preview.until', { end })}
      </p>
      <Entry {...data} />
    </>
  );
}

function Entry(shown: PreviewReply) {
  const t = useText('content');
  switch (shown.kind) {
    case 'post': {
      const { post } = shown;
      const [section, href] = post.video ? [t('videos.title'), '/videos'] : [t('news.title'), '/news'];
      return (
        <PostArticle
          draft
          post={post}
          related={[]}
          crumbs={[{ text: section, href }, { text: post.title }]}
        />
      );
    }
    case 'event':
      return <EventView event={shown.event} related={[]} />;
    case 'author':
      return (
        <Section tight>
          <AuthorView author={shown.author} />
        </Section>
      );
    case 'page':
      return <StaticPageView page={shown.page} />;
  }
}
