import { AppError } from '@stezhka/kit/errors';
import { MAX_QUANTITY } from '@stezhka/shop-contract';

/** @throws AppError out_of_stock | not_enough_stock | quantity_limit */
export function checkStock(left: number, quantity: number): void {
  if (left <= 0) throw new AppError('out_of_stock');
  if (quantity > MAX_QUANTITY) throw new AppError('quantity_limit', { params: { most: MAX_QUANTITY } });
  if (quantity > left) throw new AppError('not_enough_stock', { params: { left }, data: { left } });
}
