import { type Locale, operation } from '@stezhka/kit-contract';

/** Where one may log in by an account that one has elsewhere. */
export interface OpenidProvider {
  /** As people know it, e.g. 'Google'. */
  name: string;
}
/** Null when none is configured: then nothing is offered. */
export type OpenidProviderReply = OpenidProvider | null;
/** Both calls answer with a redirect. */
export type OpenidRedirectReply = null;

/**
 * Why a login by a provider came to nothing; the login page gets it as its query `openid` and says it in words.
 * denied: the visitor said no there. expired: begun too long ago, in another browser, or finished before.
 * refused: what the provider sent does not hold. unavailable: the provider does not answer. email_unverified: it
 * does not vouch for the e-mail. account_exists: an account here has that e-mail and has not shown it to be its
 * own. staff: who has rights of staff logs in by password and code.
 */
export const OPENID_FAILURES = [
  'denied',
  'expired',
  'refused',
  'unavailable',
  'email_unverified',
  'account_exists',
  'staff',
] as const;
export type OpenidFailure = (typeof OPENID_FAILURES)[number];

export const getOpenidProvider = operation<{ reply: OpenidProviderReply }>('GET', '/data/openid', {
  access: 'public',
  cache: 60,
  reply: 'OpenidProviderReply',
});

/** The whole page goes there: answers with a redirect to the provider, or back to the login page. */
export const startOpenid = operation<{
  query: { next?: string; locale?: Locale };
  reply: OpenidRedirectReply;
}>('GET', '/openid/start', {
  access: 'guest',
  reply: 'OpenidRedirectReply',
});

/** What a provider sends a browser back with (OpenID Connect Core, 3.1.2). */
export interface OpenidCallbackQuery {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

/** The provider sends the browser here: logs in, or leads back to the login page. */
export const finishOpenid = operation<{ query: OpenidCallbackQuery; reply: OpenidRedirectReply }>(
  'GET',
  '/openid/callback',
  {
    access: 'guest',
    callback: true,
    session: true,
    reply: 'OpenidRedirectReply',
  },
);
