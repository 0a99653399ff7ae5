import { type FormDefinition, type FormReply, operation } from '@stezhka/kit-contract';
import type { LoginReply } from './login.ts';

export interface ForgotPasswordBody {
  email: string;
}
export type ForgotPasswordFormReply = FormReply;
/** The same whether the e-mail is known or not. */
export interface ForgotPasswordReply {
  sent: true;
}

/** A form behind a code from a mail. */
export interface CodeFormReply {
  /** Null when the code opens nothing: used, too old, or never given. */
  form: FormDefinition | null;
}
export type PassRecoverFormReply = CodeFormReply;
export interface PassRecoverBody {
  code: string;
  password: string;
  repeat_password: string;
}
/** As after a login with the new password. */
export type PassRecoverReply = LoginReply;

export const getForgotPasswordForm = operation<{ reply: ForgotPasswordFormReply }>(
  'GET',
  '/form/forgot-password',
  {
    access: 'public',
    reply: 'ForgotPasswordFormReply',
  },
);

/** Sends a code, if there is an account to send it to. @throws invalid_form, too_many_requests */
export const askRecovery = operation<{ body: ForgotPasswordBody; reply: ForgotPasswordReply }>(
  'POST',
  '/form/forgot-password',
  {
    access: 'public',
    reply: 'ForgotPasswordReply',
  },
);

export const getPassRecoverForm = operation<{ params: { token: string }; reply: PassRecoverFormReply }>(
  'GET',
  '/form/pass-recover/:token',
  {
    access: 'public',
    reply: 'PassRecoverFormReply',
  },
);

/** Sets the new password, ends every session of the account and logs its owner in. @throws code_spent, invalid_form */
export const recoverPassword = operation<{ body: PassRecoverBody; reply: PassRecoverReply }>(
  'POST',
  '/form/pass-recover',
  {
    access: 'public',
    session: true,
    changes: ['user', 'user-sessions'],
    reply: 'PassRecoverReply',
  },
);
