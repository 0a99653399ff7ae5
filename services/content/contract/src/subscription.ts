import { type FormReply, operation } from '@stezhka/kit-contract';
import { type BlockReply, getHomepageTop } from './home.ts';

export type SubscriptionFormReply = FormReply;

export interface SubscribeBody {
  email: string;
}
export interface SubscribeReply {
  /** The title of the window that follows (product 7.2, Newsletter). */
  message: string;
}

/** waiting: not confirmed yet; ended: no more mails. */
export type SubscriptionState = 'waiting' | 'active' | 'ended';

export interface SubscriptionReply {
  state: SubscriptionState;
  /** Enough to know it by: 'o…a@example.ua'. */
  email: string;
}
/** The reply is a redirect to the page. */
export type OpenUnsubscribeReply = null;

const token = 'pWm3sDqkR0nXvJ6uYb1cT8aLhE5fGz2iKo7rNt4wQxU';
const active: SubscriptionReply = { state: 'active', email: 'o…a@example.ua' };

export const getSubscriptionForm = operation<{ reply: SubscriptionFormReply }>('GET', '/form/subscription', {
  summary: 'Newsletter form',
  access: 'public',
  reply: 'SubscriptionFormReply',
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

/**
 * Sends a mail to confirm the address by; says the same for an address that is known.
 * @throws invalid_form, too_many_requests
 */
export const subscribe = operation<{ body: SubscribeBody; reply: SubscribeReply }>('POST', '/subscribe', {
  summary: 'Subscribe to the newsletter',
  throws: ['too_many_requests'],
  access: 'public',
  reply: 'SubscribeReply',
  example: {
    body: { email: 'olena@example.ua' },
    reply: { message: 'Дякуємо, перевірте пошту' },
  },
});

/** What the window after subscribing says. */
export const getSubscriptionModal = operation<{ reply: BlockReply }>(
  'GET',
  '/data/static-content/subscription_modal',
  {
    summary: 'Text of the window after subscribing',
    throws: ['not_found'],
    access: 'public',
    reply: 'BlockReply',
    cache: 300,
    tags: ['blocks'],
    example: {
      reply: {
        ...getHomepageTop.example.reply,
        title: 'Лист із підтвердженням',
        text: 'Відкрийте його й підтвердьте адресу.',
        links: [],
      },
    },
  },
);

/** By the token of any mail's link. @throws not_found */
export const getSubscription = operation<{ params: { token: string }; reply: SubscriptionReply }>(
  'GET',
  '/data/subscription/:token',
  {
    summary: 'State of a newsletter subscription',
    throws: ['not_found'],
    access: 'public',
    reply: 'SubscriptionReply',
    tags: ['subscription'],
    example: { params: { token }, reply: { ...active, state: 'waiting' } },
  },
);

/** Double opt-in's second step; doing it again changes nothing. @throws not_found */
export const confirmSubscription = operation<{ params: { token: string }; reply: SubscriptionReply }>(
  'POST',
  '/subscribe/:token',
  {
    summary: 'Confirm a newsletter subscription',
    throws: ['not_found'],
    access: 'public',
    reply: 'SubscriptionReply',
    changes: ['subscription'],
    example: { params: { token }, reply: active },
  },
);

/** Also what a mail program sends by itself (RFC 8058, One-Click Unsubscribe). @throws not_found */
export const endSubscription = operation<{
  params: { token: string };
  body: { 'List-Unsubscribe'?: 'One-Click' };
  reply: SubscriptionReply;
}>('POST', '/unsubscribe/:token', {
  summary: 'End a newsletter subscription',
  throws: ['not_found'],
  access: 'public',
  callback: true,
  reply: 'SubscriptionReply',
  changes: ['subscription'],
  example: { params: { token }, body: {}, reply: { ...active, state: 'ended' } },
});

/** The same address opened by a person whose mail program knows no one-click: leads to the page, changes nothing. */
export const openUnsubscribe = operation<{ params: { token: string }; reply: OpenUnsubscribeReply }>(
  'GET',
  '/unsubscribe/:token',
  {
    summary: 'Page that ends a newsletter subscription',
    produces: 302,
    access: 'public',
    callback: true,
    reply: 'OpenUnsubscribeReply',
    example: { params: { token }, reply: null },
  },
);
