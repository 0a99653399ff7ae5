import { useText } from '@stezhka/intl';
import { cx } from '@stezhka/shared-ui/cx';
import { type RefObject, useEffect, useState } from 'react';
import { BuyButton } from '../purchase/buy-button.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import { Price } from '../ui/price.tsx';
import { useHideCartButton } from '../ui/use-hide-cart-button.ts';
import styles from './buy-bar.module.css';

/** Height of the bar; the floating cart button stands above it. */
const HEIGHT = '76px';

interface BuyBarProps {
  purchase: Purchase;
  watched: RefObject<HTMLElement | null>;
}

/** On a phone the way into the cart stays at the foot while the page's own button is out of sight. */
export function BuyBar({ purchase, watched }: BuyBarProps) {
  const t = useText('shop');
  const away = useOutOfSight(watched);
  useHideCartButton();
  useEffect(() => {
    if (!away) return;
    const { style } = document.documentElement;
    style.setProperty('--foot-bar', HEIGHT);
    return () => void style.removeProperty('--foot-bar');
  }, [away]);
  if (!purchase.available) return null;
  return (
    <div className={cx(styles.bar, away && styles.shown)} inert={!away}>
      <Price price={purchase.price} />
      <BuyButton purchase={purchase} label={t('product.buy')} />
    </div>
  );
}

function useOutOfSight(ref: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return away;
}
