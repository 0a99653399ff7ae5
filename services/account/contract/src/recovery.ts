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

export interface CodeFormReply {
  /** Null for a used, expired or unknown code. */
  form: FormDefinition | null;
}
export interface PassRecoverFormReply extends CodeFormReply {
  /** The code comes from the mail about a new second factor, and switches that off as well. */
  removesSecondFactor: boolean;
}
export interface PassRecoverBody {
  code: string;
  password: string;
  repeat_password: string;
}
/** Same as a login. */
export type PassRecoverReply = LoginReply;

export const getForgotPasswordForm = operation<{ reply: ForgotPasswordFormReply }>(
  'GET',
  '/form/forgot-password',
  {
    access: 'public',
    reply: 'ForgotPasswordFormReply',
  },
);

/** @throws invalid_form, too_many_requests */
export const requestRecovery = operation<{ body: ForgotPasswordBody; reply: ForgotPasswordReply }>(
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

/** Ends all sessions and logs the owner in. @throws code_spent, invalid_form */
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
