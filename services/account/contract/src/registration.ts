import { type FormReply, operation } from '@stezhka/kit-contract';
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
  access: 'public',
  reply: 'RegistrationFormReply',
  example: {
    reply: {
      form: {
        name: 'registration',
        action: '/form/registration',
        fields: [
          {
            name: 'email',
            fullName: 'email',
            type: 'email',
            label: 'Пошта',
            required: true,
            value: '',
            autocomplete: 'email',
            validation: [{ regex: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', error: 'Неправильна електронна адреса' }],
            attr: { maxlength: 254 },
          },
          {
            name: 'password',
            fullName: 'password',
            type: 'password',
            label: 'Пароль',
            required: true,
            hint: 'Від 8 знаків. Довга фраза краща за хитре слово.',
            autocomplete: 'new-password',
            validation: [{ regex: '^[\\s\\S]{8,}$', error: 'Щонайменше символів: 8' }],
            attr: { maxlength: 128 },
          },
          {
            name: 'repeat_password',
            fullName: 'repeat_password',
            type: 'password',
            label: 'Пароль ще раз',
            required: true,
            autocomplete: 'new-password',
            attr: { maxlength: 128 },
          },
          {
            name: 'consent',
            fullName: 'consent',
            type: 'checkbox',
            label: 'Погоджуюся з політикою конфіденційності та захисту даних',
            required: true,
            value: '1',
            checked: false,
          },
          { name: '_csrf_token', fullName: '_csrf_token', type: 'hidden', value: 'k3J9' },
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
