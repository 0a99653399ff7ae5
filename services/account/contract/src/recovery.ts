import { type FormDefinition, type FormReply, operation } from '@stezhka/kit-contract';
import { exampleCsrfField, exampleEmailField, exampleNewPasswordFields } from './example-fields.ts';
import type { LoginReply } from './login.ts';
import { exampleUser } from './user.ts';

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

const EXAMPLE_CODE = 'q0Zl3Xn4Ew1t7Rk2yVb9uJm6aPc8sHd5fGo0iLtKxYw';

export const getForgotPasswordForm = operation<{ reply: ForgotPasswordFormReply }>(
  'GET',
  '/form/forgot-password',
  {
    summary: 'Form that asks for a new password',
    access: 'public',
    reply: 'ForgotPasswordFormReply',
    example: {
      reply: {
        form: {
          name: 'forgot-password',
          action: '/form/forgot-password',
          fields: [exampleEmailField('username'), exampleCsrfField],
        },
      },
    },
  },
);

/** Sends a code, if there is an account to send it to. @throws invalid_form, too_many_requests */
export const askRecovery = operation<{ body: ForgotPasswordBody; reply: ForgotPasswordReply }>(
  'POST',
  '/form/forgot-password',
  {
    summary: 'Send a code for a new password, if there is an account',
    throws: ['too_many_requests'],
    access: 'public',
    reply: 'ForgotPasswordReply',
    example: { body: { email: exampleUser.email }, reply: { sent: true } },
  },
);

export const getPassRecoverForm = operation<{ params: { token: string }; reply: PassRecoverFormReply }>(
  'GET',
  '/form/pass-recover/:token',
  {
    summary: 'Form of a new password behind a code from a mail',
    access: 'public',
    reply: 'PassRecoverFormReply',
    example: {
      params: { token: EXAMPLE_CODE },
      reply: {
        form: {
          name: 'pass-recover',
          action: '/form/pass-recover',
          fields: [
            ...exampleNewPasswordFields('Новий пароль', 'Пароль ще раз'),
            { name: 'code', fullName: 'code', type: 'hidden', required: true, value: EXAMPLE_CODE },
            exampleCsrfField,
          ],
        },
      },
    },
  },
);

/** Sets the new password, ends every session of the account and logs its owner in. @throws code_spent, invalid_form */
export const recoverPassword = operation<{ body: PassRecoverBody; reply: PassRecoverReply }>(
  'POST',
  '/form/pass-recover',
  {
    summary: 'Set a new password and log its owner in',
    throws: ['code_spent', 'busy'],
    access: 'public',
    session: true,
    changes: ['user', 'user-sessions'],
    reply: 'PassRecoverReply',
    example: {
      body: {
        code: EXAMPLE_CODE,
        password: 'довга фраза з чотирьох слів',
        repeat_password: 'довга фраза з чотирьох слів',
      },
      reply: exampleUser,
    },
  },
);
