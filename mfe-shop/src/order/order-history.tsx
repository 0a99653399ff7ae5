import { useLocale, useText } from '@stezhka/intl';
import { formatDate } from '@stezhka/shared-ui/lib/format';
import type { Order } from '@stezhka/shop-contract';
import styles from './order.module.css';
import { wordOf } from './order-texts.ts';

export function OrderHistory({ order }: { order: Order }) {
  const t = useText('shop');
  const locale = useLocale();
  return (
    <section aria-labelledby="order-history" className={styles.history}>
      <h2 id="order-history">{t('order.history')}</h2>
      <ol>
        {order.steps.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            <span>{t(wordOf(order, state))}</span>
            <time dateTime={at}>{formatDate(at, locale, 'moment')}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
