import type { Types } from 'mongoose';
import { CategoryModel } from '../categories/categories.model.ts';
import { writeDefaultDeliveryTerms } from '../delivery/delivery-terms.model.ts';
import { FilterModel } from '../filters/filters.model.ts';
import { draw } from './pictures.ts';
import { readCategories, readFilters } from './read-definitions.ts';

/** Categories and filters: the menu and the home page lead to them; the terms of delivery as they are at first. */
export async function seedDefinitions(): Promise<void> {
  await writeDefaultDeliveryTerms();
  const ids = new Map<string, Types.ObjectId>();
  for (const { parent, ...category } of readCategories()) {
    const { slug, title } = category;
    const row = await CategoryModel.findOneAndUpdate(
      { slug },
      {
        ...category,
        parent: parent ? ids.get(parent) : null,
        picture: await draw(category.picture, title, { variant: `category-${slug}`, first: true }),
      },
      { upsert: true, returnDocument: 'after' },
    );
    ids.set(slug, row._id);
  }
  for (const filter of readFilters())
    await FilterModel.updateOne({ key: filter.key }, filter, { upsert: true });
}
