import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import type { ProductSize } from '@stezhka/shop-contract';
import { useId } from 'react';
import styles from './size-choice.module.css';

export function SizeChoice({
  sizes,
  value,
  onChange,
}: {
  sizes: ProductSize[];
  value: string | null;
  onChange: (size: string) => void;
}) {
  const t = useText('shop');
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('product.size')}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <label
            key={size.value}
            className={cx(styles.size, size.stockStatus === 'not_in_stock' && styles.gone)}
          >
            <input
              type="radio"
              name={name}
              value={size.value}
              checked={size.value === value}
              onChange={() => onChange(size.value)}
            />
            <span>{size.value}</span>
            {size.stockStatus === 'not_in_stock' && (
              <span className="visually-hidden">, {t('stock.out')}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
