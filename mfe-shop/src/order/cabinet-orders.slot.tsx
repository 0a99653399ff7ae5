import { useLocale, useText } from '@stezhka/intl';
import { useLocation } from '@stezhka/router';
import { ChipLink } from '@stezhka/shared-ui/chip';
import { EmptyState } from '@stezhka/shared-ui/empty-state';
import { ErrorArea } from '@stezhka/shared-ui/error-area';
import { formatDate } from '@stezhka/shared-ui/format';
import { Link } from '@stezhka/shared-ui/link';
import { Pager } from '@stezhka/shared-ui/pager';
import { Picture } from '@stezhka/shared-ui/picture';
import { Loading, Skeleton } from '@stezhka/shared-ui/skeleton';
import { Tag } from '@stezhka/shared-ui/tag';
import { shell } from '@stezhka/shell-contract';
import { getOrders, ORDER_GROUPS, type OrderCard, type OrderGroup } from '@stezhka/shop-contract';
import { CabinetPart } from '../ui/cabinet-part.tsx';
import { Amount } from '../ui/price.tsx';
import { ToCatalog } from '../ui/to-catalog.tsx';
import styles from './cabinet-orders.module.css';
import { CabinetPlaces } from './cabinet-places.tsx';
import { PayButton } from './order-actions.tsx';
import { TONES, wordOf } from './order-texts.ts';
import { RepeatButton } from './repeat-button.tsx';

const PER_PAGE = 5;
const PARAM = 'orders';
const GROUP = 'show';
/** The server refuses pages beyond this one. */
const LAST_PAGE = 10_000;

/** The member's orders, in the cabinet; the page stands in the address. */
export function Component() {
  const t = useText('shop');
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get(PARAM))) || 1), LAST_PAGE);
  const group = ORDER_GROUPS.find((one) => one === query.get(GROUP));
  const { data, isLoading, refetch, isFetching } = shell().useCall(
    getOrders,
    { query: { page, limit: PER_PAGE, ...(group && { group }) } },
    { optional: true },
  );
  if (isLoading) {
    return (
      <Loading label={t('orders.loading')}>
        <Skeleton height={240} shape="card" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <CabinetPart name="orders" title={t('orders.title')}>
        <ErrorArea
          title={t('orders.unavailable')}
          onRetry={refetch}
          retryLabel={t('retry')}
          retrying={isFetching}
        />
      </CabinetPart>
    );
  }
  const hrefOf = (which: OrderGroup | undefined, to = 1) => {
    const next = new URLSearchParams(query);
    if (to > 1) next.set(PARAM, String(to));
    else next.delete(PARAM);
    if (which) next.set(GROUP, which);
    else next.delete(GROUP);
    const words = next.toString();
    return `${pathname}${words && `?${words}`}#orders`;
  };
  return (
    <>
      <CabinetPart name="orders" title={t('orders.title')}>
        {(group || data.pagination.total > 1) && (
          <nav className={styles.groups} aria-label={t('orders.group')}>
            {([undefined, ...ORDER_GROUPS] as const).map((one) => (
              <ChipLink key={one ?? ''} href={hrefOf(one)} current={one === group} keepScroll>
                {t(`orders.group.${one ?? 'all'}`)}
              </ChipLink>
            ))}
          </nav>
        )}
        {data.pagination.total > 0 ? (
          <ul className={styles.rows}>
            {data.orders.map((order) => (
              <Row key={order.token} order={order} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t(group ? 'orders.noneOfGroup' : 'orders.empty')}
            text={group ? undefined : t('orders.emptyText')}
            action={<ToCatalog variant="outline" />}
          />
        )}
        <Pager
          page={page}
          pages={data.pagination.pages}
          hrefFor={(to) => hrefOf(group, to)}
          labels={{
            nav: t('pager.nav'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: (n) => t('pager.page', { page: n }),
          }}
        />
      </CabinetPart>
      <CabinetPlaces />
    </>
  );
}

function Row({ order }: { order: OrderCard }) {
  const t = useText('shop');
  const locale = useLocale();
  const { number, token, kind, state, createdAt, total, currency, canPay, title, pieces, imageData } = order;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        {imageData && <Picture image={imageData} alt="" ratio="4 / 5" sizes="48px" frame="field" />}
      </span>
      <div className={styles.words}>
        <h3>
          <Link href={`/order/${token}`}>{t('order.number', { number })}</Link>
        </h3>
        <p>
          {formatDate(createdAt, locale)},{' '}
          {kind === 'course' ? t('orders.course') : t('orders.pieces', { count: pieces })}
        </p>
        <p>{title}</p>
      </div>
      <Tag tone={TONES[state]} className={styles.state}>
        {t(wordOf(order, state))}
      </Tag>
      <b className={styles.total}>
        {total > 0 ? <Amount value={total} currency={currency} /> : t('price.free')}
      </b>
      <span className={styles.action}>
        {order.canRepeat && <RepeatButton order={order} size="s" />}
        {canPay ? (
          <PayButton order={order} />
        ) : (
          <Link
            href={`/order/${token}`}
            className={styles.details}
            aria-label={`${t('orders.details')}: ${t('order.number', { number })}`}
          >
            {t('orders.details')}
          </Link>
        )}
      </span>
    </li>
  );
}
