import { useText } from '@stezhka/intl';
import { IconButton, type IconButtonProps } from '@stezhka/shared-ui/icon-button';
import { Heart } from 'lucide-react';
import { useWish, type WishedProduct } from './use-wish.ts';

type WishButtonProps = Pick<IconButtonProps, 'variant' | 'size' | 'className'> & {
  product: WishedProduct;
};

export function WishButton({ product, ...look }: WishButtonProps) {
  const t = useText('shop');
  const { wished, toggle } = useWish(product);
  return (
    <IconButton
      {...look}
      icon={Heart}
      label={t('wishlist.toggle', { name: product.title })}
      pressed={wished}
      pressedAs="heart"
      onClick={toggle}
      data-leaves=""
    />
  );
}
