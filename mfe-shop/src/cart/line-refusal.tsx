import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import type { CartProduct, KitLine } from '@stezhka/shop-contract';
import styles from './cart-line.module.css';
import { useCart } from './use-cart.ts';

interface LineRefusalProps {
  line: CartProduct | KitLine;
  onTake: (quantity: number) => void;
}

/** Why the last change of this line did not happen; where there is less than was asked for, that much is offered. */
export function LineRefusal({ line, onTake }: LineRefusalProps) {
  const t = useText('shop');
  const { message, refused } = useCart();
  const here = refused?.id === line.id;
  const left = refused?.left ?? 0;
  return (
    <div role="status" className={styles.refusal}>
      {here && <p>{message || t('cart.unreachable')}</p>}
      {here && left > 0 && left !== line.quantity && (
        <Button variant="outline" size="s" onClick={() => onTake(left)}>
          {t('cart.take', { left })}
        </Button>
      )}
    </div>
  );
}
