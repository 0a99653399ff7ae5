import { useText } from '@stezhka/intl';
import { useSearchParams } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { Tag } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import { ListPager } from '../lib/list-pager.tsx';
import people from '../lib/person.module.css';
import { PersonCard } from '../lib/person-card.tsx';
import styles from './experts.module.css';
import { expertsQuery } from './experts.queries.ts';

const SKILLS = 2;

export function Component() {
  const [query] = useSearchParams();
  const t = useText('content');
  const { data } = shell().useCall(...expertsQuery(query));
  const { experts = [], pagination } = data ?? {};
  return (
    <Section tight>
      <SectionHead level={1} title={t('experts.title')} lead={noBreak(t('experts.lead'))} />
      {experts.length ? (
        <div className={people.grid}>
          {experts.map(({ id, slug, name, role, imageData, skills }, i) => (
            <PersonCard
              key={id}
              href={`/expert/${slug}`}
              name={name}
              role={role}
              image={imageData}
              priority={i < 2}
            >
              <ul className={styles.tags} aria-label={t('experts.skills')}>
                {skills.slice(0, SKILLS).map((skill) => (
                  <li key={skill.id}>
                    <Tag tone="plain">{skill.text}</Tag>
                  </li>
                ))}
              </ul>
            </PersonCard>
          ))}
        </div>
      ) : (
        <EmptyState title={t('experts.none')} action={<Button href="/news">{t('home.newsLink')}</Button>} />
      )}
      <ListPager pagination={pagination} base="/experts" />
    </Section>
  );
}
