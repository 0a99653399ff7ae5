import { serve } from '@stezhka/kit/http';
import { getAnalytics, tellAnalytics } from '@stezhka/shop-contract';
import { toldEvent } from './analytics.rules.ts';
import { hasSink, passOn } from './sink.ts';

export const analyticsRoutes = [
  serve(getAnalytics, {}, async ({ cacheTags }) => {
    cacheTags('shop-settings');
    return { on: hasSink() };
  }),
  serve(tellAnalytics, { body: toldEvent }, async ({ body }) => {
    // Not awaited: however slow the sink, the shop answers.
    void passOn(body);
    return { told: hasSink() };
  }),
];
