import { type CatalogFilter, FILTER_KEYS, type FilterQuery } from '@stezhka/shop-contract';

export interface Applied {
  key: string;
  label: string;
  rest: FilterQuery;
}

interface Words {
  price: (from: number | undefined, to: number | undefined) => string;
  inStock: string;
}

/** Every choice of an address as one removable chip; values of one filter have a chip each. */
export function appliedOf(filters: FilterQuery, { groups }: Pick<CatalogFilter, 'groups'>, words: Words) {
  const applied: Applied[] = [];
  const { price_from: from, price_to: to, in_stock: inStock } = filters;
  if (from || to) {
    const { price_from, price_to, ...rest } = filters;
    applied.push({ key: 'price', label: words.price(from, to), rest });
  }
  for (const key of FILTER_KEYS) {
    const options = groups.find((group) => group.key === key)?.options ?? [];
    for (const value of filters[key] ?? []) {
      const label = options.find((option) => option.value === value)?.title ?? value;
      const left = filters[key]!.filter((one) => one !== value);
      applied.push({ key: `${key}-${value}`, label, rest: { ...filters, [key]: left } });
    }
  }
  if (inStock) {
    const { in_stock, ...rest } = filters;
    applied.push({ key: 'in_stock', label: words.inStock, rest });
  }
  return applied;
}

/** One choice of a filter more, or less if it was there. */
export function toggled(filters: FilterQuery, key: (typeof FILTER_KEYS)[number], value: string): FilterQuery {
  const values = filters[key] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const { [key]: _, ...rest } = filters;
  return next.length ? { ...rest, [key]: next } : rest;
}
