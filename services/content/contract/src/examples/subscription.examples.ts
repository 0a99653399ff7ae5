import { describeCall, exampleOf } from '@stezhka/kit-contract/examples';
import './home.examples.ts';
import { getHomepageTop } from '../home.ts';
import {
  changeOwnSubscription,
  confirmSubscription,
  endSubscription,
  getOwnSubscription,
  getSubscription,
  getSubscriptionForm,
  getSubscriptionModal,
  openUnsubscribe,
  type SubscriptionReply,
  subscribe,
} from '../subscription.ts';

const token = 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU';

const active: SubscriptionReply = { state: 'active', email: 'o…a@example.ua' };

describeCall(getSubscriptionForm, {
  summary: 'Newsletter form',
  example: {
    reply: {
      form: {
        name: 'subscription',
        action: '/subscribe',
        fields: [
          {
            name: 'email',
            fullName: 'email',
            type: 'email',
            label: 'Ваша пошта',
            required: true,
            value: '',
            autocomplete: 'email',
            validation: [{ regex: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', error: 'Неправильна електронна адреса' }],
            attr: { maxlength: 254 },
          },
          { name: '_csrf_token', fullName: '_csrf_token', type: 'hidden', value: 'k3J9' },
        ],
      },
    },
  },
});

describeCall(subscribe, {
  summary: 'Subscribe to the newsletter',
  throws: ['too_many_requests'],
  example: {
    body: { email: 'olena@example.ua' },
    reply: { message: 'Дякуємо, перевірте пошту' },
  },
});

describeCall(getSubscriptionModal, {
  summary: 'Text of the window after subscribing',
  throws: ['not_found'],
  example: {
    reply: {
      ...exampleOf(getHomepageTop).reply,
      title: 'Лист із підтвердженням',
      text: 'Відкрийте його й підтвердьте адресу.',
      links: [],
    },
  },
});

describeCall(getSubscription, {
  summary: 'State of a newsletter subscription',
  throws: ['not_found'],
  example: { params: { token }, reply: { ...active, state: 'waiting' } },
});

describeCall(confirmSubscription, {
  summary: 'Confirm a newsletter subscription',
  throws: ['not_found'],
  example: { params: { token }, body: {}, reply: active },
});

describeCall(endSubscription, {
  summary: 'End a newsletter subscription',
  throws: ['not_found'],
  example: { params: { token }, body: {}, reply: { ...active, state: 'ended' } },
});

describeCall(openUnsubscribe, {
  summary: 'Page that ends a newsletter subscription',
  produces: 302,
  example: { params: { token }, reply: null },
});

describeCall(getOwnSubscription, {
  summary: 'Newsletter subscription of the member',
  example: { reply: { state: 'active' } },
});

describeCall(changeOwnSubscription, {
  summary: 'Subscribe the member to the newsletter, or end it',
  throws: ['conflict'],
  example: { body: { wanted: true }, reply: { state: 'active' } },
});
