import { type FormReply, type Locale, operation } from '@stezhka/kit-contract';
import type { BlockReply } from './home.ts';

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
  /** Shortened: 'o…a@example.ua'. */
  email: string;
}
/** The reply is a redirect to the page. */
export type OpenUnsubscribeReply = null;

export const getSubscriptionForm = operation<{ reply: SubscriptionFormReply }>('GET', '/form/subscription', {
  access: 'public',
  reply: 'SubscriptionFormReply',
});

/** The same reply for a known address. @throws invalid_form, too_many_requests */
export const subscribe = operation<{ body: SubscribeBody; reply: SubscribeReply }>('POST', '/subscribe', {
  access: 'public',
  reply: 'SubscribeReply',
});

export const getSubscriptionModal = operation<{ reply: BlockReply }>(
  'GET',
  '/data/static-content/subscription_modal',
  {
    access: 'public',
    reply: 'BlockReply',
    cache: 300,
    tags: ['blocks'],
  },
);

/** By the token of any mail's link. @throws not_found */
export const getSubscription = operation<{ params: { token: string }; reply: SubscriptionReply }>(
  'GET',
  '/data/subscription/:token',
  {
    access: 'public',
    reply: 'SubscriptionReply',
    tags: ['subscription'],
  },
);

/** Of a page's form, sent without scripts: the reply is then a redirect to the page, in this language. */
export interface PageForm {
  page?: Locale;
}

/** Double opt-in; idempotent. @throws not_found */
export const confirmSubscription = operation<{
  params: { token: string };
  body: PageForm;
  reply: SubscriptionReply;
}>('POST', '/subscribe/:token', {
  access: 'public',
  reply: 'SubscriptionReply',
  changes: ['subscription'],
});

/** Also called by mail programs (RFC 8058, One-Click Unsubscribe). @throws not_found */
export const endSubscription = operation<{
  params: { token: string };
  body: PageForm & { 'List-Unsubscribe'?: 'One-Click' };
  reply: SubscriptionReply;
}>('POST', '/unsubscribe/:token', {
  access: 'public',
  callback: true,
  reply: 'SubscriptionReply',
  changes: ['subscription'],
});

/** Opened in a browser: redirects to the page and changes nothing. */
export const openUnsubscribe = operation<{ params: { token: string }; reply: OpenUnsubscribeReply }>(
  'GET',
  '/unsubscribe/:token',
  {
    access: 'public',
    callback: true,
    reply: 'OpenUnsubscribeReply',
  },
);

/** none: the member has never subscribed, or has no confirmed e-mail. */
export interface OwnSubscriptionReply {
  state: SubscriptionState | 'none';
}

/** The newsletter's switch in the cabinet, for the member's confirmed e-mail. */
export const getOwnSubscription = operation<{ reply: OwnSubscriptionReply }>(
  'GET',
  '/data/own-subscription',
  {
    access: 'user',
    reply: 'OwnSubscriptionReply',
    tags: ['own-subscription'],
  },
);

/** Idempotent; a confirmed e-mail needs no second confirmation. @throws conflict without one */
export const changeOwnSubscription = operation<{ body: { wanted: boolean }; reply: OwnSubscriptionReply }>(
  'POST',
  '/data/own-subscription',
  { access: 'user', reply: 'OwnSubscriptionReply', writes: getOwnSubscription },
);
