import { defineRemote } from '@stezhka/shell-contract';
import { cabinet } from './cabinet/cabinet.routes.ts';
import { forgotPassword } from './forgot-password/forgot-password.routes.ts';
import { headerUser } from './header-user/header-user.routes.ts';
import { login } from './login/login.routes.ts';
import { mails } from './mails/mails.routes.ts';
import { passRecover } from './pass-recover/pass-recover.routes.ts';
import { profile } from './profile/profile.routes.ts';
import { register } from './register/register.routes.ts';
import { secondFactor } from './second-factor/second-factor.routes.ts';
import { verifyEmail } from './verify-email/verify-email.routes.ts';

export default defineRemote({
  service: 'account',
  features: [
    login,
    register,
    forgotPassword,
    passRecover,
    verifyEmail,
    mails,
    secondFactor,
    profile,
    cabinet,
    headerUser,
  ],
  messages: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.ts'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.ts'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  },
});
