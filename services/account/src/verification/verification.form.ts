import { defineForm, hidden, password } from '@stezhka/kit/forms';
import { labels } from '../login/login.form.ts';

const action = '/form/verify-email';
const code = hidden({ required: true });
const typed = { label: labels.password, autocomplete: 'current-password' };

/** The form for the owner in a session of the account. */
export const ownerForm = defineForm('verify-email', { action, fields: { code } });
/** The form for every other visitor who opens the link. */
export const passwordForm = defineForm('verify-email', {
  action,
  fields: { code, password: password({ ...typed, required: true }) },
});
/** Whether the password is required depends on the code's owner. */
export const submittedForm = defineForm('verify-email', {
  action,
  fields: { code, password: password(typed) },
});
