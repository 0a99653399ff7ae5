import type { Author } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import type { ReactNode } from 'react';
import styles from '../lib/person.module.css';
import { PersonHead } from '../lib/person-card.tsx';

interface AuthorViewProps {
  author: Author;
  /** Beside the number of articles. */
  rating?: ReactNode;
}

export function AuthorView({ author, rating }: AuthorViewProps) {
  const t = useText('content');
  return (
    <>
      <Breadcrumbs
        label={t('post.crumbs')}
        items={[{ text: t('authors.title'), href: '/authors' }, { text: author.name }]}
      />
      <PersonHead name={author.name} role={author.role} image={author.imageData}>
        <p className={styles.facts}>{t('authors.posts', { n: author.posts })}</p>
        {rating}
      </PersonHead>
      <ProseHtml className={styles.about} html={author.bio} kind="article" />
    </>
  );
}
