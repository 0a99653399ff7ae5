import { type FormReply, operation } from '@stezhka/kit-contract';
import type { User } from './user.ts';

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
/** Does the same (product 7.3). */
export const login = operation<{ body: LoginBody; reply: LoginReply }>('POST', '/login', {
  ...options,
});

export const logout = operation<{ reply: LogoutReply }>('POST', '/logout', {
  access: 'public',
  session: true,
  changes: ['user'],
  reply: 'LogoutReply',
});
