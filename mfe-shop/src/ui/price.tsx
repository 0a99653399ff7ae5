import { useLocale, useText } from '@stezhka/intl';
import type { Price as PriceData } from '@stezhka/kit-contract';
import { formatPrice } from '@stezhka/shared-ui/format';
import { PriceTag, type PriceTagProps } from '@stezhka/shared-ui/price-tag';

type PriceProps = Pick<PriceTagProps, 'size' | 'discount' | 'className' | 'prefix'> & {
  price: PriceData;
};

export function Price(props: PriceProps) {
  const t = useText('shop');
  const locale = useLocale();
  return <PriceTag {...props} locale={locale} freeText={t('price.free')} oldLabel={t('price.old')} />;
}

/** An amount as it stands in a row of totals. */
export function Amount({ value, currency }: { value: number; currency: string }) {
  const locale = useLocale();
  return formatPrice(value, locale, currency);
}
