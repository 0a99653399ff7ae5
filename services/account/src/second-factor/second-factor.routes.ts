import {
  beginEnrolment,
  enrol,
  getSecondFactor,
  getSecondFactorForm,
  renewRecoveryCodes,
  type SecondFactorBody,
  submitSecondFactor,
} from '@stezhka/account-contract';
import type { Rule } from '@stezhka/kit/attempts';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { definition, fieldError, formBody } from '@stezhka/kit/forms';
import { serve } from '@stezhka/kit/http';
import { isAdmin } from '@stezhka/kit/identity';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { guess } from '../passwords/guess.service.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { presentUser } from '../users/users.presenter.ts';
import { isStaff, rememberLocale, sessionOf } from '../users/users.service.ts';
import { enrolmentForm, secondFactorForm, WRONG_CODE } from './second-factor.form.ts';
import { SecondFactorModel } from './second-factor.model.ts';
import {
  beginEnrolmentOf,
  completeEnrolment,
  readTicket,
  renewCodes,
  spend,
  spendTicket,
} from './second-factor.service.ts';
import { qrOf } from './totp.ts';

/** Six digits are few: limits as for passwords. */
const WRONG: Rule = { name: 'second-factor', free: 5, seconds: 15 * 60, renew: true };

/** @throws AppError not_found for members without staff roles */
async function staffMember(userId: string): Promise<UserDocument> {
  const user = await UserModel.findById(userId);
  if (!user || user.blockedAt || !isStaff(user)) throw new AppError('not_found');
  return user;
}

async function whoseStep({ ticket }: SecondFactorBody, userId: () => string): Promise<UserDocument> {
  if (!ticket) return staffMember(userId());
  const row = await readTicket(ticket);
  const user = await UserModel.findById(row.userId);
  // A new password or a block makes the login start again.
  if (!user || user.blockedAt || user.sessionEpoch !== row.epoch) throw new AppError('login_expired');
  return user;
}

export const secondFactorRoutes = [
  serve(getSecondFactor, {}, async ({ userId, identity }) => {
    const user = await staffMember(userId());
    const row = await SecondFactorModel.findById(user.id).lean();
    return {
      enrolled: !!row?.confirmedAt,
      passed: isAdmin(identity),
      recoveryCodesLeft: row?.recoveryCodes.length ?? 0,
    };
  }),
  serve(beginEnrolment, {}, async ({ userId, identity, locale }) => {
    const user = await staffMember(userId());
    const secret = await beginEnrolmentOf(user.id);
    return {
      secret,
      qr: qrOf(secret, user.email),
      form: await definition(enrolmentForm, { locale, csrf: identity.csrf ?? '' }),
    };
  }),
  serve(enrol, { body: formBody(enrolmentForm) }, async ({ body, userId, locale, startSession }) => {
    const user = await staffMember(userId());
    const recoveryCodes = await guess([[WRONG, user.id]], () => completeEnrolment(user.id, body.code));
    if (!recoveryCodes) throw fieldError(enrolmentForm, 'code', WRONG_CODE, locale);
    startSession(sessionOf(user, clock.now().getTime()));
    logSecurityEvent('second_factor_enrolled', { account: user.id });
    return { recoveryCodes };
  }),
  serve(getSecondFactorForm, {}, async ({ locale, identity }) => ({
    form: await definition(secondFactorForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(
    submitSecondFactor,
    { body: formBody(secondFactorForm) },
    async ({ body, userId, locale, startSession }) => {
      const user = await whoseStep(body, userId);
      const right = await guess([[WRONG, user.id]], () => spend(user.id, body.code));
      if (!right) {
        logSecurityEvent('second_step_failed', { account: user.id });
        throw fieldError(secondFactorForm, 'code', WRONG_CODE, locale);
      }
      if (body.ticket && !(await spendTicket(body.ticket))) throw new AppError('login_expired');
      await rememberLocale(user, locale);
      const start = sessionOf(user, clock.now().getTime());
      startSession(start);
      logSecurityEvent('second_step', { account: user.id, detail: body.ticket ? 'login' : 'session' });
      return presentUser(user, locale, start.roles);
    },
  ),
  serve(renewRecoveryCodes, {}, async ({ userId }) => {
    const recoveryCodes = await renewCodes(userId());
    logSecurityEvent('recovery_codes_renewed', { account: userId() });
    return { recoveryCodes };
  }),
];
