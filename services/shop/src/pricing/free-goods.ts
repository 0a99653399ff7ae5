import type { PricedLine } from './totals.ts';

type Line = Pick<PricedLine, 'now' | 'quantity'>;

export const freePieces = (lines: readonly Line[]): number =>
  lines.reduce((sum, { now, quantity }) => sum + (now === 0 ? quantity : 0), 0);

/** What is free is one piece an order, beside something that has a price (product 9, Free goods). */
export function freeGoodsRefusal(lines: readonly Line[]): 'free_once' | 'free_alone' | null {
  const free = freePieces(lines);
  if (free > 1) return 'free_once';
  return free === 1 && lines.every(({ now }) => now === 0) ? 'free_alone' : null;
}
