import { getForWhom } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import styles from './for-whom.module.css';
import { hasItsPage } from './picture-blocks.tsx';

export function ForWhom() {
  const { data } = shell().useCall(getForWhom);
  const t = useText('content');
  const people = data?.filter(hasItsPage) ?? [];
  if (!people.length) return null;
  return (
    <Section aria-labelledby="for-whom">
      <SectionHead id="for-whom" title={t('home.forWhom')} />
      <ul className={styles.list}>
        {people.map((one) => (
          <li key={one.id}>
            <h3>{noBreak(one.title)}</h3>
            <p>{noBreak(one.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
