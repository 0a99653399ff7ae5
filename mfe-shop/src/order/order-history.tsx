import { useIntl } from '@stezhka/intl';
import type { Locale } from '@stezhka/kit-contract';
import { formatDate } from '@stezhka/shared-ui/lib/format';
import type { Order } from '@stezhka/shop-contract';
import { useText } from '../ui/use-text.ts';
import styles from './order.module.css';
import { wordOf } from './order-words.ts';

/** Every state the order came to, the detours too, with when. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useText();
  const { locale } = useIntl();
  return (
    <section aria-labelledby="order-history" className={styles.history}>
      <h2 id="order-history">{t('order.history')}</h2>
      <ol>
        {order.steps.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            <span>{t(wordOf(order, state))}</span>
            <time dateTime={at}>{formatDate(at, locale as Locale, 'moment')}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
