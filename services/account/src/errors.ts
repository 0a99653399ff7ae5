import { accountErrors } from '@stezhka/account-contract';
import { errorTable } from '@stezhka/kit/errors';

export const errors = errorTable(accountErrors, {
  login_refused: {
    uk: 'Неправильна пошта або пароль',
    ru: 'Неверная почта или пароль',
    en: 'Incorrect login or password',
  },
  login_slowed: {
    uk: 'Забагато невдалих спроб. Спробуйте ще раз {wait}.',
    ru: 'Слишком много неудачных попыток. Попробуйте ещё раз {wait}.',
    en: 'Too many wrong tries. Try again {wait}.',
  },
  login_expired: {
    uk: 'Цей вхід тривав надто довго. Почніть, будь ласка, спочатку.',
    ru: 'Этот вход длился слишком долго. Начните, пожалуйста, сначала.',
    en: 'This login took too long. Please start again.',
  },
  busy: {
    uk: 'Зараз входить дуже багато людей. Спробуйте за кілька секунд.',
    ru: 'Сейчас входит очень много людей. Попробуйте через несколько секунд.',
    en: 'Very many people are logging in right now. Try again in a few seconds.',
  },
  enrolment_expired: {
    uk: 'Це налаштування вже не діє: минуло понад десять хвилин, або ваші входи відтоді завершено. Почніть, будь ласка, спочатку.',
    ru: 'Эта настройка больше не действует: прошло больше десяти минут, или с тех пор ваши входы завершены. Начните, пожалуйста, сначала.',
    en: 'This setup is no longer valid: more than ten minutes have passed, or your logins have ended since. Please begin anew.',
  },
  code_spent: {
    uk: 'Це посилання вже не діє. Попросіть нове.',
    ru: 'Эта ссылка больше не действует. Попросите новую.',
    en: 'This link no longer works. Ask for a new one.',
  },
  list_full: {
    uk: 'У списку вже {count} рядків, більше не вміститься. Приберіть щось зайве.',
    ru: 'В списке уже {count} строк, больше не поместится. Уберите что-нибудь лишнее.',
    en: 'The list holds {count} lines and no more. Take one out first.',
  },
  not_enough_money: {
    uk: 'На балансі недостатньо грошей. Поповніть його й спробуйте ще раз.',
    ru: 'На балансе недостаточно денег. Пополните его и попробуйте ещё раз.',
    en: 'There is not enough on the balance. Top it up and try again.',
  },
  export_too_soon: {
    uk: 'Архів збирається раз на добу. Попередній ще можна завантажити.',
    ru: 'Архив собирается раз в сутки. Предыдущий ещё можно скачать.',
    en: 'An archive is gathered once a day. The one before can still be downloaded.',
  },
  erasure_begun: {
    uk: 'Дані вже стираються, і спинити це не можна.',
    ru: 'Данные уже стираются, и остановить это нельзя.',
    en: 'Your data is being erased already, and that can no longer be stopped.',
  },
  email_unverified: {
    uk: 'Спершу підтвердьте пошту: посилання чекає в листі.',
    ru: 'Сначала подтвердите почту: ссылка ждёт в письме.',
    en: 'Confirm your e-mail first: the link is in the letter.',
  },
});
