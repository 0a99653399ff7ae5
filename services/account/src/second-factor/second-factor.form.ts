import { defineForm, hidden, password, text } from '@stezhka/kit/forms';

const code = text({
  label: { uk: 'Код із застосунку', ru: 'Код из приложения', en: 'Code from the app' },
  hint: {
    uk: 'Шість цифр. Якщо телефона поруч немає, підійде запасний код.',
    ru: 'Шесть цифр. Если телефона рядом нет, подойдёт запасной код.',
    en: 'Six digits. Without your phone at hand, a recovery code will do.',
  },
  required: true,
  maxLength: 20,
  autocomplete: 'one-time-code',
});

export const secondFactorForm = defineForm('second-factor', {
  action: '/form/second-factor',
  fields: { ticket: hidden(), code },
});

export const enrolmentForm = defineForm('enrolment', {
  action: '/form/second-factor/enrol',
  fields: {
    code: text({
      label: code.options.label!,
      required: true,
      maxLength: 20,
      autocomplete: 'one-time-code',
    }),
  },
});
export const enrolmentStartForm = defineForm('enrolment-start', { fields: { password: password({}) } });

export const secondFactorOffForm = defineForm('second-factor-off', {
  action: '/form/second-factor/off',
  fields: {
    password: password({
      label: { uk: 'Ваш пароль', ru: 'Ваш пароль', en: 'Your password' },
      required: true,
      autocomplete: 'current-password',
    }),
    code,
  },
});

export const WRONG_CODE = {
  uk: 'Код не підходить. Дочекайтеся нового й спробуйте ще раз.',
  ru: 'Код не подходит. Дождитесь нового и попробуйте ещё раз.',
  en: 'This code does not fit. Wait for a new one and try again.',
};
