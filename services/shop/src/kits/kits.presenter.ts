import { inLocale } from '@stezhka/kit/localised';
import { toImageData } from '@stezhka/kit/picture';
import type { Locale } from '@stezhka/kit-contract';
import type { KitOffer } from '@stezhka/shop-contract';
import type { CategoryTree } from '../categories/category-tree.ts';
import { toPrice } from '../money/money.ts';
import type { ProductRow } from '../products/products.model.ts';
import { fewOf, presentProductCard } from '../products/products.presenter.ts';
import { firstSizeOf, piecesOf } from '../products/products.service.ts';
import { type KitRow, partIds } from './kits.model.ts';

/** Undefined while a part is missing. @param byId products by id */
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
    priceData: toPrice(kit.price, partsTotal(parts)),
    fewLeft: fewOf(piecesOfKit(parts)),
  };
}

/** Kits that the stock is enough for: of a part in several sizes a kit holds the first. */
export const piecesOfKit = (parts: readonly (ProductRow | undefined)[]): number =>
  Math.min(...parts.map((row) => (row ? piecesOf(row, firstSizeOf(row)) : 0)));

/** Kopiykas of the parts when bought one by one. */
export const partsTotal = (parts: readonly Pick<ProductRow, 'price'>[]): number =>
  parts.reduce((sum, { price }) => sum + price, 0);
