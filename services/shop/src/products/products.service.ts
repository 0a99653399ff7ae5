import { trusted } from 'mongoose';
import { CARD_FIELDS, ProductModel, type ProductRow } from './products.model.ts';

/** The fields that product cards show, in the order of the ids; deleted and unpublished products are left out. */
export async function findProductCards(ids: readonly string[]): Promise<ProductRow[]> {
  if (!ids.length) return [];
  const rows = await ProductModel.find({ _id: trusted({ $in: ids }), published: true })
    .select(CARD_FIELDS)
    .lean<ProductRow[]>();
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** Kopiykas a piece; only the first size, which has the product's price, can be reduced. */
export function unitPrices(
  { price, oldPrice, sizes }: Pick<ProductRow, 'price' | 'oldPrice' | 'sizes'>,
  size: string | null,
): { now: number; before: number | null } {
  const other = sizes.slice(1).find(({ value }) => value === size);
  return other ? { now: other.price, before: null } : { now: price, before: oldPrice };
}

export const piecesOf = (
  { stock, sizes }: Pick<ProductRow, 'stock' | 'sizes'>,
  size: string | null,
): number => sizes.find(({ value }) => value === size)?.stock ?? stock;

export const pictureOf = (
  { picture, sizes }: Pick<ProductRow, 'picture' | 'sizes'>,
  size: string | null,
): ProductRow['picture'] => sizes.find(({ value }) => value === size)?.picture ?? picture;

/** Used where no size is chosen, e.g. in kits. */
export const firstSizeOf = ({ sizes }: Pick<ProductRow, 'sizes'>): string | null => sizes[0]?.value ?? null;
