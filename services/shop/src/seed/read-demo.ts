import type { PictureSpec } from '@stezhka/art';
import { either, keyed, localised, markdown, type Named, named } from '@stezhka/kit/seed-files';
import type { Localised } from '@stezhka/kit-contract';
import { FILTER_KEYS, MAX_RATING, MIN_RATING } from '@stezhka/shop-contract';
import Joi from 'joi';
import type { CouponFields } from '../coupons/coupons.model.ts';
import type { KitFields } from '../kits/kits.model.ts';
import type { ProductFields } from '../products/products.model.ts';
import type { ReviewFields } from '../reviews/reviews.model.ts';
import { asTold, type CoverPicture, coverPicture, picture } from './pictures.ts';
import { readFilters, seedFiles } from './read-definitions.ts';

const kopiykas = Joi.number().integer().min(0);
const pieces = Joi.number().integer().min(0);
const slugs = Joi.array().items(Joi.string());

type Attribute = ProductFields['attributes'][number];

/** Names that several products share, and whole attributes. */
interface SharedAttributes {
  names: Record<'pages' | 'cards' | 'length' | 'inside', Localised>;
  named: Record<string, Attribute> & { ribbon: Attribute };
}
const sharedAttribute = Joi.object({ name: localised(), value: localised() });
const sharedAttributes = Joi.object<SharedAttributes>({
  names: Joi.object({ pages: localised(), cards: localised(), length: localised(), inside: localised() }),
  named: Joi.object({ ribbon: sharedAttribute }).pattern(Joi.string(), sharedAttribute),
});

interface ProductRecord
  extends Pick<
    ProductFields,
    'sku' | 'price' | 'oldPrice' | 'stock' | 'popularity' | 'isBestseller' | 'filters' | 'sizeTable'
  > {
  /** Slugs. */
  category: string;
  related: string[];
  /** Days before the seeding. */
  addedDaysAgo: number;
  /** Pages, or cards in a deck. */
  pages: number;
  /** Beside those that follow from filters and pages. */
  attributes: Attribute[];
  sizes?: (Omit<ProductFields['sizes'][number], 'picture'> & { picture?: PictureSpec })[];
  /** HTML, by what the thing is made of. */
  certificate: Localised;
  picture: PictureSpec;
  /** What follows the main picture. */
  gallery: PictureSpec[];
}

/** A product as it is read, with all of its attributes. */
export type ProductSeed = Named<
  Omit<ProductRecord, 'pages'> & Pick<ProductFields, 'title' | 'shortDescription' | 'description'>
>;

const optionIn = ({ options }: { options: { value: string }[] }) =>
  Joi.valid(...options.map(({ value }) => value));

/** The oldest first. */
export function readProducts(): ProductSeed[] {
  const filters = readFilters();
  const shared = seedFiles.file('demo/attributes.yaml', sharedAttributes);
  const certificates = Object.fromEntries(
    seedFiles
      .texts('demo/certificates', Joi.object<{ body: string }>({ body: markdown }))
      .map(({ slug, body }) => [slug, body]),
  );
  const attribute = Joi.object({ name: either(named(shared.names), localised()), value: localised() });
  const record = Joi.object<ProductRecord>({
    sku: Joi.string(),
    category: Joi.string(),
    addedDaysAgo: Joi.number().integer().min(0),
    price: kopiykas,
    oldPrice: kopiykas.optional().default(null),
    stock: pieces,
    popularity: Joi.number().integer(),
    isBestseller: Joi.boolean(),
    filters: Joi.object(Object.fromEntries(filters.map((one) => [one.key, optionIn(one)]))),
    pages: Joi.number().integer().min(1),
    attributes: Joi.array().items(either(named(shared.named), attribute)),
    sizes: Joi.array()
      .items(
        Joi.object({
          value: Joi.string(),
          price: kopiykas,
          stock: pieces,
          picture: picture.optional(),
        }),
      )
      .unique('value')
      .optional(),
    sizeTable: Joi.array().items(
      Joi.object({
        size: Joi.string(),
        width: Joi.number(),
        height: Joi.number(),
        thickness: Joi.number(),
        weight: Joi.number(),
      }),
    ),
    certificate: named(certificates),
    picture,
    gallery: Joi.array().items(picture),
    related: slugs,
  });
  const texts = Joi.object<Record<'title' | 'shortDescription' | 'body', string>>({
    title: Joi.string(),
    shortDescription: Joi.string(),
    body: markdown,
  });

  const optionOf = (key: string, value: string): Attribute => {
    const { title, options } = filters.find((one) => one.key === key)!;
    return { name: title, value: options.find((one) => one.value === value)!.title };
  };
  return seedFiles
    .articles('demo/products', { record, texts })
    .sort((a, b) => b.addedDaysAgo - a.addedDaysAgo)
    .map(({ body: description, attributes, pages, ...product }) => {
      const count = String(pages);
      const [format, ...others] = FILTER_KEYS.map((key) => optionOf(key, product.filters[key]));
      const ofPages: Attribute = {
        ...(product.filters.format === 'card'
          ? { name: shared.names.cards }
          : { key: 'pages', name: shared.names.pages }),
        value: { uk: count, ru: count, en: count },
      };
      const own = attributes.map((one) =>
        one.name.uk === shared.names.length.uk ? { ...one, key: 'length' as const } : one,
      );
      const ribbon = own.some(({ name }) => name.uk === shared.named.ribbon.name.uk);
      const told = asTold(product.filters.paper, ribbon);
      return {
        ...product,
        description,
        attributes: [format!, ofPages, ...others, ...own],
        picture: told(product.picture),
        gallery: product.gallery.map(told),
        ...(product.sizes && {
          sizes: product.sizes.map((size) => ({ ...size, picture: told(size.picture) })),
        }),
      };
    });
}

interface KitSeed extends Pick<KitFields, 'title' | 'description' | 'price'> {
  /** Slug of the product the kit is offered with. */
  mainProduct: string;
  extraProducts: string[];
  picture: CoverPicture;
}
const kit = Joi.object<KitSeed>({
  mainProduct: Joi.string(),
  extraProducts: slugs.min(1),
  price: kopiykas,
  title: localised(),
  description: localised(),
  picture: coverPicture,
});
export const readKits = () => seedFiles.records('demo/kits', kit);

type ReviewSeed = Pick<ReviewFields, 'name' | 'rating' | 'text' | 'userId'> & { daysAgo: number };
const reviews = Joi.object<{ reviews: ReviewSeed[] }>({
  reviews: Joi.array()
    .items(
      Joi.object({
        name: localised(),
        rating: Joi.number().integer().min(MIN_RATING).max(MAX_RATING),
        daysAgo: Joi.number().integer().min(0),
        text: localised(),
        userId: Joi.string().hex().length(24).optional().default(null),
      }),
    )
    .min(1),
});
/** By the slug of their product. */
export const readReviews = () => seedFiles.records('demo/reviews', reviews);

type CouponSeed = Pick<
  CouponFields,
  'discount' | 'minGoods' | 'limit' | 'limitPerPerson' | 'email' | 'firstOrderOnly'
> &
  Record<'fromDay' | 'untilDay', number | null>;
const day = Joi.number().integer().optional().default(null);
const most = Joi.number().integer().min(1).optional().default(null);
const coupon = Joi.object<CouponSeed>({
  discount: keyed('kind', { percent: { percent: Joi.number().min(1).max(100) }, amount: { kopiykas } }),
  fromDay: day,
  untilDay: day,
  minGoods: kopiykas.optional().default(0),
  limit: most,
  limitPerPerson: most,
  email: Joi.string().optional().default(null),
  firstOrderOnly: Joi.boolean().optional().default(false),
});
/** By their code; days count from the seeding, and none is open. */
export const readCoupons = () =>
  seedFiles.records('demo/coupons', coupon).map(({ slug: code, ...one }) => ({ code, ...one }));
