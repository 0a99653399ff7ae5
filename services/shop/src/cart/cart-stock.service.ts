import { type KitRow, partIds } from '../kits/kits.model.ts';
import { sumPieces } from '../orders/order-stock.ts';
import type { Piece } from '../orders/orders.model.ts';
import type { ProductRow } from '../products/products.model.ts';
import { firstSizeOf, piecesOf } from '../products/products.service.ts';
import type { CartLine, CartRow } from './cart.model.ts';
import type { CartProducts } from './cart-products.ts';

/** Pieces of each product and size that all lines of a cart ask for. */
export type Demand = ReadonlyMap<string, Piece>;

export const unitOfLine = ({ product, size }: Pick<CartLine, 'product' | 'size'>): Piece[] => [
  { product, size, count: 1 },
];

/** Of a part in several sizes a kit holds the first. @param products holds every part */
export const unitOfKit = (kit: KitRow, products: CartProducts['products']): Piece[] =>
  partIds(kit).map((id) => {
    const row = products.get(id)!;
    return { product: row._id, size: firstSizeOf(row), count: 1 };
  });

export function demandOf(cart: CartRow | null, { products, kits }: CartProducts): Demand {
  const times = (unit: Piece[], quantity: number) =>
    unit.map((piece) => ({ ...piece, count: piece.count * quantity }));
  return sumPieces([
    ...(cart?.products ?? []).flatMap((line) => times(unitOfLine(line), line.quantity)),
    ...(cart?.kits ?? []).flatMap(({ kit: id, quantity }) => {
      const kit = kits.get(String(id));
      return kit ? times(unitOfKit(kit, products), quantity) : [];
    }),
  ]);
}

export interface Available {
  /** Units that this line can have beside the cart's other lines; below zero where those ask for too much. */
  left: number;
  /** Units in stock, as if the line were alone. */
  stock: number;
  /** The product that is scarcest, its pieces in stock and how many the whole cart asks for. */
  scarce: { product: ProductRow; stock: number; wanted: number };
}

/**
 * One stock serves a product alone, with each choice of a custom diary, and inside kits.
 * @param unit pieces of one unit of the line
 * @param own units that the line holds already, counted in `demand`
 * @param products holds every product of `unit`
 */
export function availableFor(
  unit: readonly Piece[],
  { own, demand }: { own: number; demand: Demand },
  products: CartProducts['products'],
): Available {
  const parts = [...sumPieces(unit)].map(([key, { product, size, count }]) => {
    const row = products.get(String(product))!;
    // An unpublished product stays in the cart, as out of stock.
    const stock = row.published ? Math.max(piecesOf(row, size), 0) : 0;
    const wanted = demand.get(key)?.count ?? 0;
    return {
      left: Math.floor((stock - wanted + own * count) / count),
      stock: Math.floor(stock / count),
      scarce: { product: row, stock, wanted },
    };
  });
  return parts.reduce((least, part) => (part.left < least.left ? part : least));
}
