import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { getCheckoutMessage } from '@stezhka/shop-contract';
import styles from './checkout-message.module.css';
import { ToCartButton } from './to-cart-button.tsx';

/** Warns before a new order that an older one still waits for its payment or confirmation. */
export function CheckoutMessage() {
  const t = useText('shop');
  const { data } = shell().useCall(getCheckoutMessage, undefined, { optional: true });
  if (!data?.message) return null;
  return (
    <div className={styles.message} role="status">
      <p>{data.message}</p>
      {data.order && (
        <div className={styles.buttons}>
          <Button href={`/order/${data.order}`} variant="outline" size="s">
            {t('checkout.toOrder')}
          </Button>
          <ToCartButton token={data.order} ask size="s" />
        </div>
      )}
    </div>
  );
}
