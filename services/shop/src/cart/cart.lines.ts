import { MAX_QUANTITY } from '@stezhka/shop-contract';
import { type ClientSession, trusted } from 'mongoose';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { piecesOf } from '../products/products.presenter.ts';
import { type CartLine, CartModel, type CartOwner, type CartRow } from './cart.model.ts';

type Stocked = Pick<ProductRow, '_id' | 'stock' | 'sizes'>;

/** What there is of the lines' products, by id; a product that is not in it was deleted. */
async function stockOf(
  lines: readonly CartLine[],
  session: ClientSession | null = null,
): Promise<Map<string, Stocked>> {
  const rows = await ProductModel.find({ _id: trusted({ $in: lines.map(({ product }) => product) }) })
    .select({ stock: 1, sizes: 1 })
    .session(session)
    .lean<Stocked[]>();
  return new Map(rows.map((row) => [String(row._id), row]));
}

/**
 * Takes lines whose product was deleted out of a cart that is about to change: nobody sees them any more, and they
 * must not come back.
 * @returns the lines that left
 */
export async function dropGoneLines(owner: CartOwner): Promise<CartLine[]> {
  const lines = (await CartModel.findOne(owner).lean<CartRow>())?.products ?? [];
  const stock = lines.length ? await stockOf(lines) : new Map();
  const gone = lines.filter(({ product }) => !stock.has(String(product)));
  if (gone.length) {
    await CartModel.updateOne(owner, {
      $pull: { products: { _id: trusted({ $in: gone.map(({ _id }) => _id) }) } },
      $inc: { version: 1 },
    });
  }
  return gone;
}

/** Lines whose products are there, with no more pieces than there are; of what ran out, one is kept as a wish. */
export async function withinStock(lines: CartLine[], session: ClientSession): Promise<CartLine[]> {
  const stock = await stockOf(lines, session);
  return lines.flatMap((line) => {
    const product = stock.get(String(line.product));
    if (!product) return [];
    line.quantity = Math.max(1, Math.min(line.quantity, piecesOf(product, line.size), MAX_QUANTITY));
    return [line];
  });
}
