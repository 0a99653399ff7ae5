import { useText } from '@stezhka/intl';
import { Star } from 'lucide-react';
import styles from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** A rating out of five; said in words to who does not see it. @param rating 1 to 5, fractions are rounded */
export function Stars({ rating }: { rating: number }) {
  const t = useText('shop');
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { rating })}>
      {FIVE.map((n) => (
        <Star
          key={n}
          size={16}
          strokeWidth={1.75}
          fill={n <= Math.round(rating) ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
