import { PASSWORD_LENGTH } from '@stezhka/account-contract';
import { password } from '@stezhka/kit/forms';
import type { Localised } from '@stezhka/kit-contract';

export const newPassword = (label: Localised) =>
  password({
    label,
    required: true,
    minLength: PASSWORD_LENGTH.min,
    maxLength: PASSWORD_LENGTH.max,
    autocomplete: 'new-password',
    hint: {
      uk: 'Від 8 знаків. Довга фраза краща за хитре слово.',
      ru: 'От 8 знаков. Длинная фраза лучше мудрёного слова.',
      en: 'At least 8 characters. A long phrase beats a clever word.',
    },
  });

export const repeatPassword = password({
  label: { uk: 'Пароль ще раз', ru: 'Пароль ещё раз', en: 'Password again' },
  required: true,
  autocomplete: 'new-password',
});
