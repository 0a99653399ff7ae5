import type { Locale, Price } from '@stezhka/kit-contract';
import { formatDiscount, formatPrice } from '../format/format.ts';
import { cx } from '../styles/cx.ts';
import { Tag } from '../tag/tag.tsx';
import styles from './price-tag.module.css';

export interface PriceTagProps {
  price: Price;
  locale: Locale;
  /** Shown instead of a price of 0 or less (product 3, Price). */
  freeText: string;
  /** Said before the old price to those who cannot see the line through it. */
  oldLabel: string;
  /** `l` stands in the head font, for the buy box. */
  size?: 's' | 'm' | 'l';
  /** Shows −N% beside the prices. */
  discount?: boolean;
  className?: string;
}

/** Now, before, and how much less. */
export function PriceTag({
  price,
  locale,
  freeText,
  oldLabel,
  size = 'm',
  discount,
  className,
}: PriceTagProps) {
  const { price: now, oldPrice, currency, discountPercent } = price;
  const reduced = oldPrice !== null && oldPrice > now;
  return (
    <span className={cx(styles.price, styles[size], className)}>
      <span className={cx(styles.now, reduced && styles.reduced)}>
        {now <= 0 ? freeText : formatPrice(now, locale, currency)}
      </span>
      {reduced && (
        <s className={styles.old}>
          <span className="visually-hidden">{oldLabel} </span>
          {formatPrice(oldPrice, locale, currency)}
        </s>
      )}
      {discount && discountPercent ? <Tag tone="sale">{formatDiscount(discountPercent)}</Tag> : null}
    </span>
  );
}
