import type { FilterKey, SortType } from '@stezhka/shop-contract';
import { Bitset } from './bitset.ts';

/** One size of a product; a product without sizes is one variant. Price, format and stock of a query hold for one variant. */
export interface IndexedVariant {
  format: string;
  /** Kopiykas. */
  price: number;
  inStock: boolean;
}

export interface IndexedProduct {
  id: string;
  category: string;
  filters: Record<Exclude<FilterKey, 'format'>, string>;
  variants: IndexedVariant[];
  popularity: number;
  /** Milliseconds. */
  createdAt: number;
}

const priceFrom = ({ variants }: IndexedProduct) => Math.min(...variants.map(({ price }) => price));

/** Ascending sort keys; 'price_desc' is 'price_asc' reversed, and both go by the price that a card names. */
const ORDER: Record<Exclude<SortType, 'price_desc'>, (row: IndexedProduct) => number> = {
  popular: (row) => -row.popularity,
  price_asc: priceFrom,
  new: (row) => -row.createdAt,
};

/** A variant of a row, and its price. */
interface PricedVariant {
  row: number;
  plane: number;
  price: number;
}

/** Published products in memory: a bit set of rows per category and filter value, the row numbers per sort order. */
export class CatalogIndex {
  readonly rows: readonly IndexedProduct[];
  readonly inStock: Bitset;
  readonly #categories = new Map<string, Bitset>();
  readonly #values = new Map<string, Bitset>();
  readonly #orders = new Map<SortType, Uint32Array>();
  readonly #planes: number;
  /** Ascending. */
  readonly #prices: readonly PricedVariant[];

  constructor(rows: readonly IndexedProduct[]) {
    // Equal products are ordered by id, so that pages neither repeat nor skip one.
    this.rows = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.#planes = this.rows.reduce((most, { variants }) => Math.max(most, variants.length), 1);
    this.inStock = this.#none();
    const prices: PricedVariant[] = [];
    this.rows.forEach(({ category, filters, variants }, row) => {
      variants.forEach(({ format, price, inStock }, plane) => {
        this.#setOf(this.#categories, category).add(row, plane);
        for (const [key, value] of Object.entries({ ...filters, format }))
          this.#setOf(this.#values, `${key} ${value}`).add(row, plane);
        if (inStock) this.inStock.add(row, plane);
        prices.push({ row, plane, price });
      });
    });
    this.#prices = prices.sort((a, b) => a.price - b.price);
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
    const end = this.#positionOf(to + 1);
    for (let i = this.#positionOf(from); i < end; i++) {
      const { row, plane } = this.#prices[i]!;
      found.add(row, plane);
    }
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
    const isMatch = ({ row, plane }: PricedVariant) => matches.hasVariant(row, plane);
    return {
      min: this.#prices.find(isMatch)?.price ?? 0,
      max: this.#prices.findLast(isMatch)?.price ?? 0,
    };
  }

  /** Position of the first variant that costs at least this, by binary search. */
  #positionOf(price: number): number {
    let low = 0;
    let high = this.#prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#prices[middle]!.price < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sorted(key: (row: IndexedProduct) => number): Uint32Array {
    const keys = Float64Array.from(this.rows, key);
    return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
  }

  #none = (): Bitset => new Bitset(this.rows.length, this.#planes);

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
