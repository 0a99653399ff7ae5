import { FILTER_KEYS, type FilterKey, type SortType } from '@stezhka/shop-contract';
import { Bitset } from './bitset.ts';

export interface IndexedProduct {
  id: string;
  category: string;
  filters: Record<FilterKey, string>;
  /** Kopiykas. */
  price: number;
  inStock: boolean;
  popularity: number;
  /** Milliseconds. */
  createdAt: number;
}

/** Ascending sort keys; 'price_desc' is 'price_asc' reversed. */
const ORDER: Record<Exclude<SortType, 'price_desc'>, (row: IndexedProduct) => number> = {
  popular: (row) => -row.popularity,
  price_asc: (row) => row.price,
  new: (row) => -row.createdAt,
};

/** Published products in memory: a bit set of rows per category and filter value, the row numbers per sort order. */
export class CatalogIndex {
  readonly rows: readonly IndexedProduct[];
  readonly inStock: Bitset;
  readonly #categories = new Map<string, Bitset>();
  readonly #values = new Map<string, Bitset>();
  readonly #orders = new Map<SortType, Uint32Array>();
  #prices: Uint32Array | undefined;

  constructor(rows: readonly IndexedProduct[]) {
    // Equal products are ordered by id, so that pages neither repeat nor skip one.
    this.rows = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.inStock = this.#none();
    this.rows.forEach((row, n) => {
      this.#setOf(this.#categories, row.category).add(n);
      for (const key of FILTER_KEYS) this.#setOf(this.#values, `${key} ${row.filters[key]}`).add(n);
      if (row.inStock) this.inStock.add(n);
    });
  }

  /** Rows of any of these categories. The index's sets are shared: callers copy before they change one. */
  within(categories: readonly string[]): Bitset {
    return this.#union(categories.map((id) => this.#categories.get(id)));
  }

  withValues(key: FilterKey, values: readonly string[]): Bitset {
    return this.#union(values.map((value) => this.#values.get(`${key} ${value}`)));
  }

  /** Rows priced from `from` to `to` kopiykas, inclusive. */
  priced(from: number, to: number): Bitset {
    const found = this.#none();
    const order = this.order('price_asc');
    const end = this.#positionOf(to + 1);
    for (let i = this.#positionOf(from); i < end; i++) found.add(order[i]!);
    return found;
  }

  order(sort: SortType): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = sort === 'price_desc' ? this.order('price_asc').toReversed() : this.#sorted(ORDER[sort]);
    this.#orders.set(sort, order);
    return order;
  }

  page(matches: Bitset, sort: SortType, skip: number, limit: number): string[] {
    const ids: string[] = [];
    let passed = 0;
    for (const n of this.order(sort)) {
      if (!matches.has(n) || passed++ < skip) continue;
      ids.push(this.rows[n]!.id);
      if (ids.length === limit) break;
    }
    return ids;
  }

  /** Lowest and highest price of these rows, kopiykas; zeros for no rows. */
  prices(matches: Bitset): { min: number; max: number } {
    const order = this.order('price_asc');
    const cheapest = order.find((n) => matches.has(n));
    const dearest = order.findLast((n) => matches.has(n));
    const price = (n: number | undefined) => (n === undefined ? 0 : this.rows[n]!.price);
    return { min: price(cheapest), max: price(dearest) };
  }

  /** Position of the first row that costs at least this, by binary search. */
  #positionOf(price: number): number {
    this.#prices ??= Uint32Array.from(this.order('price_asc'), (n) => this.rows[n]!.price);
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#prices[middle]! < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sorted(key: (row: IndexedProduct) => number): Uint32Array {
    const keys = Float64Array.from(this.rows, key);
    return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
  }

  #none = (): Bitset => new Bitset(this.rows.length);

  #setOf(sets: Map<string, Bitset>, key: string): Bitset {
    const set = sets.get(key) ?? this.#none();
    sets.set(key, set);
    return set;
  }

  #union(sets: (Bitset | undefined)[]): Bitset {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const all = this.#none();
    for (const set of sets) if (set) all.or(set);
    return all;
  }
}
