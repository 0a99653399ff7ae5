import { operation } from '@stezhka/kit-contract';
import type { FbCart, GtagCart, GtagProduct } from './cart.ts';

/** Events passed to third-party analytics, with the visitor's consent (product 7.14). */
export const ANALYTICS_EVENTS = ['purchase', 'conversion', 'remove_from_cart'] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

export interface AnalyticsData {
  gtagData?: GtagCart & { transaction_id?: string };
  fbData?: FbCart;
  gtagProduct?: GtagProduct;
}

export interface AnalyticsReply {
  on: boolean;
}

export const getAnalytics = operation<{ reply: AnalyticsReply }>('GET', '/data/analytics', {
  access: 'public',
  reply: 'AnalyticsReply',
  cache: 300,
  tags: ['shop-settings'],
});

export interface AnalyticsToldReply {
  told: boolean;
}

export const trackEvent = operation<{
  body: { event: AnalyticsEvent; data: AnalyticsData };
  reply: AnalyticsToldReply;
}>('POST', '/order/analytics', {
  access: 'guest',
  reply: 'AnalyticsToldReply',
});
