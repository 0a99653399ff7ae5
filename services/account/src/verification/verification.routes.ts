import {
  getVerifyEmailForm,
  sendVerifyEmail,
  type VerifyEmailReply,
  verifyEmail,
} from '@stezhka/account-contract';
import { defineForm, definition, formBody, hidden } from '@stezhka/kit/forms';
import { serve } from '@stezhka/kit/http';
import { codeParams, ownerOf } from '../codes/codes.service.ts';
import { sendAnotherLink, verifyByCode } from './verification.service.ts';

const form = defineForm('verify-email', {
  action: '/form/verify-email',
  fields: { code: hidden({ required: true }) },
});

export const verificationRoutes = [
  serve(
    getVerifyEmailForm,
    { params: codeParams },
    async ({ params: { token: code }, locale, identity }) => ({
      form: (await ownerOf('email', code))
        ? await definition(form, { locale, csrf: identity.csrf ?? '', values: { code } })
        : null,
    }),
  ),
  serve(verifyEmail, { body: formBody(form) }, async ({ body }): Promise<VerifyEmailReply> => {
    await verifyByCode(body.code);
    return { verified: true };
  }),
  serve(sendVerifyEmail, {}, async ({ userId, locale }) => ({
    sent: await sendAnotherLink(userId(), locale),
  })),
];
