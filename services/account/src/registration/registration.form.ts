import { PASSWORD_LENGTH } from '@stezhka/account-contract';
import { checkbox, defineForm, email, password } from '@stezhka/kit/forms';
import { passwordComplaints } from '../passwords/complaints.ts';
import { labels } from '../users/users.labels.ts';

export const registrationForm = defineForm('registration', {
  action: '/form/registration',
  fields: {
    email: email({ label: labels.email, required: true }),
    password: password({
      label: labels.password,
      required: true,
      minLength: PASSWORD_LENGTH.min,
      maxLength: PASSWORD_LENGTH.max,
      autocomplete: 'new-password',
      hint: {
        uk: 'Від 8 знаків. Довга фраза краща за хитре слово.',
        ru: 'От 8 знаков. Длинная фраза лучше мудрёного слова.',
        en: 'At least 8 characters. A long phrase beats a clever word.',
      },
    }),
    repeat_password: password({
      label: { uk: 'Пароль ще раз', ru: 'Пароль ещё раз', en: 'Password again' },
      required: true,
      autocomplete: 'new-password',
    }),
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
  check: (values) => passwordComplaints(values, values.email),
});
