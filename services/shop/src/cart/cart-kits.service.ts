import { AppError } from '@stezhka/kit/errors';
import { MAX_QUANTITY } from '@stezhka/shop-contract';
import { type ClientSession, trusted } from 'mongoose';
import { KitModel, type KitRow } from '../kits/kits.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import { firstSizeOf, piecesOf } from '../products/products.service.ts';
import type { CartKitLine, CartOwner, CartRow } from './cart.model.ts';
import { checkStock } from './cart.service.ts';
import { changeLine, pullLine, putLine, readCart } from './cart-lines.ts';

async function partsOf({ mainProduct, extraProducts }: KitRow): Promise<ProductRow[] | undefined> {
  const ids = [mainProduct, ...extraProducts];
  const rows = await ProductModel.find({ _id: trusted({ $in: ids }), published: true }).lean<ProductRow[]>();
  return rows.length === ids.length ? rows : undefined;
}

/** Kits that the parts' stock allows; of a part in several sizes a kit holds the first. */
export const kitsLeft = (parts: readonly Pick<ProductRow, 'stock' | 'sizes'>[]): number =>
  Math.min(...parts.map((part) => piecesOf(part, firstSizeOf(part))));

export async function offeredKits(
  lines: readonly CartKitLine[],
  session: ClientSession,
): Promise<CartKitLine[]> {
  const rows = await KitModel.find({ _id: trusted({ $in: lines.map(({ kit }) => kit) }) })
    .select({ _id: 1 })
    .session(session)
    .lean();
  const there = new Set(rows.map(({ _id }) => String(_id)));
  return lines.filter(({ kit }) => there.has(String(kit)));
}

/** @throws AppError not_found | out_of_stock | not_enough_stock | quantity_limit | cart_full */
export async function addKitToCart(owner: CartOwner, kitId: string, quantity: number) {
  const { kit, left } = await kitWithStock(kitId);
  checkStock(left, quantity);
  const cart = await putLine(owner, 'kits', {
    same: { kit: kit._id },
    quantity,
    most: Math.min(MAX_QUANTITY, left),
    pricedAt: kit.price,
  });
  if (!cart) throw new AppError('not_enough_stock', { params: { left }, data: { left } });
  return { cart, kit };
}

/** @throws AppError not_found | out_of_stock | not_enough_stock | quantity_limit */
export async function setKitQuantity(owner: CartOwner, lineId: string, quantity: number): Promise<CartRow> {
  const { left } = await kitWithStock(String((await kitLineOf(owner, lineId)).kit));
  checkStock(left, quantity);
  return changeLine(owner, 'kits', lineId, quantity);
}

/** `kit` is null when it is deleted. @throws AppError not_found for a line of another owner */
export async function removeKitLine(owner: CartOwner, lineId: string) {
  const line = await kitLineOf(owner, lineId);
  const kit = await KitModel.findById(line.kit).lean<KitRow>();
  return { cart: await pullLine(owner, 'kits', lineId), kit, quantity: line.quantity };
}

async function kitWithStock(kitId: string) {
  const kit = await KitModel.findById(kitId).lean<KitRow>();
  const parts = kit && (await partsOf(kit));
  if (!parts) throw new AppError('not_found');
  return { kit, left: kitsLeft(parts) };
}

async function kitLineOf(owner: CartOwner, lineId: string) {
  const line = (await readCart(owner))?.kits?.find(({ _id }) => String(_id) === lineId);
  if (!line) throw new AppError('not_found');
  return line;
}
