import { serve } from '@stezhka/kit/http';
import { getAnalytics, tellAnalytics } from '@stezhka/shop-contract';
import { eventSchema } from './event-schema.ts';
import { forwardEvent, hasEventSink } from './event-sink.ts';

export const analyticsRoutes = [
  serve(getAnalytics, {}, async ({ cacheTags }) => {
    cacheTags('shop-settings');
    return { on: hasEventSink() };
  }),
  serve(tellAnalytics, { body: eventSchema }, async ({ body }) => {
    // Not awaited: a slow sink delays no reply.
    void forwardEvent(body);
    return { told: hasEventSink() };
  }),
];
