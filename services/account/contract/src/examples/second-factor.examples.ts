import type { FormDefinition } from '@stezhka/kit-contract';
import { describeCall } from '@stezhka/kit-contract/examples';
import {
  beginEnrolment,
  enrol,
  getSecondFactor,
  getSecondFactorForm,
  getSecondFactorOffForm,
  renewRecoveryCodes,
  type SecondFactorReply,
  submitSecondFactor,
  switchSecondFactorOff,
} from '../second-factor.ts';
import { exampleUser } from './profile.examples.ts';

const form: FormDefinition = {
  name: 'second-factor',
  action: '/form/second-factor',
  fields: [
    { name: 'ticket', fullName: 'ticket', type: 'hidden', value: '' },
    {
      name: 'code',
      fullName: 'code',
      type: 'text',
      label: 'Код із застосунку',
      required: true,
      value: '',
      autocomplete: 'one-time-code',
      attr: { maxlength: 20 },
    },
  ],
};

const off: SecondFactorReply = {
  enrolled: false,
  since: null,
  passed: false,
  recoveryCodesLeft: 0,
  required: false,
};
const password = 'довга фраза з чотирьох слів';
const recoveryCodes = ['k3j9-m2xq-7wpd', '8hfr-tz5n-c4va'];

describeCall(getSecondFactor, {
  summary: 'State of the second login step',
  example: { reply: off },
});

describeCall(beginEnrolment, {
  summary: 'New secret for an authenticator app',
  throws: ['conflict', 'login_slowed', 'busy', 'email_unverified'],
  example: {
    body: { password },
    reply: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      form: { ...form, name: 'enrolment', action: '/form/second-factor/enrol', fields: [form.fields[1]!] },
    },
  },
});

describeCall(enrol, {
  summary: 'Set the second login step up by its first code',
  throws: ['conflict', 'enrolment_expired', 'login_slowed', 'busy'],
  example: { body: { code: '123456' }, reply: { recoveryCodes } },
});

describeCall(getSecondFactorForm, { summary: 'Form of the second login step', example: { reply: { form } } });

describeCall(submitSecondFactor, {
  summary: 'Pass the second login step',
  throws: ['login_expired', 'login_slowed', 'busy', 'not_found'],
  example: { body: { ticket: 'q0Zl3Xn4Ew1t', code: '123456' }, reply: exampleUser },
});

describeCall(renewRecoveryCodes, {
  summary: 'New recovery codes for the second login step',
  throws: ['not_found'],
  example: { reply: { recoveryCodes } },
});

describeCall(getSecondFactorOffForm, {
  summary: 'Form that switches the second login step off',
  example: {
    reply: {
      form: {
        name: 'second-factor-off',
        action: '/form/second-factor/off',
        fields: [
          {
            name: 'password',
            fullName: 'password',
            type: 'password',
            label: 'Ваш пароль',
            required: true,
            autocomplete: 'current-password',
            attr: { maxlength: 128 },
          },
          form.fields[1]!,
        ],
      },
    },
  },
});

describeCall(switchSecondFactorOff, {
  summary: 'Switch the second login step off',
  throws: ['login_slowed', 'busy', 'forbidden'],
  example: { body: { password, code: '123456' }, reply: off },
});
