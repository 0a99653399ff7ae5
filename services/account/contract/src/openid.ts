import { type Locale, operation } from '@stezhka/kit-contract';

export interface OpenidProvider {
  name: string;
}
/** Null: no provider is configured. */
export type OpenidProviderReply = OpenidProvider | null;
export type OpenidRedirectReply = null;

/**
 * Reasons of a failed login, in the login page's query `openid`. denied: cancelled at the provider. expired: too
 * late, another browser, or finished before. refused: the provider's reply is invalid. unavailable: no reply.
 * email_unverified: the provider does not vouch for the e-mail. account_exists: an account has that e-mail
 * unverified. staff: staff log in by password and code.
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

/** Redirects to the provider, or back to the login page. */
export const startOpenid = operation<{
  query: { next?: string; locale?: Locale };
  reply: OpenidRedirectReply;
}>('GET', '/openid/start', {
  access: 'guest',
  reply: 'OpenidRedirectReply',
});

export interface OpenidCallbackQuery {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

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
