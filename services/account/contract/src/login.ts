import { type FormReply, operation } from '@stezhka/kit-contract';
import { exampleCsrfField, exampleEmailField } from './example-fields.ts';
import { exampleUser, type User } from './user.ts';

export interface LoginBody {
  email: string;
  password: string;
}
/** The user, or for staff whose password was right the form that takes their code. */
export type LoginReply = User | FormReply;

export type LoginFormReply = FormReply;
/** Nobody is logged in any more: what `getUser` answers from now on. */
export type LogoutReply = [];

export const getLoginForm = operation<{ reply: LoginFormReply }>('GET', '/form/login', {
  summary: 'Login form',
  access: 'public',
  reply: 'LoginFormReply',
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

const options = {
  access: 'public',
  throws: ['login_refused', 'login_slowed', 'busy', 'invalid_form'],
  session: true,
  changes: ['user'],
  reply: 'LoginReply',
  example: {
    body: { email: exampleUser.email, password: 'довга фраза з чотирьох слів' },
    reply: exampleUser,
  },
} as const;

/** @throws login_refused, login_slowed, invalid_form */
export const submitLogin = operation<{ body: LoginBody; reply: LoginReply }>('POST', '/form/login', {
  ...options,
  summary: 'Log in',
});
/** Does the same (product 7.3). */
export const login = operation<{ body: LoginBody; reply: LoginReply }>('POST', '/login', {
  ...options,
  summary: 'Log in without a form',
});

export const logout = operation<{ reply: LogoutReply }>('POST', '/logout', {
  summary: 'Log out',
  access: 'public',
  session: true,
  changes: ['user'],
  reply: 'LogoutReply',
  example: { reply: [] },
});
