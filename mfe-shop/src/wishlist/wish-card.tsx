import { useLocale, useText } from '@stezhka/intl';
import { formatDate, formatPrice } from '@stezhka/shared-ui/format';
import type { WishlistItem } from '@stezhka/shop-contract';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './wishlist.module.css';

export function WishCard({ item, level }: { item: WishlistItem; level: 2 | 3 }) {
  const t = useText('shop');
  const locale = useLocale();
  const { productId, was, addedAt, ...rest } = item;
  const { priceData, stockStatus } = rest;
  const money = (value: number) => formatPrice(value, locale, priceData.currency);
  const changes = [
    priceData.price < was.price && t('wishlist.cheaper', { amount: money(was.price - priceData.price) }),
    priceData.price > was.price && t('wishlist.dearer', { amount: money(was.price) }),
    stockStatus === 'in_stock' && was.stockStatus === 'not_in_stock' && t('wishlist.back'),
    stockStatus === 'not_in_stock' && was.stockStatus === 'in_stock' && t('wishlist.gone'),
  ].filter((one) => one !== false);
  return (
    <>
      <ProductCard product={{ ...rest, id: productId, isBestseller: false, isInCart: false }} level={level} />
      <p className={styles.since}>
        {changes.map((change) => (
          <b key={change}>{change}</b>
        ))}
        <span>{t('wishlist.since', { date: formatDate(addedAt, locale, 'day') })}</span>
      </p>
    </>
  );
}
