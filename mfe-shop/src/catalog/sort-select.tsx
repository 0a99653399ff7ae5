import { useText } from '@stezhka/intl';
import { useNavigate } from '@stezhka/router';
import { Icon } from '@stezhka/shared-ui/icon';
import { SORT_TYPES, type SortType } from '@stezhka/shop-contract';
import { ChevronDown } from 'lucide-react';
import styles from './sort-select.module.css';

export function SortSelect({
  total,
  value,
  hrefFor,
}: {
  total: number;
  value: SortType;
  hrefFor: (sort: SortType) => string;
}) {
  const t = useText('shop');
  const navigate = useNavigate();
  return (
    <div className={styles.sort}>
      <p className={styles.total} aria-live="polite">
        {t('catalog.total', { count: total })}
      </p>
      <label className={styles.field}>
        <span className="visually-hidden">{t('sort.label')}</span>
        <select
          // Without scripts it is sent with the filters.
          name="sort"
          form="filters-panel"
          value={value}
          onChange={({ target }) => navigate(hrefFor(target.value as SortType), { preventScrollReset: true })}
        >
          {SORT_TYPES.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} />
      </label>
    </div>
  );
}
