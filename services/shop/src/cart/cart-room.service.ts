import { AppError } from '@stezhka/kit/errors';
import type { Owner } from '@stezhka/kit/identity';
import { MAX_QUANTITY } from '@stezhka/shop-contract';
import type { Piece } from '../orders/orders.model.ts';
import { freePieces } from '../pricing/totals.ts';
import type { ProductRow } from '../products/products.model.ts';
import type { CartRow } from './cart.model.ts';
import { readCart } from './cart-lines.ts';
import { type CartProducts, readCartProducts } from './cart-products.ts';
import { type Available, availableFor, demandOf } from './cart-stock.service.ts';
import { pricesOf } from './line-price.ts';

/** What a line of a cart may hold. */
export interface Room extends Available {
  /** Of a line that costs nothing: pieces that the cart's other free lines leave; null where it has a price. */
  free: number | null;
}

interface RoomFor {
  unit: readonly Piece[];
  /** The products of `unit`, which may not be in the cart yet. */
  products: readonly ProductRow[];
  /** Kopiykas of one unit. */
  price: number;
  /** Units that the line holds already. */
  own: (cart: CartRow | null) => number;
}

export async function roomFor(owner: Owner, { unit, products, price, own: ownIn }: RoomFor): Promise<Room> {
  const cart = await readCart(owner);
  const goods = await readCartProducts(cart);
  const own = ownIn(cart);
  const known = new Map([...goods.products, ...products.map((row) => [String(row._id), row] as const)]);
  const available = availableFor(unit, { own, demand: demandOf(cart, goods) }, known);
  return { ...available, free: price === 0 ? 1 - freePieces(pricedLines(cart, goods)) + own : null };
}

const pricedLines = (cart: CartRow | null, { products, kits }: CartProducts) => [
  ...(cart?.products ?? []).flatMap((line) => {
    const row = products.get(String(line.product));
    return row ? [{ now: pricesOf(row, line).now, quantity: line.quantity }] : [];
  }),
  ...(cart?.kits ?? []).flatMap(({ kit: id, quantity }) => {
    const kit = kits.get(String(id));
    return kit ? [{ now: kit.price, quantity }] : [];
  }),
];

export const mostOf = ({ left, free }: Room): number => Math.min(MAX_QUANTITY, left, free ?? MAX_QUANTITY);

/** @throws AppError out_of_stock | stock_in_cart | quantity_limit | not_enough_stock | free_once */
export function checkRoom({ left, stock, scarce, free }: Room, quantity: number): void {
  const name = scarce.product.title;
  if (stock <= 0) throw new AppError('out_of_stock', { params: { name } });
  if (left <= 0)
    throw new AppError('stock_in_cart', { params: { name, stock: scarce.stock }, data: { left: 0 } });
  if (quantity > MAX_QUANTITY) throw new AppError('quantity_limit', { params: { most: MAX_QUANTITY } });
  if (quantity > left) throw new AppError('not_enough_stock', { params: { left, name }, data: { left } });
  if (free !== null && quantity > free)
    throw new AppError('free_once', { data: { left: Math.max(free, 0) } });
}

/** Refuses an add after another request filled the line. @throws AppError as `checkRoom`; conflict: the line has room again, the client may repeat */
export function refuseFull(room: Room, quantity: number): never {
  checkRoom(room, quantity);
  throw new AppError('conflict');
}
