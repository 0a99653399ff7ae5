import { getRegistrationForm, register } from '@stezhka/account-contract';
import { definition, formBody } from '@stezhka/kit/forms';
import { serve, visitorAddress } from '@stezhka/kit/http';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { noticeLogin } from '../known-devices/known-devices.ts';
import { rememberNetwork } from '../known-networks/known-networks.ts';
import { presentUser } from '../users/users.presenter.ts';
import { sessionOf } from '../users/users.service.ts';
import { registrationForm } from './registration.form.ts';
import { openAccount } from './registration.service.ts';

export const registrationRoutes = (most: number) => [
  serve(getRegistrationForm, {}, async ({ locale, identity }) => ({
    form: await definition(registrationForm, { locale, csrf: identity.csrf ?? '' }),
  })),
  serve(register, { body: formBody(registrationForm) }, async ({ body, req, locale, startSession }) => {
    const address = visitorAddress(req);
    const user = await openAccount(body, { address, locale, most });
    await Promise.all([rememberNetwork(user, address), noticeLogin(user, req)]);
    const start = sessionOf(user);
    startSession(start);
    logSecurityEvent('registered', { account: user.id });
    return presentUser(user, locale, start.roles);
  }),
];
