import { describeCall } from '@stezhka/kit-contract/examples';
import { getLoginForm, login, logout, submitLogin } from '../login.ts';
import { finishOpenid, getOpenidProvider, startOpenid } from '../openid.ts';
import { exampleCsrfField, exampleEmailField } from './form-fields.examples.ts';
import { exampleUser } from './profile.examples.ts';

describeCall(getLoginForm, {
  summary: 'Login form',
  example: {
    reply: {
      form: {
        name: 'login',
        action: '/form/login',
        fields: [
          exampleEmailField('username'),
          {
            name: 'password',
            fullName: 'password',
            type: 'password',
            label: 'Пароль',
            required: true,
            autocomplete: 'current-password',
            attr: { maxlength: 128 },
          },
          exampleCsrfField,
        ],
      },
    },
  },
});

describeCall(submitLogin, {
  summary: 'Log in',
  throws: ['login_refused', 'login_slowed', 'busy', 'invalid_form'],
  example: {
    body: { email: exampleUser.email, password: 'довга фраза з чотирьох слів' },
    reply: exampleUser,
  },
});

describeCall(login, {
  summary: 'Log in without a form',
  throws: ['login_refused', 'login_slowed', 'busy', 'invalid_form'],
  example: {
    body: { email: exampleUser.email, password: 'довга фраза з чотирьох слів' },
    reply: exampleUser,
  },
});

describeCall(logout, { summary: 'Log out', example: { reply: [] } });

describeCall(getOpenidProvider, {
  summary: 'Identity provider that one may log in with',
  example: { reply: null },
});

describeCall(startOpenid, {
  summary: 'Begin a login at the identity provider',
  produces: 303,
  example: { query: { next: '/diary', locale: 'uk' }, reply: null },
});

describeCall(finishOpenid, {
  summary: 'Finish a login at the identity provider',
  produces: 303,
  example: { query: { code: 'n0-TUkcZ', state: 'pV3l0mbQ' }, reply: null },
});
