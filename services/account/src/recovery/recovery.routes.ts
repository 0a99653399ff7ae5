import {
  type ForgotPasswordReply,
  getForgotPasswordForm,
  getPassRecoverForm,
  recoverPassword,
  requestRecovery,
} from '@stezhka/account-contract';
import { definition, formBody } from '@stezhka/kit/forms';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { codeParams } from '../codes/codes.service.ts';
import { completeLogin } from '../login/complete-login.ts';
import { forgotPasswordForm, passRecoverForm } from './recovery.form.ts';
import { enqueueRecovery, ownerOfCode, recover } from './recovery.service.ts';

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
  serve(getPassRecoverForm, { params: codeParams }, async ({ params: { token: code }, locale, identity }) => {
    const found = await ownerOfCode(code);
    if (!found) return { form: null, removesSecondFactor: false };
    const form = await definition(passRecoverForm, { locale, csrf: identity.csrf ?? '', values: { code } });
    return { form, removesSecondFactor: found.removesSecondFactor };
  }),
  serve(recoverPassword, { body: formBody(passRecoverForm) }, async (call) =>
    completeLogin(await recover(call.body, call.locale), call, 'recovery'),
  ),
];
