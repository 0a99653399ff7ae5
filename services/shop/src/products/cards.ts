import { trusted } from 'mongoose';
import { CARD_FIELDS, ProductModel, type ProductRow } from './products.model.ts';

/** What cards of these products show, in the order of the ids; what is not there or not out is left out. */
export async function cardsOf(ids: readonly string[]): Promise<ProductRow[]> {
  if (!ids.length) return [];
  const rows = await ProductModel.find({ _id: trusted({ $in: ids }), published: true })
    .select(CARD_FIELDS)
    .lean<ProductRow[]>();
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
