import type { LoginReply } from '@stezhka/account-contract';
import { definition } from '@stezhka/kit/forms';
import { type Context, visitorAddress } from '@stezhka/kit/http';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { noticeLogin } from '../known-devices/known-devices.ts';
import { rememberNetwork } from '../known-networks/known-networks.ts';
import { secondFactorForm } from '../second-factor/second-factor.form.ts';
import { isEnrolled, issueTicket } from '../second-factor/second-factor.service.ts';
import type { UserDocument } from '../users/users.model.ts';
import { presentUser } from '../users/users.presenter.ts';
import { rememberLocale, sessionOf } from '../users/users.service.ts';

/** After a right password or a mail's code: opens a session, or returns the form of the second step to who has set one up. */
export async function completeLogin(
  user: UserDocument,
  { req, locale, startSession }: Pick<Context<never>, 'req' | 'locale' | 'startSession'>,
  way: 'password' | 'recovery' = 'password',
): Promise<LoginReply> {
  if (await isEnrolled(user.id)) {
    const values = { ticket: await issueTicket(user) };
    return { form: await definition(secondFactorForm, { locale, values }) };
  }
  await Promise.all([
    rememberLocale(user, locale),
    rememberNetwork(user, visitorAddress(req)),
    noticeLogin(user, req),
  ]);
  const start = sessionOf(user);
  startSession(start);
  logSecurityEvent('login', { account: user.id, detail: way });
  return presentUser(user, locale, start.roles);
}
