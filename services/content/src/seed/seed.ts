import { clock } from '@stezhka/kit/clock';
import { cleanHtml } from '@stezhka/kit/html';
import type { PictureSpec } from '@stezhka/kit/pictures/picture-spec';
import type { Localised } from '@stezhka/kit-contract';
import { authors } from '../../seed/authors.ts';
import { newsCategories } from '../../seed/categories.ts';
import * as home from '../../seed/home.ts';
import { posts } from '../../seed/posts.ts';
import { AuthorModel } from '../authors/authors.model.ts';
import { BlockModel, type Place } from '../blocks/blocks.model.ts';
import { CategoryModel } from '../categories/categories.model.ts';
import { ContactsModel } from '../contacts/contacts.model.ts';
import { MenuModel } from '../menu/menu.model.ts';
import { PartnerModel } from '../partners/partners.model.ts';
import { PostModel } from '../posts/posts.model.ts';
import { comesOut, daysAgo } from '../posts/publishing-day.ts';
import { draw } from './draw.ts';

/** Writes the demo content; running it again changes nothing but the dates. */
export async function seed(): Promise<void> {
  await Promise.all([seedNews(), seedHome(), seedFrame()]);
}

async function seedNews(): Promise<void> {
  for (const [order, category] of newsCategories.entries()) {
    await CategoryModel.updateOne({ slug: category.slug }, { ...category, order }, { upsert: true });
  }
  for (const [order, { avatar, bio, ...author }] of authors.entries()) {
    const picture = await draw({ draw: 'avatar', slug: author.slug, options: avatar }, author.name);
    await AuthorModel.updateOne(
      { slug: author.slug },
      { ...author, bio: clean(bio), order, picture },
      { upsert: true },
    );
  }
  const categoryIds = await idsBySlug(CategoryModel);
  const authorIds = await idsBySlug(AuthorModel);
  for (const post of posts) {
    const picture = await draw({ draw: 'landscape', slug: post.slug, options: post.picture });
    await PostModel.updateOne(
      { slug: post.slug },
      {
        ...post,
        body: clean(post.body),
        category: categoryIds.get(post.category),
        author: authorIds.get(post.author),
        publishedAt: morningOf(post.publishedDaysAgo),
        picture,
      },
      { upsert: true },
    );
  }
}

async function seedHome(): Promise<void> {
  const places: [Place, readonly BlockSeed[]][] = [
    ['homepage-top', [home.homepageTop]],
    ['features', home.features],
    ['second-features', home.secondFeatures],
    ['for-whom', home.forWhom],
    ['homepage-posters', home.homepagePosters],
    ...home.sliders.map(({ slug, slides }): [Place, readonly BlockSeed[]] => [`slider:${slug}`, slides]),
    ...home.banners.map((banner): [Place, readonly BlockSeed[]] => [`banner:${banner.slug}`, [banner]]),
  ];
  for (const [place, blocks] of places) {
    for (const [order, { picture, ...block }] of blocks.entries()) {
      const stored = picture && (await draw(picture));
      await BlockModel.updateOne({ place, order }, { ...block, picture: stored }, { upsert: true });
    }
    await BlockModel.deleteMany({ place, order: { $gte: blocks.length } });
  }
  for (const [order, partner] of home.partners.entries()) {
    await PartnerModel.updateOne({ slug: partner.slug }, { ...partner, order }, { upsert: true });
  }
}

async function seedFrame(): Promise<void> {
  await MenuModel.updateOne({ name: 'drawer' }, { items: home.drawerMenu }, { upsert: true });
  await MenuModel.updateOne({ name: 'footer' }, { items: home.footerMenu }, { upsert: true });
  await ContactsModel.updateOne({ name: 'main' }, home.contacts, { upsert: true });
}

interface BlockSeed {
  title: Localised;
  text: Localised;
  icon?: string;
  links: readonly { label: Localised; link: string }[];
  picture?: PictureSpec;
}

const clean = ({ uk, ru, en }: Localised): Localised => ({
  uk: cleanHtml(uk),
  ru: cleanHtml(ru),
  en: cleanHtml(en),
});

/** The morning of the day so many days before today; today's posts are already out. */
function morningOf(days: number): Date {
  const morning = comesOut(daysAgo(days));
  return morning > clock.now() ? clock.in(-60_000) : morning;
}

async function idsBySlug(model: typeof CategoryModel | typeof AuthorModel) {
  const rows = await (model as typeof CategoryModel).find().sort({ order: 1 }).select('slug');
  return new Map(rows.map((row) => [row.slug, row._id]));
}
