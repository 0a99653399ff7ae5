import { accountErrors } from '@stezhka/account-contract';
import { errorTable } from '@stezhka/kit/errors';

export const errors = errorTable(accountErrors, {
  login_refused: {
    uk: 'Неправильна пошта або пароль',
    ru: 'Неверная почта или пароль',
    en: 'Incorrect login or password',
  },
  login_slowed: {
    uk: 'Забагато невдалих спроб. Спробуйте ще раз через {seconds} с.',
    ru: 'Слишком много неудачных попыток. Попробуйте ещё раз через {seconds} с.',
    en: 'Too many wrong tries. Try again in {seconds} s.',
  },
});
