import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { formatNumber } from '@stezhka/shared-ui/lib/format';
import { useText } from '../ui/use-text.ts';

/** How the chips of applied filters are called. */
export function useAppliedWords() {
  const t = useText();
  const { locale } = useIntl();
  // An address holds texts.
  const number = (value: number) => formatNumber(Number(value), locale as Locale);
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
