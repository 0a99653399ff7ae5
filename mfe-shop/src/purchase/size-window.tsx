import { useText } from '@stezhka/intl';
import { noBreak } from '@stezhka/shared-ui/format';
import { Modal } from '@stezhka/shared-ui/modal';
import type { ProductCard } from '@stezhka/shop-contract';
import { useEffect, useRef } from 'react';
import { Price } from '../ui/price.tsx';
import { BuyButton } from './buy-button.tsx';
import styles from './size-choice.module.css';
import { SizeChoice } from './size-choice.tsx';
import { usePurchase } from './use-purchase.ts';

interface SizeWindowProps {
  product: ProductCard;
  open: boolean;
  onClose: () => void;
}

export function SizeWindow({ product, open, onClose }: SizeWindowProps) {
  const t = useText('shop');
  const purchase = usePurchase(product);
  const { price, available, fewLeft, size, setSize, inCart } = purchase;
  const bought = useRef(false);
  useEffect(() => {
    if (!bought.current || !inCart) return;
    bought.current = false;
    onClose();
  }, [inCart, onClose]);
  const buy = () => {
    bought.current = true;
    return purchase.buy().then((added) => {
      if (!added) bought.current = false;
      return added;
    });
  };
  return (
    <Modal open={open} onClose={onClose} size="s" title={noBreak(product.title)} closeLabel={t('close')}>
      <div className={styles.window}>
        <SizeChoice sizes={product.sizes} value={size} onChange={setSize} />
        <p className={styles.price} aria-live="polite">
          <Price price={price} size="l" discount />
          {available ? fewLeft && t('cart.left', { left: fewLeft }) : t('stock.out')}
        </p>
        {available && <BuyButton purchase={{ ...purchase, buy }} size="l" label={t('product.toCart')} />}
      </div>
    </Modal>
  );
}
