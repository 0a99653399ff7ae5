import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { cx } from '@stezhka/shared-ui/lib/cx';
import { formatPrice } from '@stezhka/shared-ui/lib/format';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { QuantityCounter } from '@stezhka/shared-ui/quantity-counter';
import { Tag } from '@stezhka/shared-ui/tag';
import { type CartProduct, productPath } from '@stezhka/shop-contract';
import { X } from 'lucide-react';
import { Price } from '../ui/price.tsx';
import { useText } from '../ui/use-text.ts';
import styles from './cart-line.module.css';
import { useCart, useCartChanges } from './use-cart.ts';

/** One line: quantity and removal work at once, the server follows (product 4, Cart). */
export function CartLine({ line, compact }: { line: CartProduct; compact?: boolean }) {
  const t = useText();
  const { locale } = useIntl();
  const { leaving } = useCart();
  const { changeQuantity, removeLine } = useCartChanges();
  const { id, title, size, imageData, priceData, sum, quantity, stockStatus } = line;
  const going = leaving.includes(id);
  const name = size ? `${title}, ${size}` : title;
  return (
    <li className={cx(styles.line, compact && styles.compact, going && styles.going)} aria-busy={going}>
      <Link href={productPath(line)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {imageData && <Picture image={imageData} alt="" ratio="4 / 5" sizes="96px" frame="field" />}
      </Link>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={productPath(line)}>{title}</Link>
        </h2>
        {size && <p className={styles.detail}>{size}</p>}
        {!compact && quantity > 1 && (
          <p className={styles.detail}>
            {t('cart.each', { price: formatPrice(priceData.price, locale as Locale, priceData.currency) })}
          </p>
        )}
        {stockStatus === 'not_in_stock' && <Tag tone="warn">{t('stock.out')}</Tag>}
      </div>
      <QuantityCounter
        className={styles.counter}
        value={quantity}
        disabled={going}
        onChange={(wanted) => changeQuantity(id, wanted)}
        labels={{
          group: t('quantity.of', { name }),
          input: t('quantity.input'),
          less: t('quantity.less'),
          more: t('quantity.more'),
        }}
      />
      <Price price={sum} size="s" className={styles.sum} />
      <IconButton
        className={styles.remove}
        icon={X}
        label={t('cart.remove', { name })}
        aria-disabled={going}
        onClick={() => !going && removeLine(id)}
      />
    </li>
  );
}
