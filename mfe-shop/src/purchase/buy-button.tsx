import { useText } from '@stezhka/intl';
import { Button, type ButtonProps } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Purchase } from './use-purchase.ts';

/** Puts the product into the cart; once it is there, leads to the cart. A diary of one's own is put together first. */
export function BuyButton({
  purchase,
  size,
  label,
}: { purchase: Purchase; label: string } & Pick<ButtonProps, 'size'>) {
  const t = useText('shop');
  const { link, pressed } = useFocusHandover(purchase.inCart);
  if (purchase.constructed) {
    return (
      <Button href="/constructor" size={size} full>
        {t('constructor.open')}
      </Button>
    );
  }
  if (purchase.inCart) {
    return (
      <Button ref={link} href="/cart" variant="soft" size={size} full icon={<Icon of={Check} size={20} />}>
        {t('product.inCartAlready')}
      </Button>
    );
  }
  return (
    <Button
      size={size}
      full
      loading={purchase.adding}
      onClick={() => {
        pressed();
        purchase.buy();
      }}
    >
      {label}
    </Button>
  );
}

/**
 * For a button that becomes a link once it has done its work: the focus goes over to the link, so that whatever opens
 * meanwhile gives it back there. `pressed` goes to the button's click, `link` to the link.
 */
export function useFocusHandover(done: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const waits = useRef(false);
  useLayoutEffect(() => {
    if (!done || !waits.current) return;
    waits.current = false;
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [done]);
  const pressed = () => {
    waits.current = true;
  };
  return { link, pressed };
}
