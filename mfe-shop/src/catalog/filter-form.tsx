import { useLocale, useText } from '@stezhka/intl';
import { useHref } from '@stezhka/router';
import { cx } from '@stezhka/shared-ui/cx';
import { formatPrice } from '@stezhka/shared-ui/format';
import { useHydrated } from '@stezhka/shared-ui/hydration';
import { Icon } from '@stezhka/shared-ui/icon';
import { RangeSlider } from '@stezhka/shared-ui/range-slider';
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
        <PriceSlider filter={filter} draft={draft} onDraft={onDraft} />
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

type PriceProps = Pick<FilterFormProps, 'filter' | 'draft' | 'onDraft'>;
type PriceKey = 'price_from' | 'price_to';

/** Values of an address and of fields are strings. */
function withPrice(draft: FilterQuery, key: PriceKey, value: string): FilterQuery {
  const { [key]: _, ...rest } = draft;
  return value ? { ...rest, [key]: value as unknown as number } : rest;
}

const STEP = 10;
const DOTS = 13;

/** Does what the fields below it do: an end at its bound narrows nothing. */
function PriceSlider({ filter: { price }, draft, onDraft }: PriceProps) {
  const t = useText('shop');
  const locale = useLocale();
  const min = Math.floor(price.min / STEP) * STEP;
  const max = Math.ceil(price.max / STEP) * STEP;
  if (min >= max) return null;
  const end = (key: PriceKey, bound: number, label: string) => ({
    label,
    value: Math.min(max, Math.max(min, Number(draft[key] ?? bound))),
    onChange: (value: number) => onDraft(withPrice(draft, key, value === bound ? '' : String(value))),
  });
  return (
    <RangeSlider
      range
      className={styles.slider}
      stones={[end('price_from', min, t('filter.from')), end('price_to', max, t('filter.to'))]}
      {...{ min, max }}
      step={STEP}
      dots={DOTS}
      valueText={(value) => formatPrice(value, locale)}
    />
  );
}

function PriceRange({ filter, draft, onDraft }: PriceProps) {
  const t = useText('shop');
  const field = (key: PriceKey, bound: number, label: string) => (
    <label className={styles.amount}>
      <span className="visually-hidden">{label}</span>
      <input
        name={key}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        placeholder={String(bound)}
        value={draft[key] ?? ''}
        onChange={({ target }) => onDraft(withPrice(draft, key, target.value.replace(/\D/g, '')))}
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
