import { defineForm, email, hidden } from '@stezhka/kit/forms';
import { labels } from '../login/login.form.ts';
import { newPassword, repeatPassword } from '../passwords/new-password.fields.ts';
import { passwordErrors } from '../passwords/password-errors.ts';
import { ownerOfCode } from './recovery.service.ts';

export const forgotPasswordForm = defineForm('forgot-password', {
  action: '/form/forgot-password',
  fields: { email: email({ label: labels.email, required: true, autocomplete: 'username' }) },
});

export const passRecoverForm = defineForm('pass-recover', {
  action: '/form/pass-recover',
  fields: {
    password: newPassword({ uk: 'Новий пароль', ru: 'Новый пароль', en: 'New password' }),
    repeat_password: repeatPassword,
    code: hidden({ required: true }),
  },
  // The handler reports a dead code.
  check: async (values) => passwordErrors(values, (await ownerOfCode(values.code))?.user.email ?? ''),
});
