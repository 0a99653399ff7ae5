import { newsCategories } from '../../seed/categories.ts';
import type { BlockSeed } from '../../seed/home/shape.ts';
import * as home from '../../seed/home.ts';
import { BlockModel, type Place } from '../blocks/blocks.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { MenuModel } from '../menu/menu.model.ts';
import { draw } from './draw.ts';

/** The frame, the blocks of pages and the categories of articles: without them pages stand empty. */
export async function seedDefinitions(): Promise<void> {
  await Promise.all([seedBlocks(), seedFrame(), seedCategories()]);
}

async function seedCategories(): Promise<void> {
  for (const [order, category] of newsCategories.entries()) {
    const picture = await draw(category.picture);
    await CategoryModel.updateOne({ slug: category.slug }, { ...category, order, picture }, { upsert: true });
  }
}

async function seedBlocks(): Promise<void> {
  const places: [Place, readonly BlockSeed[]][] = [
    ['homepage-top', [home.homepageTop]],
    ['subscription-modal', [home.subscriptionModal]],
    ['features', home.features],
    ['second-features', home.secondFeatures],
    ['for-whom', home.forWhom],
    ['homepage-posters', home.homepagePosters],
    ...home.sliders.map(({ slug, slides }): [Place, readonly BlockSeed[]] => [`slider:${slug}`, slides]),
    ...home.banners.map((banner): [Place, readonly BlockSeed[]] => [`banner:${banner.slug}`, [banner]]),
  ];
  for (const [place, blocks] of places) {
    for (const [order, { picture, darkPicture, ...block }] of blocks.entries()) {
      const pictures = {
        picture: picture && (await draw(picture)),
        darkPicture: darkPicture && (await draw(darkPicture, undefined, 'dark')),
      };
      await BlockModel.updateOne({ place, order }, { ...block, ...pictures }, { upsert: true });
    }
    await BlockModel.deleteMany({ place, order: { $gte: blocks.length } });
  }
}

async function seedFrame(): Promise<void> {
  await MenuModel.updateOne({ name: 'drawer' }, { items: home.drawerMenu }, { upsert: true });
  await MenuModel.updateOne({ name: 'footer' }, { items: home.footerMenu }, { upsert: true });
  await ContactsModel.updateOne({ name: 'main' }, home.contacts, { upsert: true });
}
