import { operation } from '@stezhka/kit-contract';
import { exampleCsrfField } from './example-fields.ts';
import type { CodeFormReply } from './recovery.ts';

export type VerifyEmailFormReply = CodeFormReply;
export interface VerifyEmailBody {
  code: string;
}
export interface VerifyEmailReply {
  verified: true;
}
export interface VerifyEmailMailReply {
  /** False when the address is verified already. */
  sent: boolean;
}

const EXAMPLE_CODE = 'Y7kQ2mVx9cR4tN1bZ6wE8uH3pL5sJ0dFgAoIiKjTzXy';

export const getVerifyEmailForm = operation<{ params: { token: string }; reply: VerifyEmailFormReply }>(
  'GET',
  '/form/verify-email/:token',
  {
    summary: 'Form that confirms an address behind a code from a mail',
    access: 'public',
    reply: 'VerifyEmailFormReply',
    example: {
      params: { token: EXAMPLE_CODE },
      reply: {
        form: {
          name: 'verify-email',
          action: '/form/verify-email',
          fields: [
            { name: 'code', fullName: 'code', type: 'hidden', required: true, value: EXAMPLE_CODE },
            exampleCsrfField,
          ],
        },
      },
    },
  },
);

/** Says that the address is its owner's; a press of a button, because mail programs open links by themselves. @throws code_spent */
export const verifyEmail = operation<{ body: VerifyEmailBody; reply: VerifyEmailReply }>(
  'POST',
  '/form/verify-email',
  {
    summary: 'Confirm the address of an account',
    throws: ['code_spent'],
    access: 'public',
    changes: ['user', 'user-data'],
    reply: 'VerifyEmailReply',
    example: { body: { code: EXAMPLE_CODE }, reply: { verified: true } },
  },
);

/** Sends the caller another link. @throws too_many_requests */
export const sendVerifyEmail = operation<{ reply: VerifyEmailMailReply }>('POST', '/data/user/verify-email', {
  summary: 'Send the member another link that confirms the address',
  throws: ['too_many_requests'],
  access: 'user',
  reply: 'VerifyEmailMailReply',
  example: { reply: { sent: true } },
});
