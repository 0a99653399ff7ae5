import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { formatDiscount } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Link } from '@stezhka/shared-ui/link';
import { Picture } from '@stezhka/shared-ui/picture';
import { Tag } from '@stezhka/shared-ui/tag';
import { type ProductCard as Product, productPath } from '@stezhka/shop-contract';
import { useCart } from '../cart-state/cart.queries.ts';
import { WishHeart } from '../wish-button/wish-heart.ts';
import { CardPrice } from './card-price.tsx';
import styles from './product-card.module.css';

const CardBuy = lazyPart(
  async () => (await import(/* webpackChunkName: "card.late" */ '../purchase/card-buy.tsx')).CardBuy,
  { when: 'hydrated' },
);

const SIZES = '(min-width: 1328px) 290px, (min-width: 992px) 23vw, (min-width: 640px) 31vw, 46vw';

export function ProductCard({
  product,
  level,
  priority,
}: {
  product: Product;
  level: 2 | 3;
  priority?: boolean;
}) {
  const t = useText('shop');
  const { products, leaving } = useCart();
  const { id, title, imageData, priceData, priceFrom, stockStatus, fewLeft } = product;
  const inCart = products.some((line) => line.productId === id && !leaving.includes(line.id));
  const out = stockStatus === 'not_in_stock';
  const Title = `h${level}` as const;
  return (
    <article className={cx(styles.card, out && styles.out)}>
      <Link href={productPath(product)} className={styles.link}>
        <span className={styles.picture}>
          {imageData && <Picture image={imageData} alt="" ratio="4 / 5" sizes={SIZES} priority={priority} />}
          <span className={styles.tags}>
            {priceData.discountPercent && priceFrom === null ? (
              <Tag tone="sale" onPicture>
                {formatDiscount(priceData.discountPercent)}
              </Tag>
            ) : priceData.price <= 0 ? (
              <Tag onPicture>{t('product.gift')}</Tag>
            ) : null}
            {inCart && (
              <Tag tone="good" onPicture>
                {t('product.inCart')}
              </Tag>
            )}
          </span>
        </span>
        <Title className={styles.title}>{title}</Title>
        {out ? (
          <span className={styles.gone}>{t('stock.out')}</span>
        ) : (
          <>
            <CardPrice product={product} />
            {fewLeft && <span className={styles.few}>{t('cart.left', { left: fewLeft })}</span>}
          </>
        )}
      </Link>
      <WishHeart product={product} variant="surface" className={styles.wish} />
      {!out && <CardBuy product={product} className={styles.buy} />}
    </article>
  );
}
