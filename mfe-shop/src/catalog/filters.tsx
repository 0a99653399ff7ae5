import { useLocale, useText } from '@stezhka/intl';
import { useNavigate } from '@stezhka/router';
import { Button } from '@stezhka/shared-ui/button';
import { cx } from '@stezhka/shared-ui/cx';
import { useDebouncedValue } from '@stezhka/shared-ui/debounce';
import { formatPrice } from '@stezhka/shared-ui/format';
import { Icon } from '@stezhka/shared-ui/icon';
import { Modal } from '@stezhka/shared-ui/modal';
import { restoreFocus } from '@stezhka/shared-ui/restore-focus';
import { usePolling } from '@stezhka/shared-ui/use-polling';
import { shell } from '@stezhka/shell-contract';
import { type FilterQuery, getDeliveryTerms, type SortType } from '@stezhka/shop-contract';
import { SlidersHorizontal, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { appliedOf } from './applied.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { filtersQuery, inOrder, listHref } from './catalog.queries.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filters.module.css';

interface FiltersProps {
  category: string;
  path: string;
  applied: FilterQuery;
  sort: SortType | null;
  children: ReactNode;
}

const TYPING_MS = 300;

/** The bar with the applied choices; the choices themselves in a panel, on a phone in a sheet (LOOK 'Filters'). */
export function Filters({ category, path, applied, sort, children }: FiltersProps) {
  const t = useText('shop');
  const navigate = useNavigate();
  const [panel, setPanel] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [draft, setDraft] = useDraft(applied);
  const [wanted] = useDebouncedValue(draft, TYPING_MS);
  const { useCall } = shell();
  const { data, error, refetch } = useCall(...filtersQuery(category, applied), { optional: true });
  usePolling(!!error, refetch);
  const drafted = useCall(...filtersQuery(category, inOrder(wanted)), { optional: true }).data;
  const words = useFilterLabels();
  // The last options stay while a call has no reply.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const known = data ?? last;
  if (!known) return <div className={styles.bar}>{children}</div>;

  const filter = (drafted ?? known).filter;
  const chips = appliedOf(applied, known.filter, words);
  const go = (filters: FilterQuery) => {
    setSheet(false);
    navigate(listHref(path, filters, { sort }), { preventScrollReset: true });
  };
  const form = (id: string) => (
    <FilterForm
      id={id}
      path={path}
      filter={filter}
      draft={draft}
      onDraft={setDraft}
      onApply={() => {
        setDraft(inOrder(draft));
        go(draft);
      }}
    />
  );
  const buttons = (id: string) => (
    <>
      <Button variant="outline" onClick={() => go({})}>
        {t('filter.reset')}
      </Button>
      <Button type="submit" form={id}>
        {t('filter.show', { count: filter.total })}
      </Button>
    </>
  );
  const button = (className: string | undefined, expanded: boolean, onClick: () => void) => (
    <Button
      variant="outline"
      size="s"
      className={className}
      icon={<Icon of={SlidersHorizontal} size={18} />}
      iconAfter={chips.length ? <b className={styles.count}>{chips.length}</b> : undefined}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {t('filter.title')}
    </Button>
  );
  return (
    <>
      <section className={styles.bar} aria-label={t('filter.bar')} ref={restoreFocus}>
        {button(styles.wide, panel, () => setPanel(!panel))}
        {button(styles.narrow, sheet, () => setSheet(true))}
        <AppliedFilters chips={chips} onGo={go} />
        {children}
        <p className={styles.free}>
          <Icon of={Truck} size={18} />
          <span>
            <DeliveryOffer />
          </span>
        </p>
      </section>
      <section className={cx(styles.panel, !panel && styles.folded)} aria-label={t('filter.title')}>
        {form('filters-panel')}
        <div className={styles.buttons}>{buttons('filters-panel')}</div>
      </section>
      <Modal
        open={sheet}
        onClose={() => setSheet(false)}
        title={t('filter.title')}
        closeLabel={t('close')}
        footer={buttons('filters-sheet')}
      >
        {form('filters-sheet')}
      </Modal>
    </>
  );
}

/** Choices that are not in the address yet; a new address replaces them. */
function useDraft(applied: FilterQuery) {
  const address = JSON.stringify(applied);
  const [state, setState] = useState({ address, draft: applied });
  if (state.address !== address) setState({ address, draft: applied });
  const draft = state.address === address ? state.draft : applied;
  return [draft, (draft: FilterQuery) => setState({ address, draft })] as const;
}

function useFilterLabels() {
  const t = useText('shop');
  const locale = useLocale();
  // The type says number, but values of an address are strings.
  const money = (value: number) => formatPrice(Number(value), locale);
  return {
    price: (from: number | undefined, to: number | undefined) =>
      from && to
        ? t('filter.priceBetween', { from: money(from), to: money(to) })
        : from
          ? t('filter.priceFrom', { from: money(from) })
          : t('filter.priceTo', { to: money(to!) }),
    inStock: t('filter.inStock'),
  };
}

/** Names the sum, in English also the pieces, of free delivery (product 2.6, Catalogue; product 9, Free delivery). */
function DeliveryOffer() {
  const t = useText('shop');
  const locale = useLocale();
  const terms = shell().useCall(getDeliveryTerms, undefined, { optional: true }).data;
  if (!terms) return null;
  const amount = formatPrice(terms.freeFrom, locale, terms.currency);
  return t('delivery.offer', { amount, count: terms.freeFromCount });
}
