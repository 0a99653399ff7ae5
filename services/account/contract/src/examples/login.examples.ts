import { describeCall } from '@stezhka/kit-contract/examples';
import { getLoginForm, login, logout, submitLogin } from '../login.ts';
import { exampleCsrfField, exampleEmailField } from './form-fields.examples.ts';
import { exampleUser } from './user.examples.ts';

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
