import { checkbox, defineForm, email } from '@stezhka/kit/forms';
import { labels } from '../login/login.form.ts';
import { newPassword, repeatPassword } from '../passwords/new-password.fields.ts';
import { passwordErrors } from '../passwords/password-errors.ts';

export const registrationForm = defineForm('registration', {
  action: '/form/registration',
  fields: {
    email: email({ label: labels.email, required: true }),
    password: newPassword(labels.password),
    repeat_password: repeatPassword,
    consent: checkbox({
      label: {
        uk: 'Погоджуюся з політикою конфіденційності та захисту даних',
        ru: 'Соглашаюсь с политикой конфиденциальности и защиты данных',
        en: 'I agree with the Privacy Policy and Data Protection',
      },
      required: true,
      requiredText: {
        uk: 'Без цієї згоди щоденник не створити',
        ru: 'Без этого согласия дневник не создать',
        en: 'We can’t open a diary without this',
      },
    }),
  },
  check: (values) => passwordErrors(values, values.email),
});
