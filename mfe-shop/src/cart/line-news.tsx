import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { formatPrice } from '@stezhka/shared-ui/lib/format';
import { Tag } from '@stezhka/shared-ui/tag';
import type { CartProduct, KitLine } from '@stezhka/shop-contract';
import { useText } from '../ui/use-text.ts';

/** What changed since the line was put in: it is said, not slipped in. */
export function LineNews({ line }: { line: CartProduct | KitLine }) {
  const t = useText();
  const { locale } = useIntl();
  const { priceChange, left, stockStatus, priceData } = line;
  const money = (value: number) => formatPrice(value, locale as Locale, priceData.currency);
  return (
    <>
      {priceChange && (
        <Tag tone={priceChange.to < priceChange.from ? 'good' : 'warn'}>
          {t('cart.priceChange', { from: money(priceChange.from), to: money(priceChange.to) })}
        </Tag>
      )}
      {stockStatus === 'not_in_stock' ? (
        <Tag tone="warn">{t('stock.out')}</Tag>
      ) : (
        left !== null && <Tag tone="warn">{t('cart.left', { left })}</Tag>
      )}
    </>
  );
}
