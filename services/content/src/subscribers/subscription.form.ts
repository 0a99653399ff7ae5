import { defineForm, email } from '@stezhka/kit/forms';
import { labels } from './subscribers.labels.ts';

/** The footer's form (product 7.2, Newsletter). */
export const subscriptionForm = defineForm('subscription', {
  action: '/subscribe',
  fields: { email: email({ label: labels.yourEmail, required: true }) },
});
