import type { FbCart, FbProduct, GtagCart, GtagProduct } from '@stezhka/shop-contract';
import { CURRENCY, toHryvnias } from '../money/money.ts';

export interface AnalyticsItem {
  id: unknown;
  title: string;
  size?: string | null;
  /** Kopiykas a piece. */
  price: number;
  quantity: number;
}

export const gtagProduct = ({ id, title, size, price, quantity }: AnalyticsItem): GtagProduct => ({
  item_id: String(id),
  item_name: size ? `${title}, ${size}` : title,
  price: toHryvnias(price),
  quantity,
  currency: CURRENCY,
});

export const fbProduct = ({ id, title, price, quantity }: Omit<AnalyticsItem, 'size'>): FbProduct => ({
  content_ids: [String(id)],
  content_name: title,
  content_type: 'product',
  value: toHryvnias(price * quantity),
  currency: CURRENCY,
});

/** @param total kopiykas, with delivery and discount */
export function presentAnalytics(
  sold: readonly AnalyticsItem[],
  total: number,
): { gtagData: GtagCart; fbData: FbCart } {
  const value = toHryvnias(total);
  return {
    gtagData: { currency: CURRENCY, value, items: sold.map(gtagProduct) },
    fbData: {
      purchaseData: {
        content_ids: sold.map(({ id }) => String(id)),
        value,
        currency: CURRENCY,
        num_items: sold.reduce((sum, { quantity }) => sum + quantity, 0),
      },
    },
  };
}
