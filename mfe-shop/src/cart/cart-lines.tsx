import { useLocale, useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { formatPrice } from '@stezhka/shared-ui/format';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { QuantityCounter } from '@stezhka/shared-ui/quantity-counter';
import { type CartProduct, type KitLine, productPath } from '@stezhka/shop-contract';
import { X } from 'lucide-react';
import { useCart, useCartChanges } from '../cart-state/cart.queries.ts';
import { nameOf } from '../cart-state/cart-amounts.ts';
import { Price } from '../ui/price.tsx';
import styles from './cart-line.module.css';
import { LineNotice } from './line-notice.tsx';
import { LineRefusal } from './line-refusal.tsx';

export function CartLines({ className, compact }: { className?: string; compact?: boolean }) {
  const { products, kits } = useCart();
  return (
    <ul className={className}>
      {products.map((line) => (
        <CartLine key={line.id} line={line} compact={compact} />
      ))}
      {kits.map((line) => (
        <CartKit key={line.id} line={line} compact={compact} />
      ))}
    </ul>
  );
}

interface LineProps<Line> {
  line: Line;
  compact?: boolean;
}

function CartLine({ line, compact }: LineProps<CartProduct>) {
  const { size, choices } = line;
  const detail = choices ?? size;
  return <Row kind="product" {...{ line, compact, detail }} href={productPath(line)} />;
}

/** A kit in the cart, with what it is made of; it leads to its main product. */
function CartKit({ line, compact }: LineProps<KitLine>) {
  const { mainProduct, extraProducts } = line;
  const parts = [mainProduct, ...extraProducts].map((part) => part.title).join(', ');
  return <Row kind="kit" {...{ line, compact }} detail={parts} href={productPath(mainProduct)} />;
}

interface RowProps extends LineProps<CartProduct | KitLine> {
  kind: 'product' | 'kit';
  detail: string | null;
  href: string;
}

/** One line: quantity and removal work at once, the server follows (product 4, Cart). */
function Row({ kind, line, compact, detail, href }: RowProps) {
  const t = useText('shop');
  const locale = useLocale();
  const { leaving } = useCart();
  const { changeQuantity, removeLine } = useCartChanges(kind);
  const { id, title, imageData, priceData, sum, quantity } = line;
  const name = nameOf(line);
  const going = leaving.includes(id);
  return (
    <li className={cx(styles.line, compact && styles.compact, going && styles.going)} aria-busy={going}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {imageData && <Picture image={imageData} alt="" ratio="4 / 5" sizes="96px" frame="field" />}
      </Link>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={href}>{title}</Link>
        </h2>
        {detail && <p className={styles.detail}>{detail}</p>}
        {!compact && quantity > 1 && (
          <p className={styles.detail}>
            {t('cart.each', { price: formatPrice(priceData.price, locale, priceData.currency) })}
          </p>
        )}
        <LineNotice line={line} />
        <LineRefusal line={line} onTake={(left) => changeQuantity(line, left)} />
      </div>
      <QuantityCounter
        className={styles.counter}
        value={quantity}
        disabled={going}
        onChange={(wanted) => changeQuantity(line, wanted)}
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
        onClick={() => !going && removeLine(line)}
        data-leaves=""
      />
    </li>
  );
}
