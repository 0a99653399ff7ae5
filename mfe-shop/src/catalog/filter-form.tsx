import { useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { Icon } from '@stezhka/shared-ui/icon';
import { cx } from '@stezhka/shared-ui/lib/cx';
import { useHydrated } from '@stezhka/shared-ui/lib/use-hydrated';
import type { CatalogFilter, FilterOption, FilterQuery } from '@stezhka/shop-contract';
import { Check } from 'lucide-react';
import type { FormEvent } from 'react';
import { toggled } from './applied.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  id: string;
  path: string;
  filter: CatalogFilter;
  draft: FilterQuery;
  onDraft: (draft: FilterQuery) => void;
  onApply: () => void;
}

/** The choices; a plain form, so that it works before the page's script does. Its buttons stand outside it. */
export function FilterForm({ id, path, filter, draft, onDraft, onApply }: FilterFormProps) {
  const t = useText('shop');
  const action = useHref(path);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form
      id={id}
      action={action}
      method="get"
      className={styles.form}
      data-ready={useHydrated()}
      onSubmit={submit}
    >
      <fieldset className={styles.group}>
        <legend>{t('filter.price')}</legend>
        <PriceRange filter={filter} draft={draft} onDraft={onDraft} />
        <label className={styles.option}>
          <input
            type="checkbox"
            name="in_stock"
            value="true"
            checked={!!draft.in_stock}
            onChange={({ target }) => {
              const { in_stock: _, ...rest } = draft;
              onDraft(target.checked ? { ...rest, in_stock: true } : rest);
            }}
          />
          <Box />
          <span>{t('filter.inStock')}</span>
          <span className={styles.count}>{filter.inStock.count}</span>
        </label>
      </fieldset>
      {filter.groups.map(({ key, title, options }) => (
        <fieldset key={key} className={styles.group} data-key={key}>
          <legend>{title}</legend>
          <div className={cx(options.some(({ color }) => color) && styles.swatches)}>
            {options.map((option) => (
              <Option
                key={option.value}
                option={option}
                name={key}
                checked={draft[key]?.includes(option.value) ?? false}
                onToggle={() => onDraft(toggled(draft, key, option.value))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

interface OptionProps {
  option: FilterOption;
  name: string;
  checked: boolean;
  onToggle: () => void;
}

function Option({ option: { value, title, color, count }, name, checked, onToggle }: OptionProps) {
  return (
    <label
      className={color ? styles.swatch : styles.option}
      title={color ? `${title} (${count})` : undefined}
    >
      <input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
      {color ? (
        <span className={styles.colour} style={{ background: color }}>
          <Icon of={Check} size={22} />
        </span>
      ) : (
        <Box />
      )}
      <span className={cx(color && 'visually-hidden')}>{title}</span>
      {!color && <span className={styles.count}>{count}</span>}
    </label>
  );
}

const Box = () => (
  <span className={styles.box} aria-hidden="true">
    <Icon of={Check} size={16} />
  </span>
);

function PriceRange({ filter, draft, onDraft }: Pick<FilterFormProps, 'filter' | 'draft' | 'onDraft'>) {
  const t = useText('shop');
  const field = (key: 'price_from' | 'price_to', bound: number, label: string) => (
    <label className={styles.amount}>
      <span className="visually-hidden">{label}</span>
      <input
        name={key}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        placeholder={String(bound)}
        value={draft[key] ?? ''}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '');
          const { [key]: _, ...rest } = draft;
          onDraft(digits ? { ...rest, [key]: digits as unknown as number } : rest);
        }}
      />
      <span aria-hidden="true">₴</span>
    </label>
  );
  return (
    <div className={styles.range}>
      {field('price_from', filter.price.min, t('filter.from'))}
      <span aria-hidden="true">–</span>
      {field('price_to', filter.price.max, t('filter.to'))}
    </div>
  );
}
