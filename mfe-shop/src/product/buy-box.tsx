import { useLocale, useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { formatNumber, noBreak } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { QuantityCounter } from '@stezhka/shared-ui/quantity-counter';
import type { Product } from '@stezhka/shop-contract';
import { Star } from 'lucide-react';
import type { Ref } from 'react';
import { useCart } from '../cart-state/cart.queries.ts';
import { hasItems } from '../cart-state/cart-amounts.ts';
import { BuyButton } from '../purchase/buy-button.tsx';
import { SizeChoice } from '../purchase/size-choice.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import { Price } from '../ui/price.tsx';
import { WishHeart } from '../wish-button/wish-heart.ts';
import styles from './buy-box.module.css';

const StockAlert = lazyPart(async () => (await import('./stock-alert.tsx')).StockAlert, { when: 'hydrated' });
const Facts = lazyPart(
  async () => (await import(/* webpackChunkName: "product-slug.below" */ './buy-facts.tsx')).BuyFacts,
);
const ShareButton = lazyPart(async () => (await import('@stezhka/shared-ui/share-button')).ShareButton, {
  when: 'hydrated',
});
const FreeDelivery = lazyPart(async () => (await import('../cart/free-delivery.tsx')).FreeDelivery, {
  when: 'hydrated',
});

interface BuyBoxProps {
  product: Product;
  purchase: Purchase;
  /** The row with the button: while it is seen, the bar at the foot is not needed. */
  actionRef: Ref<HTMLDivElement>;
}

export function BuyBox({ product, purchase, actionRef }: BuyBoxProps) {
  const t = useText('shop');
  const locale = useLocale();
  const cart = useCart();
  const { title, sku, shortDescription, sizes, rating } = product;
  const { size, setSize, price, quantity, setQuantity, available, fewLeft, constructed } = purchase;
  return (
    <div className={styles.box} id="buy">
      <h1>{noBreak(title)}</h1>
      <p className={styles.sku}>
        {rating.count > 0 && (
          <>
            <Star size={16} fill="currentColor" aria-hidden="true" />
            <span className="visually-hidden">{t('stars', { rating: rating.average })}</span>
            <span aria-hidden="true">{formatNumber(rating.average, locale)}</span> ·{' '}
            <a href="#reviews">{t('reviews.count', { count: rating.count })}</a> ·{' '}
          </>
        )}
        {t('product.sku', { sku })}
      </p>
      <p className={styles.lead}>{noBreak(shortDescription)}</p>
      <p aria-live="polite">
        <Price price={price} size="l" discount />
      </p>
      {sizes.length > 1 && <SizeChoice sizes={sizes} value={size} onChange={setSize} />}
      <div className={cx(styles.action, !available && styles.gone)} ref={actionRef}>
        {available ? (
          <>
            {!constructed && (
              <QuantityCounter
                size="l"
                value={quantity}
                disabled={purchase.adding}
                {...(fewLeft && { max: fewLeft })}
                onChange={setQuantity}
                labels={{
                  group: t('quantity.of', { name: title }),
                  input: t('quantity.input'),
                  less: t('quantity.less'),
                  more: t('quantity.more'),
                }}
              />
            )}
            <BuyButton purchase={purchase} size="l" label={t('product.toCart')} />
          </>
        ) : (
          <StockAlert productId={product.id} size={size} />
        )}
        <WishHeart product={product} variant="outline" size="l" />
        <ShareButton title={title} labels={{ share: t('share.label'), copied: t('share.copied') }} />
      </div>
      <Facts available={available} fewLeft={fewLeft} constructed={constructed} language={product.language} />
      {hasItems(cart) && <FreeDelivery boxed />}
    </div>
  );
}
