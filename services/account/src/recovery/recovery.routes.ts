import {
  type ForgotPasswordReply,
  getForgotPasswordForm,
  getPassRecoverForm,
  recoverPassword,
  requestRecovery,
} from '@stezhka/account-contract';
import { definition, formBody } from '@stezhka/kit/forms';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { codeParams, ownerOf } from '../codes/codes.service.ts';
import { completeLogin } from '../login/complete-login.ts';
import { forgotPasswordForm, passRecoverForm } from './recovery.form.ts';
import { enqueueRecovery, recover } from './recovery.service.ts';

export const recoveryRoutes = (most: number) => [
  serve(getForgotPasswordForm, {}, async ({ locale, identity }) => ({
    form: await definition(forgotPasswordForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(
    requestRecovery,
    { body: formBody(forgotPasswordForm) },
    async ({ body, req, locale }): Promise<ForgotPasswordReply> => {
      await enqueueRecovery(body.email, { address: visitorAddress(req), locale, most });
      return { sent: true };
    },
  ),
  serve(
    getPassRecoverForm,
    { params: codeParams },
    async ({ params: { token: code }, locale, identity }) => ({
      form: (await ownerOf('recovery', code))
        ? await definition(passRecoverForm, { locale, csrf: identity.csrf ?? '', values: { code } })
        : null,
    }),
  ),
  serve(recoverPassword, { body: formBody(passRecoverForm) }, async (call) =>
    completeLogin(
      await recover(call.body, { address: visitorAddress(call.req), locale: call.locale }),
      call,
      'recovery',
    ),
  ),
];
