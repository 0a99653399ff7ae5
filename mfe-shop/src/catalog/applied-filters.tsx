import { useText } from '@stezhka/intl';
import { Chip } from '@stezhka/shared-ui/chip';
import type { FilterQuery } from '@stezhka/shop-contract';
import type { Applied } from './applied.ts';
import styles from './filters.module.css';

export function AppliedFilters({ chips, onGo }: { chips: Applied[]; onGo: (filters: FilterQuery) => void }) {
  const t = useText('shop');
  if (!chips.length) return null;
  return (
    <ul className={styles.applied} aria-label={t('filter.applied')}>
      {chips.map(({ key, label, rest }) => (
        <li key={key}>
          <Chip removable aria-label={t('filter.remove', { name: label })} onClick={() => onGo(rest)}>
            {label}
          </Chip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={styles.reset} onClick={() => onGo({})}>
            {t('filter.reset')}
          </button>
        </li>
      )}
    </ul>
  );
}
