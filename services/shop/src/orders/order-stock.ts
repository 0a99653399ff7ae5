import { AppError } from '@stezhka/kit/errors';
import { type ClientSession, trusted } from 'mongoose';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { piecesOf } from '../products/products.service.ts';
import type { Piece } from './orders.model.ts';

/** Sums of equal products and sizes, by a key of both. */
export function sumPieces(pieces: readonly Piece[]): Map<string, Piece> {
  const all = new Map<string, Piece>();
  for (const { product, size, count } of pieces) {
    const key = `${product} ${size ?? ''}`;
    const known = all.get(key);
    if (known) known.count += count;
    else all.set(key, { product, size, count });
  }
  return all;
}

/** In one fixed order: concurrent buyers cannot deadlock. */
const mergePieces = (pieces: readonly Piece[]): Piece[] =>
  [...sumPieces(pieces)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, piece]) => piece);

/** All or none, in the order's transaction. @throws AppError not_enough_stock, out_of_stock */
export async function reserveStock(pieces: readonly Piece[], session: ClientSession): Promise<void> {
  for (const { product, size, count } of mergePieces(pieces)) {
    const enough = trusted({ $gte: count });
    const { modifiedCount } = size
      ? await ProductModel.updateOne(
          {
            _id: product,
            stock: enough,
            sizes: trusted({ $elemMatch: { value: size, stock: { $gte: count } } }),
          },
          { $inc: { stock: -count, 'sizes.$.stock': -count } },
          { session },
        )
      : await ProductModel.updateOne(
          { _id: product, stock: enough },
          { $inc: { stock: -count } },
          { session },
        );
    if (modifiedCount === 0) {
      const row = await ProductModel.findById(product).session(session).lean<ProductRow>();
      const left = row ? piecesOf(row, size) : 0;
      throw new AppError(left > 0 ? 'not_enough_stock' : 'out_of_stock', {
        params: { left, name: row?.title ?? '' },
        data: { left },
      });
    }
  }
}

export async function releaseStock(pieces: readonly Piece[], session: ClientSession): Promise<void> {
  for (const { product, size, count } of mergePieces(pieces)) {
    if (size) {
      const sized = { _id: product, 'sizes.value': size };
      await ProductModel.updateOne(sized, { $inc: { stock: count, 'sizes.$.stock': count } }, { session });
    } else {
      await ProductModel.updateOne({ _id: product }, { $inc: { stock: count } }, { session });
    }
  }
}
