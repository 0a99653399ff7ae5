import {
  getLoginForm,
  type LoginBody,
  type LoginReply,
  type LogoutReply,
  login,
  logout,
  submitLogin,
} from '@stezhka/account-contract';
import { visitorAddress } from '@stezhka/kit/attempts';
import { definition, formBody } from '@stezhka/kit/forms';
import { type Context, serve } from '@stezhka/kit/serve';
import { secondFactorForm } from '../second-factor/second-factor.form.ts';
import { isEnrolled, issueTicket } from '../second-factor/second-factor.service.ts';
import { isStaff, sessionOf } from '../users/roles.ts';
import { presentUser } from '../users/users.model.ts';
import { loginForm } from './login.form.ts';
import { logIn } from './login.service.ts';

async function handleLogin({
  body,
  req,
  locale,
  startSession,
}: Context<{ body: LoginBody; reply: LoginReply }>): Promise<LoginReply> {
  const user = await logIn(body, visitorAddress(req));
  if (isStaff(user) && (await isEnrolled(user.id))) {
    const values = { ticket: await issueTicket(user) };
    return { form: await definition(secondFactorForm, { locale, values }) };
  }
  const start = sessionOf(user);
  startSession(start);
  return presentUser(user, locale, start.roles);
}

export const loginRoutes = [
  serve(getLoginForm, {}, async ({ locale, identity }) => ({
    form: await definition(loginForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(submitLogin, { body: formBody(loginForm) }, handleLogin),
  serve(login, { body: formBody(loginForm) }, handleLogin),
  serve(logout, {}, ({ endSession }): LogoutReply => {
    endSession();
    return [];
  }),
];
