import { AppError } from '@stezhka/kit/errors';
import type { Types } from 'mongoose';
import { CategoryModel, type CategoryRow } from './categories.model.ts';

const ROOT = 'all';

/** All categories; there are few, so a request reads them at once. */
export class CategoryTree {
  readonly #byId: Map<string, CategoryRow>;
  readonly #rows: CategoryRow[];

  constructor(rows: CategoryRow[]) {
    this.#rows = rows;
    this.#byId = new Map(rows.map((row) => [String(row._id), row]));
  }

  find(slug: string): CategoryRow | undefined {
    return this.#rows.find((row) => row.slug === slug);
  }

  get(slug: string): CategoryRow {
    const row = this.find(slug);
    if (!row) throw new AppError('not_found');
    return row;
  }

  byId(id: Types.ObjectId): CategoryRow | undefined {
    return this.#byId.get(String(id));
  }

  parent(row: CategoryRow): CategoryRow | undefined {
    return row.parent ? this.byId(row.parent) : undefined;
  }

  children(row?: CategoryRow): CategoryRow[] {
    return this.#rows.filter(({ parent }) => String(parent) === String(row?._id ?? null));
  }

  chain(row: CategoryRow): CategoryRow[] {
    const parent = this.parent(row);
    return [...(parent ? this.chain(parent) : []), row];
  }

  /** Parents first; without a row the whole tree. */
  subtree(row?: CategoryRow): CategoryRow[] {
    const below = this.children(row).flatMap((child) => this.subtree(child));
    return row ? [row, ...below] : below;
  }

  idsWithin(slug: string): Types.ObjectId[] {
    return this.subtree(slug === ROOT ? undefined : this.get(slug)).map(({ _id }) => _id);
  }
}

export const readCategoryTree = async (): Promise<CategoryTree> =>
  new CategoryTree(await CategoryModel.find().sort({ parent: 1, order: 1 }).lean<CategoryRow[]>());
