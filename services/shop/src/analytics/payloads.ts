import type { FbCart, FbProduct, GtagCart, GtagProduct } from '@stezhka/shop-contract';
import { CURRENCY, toHryvnias } from '../money/money.ts';

/** A product or a kit as it is sold: in a cart, in an order, on its way into either. */
export interface Sold {
  id: unknown;
  /** In the visitor's language. */
  title: string;
  size?: string | null;
  /** Kopiykas of one piece. */
  price: number;
  quantity: number;
}

export const gtagProduct = ({ id, title, size, price, quantity }: Sold): GtagProduct => ({
  item_id: String(id),
  item_name: size ? `${title}, ${size}` : title,
  price: toHryvnias(price),
  quantity,
  currency: CURRENCY,
});

export const fbProduct = ({ id, title, price, quantity }: Omit<Sold, 'size'>): FbProduct => ({
  content_ids: [String(id)],
  content_name: title,
  content_type: 'product',
  value: toHryvnias(price * quantity),
  currency: CURRENCY,
});

/** A cart or an order. @param total kopiykas, with delivery and discount */
export function analyticsOf(sold: readonly Sold[], total: number): { gtagData: GtagCart; fbData: FbCart } {
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
