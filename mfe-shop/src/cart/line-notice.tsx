import { useLocale, useText } from '@stezhka/intl';
import { formatPrice } from '@stezhka/shared-ui/format';
import { Tag } from '@stezhka/shared-ui/tag';
import type { CartProduct, KitLine } from '@stezhka/shop-contract';

/** Price and stock may change after a line was added: the buyer is told so. */
export function LineNotice({ line }: { line: CartProduct | KitLine }) {
  const t = useText('shop');
  const locale = useLocale();
  const { priceChange, left, shared, stockStatus, priceData } = line;
  const money = (value: number) => formatPrice(value, locale, priceData.currency);
  return (
    <>
      {priceChange && (
        <Tag tone={priceChange.to < priceChange.from ? 'good' : 'warn'}>
          {t('cart.priceChange', { from: money(priceChange.from), to: money(priceChange.to) })}
        </Tag>
      )}
      {stockStatus === 'not_in_stock' ? (
        <Tag tone="warn">{t('stock.out')}</Tag>
      ) : shared ? (
        <Tag tone="warn">{t('cart.shared', { ...shared })}</Tag>
      ) : (
        left !== null && <Tag tone="warn">{t('cart.left', { left })}</Tag>
      )}
    </>
  );
}
