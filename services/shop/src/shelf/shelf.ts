import { FILTER_KEYS, type FilterKey, type SortType } from '@stezhka/shop-contract';
import { Bits } from './bits.ts';

/** What lists and filters need to know of a product. */
export interface ShelfRow {
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

/** What the smaller stands first; 'price_desc' is the other one backwards. */
const ORDER: Record<Exclude<SortType, 'price_desc'>, (row: ShelfRow) => number> = {
  popular: (row) => -row.popularity,
  price_asc: (row) => row.price,
  new: (row) => -row.createdAt,
};

/** Published products laid out by what they are asked for by: for each value the set of its rows, for each order the row numbers in it. */
export class Shelf {
  readonly rows: readonly ShelfRow[];
  readonly inStock: Bits;
  readonly #categories = new Map<string, Bits>();
  readonly #values = new Map<string, Bits>();
  readonly #orders = new Map<SortType, Uint32Array>();
  /** In the order of prices. */
  #prices: Uint32Array | undefined;

  constructor(rows: readonly ShelfRow[]) {
    // Products that stand equal stand by their ids, so that pages neither repeat nor skip one.
    this.rows = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    this.inStock = this.#none();
    this.rows.forEach((row, n) => {
      this.#setOf(this.#categories, row.category).add(n);
      for (const key of FILTER_KEYS) this.#setOf(this.#values, `${key} ${row.filters[key]}`).add(n);
      if (row.inStock) this.inStock.add(n);
    });
  }

  /** Everything in any of these categories; not to be changed, like all sets of the shelf. */
  within(categories: readonly string[]): Bits {
    return this.#union(categories.map((id) => this.#categories.get(id)));
  }

  /** Everything with any of these values of a filter. */
  withValues(key: FilterKey, values: readonly string[]): Bits {
    return this.#union(values.map((value) => this.#values.get(`${key} ${value}`)));
  }

  /** Kopiykas, both included. */
  priced(from: number, to: number): Bits {
    const found = this.#none();
    const order = this.order('price_asc');
    const end = this.#placeOf(to + 1);
    for (let i = this.#placeOf(from); i < end; i++) found.add(order[i]!);
    return found;
  }

  order(sort: SortType): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = sort === 'price_desc' ? this.order('price_asc').toReversed() : this.#sorted(ORDER[sort]);
    this.#orders.set(sort, order);
    return order;
  }

  /** Ids of one page of these rows. */
  page(chosen: Bits, sort: SortType, skip: number, limit: number): string[] {
    const ids: string[] = [];
    let passed = 0;
    for (const n of this.order(sort)) {
      if (!chosen.has(n) || passed++ < skip) continue;
      ids.push(this.rows[n]!.id);
      if (ids.length === limit) break;
    }
    return ids;
  }

  /** Kopiykas: the cheapest and the dearest of these rows; zeros of none. */
  prices(chosen: Bits): { min: number; max: number } {
    const order = this.order('price_asc');
    const cheapest = order.find((n) => chosen.has(n));
    const dearest = order.findLast((n) => chosen.has(n));
    const price = (n: number | undefined) => (n === undefined ? 0 : this.rows[n]!.price);
    return { min: price(cheapest), max: price(dearest) };
  }

  /** How many are cheaper: where in the order of prices this one begins. */
  #placeOf(price: number): number {
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

  #sorted(key: (row: ShelfRow) => number): Uint32Array {
    const keys = Float64Array.from(this.rows, key);
    return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
  }

  #none = (): Bits => new Bits(this.rows.length);

  #setOf(sets: Map<string, Bits>, key: string): Bits {
    const set = sets.get(key) ?? this.#none();
    sets.set(key, set);
    return set;
  }

  #union(sets: (Bits | undefined)[]): Bits {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const all = this.#none();
    for (const set of sets) if (set) all.or(set);
    return all;
  }
}
