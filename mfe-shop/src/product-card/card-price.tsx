import { useText } from '@stezhka/intl';
import type { ProductCard } from '@stezhka/shop-contract';
import { Price } from '../ui/price.tsx';

/** The price of a product that is still to be chosen: 'from 560 ₴' where sizes differ. */
export function CardPrice({ product: { priceData, priceFrom } }: { product: ProductCard }) {
  const t = useText('shop');
  if (priceFrom === null) return <Price price={priceData} />;
  const cheapest = { ...priceData, price: priceFrom, oldPrice: null, discountPercent: null };
  return <Price price={cheapest} prefix={t('price.from')} />;
}
