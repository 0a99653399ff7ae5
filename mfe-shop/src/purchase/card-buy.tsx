import { useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { CONSTRUCTED_SLUG, type ProductCard } from '@stezhka/shop-contract';
import { Check, PenLine, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useFocusHandover } from './buy-button.tsx';
import { SizeWindow } from './size-window.tsx';
import { usePurchase } from './use-purchase.ts';

interface CardBuyProps {
  product: ProductCard;
  className: string | undefined;
}

/** Puts a card's product into the cart. A size is chosen first, a diary of one's own put together. */
export function CardBuy({ product, className }: CardBuyProps) {
  const t = useText('shop');
  const named = (words: string) => `${words}: ${product.title}`;
  const look = { className, variant: 'surface' } as const;
  if (product.slug === CONSTRUCTED_SLUG) {
    return <IconButton {...look} icon={PenLine} label={named(t('constructor.open'))} href="/constructor" />;
  }
  const bag = { ...look, icon: ShoppingBag, label: named(t('product.toCart')) };
  return product.sizes.length > 1 ? (
    <Sized product={product} look={bag} />
  ) : (
    <Plain product={product} look={bag} inCart={{ ...look, label: named(t('product.inCartAlready')) }} />
  );
}

type Look = Pick<Parameters<typeof IconButton>[0], 'label' | 'icon' | 'variant' | 'className'>;

function Plain({ product, look, inCart }: { product: ProductCard; look: Look; inCart: Look }) {
  const purchase = usePurchase(product);
  const { link, pressed } = useFocusHandover(purchase.inCart);
  if (purchase.inCart) return <IconButton {...inCart} ref={link} icon={Check} href="/cart" />;
  return (
    <IconButton
      {...look}
      aria-busy={purchase.adding || undefined}
      onClick={() => {
        if (purchase.adding) return;
        pressed();
        purchase.buy();
      }}
    />
  );
}

function Sized({ product, look }: { product: ProductCard; look: Look }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton {...look} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <SizeWindow product={product} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
