import { serve } from '@stezhka/kit/http';
import { ANALYTICS_EVENTS, getAnalytics, trackEvent } from '@stezhka/shop-contract';
import Joi from 'joi';
import { forwardEvent, hasEventSink } from './event-sink.ts';

const amount = Joi.number().min(0).max(10_000_000);
const count = Joi.number().integer().min(0).max(100_000);
const word = Joi.string().max(300);
const id = Joi.string().max(40);
const currency = Joi.string().pattern(/^[A-Z]{3}$/);

const gtagProduct = Joi.object({
  item_id: id.required(),
  item_name: word.required(),
  price: amount.required(),
  quantity: count.required(),
  currency: currency.required(),
});

/** Payloads of the cart's and checkout's replies, and nothing else. */
const eventSchema = Joi.object({
  event: Joi.string()
    .valid(...ANALYTICS_EVENTS)
    .required(),
  data: Joi.object({
    gtagData: Joi.object({
      currency: currency.required(),
      value: amount.required(),
      items: Joi.array().items(gtagProduct).max(200).required(),
      transaction_id: id,
    }),
    fbData: Joi.object({
      purchaseData: Joi.object({
        content_ids: Joi.array().items(id).max(200).required(),
        value: amount.required(),
        currency: currency.required(),
        num_items: count.required(),
      }).required(),
    }),
    gtagProduct,
  }).required(),
});

export const analyticsRoutes = [
  serve(getAnalytics, {}, async ({ cacheTags }) => {
    cacheTags('shop-settings');
    return { on: hasEventSink() };
  }),
  serve(trackEvent, { body: eventSchema }, async ({ body }) => {
    // Not awaited: a slow sink delays no reply.
    void forwardEvent(body);
    return { told: hasEventSink() };
  }),
];
