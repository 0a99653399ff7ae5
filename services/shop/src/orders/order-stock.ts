import { AppError } from '@stezhka/kit/errors';
import type { Localised } from '@stezhka/kit-contract';
import type { OutOfStock } from '@stezhka/shop-contract';
import { type ClientSession, trusted } from 'mongoose';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { piecesOf } from '../products/products.service.ts';
import type { OrderLineFields, Piece } from './orders.model.ts';

type Lines = readonly Pick<OrderLineFields, 'item' | 'size' | 'pieces'>[];

/** The line that holds such pieces, its own or a kit's. */
export const lineOf = <Line extends Pick<OrderLineFields, 'pieces'>>(
  lines: readonly Line[],
  { product, size }: Piece,
): Line =>
  lines.find(({ pieces }) => pieces.some((own) => own.product.equals(product) && own.size === size))!;

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
const mergePieces = (lines: Lines): Piece[] =>
  [...sumPieces(lines.flatMap(({ pieces }) => pieces))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, piece]) => piece);

/** All or none, in the order's transaction. @throws AppError not_enough_stock, out_of_stock */
export async function reserveStock(lines: Lines, session: ClientSession): Promise<void> {
  for (const piece of mergePieces(lines)) {
    const { product, size, count } = piece;
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
    if (modifiedCount === 0) throw outOfStock(lines, piece, await readStock(piece, session));
  }
}

/** For an order that reserves nothing yet. @throws AppError not_enough_stock, out_of_stock */
export async function assertInStock(lines: Lines, session: ClientSession): Promise<void> {
  for (const piece of mergePieces(lines)) {
    const stock = await readStock(piece, session);
    if (stock.left < piece.count) throw outOfStock(lines, piece, stock);
  }
}

interface Stock {
  left: number;
  name: Localised | '';
}

async function readStock({ product, size }: Piece, session: ClientSession): Promise<Stock> {
  const row = await ProductModel.findById(product).session(session).lean<ProductRow>();
  return row ? { left: piecesOf(row, size), name: row.title } : { left: 0, name: '' };
}

function outOfStock(lines: Lines, piece: Piece, { left, name }: Stock): AppError {
  const { item, size } = lineOf(lines, piece);
  const data: OutOfStock = { left, productId: String(item), size };
  return new AppError(left > 0 ? 'not_enough_stock' : 'out_of_stock', { params: { left, name }, data });
}

export async function releaseStock(lines: Lines, session: ClientSession): Promise<void> {
  for (const { product, size, count } of mergePieces(lines)) {
    if (size) {
      const sized = { _id: product, 'sizes.value': size };
      await ProductModel.updateOne(sized, { $inc: { stock: count, 'sizes.$.stock': count } }, { session });
    } else {
      await ProductModel.updateOne({ _id: product }, { $inc: { stock: count } }, { session });
    }
  }
}
