import { describeCall } from '@stezhka/kit-contract/examples';
import { getRegistrationForm, register } from '../registration.ts';
import { exampleCsrfField, exampleEmailField, exampleNewPasswordFields } from './form-fields.examples.ts';
import { exampleUser } from './profile.examples.ts';

describeCall(getRegistrationForm, {
  summary: 'Registration form',
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

describeCall(register, {
  summary: 'Open an account and log its owner in',
  throws: ['too_many_requests', 'busy'],
  example: {
    body: {
      email: exampleUser.email,
      password: 'довга фраза з чотирьох слів',
      repeat_password: 'довга фраза з чотирьох слів',
      consent: true,
    },
    reply: exampleUser,
  },
});
