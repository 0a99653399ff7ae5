import { useText } from '@stezhka/intl';
import { useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { shell } from '@stezhka/shell-contract';
import { orderToCart } from '@stezhka/shop-contract';

/** Puts what was not paid for back into the cart, and leads there. */
export function ToCartButton({ token, size }: { token: string; size?: 's' | 'm' }) {
  const t = useText('shop');
  const navigate = useNavigate();
  const [send, { isLoading }] = shell().useChange(orderToCart);
  const toCart = () =>
    send({ params: { token } }).then(
      () => void navigate('/cart'),
      // The shell says why.
      () => {},
    );
  return (
    <Button variant="outline" size={size} loading={isLoading} onClick={toCart}>
      {t('order.toCart')}
    </Button>
  );
}
