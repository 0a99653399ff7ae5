import { type FormReply, operation } from '@stezhka/kit-contract';
import { exampleCsrfField, exampleEmailField, exampleNewPasswordFields } from './example-fields.ts';
import { exampleUser, type User } from './user.ts';

/** Characters (product 5, Registration). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export interface RegistrationBody {
  email: string;
  password: string;
  repeat_password: string;
  /** To the privacy policy; registration needs it. */
  consent: boolean;
}
export type RegistrationReply = User;
export type RegistrationFormReply = FormReply;

export const getRegistrationForm = operation<{ reply: RegistrationFormReply }>('GET', '/form/registration', {
  summary: 'Registration form',
  access: 'public',
  reply: 'RegistrationFormReply',
  example: {
    reply: {
      form: {
        name: 'registration',
        action: '/form/registration',
        fields: [
          exampleEmailField('email'),
          ...exampleNewPasswordFields('Пароль', 'Пароль ще раз'),
          {
            name: 'consent',
            fullName: 'consent',
            type: 'checkbox',
            label: 'Погоджуюся з політикою конфіденційності та захисту даних',
            required: true,
            value: '1',
            checked: false,
          },
          exampleCsrfField,
        ],
      },
    },
  },
});

/** Opens an account and logs its owner in. @throws invalid_form, too_many_requests */
export const register = operation<{ body: RegistrationBody; reply: RegistrationReply }>(
  'POST',
  '/form/registration',
  {
    summary: 'Open an account and log its owner in',
    throws: ['too_many_requests', 'busy'],
    access: 'public',
    session: true,
    changes: ['user'],
    reply: 'RegistrationReply',
    example: {
      body: {
        email: exampleUser.email,
        password: 'довга фраза з чотирьох слів',
        repeat_password: 'довга фраза з чотирьох слів',
        consent: true,
      },
      reply: exampleUser,
    },
  },
);
