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

type Compare = (a: ShelfRow, b: ShelfRow) => number;
const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1);
const cheapFirst: Compare = (a, b) => a.price - b.price || byId(a, b);

/** Products that stand equal are told apart by their id, so that pages neither repeat nor skip one. */
const ORDER: Record<SortType, Compare> = {
  popular: (a, b) => b.popularity - a.popularity || byId(a, b),
  price_asc: cheapFirst,
  price_desc: (a, b) => cheapFirst(b, a),
  new: (a, b) => b.createdAt - a.createdAt || byId(a, b),
};

/** Published products laid out by what they are asked for by: for each value the set of its rows, for each order the row numbers in it. */
export class Shelf {
  readonly rows: readonly ShelfRow[];
  readonly inStock: Bits;
  readonly #categories = new Map<string, Bits>();
  readonly #values = new Map<string, Bits>();
  readonly #orders = new Map<SortType, Uint32Array>();

  constructor(rows: readonly ShelfRow[]) {
    this.rows = rows;
    this.inStock = this.#none();
    rows.forEach((row, n) => {
      this.#setOf(this.#categories, row.category).add(n);
      for (const key of FILTER_KEYS) this.#setOf(this.#values, `${key} ${row.filters[key]}`).add(n);
      if (row.inStock) this.inStock.add(n);
    });
  }

  /** Everything in any of these categories. */
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
    for (let i = this.#firstFrom(from); i < order.length; i++) {
      if (this.rows[order[i]!]!.price > to) break;
      found.add(order[i]!);
    }
    return found;
  }

  order(sort: SortType): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const compare = ORDER[sort];
    const order = Uint32Array.from(this.rows.keys()).sort((a, b) => compare(this.rows[a]!, this.rows[b]!));
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

  /** Where in the order of prices this one would stand. */
  #firstFrom(price: number): number {
    const order = this.order('price_asc');
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.rows[order[middle]!]!.price < price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #none = (): Bits => new Bits(this.rows.length);

  #setOf(sets: Map<string, Bits>, key: string): Bits {
    const set = sets.get(key) ?? this.#none();
    sets.set(key, set);
    return set;
  }

  #union(sets: (Bits | undefined)[]): Bits {
    const all = this.#none();
    for (const set of sets) if (set) all.or(set);
    return all;
  }
}
