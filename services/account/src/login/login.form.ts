import { defineForm, email, password } from '@stezhka/kit/forms';
import { labels } from '../users/users.labels.ts';

export const loginForm = defineForm('login', {
  action: '/form/login',
  fields: {
    email: email({ label: labels.email, required: true, autocomplete: 'username' }),
    password: password({ label: labels.password, required: true, autocomplete: 'current-password' }),
  },
});
