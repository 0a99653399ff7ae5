import { useText } from '@stezhka/intl';
import { Section } from '@stezhka/shared-ui/section';
import { SectionHead } from '@stezhka/shared-ui/section-head';
import { Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import styles from './bestsellers.module.css';

/** Four products of the shop, from its slot; the page does not wait for them. */
export function Bestsellers() {
  const t = useText('content');
  const { Slot } = shell();
  return (
    <Section aria-labelledby="bestsellers">
      <SectionHead
        id="bestsellers"
        title={t('home.bestsellers')}
        link={{ href: '/catalog', text: t('home.bestsellersLink') }}
      />
      <Slot name="shop.bestsellers" props={{ count: 4 }} fallback={<Waiting />} />
    </Section>
  );
}

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {[1, 2, 3, 4].map((n) => (
      <Skeleton key={n} ratio="4 / 6" shape="card" />
    ))}
  </div>
);
