import { getUserCourses } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { shell } from '@stezhka/shell-contract';
import { getWishlist } from '@stezhka/shop-contract';
import styles from './brought-sections.module.css';
import { ordersQuery } from './cabinet.queries.ts';
import { CabinetSection } from './cabinet-section.tsx';

const SHOWN_WISHES = 4;

const PLACES = {
  orders: { slot: 'shop.cabinet-orders', href: '/catalog' },
  wishlist: { slot: 'shop.cabinet-wishlist', href: '/catalog' },
  courses: { slot: 'diary.cabinet-courses', href: '/courses' },
} as const;

/** Sections of other remotes: 'none yet' is said only where an answer says so. */
export function BroughtSections() {
  const optional = { optional: true };
  const orders = shell().useCall(...ordersQuery(), optional).data;
  const wishes = shell().useCall(getWishlist, undefined, optional).data;
  const courses = shell().useCall(getUserCourses, undefined, optional).data?.courses;
  return (
    <>
      <Brought id="orders" count={orders?.pagination.total} shown={orders?.orders.length} />
      <Brought
        id="wishlist"
        count={wishes?.wishlist.length}
        shown={Math.min(wishes?.wishlist.length ?? SHOWN_WISHES, SHOWN_WISHES)}
      />
      <Brought id="courses" count={courses?.length} />
    </>
  );
}

interface BroughtProps {
  id: keyof typeof PLACES;
  /** Unknown as long as nobody has answered. */
  count: number | undefined;
  shown?: number | undefined;
}

function Brought({ id, count, shown = 1 }: BroughtProps) {
  const text = useText('account.cabinet');
  const { Slot } = shell();
  const { slot, href } = PLACES[id];
  const none = (
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
  );
  const away = (
    <CabinetSection id={`no-${id}`} title={text(id)}>
      <ErrorArea title={text(`${id}.away`)} />
    </CabinetSection>
  );
  const waiting = (
    <CabinetSection id={`no-${id}`} title={text(id)}>
      <Loading label={text('opening')} className={styles[id]}>
        {Array.from({ length: shown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <Skeleton key={i} shape="card" className={styles.block} />
        ))}
      </Loading>
      <noscript>{text('needsScripts')}</noscript>
    </CabinetSection>
  );
  return (
    // A slot has its own heading, so the anchor stands outside.
    <div id={id} className={styles.anchor}>
      <Slot
        name={slot}
        props={{}}
        fallback={count === 0 ? none : away}
        waiting={count === 0 ? none : waiting}
      />
    </div>
  );
}
