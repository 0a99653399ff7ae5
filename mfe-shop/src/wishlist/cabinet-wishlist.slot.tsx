import { useText } from '@stezhka/intl';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { shell } from '@stezhka/shell-contract';
import { getWishlist } from '@stezhka/shop-contract';
import gridStyles from '../product-card/product-grid.module.css';
import { WaitingGrid } from '../product-card/product-grid.tsx';
import { CabinetPart } from '../ui/cabinet-part.tsx';
import { ToCatalog } from '../ui/to-catalog.tsx';
import { WishCard } from './wish-card.tsx';

const SHOWN = 4;

export function Component() {
  const t = useText('shop');
  const { data, isLoading, refetch, isFetching } = shell().useCall(getWishlist, undefined, {
    optional: true,
  });
  if (isLoading) return <WaitingGrid label={t('wishlist.loading')} count={SHOWN} />;
  if (!data) {
    return (
      <CabinetPart name="wishlist" title={t('wishlist.title')}>
        <ErrorArea
          title={t('wishlist.unavailable')}
          onRetry={refetch}
          retryLabel={t('retry')}
          retrying={isFetching}
        />
      </CabinetPart>
    );
  }
  return (
    <CabinetPart
      name="wishlist"
      title={t('wishlist.title')}
      {...(data.wishlist.length > SHOWN && { link: { href: '/wishlist', text: t('wishlist.all') } })}
    >
      {data.wishlist.length ? (
        <ul className={gridStyles.grid}>
          {data.wishlist.slice(0, SHOWN).map((item) => (
            <li key={item.productId}>
              <WishCard item={item} level={3} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('wishlist.empty')}
          text={t('wishlist.emptyText')}
          action={<ToCatalog variant="outline" />}
        />
      )}
    </CabinetPart>
  );
}
