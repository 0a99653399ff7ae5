import { type FormReply, operation } from '@stezhka/kit-contract';
import type { User } from './user.ts';

export interface LoginBody {
  email: string;
  password: string;
}
/** Who has a second factor gets the form of the second step instead of a user. */
export type LoginReply = User | FormReply;

export type LoginFormReply = FormReply;
export type LogoutReply = [];

export const getLoginForm = operation<{ reply: LoginFormReply }>('GET', '/form/login', {
  access: 'public',
  reply: 'LoginFormReply',
});

const options = {
  access: 'public',
  session: true,
  changes: ['user'],
  reply: 'LoginReply',
} as const;

/** @throws login_refused, login_slowed, invalid_form */
export const submitLogin = operation<{ body: LoginBody; reply: LoginReply }>('POST', '/form/login', {
  ...options,
});
/** Same as `submitLogin` (product 7.3). */
export const login = operation<{ body: LoginBody; reply: LoginReply }>('POST', '/login', {
  ...options,
});

export const logout = operation<{ reply: LogoutReply }>('POST', '/logout', {
  access: 'public',
  session: true,
  changes: ['user'],
  reply: 'LogoutReply',
});
