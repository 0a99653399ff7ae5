import { operation } from '@stezhka/kit-contract';
import type { CodeFormReply } from './recovery.ts';

export type VerifyEmailFormReply = CodeFormReply;
export interface VerifyEmailBody {
  code: string;
  /** Needed outside a session of the account. */
  password?: string;
}
export interface VerifyEmailReply {
  verified: true;
}
export interface VerifyEmailMailReply {
  /** False for a verified address. */
  sent: boolean;
}

export const getVerifyEmailForm = operation<{ params: { token: string }; reply: VerifyEmailFormReply }>(
  'GET',
  '/form/verify-email/:token',
  {
    access: 'public',
    tags: ['user'],
    reply: 'VerifyEmailFormReply',
  },
);

/** Called by a button, because mail programs open links. @throws code_spent, invalid_form, login_slowed */
export const verifyEmail = operation<{ body: VerifyEmailBody; reply: VerifyEmailReply }>(
  'POST',
  '/form/verify-email',
  {
    access: 'public',
    changes: ['user', 'user-data'],
    reply: 'VerifyEmailReply',
  },
);

/** @throws too_many_requests */
export const sendVerifyEmail = operation<{ reply: VerifyEmailMailReply }>('POST', '/data/user/verify-email', {
  access: 'user',
  reply: 'VerifyEmailMailReply',
});
