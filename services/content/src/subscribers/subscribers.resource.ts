import { defineForm, email } from '@stezhka/kit/forms';
import { defineResource, STAFF } from '@stezhka/kit/resource';
import { type SubscriberFields, SubscriberModel } from './subscribers.model.ts';
import { labels } from './subscribers.texts.ts';

const subscriberForm = defineForm('subscriber', {
  prefix: 'subscriber',
  fields: { email: email({ label: labels.email, required: true }) },
});

const states = (['waiting', 'active', 'ended'] as const).map((value) => ({ value, label: labels[value] }));

/** Staff may erase an address; only its owner subscribes it. */
export const subscriberResource = defineResource<SubscriberFields, typeof subscriberForm.fields>({
  name: 'subscribers',
  domain: 'content',
  title: labels.subscribers,
  model: SubscriberModel,
  form: subscriberForm,
  example: { email: 'sofiia@stezhka.example' },
  policy: STAFF,
  actions: ['remove'],
  columns: {
    email: { label: labels.email, sort: { email: 1 } },
    state: {
      label: labels.state,
      filter: states,
      value: ({ state }, locale) => labels[state][locale],
    },
    locale: { label: labels.locale },
    createdAt: { label: labels.createdAt, type: 'date', sort: { createdAt: -1, _id: -1 } },
    confirmedAt: { label: labels.confirmedAt, type: 'date' },
  },
  searchable: ['email'],
  sort: '-createdAt',
});
