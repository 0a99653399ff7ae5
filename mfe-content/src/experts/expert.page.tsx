import { useText } from '@stezhka/intl';
import { useParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { ProseHtml } from '@stezhka/shared-ui/prose-html';
import { Section } from '@stezhka/shared-ui/section';
import { Tag } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import people from '../lib/person.module.css';
import { PersonHead } from '../lib/person-card.tsx';
import styles from './experts.module.css';
import { expertQuery } from './experts.queries.ts';

/** One expert, with skills and services from the account service. */
export function Component() {
  const { slug = '' } = useParams();
  const t = useText('content');
  const { data } = shell().useCall(...expertQuery(slug));
  if (!data) return null;
  const { name, role, imageData, about, skills, services } = data.expert;
  return (
    <Section tight>
      <Breadcrumbs
        label={t('post.crumbs')}
        items={[{ text: t('experts.title'), href: '/experts' }, { text: name }]}
      />
      <PersonHead name={name} role={role} image={imageData}>
        <Button href="/contacts">{t('experts.write')}</Button>
      </PersonHead>
      <ProseHtml className={people.about} html={about} kind="article" />
      <div className={styles.lists}>
        {skills.length > 0 && (
          <section aria-labelledby="skills">
            <h2 id="skills">{t('experts.skills')}</h2>
            <ul className={styles.tags}>
              {skills.map(({ id, text }) => (
                <li key={id}>
                  <Tag tone="plain">{text}</Tag>
                </li>
              ))}
            </ul>
          </section>
        )}
        {services.length > 0 && (
          <section aria-labelledby="services">
            <h2 id="services">{t('experts.services')}</h2>
            <ul className={styles.services}>
              {services.map(({ id, text }) => (
                <li key={id}>{noBreak(text)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className={styles.note}>{noBreak(t('experts.crisis'))}</p>
    </Section>
  );
}
