import { clock } from '@stezhka/kit/clock';
import type { Localised } from '@stezhka/kit-contract';
import type { Types } from 'mongoose';
import { CategoryModel } from '../categories/categories.model.ts';
import { CouponModel } from '../coupons/coupons.model.ts';
import { KitModel } from '../kits/kits.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { draw } from './pictures.ts';
import { type ProductSeed, readCoupons, readKits, readProducts } from './read-demo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const upsert = { upsert: true, returnDocument: 'after' } as const;

type Ids = Map<string, Types.ObjectId>;

/** Writes products and kits, after the definitions; running it again changes nothing but the dates. */
export async function seedDemo(): Promise<void> {
  const rows = await CategoryModel.find().sort({ slug: 1 }).hint({ slug: 1 }).select('slug');
  await seedKits(await seedProducts(new Map(rows.map(({ slug, _id }) => [slug, _id]))));
}

async function seedProducts(categoryIds: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  const products = readProducts();
  for (const { related: _, addedDaysAgo, ...product } of products) {
    const known = await ProductModel.findOne({ slug: product.slug }).select('stock sizes').lean<Stocked>();
    const stocked = piecesOf(product, known);
    const row = await ProductModel.findOneAndUpdate(
      { slug: product.slug },
      {
        ...product,
        published: true,
        category: categoryIds.get(product.category),
        stock: stocked.stock,
        sizes: await inTurn(stocked.sizes, async ({ picture, ...size }) => ({
          ...size,
          ...(picture && { picture: await draw(picture, altOf(product.title, size.value)) }),
        })),
        picture: await draw(product.picture, product.title, { first: true }),
        gallery: await inTurn(product.gallery, (spec) => draw(spec, product.title)),
        createdAt: clock.in(-addedDaysAgo * DAY_MS),
      },
      { ...upsert, overwriteImmutable: true, runValidators: true },
    );
    ids.set(product.slug, row._id);
  }
  for (const { slug, related } of products) {
    await ProductModel.updateOne({ slug }, { related: related.map((one) => ids.get(one)).filter(Boolean) });
  }
  return ids;
}

async function seedKits(productIds: Ids): Promise<void> {
  for (const { mainProduct, extraProducts, ...kit } of readKits()) {
    await KitModel.updateOne(
      { slug: kit.slug },
      {
        ...kit,
        mainProduct: productIds.get(mainProduct),
        extraProducts: extraProducts.map((slug) => productIds.get(slug)),
        picture: await draw({ draw: 'cover', slug: mainProduct, options: kit.picture }, kit.title, {
          variant: `kit-${kit.slug}`,
          first: true,
        }),
      },
      { upsert: true },
    );
  }
}

type Stocked = Pick<ProductRow, 'stock' | 'sizes'>;

const altOf = (title: Localised, size: string): Localised => ({
  uk: `${title.uk}, ${size}`,
  ru: `${title.ru}, ${size}`,
  en: `${title.en}, ${size}`,
});

/** Pieces that orders have taken since stay taken. */
function piecesOf(
  { stock, sizes = [] }: Pick<ProductSeed, 'stock' | 'sizes'>,
  known: Stocked | null,
): Required<Pick<ProductSeed, 'stock' | 'sizes'>> {
  if (!known) return { stock, sizes };
  const left = (value: string) => known.sizes.find((size) => size.value === value)?.stock;
  const now = sizes.map((size) => ({ ...size, stock: left(size.value) ?? size.stock }));
  return { stock: now.length ? now.reduce((sum, size) => sum + size.stock, 0) : known.stock, sizes: now };
}

async function inTurn<T, R>(list: readonly T[], make: (one: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const one of list) made.push(await make(one));
  return made;
}

const inDays = (days: number | null): Date | null => (days === null ? null : clock.in(days * DAY_MS));

/** Writes the promocodes; how often each was used stays. */
export async function seedCoupons(): Promise<void> {
  for (const { fromDay, untilDay, ...coupon } of readCoupons()) {
    await CouponModel.updateOne(
      { code: coupon.code },
      { $set: { ...coupon, from: inDays(fromDay), until: inDays(untilDay) } },
      { upsert: true, runValidators: true },
    );
  }
}
