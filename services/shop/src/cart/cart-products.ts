import { type ClientSession, trusted } from 'mongoose';
import { KitModel, type KitRow, partIds } from '../kits/kits.model.ts';
import { CARD_FIELDS, ProductModel, type ProductRow } from '../products/products.model.ts';
import type { CartKitLine, CartLine } from './cart.model.ts';

/** A cart's products, parts of kits included, and its kits, by id. Deleted ones are absent, and kits with a deleted part. */
export interface CartProducts {
  products: ReadonlyMap<string, ProductRow>;
  kits: ReadonlyMap<string, KitRow>;
}

export async function readCartProducts(
  cart: { products: Pick<CartLine, 'product'>[]; kits: Pick<CartKitLine, 'kit'>[] } | null,
  session: ClientSession | null = null,
): Promise<CartProducts> {
  const kits = cart?.kits?.length
    ? await KitModel.find({ _id: trusted({ $in: cart.kits.map(({ kit }) => kit) }) })
        .session(session)
        .lean<KitRow[]>()
    : [];
  const wanted = [...(cart?.products ?? []).map(({ product }) => product), ...kits.flatMap(partIds)];
  const products = await ProductModel.find({ _id: trusted({ $in: wanted }) })
    .select(CARD_FIELDS)
    .session(session)
    .lean<ProductRow[]>();
  const known = byId(products);
  return { products: known, kits: byId(kits.filter((kit) => partIds(kit).every((id) => known.has(id)))) };
}

const byId = <T extends { _id: unknown }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [String(row._id), row]));
