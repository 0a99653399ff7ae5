import {
  beginEnrolment,
  enrol,
  getSecondFactor,
  getSecondFactorForm,
  getSecondFactorOffForm,
  renewRecoveryCodes,
  type SecondFactorBody,
  type SecondFactorReply,
  submitSecondFactor,
  switchSecondFactorOff,
} from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { AppError } from '@stezhka/kit/errors';
import { definition, fieldError, formBody } from '@stezhka/kit/forms';
import { serve, visitorAddress } from '@stezhka/kit/http';
import type { Identity } from '@stezhka/kit/identity';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { noticeLogin } from '../known-devices/known-devices.ts';
import { rememberNetwork } from '../known-networks/known-networks.ts';
import { assertOwnPassword } from '../passwords/own-password.ts';
import { browserOf } from '../sessions/device.ts';
import { type UserDocument, UserModel } from '../users/users.model.ts';
import { presentUser } from '../users/users.presenter.ts';
import { isStaff, memberOf, rememberLocale, sessionOf } from '../users/users.service.ts';
import { guessCode, guessFirstCode } from './guess-code.service.ts';
import {
  enrolmentForm,
  enrolmentStartForm,
  secondFactorForm,
  secondFactorOffForm,
  WRONG_CODE,
} from './second-factor.form.ts';
import { type LoginTicketFields, SecondFactorModel } from './second-factor.model.ts';
import {
  beginEnrolmentOf,
  completeEnrolment,
  isEnrolled,
  readTicket,
  renewCodes,
  spend,
  spendTicket,
  switchOff,
} from './second-factor.service.ts';
import { qrOf } from './totp.ts';

interface Step {
  user: UserDocument;
  /** Undefined for a session that goes on. */
  ticket?: LoginTicketFields;
}

async function stepTaken({ ticket }: SecondFactorBody, identity: Identity): Promise<Step> {
  if (!ticket && identity.userId) {
    const user = await memberOf(identity.userId);
    if (!(await isEnrolled(user.id))) throw new AppError('not_found');
    return { user };
  }
  if (!ticket && !identity.csrf) throw new AppError('login_expired');
  const row = await readTicket(ticket ? { ticket } : { browser: browserOf(identity) });
  const user = await UserModel.findById(row.userId);
  // A new password or a block makes the login start again.
  if (!user || user.blockedAt || user.sessionEpoch !== row.epoch) throw new AppError('login_expired');
  return { user, ticket: row };
}

async function presentStep(user: UserDocument, passedAt: number | undefined): Promise<SecondFactorReply> {
  const { confirmedAt, recoveryCodes } = (await SecondFactorModel.findById(user.id).lean()) ?? {};
  return {
    enrolled: !!confirmedAt,
    since: confirmedAt?.toISOString() ?? null,
    passed: passedAt !== undefined,
    recoveryCodesLeft: recoveryCodes?.length ?? 0,
    required: isStaff(user),
  };
}

export const secondFactorRoutes = [
  serve(getSecondFactor, {}, async ({ userId, identity }) =>
    presentStep(await memberOf(userId()), identity.secondFactorAt),
  ),
  serve(
    beginEnrolment,
    { body: formBody(enrolmentStartForm) },
    async ({ body, userId, identity, locale }) => {
      const user = await memberOf(userId());
      if (!isStaff(user)) {
        // Whoever registers somebody else's address must not keep its owner out (decision 0042).
        if (!user.emailVerifiedAt) throw new AppError('email_unverified');
        await assertOwnPassword(user, body.password ?? '', locale);
      }
      const secret = await beginEnrolmentOf(user);
      return {
        secret,
        qr: qrOf(secret, user.email),
        form: await definition(enrolmentForm, { locale, csrf: identity.csrf ?? '' }),
      };
    },
  ),
  serve(enrol, { body: formBody(enrolmentForm) }, async ({ body, req, userId, locale, startSession }) => {
    const user = await memberOf(userId());
    const enrolled = await guessFirstCode(user, () => completeEnrolment(user, body.code, locale));
    if (!enrolled) throw fieldError(enrolmentForm, 'code', WRONG_CODE, locale);
    await rememberNetwork(enrolled.user, visitorAddress(req));
    startSession(sessionOf(enrolled.user, clock.now().getTime()));
    logSecurityEvent('second_factor_enrolled', { account: user.id });
    return { recoveryCodes: enrolled.recoveryCodes };
  }),
  serve(getSecondFactorForm, {}, async ({ locale, identity }) => ({
    form: await definition(secondFactorForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(
    submitSecondFactor,
    { body: formBody(secondFactorForm) },
    async ({ body, req, identity, locale, startSession }) => {
      const { user, ticket } = await stepTaken(body, identity);
      const address = visitorAddress(req);
      const byPassword = !!ticket && !ticket.browser;
      const right = await guessCode(user, { address, byPassword }, () => spend(user.id, body.code));
      if (!right) {
        logSecurityEvent('second_step_failed', { account: user.id });
        throw fieldError(secondFactorForm, 'code', WRONG_CODE, locale);
      }
      if (ticket && !(await spendTicket(ticket))) throw new AppError('login_expired');
      await Promise.all([
        rememberLocale(user, locale),
        rememberNetwork(user, address),
        noticeLogin(user, req),
      ]);
      const start = sessionOf(user, clock.now().getTime());
      startSession(start);
      logSecurityEvent('second_step', { account: user.id, detail: ticket ? 'login' : 'session' });
      return presentUser(user, locale, start.roles);
    },
  ),
  serve(renewRecoveryCodes, {}, async ({ userId }) => {
    const user = await memberOf(userId());
    const recoveryCodes = await renewCodes(user);
    logSecurityEvent('recovery_codes_renewed', { account: user.id });
    return { recoveryCodes };
  }),
  serve(getSecondFactorOffForm, {}, async ({ userId, locale, identity }) => {
    await memberOf(userId());
    return { form: await definition(secondFactorOffForm, { locale, csrf: identity.csrf ?? '' }) };
  }),
  serve(
    switchSecondFactorOff,
    { body: formBody(secondFactorOffForm) },
    async ({ body, req, userId, locale, startSession }) => {
      const user = await memberOf(userId());
      if (isStaff(user)) throw new AppError('forbidden');
      await assertOwnPassword(user, body.password, locale);
      if (!(await isEnrolled(user.id))) return presentStep(user, undefined);
      const from = { address: visitorAddress(req), byPassword: true };
      const after = await guessCode(user, from, () => switchOff(user, body.code, locale));
      if (after) {
        startSession(sessionOf(after));
        logSecurityEvent('second_factor_removed', { account: user.id });
      } else if (await isEnrolled(user.id)) {
        logSecurityEvent('second_step_failed', { account: user.id });
        throw fieldError(secondFactorOffForm, 'code', WRONG_CODE, locale);
      }
      return presentStep(user, undefined);
    },
  ),
];
