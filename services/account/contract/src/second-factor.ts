import { type FormDefinition, type FormReply, operation } from '@stezhka/kit-contract';
import { exampleUser, type User } from './user.ts';

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

const form: FormDefinition = {
  name: 'second-factor',
  action: '/form/second-factor',
  fields: [
    { name: 'ticket', fullName: 'ticket', type: 'hidden', value: '' },
    {
      name: 'code',
      fullName: 'code',
      type: 'text',
      label: 'Код із застосунку',
      required: true,
      value: '',
      autocomplete: 'one-time-code',
      attr: { maxlength: 20 },
    },
  ],
};
const recoveryCodes = ['k3j9-m2xq-7wpd', '8hfr-tz5n-c4va'];

/** @throws not_found for who is not of the staff */
export const getSecondFactor = operation<{ reply: SecondFactorReply }>('GET', '/data/user/second-factor', {
  summary: 'State of the second login step',
  throws: ['not_found'],
  access: 'user',
  tags: ['user'],
  reply: 'SecondFactorReply',
  example: { reply: { enrolled: false, passed: false, recoveryCodesLeft: 0 } },
});

/** Makes a new secret, which counts once a code has shown that an app has it. @throws not_found, conflict */
export const beginEnrolment = operation<{ reply: EnrolmentReply }>('POST', '/data/user/second-factor/begin', {
  summary: 'New secret for an authenticator app',
  throws: ['not_found', 'conflict'],
  access: 'user',
  reply: 'EnrolmentReply',
  example: {
    reply: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      form: { ...form, name: 'enrolment', action: '/form/second-factor/enrol', fields: [form.fields[1]!] },
    },
  },
});

/**
 * Takes the first code: from now on there is a second step, and this session has passed it.
 * @throws invalid_form, login_slowed, conflict when it is done already, as after a button pressed twice
 */
export const enrol = operation<{ body: Pick<SecondFactorBody, 'code'>; reply: RecoveryCodesReply }>(
  'POST',
  '/form/second-factor/enrol',
  {
    summary: 'Set the second login step up by its first code',
    throws: ['not_found', 'conflict', 'login_slowed'],
    access: 'user',
    session: true,
    changes: ['user'],
    reply: 'RecoveryCodesReply',
    example: { body: { code: '123456' }, reply: { recoveryCodes } },
  },
);

/** For a session that has no staff rights yet. */
export const getSecondFactorForm = operation<{ reply: SecondFactorFormReply }>('GET', '/form/second-factor', {
  summary: 'Form of the second login step',
  access: 'user',
  reply: 'SecondFactorFormReply',
  example: { reply: { form } },
});

/**
 * The second step of the login.
 * @throws invalid_form, login_expired, login_slowed, not_found for who is not of the staff and brings no ticket
 */
export const submitSecondFactor = operation<{ body: SecondFactorBody; reply: SecondFactorUserReply }>(
  'POST',
  '/form/second-factor',
  {
    summary: 'Pass the second login step',
    throws: ['login_expired', 'login_slowed', 'not_found'],
    access: 'public',
    session: true,
    changes: ['user'],
    reply: 'SecondFactorUserReply',
    example: { body: { ticket: 'q0Zl3Xn4Ew1t', code: '123456' }, reply: exampleUser },
  },
);

/** New recovery codes in place of the old ones, for a session that has passed the step. @throws not_found */
export const renewRecoveryCodes = operation<{ reply: RecoveryCodesReply }>(
  'POST',
  '/data/user/second-factor/recovery-codes',
  {
    summary: 'New recovery codes for the second login step',
    throws: ['not_found'],
    access: 'admin',
    changes: ['user'],
    reply: 'RecoveryCodesReply',
    example: { reply: { recoveryCodes } },
  },
);
