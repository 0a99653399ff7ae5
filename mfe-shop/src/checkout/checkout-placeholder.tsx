import { useText } from '@stezhka/intl';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import styles from './checkout-placeholder.module.css';

export function CheckoutPlaceholder() {
  const t = useText('shop');
  return (
    <Loading label={t('checkout.loading')} className={styles.place}>
      <noscript>
        <p>{t('checkout.needsScripts')}</p>
      </noscript>
      <Skeleton width="12rem" />
      <Skeleton shape="panel" />
    </Loading>
  );
}
