import type { Locale } from '@stezhka/kit-contract';
import type { KitOffer } from '@stezhka/shop-contract';
import type { Types } from 'mongoose';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { ProductRow } from '../products/products.model.ts';
import { findProductCards } from '../products/products.service.ts';
import { KitModel, type KitRow, partIds } from './kits.model.ts';
import { piecesOfKit, presentKit } from './kits.presenter.ts';

/** Kits with this main product; a kit with a part out of stock is left out. */
export const findKitsOf = async (mainProduct: Types.ObjectId, tree: CategoryTree, locale: Locale) =>
  presentKitsInStock(await KitModel.find({ mainProduct }).lean<KitRow[]>(), tree, locale);

/** Kits whose main product is in these categories, the most popular first. There are few, so a request reads them all. */
export async function findKitsWithin(
  categories: readonly Types.ObjectId[],
  tree: CategoryTree,
  locale: Locale,
): Promise<KitOffer[]> {
  const kits = await KitModel.find().sort({ slug: 1 }).hint({ slug: 1 }).lean<KitRow[]>();
  const ids = new Set(categories.map(String));
  return presentKitsInStock(kits, tree, locale, ({ category }) => ids.has(String(category)));
}

async function presentKitsInStock(
  kits: KitRow[],
  tree: CategoryTree,
  locale: Locale,
  isWanted: (mainProduct: ProductRow) => boolean = () => true,
): Promise<KitOffer[]> {
  const wanted = kits.flatMap(partIds);
  if (!wanted.length) return [];
  const rows = await findProductCards(wanted.map(String));
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  const inStock = (kit: KitRow) => piecesOfKit(partIds(kit).map((id) => byId.get(id))) > 0;
  const mainOf = (kit: KitRow) => byId.get(String(kit.mainProduct))!;
  return kits
    .filter((kit) => inStock(kit) && isWanted(mainOf(kit)))
    .sort((a, b) => mainOf(b).popularity - mainOf(a).popularity)
    .map((kit) => presentKit(kit, byId, tree, locale))
    .filter((offer) => offer !== undefined);
}
