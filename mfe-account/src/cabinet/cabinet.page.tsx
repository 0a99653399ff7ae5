import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { type SlotName, shell } from '@stezhka/shell-contract';
import { AccountFrame } from '../account-frame/account-frame.tsx';
import styles from './cabinet.module.css';
import { CabinetSection } from './cabinet-section.tsx';
import { ErasureNotice } from './erasure-notice.tsx';

// Below the first screen: the server renders them, their code finds the markup waiting.
const AccountSections = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-sections" */ './account-sections.tsx')).AccountSections,
);

/** Sections that other remotes bring; until one does, an empty state says what will stand there. */
const BROUGHT = [
  { id: 'orders', slot: 'shop.cabinet-orders', href: '/catalog' },
  { id: 'wishlist', slot: 'shop.cabinet-wishlist', href: '/catalog' },
  { id: 'courses', slot: 'diary.cabinet-courses', href: '/diary' },
] as const satisfies { id: string; slot: SlotName; href: string }[];

/** Everything of one's own on one page of plain rows. */
export function Component() {
  const text = useText('account.cabinet');
  const { Slot } = shell();
  return (
    <AccountFrame title={text('title')}>
      <ErasureNotice />
      <div className={styles.sections}>
        {BROUGHT.map(({ id, slot, href }) => (
          // What is brought has its own heading; the anchor stands either way.
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
