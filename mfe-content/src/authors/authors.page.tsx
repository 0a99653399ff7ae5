import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { ChipLink } from '@stezhka/shared-ui/chip';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import { ListPager } from '../lib/list-pager.tsx';
import styles from '../lib/person.module.css';
import { PersonCard } from '../lib/person-card.tsx';
import { authorsQuery } from './authors.queries.ts';

export function Component() {
  const [query] = useSearchParams();
  const t = useText('content');
  const { data } = shell().useCall(...authorsQuery(query));
  const byRating = query.get('sort') === 'rating';
  const { authors = [], pagination } = data ?? {};
  return (
    <Section tight>
      <SectionHead level={1} title={t('authors.title')} lead={noBreak(t('authors.lead'))} />
      <nav className={styles.switch} aria-label={t('authors.order')}>
        <ChipLink href="/authors" current={!byRating}>
          {t('authors.byOrder')}
        </ChipLink>
        <ChipLink href="/authors?sort=rating" current={byRating}>
          {t('authors.byRating')}
        </ChipLink>
      </nav>
      {authors.length ? (
        <div className={styles.grid}>
          {authors.map(({ id, slug, name, role, imageData, posts, rating }, i) => (
            <PersonCard
              key={id}
              href={`/authors/${slug}`}
              name={name}
              role={role}
              image={imageData}
              priority={i < 2}
            >
              <p className={styles.role}>
                {t('authors.posts', { n: posts })}
                {byRating && ` · ${t('authors.rating', { n: rating })}`}
              </p>
            </PersonCard>
          ))}
        </div>
      ) : (
        <EmptyState title={t('authors.none')} action={<Button href="/news">{t('home.newsLink')}</Button>} />
      )}
      <ListPager pagination={pagination} base="/authors" query={byRating ? { sort: 'rating' } : {}} />
    </Section>
  );
}
