import {
  changeOwnSubscription as changeOwn,
  confirmSubscription,
  endSubscription,
  getOwnSubscription,
  getSubscription,
  getSubscriptionForm,
  openUnsubscribe,
  type PageForm,
  subscribe,
} from '@stezhka/content-contract';
import { countAttempt, type Rule } from '@stezhka/kit/attempts';
import { AppError } from '@stezhka/kit/errors';
import { defineForm, definition, email, formBody } from '@stezhka/kit/forms';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { tokenParams } from '@stezhka/kit/link-tokens';
import { LOCALES, localePath } from '@stezhka/kit-contract';
import Joi from 'joi';
import { changeOwnSubscription, readOwnSubscription } from './own-subscription.service.ts';
import { confirmAddress, endByToken, subscribeAddress, subscriptionOf } from './subscribers.service.ts';
import { labels } from './subscribers.texts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** The footer's form (product 7.2, Newsletter). */
const subscriptionForm = defineForm('subscription', {
  action: '/subscribe',
  fields: { email: email({ label: labels.yourEmail, required: true }) },
});

/** Addresses that one household may subscribe within an hour. */
const SUBSCRIBE_RULE: Rule = { name: 'subscribe', free: 10, seconds: 60 * 60 };

const page = Joi.valid(...LOCALES);

interface Redirecting {
  redirect(status: number, address: string): void;
}

/** After a form that was sent without scripts, its page says how things stand. */
function backToPage(
  name: 'subscribe' | 'unsubscribe',
  { params, body, res }: { params: { token: string }; body: PageForm; res: Redirecting },
): void {
  if (body.page) res.redirect(303, localePath(`/${name}/${params.token}`, body.page));
}

export const subscriptionRoutes = [
  serve(getSubscriptionForm, {}, async ({ locale, identity }) => ({
    form: await definition(subscriptionForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(subscribe, { body: formBody(subscriptionForm) }, async ({ body, locale, req }) => {
    const { count, seconds } = await countAttempt(SUBSCRIBE_RULE, visitorAddress(req));
    if (count > SUBSCRIBE_RULE.free) throw new AppError('too_many_requests', { retryAfter: seconds });
    await subscribeAddress(body.email, locale);
    return { message: labels.thanks[locale] };
  }),
  serve(getSubscription, { params: tokenParams }, async ({ params }) =>
    presentSubscription(await subscriptionOf(params.token)),
  ),
  serve(confirmSubscription, { params: tokenParams, body: Joi.object({ page }) }, async (call) => {
    const subscription = await confirmAddress(call.params.token);
    backToPage('subscribe', call);
    return presentSubscription(subscription);
  }),
  serve(
    endSubscription,
    { params: tokenParams, body: Joi.object({ page, 'List-Unsubscribe': Joi.valid('One-Click') }) },
    async (call) => {
      const subscription = await endByToken(call.params.token);
      backToPage('unsubscribe', call);
      return presentSubscription(subscription);
    },
  ),
  serve(getOwnSubscription, {}, ({ identity }) => readOwnSubscription(identity)),
  serve(
    changeOwn,
    { body: Joi.object({ wanted: Joi.boolean().strict().required() }) },
    ({ body, identity }) => changeOwnSubscription(identity, body.wanted),
  ),
  serve(openUnsubscribe, { params: tokenParams }, ({ params, locale, res }) => {
    res.redirect(localePath(`/unsubscribe/${params.token}`, locale));
    return null;
  }),
];
