import { CLOTH, type PictureSpec } from '@stezhka/art';
import { localised, SeedFiles } from '@stezhka/kit/seed-files';
import { FILTER_KEYS, type FilterKey } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { CategoryFields } from '../categories/categories.model.ts';
import type { FilterFields } from '../filters/filters.model.ts';
import { picture } from './pictures.ts';

export const seedFiles = new SeedFiles(new URL('../../seed/', import.meta.url));

interface CategorySeed extends Pick<CategoryFields, 'title' | 'description' | 'order'> {
  /** Slug of the parent; none at the top. */
  parent?: string;
  /** Of a product that is sold in it. */
  picture: PictureSpec;
}
const category = Joi.object<CategorySeed>({
  parent: Joi.string().optional(),
  order: Joi.number(),
  title: localised(),
  description: localised(),
  picture,
});

/** A parent stands before its children, and siblings in their order. */
export function readCategories() {
  const all = seedFiles.records('definitions/categories', category).sort((a, b) => a.order - b.order);
  const below = (parent?: string): typeof all =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.slug)]);
  return below();
}

type FilterSeed = Pick<FilterFields, 'order' | 'title'> & {
  options: Omit<FilterFields['options'][number], 'color'>[];
};
const filter = Joi.object<FilterSeed>({
  order: Joi.number(),
  title: localised(),
  options: Joi.array()
    .items(Joi.object({ value: Joi.string(), title: localised() }))
    .unique('value')
    .min(1),
});

/** The catalogue's filters, in their order; products are described by the same words. */
export const readFilters = (): FilterFields[] =>
  FILTER_KEYS.map((key) => {
    const { options, ...read } = seedFiles.file(`definitions/filters/${key}.yaml`, filter);
    return { key, ...read, options: options.map((one) => ({ ...one, color: colorOf(key, one.value) })) };
  }).sort((a, b) => a.order - b.order);

const colorOf = (key: FilterKey, value: string): string | null =>
  key === 'cover' ? (CLOTH[value as keyof typeof CLOTH]?.[0] ?? null) : null;
