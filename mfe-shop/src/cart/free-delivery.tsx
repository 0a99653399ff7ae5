import { useLocale, useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { formatPrice } from '@stezhka/shared-ui/format';
import { levelOf, ProgressPath } from '@stezhka/shared-ui/progress-path';
import { shell } from '@stezhka/shell-contract';
import { getDeliveryTerms } from '@stezhka/shop-contract';
import type { ReactNode } from 'react';
import { useCart } from '../cart-state/cart.queries.ts';
import { hasItems } from '../cart-state/cart-amounts.ts';
import styles from './free-delivery.module.css';

/** The remaining amount in the path's colour (product 9, Free delivery). */
const inColour = (percent: number) => (chunks: ReactNode) => (
  <b className={styles[levelOf(percent)]}>{chunks}</b>
);

/** How far it is to free delivery (product 9, Free delivery); `boxed` stands on a ground of its own. */
export function FreeDelivery({ boxed }: { boxed?: boolean }) {
  const t = useText('shop');
  const locale = useLocale();
  const cart = useCart();
  const { total } = cart;
  const terms = shell().useCall(getDeliveryTerms, undefined, { optional: true }).data;
  if (!terms) return null;
  const goods = total.totalPrice.price - total.deliveryPrice;
  const free = goods >= terms.freeFrom || (hasItems(cart) && total.deliveryPrice === 0);
  const percent = free ? 100 : Math.min(goods / terms.freeFrom, 1) * 100;
  const money = (value: number) => formatPrice(value, locale, terms.currency);
  return (
    <div className={cx(boxed && styles.boxed)} {...(boxed && { 'data-ground': 'wheat' })}>
      <ProgressPath percent={percent} label={t('delivery.progress')}>
        {free
          ? t('delivery.free', { COLOR: inColour(percent) })
          : t('delivery.left', {
              COLOR: inColour(percent),
              PRICE: money(terms.freeFrom - goods),
              AMOUNT: money(terms.freeFrom),
            })}
      </ProgressPath>
    </div>
  );
}
