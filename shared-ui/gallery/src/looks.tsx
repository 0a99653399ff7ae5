import { useLocale, useText } from '@stezhka/intl';
import { Panel } from '@stezhka/shared-ui/card';
import { PriceTag } from '@stezhka/shared-ui/price-tag';
import { ProgressPath } from '@stezhka/shared-ui/progress-path';
import { QuantityCounter } from '@stezhka/shared-ui/quantity-counter';
import { useState } from 'react';
import styles from './components.module.css';

const GROUNDS = ['paper', 'surface', 'sunk', 'dawn', 'mist', 'lilac', 'wheat', 'sky', 'deep'] as const;
const price = (now: number, old: number | null, off: number | null) => ({
  price: now,
  oldPrice: old,
  currency: 'UAH',
  discountPercent: off,
});

export function Shopping() {
  const t = useText('gallery');
  const locale = useLocale();
  const [quantity, setQuantity] = useState(2);
  const words = { locale, freeText: t('free'), oldLabel: t('oldPrice') };
  return (
    <Panel className={styles.panel}>
      <h2>{t('shop')}</h2>
      <div className={styles.row}>
        <PriceTag price={price(690, 820, 16)} size="l" discount {...words} />
        <PriceTag price={price(0, null, null)} {...words} />
      </div>
      <QuantityCounter
        value={quantity}
        onChange={setQuantity}
        labels={{ group: t('quantity'), input: t('quantity'), less: t('less'), more: t('more') }}
      />
      <ProgressPath percent={58} label={t('delivery')}>
        {t('delivery')}
      </ProgressPath>
    </Panel>
  );
}

export function Letters() {
  const t = useText('gallery');
  const steps = ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'note'] as const;
  return (
    <Panel className={`${styles.panel} ${styles.double}`}>
      <h2>{t('type')}</h2>
      <ul className={styles.letters}>
        {steps.map((step) => (
          <li key={step}>
            <span className={styles.caption}>{step}</span>
            <span className={styles[step]}>{t('typeLine')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Grounds() {
  const t = useText('gallery');
  return (
    <Panel className={styles.panel}>
      <h2>{t('grounds')}</h2>
      <ul className={styles.grounds}>
        {GROUNDS.map((ground) => (
          <li key={ground} data-ground={ground} className={styles.ground}>
            {ground}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
