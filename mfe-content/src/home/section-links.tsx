import { useText } from '@stezhka/intl';
import { ChipLink } from '@stezhka/shared-ui/chip';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { homeQuery } from './home.queries.ts';
import styles from './section-links.module.css';

/** Links to authors, self-improvement, announcements and videos (product 2.6, Home). */
export function SectionLinks() {
  const { data } = shell().useCall(...homeQuery);
  const t = useText('content');
  const links = data?.links.filter(({ link }) => shell().hasPage(link)) ?? [];
  if (!links.length) return null;
  return (
    <Section tight aria-labelledby="sections">
      <nav aria-labelledby="sections" className={styles.row}>
        <h2 id="sections">{t('home.links')}</h2>
        <ul>
          {links.map(({ label, link }) => (
            <li key={link}>
              <ChipLink href={link}>{label}</ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
