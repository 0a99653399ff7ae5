import { button, defineMail, note, paragraph } from '@stezhka/kit/mail';
import { EXAMPLE_CODE, freshCode, noData } from '../codes/codes.service.ts';

const path = (code: string) => `/verify-email/${code}`;

export const welcomeMail = defineMail<object, { code: string }>('welcome', {
  schema: noData,
  example: { code: EXAMPLE_CODE },
  complete: freshCode('email'),
  texts: {
    uk: ({ code }, { url }) => ({
      subject: 'Ваш щоденник відкрито',
      preview: 'Лишилося підтвердити пошту.',
      heading: 'Вітаємо на «Стежці»',
      body: [
        paragraph('Щоденник безкоштовний, і написане бачите тільки ви. Почати можна з одного рядка.'),
        paragraph('Підтвердьте, будь ласка, що ця пошта ваша.'),
        button('Підтвердити пошту', url(path(code))),
        note('Посилання діє три дні. Якщо щоденник створювали не ви, просто видаліть цей лист.'),
      ],
    }),
    ru: ({ code }, { url }) => ({
      subject: 'Ваш дневник открыт',
      preview: 'Осталось подтвердить почту.',
      heading: 'Добро пожаловать на «Стежку»',
      body: [
        paragraph('Дневник ничего не стоит, а читаете его только вы. Для начала хватит одной строки.'),
        paragraph('Подтвердите, пожалуйста, что эта почта ваша.'),
        button('Подтвердить почту', url(path(code))),
        note('На это есть три дня. Если дневник завели не вы, просто удалите письмо.'),
      ],
    }),
    en: ({ code }, { url }) => ({
      subject: 'Your diary is open',
      preview: 'One thing left: confirm your e-mail.',
      heading: 'Welcome to Stezhka',
      body: [
        paragraph('The diary is free, and only you can read what you write. One line is enough to start.'),
        paragraph('Please confirm that this address is yours.'),
        button('Confirm the e-mail', url(path(code))),
        note('The link works for three days. If you did not open a diary, just delete this e-mail.'),
      ],
    }),
  },
});
