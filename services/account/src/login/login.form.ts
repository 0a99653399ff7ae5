import { defineForm, email, password } from '@stezhka/kit/forms';

export const labels = {
  email: { uk: 'Пошта', ru: 'Почта', en: 'E-mail' },
  password: { uk: 'Пароль', ru: 'Пароль', en: 'Password' },
};

export const loginForm = defineForm('login', {
  action: '/form/login',
  fields: {
    email: email({ label: labels.email, required: true, autocomplete: 'username' }),
    password: password({ label: labels.password, required: true, autocomplete: 'current-password' }),
  },
});
