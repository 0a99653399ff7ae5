import { useText } from '@stezhka/intl';
import { Button, type ButtonProps } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Check } from 'lucide-react';
import { useFocusHandover } from '../ui/use-focus-handover.ts';
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
