import { type FormDefinition, type FormReply, operation } from '@stezhka/kit-contract';
import type { User } from './user.ts';

/** How one of the staff stands with the second step of the login. */
export interface SecondFactorReply {
  /** An app is set up. */
  enrolled: boolean;
  /** This session has passed the step: staff rights are in effect. */
  passed: boolean;
  /** Of ten. */
  recoveryCodesLeft: number;
}

/** What an authenticator app takes in, once. */
export interface EnrolmentReply {
  /** Base32, for typing. */
  secret: string;
  /** The same as a QR code, a whole SVG document. */
  qr: string;
  /** Takes the app's first code. */
  form: FormDefinition;
}
/** Shown this once; each opens the second step one time. */
export interface RecoveryCodesReply {
  recoveryCodes: string[];
}
export interface SecondFactorBody {
  /** Of the login that waits for the code; without it the caller's own session is raised. */
  ticket?: string;
  /** Six digits of the app, or a recovery code. */
  code: string;
}
export type SecondFactorFormReply = FormReply;
export type SecondFactorUserReply = User;

/** @throws not_found for who is not of the staff */
export const getSecondFactor = operation<{ reply: SecondFactorReply }>('GET', '/data/user/second-factor', {
  access: 'user',
  tags: ['user'],
  reply: 'SecondFactorReply',
});

/** Makes a new secret, which counts once a code has shown that an app has it. @throws not_found, conflict */
export const beginEnrolment = operation<{ reply: EnrolmentReply }>('POST', '/data/user/second-factor/begin', {
  access: 'user',
  reply: 'EnrolmentReply',
});

/**
 * Takes the first code: from now on there is a second step, and this session has passed it.
 * @throws invalid_form, login_slowed, conflict when it is done already, as after a button pressed twice
 */
export const enrol = operation<{ body: Pick<SecondFactorBody, 'code'>; reply: RecoveryCodesReply }>(
  'POST',
  '/form/second-factor/enrol',
  {
    access: 'user',
    session: true,
    changes: ['user'],
    reply: 'RecoveryCodesReply',
  },
);

/** For a session that has no staff rights yet. */
export const getSecondFactorForm = operation<{ reply: SecondFactorFormReply }>('GET', '/form/second-factor', {
  access: 'user',
  reply: 'SecondFactorFormReply',
});

/**
 * The second step of the login.
 * @throws invalid_form, login_expired, login_slowed, not_found for who is not of the staff and brings no ticket
 */
export const submitSecondFactor = operation<{ body: SecondFactorBody; reply: SecondFactorUserReply }>(
  'POST',
  '/form/second-factor',
  {
    access: 'public',
    session: true,
    changes: ['user'],
    reply: 'SecondFactorUserReply',
  },
);

/** New recovery codes in place of the old ones, for a session that has passed the step. @throws not_found */
export const renewRecoveryCodes = operation<{ reply: RecoveryCodesReply }>(
  'POST',
  '/data/user/second-factor/recovery-codes',
  {
    access: 'admin',
    changes: ['user'],
    reply: 'RecoveryCodesReply',
  },
);
