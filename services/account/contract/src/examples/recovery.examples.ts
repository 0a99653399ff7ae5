import { describeCall } from '@stezhka/kit-contract/examples';
import { getForgotPasswordForm, getPassRecoverForm, recoverPassword, requestRecovery } from '../recovery.ts';
import { exampleCsrfField, exampleEmailField, exampleNewPasswordFields } from './form-fields.examples.ts';
import { exampleUser } from './profile.examples.ts';

const EXAMPLE_CODE = 'q0Zl3Xn4Ew1t7Rk2yVb9uJm6aPc8sHd5fGo0iLtKxYw';

describeCall(getForgotPasswordForm, {
  summary: 'Form that asks for a new password',
  example: {
    reply: {
      form: {
        name: 'forgot-password',
        action: '/form/forgot-password',
        fields: [exampleEmailField('username'), exampleCsrfField],
      },
    },
  },
});

describeCall(requestRecovery, {
  summary: 'Send a code for a new password, if there is an account',
  throws: ['too_many_requests'],
  example: { body: { email: exampleUser.email }, reply: { sent: true } },
});

describeCall(getPassRecoverForm, {
  summary: 'Form of a new password behind a code from a mail',
  example: {
    params: { token: EXAMPLE_CODE },
    reply: {
      form: {
        name: 'pass-recover',
        action: '/form/pass-recover',
        fields: [
          ...exampleNewPasswordFields('Новий пароль', 'Пароль ще раз'),
          { name: 'code', fullName: 'code', type: 'hidden', required: true, value: EXAMPLE_CODE },
          exampleCsrfField,
        ],
      },
      removesSecondFactor: false,
    },
  },
});

describeCall(recoverPassword, {
  summary: 'Set a new password and log its owner in',
  throws: ['code_spent', 'busy'],
  example: {
    body: {
      code: EXAMPLE_CODE,
      password: 'довга фраза з чотирьох слів',
      repeat_password: 'довга фраза з чотирьох слів',
    },
    reply: exampleUser,
  },
});
