import { inLocale, localisedText } from '@stezhka/kit/localised';
import { type Picture, pictureSchema, toImageData } from '@stezhka/kit/picture';
import type { Locale, Localised } from '@stezhka/kit-contract';
import type { KitOffer } from '@stezhka/shop-contract';
import { model, Schema, type Types } from 'mongoose';
import type { CategoryTree } from '../categories/category-tree.ts';
import { toPrice } from '../money/money.ts';
import { cardsOf } from '../products/cards.ts';
import type { ProductRow } from '../products/products.model.ts';
import { presentProductCard } from '../products/products.presenter.ts';

export interface KitFields {
  slug: string;
  title: Localised;
  description: Localised;
  mainProduct: Types.ObjectId;
  extraProducts: Types.ObjectId[];
  /** Kopiykas for all of it; the sum of the parts is its old price. */
  price: number;
  picture?: Picture;
}
export type KitRow = KitFields & { _id: Types.ObjectId };

const product = { type: Schema.Types.ObjectId, ref: 'Product', required: true };
const schema = new Schema<KitFields>({
  slug: { type: String, required: true },
  title: localisedText(),
  description: localisedText(),
  mainProduct: product,
  extraProducts: [product],
  price: { type: Number, required: true, min: 0, validate: Number.isInteger },
  picture: pictureSchema,
});
schema.index({ slug: 1 }, { unique: true });
schema.index({ mainProduct: 1 });

export const KitModel = model<KitFields>('Kit', schema, 'kits');

/** The kits a product is offered with; one whose parts are not all there is left out. */
export const kitsWith = async (mainProduct: Types.ObjectId, tree: CategoryTree, locale: Locale) =>
  presentOffered(await KitModel.find({ mainProduct }).lean<KitRow[]>(), tree, locale);

/** The kits of these categories, the most asked for first. There are few, so a request reads them all. */
export async function kitsWithin(
  categories: readonly Types.ObjectId[],
  tree: CategoryTree,
  locale: Locale,
): Promise<KitOffer[]> {
  const kits = await KitModel.find().sort({ slug: 1 }).hint({ slug: 1 }).lean<KitRow[]>();
  const ids = new Set(categories.map(String));
  return presentOffered(kits, tree, locale, ({ category }) => ids.has(String(category)));
}

async function presentOffered(
  kits: KitRow[],
  tree: CategoryTree,
  locale: Locale,
  isWanted: (mainProduct: ProductRow) => boolean = () => true,
): Promise<KitOffer[]> {
  const wanted = kits.flatMap(({ mainProduct, extraProducts }) => [mainProduct, ...extraProducts]);
  if (!wanted.length) return [];
  const rows = await cardsOf(wanted.map(String));
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  const inStock = (kit: KitRow) => partIds(kit).every((id) => byId.get(id)?.stock);
  const mainOf = (kit: KitRow) => byId.get(String(kit.mainProduct))!;
  return kits
    .filter((kit) => inStock(kit) && isWanted(mainOf(kit)))
    .sort((a, b) => mainOf(b).popularity - mainOf(a).popularity)
    .map((kit) => presentKit(kit, byId, tree, locale))
    .filter((offer) => offer !== undefined);
}

const partIds = ({ mainProduct, extraProducts }: KitRow): string[] =>
  [mainProduct, ...extraProducts].map(String);

/** A kit with its parts; undefined while one of them is not there. @param byId products by id */
export function presentKit(
  kit: KitRow,
  byId: ReadonlyMap<string, ProductRow>,
  tree: CategoryTree,
  locale: Locale,
): KitOffer | undefined {
  const parts = partIds(kit).map((id) => byId.get(id));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const cards = parts.map((row) => presentProductCard(row, tree, locale));
  const [mainProduct, ...extraProducts] = cards.filter((card) => card !== undefined);
  if (!mainProduct || extraProducts.length < kit.extraProducts.length) return undefined;
  return {
    id: String(kit._id),
    slug: kit.slug,
    title: inLocale(kit.title, locale),
    description: inLocale(kit.description, locale),
    imageData: toImageData('shop', kit.picture, locale),
    mainProduct,
    extraProducts,
    priceData: toPrice(kit.price, kitApart(parts)),
  };
}

/** What the parts cost apart, kopiykas. */
export const kitApart = (parts: readonly Pick<ProductRow, 'price'>[]): number =>
  parts.reduce((sum, { price }) => sum + price, 0);
