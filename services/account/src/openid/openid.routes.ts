import {
  finishOpenid,
  getOpenidProvider,
  type OpenidCallbackQuery,
  type OpenidFailure,
  startOpenid,
} from '@stezhka/account-contract';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { logLimited } from '@stezhka/kit/limited-log';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { LOCALES, type Locale, localePath, safeNext } from '@stezhka/kit-contract';
import type { Request, Response } from 'express';
import Joi from 'joi';
import { noticeLogin } from '../known-devices/known-devices.ts';
import { isEnrolled, issueTicket } from '../second-factor/second-factor.service.ts';
import { browserOf } from '../sessions/device.ts';
import { sessionOf } from '../users/users.service.ts';
import { begin, finish, takeStart } from './openid.service.ts';
import { OpenidClient, OpenidError } from './openid-client.ts';
import type { OpenidSettings } from './openid-settings.ts';

const startQuery = Joi.object<{ next?: string; locale?: Locale }>({
  next: Joi.string().max(2000).allow(''),
  locale: Joi.string().valid(...LOCALES),
});
const word = Joi.string().max(4000).allow('');
// Providers add parameters of their own.
const callbackQuery = Joi.object<OpenidCallbackQuery>({
  code: word,
  state: word,
  iss: word,
  error: word,
}).options({ stripUnknown: true });

/** Without settings the login page offers no provider, and a call leads back to it. */
export function openidRoutes(settings: OpenidSettings | undefined) {
  const openid = settings && new OpenidClient(settings);
  return [
    serve(getOpenidProvider, {}, ({ locale }) => (settings ? { name: settings.name[locale] } : null)),
    serve(startOpenid, { query: startQuery }, async ({ query, identity, req, res }) => {
      const locale = query.locale ?? identity.locale;
      const next = safeNext(query.next, locale);
      await orBack(res, { next, locale }, async () => {
        if (!openid) throw new OpenidError('unavailable');
        const visitor = { identity, address: visitorAddress(req), back: callbackOf(req) };
        res.redirect(303, await begin(openid, { next, locale }, visitor));
      });
      return null;
    }),
    serve(finishOpenid, { query: callbackQuery }, async ({ query, identity, req, res, startSession }) => {
      const start = await takeStart(query.state, identity);
      const { next, locale } = start ?? { next: undefined, locale: identity.locale };
      await orBack(res, { next, locale }, async () => {
        if (!openid || !start) throw new OpenidError('expired');
        const user = await finish(openid, query, start, callbackOf(req));
        if (await isEnrolled(user.id)) {
          await issueTicket(user, browserOf(identity));
          return res.redirect(303, loginPage({ step: 'code' }, start));
        }
        await noticeLogin(user, req);
        startSession(sessionOf(user));
        logSecurityEvent('login', { account: user.id, detail: 'provider' });
        res.redirect(303, safeNext(start.next, start.locale));
      });
      return null;
    }),
  ];
}

const callbackOf = ({ headers }: Request): string =>
  `${headers['x-forwarded-proto'] ?? 'http'}://${headers['x-forwarded-host'] ?? headers.host}/api${finishOpenid.path}`;

async function orBack(
  res: Response,
  to: { next: string | undefined; locale: Locale },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof OpenidError)) throw error;
    const { failure, cause } = error;
    if (cause) logLimited('warn', { err: cause, failure }, 'login by the provider failed');
    res.redirect(303, loginPage({ openid: failure }, to));
  }
}

function loginPage(
  query: { openid: OpenidFailure } | { step: 'code' },
  { next, locale }: { next: string | undefined; locale: Locale },
): string {
  const search = new URLSearchParams({ ...query, ...(next && { next }) });
  return `${localePath('/login', locale)}?${search}`;
}
