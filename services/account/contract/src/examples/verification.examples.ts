import { describeCall } from '@stezhka/kit-contract/examples';
import { getVerifyEmailForm, sendVerifyEmail, verifyEmail } from '../verification.ts';
import { exampleCsrfField } from './form-fields.examples.ts';

const EXAMPLE_CODE = 'Y7kQ2mVx9cR4tN1bZ6wE8uH3pL5sJ0dFgAoIiKjTzXy';

describeCall(getVerifyEmailForm, {
  summary: 'Form that confirms an address behind a code from a mail',
  example: {
    params: { token: EXAMPLE_CODE },
    reply: {
      form: {
        name: 'verify-email',
        action: '/form/verify-email',
        fields: [
          { name: 'code', fullName: 'code', type: 'hidden', required: true, value: EXAMPLE_CODE },
          exampleCsrfField,
        ],
      },
    },
  },
});

describeCall(verifyEmail, {
  summary: 'Confirm the address of an account',
  throws: ['code_spent', 'login_slowed', 'busy'],
  example: { body: { code: EXAMPLE_CODE }, reply: { verified: true } },
});

describeCall(sendVerifyEmail, {
  summary: 'Send the member another link that confirms the address',
  throws: ['too_many_requests'],
  example: { reply: { sent: true } },
});
