import { Panel } from '@stezhka/shared-ui/card';
import type { CartTotal } from '@stezhka/shop-contract';
import type { ReactNode } from 'react';
import { Amount } from '../ui/price.tsx';
import { useText } from '../ui/use-text.ts';
import { hasItems, linesOf } from './cart-state.ts';
import styles from './cart-totals.module.css';
import { Coupon } from './coupon.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { useCart } from './use-cart.ts';

/** What the server answers for the chosen delivery and payment; hryvnias. */
export interface ChosenTotals {
  goods: number;
  discount: number;
  total: CartTotal;
}

const round = (hryvnias: number) => Math.round(hryvnias * 100) / 100;

/**
 * What the cart comes to: goods, discount, delivery, the transfer fee, and all of it. A quantity that the server has
 * not answered yet moves goods and total at once.
 */
export function CartTotals({ chosen, children }: { chosen?: ChosenTotals; children?: ReactNode }) {
  const t = useText();
  const cart = useCart();
  const goods = round(linesOf(cart).reduce((sum, line) => sum + line.sum.price, 0));
  const { deliveryPrice, paymentPrice, totalPrice } = chosen?.total ?? cart.total;
  const discount = chosen?.discount ?? cart.discount;
  const total = chosen ? round(totalPrice.price + goods - chosen.goods) : totalPrice.price;
  const amount = (value: number) => <Amount value={value} currency={cart.currency} />;
  return (
    <Panel className={styles.totals} aria-labelledby="cart-totals">
      <h2 id="cart-totals" className={styles.title}>
        {t('totals.title')}
      </h2>
      <Coupon />
      <dl className={styles.rows}>
        <Row title={t('totals.goods')}>{amount(goods)}</Row>
        {discount > 0 && <Row title={t('totals.promocode')}>{amount(-discount)}</Row>}
        <Row title={t('totals.delivery')}>{amount(deliveryPrice)}</Row>
        <Row title={t('totals.payment')}>{amount(paymentPrice)}</Row>
      </dl>
      <FreeDelivery />
      <p className={styles.total} aria-live="polite">
        <span>{t('totals.total')}</span>
        <b>{total > 0 || !hasItems(cart) ? amount(total) : t('price.free')}</b>
      </p>
      {children}
    </Panel>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);
