import type { Locale, Price } from '@stezhka/kit-contract';
import { formatDiscount, formatPrice } from '../format/format.ts';
import { cx } from '../styles/cx.ts';
import { Tag } from '../tag/tag.tsx';
import styles from './price-tag.module.css';

export interface PriceTagProps {
  price: Price;
  locale: Locale;
  /** Replaces a price of 0 or less (product 3, Price). */
  freeText: string;
  /** Spoken before the old price, because only sight shows the line through it. */
  oldLabel: string;
  /** Stands before the price: 'from'. */
  prefix?: string | undefined;
  size?: 's' | 'm' | 'l';
  discount?: boolean;
  className?: string;
}

export function PriceTag({
  price,
  locale,
  freeText,
  oldLabel,
  prefix,
  size = 'm',
  discount,
  className,
}: PriceTagProps) {
  const { price: now, oldPrice, currency, discountPercent } = price;
  const reduced = oldPrice !== null && oldPrice > now;
  return (
    <span className={cx(styles.price, styles[size], className)}>
      <span className={cx(styles.now, reduced && styles.reduced)}>
        {prefix && `${prefix}\u00a0`}
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
