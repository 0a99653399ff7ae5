import { AppError } from '@stezhka/kit/errors';
import { MAX_QUANTITY } from '@stezhka/shop-contract';
import { Types, trusted } from 'mongoose';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { piecesOf } from '../products/products.presenter.ts';
import { dropGoneLines } from './cart.lines.ts';
import { CartModel, type CartOwner, type CartRow } from './cart.model.ts';

const DUPLICATE_KEY = 11000;
const after = { returnDocument: 'after' } as const;

export interface Wanted {
  product: ProductRow;
  size: string | null;
  quantity: number;
}

export const readCart = (owner: CartOwner | undefined) =>
  owner ? CartModel.findOne(owner).lean<CartRow>() : null;

/**
 * Puts pieces in: on top of those that are there, or as a new line. Both ways are one conditional write,
 * so that adds at the same moment all count.
 * @throws AppError out_of_stock | not_enough_stock | quantity_limit
 */
export async function addToCart(owner: CartOwner, { product, size, quantity }: Wanted): Promise<CartRow> {
  const left = piecesOf(product, size);
  checkStock(left, quantity);
  await dropGoneLines(owner);
  const same = { product: product._id, size };
  const room = Math.min(MAX_QUANTITY, left) - quantity;
  for (;;) {
    const fits = trusted({ $elemMatch: { ...same, quantity: { $lte: room } } });
    const grown = await CartModel.findOneAndUpdate(
      { ...owner, products: fits },
      { $inc: { 'products.$.quantity': quantity, version: 1 } },
      after,
    ).lean<CartRow>();
    if (grown) return grown;
    try {
      return (await CartModel.findOneAndUpdate(
        { ...owner, products: trusted({ $not: { $elemMatch: same } }) },
        { $push: { products: { _id: new Types.ObjectId(), ...same, quantity } }, $inc: { version: 1 } },
        { ...after, upsert: true },
      ).lean<CartRow>())!;
    } catch (error) {
      // The owner has a cart by now, perhaps with this very line.
      if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
      const line = (await readCart(owner))?.products.find((one) => isSame(one, same));
      if (line) checkStock(left, line.quantity + quantity);
    }
  }
}

/** @throws AppError not_found for a line that is not this owner's or whose product is gone; out_of_stock | not_enough_stock */
export async function setQuantity(owner: CartOwner, lineId: string, quantity: number): Promise<CartRow> {
  await dropGoneLines(owner);
  const { line, product } = await lineOf(owner, lineId);
  checkStock(piecesOf(product, line.size), quantity);
  const cart = await CartModel.findOneAndUpdate(
    { ...owner, 'products._id': lineId },
    { $set: { 'products.$.quantity': quantity }, $inc: { version: 1 } },
    after,
  ).lean<CartRow>();
  if (!cart) throw new AppError('not_found');
  return cart;
}

/** `removed` is null when the line's product was gone already. @throws AppError not_found for a line that is not this owner's */
export async function removeLine(owner: CartOwner, lineId: string) {
  const gone = await dropGoneLines(owner);
  if (gone.some(({ _id }) => String(_id) === lineId)) return { cart: await readCart(owner), removed: null };
  const removed = await lineOf(owner, lineId);
  const cart = await CartModel.findOneAndUpdate(
    { ...owner, 'products._id': lineId },
    { $pull: { products: { _id: lineId } }, $inc: { version: 1 } },
    after,
  ).lean<CartRow>();
  if (!cart) throw new AppError('not_found');
  return { cart, removed };
}

async function lineOf(owner: CartOwner, lineId: string) {
  const line = (await readCart(owner))?.products.find(({ _id }) => String(_id) === lineId);
  const product = line && (await ProductModel.findById(line.product).lean<ProductRow>());
  if (!product) throw new AppError('not_found');
  return { line, product };
}

function checkStock(left: number, quantity: number): void {
  if (left <= 0) throw new AppError('out_of_stock');
  if (quantity > MAX_QUANTITY) throw new AppError('quantity_limit', { params: { most: MAX_QUANTITY } });
  if (quantity > left) {
    throw new AppError('not_enough_stock', { params: { left }, data: { left } });
  }
}

const isSame = (
  a: { product: Types.ObjectId; size: string | null },
  b: { product: Types.ObjectId; size: string | null },
): boolean => a.product.equals(b.product) && a.size === b.size;

/** The size a call means: the first one unless told. @throws AppError size_unknown */
export function sizeOf({ sizes }: ProductRow, wanted: string | undefined): string | null {
  if (wanted === undefined) return sizes[0]?.value ?? null;
  if (!sizes.some(({ value }) => value === wanted)) throw new AppError('size_unknown');
  return wanted;
}
