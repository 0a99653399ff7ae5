import { useLocale, useText } from '@stezhka/intl';
import type { Price as PriceData } from '@stezhka/kit-contract';
import { formatPrice } from '@stezhka/shared-ui/format';
import { PriceTag, type PriceTagProps } from '@stezhka/shared-ui/price-tag';

type PriceProps = Pick<PriceTagProps, 'size' | 'discount' | 'className'> & {
  price: PriceData;
  /** Where sizes differ in price: what the cheapest costs. */
  from?: number | null;
};

export function Price({ price, from = null, ...look }: PriceProps) {
  const t = useText('shop');
  const locale = useLocale();
  const words = { locale, freeText: t('price.free'), oldLabel: t('price.old') };
  if (from === null) return <PriceTag {...look} {...words} price={price} />;
  const cheapest = { ...price, price: from, oldPrice: null, discountPercent: null };
  return <PriceTag {...look} {...words} price={cheapest} prefix={t('price.from')} />;
}

/** An amount as it stands in a row of totals. */
export function Amount({ value, currency }: { value: number; currency: string }) {
  const locale = useLocale();
  return formatPrice(value, locale, currency);
}
