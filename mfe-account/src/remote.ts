import { withFormTexts } from '@stezhka/shared-ui/form/with-texts';
import { defineRemote, type Feature } from '@stezhka/shell-contract';
import { auth } from './auth/auth.routes.ts';
import { cabinet } from './cabinet/cabinet.routes.ts';
import { mails } from './mails/mails.routes.ts';
import { profile } from './profile/profile.routes.ts';

const headerUser: Feature = {
  slots: {
    'account.header-user': () =>
      import(/* webpackChunkName: "slot-header-user" */ './header-user/header-user.slot.tsx'),
  },
};

export default defineRemote({
  service: 'account',
  features: [auth, mails, profile, cabinet, headerUser],
  messages: withFormTexts({
    uk: () => import(/* webpackChunkName: "texts-uk" */ './texts/uk.json'),
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
  }),
});
