import { operation } from '@stezhka/kit-contract';

/** In the order of the checkout form. */
export const DELIVERY_METHODS = ['branch', 'locker', 'courier', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export interface DeliveryTermsReply {
  /** Hryvnias of goods from which delivery is free (product 9, Free delivery: AMOUNT). */
  freeFrom: number;
  /** Pieces that usually come to `freeFrom`; named in English, no rule of price (COUNT). */
  freeFromCount: number;
  /** Hryvnias below the threshold. */
  price: number;
  currency: string;
}

export const getDeliveryTerms = operation<{ reply: DeliveryTermsReply }>('GET', '/data/delivery-terms', {
  access: 'public',
  reply: 'DeliveryTermsReply',
  cache: 300,
  tags: ['shop-settings'],
});
