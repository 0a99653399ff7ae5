/** Labels that several forms share. */
export const labels = {
  email: { uk: 'Пошта', ru: 'Почта', en: 'E-mail' },
  password: { uk: 'Пароль', ru: 'Пароль', en: 'Password' },
};
