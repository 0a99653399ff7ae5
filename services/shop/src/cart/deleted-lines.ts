import type { Owner } from '@stezhka/kit/identity';
import { type ClientSession, trusted } from 'mongoose';
import { ProductModel } from '../products/products.model.ts';
import { type CartLine, CartModel, type CartRow } from './cart.model.ts';

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

/** Removes lines of deleted products before a change: they are invisible and must not come back. @returns them */
export async function deleteLinesWithoutProduct(owner: Owner): Promise<CartLine[]> {
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

export async function linesWithProduct(
  lines: readonly CartLine[],
  session: ClientSession,
): Promise<CartLine[]> {
  const there = await existingProductIds(lines, session);
  return lines.filter(({ product }) => there.has(String(product)));
}
