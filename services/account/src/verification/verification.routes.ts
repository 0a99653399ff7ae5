import {
  getVerifyEmailForm,
  sendVerifyEmail,
  type VerifyEmailReply,
  verifyEmail,
} from '@stezhka/account-contract';
import { definition, formBody } from '@stezhka/kit/forms';
import { serve } from '@stezhka/kit/http';
import { codeParams, ownerOf } from '../codes/codes.service.ts';
import { ownerForm, passwordForm, submittedForm } from './verification.form.ts';
import { sendAnotherLink, verifyByCode } from './verification.service.ts';

export const verificationRoutes = [
  serve(getVerifyEmailForm, { params: codeParams }, async ({ params: { token: code }, locale, identity }) => {
    const owner = await ownerOf('email', code);
    if (!owner) return { form: null };
    const form = owner.id === identity.userId ? ownerForm : passwordForm;
    return { form: await definition(form, { locale, csrf: identity.csrf ?? '', values: { code } }) };
  }),
  serve(
    verifyEmail,
    { body: formBody(submittedForm) },
    async ({ body, identity }): Promise<VerifyEmailReply> => {
      await verifyByCode(body, identity);
      return { verified: true };
    },
  ),
  serve(sendVerifyEmail, {}, async ({ userId, locale }) => ({
    sent: await sendAnotherLink(userId(), locale),
  })),
];
