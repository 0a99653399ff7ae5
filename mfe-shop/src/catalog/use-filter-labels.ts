import { useLocale, useText } from '@stezhka/intl';
import { formatNumber } from '@stezhka/shared-ui/lib/format';

export function useFilterLabels() {
  const t = useText('shop');
  const locale = useLocale();
  // An address holds texts.
  const number = (value: number) => formatNumber(Number(value), locale);
  return {
    price: (from: number | undefined, to: number | undefined) =>
      from && to
        ? t('filter.priceBetween', { from: number(from), to: number(to) })
        : from
          ? t('filter.priceFrom', { from: number(from) })
          : t('filter.priceTo', { to: number(to!) }),
    inStock: t('filter.inStock'),
  };
}
