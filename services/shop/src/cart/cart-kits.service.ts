import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { type ClientSession, trusted } from 'mongoose';
import { KitModel, type KitRow, partIds } from '../kits/kits.model.ts';
import { ProductModel, type ProductRow } from '../products/products.model.ts';
import type { CartKitLine, CartRow } from './cart.model.ts';
import { changeLine, pullLine, putLine, readCart } from './cart-lines.ts';
import { checkRoom, mostOf, refuseFull, roomFor } from './cart-room.service.ts';
import { unitOfKit } from './cart-stock.service.ts';

async function partsOf(kit: KitRow): Promise<ProductRow[] | undefined> {
  const ids = partIds(kit);
  const rows = await ProductModel.find({ _id: trusted({ $in: ids }), published: true }).lean<ProductRow[]>();
  return rows.length === ids.length ? rows : undefined;
}

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

/** @throws AppError not_found | out_of_stock | not_enough_stock | stock_in_cart | free_once | quantity_limit | cart_full */
export async function addKitToCart(owner: Owner, kitId: string, quantity: number) {
  const { kit, room } = await kitWithRoom(owner, kitId);
  checkRoom(room, quantity);
  const cart = await putLine(owner, 'kits', {
    same: { kit: kit._id },
    quantity,
    most: mostOf(room),
    pricedAt: kit.price,
  });
  if (cart) return { cart, kit };
  return refuseFull(room, unitsOf(await readCart(owner), kit) + quantity);
}

/** @throws AppError not_found | out_of_stock | not_enough_stock | stock_in_cart | free_once | quantity_limit */
export async function setKitQuantity(owner: Owner, lineId: string, quantity: number): Promise<CartRow> {
  const { room } = await kitWithRoom(owner, String((await kitLineOf(owner, lineId)).kit));
  checkRoom(room, quantity);
  return changeLine(owner, 'kits', lineId, quantity);
}

/** `kit` is null when it is deleted. @throws AppError not_found for a line of another owner */
export async function removeKitLine(owner: Owner, lineId: string) {
  const line = await kitLineOf(owner, lineId);
  const kit = await KitModel.findById(line.kit).lean<KitRow>();
  return { cart: await pullLine(owner, 'kits', lineId), kit, quantity: line.quantity };
}

async function kitWithRoom(owner: Owner, kitId: string) {
  const kit = await KitModel.findById(kitId).lean<KitRow>();
  const products = kit && (await partsOf(kit));
  if (!products) throw new AppError('not_found');
  const unit = unitOfKit(kit, new Map(products.map((row) => [String(row._id), row])));
  const own = (cart: CartRow | null) => unitsOf(cart, kit);
  return { kit, room: await roomFor(owner, { unit, products, price: kit.price, own }) };
}

const unitsOf = (cart: CartRow | null, { _id }: KitRow): number =>
  cart?.kits?.find(({ kit }) => kit.equals(_id))?.quantity ?? 0;

async function kitLineOf(owner: Owner, lineId: string) {
  const line = (await readCart(owner))?.kits?.find(({ _id }) => String(_id) === lineId);
  if (!line) throw new AppError('not_found');
  return line;
}
