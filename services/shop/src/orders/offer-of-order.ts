import { LANDINGS, type Landing } from '@stezhka/shop-contract';
import { trusted } from 'mongoose';
import { OfferModel } from '../offers/offers.model.ts';
import type { OrderRow } from './orders.model.ts';

/** The landing that sells everything in an order, its own product among it; of several the one that sells least besides. */
export async function offerOfOrder({ lines }: Pick<OrderRow, 'lines'>): Promise<Landing | null> {
  if (lines.length === 0 || lines.some(({ kind }) => kind !== 'product')) return null;
  const products = trusted({ $all: lines.map(({ item }) => item) });
  const offers = await OfferModel.find({ slug: trusted({ $in: [...LANDINGS] }), products })
    .select('slug products')
    .sort({ slug: 1 })
    .lean<{ slug: Landing; products: unknown[] }[]>();
  // What an offer says in thanks is about its first product.
  const [least] = offers
    .filter(({ products: [own] }) => lines.some(({ item }) => String(item) === String(own)))
    .sort((a, b) => a.products.length - b.products.length);
  return least?.slug ?? null;
}
