import { type FormReply, operation } from '@stezhka/kit-contract';
import type { User } from './user.ts';

/** Characters (product 5, Registration). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export interface RegistrationBody {
  email: string;
  password: string;
  repeat_password: string;
  consent: boolean;
}
export type RegistrationReply = User;
export type RegistrationFormReply = FormReply;

export const getRegistrationForm = operation<{ reply: RegistrationFormReply }>('GET', '/form/registration', {
  access: 'public',
  reply: 'RegistrationFormReply',
});

/** Logs the new member in. @throws invalid_form, too_many_requests */
export const register = operation<{ body: RegistrationBody; reply: RegistrationReply }>(
  'POST',
  '/form/registration',
  {
    access: 'public',
    session: true,
    changes: ['user'],
    reply: 'RegistrationReply',
  },
);
