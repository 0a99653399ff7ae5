import { useLocale, useText } from '@stezhka/intl';
import { localePath } from '@stezhka/kit-contract';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { useSelector } from '@stezhka/store';
import { Menu, Search, ShoppingBag, User } from 'lucide-react';
import { emit, openSearch } from '../../events.ts';
import { hasPage, slotOwner } from '../../remotes/releases.ts';
import { loadSlot, Slot } from '../../remotes/slot.tsx';
import type { ShellState } from '../../state/store.ts';
import { useVisitor } from '../../state/use-visitor.ts';
import { Drawer } from '../drawer/drawer-host.tsx';

/** Without scripts it leads to the page. */
export function SearchButton() {
  const t = useText();
  const locale = useLocale();
  if (!slotOwner('content.search')) return null;
  const ahead = () => void loadSlot('content.search', locale).catch(() => {});
  return (
    <form action={localePath('/search', locale)}>
      <IconButton
        type="submit"
        icon={Search}
        label={t('shell.search')}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={openSearch}
      />
    </form>
  );
}

/** A plain link without a session, and when the account remote is away. */
export function UserButton({ className }: { className?: string | undefined }) {
  const t = useText();
  const visitor = useVisitor();
  const plain = hasPage('/profile') && <IconButton icon={User} href="/profile" label={t('shell.profile')} />;
  return (
    <div className={className}>
      {visitor ? <Slot name="account.header-user" props={{}} fallback={plain} /> : plain}
    </div>
  );
}

/** The cart is empty without a session, so the shop's button loads only with one. */
export function CartButton({ link = false }: { link?: boolean }) {
  const t = useText();
  const visitor = useVisitor();
  const count = useSelector((state: ShellState) => state.cartCount);
  const label = count ? t('shell.cart.count', { count }) : t('shell.cart');
  const plain = hasPage('/cart') && (
    <IconButton icon={ShoppingBag} href="/cart" label={label} badge={count} />
  );
  return visitor ? <Slot name="shop.cart-button" props={{ link }} fallback={plain} /> : plain;
}

export function MenuButton() {
  const t = useText();
  const ahead = () => void Drawer.load().catch(() => {});
  return (
    <IconButton
      icon={Menu}
      label={t('shell.menu')}
      aria-haspopup="dialog"
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => emit('shell:open-menu', {})}
    />
  );
}
