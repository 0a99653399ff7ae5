import {
  getLoginForm,
  type LoginBody,
  type LoginReply,
  type LogoutReply,
  login,
  logout,
  submitLogin,
} from '@stezhka/account-contract';
import { definition, formBody } from '@stezhka/kit/forms';
import { type Context, serve, visitorAddress } from '@stezhka/kit/http';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { completeLogin } from './complete-login.ts';
import { loginForm } from './login.form.ts';
import { logIn } from './login.service.ts';

const handleLogin = async (call: Context<{ body: LoginBody; reply: LoginReply }>): Promise<LoginReply> =>
  completeLogin(await logIn(call.body, visitorAddress(call.req)), call);

export const loginRoutes = [
  serve(getLoginForm, {}, async ({ locale, identity }) => ({
    form: await definition(loginForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(submitLogin, { body: formBody(loginForm) }, handleLogin),
  serve(login, { body: formBody(loginForm) }, handleLogin),
  serve(logout, {}, ({ endSession, identity }): LogoutReply => {
    endSession();
    logSecurityEvent('logout', { account: identity.userId });
    return [];
  }),
];
