import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { type SlotName, shell } from '@stezhka/shell-contract';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';
import { ErasureNotice } from './erasure-notice.tsx';

// Below the first screen.
const AccountSections = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-sections" */ './account-sections.tsx')).AccountSections,
);

/** Slots of other remotes, with an empty state while there is none. */
const BROUGHT = [
  { id: 'orders', slot: 'shop.cabinet-orders', href: '/catalog' },
  { id: 'wishlist', slot: 'shop.cabinet-wishlist', href: '/catalog' },
  { id: 'courses', slot: 'diary.cabinet-courses', href: '/diary' },
] as const satisfies { id: string; slot: SlotName; href: string }[];

export function Component() {
  const text = useText('account.cabinet');
  const { Slot } = shell();
  return (
    <AccountFrame title={text('title')}>
      <ErasureNotice />
      <div className={styles.sections}>
        {BROUGHT.map(({ id, slot, href }) => (
          // A slot has its own heading, so the anchor stands outside.
          <div key={id} id={id} className={styles.anchor}>
            <Slot
              name={slot}
              props={{}}
              fallback={
                <CabinetSection id={`no-${id}`} title={text(id)}>
                  <EmptyState
                    title={text(`${id}.empty`)}
                    action={
                      <Button variant="outline" href={href}>
                        {text(`${id}.go`)}
                      </Button>
                    }
                  />
                </CabinetSection>
              }
            />
          </div>
        ))}
        <AccountSections />
      </div>
    </AccountFrame>
  );
}
