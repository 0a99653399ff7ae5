import { useText } from '@stezhka/intl';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { restoreListFocus } from '@stezhka/shared-ui/restore-list-focus';
import { Section } from '@stezhka/shared-ui/section';
import { shell } from '@stezhka/shell-contract';
import { getWishlist } from '@stezhka/shop-contract';
import { LateShelf } from '../bestsellers/late-shelf.tsx';
import gridStyles from '../product-card/product-grid.module.css';
import { WaitingGrid } from '../product-card/product-grid.tsx';
import { ToCatalog } from '../ui/to-catalog.tsx';
import { useCrumbs } from '../ui/use-crumbs.ts';
import { WishCard } from './wish-card.tsx';
import styles from './wishlist.module.css';

const keepHeart = restoreListFocus('[data-leaves]');

export function Component() {
  const t = useText('shop');
  const crumbs = useCrumbs();
  const { data } = shell().useCall(getWishlist);
  return (
    <>
      <Section ref={keepHeart} tight className={styles.page} aria-labelledby="wishlist-title">
        <Breadcrumbs items={crumbs(null, t('wishlist.title'))} label={t('crumbs')} />
        <h1 id="wishlist-title" className={styles.head}>
          {t('wishlist.title')}
        </h1>
        <Wishes />
      </Section>
      <LateShelf empty={data?.wishlist.length === 0} />
    </>
  );
}

function Wishes() {
  const t = useText('shop');
  const { data, error, refetch } = shell().useCall(getWishlist);
  if (!data && error) {
    return <ErrorArea title={t('wishlist.unavailable')} onRetry={refetch} retryLabel={t('retry')} />;
  }
  if (!data) return <WaitingGrid label={t('wishlist.loading')} />;
  if (!data.wishlist.length) {
    return <EmptyState title={t('wishlist.empty')} text={t('wishlist.emptyText')} action={<ToCatalog />} />;
  }
  return (
    <ul className={gridStyles.grid}>
      {data.wishlist.map((item) => (
        <li key={item.productId}>
          <WishCard item={item} level={2} />
        </li>
      ))}
    </ul>
  );
}
