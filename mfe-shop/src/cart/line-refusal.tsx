import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import type { CartProduct, KitLine } from '@stezhka/shop-contract';
import { useCart } from '../cart-state/cart.queries.ts';
import styles from './cart-line.module.css';

interface LineRefusalProps {
  line: CartProduct | KitLine;
  onTake: (quantity: number) => void;
}

/** Why the last change of this line did not happen; where there is less than was asked for, that much is offered. */
export function LineRefusal({ line, onTake }: LineRefusalProps) {
  const t = useText('shop');
  const { refusal } = useCart();
  const here = refusal?.lineId === line.id;
  const left = refusal?.left ?? 0;
  return (
    <div role="status" className={styles.refusal}>
      {here && <p>{refusal.message || t('cart.unreachable')}</p>}
      {here && left > 0 && left !== line.quantity && (
        <Button variant="outline" size="s" onClick={() => onTake(left)}>
          {t('cart.take', { left })}
        </Button>
      )}
    </div>
  );
}
