import { useText } from '@stezhka/intl';
import { useParams, useSearchParams } from '@stezhka/router';
import { Breadcrumbs } from '@stezhka/shared-ui/breadcrumbs';
import { noBreak } from '@stezhka/shared-ui/format';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { Pager } from '@stezhka/shared-ui/pager';
import { Section } from '@stezhka/shared-ui/section';
import { usePolling } from '@stezhka/shared-ui/use-polling';
import { shell } from '@stezhka/shell-contract';
import {
  type Category,
  catalogPath,
  categoryChain,
  type KitOffer,
  type ProductsReply,
} from '@stezhka/shop-contract';
import { ProductGrid, WaitingGrid } from '../product-card/product-grid.tsx';
import { useCrumbs } from '../ui/use-crumbs.ts';
import styles from './catalog.module.css';
import {
  categoryOf,
  categoryQuery,
  filterQuery,
  isWhole,
  kitsQuery,
  listHref,
  listQuery,
} from './catalog.queries.ts';
import { CategoryChips } from './category-chips.tsx';
import { SortSelect } from './sort-select.tsx';

const Below = lazyPart(async () => (await import('./catalog-below.tsx')).CatalogBelow, { when: 'hydrated' });
const NoProducts = lazyPart(
  async () => (await import(/* webpackChunkName: "catalog.below" */ './no-products.tsx')).NoProducts,
);
const Kit = lazyPart(
  async () => (await import(/* webpackChunkName: "catalog.below" */ '../product/kit-offers.tsx')).Kit,
);
const Filters = lazyPart(
  async () => (await import(/* webpackChunkName: "catalog.below" */ './filters.tsx')).Filters,
  { waiting: ({ children }) => <div className={styles.bar}>{children}</div> },
);
// The filters load at once, so that their button answers the first press.
Filters.load().catch(() => {});

/** The catalogue or one category; filters, order and page stand in the address. */
export function Component() {
  const { '*': splat } = useParams();
  const [query] = useSearchParams();
  const slug = categoryOf(splat);
  const { useCall } = shell();
  const category = useCall(...categoryQuery(slug), { skip: !splat }).data?.category;
  // The area of the list shows a failed call itself.
  const { data, error, refetch } = useCall(...listQuery(slug, query), { optional: true });
  usePolling(!!error, refetch);
  const whole = isWhole(query);
  const { kits } = useCall(...kitsQuery(slug), { skip: !whole, optional: true }).data ?? {};
  const path = catalogPath(splat ? category : null);
  const filters = filterQuery(query);
  const sort = data && (
    <SortSelect
      total={data.pagination.total}
      value={data.sortType}
      hrefFor={(sort) => listHref(path, filters, { sort })}
    />
  );
  return (
    <>
      <Section tight className={styles.page}>
        <Head category={splat ? category : undefined} />
        <CategoryChips chain={splat && category ? categoryChain(category).join('/') : ''} />
        <Filters category={slug} path={path} applied={filters} sort={data?.sortType ?? null}>
          {sort}
        </Filters>
        <Results
          data={data}
          failed={!!error}
          onRetry={refetch}
          path={path}
          filters={filters}
          kit={kits?.[0]}
        />
      </Section>
      {data && <Below bestsellers={whole} listed={data.products.map(({ id }) => id)} />}
    </>
  );
}

function Head({ category }: { category: Category | undefined }) {
  const t = useText('shop');
  const crumbs = useCrumbs();
  return (
    <>
      <Breadcrumbs items={crumbs(category ?? null)} label={t('crumbs')} />
      <header className={styles.head}>
        <h1>{category?.title ?? t('catalog.title')}</h1>
        <p>{noBreak(category?.description ?? t('catalog.lead'))}</p>
      </header>
    </>
  );
}

interface ResultsProps {
  data: ProductsReply | undefined;
  failed: boolean;
  onRetry: () => void;
  path: string;
  filters: ReturnType<typeof filterQuery>;
  kit: KitOffer | undefined;
}

function Results({ data, failed, onRetry, path, filters, kit }: ResultsProps) {
  const t = useText('shop');
  if (!data && !failed) return <WaitingGrid label={t('catalog.loading')} />;
  if (!data?.products.length) {
    return <NoProducts failed={!data} onRetry={onRetry} path={path} />;
  }
  const { products, pagination, sortType } = data;
  return (
    <>
      <ProductGrid products={products} level={2} priority={4} row={kit && <Kit kit={kit} level={2} />} />
      <Pager
        className={styles.pager}
        page={pagination.page}
        pages={pagination.pages}
        hrefFor={(page) => listHref(path, filters, { sort: sortType, page })}
        labels={{
          nav: t('pager.nav'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          page: (page) => t('pager.page', { page }),
        }}
      />
    </>
  );
}
