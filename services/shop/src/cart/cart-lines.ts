import { isDuplicateKey } from '@stezhka/kit/database';
import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { MAX_LINES } from '@stezhka/shop-contract';
import { Types, trusted } from 'mongoose';
import { CartModel, type CartRow } from './cart.model.ts';

const after = { returnDocument: 'after' } as const;

export type LineList = 'products' | 'kits';

export const readCart = (owner: Owner | undefined) =>
  owner ? CartModel.findOne(owner).lean<CartRow>() : null;

/**
 * Adds pieces to the line that `same` matches, or a new line, by one conditional write: concurrent adds all count.
 * @param most pieces the line may hold
 * @param pricedAt kopiykas of a new line; an existing one keeps its own
 * @returns undefined when they do not fit
 * @throws AppError cart_full
 */
export async function putLine(
  owner: Owner,
  list: LineList,
  { same, quantity, most, pricedAt }: { same: object; quantity: number; most: number; pricedAt: number },
): Promise<CartRow | undefined> {
  const room = { [`${list}.${MAX_LINES - 1}`]: trusted({ $exists: false }) };
  const other = { [list]: trusted({ $not: { $elemMatch: same } }) };
  for (;;) {
    const fits = trusted({ $elemMatch: { ...same, quantity: { $lte: most - quantity } } });
    const grown = await CartModel.findOneAndUpdate(
      { ...owner, [list]: fits },
      { $inc: { [`${list}.$.quantity`]: quantity, version: 1 } },
      after,
    ).lean<CartRow>();
    if (grown) return grown;
    try {
      return (await CartModel.findOneAndUpdate(
        { ...owner, ...other, ...room },
        {
          $push: { [list]: { _id: new Types.ObjectId(), ...same, quantity, pricedAt } },
          $inc: { version: 1 },
        },
        { ...after, upsert: true },
      ).lean<CartRow>())!;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const full = trusted({ $elemMatch: { ...same, quantity: { $gt: most - quantity } } });
      if (await CartModel.exists({ ...owner, [list]: full })) return undefined;
      if (await CartModel.exists({ ...owner, ...other, $nor: [room] }))
        throw new AppError('cart_full', { params: { most: MAX_LINES } });
    }
  }
}

/** @throws AppError not_found for a line of another owner */
export async function changeLine(
  owner: Owner,
  list: LineList,
  lineId: string,
  quantity: number,
): Promise<CartRow> {
  const cart = await CartModel.findOneAndUpdate(
    { ...owner, [`${list}._id`]: lineId },
    { $set: { [`${list}.$.quantity`]: quantity }, $inc: { version: 1 } },
    after,
  ).lean<CartRow>();
  if (!cart) throw new AppError('not_found');
  return cart;
}

/** @throws AppError not_found for a line of another owner */
export async function pullLine(owner: Owner, list: LineList, lineId: string): Promise<CartRow> {
  const cart = await CartModel.findOneAndUpdate(
    { ...owner, [`${list}._id`]: lineId },
    { $pull: { [list]: { _id: lineId } }, $inc: { version: 1 } },
    after,
  ).lean<CartRow>();
  if (!cart) throw new AppError('not_found');
  return cart;
}
