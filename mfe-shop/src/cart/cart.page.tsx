import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Section } from '@stezhka/shared-ui/section';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { useText } from '../ui/use-text.ts';
import styles from './cart.module.css';
import { CartLines } from './cart-lines.tsx';
import { hasItems } from './cart-state.ts';
import { CartTotals } from './cart-totals.tsx';
import { useCart, useCartSync } from './use-cart.ts';

/** The cart: lines at the left, what they come to at the right. */
export function Component() {
  const t = useText();
  return (
    <Section tight>
      <h1 className={styles.title}>{t('cart.title')}</h1>
      <CartContent />
    </Section>
  );
}

function CartContent() {
  const t = useText();
  const { error, refetch } = useCartSync();
  const cart = useCart();
  if (error) {
    return <ErrorArea title={t('cart.unavailable')} onRetry={refetch} retryLabel={t('retry')} />;
  }
  if (!cart.loaded || !cart.cartVisible) return <Waiting />;
  if (!hasItems(cart)) {
    return (
      <EmptyState
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={<Button href="/catalog">{t('cart.toCatalog')}</Button>}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <div>
        {cart.message && <p className={styles.message}>{cart.message}</p>}
        <CartLines className={styles.lines} />
      </div>
      <CartTotals>
        <Button href="/catalog" variant="outline" full>
          {t('cart.continue')}
        </Button>
      </CartTotals>
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <Loading label={t('cart.loading')} className={styles.columns}>
      <div className={styles.lines}>
        {[1, 2].map((n) => (
          <div key={n} className={styles.waiting}>
            <Skeleton width={96} ratio="4 / 5" shape="card" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
      <Skeleton height={280} shape="panel" />
    </Loading>
  );
}
