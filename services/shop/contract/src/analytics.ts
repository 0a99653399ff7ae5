import { operation } from '@stezhka/kit-contract';
import type { FbCart, GtagCart, GtagProduct } from './cart.ts';

/** What is told outside the site, and only by those who agreed (product 7.14, third-party analytics). */
export const ANALYTICS_EVENTS = ['purchase', 'conversion', 'remove_from_cart'] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** What the replies of cart and checkout carry for it. */
export interface AnalyticsData {
  gtagData?: GtagCart & { transaction_id?: string };
  fbData?: FbCart;
  gtagProduct?: GtagProduct;
}

export interface AnalyticsReply {
  /** Somebody listens: visitors are asked whether they agree. */
  on: boolean;
}

export const getAnalytics = operation<{ reply: AnalyticsReply }>('GET', '/data/analytics', {
  access: 'public',
  reply: 'AnalyticsReply',
  cache: 300,
  tags: ['shop-settings'],
});

export interface AnalyticsToldReply {
  /** It was passed on; false when nobody listens. Whether it arrived nobody waits for. */
  told: boolean;
}

export const tellAnalytics = operation<{
  body: { event: AnalyticsEvent; data: AnalyticsData };
  reply: AnalyticsToldReply;
}>('POST', '/order/analytics', {
  access: 'guest',
  reply: 'AnalyticsToldReply',
});
