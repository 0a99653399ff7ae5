import { useLocale, useText } from '@stezhka/intl';
import { formatNumber } from '@stezhka/shared-ui/lib/format';
import type { RatingSummary } from '@stezhka/shop-contract';
import { Stars } from '../ui/stars.tsx';
import styles from './reviews.module.css';

export function RatingSpread({ rating: { average, count, spread } }: { rating: RatingSummary }) {
  const t = useText('shop');
  const locale = useLocale();
  return (
    <>
      <p className={styles.average}>
        <b>{formatNumber(average, locale)}</b>
        <span>
          <Stars rating={average} />
          {t('reviews.count', { count })}
        </span>
      </p>
      <dl className={styles.spread}>
        {spread.map((one) => (
          <div key={one.rating}>
            <dt>{one.rating}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ width: `${(one.count / count) * 100}%` }} />
              </span>
              {one.count}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
