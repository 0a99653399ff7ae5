import { type ClientSession, trusted } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { type CartLine, CartModel, type CartOwner, type CartRow } from './cart.model.ts';

/** Ids of the lines' products that there are; any other was deleted. */
async function existingProductIds(
  lines: readonly CartLine[],
  session: ClientSession | null = null,
): Promise<Set<string>> {
  const rows = await ProductModel.find({ _id: trusted({ $in: lines.map(({ product }) => product) }) })
    .select({ _id: 1 })
    .session(session)
    .lean();
  return new Set(rows.map(({ _id }) => String(_id)));
}

/**
 * Takes lines whose product was deleted out of a cart that is about to change: nobody sees them any more, and they
 * must not come back.
 * @returns the lines that left
 */
export async function deleteLinesWithoutProduct(owner: CartOwner): Promise<CartLine[]> {
  const lines = (await CartModel.findOne(owner).lean<CartRow>())?.products ?? [];
  const there = lines.length ? await existingProductIds(lines) : new Set();
  const gone = lines.filter(({ product }) => !there.has(String(product)));
  if (gone.length) {
    await CartModel.updateOne(owner, {
      $pull: { products: { _id: trusted({ $in: gone.map(({ _id }) => _id) }) } },
      $inc: { version: 1 },
    });
  }
  return gone;
}

/** Lines whose products are there. */
export async function linesWithProduct(
  lines: readonly CartLine[],
  session: ClientSession,
): Promise<CartLine[]> {
  const there = await existingProductIds(lines, session);
  return lines.filter(({ product }) => there.has(String(product)));
}
