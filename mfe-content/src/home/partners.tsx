import { getPartners } from '@stezhka/content-contract';
import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { OptionalLink } from '@stezhka/shared-ui/link';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { shell } from '@stezhka/shell-contract';
import styles from './partners.module.css';

/** Those who make the paper, lend the hall, carry the parcels. */
export function Partners() {
  const { data } = shell().useCall(getPartners);
  const t = useText('content');
  if (!data?.length) return null;
  return (
    <Section tight aria-labelledby="partners">
      <SectionHead id="partners" title={t('home.partners')} />
      <ul className={styles.list}>
        {data.map((partner) => (
          <li key={partner.id}>
            <OptionalLink href={partner.link} className={styles.name}>
              {partner.name}
            </OptionalLink>
            <p>{noBreak(partner.description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
